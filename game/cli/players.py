"""The players of the arena: levels, programs, one that bids for another, a stop-watch."""

import shlex
import time
from collections.abc import Callable

from game.bots.bot import ALL_LEVELS, NORMAL, answer, choose
from game.core.table import AUCTION, NAMING
from game.core.view import View
from game.mind import strong
from game.mind.strong import STRONG
from game.mind.thinking import Thinking

from .budgets import processor_clock, solver, thinking_for, wall_clock
from .external import Program
from .oracle import ORACLE, Oracle
from .table_play import Chooser

EXTERNAL, EXTERNAL_LEVEL = "cmd:", "cmd/"
BUDGET, MILLISECONDS = "/", "ms"

LEVELS = (*ALL_LEVELS, STRONG)
"""Every level, weakest first: whoever plays with a view alone."""


class UnknownPlayer(ValueError):
    """A text that names no player."""


class Level:
    """A level of `game.bots`."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: View, seed: int) -> str:
        """The level's action."""
        return choose(view, self.level, seed)

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The level's word, or None."""
        return answer(view, asking, self.level, seed)


class Strong:
    """The level of `game.mind`, with what it may spend on a decision."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking

    def choose(self, view: View, seed: int) -> str:
        """The level's action."""
        return strong.choose(view, seed, self.thinking)

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The level's word, or None."""
        return strong.answer(view, asking, seed, self.thinking)


class BiddenFor:
    """A player that only plays the cards; another bids, names, and says Kontra and Re for it."""

    def __init__(self, player: Chooser, bidder: Chooser) -> None:
        self.player = player
        self.bidder = bidder

    def choose(self, view: View, seed: int) -> str:
        """A card of the player's, anything else of the bidder's."""
        bids = view.table.phase in (AUCTION, NAMING)
        return (self.bidder if bids else self.player).choose(view, seed)

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The bidder's word, or None."""
        return self.bidder.answer(view, asking, seed)


class Timed:
    """A player with the seconds of its decisions; an action without a choice is not one.

    A player of this process is timed by its processor, whatever else the machine does; a program by
    the clock on the wall.
    """

    def __init__(self, player: Chooser) -> None:
        self.player = player
        self.now = time.perf_counter if isinstance(player, Program) else time.process_time
        self.seconds: list[float] = []

    def choose(self, view: View, seed: int) -> str:
        """The player's action."""
        started = self.now()
        action = self.player.choose(view, seed)
        ended = self.now()
        if len(view.legal()) > 1:
            self.seconds.append(ended - started)
        return action

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The player's word, or None."""
        started = self.now()
        word = self.player.answer(view, asking, seed)
        self.seconds.append(self.now() - started)
        return word


def check_player(name: str) -> None:
    """UnknownPlayer unless the text is a player: see `start_player`."""
    if is_program(name):
        command_of(name)
    elif name not in (ORACLE, *LEVELS):
        budget_of(name)


def is_program(name: str) -> bool:
    """Whether the text names an external program."""
    return name.startswith((EXTERNAL, EXTERNAL_LEVEL))


def budget_of(name: str) -> "tuple[int | None, int | None]":
    """The worlds or the milliseconds of a player ``strong/40`` or ``strong/300ms``.

    Neither for ``strong`` alone. UnknownPlayer for any other text.
    """
    level, mark, text = name.partition(BUDGET)
    number = text[: -len(MILLISECONDS)] if text.endswith(MILLISECONDS) else text
    if level != STRONG or (mark and not (number.isascii() and number.isdigit() and int(number))):
        raise UnknownPlayer(
            f"no such player: {name!r}; a player is {', '.join(LEVELS)}, {STRONG}/WORLDS, "
            f"{STRONG}/NUMBERms, {ORACLE}, or cmd:PROGRAM ARG..."
        )
    if not mark:
        return None, None
    return (None, int(number)) if number != text else (int(number), None)


def is_by_clock(name: str) -> bool:
    """Whether a clock ends the player's thinking, so that it need not repeat itself."""
    return name.startswith(STRONG + BUDGET) and budget_of(name)[1] is not None


def command_of(name: str) -> "tuple[str, list[str]]":
    """The level in a program's requests and the words of its command, split as a shell would."""
    start, _, text = name.partition(":")
    level = start.partition("/")[2] if start.startswith(EXTERNAL_LEVEL) else NORMAL
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UnknownPlayer(f"{name!r}: {error}") from error
    if not words:
        raise UnknownPlayer("cmd: needs a program, as in 'cmd:PROGRAM ARG...'")
    return level, words


def level_player(
    level: str,
    worlds: "int | None",
    milliseconds: "int | None",
    now: Callable[[], float] = wall_clock,
) -> Chooser:
    """The player of one of LEVELS; the budget is for `STRONG`, see `thinking_for`."""
    if level == STRONG:
        return Strong(thinking_for(worlds, milliseconds, now))
    return Level(level)


def start_player(
    name: str, worlds: "int | None", milliseconds: "int | None", timeout: float
) -> Chooser:
    """The player of a text, which says its own budget or takes the one given.

    Milliseconds are the processor's, so that a busy machine makes no difference.

    A level; ``strong/40`` (worlds) or ``strong/300ms``; ``oracle``; ``cmd:PROGRAM ARG...`` or, with
    a level for its requests, ``cmd/easy:PROGRAM ARG...``. `Program.close` ends a program.
    UnknownPlayer for any other text.
    """
    check_player(name)
    if is_program(name):
        level, words = command_of(name)
        return Program(words, level, worlds, milliseconds, timeout)
    if name == ORACLE:
        return Oracle(solver())
    if name in LEVELS:
        return level_player(name, worlds, milliseconds, processor_clock)
    return level_player(STRONG, *budget_of(name), processor_clock)

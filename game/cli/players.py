"""The players of the arena: levels, programs, one that bids for another, a stop-watch."""

import shlex
import time

from game.bots.bot import ALL_LEVELS, answer, choose
from game.core.table import AUCTION, NAMING
from game.core.view import View
from game.mind import strong
from game.mind.strong import STRONG
from game.mind.thinking import Thinking

from .budgets import solver, thinking_for
from .external import Program
from .oracle import ORACLE, Oracle
from .table_play import Chooser

EXTERNAL = "cmd:"

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
    """A player with the seconds of its decisions; an action without a choice is not one."""

    def __init__(self, player: Chooser) -> None:
        self.player = player
        self.seconds: list[float] = []

    def choose(self, view: View, seed: int) -> str:
        """The player's action."""
        started = time.perf_counter()
        action = self.player.choose(view, seed)
        ended = time.perf_counter()
        if len(view.legal()) > 1:
            self.seconds.append(ended - started)
        return action

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The player's word, or None."""
        started = time.perf_counter()
        word = self.player.answer(view, asking, seed)
        self.seconds.append(time.perf_counter() - started)
        return word


def check_player(name: str) -> None:
    """UnknownPlayer unless the text is a level, the oracle, or ``cmd:`` with a command."""
    if name.startswith(EXTERNAL):
        command_of(name)
    elif name != ORACLE and name not in LEVELS:
        raise UnknownPlayer(
            f"no such player: {name!r}; a player is {', '.join(LEVELS)}, {ORACLE}, "
            "or cmd:PROGRAM ARG..."
        )


def command_of(name: str) -> list[str]:
    """The words of a ``cmd:`` player's command, split as a shell would."""
    try:
        words = shlex.split(name[len(EXTERNAL) :])
    except ValueError as error:
        raise UnknownPlayer(f"{name!r}: {error}") from error
    if not words:
        raise UnknownPlayer("cmd: needs a program, as in 'cmd:PROGRAM ARG...'")
    return words


def level_player(level: str, worlds: "int | None", milliseconds: "int | None") -> Chooser:
    """The player of one of LEVELS; the budget is for `STRONG`, see `thinking_for`."""
    if level == STRONG:
        return Strong(thinking_for(worlds, milliseconds))
    return Level(level)


def start_player(
    name: str, worlds: "int | None", milliseconds: "int | None", timeout: float
) -> Chooser:
    """The player of a text that `check_player` accepts. `Program.close` ends an external one."""
    check_player(name)
    if name.startswith(EXTERNAL):
        return Program(command_of(name), worlds, milliseconds, timeout)
    if name == ORACLE:
        return Oracle(solver())
    return level_player(name, worlds, milliseconds)

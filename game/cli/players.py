"""The players of the arena: levels, external programs, one that bids for another, a stop-watch."""

import shlex
import time

from game.bots.bot import ALL_LEVELS, answer, choose
from game.core.table import AUCTION, NAMING
from game.core.view import View

from .external import Program
from .table_play import Chooser

EXTERNAL = "cmd:"


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
    """UnknownPlayer unless the text is a level or ``cmd:`` with a command."""
    if name.startswith(EXTERNAL):
        command_of(name)
    elif name not in ALL_LEVELS:
        raise UnknownPlayer(
            f"no such player: {name!r}; a player is {', '.join(ALL_LEVELS)}, or cmd:PROGRAM ARG..."
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


def start_player(name: str, worlds: "int | None", timeout: float) -> "Level | Program":
    """The player of a text that `check_player` accepts. `Program.close` ends an external one."""
    check_player(name)
    if name.startswith(EXTERNAL):
        return Program(command_of(name), worlds, timeout)
    return Level(name)

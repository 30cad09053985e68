"""The lesson: a first hand for somebody who has never played, apart from the person's own session.

A deal and a log are given; as long as the person plays along, the bots play that log, and each
step has its text. Whoever plays otherwise is free to: then the bots play on by themselves. Nothing
of it is kept, and the sitting that was left is taken up again as it was. Whatever the settings say,
the table waits for the person, and nothing that the person could do happens by itself.
"""

from typing import TYPE_CHECKING

from ..core.cards import SHORT, parse_cards
from ..core.round import new_round
from ..core.rulesets import Ruleset
from ..core.table import AUCTION, NAMING
from .keeping import Keeper
from .session import Session
from .sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core.view import View
    from .ports import Chooser

HANDS = (
    "EO HO EU HX G9 SA",
    "H9 GK SX GO EA E9",
    "GA HA S9 SU EX HU",
    "GU GX SK SO EK HK",
)
"""Seat 0, the person's, plays a Sauspiel on GA, which seat 2 holds."""

LOG = (
    "0 sauspiel,1 pass,2 pass,3 pass,0 call G,"
    "0 EO,1 H9,2 HA,3 HK,0 G9,1 GK,2 GA,3 GX,2 S9,3 SK,0 SA,1 SX,"
    "0 EU,1 GO,2 HU,3 GU,1 EA,2 EX,3 EK,0 HX,0 HO,1 E9,2 SU,3 SO"
)
DEALER = 3
PAGES = 3
"""How many pages there are to read before the first bid."""

_SCRIPT = tuple([(int(entry[0]), entry[2:]) for entry in LOG.split(",")])


class Script:
    """The bots of the lesson: they play the log, or on their own where it has been left."""

    def __init__(self, chooser: "Chooser") -> None:
        self._chooser = chooser

    def choose(self, view: "View", level: str, seed: int) -> str:
        """The action of a bot whose turn it is."""
        log = view.table.log
        if is_script(log):
            return _SCRIPT[len(log)][1]
        return self._chooser.choose(view, level, seed)

    def answer(self, view: "View", asking: str, level: str, seed: int) -> "str | None":  # noqa: ARG002
        """Nobody says Kontra in a first hand."""
        return None


class LessonStore:
    """Keeps the lesson as long as it lasts, and no longer."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def read(self, name: str) -> "str | None":
        """The text kept under a name, None if there is none."""
        return self._texts.get(name)

    def write(self, name: str, text: str) -> bool:
        """Nothing of it has to outlive the lesson."""
        self._texts[name] = text
        return True

    def length(self, name: str) -> int:
        """How many characters a text has; 0 if there is none."""
        return len(self._texts.get(name, ""))

    def holds(self, name: str) -> bool:
        """Nothing outlives the lesson, and nothing has to: as if it did."""
        return name in self._texts

    def rename(self, name: str, to: str) -> bool:
        """Gives a text another name."""
        self._texts[to] = self._texts.pop(name)
        return True

    def remove(self, name: str) -> None:
        """Forgets a text."""
        self._texts.pop(name, None)

    def names(self) -> "list[str]":
        """The names of all texts kept."""
        return sorted(self._texts)


def is_script(log: "tuple[tuple[int, str], ...]") -> bool:
    """Whether the deal has gone as the lesson has it, and isn't over."""
    return len(log) < len(_SCRIPT) and log == _SCRIPT[: len(log)]


class Lesson:
    """The lesson being held. ``own`` is the sitting that waits for its end, ``page`` from 1."""

    def __init__(self, own: Sitting, levels: "Callable[[], tuple[str, ...]]") -> None:
        self.own = own
        self.page = 1
        keeper = Keeper(LessonStore(), own.keeper.version, "")
        self.sitting = Sitting(keeper, Script(own.chooser), levels)
        self.sitting.session = Session(0, 1, DEALER)
        dealt = tuple([parse_cards(hand) for hand in HANDS])
        self.sitting.deal = new_round(Ruleset(), SHORT, DEALER, dealt)

    def step(self) -> str:
        """The name of the step that the deal has reached; `ui.lessons` has its text."""
        table = self.sitting.deal.table
        log = table.log
        is_over = self.sitting.deal.is_over and not self.sitting.is_resting
        if log != _SCRIPT[: len(log)]:
            return "over.free" if is_over else "free"
        if is_over:
            return "over"
        if not log:
            return f"page.{self.page}" if self.page <= PAGES else "bid"
        if table.phase == AUCTION:
            return "bids"
        if table.phase == NAMING:
            return "call"
        if self.sitting.is_resting:
            return f"trick.{table.complete_tricks}"
        number = table.complete_tricks + 1
        return f"play.{number}" if table.turn == 0 else "watch"

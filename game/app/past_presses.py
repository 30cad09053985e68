"""The presses on past deals: what is listed, what is searched for, and one that is looked at."""

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..core.errors import SchafkopfError
from ..core.games import KINDS
from ..core.record import parse_record, replay
from ..core.strict_json import write_json
from ..ui.panels.past import (
    ALL,
    COPY,
    KIND,
    LIST,
    LOOK,
    MAX_WORDS,
    NEWER,
    OLDER,
    OUTCOMES,
    PAGE,
    PASSED,
    WON,
    WORDS,
    Looked,
    Past,
    PastDeal,
)
from ..ui.panels.past_sums import SUMS, Sum
from ..ui.told import Told, told
from . import archiving
from .deal_text import whole_number

if TYPE_CHECKING:
    from .menu import Game
    from .ports import Archive, Host


class PastPresses:
    """What the panel shows of past deals. `begin` asks for the newest, `end` when it is closed."""

    def __init__(self, archive: "Archive", host: "Host", game: "Game") -> None:
        self._archive = archive
        self._host = host
        self._game = game
        self._kind = ALL
        self._won = ALL
        self._words = ""
        self._first = 0
        self._count = 0
        self._total = 0
        self._deals: tuple[PastDeal, ...] = ()
        self._sums: tuple[Sum, ...] = ()
        self._is_by_contract = False
        self._fault = ""
        self._looked: Looked | None = None
        self._record = ""  # the text of the deal that is looked at
        self._told: Told | None = None
        self._is_there = False
        self._is_open = True

    @property
    def past(self) -> Past:
        """All of it as the screen shows it."""
        return Past(
            self._kind,
            self._won,
            self._words,
            self._first,
            self._count,
            self._total,
            self._deals,
            self._sums,
            self._is_by_contract,
            self._fault,
            self._looked,
            self._told,
            self._is_there,
        )

    def begin(self) -> None:
        """Asks how the archive is kept, and for its newest deals."""
        self._archive.ask(archiving.LOOK, "", self._on_shelf)
        self._find()

    def end(self) -> None:
        """Lets the archive forget the list."""
        self._is_open = False
        self._archive.ask(archiving.CLOSE, "", lambda head, body: None)  # noqa: ARG005

    def press(self, act: str) -> None:
        """Does what a press asks for; anything else is nothing."""
        self._told = None
        if act.startswith(LOOK):
            self._look(whole_number_of(act[len(LOOK) :]))
        elif act == LIST:
            self._looked = None
        elif act == SUMS:
            self._is_by_contract = not self._is_by_contract
        elif act == COPY and self._record:
            is_copied = self._host.copy(self._record)
            self._told = told("past.copied" if is_copied else "data.bad.refused")
        elif act == NEWER and self._first > 0:
            self._turn(self._first - PAGE)
        elif act == OLDER and self._first + PAGE < self._count:
            self._turn(self._first + PAGE)
        else:
            self._choose(act)
        self._game.show()

    def _choose(self, act: str) -> None:
        """Lists other deals."""
        if act.startswith(KIND) and act[len(KIND) :] in KINDS + (ALL, PASSED):
            self._kind = act[len(KIND) :]
        elif act.startswith(WON) and act[len(WON) :] in OUTCOMES:
            self._won = act[len(WON) :]
        elif act.startswith(WORDS) and len(act) - len(WORDS) <= MAX_WORDS:
            self._words = act[len(WORDS) :]
        else:
            return
        self._turn(0)

    def _turn(self, first: int) -> None:
        self._first = first
        self._find()

    def _find(self) -> None:
        query: OrderedDict[str, object] = OrderedDict()
        query["kind"] = "" if self._kind == ALL else self._kind
        query["won"] = "" if self._won == ALL else self._won
        query["words"] = self._words
        query["kinds"] = list(KINDS)
        query["from"] = self._first
        query["most"] = PAGE
        self._archive.ask(archiving.FIND, write_json(query), self._on_found)

    def _on_shelf(self, head: str, body: str) -> None:  # noqa: ARG002
        self._fault = archiving.read_shelf(head).fault
        self._show()

    def _on_found(self, head: str, body: str) -> None:  # noqa: ARG002
        self._total, self._count, self._deals, self._sums = archiving.read_found(head)
        self._is_there = True
        self._show()

    def _look(self, place: int) -> None:
        index = place - self._first
        if 0 <= index < len(self._deals):
            deal = self._deals[index]
            self._archive.ask(
                archiving.READ,
                str(place),
                lambda head, body: self._on_record(deal, body),  # noqa: ARG005
            )

    def _on_record(self, deal: PastDeal, text: str) -> None:
        self._record = text
        try:
            record = parse_record(text)
            seat = whole_number((record.meta or {}).get("seat"), 0) % 4
            played = replay(record)
            self._looked = Looked(deal, played.view(seat), played.result())
        except SchafkopfError:
            self._looked = Looked(deal, None, None)  # of a newer version; it can be copied
        self._show()

    def _show(self) -> None:
        if self._is_open:
            self._game.show()


def whole_number_of(text: str) -> int:
    """The number that a press says; -1 if it is none."""
    is_number = 0 < len(text) < 9 and all(char in "0123456789" for char in text)
    return int(text) if is_number else -1

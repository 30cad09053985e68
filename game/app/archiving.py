"""The archive of finished deals: what goes in, and what its answers say (`ports.Archive`).

A deal goes in when it is over, and once: the archive knows it by its cards and its log. Practice
and lessons stay out. What lies there is the record; contract, result and score are beside it, so
that ten thousand can be searched without replaying one.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..core.errors import BAD_REQUEST, BadText
from ..core.games import KINDS
from ..core.record import record_of
from ..core.strict_json import read_json, write_json
from ..ui.panels.past import PastDeal, Shelf
from ..ui.panels.past_sums import NO_ROLE, ROLES, UNKNOWN, Sum

if TYPE_CHECKING:
    from ..core.cards import Seat
    from ..core.round import Round
    from .controller import Controller
    from .sitting import Sitting

ADD, LOOK, FIND, READ, CLOSE = "add", "look", "find", "read", "close"
SAVE, PICK, STAGE, CHECK, TAKE = "save", "pick", "stage", "check", "take"
UNDO, CLEAR = "undo", "clear"
"""What the archive can be asked for."""


def archive_deal(game: "Controller") -> None:
    """Puts the deal that is over into the archive, unless it is practice or a lesson."""
    sitting = game.sitting
    if game.archive is None or game.lesson is not None or sitting.keeper.record_text is not None:
        return

    def added(head: str, body: str) -> None:  # noqa: ARG001
        if answer(head).get("cleared") is True:
            sitting.keeper.tell_cleared()
            game.show()

    game.archive.ask(ADD, deal_entry(sitting), added)


def deal_entry(sitting: "Sitting") -> str:
    """A finished deal as the archive takes it: the person's result beside the record."""
    deal, seat = sitting.deal, sitting.me
    meta: OrderedDict[str, object] = OrderedDict()
    meta["program"] = sitting.keeper.version
    meta["seat"] = seat
    meta["levels"] = list(sitting.levels())
    meta["number"] = sitting.session.number
    members: OrderedDict[str, object] = OrderedDict()
    members["kind"], members["won"], members["score"] = listed(deal, seat)
    members["record"] = record_of(deal, meta).to_json()
    return write_json(members)


def listed(deal: "Round", seat: "Seat") -> "tuple[str | None, bool | None, int]":
    """What the list says of a finished deal: its contract, and how it went for this seat."""
    contract, result = deal.table.contract, deal.result()
    kind = None if contract is None else contract.kind
    if result is None:
        return kind, None, 0
    return kind, result.won == deal.view(seat).on_declarers_side, result.scores[seat]


def read_shelf(head: str) -> Shelf:
    """What the archive says of itself."""
    members = answer(head)
    return Shelf(number(members, "count"), word(members, "fault"), word(members, "lasting"))


def read_found(head: str) -> "tuple[int, int, tuple[PastDeal, ...], tuple[Sum, ...]]":
    """How many deals there are, how many fit, those asked for, and what all that fit come to."""
    members = answer(head)
    rows, sums = members.get("rows"), members.get("sums")
    if not isinstance(rows, list) or not isinstance(sums, list):
        raise BadText(BAD_REQUEST, "the archive has found no list")
    deals = tuple([_past_deal(row) for row in rows])
    return number(members, "all"), number(members, "count"), deals, tuple(map(_sum, sums))


def _past_deal(row: object) -> PastDeal:
    """A row of the list. A contract that only a newer version knows is UNKNOWN."""
    if not isinstance(row, list) or len(row) != 4:
        raise BadText(BAD_REQUEST, "a found deal has four members")
    at, kind, won, score = row
    is_plain = isinstance(score, int) and not isinstance(score, bool)
    return PastDeal(
        str(at), _kind(kind), won if isinstance(won, bool) else None, score if is_plain else 0
    )


def _sum(row: object) -> Sum:
    """What the deals of a contract come to in which the person had one role."""
    if not isinstance(row, list) or len(row) != 5:
        raise BadText(BAD_REQUEST, "a sum of deals has five members")
    kind, role, deals, won, score = row
    return Sum(_kind(kind), role if role in ROLES else NO_ROLE, deals, won, score)


def _kind(kind: "str | None") -> "str | None":
    return kind if kind is None or kind in KINDS else UNKNOWN


def answer(head: str) -> "dict[str, object]":
    """The members of an answer's head."""
    members = read_json(head)
    if not isinstance(members, dict):
        raise BadText(BAD_REQUEST, "an answer of the archive is an object")
    return members


def number(members: "dict[str, object]", name: str) -> int:
    """A whole number of an answer; 0 if it has none."""
    value = members.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def word(members: "dict[str, object]", name: str) -> str:
    """A word of an answer; empty if it has none."""
    value = members.get(name)
    return value if isinstance(value, str) else ""

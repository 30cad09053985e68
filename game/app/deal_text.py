"""A deal as text: its record, with what the session needs to take it up again in ``meta``."""

from typing import TYPE_CHECKING

from ..core.cards import Seat
from ..core.record import parse_record, record_of, replay
from ..core.table import KONTRA, RE
from .keeping import Kept
from .session import Session

if TYPE_CHECKING:
    from collections import OrderedDict


def deal_text(kept: Kept, meta: "OrderedDict[str, object]") -> str:
    """The deal as it is kept; ``meta`` says who kept it and is added to."""
    meta["number"] = kept.number
    meta["seed"] = kept.bot_seed
    meta["taken"] = kept.taken
    if kept.declined:
        meta["declined"] = list(kept.declined)
    return record_of(kept.deal, meta).to_text()


def read_deal(text: str, source: "str | None") -> "Kept | None":
    """The deal of a kept text, None if it has another source. SchafkopfError if it isn't one."""
    record = parse_record(text)
    deal = replay(record)
    meta = record.meta or {}
    if meta.get("source") != source:
        return None
    return Kept(
        deal,
        _seat(meta),
        whole_number(meta.get("number"), 1),
        whole_number(meta.get("seed"), 0),
        min(whole_number(meta.get("taken"), 0), deal.table.complete_tricks),
        _declined(meta),
    )


def begin_from(text: str, bot_seed: int) -> tuple[Session, Kept]:
    """The session and the deal that a record in the page's address begins.

    SchafkopfError if it isn't one.
    """
    record = parse_record(text)
    deal = replay(record)
    seat = _seat(record.meta or {})
    session = Session(seat, 1, record.dealer)
    return session, Kept(deal, seat, 1, bot_seed, deal.table.complete_tricks, ())


def _seat(meta: "dict[str, object]") -> Seat:
    seat = whole_number(meta.get("seat"), 0)
    return seat if seat <= 3 else 0


def _declined(meta: "dict[str, object]") -> "tuple[str, ...]":
    words = meta.get("declined")
    return tuple([word for word in (KONTRA, RE) if isinstance(words, list) and word in words])


def whole_number(value: object, default: int) -> int:
    """A number of a record's meta, where anything may stand; else the default."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 60:
        return default
    return value

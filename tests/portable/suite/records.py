"""The golden records: read, replayed entry by entry, seen by every seat, and written again."""

from typing import TYPE_CHECKING

from game.core.cards import SEATS
from game.core.record import parse_record, record_of, record_of_view, replay, replay_view
from game.core.strict_json import read_json

from .interpreter import digest
from .states import result_line, state_line, table_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GOLDENS = "tests/golden/"


def results(read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield the end, the reckoning and the digest of all states of each golden record."""
    paths = read_json(read("files.json"))
    assert isinstance(paths, list)
    for path in paths:
        if path.startswith(GOLDENS):
            yield path[len(GOLDENS) :], replayed(read(path))


def replayed(text: str) -> str:
    """Replay a record; return its last state, its reckoning and a digest of all its states."""
    record = parse_record(text)
    assert parse_record(record.to_text()).to_text() == record.to_text()
    if record.viewer is not None:
        view = replay_view(record)
        return f"seat {view.seat}: {' '.join(view.legal())} {view.partner}"
    deal = replay(record)
    assert record_of(deal, record.meta).to_text() == record.to_text()
    whole = record.log
    record.log = ()
    past = replay(record)
    states = [table_line(past)]
    for seat, action in whole:
        past = past.apply(seat, action)
        states.append(table_line(past))
    assert states[-1] == table_line(deal)
    for seat in SEATS:
        seen = record_of_view(deal.view(seat)).to_text()
        states.append(seen)
        assert replay_view(parse_record(seen)).legal() == deal.view(seat).legal()
    return f"{state_line(deal)} | {result_line(deal.result())} | {digest('/'.join(states))}"

"""How many ways a deal can go on: the core counts what the reference has counted.

The rows of `tests/data/counts.json` are written by `python -m tests.reference.write_counts`.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.round import Round
from game.core.table import KONTRA, RE
from tests.core.build import play_on, replayed

Row = dict[str, Any]

COUNTS = Path(__file__).parent.parent / "data" / "counts.json"
ROWS: list[Row] = json.loads(COUNTS.read_text(encoding="utf-8"))


def entries_open(deal: Round, *, doubles: bool) -> list[tuple[int, str]]:
    """Every log entry that the core allows next, Kontra and Re only when asked for."""
    turn = deal.turn
    entries = [] if turn is None else [(turn, action) for action in deal.legal()]
    if doubles:
        entries += [(seat, KONTRA) for seat in deal.kontra_open()]
        entries += [(seat, RE) for seat in deal.re_open()]
    return entries


def count_leaves(deal: Round, depth: int, *, doubles: bool) -> int:
    """The number of continuations of so many entries, through the unchecked door."""
    entries = entries_open(deal, doubles=doubles)
    if depth == 0 or not entries:
        return 1
    return sum(
        count_leaves(deal.after(seat, action), depth - 1, doubles=doubles)
        for seat, action in entries
    )


@pytest.mark.parametrize("row", [pytest.param(row, id=row["name"]) for row in ROWS])
def test_counts(row: Row) -> None:
    deal = replayed(row["record"])
    split = {
        f"{seat} {action}": count_leaves(
            play_on(deal, f"{seat} {action}"), row["depth"] - 1, doubles=row["doubles"]
        )
        for seat, action in entries_open(deal, doubles=row["doubles"])
    }
    # On a failure the split shows the first entry under which core and reference part.
    assert split == row["split"], row["source"]
    assert sum(split.values()) == row["leaves"]


def test_every_row_is_worth_counting() -> None:
    assert len({row["name"] for row in ROWS}) == len(ROWS) >= 12
    for row in ROWS:
        assert row["source"]
        assert row["leaves"] >= 100
        assert sum(row["split"].values()) == row["leaves"]

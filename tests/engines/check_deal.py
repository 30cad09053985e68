"""A whole deal is played by clicking, and the next one begins."""

import pytest

from tests.engines.table import Table

HAND_SIZES = {"long": 8, "short": 6}


@pytest.mark.parametrize("deck", HAND_SIZES)
def test_a_deal_by_mouse(table: Table, deck: str) -> None:
    table.open(deck=deck)
    assert table.hand_size == HAND_SIZES[deck]
    assert table.play_on() == "next"
    assert table.word("data-phase") == "done"
    table.press("next")
    assert table.wait_for_me() in {"bid", "call", "trump", "kontra", "play", "lead"}
    assert table.hand_size == HAND_SIZES[deck]

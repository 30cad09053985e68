"""A person plays whole deals in the page."""

import pytest

from tests.browser.table import Table, first


@pytest.mark.parametrize("deck", ["long", "short"])
def test_a_deal_by_mouse(table: Table, deck: str) -> None:
    table.open(deck=deck)
    assert len(table.hand) == {"long": 8, "short": 6}[deck]
    assert table.play_on(first) == "next"
    assert table.phase in {"done", "passed"}
    table.press("next")
    assert table.phase == "auction"
    assert len(table.hand) == {"long": 8, "short": 6}[deck]

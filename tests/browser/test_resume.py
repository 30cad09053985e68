"""A reload in any phase finds the table exactly as it was."""

import itertools

import pytest

from tests.browser.deals import AUCTION, CALLED, k01
from tests.browser.table import Table, first, wants


def test_reload_before_the_first_bid(table: Table) -> None:
    table.open()
    before = table.state
    assert table.phase == "auction"
    assert table.reload().state == before


ASKED = [
    (["0 pass"], 1, "bid"),
    (AUCTION, 1, "call"),
    (["0 pass", "1 solo", "2 pass", "3 pass"], 1, "trump"),
    ([*CALLED, "0 EK"], 2, "kontra"),
    ([*CALLED, "2 kontra"], 1, "re"),
    ([*CALLED, "0 EK", "1 EX"], 2, "play"),
    ([*CALLED, "0 EK", "1 EX", "2 HA", "3 EA"], 2, "play"),
]


def test_reload_while_the_table_asks(table: Table) -> None:
    for log, seat, asking in ASKED:
        table.open(record=k01(log, seat))
        assert table.wait_for_me() == asking, log
        before = table.state
        table.reload()
        assert table.wait_for_me() == asking, log
        assert table.state == before, log
        table.page.evaluate("() => localStorage.clear()")


@pytest.mark.parametrize(
    "cards", [2, pytest.param(1, marks=pytest.mark.long)], ids=["every other", "every"]
)
def test_reload_after_every_card_to_the_next_deal(table: Table, cards: int) -> None:
    table.open(record=k01(AUCTION, seat=1))
    seen = set()
    asked = table.wait_for_me()
    for number in itertools.count():
        if asked == "next":
            break
        seen.add(table.phase)
        before = table.state
        if number % cards == 0:
            table.reload()
        assert table.wait_for_me() == asked
        assert table.state == before
        table.press(first(table, table.offered()))
        asked = table.wait_for_me()
    seen.add(table.phase)
    before = table.state
    table.reload()
    assert table.wait_for_me() == "next"
    assert table.state == before
    table.press("next")
    asked = table.wait_for_me()
    before = table.state
    table.reload()
    assert table.wait_for_me() == asked
    assert table.state == before
    assert seen == {"naming", "play", "done"}


def test_reload_while_a_trick_rests(table: Table) -> None:
    table.open(record=k01([*CALLED, "0 EK", "1 EX", "2 HA"], seat=3), pace="wait")
    table.press("play:EA")
    assert table.root.get_attribute("data-resting") == "true"
    before = table.state
    assert table.reload().state == before


def test_reload_after_all_have_passed(table: Table) -> None:
    table.open(record=k01(["0 pass", "1 pass", "2 pass"], seat=3))
    table.press("pass")
    assert table.wait_for_me() == "next"
    assert table.phase == "passed"
    before = table.state
    table.reload()
    assert table.wait_for_me() == "next"  # the reckoning is a late file: until then the hand lies
    assert table.state == before


@pytest.mark.long  # one begun with a deal from outside goes on above
def test_a_session_goes_on_where_it_was(table: Table) -> None:
    table.open()
    table.play_on(wants("sauspiel"))
    table.press("next")
    asked = table.wait_for_me()
    before = table.state
    table.reload()
    assert table.wait_for_me() == asked
    assert table.state == before

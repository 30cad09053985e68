"""A person plays whole deals in the page, by mouse and by keyboard."""

import pytest

from tests.browser.deals import AUCTION, k01
from tests.browser.keyboard import press_by_keys
from tests.browser.table import Table, first

pytestmark = pytest.mark.motion

HAND_SIZES = {"long": 8, "short": 6}


@pytest.mark.parametrize("deck", HAND_SIZES)
def test_a_deal_by_mouse(table: Table, deck: str) -> None:
    table.open(deck=deck)
    assert len(table.hand) == HAND_SIZES[deck]
    assert table.play_on(first) == "next"
    assert table.phase in {"done", "passed"}
    table.press("next")
    table.wait_for_me()
    assert table.phase in {"auction", "naming", "play"}


def test_a_deal_as_declarer_by_keyboard_alone(table: Table) -> None:
    table.open(record=k01(AUCTION, seat=1))
    assert table.wait_for_me() == "call"

    def press(act: str) -> None:
        press_by_keys(table, act)

    press("call:E")
    assert table.contract == "sauspiel"
    assert table.play_on(first, press=press) == "next"
    assert table.phase == "done"
    press("next")
    assert table.phase != "done"


def test_a_forbidden_card_says_why(table: Table) -> None:
    # C01: a suit led must be followed; seat 0 leads EK, seat 1 holds EX alone of Eichel.
    table.open(record=k01([*AUCTION, "1 call E", "0 EK"], seat=1))
    assert table.wait_for_me() == "play"
    assert table.offered() == ["play:EX"]
    before = table.hand
    forbidden = table.element("play:GX")
    assert forbidden.get_attribute("aria-disabled") == "true"
    # Playwright holds that what is disabled can't be pressed; people press it.
    forbidden.click(force=True)
    notice = table.root.locator('[data-kind="reason"]')
    notice.wait_for()
    assert table.hand == before
    ten = table.element("play:EX").get_attribute("aria-label")
    assert ten
    assert ten in notice.inner_text()
    assert "5.3" in notice.inner_text()

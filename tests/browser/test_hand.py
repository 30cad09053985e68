"""The hand in the page: sorted anew with motion when the contract is named, no mis-taps."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import CALLED, k01, with_settings
from tests.browser.table import Table

pytestmark = pytest.mark.motion

# Each card's motions set out and stay where they are; which cards move is noted.
NOTE_FLIGHTS = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  if (this.closest(".hand") !== null) window.flown.push(this.dataset.card);
  return animate.apply(this, given);
};
"""
# Seat 0 may play a Wenz; as it is held for a Sauspiel the Obers are trumps, in a Wenz they are not.
WENZ = {
    "v": 1,
    "rules": "stargames",
    "deck": "long",
    "dealer": 0,
    "hands": [
        "EO HO EU GU EA E9 HA S7",
        "GO SO HU SU HX HK GA GX",
        "H9 H8 H7 EX EK E8 GK G9",
        "G8 G7 SA SX SK S9 S8 E7",
    ],
    "log": ["1 pass", "2 pass", "3 pass"],
    "meta": {"seat": 0},
}
BEFORE = ["EO", "HO", "EU", "GU", "HA", "EA", "E9", "S7"]
AFTER = ["EU", "GU", "EA", "EO", "E9", "HA", "HO", "S7"]


def say_wenz(table: Table) -> None:
    """Bid a Wenz without taking the focus from a card; all others have passed."""
    table.element("wenz").evaluate("button => button.click()")
    expect(table.root).to_have_attribute("data-contract", "wenz", timeout=15_000)


def test_the_hand_is_sorted_anew_with_motion_and_keeps_the_focus(page: Page, table: Table) -> None:
    page.add_init_script(NOTE_FLIGHTS)
    table.open(record=WENZ, pace="fast")
    assert table.hand == BEFORE
    table.element("play:HO").focus()
    page.evaluate("() => { window.flown = []; }")
    say_wenz(table)
    assert table.hand == AFTER
    changed = {card for at, card in enumerate(AFTER) if card != BEFORE[at]}
    assert changed <= set(page.evaluate("() => window.flown"))
    assert page.evaluate("() => document.activeElement.dataset.card") == "HO"


def test_without_motion_the_cards_are_in_their_new_places_at_once(page: Page, table: Table) -> None:
    page.add_init_script(NOTE_FLIGHTS)
    page.emulate_media(reduced_motion="reduce")
    table.open(record=WENZ, pace="fast")
    say_wenz(table)
    assert table.hand == AFTER
    assert page.evaluate("() => window.flown") == []


@pytest.mark.parametrize(
    ("settings", "hand"),
    [
        ({"trumps": "right", "order": "rising"}, "E9 EA S7 HA GU EU HO EO"),
        ({"alternate": "on"}, "EO HO EU GU HA EA E9 S7"),
    ],
)
def test_the_hand_lies_as_it_is_wished(
    page: Page, table: Table, settings: dict[str, Any], hand: str
) -> None:
    with_settings(page, **settings)
    table.open(record=WENZ)
    assert table.hand == hand.split()


class TestPhone:
    """A narrow screen for fingers: a card takes two taps unless the person has chosen otherwise."""

    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
        return browser_context_args | phone

    def test_a_card_is_armed_moved_taken_back_and_played(self, table: Table) -> None:
        # Seat 0 leads and may say Kontra: playing on declines.
        table.open(record=k01(CALLED, seat=0))
        armed = table.root.locator(".hand [data-armed]")
        question = table.root.locator(".question")
        tap(table, "play:EK")
        expect(armed).to_have_attribute("data-card", "EK")
        expect(question).to_have_text("king of acorns: Press once more to play it.")
        tap(table, "play:E9")
        expect(armed).to_have_attribute("data-card", "E9")
        table.root.locator(".felt .plate").first.tap()
        expect(armed).to_have_count(0)
        assert len(table.hand) == 6
        tap(table, "play:E9")
        expect(armed).to_have_attribute("data-card", "E9")
        tap(table, "play:E9")
        expect(table.element("play:E9")).to_have_count(0)

    def test_the_table_says_what_to_press_where_it_waits(self, table: Table) -> None:
        table.open(record=k01([*CALLED, "0 EK", "1 EX", "2 HA"], seat=3), pace="wait")
        tap(table, "play:EA")
        tap(table, "play:EA")
        expect(table.root).to_have_attribute("data-resting", "true")
        go_on = table.element("go-on")
        expect(go_on).to_have_text("Go on")
        tap(table, "go-on")
        expect(table.root).not_to_have_attribute("data-resting", "true")


def tap(table: Table, act: str) -> None:
    """Tap an action as soon as a tap on it counts."""
    element = table.element(act)
    element.wait_for()
    table.page.wait_for_function("e => schafkopf.taps.isSettled(e)", arg=element.element_handle())
    element.tap()

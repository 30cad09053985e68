"""A tap meant for what was there before answers no new question; mouse and keys are never late."""

from typing import Any

import pytest
from playwright.sync_api import Page

from game.ui.screen import Screen
from tests.dom.conftest import Desk
from tests.ui.tables import LONG_HANDS, deal, played, screen

LONG = deal(LONG_HANDS, "long")
SOLO = "0 solo,1 pass,2 pass,3 pass"
LATE_MS = 250


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A screen for fingers."""
    return browser_context_args | {"has_touch": True}


@pytest.fixture
def table(page: Page) -> Desk:
    """A desk whose time stands still unless a test lets it go on."""
    page.emulate_media(reduced_motion="reduce")  # no card is away from its place
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    desk = Desk(page)
    desk.show(bidding())
    return desk


def bidding() -> Screen:
    return screen(LONG, 0)


def wait(desk: Desk, milliseconds: int) -> None:
    desk.page.clock.run_for(milliseconds)


def tap(desk: Desk, act: str) -> list[str]:
    desk.page.locator(f"[data-act='{act}']").tap(force=True)
    return desk.events()


def test_a_tap_on_what_has_just_come_is_nothing(table: Desk) -> None:
    wait(table, LATE_MS - 1)
    assert tap(table, "wenz") == []
    wait(table, 1)
    assert tap(table, "wenz") == ["act:wenz"]


def test_a_card_that_has_just_become_legal_is_not_played(table: Desk) -> None:
    table.show(screen(played(LONG, SOLO + ",0 trump E"), 1))
    wait(table, LATE_MS)
    assert tap(table, "play:SA") == ["act:play:SA"]
    # Seat 0 leads, and the cards of seat 1 mean something else.
    table.show(screen(played(LONG, SOLO + ",0 trump E,0 SK"), 1))
    wait(table, LATE_MS - 1)
    assert tap(table, "play:SA") == []
    assert tap(table, "play:GO") == []
    wait(table, 1)
    assert tap(table, "play:SA") == ["act:play:SA"]
    assert tap(table, "play:GO") == ["act:play:GO"]


def test_a_finger_that_came_down_before_the_change_is_late(table: Desk) -> None:
    wait(table, LATE_MS)
    box = table.page.locator("[data-act=wenz]").bounding_box()
    assert box is not None
    point = {"x": box["x"] + 5, "y": box["y"] + 5, "id": 0}
    touch = table.page.context.new_cdp_session(table.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    after = played(LONG, "0 pass,1 wenz")
    table.show(screen(after, 0))
    table.show(bidding())
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert table.events() == []


def test_a_bounce_does_not_commit_a_solo(table: Desk) -> None:
    wait(table, LATE_MS)
    assert tap(table, "solo") == ["act:solo"]
    armed = bidding()
    armed.armed = "solo"
    table.show(armed)
    assert tap(table, "solo") == []
    wait(table, LATE_MS)
    assert tap(table, "solo") == ["act:solo"]


def test_a_double_tap_on_a_card_is_a_clear_will(table: Desk) -> None:
    state = played(LONG, SOLO + ",0 trump E,0 SK")
    table.show(screen(state, 1))
    wait(table, LATE_MS)
    assert tap(table, "play:SA") == ["act:play:SA"]
    armed = screen(state, 1)
    armed.armed = "play:SA"
    table.show(armed)
    assert tap(table, "play:SA") == ["act:play:SA"]


def test_a_card_that_has_moved_under_the_finger_is_not_played(table: Desk) -> None:
    log = SOLO + ",0 trump E,0 SK"
    table.show(screen(played(LONG, log), 1))
    wait(table, LATE_MS)
    table.show(screen(played(LONG, log + ",1 SA"), 1))
    assert tap(table, "play:GO") == []
    wait(table, LATE_MS)
    assert tap(table, "play:GO") == ["act:play:GO"]


def test_mouse_and_keys_are_never_late(table: Desk) -> None:
    table.page.locator("[data-act=wenz]").click()
    assert table.events() == ["act:wenz"]
    table.page.locator("[data-act=wenz]").focus()
    table.page.keyboard.press("Enter")
    assert table.events() == ["act:wenz"]
    wait(table, LATE_MS)
    assert tap(table, "wenz") == ["act:wenz"]
    after = screen(played(LONG, "0 pass,1 pass,2 wenz,3 pass,0 EA"), 1)
    table.show(after)
    table.page.locator("[data-act='play:GO']").focus()
    table.page.keyboard.press("Enter")
    assert table.events() == ["act:play:GO"]


def test_a_tap_on_the_table_always_hurries(table: Desk) -> None:
    table.page.locator(".felt .plate").first.tap()
    assert table.events() == ["key:skip"]

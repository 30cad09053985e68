"""Who asks the system for less motion sees none, at any pace."""

import pytest
from playwright.sync_api import Page

from tests.browser.deals import K01_LOG, k01
from tests.browser.table import Table, wants

pytestmark = pytest.mark.motion

# Counts what moves after each frame: transitions, animations and flying cards alike.
WATCHER = """
window.moving = [];
document.addEventListener("DOMContentLoaded", () => {
  const apply = window.schafkopf.patch.apply;
  window.schafkopf.patch.apply = (operations) => {
    apply(operations);
    const running = document.getAnimations().filter((each) => each.playState === "running");
    const name = (each) => each.animationName || each.transitionProperty || "flight";
    window.moving.push(running.map(name));
  };
});
"""


def names_of_what_moves(page: Page, table: Table, log: list[str]) -> set[str]:
    """Play a deal on from a log to its reckoning, open and close panels; what has moved by then."""
    page.add_init_script(WATCHER)
    table.open(record=k01(log, seat=1), pace="slow")
    while table.root.get_attribute("data-panel") != "reckoning":
        if table.asking:
            table.press(wants("sauspiel")(table, table.offered()))
        else:
            before = table.moment
            table.root.locator(".felt").click(position={"x": 5, "y": 5})
            table.wait_for_change(before)
    for key in ("o", "Escape", "l", "Escape", "n"):
        page.keyboard.press(key)
    frames: list[list[str]] = page.evaluate("() => window.moving")
    assert len(frames) > len(K01_LOG) - len(log), "each bid and card is a frame of its own"
    return {name for names in frames for name in names}


def test_nothing_moves_over_a_deal_for_those_who_ask_for_it(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    assert names_of_what_moves(page, table, K01_LOG[:1]) == set()


def test_cards_fly_and_things_move_for_everybody_else(page: Page, table: Table) -> None:
    assert {"flight", "beckon"} <= names_of_what_moves(page, table, K01_LOG[:-4])

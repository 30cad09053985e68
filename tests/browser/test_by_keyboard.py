"""A whole session by keyboard alone: nothing needs a pointer, and the focus is always somewhere."""

import pytest
from playwright.sync_api import expect

from tests.browser.deals import K01_LOG, k01
from tests.browser.keyboard import FOCUSED, go_to, press_by_keys
from tests.browser.table import Table, first, wants

pytestmark = pytest.mark.motion

# Notes each frame that leaves the focus nowhere once it has been somewhere, and each pointer.
WATCHER = """
window.lost = [];
window.pointed = 0;
let isSomewhere = false;
document.addEventListener("focusin", () => { isSomewhere = true; });
for (const name of ["pointerdown", "mousedown", "touchstart"])
  document.addEventListener(name, () => { window.pointed += 1; }, true);
document.addEventListener("DOMContentLoaded", () => {
  const apply = window.schafkopf.patch.apply;
  window.schafkopf.patch.apply = (operations) => {
    apply(operations);
    if (isSomewhere && document.activeElement === document.body)
      window.lost.push(operations.slice(0, 300));
  };
});
"""
# What is wrong with how the focus shows, or an empty text.
FAULT = """
() => {
  const focused = document.activeElement;
  if (focused === document.body) return "nothing has the focus";
  const name = focused.getAttribute("data-act") || focused.className;
  const style = getComputedStyle(focused);
  const hasRing = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  // A title, which is only read, has a line below.
  const hasLine = focused.matches("h2") && style.boxShadow !== "none";
  if (!hasRing && !hasLine) return name + ": no ring";
  const box = focused.getBoundingClientRect();
  const isInside = box.left > -1 && box.top > -1 && box.left < innerWidth && box.top < innerHeight;
  if (!isInside) return name + ": out of sight";
  if (!focused.matches("button")) return "";
  // A card of the hand is partly covered by the next one: its strip must be seen.
  const [x, y] = [box.left + Math.min(8, box.width / 2), box.top + Math.min(8, box.height / 2)];
  const at = document.elementFromPoint(x, y);
  return at === focused || focused.contains(at) ? "" : name + ": covered";
}
"""


class Keyboard:
    """Presses keys, and sees after each that the focus is there to be seen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            assert self.page.evaluate(FAULT) == "", f"after {key}"

    def do(self, act: str) -> None:
        """Do one action of the game, by Tab, arrows and Enter."""
        go_to(self.table, act)
        assert self.page.evaluate(FAULT) == ""
        press_by_keys(self.table, act)
        assert self.page.evaluate(FAULT) == "", f"after {act}"

    def focused(self) -> str | None:
        act: str | None = self.page.evaluate(FOCUSED)
        return act

    def expect_panel(self, name: str) -> None:
        expect(self.table.root).to_have_attribute("data-panel", name)
        assert self.page.evaluate(FAULT) == ""


@pytest.fixture
def keys(table: Table) -> Keyboard:
    table.page.add_init_script(WATCHER)
    return Keyboard(table)


def test_a_session_by_keyboard_alone(table: Table, keys: Keyboard) -> None:
    table.open(record=k01(["0 pass"], seat=1))
    keys.press("Tab")
    # Help by its letter, and back to where it is opened from.
    keys.press("h")
    keys.expect_panel("help")
    keys.press("Tab", "End", "Escape")
    keys.expect_panel("")
    assert keys.focused() == "help"
    # A setting changed by Tab and arrows.
    go_to(table, "settings")
    keys.press("Enter")
    keys.expect_panel("settings")
    go_to(table, "set:theme=system")
    keys.press("ArrowRight", "ArrowRight")
    assert table.root.get_attribute("data-theme") == "dark"
    keys.press("Escape")
    keys.expect_panel("")
    assert keys.focused() == "settings"
    # The auction, the call, and the cards; after the first trick the last one is looked at.
    keys.do("sauspiel")
    while table.root.locator(".pile").count() == 0:
        table.wait_for_me()
        keys.do(wants("sauspiel")(table, table.offered()))
    table.wait_for_me()
    keys.press("l")
    keys.expect_panel("last-trick")
    expect(table.root.locator(".panel .card")).to_have_count(4)
    keys.press("Escape")
    assert keys.focused() == "last-trick"
    # A digit chooses a card of the hand.
    keys.press("1")
    assert keys.focused() == f"play:{table.hand[0]}"
    assert table.play_on(first, press=keys.do) == "next"
    # The reckoning: its title has the focus, its body can be scrolled, the next deal is a key away.
    keys.expect_panel("reckoning")
    keys.press("Tab", "ArrowDown", "Tab")
    assert keys.focused() == "next"
    keys.press("Enter")
    table.wait_for_me()
    assert table.phase in {"auction", "naming", "play"}
    assert table.page.evaluate("() => window.lost") == []
    assert table.page.evaluate("() => window.pointed") == 0


def test_the_focus_stays_when_the_hand_is_empty(table: Table, keys: Keyboard) -> None:
    table.open(record=k01(K01_LOG[:-1], seat=1), pace="slow")
    keys.do("play:EU")
    keys.press("ArrowRight", "Home", "Enter")
    keys.expect_panel("reckoning")
    assert table.page.evaluate("() => window.lost") == []

"""A person without a mouse: Tab, arrows and Enter alone."""

from tests.browser.table import Table

MAX_STOPS = 40
MAX_STEPS = 12
# Where the focus is: the action of the focused element, and those of its list's other members.
FOCUSED = "() => document.activeElement.getAttribute('data-act')"
LISTED = """
() => {
  const list = document.activeElement.closest("[data-roving]");
  return list === null ? [] : [...list.querySelectorAll("[data-act]")].map(e => e.dataset.act);
}
"""


def press_by_keys(table: Table, act: str) -> None:
    """Do one action: Tab to it or to its list, go through the list by arrows, press Enter.

    A second Enter where the table asks for one. AssertionError if the keys don't lead there.
    """
    before = table.moment
    go_to(table, act)
    table.page.keyboard.press("Enter")
    if table.element(act).and_(table.root.locator('[data-armed="true"]')).count():
        assert table.page.evaluate(FOCUSED) == act, "arming an action must keep the focus on it"
        table.page.keyboard.press("Enter")
    table.wait_for_change(before)


def go_to(table: Table, act: str) -> None:
    """Bring the focus to an action."""
    keyboard = table.page.keyboard
    for _ in range(MAX_STOPS):
        if act in table.page.evaluate(LISTED) or table.page.evaluate(FOCUSED) == act:
            break
        keyboard.press("Tab")
    else:
        raise AssertionError(f"{MAX_STOPS} stops and no way to {act}")
    keyboard.press("Home")
    for _ in range(MAX_STEPS):
        if table.page.evaluate(FOCUSED) == act:
            return
        keyboard.press("ArrowRight")
    raise AssertionError(f"{act} is in the list and the arrows don't reach it")

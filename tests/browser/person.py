"""Somebody who presses what the settings offer: with a mouse, with a finger, by keys alone."""

from playwright.sync_api import Page, expect

from tests.browser.table import Table

MAX_STOPS = 80
FOCUSED = "() => document.activeElement.getAttribute('data-act')"
# What the focused element does, and what the others do to which arrows lead from there.
FOCUSED_AND_LISTED = """
() => {
  const list = document.activeElement.closest("[data-roving]");
  const others = list === null ? [] : [...list.querySelectorAll("[data-act]")];
  return [document.activeElement.getAttribute("data-act"), others.map(e => e.dataset.act)];
}
"""
# What is in force as the panel shows it: the chosen radios, the switches, the names.
IN_FORCE = """
() => {
  const found = {};
  for (const row of document.querySelectorAll("[data-setting]")) {
    const chosen = row.querySelector("[role=radio][aria-checked=true]");
    const turned = row.querySelector("[role=switch]");
    const field = row.querySelector("input");
    const name = row.dataset.setting;
    if (field !== null) found[name] = field.value;
    else if (turned !== null) found[name] = turned.ariaChecked === "true" ? "on" : "off";
    else found[name] = chosen === null ? "" : chosen.dataset.act.split("=")[1];
  }
  return found;
}
"""
KEPT = """
() => Object.fromEntries(Object.keys(localStorage).sort().map(
  name => [name.slice(name.indexOf("schafkopf.") + 10), localStorage.getItem(name)]))
"""


class Person:
    """Somebody with the settings open. How things are pressed is a matter of the device."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def open(self, panel: str = "settings") -> None:
        self.press(panel)
        expect(self.table.root).to_have_attribute("data-panel", panel)

    def close(self) -> None:
        self.press("close")
        expect(self.table.root).to_have_attribute("data-panel", "")

    def press(self, act: str) -> None:
        """Press what does `act`."""
        self.table.element(act).first.click()

    def type(self, act: str, text: str) -> None:
        """Put a text into a field and leave it."""
        field = self.table.element(act)
        field.click()
        field.fill(text)
        field.blur()

    def choose(self, name: str, value: str) -> None:
        """Give a setting a value, and see that it has it."""
        act = f"set:{name}={value}"
        if name.startswith("name-"):
            self.type(f"set:{name}=", value)
        else:
            self.press(act)
        self.page.wait_for_function(
            f"([name, value]) => ({IN_FORCE.strip()})()[name] === value", arg=[name, value]
        )

    def commit(self, act: str) -> None:
        """Press twice: the first press arms."""
        self.press(act)
        expect(self.table.element(act)).to_have_attribute("data-armed", "true")
        self.press(act)

    def in_force(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(IN_FORCE)
        return found

    def kept(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(KEPT)
        return found

    def told(self) -> str:
        """What the data's own line says."""
        return self.page.locator(".group[data-group=data] [role=status]").inner_text()


class Finger(Person):
    """Taps, each as soon as it counts."""

    def press(self, act: str) -> None:
        element = self.table.element(act).first
        element.wait_for()
        self.page.wait_for_function(
            "e => schafkopf.taps.isSettled(e)", arg=element.element_handle()
        )
        element.tap()

    def type(self, act: str, text: str) -> None:
        field = self.table.element(act)
        field.tap()
        field.fill(text)
        field.blur()


class Keys(Person):
    """Tab, arrows, Enter and letters alone."""

    def press(self, act: str) -> None:
        if self._go_to(act):
            self.page.keyboard.press("Enter")

    def type(self, act: str, text: str) -> None:
        self._go_to(act)
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def _go_to(self, act: str) -> bool:
        """Bring the focus to what does `act`. False if going there has done it already."""
        for _ in range(MAX_STOPS):
            focused, listed = self.page.evaluate(FOCUSED_AND_LISTED)
            if focused == act:
                return True
            if act in listed:
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"{MAX_STOPS} stops and no way to {act}")
        for _ in listed:
            self.page.keyboard.press("ArrowRight")
            if self.page.evaluate(FOCUSED) == act:
                break
        return not act.startswith("set:")  # arrows choose among radios


def opened(page: Page, site: str, kind: type[Person]) -> Person:
    """A person at a table with its settings open, as a first visit finds them."""
    table = Table(page, site)
    page.goto(site + "?lang=en")
    table.wait_until_up()
    person = kind(table)
    person.open()
    return person


def table_of(person: Person) -> tuple[list[str], str]:
    """The hand and the rest of what the document says of the deal."""
    return person.table.hand, person.table.state

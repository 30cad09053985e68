"""A person changes every setting, comes back to it, takes everything out and in, and deletes it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import READY_MS, Table

OTHER = (
    ("language", "nl"),
    ("theme", "dark"),
    ("cloth", "blue"),
    ("faces", "four-colour"),
    ("cards", "large"),
    ("trumps", "right"),
    ("order", "rising"),
    ("alternate", "on"),
    ("two_tap", "on"),
    ("next_deck", "short"),
    ("level", "easy"),
    ("level-left", "easy"),
    ("level-across", "easy"),
    ("level-right", "easy"),
    ("pace", "wait"),
    ("auto_play", "on"),
    ("quick_finish", "on"),
    ("sound", "on"),
    ("spoken", "on"),
    ("beginner", "on"),
    ("keys", "off"),
    ("notation", "on"),
    ("name-me", "Anna"),
    ("name-left", "Sepp h1"),
    ("name-across", "Ζωή"),
    ("name-right", "Wastl"),
)
"""Every setting, with a value that it doesn't have at first, in the order of the panel."""

ROOT_WORDS = {
    "lang": "nl", "data-theme": "dark", "data-cloth": "blue", "data-deck": "four-colour",
    "data-cards": "large", "data-pace": "wait", "data-sound": "on", "data-spoken": "on",
    "data-keys": "off",
}  # fmt: skip
MAX_STOPS = 80
FOCUSED = "() => document.activeElement.getAttribute('data-act')"
LISTED = """
() => {
  const list = document.activeElement.closest("[data-roving]");
  return list === null ? [] : [...list.querySelectorAll("[data-act]")].map(e => e.dataset.act);
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
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


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
            if self.page.evaluate(FOCUSED) == act:
                return True
            listed = self.page.evaluate(LISTED)
            if act in listed:
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"{MAX_STOPS} stops and no way to {act}")
        for _ in listed:
            if self.page.evaluate(FOCUSED) == act:
                return not act.startswith("set:")  # arrows choose among radios
            self.page.keyboard.press("ArrowRight")
        return not act.startswith("set:")


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


@pytest.mark.parametrize("kind", [Person, Keys], ids=["mouse", "keyboard"])
def test_everything_is_changed_found_again_taken_out_and_in(
    page: Page, site: str, kind: type[Person], tmp_path: Path
) -> None:
    whole_round(opened(page, site, kind), tmp_path)


class TestPhone:
    """The same with a finger on the smallest screen."""

    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        return browser_context_args | PHONE

    def test_everything_is_changed_found_again_taken_out_and_in(
        self, page: Page, site: str, tmp_path: Path
    ) -> None:
        whole_round(opened(page, site, Finger), tmp_path)

    def test_nothing_is_wider_than_the_panel_and_no_target_too_small(
        self, page: Page, site: str
    ) -> None:
        person = opened(page, site, Finger)
        for language in ("de", "en", "el", "tr", "nl", "bar"):
            person.choose("language", language)
            assert (
                page.evaluate(
                    """() => {
                  const body = document.querySelector(".panel-body");
                  const wide = [...body.querySelectorAll("*")].filter(
                    e => e.getBoundingClientRect().right > body.getBoundingClientRect().right + 1);
                  const small = [...body.querySelectorAll("button, input, textarea")].filter(
                    e => e.offsetHeight < 44 || e.offsetWidth < 44);
                  return [...wide, ...small].map(e => e.outerHTML.slice(0, 90));
                }"""
                )
                == []
            )


def whole_round(person: Person, folder: Path) -> None:
    """Change all, reload, take a copy, reset, take it back; then delete all."""
    page = person.page
    first = person.in_force()
    wanted = dict(OTHER) | {"two_tap": "off" if first["two_tap"] == "on" else "on"}
    assert sorted(first) == sorted(wanted)
    for name, value in wanted.items():
        assert first[name] != value
        person.choose(name, value)
    person.close()
    before = table_of(person)
    page.goto(page.url.split("?", 1)[0])
    person.table.wait_until_up()
    assert table_of(person) == before
    for name, value in ROOT_WORDS.items():
        expect(person.table.root).to_have_attribute(name, value)
    person.open()
    assert person.in_force() == wanted

    path = folder / "copy.json"
    with page.expect_download() as download:
        person.press("data:save")
    download.value.save_as(path)
    assert re.fullmatch(r"schafkopf-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    assert json.loads(path.read_text("utf-8"))["kept"] == person.kept()

    person.commit("data:reset")
    page.wait_for_function(f"() => ({IN_FORCE.strip()})().pace === 'normal'")
    assert person.in_force() == first | {"language": "nl"}
    person.close()
    assert person.table.hand != before[0]  # it is sorted another way again
    person.open()
    person.commit("data:delete")
    expect(page.locator(".group[data-group=data] [role=status]")).not_to_be_empty()
    person.close()
    assert sorted(person.table.hand) != sorted(before[0])
    person.open()

    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    chooser.value.set_files(path)
    person.table.element("data:import").wait_for()
    person.commit("data:import")
    person.table.element("data:undo").wait_for()
    assert person.in_force() == wanted
    person.close()
    assert table_of(person) == before
    page.reload()
    person.table.wait_until_up()
    assert table_of(person) == before


def test_what_was_here_before_a_copy_comes_back_once(page: Page, site: str, tmp_path: Path) -> None:
    person = opened(page, site, Person)
    person.choose("name-left", "Zenzi")
    path = tmp_path / "copy.json"
    with page.expect_download() as download:
        person.press("data:save")
    download.value.save_as(path)
    person.commit("data:delete")
    person.choose("name-left", "Sepp")
    person.close()
    before = table_of(person)
    person.open()
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    chooser.value.set_files(path)
    person.commit("data:import")
    expect(person.table.element("set:name-left=")).to_have_value("Zenzi")
    person.commit("data:undo")
    expect(person.table.element("set:name-left=")).to_have_value("Sepp")
    expect(person.table.element("data:undo")).to_have_count(0)
    person.close()
    assert table_of(person) == before


def test_the_clipboard_takes_a_copy_there_and_back(page: Page, site: str) -> None:
    """By keys, as it is done where files are refused; the copy is never in the document."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = opened(page, site, Keys)
    person.choose("cloth", "blue")
    person.press("data:copy")
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    assert json.loads(text)["kept"] == person.kept()
    assert '"hands' not in page.content()
    assert page.evaluate(FOCUSED) == "data:copy"
    person.press("data:delete")
    person.press("data:delete")
    expect(person.table.root).to_have_attribute("data-cloth", "green")
    person.table.element("data:paste=").focus()
    page.keyboard.press("Control+V")
    page.keyboard.press("Tab")
    person.table.element("data:import").wait_for()
    person.commit("data:import")
    expect(person.table.root).to_have_attribute("data-cloth", "blue")


@pytest.mark.parametrize(
    ("name", "content", "wanted"),
    [
        ("a.json", b"hello", "bad-json"),
        ("a.json", b'{"v": 2, "what": "schafkopf", "kept": {"deal": ""}}', "unknown-version"),
        ("a.json", b'{"v": 1, "what": "schafkopf", "kept": {"deal": "{}"}}', "bad-request"),
        ("a.json", b'{"v": 1, "what": "schafkopf", "kept": {"<img src=x>": ""}}', "<img src=x>"),
        ("a.json", b'{"v": 1, "what": "schafkopf", "kept": {"__proto__": ""}}', "__proto__"),
        ("a.json", b"[" * 299_000, "bad-json"),
        ("a.json", b"\xff\xfe\x00", "no text"),
        ("a.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "no text"),
        ("a.json", b"x" * 1_200_001, "too long"),
        ("a.json", "ä".encode() * 300_001, "too long"),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else "",
)
def test_a_file_that_is_no_copy_changes_nothing(
    page: Page, site: str, name: str, content: bytes, wanted: str
) -> None:
    person = opened(page, site, Person)
    before = person.kept()
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    chooser.value.set_files({"name": name, "mimeType": "", "buffer": content})
    line = page.locator(".group[data-group=data] [role=status]")
    expect(line).to_contain_text(wanted)
    expect(line).to_contain_text("Nothing has been changed")
    assert person.table.element("data:import").count() == 0
    assert person.kept() == before


def test_a_choice_of_no_file_is_nothing(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    chooser.value.set_files([])
    person.choose("cloth", "blue")
    assert person.told() == ""


def test_a_name_with_what_hides_text_is_refused_in_the_panel(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    person.type("set:name-left=", "a\u202eb")
    line = page.locator(".group[data-group=players] [role=status]")
    expect(line).to_contain_text("cannot be a name")
    expect(person.table.element("set:name-left=")).to_have_value("")
    person.choose("name-left", "Sepp")
    expect(line).to_be_empty()
    person.close()
    expect(page.locator(".seat[data-place=left] .name")).to_have_text("Sepp")


def test_letters_typed_in_a_field_are_no_keys(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    field = person.table.element("set:name-me=")
    field.press_sequentially("ophl1")
    assert field.input_value() == "ophl1"
    expect(person.table.root).to_have_attribute("data-panel", "settings")


@pytest.mark.parametrize(
    ("name", "value", "changed"),
    [
        ("cloth", "blue", lambda seen: seen["cloth"]),
        ("theme", "contrast", lambda seen: seen["cloth"]),
        ("faces", "french", lambda seen: seen["faces"]),
        ("cards", "large-index", lambda seen: seen["sizes"]),
        ("cards", "large", lambda seen: seen["rows"]),
        ("trumps", "right", lambda seen: seen["cards"]),
        ("order", "rising", lambda seen: seen["cards"]),
        ("name-me", "Anna", lambda seen: seen["name"]),
    ],
    ids=["cloth", "theme", "faces", "large index", "large", "trumps", "order", "name"],
)
def test_the_picture_shows_what_is_chosen(
    page: Page, site: str, name: str, value: str, changed: Callable[[dict[str, Any]], object]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = opened(page, site, Person)
    look = """() => {
      const picture = document.querySelector(".preview");
      const cards = [...picture.querySelectorAll(".card")];
      const style = getComputedStyle(picture);
      return {
        cloth: style.backgroundImage,
        faces: cards.map(card => getComputedStyle(card).backgroundImage).sort(),
        sizes: cards.map(card => getComputedStyle(card, "::before").fontSize),
        rows: new Set(cards.map(card => Math.round(card.getBoundingClientRect().top))).size,
        cards: cards.map(card => card.dataset.card),
        name: picture.querySelector(".preview-name").textContent,
      };
    }"""
    before = page.evaluate(look)
    person.choose(name, value)
    assert changed(page.evaluate(look)) != changed(before)


def test_a_frame_says_how_else_a_copy_can_be_had(page: Page, site: str) -> None:
    """A frame can't tell whether its file has come."""
    body = f'<iframe src="{site}?lang=en" style="width: 400px; height: 700px"></iframe>'
    page.route("**/frame.html", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(site + "frame.html")
    frame = page.frame_locator("iframe")
    frame.locator("[data-phase]").wait_for(timeout=READY_MS)
    frame.locator(".menu [data-act=settings]").click()
    line = frame.locator(".group[data-group=data] [role=status]")
    with page.expect_download():
        frame.locator("[data-act='data:save']").click()
    expect(line).to_contain_text("copy it as text")
    frame.locator("[data-act='data:copy']").click()
    expect(line).to_contain_text("on the clipboard")


def test_the_longest_copy_is_read(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    kept = person.kept() | {"deal.unreadable.1": "x" * 298_000}
    copy = json.dumps({"v": 1, "what": "schafkopf", "kept": kept})
    assert 298_000 < len(copy) <= 300_000
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    content = {"name": "a", "mimeType": "", "buffer": copy.encode()}
    chooser.value.set_files(content)  # type: ignore[arg-type]  # one file as playwright takes it
    person.table.element("data:import").wait_for()
    person.commit("data:import")
    person.table.element("data:undo").wait_for()
    with page.expect_download() as download:
        person.press("data:save")
    assert json.loads(download.value.path().read_text("utf-8"))["kept"] == kept


def test_a_pasted_text_of_any_length_is_answered(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    field = person.table.element("data:paste=")
    line = page.locator(".group[data-group=data] [role=status]")
    field.fill("x" * 4_000_000)
    field.blur()
    expect(line).to_contain_text("too long")
    person.press("data:read")  # nothing new since: the answer stands
    expect(line).to_contain_text("too long")


def test_settings_that_cannot_be_read_are_told_by_name(page: Page, site: str) -> None:
    table = Table(page, site).open()
    page.evaluate(
        """() => {
          const name = Object.keys(localStorage).find(name => name.endsWith("schafkopf.deal"));
          localStorage.setItem(name.replace(/deal$/, "settings"),
            '{"v": 7, "language": "en", "pace": "askew", "theme": 3, "cloth": "blue", "hat": 1}');
        }"""
    )
    page.goto(f"{site}?pace=sideways&level=easy&deck=huge")
    table.wait_until_up()
    expect(page.locator(".note")).to_have_text(
        "These settings could not be read and are at their default: Looks and Pace."
    )
    notice = page.locator(".notice")
    expect(notice).to_contain_text("?deck=huge and ?pace=sideways")
    expect(table.root).to_have_attribute("data-cloth", "blue")
    kept = page.evaluate(KEPT)
    assert json.loads(kept["settings"])["hat"] == 1
    assert "askew" in kept["settings.unreadable.1"]

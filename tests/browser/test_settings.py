"""A person changes every setting, comes back to it, takes everything out and in, and deletes it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import IN_FORCE, KEPT, Finger, Keys, Person, opened, table_of
from tests.browser.table import Table

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
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


# The mouse last: the other tests of this file go with it.
@pytest.mark.parametrize(
    "kind",
    [pytest.param(Keys, id="keyboard"), pytest.param(Person, id="mouse", marks=pytest.mark.long)],
)
def test_everything_is_changed_found_again_taken_out_and_in(
    page: Page, site: str, kind: type[Person], tmp_path: Path
) -> None:
    whole_round(opened(page, site, kind), tmp_path)


@pytest.mark.motion
class TestPhone:
    """The same with a finger on the smallest screen, and with all that moves."""

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


PREVIEW = """
() => {
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
}
"""
OTHER_PART = f"""
([before, part]) => JSON.stringify(({PREVIEW.strip()})()[part]) !== JSON.stringify(before[part])
"""
ALL_AS_BEFORE = f"""
before => {{
  const now = ({PREVIEW.strip()})();
  return Object.keys(now).every(part => JSON.stringify(now[part]) === JSON.stringify(before[part]));
}}
"""

# A setting, a value, and what of the picture is another with it.
IN_THE_PREVIEW = (
    ("cloth", "blue", "cloth"),
    ("theme", "contrast", "cloth"),
    ("faces", "french", "faces"),
    ("cards", "large-index", "sizes"),
    ("cards", "large", "rows"),
    ("trumps", "right", "cards"),
    ("order", "rising", "cards"),
    ("name-me", "Anna", "name"),
)


def test_the_picture_shows_what_is_chosen(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    first = person.in_force()
    before = page.evaluate(PREVIEW)
    # What was chosen is in force at once, and in the picture with the next frame.
    for name, value, part in IN_THE_PREVIEW:
        person.choose(name, value)
        page.wait_for_function(OTHER_PART, arg=[before, part])
        person.choose(name, first[name])
        page.wait_for_function(ALL_AS_BEFORE, arg=before)


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

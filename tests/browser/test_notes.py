"""What is told below the hand of what is kept: it has room there, and it goes when it is over."""

import json

from playwright.sync_api import Page, expect

from game.ui.choices import LANGUAGES
from tests.browser.table import Table, first
from tests.browser.test_boxes import choose, close
from tests.conftest import ROOT

DAMAGED = 'localStorage.setItem("/schafkopf.deal", "{damaged")'
# The browser's store takes nothing, until it does.
FULL = """
  const set = Storage.prototype.setItem;
  const refuse = () => { throw new DOMException("no room", "QuotaExceededError"); };
  window.fill = () => { Storage.prototype.setItem = refuse; };
  window.clean = () => { Storage.prototype.setItem = set; };
"""
# Which of these texts, put in the place of what is told, lie over a card or go out of the page.
MISFITS = """
texts => texts.filter(text => {
  const note = document.querySelector(".note");
  note.textContent = text;
  const box = note.getBoundingClientRect();
  const cards = [...document.querySelectorAll(".hand .card")];
  const lowest = Math.max(...cards.map(card => card.getBoundingClientRect().bottom));
  return box.top < lowest || box.bottom > innerHeight || note.scrollWidth > note.clientWidth;
})
"""


def words(language: str) -> dict[str, str]:
    """A language's texts."""
    read: dict[str, str] = json.loads((ROOT / f"static/i18n/{language}.json").read_text("utf-8"))
    return read


def test_what_is_told_has_room_below_the_hand_on_a_small_phone(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 640})
    page.add_init_script(DAMAGED)
    table.open()
    for language in LANGUAGES:
        choose(table, language)
        close(page)
        own = words(language)
        expect(page.locator(".note")).to_have_text(own["note.set-aside"])
        told = [text for key, text in own.items() if key.startswith("note.") and "{" not in text]
        assert page.evaluate(MISFITS, told) == [], language


def test_a_browser_that_is_full_for_a_while_is_told_for_that_while(page: Page, site: str) -> None:
    page.add_init_script(FULL)
    table = Table(page, site).open()
    page.evaluate("fill()")
    table.play_on(first)
    expect(page.locator(".note")).to_have_text(words("en")["note.full"])
    page.evaluate("clean()")
    table.press("next")
    expect(page.locator(".note")).to_have_count(0)

"""The line beside the person's plate: its question and its notices, in every language and width."""

import itertools
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.boxes import golden
from tests.browser.deals import with_settings
from tests.browser.table import Table
from tests.browser.test_boxes import LANGUAGES, choose, close

PHONES = ((320, 568), (350, 640), (360, 640), (430, 932))
SAUSPIEL = "long-sauspiel-lost-re"
LONG_NAMES = {f"name-{place}": "Maximiliane-Rosa" for place in ("left", "across", "right")}
# How far the words of the question stand out of their line, above or below.
STICKS_OUT = """
() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".question"));
  const [text, line] = [words, document.querySelector(".actions")].map(
    box => box.getBoundingClientRect());
  return Math.max(line.top - text.top, text.bottom - line.bottom);
}
"""


def sticking_out(table: Table, language: str) -> list[str]:
    """The widths at which words of the question stand out of their line."""
    found = []
    for width, height in PHONES:
        table.page.set_viewport_size({"width": width, "height": height})
        if table.page.evaluate(STICKS_OUT) > 1:
            words = table.root.locator(".question").inner_text()
            found.append(f"{language} {width}x{height}: {words}")
    return found


def spoken(table: Table) -> Iterator[str]:
    """Have the table speak each language; give it while it does."""
    for language in LANGUAGES:
        choose(table, language)
        close(table.page)
        yield language


def test_the_question_stands_in_its_line(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    with_settings(page, two_tap="on", **LONG_NAMES)
    table.open(golden(SAUSPIEL, 6, 3))
    assert table.asking == "re"
    questions, found = set(), []
    for language in spoken(table):
        found += sticking_out(table, language)
        questions.add(table.root.locator(".question").inner_text())
    assert len(questions) == len(LANGUAGES)
    assert not found, "\n".join(found)


def test_what_a_first_press_asks_stands_in_its_line(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    with_settings(page, two_tap="on", **LONG_NAMES)
    table.open(golden(SAUSPIEL, 10, 1))
    table.wait_for_me()
    questions, found = set(), []
    for language in spoken(table):
        card = table.root.locator(".hand [data-legal]").first
        page.wait_for_function("e => schafkopf.taps.isSettled(e)", arg=card.element_handle())
        card.dispatch_event("click")
        table.root.locator(".hand [data-armed]").wait_for()
        found += sticking_out(table, language)
        questions.add(table.root.locator(".question").inner_text())
        page.keyboard.press("Escape")
        expect(table.root.locator(".hand [data-armed]")).to_have_count(0)
    assert len(questions) == len(LANGUAGES)
    assert not found, "\n".join(found)


TOPS = """
() => [...document.querySelectorAll(".choices .action")].map(
  element => element.getBoundingClientRect().top)
"""
FITS = """
() => {
  const [button, text] = ["[data-armed]", "[data-armed] .action-text"].map(
    name => document.querySelector(".choices " + name).getBoundingClientRect());
  return text.height <= button.height && text.width <= button.width;
}
"""


def test_a_first_press_on_a_bid_moves_no_other(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    table.open()
    others = itertools.cycle(PHONES[1:])
    # Each language on the narrowest phone, and on one of the others.
    for language, (width, height) in (
        (each, phone) for each in spoken(table) for phone in (PHONES[0], next(others))
    ):
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(TOPS)
        for bid in ("solo", "geier-tout", "wenz-tout", "solo-tout"):
            table.element(bid).dispatch_event("click")
            expect(table.element(bid)).to_have_attribute("data-armed", "true")
            tops = page.evaluate(TOPS)
            moved = max(abs(top - was) for top, was in zip(tops, before, strict=True))
            assert moved <= 2, (language, width, bid, moved)
            assert page.evaluate(FITS), (language, width, bid)
            page.keyboard.press("Escape")


def test_a_notice_takes_the_place_of_the_question(page: Page, table: Table) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    table.open(golden(SAUSPIEL, 10, 1))
    table.wait_for_me()
    question = table.root.locator(".question")
    expect(question).to_have_css("opacity", "1")
    table.root.locator(".hand [aria-disabled]").first.dispatch_event("click")
    expect(table.root.locator(".notice")).to_contain_text("(Rule 5.")
    expect(question).to_have_css("opacity", "0")


def test_the_state_can_be_read_on_every_phone(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    table.open(golden(SAUSPIEL, 10, 1), lang="nl")
    table.wait_for_me()
    table.element("state").click()
    notice = table.root.locator(".notice")
    expect(notice).to_contain_text("Jouw kaarten")
    for width, height in (*PHONES, (640, 360), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        box = notice.bounding_box()
        hand = table.root.locator(".hand .card").first.bounding_box()
        assert box is not None
        assert hand is not None
        assert box["y"] >= 0, (width, height)
        assert box["y"] + box["height"] <= hand["y"] + 1, (width, height)
        assert page.evaluate(
            "() => { const e = document.querySelector('.notice');"
            " return e.scrollWidth <= e.clientWidth; }"
        )

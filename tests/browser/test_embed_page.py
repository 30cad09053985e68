"""The page that writes what belongs into other people's pages (static/about/embed.html)."""

import html
import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import K01_LOG, k01
from tests.browser.test_axe import findings
from tests.tools.generate import LANGUAGES

START_MS = 30_000
BLANK = '<!doctype html><link rel="icon" href="data:,">'
RECORD = json.dumps(k01(K01_LOG, seat=1))
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


@pytest.fixture
def hosts(club_site: tuple[Path, str]) -> tuple[str, ...]:
    """The club's pages are no fault."""
    return (club_site[1],)


@pytest.fixture
def writer(page: Page, site: str) -> Page:
    """The page, in English."""
    page.goto(site + "static/about/embed.html?lang=en")
    expect(page.locator("#code")).not_to_have_value("")
    return page


def code(page: Page) -> str:
    return page.locator("#code").input_value()


def attributes(snippet: str) -> dict[str, str]:
    """The attributes of the last element of a snippet."""
    last = snippet.rsplit("\n", maxsplit=1)[-1]
    return {name: html.unescape(value) for name, value in ATTRIBUTE.findall(last)}


def test_choices_are_written_and_shown(writer: Page, site: str) -> None:
    assert code(writer) == (
        f'<script src="{site}static/js/embed.js"></script>\n<schafkopf-game></schafkopf-game>'
    )
    for name, value in (("lang", "nl"), ("theme", "dark"), ("deck", "short"), ("level", "easy")):
        writer.locator(f"[name={name}]").select_option(value)
    writer.locator("[name=width]").fill("500")
    writer.locator("[name=height]").fill("600")
    writer.locator("[name=tools]").uncheck()
    assert attributes(code(writer)) == {
        "lang": "nl", "theme": "dark", "deck": "short", "level": "easy", "tools": "0",
        "height": "600", "style": "width: 500px; max-width: 100%",
    }  # fmt: skip
    game = writer.frame_locator("#preview iframe").locator("#game")
    expect(game).to_have_attribute("lang", "nl", timeout=START_MS)
    expect(game).to_have_attribute("data-theme", "dark")
    box = writer.locator("#preview iframe").bounding_box()
    assert box is not None
    assert box["height"] == 600
    writer.locator("[name=way]").select_option("frame")
    frame = attributes(code(writer))
    assert parse_qs(urlsplit(frame["src"]).query) == {
        "embed": ["1"], "lang": ["nl"], "theme": ["dark"], "deck": ["short"], "level": ["easy"],
        "tools": ["0"],
    }  # fmt: skip
    assert "height: 600px" in frame["style"]
    assert writer.locator("#address").input_value() == frame["src"]


def test_a_size_that_is_none_is_refused(writer: Page) -> None:
    before = code(writer)
    for value in ("12", "9999", "-500", "1e3", "300px"):
        writer.locator("[name=width]").evaluate("(field, value) => field.value = value", value)
        writer.locator("[name=width]").dispatch_event("change")
        expect(writer.get_by_role("alert")).to_have_text("A size is a number from 280 to 2000.")
        assert code(writer) == before


@pytest.mark.parametrize("way", ["element", "frame"])
def test_the_snippet_works_in_another_page(
    writer: Page, club_site: tuple[Path, str], way: str
) -> None:
    writer.locator("[name=kind]").select_option("replay")
    expect(writer.locator("[name=deck]")).to_be_hidden()
    writer.locator("[name=record]").fill(RECORD)
    writer.locator("[name=way]").select_option(way)
    snippet = code(writer)
    folder, address = club_site
    page = f'<!doctype html><meta charset=utf-8><link rel=icon href="data:,">{snippet}'
    (folder / "index.html").write_text(page, "utf-8")
    writer.goto(address)
    shown = writer.frame_locator("iframe").locator(".open-hand .mini")
    expect(shown).to_have_count(18, timeout=START_MS)


@pytest.mark.parametrize("way", ["element", "frame"])
def test_what_is_typed_is_never_markup(writer: Page, way: str) -> None:
    hostile = (
        """"></schafkopf-replay><script>document.title = 'lost'</script><img src=x onerror=1>'&"""
    )
    writer.locator("[name=kind]").select_option("replay")
    writer.locator("[name=way]").select_option(way)
    writer.locator("[name=record]").fill(hostile)
    writer.locator("[name=record]").blur()
    found = writer.evaluate(
        "text => { const page = new DOMParser().parseFromString(text, 'text/html');"
        " return [...page.querySelectorAll('head *, body *')].map(each => each.localName); }",
        re.sub(' style="[^"]*"', "", code(writer)),  # which the page's own policy would note
    )
    assert found == (["script", "schafkopf-replay"] if way == "element" else ["iframe"])
    given = attributes(code(writer))
    if way == "element":
        assert given["record"] == hostile
    else:
        assert parse_qs(urlsplit(given["src"]).query)["record"] == [hostile]
    alert = writer.frame_locator("#preview iframe").get_by_role("alert")
    expect(alert).to_be_visible(timeout=START_MS)
    assert writer.title() == "Schafkopf"


def test_it_can_be_copied_and_is_for_everyone(writer: Page) -> None:
    writer.set_viewport_size({"width": 320, "height": 700})
    writer.locator("#copy").click()
    expect(writer.get_by_role("status")).to_have_text("Copied.")
    assert writer.evaluate("() => document.documentElement.scrollWidth") <= 320
    writer.locator("#preview").evaluate("preview => preview.replaceChildren()")
    assert findings(writer) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(page: Page, site: str, language: str) -> None:
    # The game that it shows besides is of no matter here.
    page.route("**/index.html?*", lambda route: route.fulfill(body=BLANK, content_type="text/html"))
    page.goto(f"{site}static/about/embed.html?lang={language}")
    catalogue = json.loads(
        (Path(__file__).parents[2] / f"static/i18n/{language}.json").read_text("utf-8")
    )
    expect(page.locator("h1")).to_have_text(catalogue["embed.title"])
    for element in page.locator("[data-text]").all():
        assert element.text_content() == catalogue[str(element.get_attribute("data-text"))]

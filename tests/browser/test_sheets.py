"""The first hand waits for no sheet that it doesn't need, and nobody sees that some come later."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.boxes import golden
from tests.browser.deals import with_settings
from tests.browser.table import READY_MS, Table
from tests.tools.generate import ROOT, late_files

INDEX = (ROOT / "index.html").read_text("utf-8")
LINKED = re.findall(r'<link rel="stylesheet" href="(static/css/[\w-]+\.css)"', INDEX)
LATE = re.findall(r'<link rel="stylesheet" href="(static/css/[\w-]+\.css)" disabled', INDEX)
FRAMES = ((280, 500), (320, 568), (360, 740), (844, 390), (768, 1024), (1440, 900))
SETTINGS_SHEET = "static/css/settings.css"
FRENCH_SHEET = "static/css/deck-french.css"

# Whatever a sheet of the page says anything about, and what is reckoned from that where it isn't
# said. No other property can change on its own: it follows one of these.
DECLARED = """
sheets => {
  const found = new Set(["width", "height", "top", "right", "bottom", "left"]);
  const gather = rules => {
    for (const rule of rules) {
      for (const property of rule.style || []) found.add(property);
      if (rule.cssRules) gather(rule.cssRules);
    }
  };
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    gather(sheet.cssRules);
  }
  // a custom property is nothing to see by itself
  window.declared = [...found].filter(property => !property.startsWith("--"));
  return window.declared.length;
}
"""
# Every element of the page with its place and its style, that of its pseudo-elements too.
# Kept in the page under a name; the second time, what differs is told.
COMPARE = """
name => {
  const looks = new Map();
  const path = element => element === null ? ""
    : path(element.parentElement) + "/" + element.localName + "." + element.className;
  for (const [at, element] of document.querySelectorAll("html, body, #game, #game *").entries()) {
    const box = element.getBoundingClientRect();
    const key = at + path(element);
    looks.set(key + " place", [[box.left, box.top, box.width, box.height].join()]);
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part || null);
      if (part && style.content === "none") continue; // it isn't there
      looks.set(key + part, declared.map(property => style.getPropertyValue(property)));
    }
  }
  window.looks = window.looks || {};
  const before = window.looks[name];
  window.looks[name] = looks;
  if (before === undefined) return [];
  const found = [];
  for (const key of new Set([...before.keys(), ...looks.keys()])) {
    const [was, is] = [before.get(key) || [], looks.get(key) || []];
    for (let at = 0; at < Math.max(was.length, is.length); at += 1) {
      if (was[at] === is[at]) continue;
      const property = key.endsWith(" place") ? "" : ` ${declared[at]}`;
      found.push(`${name}: ${key}${property}: ${was[at]} -> ${is[at]}`);
    }
  }
  return found;
}
"""
# When the table is shown, and what the hand's cards look like at that moment.
WATCH = """
new MutationObserver((_, observer) => {
  const game = document.getElementById("game");
  if (game === null || game.hidden) return;
  observer.disconnect();
  window.shownAt = performance.now();
  window.firstFaces = [...game.querySelectorAll(".hand .card")].map(
    card => getComputedStyle(card).backgroundImage);
}).observe(document, {subtree: true, childList: true, attributes: true});
"""
# What the settings look like at the moment they open.
WATCH_PANEL = """
new MutationObserver((_, observer) => {
  const panel = document.querySelector("[data-panel=settings].panel");
  if (panel === null) return;
  observer.disconnect();
  window.firstPanel = [".backdrop", ".panel-head", ".switch", ".preview-hand"].map(
    name => getComputedStyle(document.querySelector(name)).display);
}).observe(document, {subtree: true, childList: true});
"""
ASKED_FOR = """
() => performance.getEntriesByType("resource").filter(entry => entry.name.endsWith(".css"))
  .map(entry => [new URL(entry.name).pathname.slice(1), entry.startTime > window.shownAt])
"""
IN_FORCE = "() => [...document.styleSheets].map(sheet => new URL(sheet.href).pathname.slice(1))"
FACES = """
selector => [...document.querySelectorAll(selector + " .card")].map(
  card => getComputedStyle(card).backgroundImage)
"""
QUICK_PAUSES = """
const wait = window.setTimeout;
window.setTimeout = (call, pause, ...rest) => wait(call, pause / 10, ...rest);
"""


class Held:
    """Requests that the server leaves unanswered until they are let go."""

    def __init__(self, page: Page, paths: list[str]) -> None:
        self._page = page
        self._routes: list[Route] = []
        for path in paths:
            page.route(f"**/{path}", self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def wait_for_one(self) -> None:
        """Wait until something has been asked for."""
        while not self._routes:
            self._page.wait_for_event("request")

    def let_go(self) -> None:
        """Answer what has been asked for."""
        while self._routes:
            self._routes.pop().continue_()


def is_chosen(path: str, settings: dict[str, str]) -> bool:
    """Whether a late sheet belongs to one of these settings, as the page says."""
    wishes = re.search(rf'href="{path}" disabled data-for="([^"]+)"', INDEX)
    chosen = {f"{name}={value}" for name, value in settings.items()}
    return wishes is not None and not chosen.isdisjoint(wishes[1].split())


def wait_for_all_sheets(page: Page) -> None:
    """Wait until every sheet has come and is in force."""
    page.wait_for_function(f"count => ({IN_FORCE})().length === count", arg=len(LINKED))


def looks_in_every_frame(page: Page) -> list[str]:
    """What looks different from the time before, in frames of every kind."""
    assert page.evaluate(DECLARED, [(ROOT / path).read_text("utf-8") for path in LINKED]) > 100
    found: list[str] = []
    for width, height in FRAMES:
        page.set_viewport_size({"width": width, "height": height})
        found += page.evaluate(COMPARE, f"{width}x{height}")
    return found


def faces_of(page: Page, where: str) -> list[str]:
    """The pictures of the cards in a part of the page."""
    found: list[str] = page.evaluate(FACES, where)
    return found


def all_of(faces: list[str], deck: str) -> bool:
    """Whether there are cards, and all of them have the faces of a deck."""
    return bool(faces) and all(f"static/cards/{deck}/" in face for face in faces)


def test_a_first_visit_asks_for_late_sheets_after_the_first_hand(page: Page, table: Table) -> None:
    page.add_init_script(WATCH)
    table.open()
    wait_for_all_sheets(page)
    asked = dict(page.evaluate(ASKED_FOR))
    assert {path for path, is_late in asked.items() if is_late} == set(LATE)
    assert {path for path, is_late in asked.items() if not is_late} == set(LINKED) - set(LATE)


@pytest.mark.parametrize(
    ("settings", "record"),
    [
        ({}, None),
        ({"theme": "light", "beginner": "on"}, None),
        ({"theme": "dark", "faces": "four-colour"}, golden("case-k01", 5, 1)),
        ({"theme": "contrast", "cards": "large", "pace": "wait"}, golden("case-k01", 9, 0)),
        ({"faces": "french", "cards": "large-index"}, golden("long-sauspiel-lost-re", 10, 1)),
        ({"notation": "on"}, golden("long-sauspiel-lost-re", 6, 3)),
        ({"pace": "wait"}, golden("case-k01")),
        ({}, golden("case-k01")),
    ],
    ids=[
        "first visit", "light, beginner", "dark, four colours",
        "contrast, large cards, waiting at a trick", "French, large index",
        "notation, asked for Re", "waiting at the last trick", "over",
    ],
)  # fmt: skip
def test_the_first_frame_looks_the_same_without_what_comes_later(
    page: Page, table: Table, settings: dict[str, str], record: dict[str, Any] | None
) -> None:
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    with_settings(page, language="en", **settings)
    Held(page, late_files(ROOT))  # so that the frame stays the first one
    sheets = Held(page, [path for path in LATE if not is_chosen(path, settings)])
    table.open(record, pace=settings.get("pace", "instant"))
    assert looks_in_every_frame(page) == []
    sheets.let_go()
    wait_for_all_sheets(page)
    differences = looks_in_every_frame(page)
    assert not differences, "\n".join(differences[:40])


def test_the_first_frame_looks_the_same_in_the_systems_colours(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce", forced_colors="active")
    Held(page, late_files(ROOT))
    sheets = Held(page, LATE)
    table.open()
    assert looks_in_every_frame(page) == []
    sheets.let_go()
    wait_for_all_sheets(page)
    differences = looks_in_every_frame(page)
    assert not differences, "\n".join(differences[:40])


def test_what_looks_different_is_noticed(page: Page, table: Table) -> None:
    table.open()
    wait_for_all_sheets(page)
    looks_in_every_frame(page)
    page.evaluate("() => { document.querySelector('[href$=\"seats.css\"]').disabled = true; }")
    assert any("/div.plate place" in line for line in looks_in_every_frame(page))


@pytest.mark.parametrize("faces", ["french", "four-colour"])
def test_chosen_faces_are_there_from_the_first_frame_on(
    page: Page, table: Table, faces: str
) -> None:
    page.add_init_script(WATCH)
    with_settings(page, faces=faces)
    held = Held(page, [f"static/css/deck-{faces}.css"])
    with page.expect_response("**/static/i18n/en.json"):
        page.goto(table.address + "?lang=en", wait_until="commit")
    held.wait_for_one()
    stages = page.get_by_role("progressbar")
    expect(stages).to_have_attribute("value", "4", timeout=READY_MS)
    held.let_go()
    table.wait_until_up()
    assert all_of(page.evaluate("firstFaces"), faces)


def test_faces_chosen_in_the_settings_are_there_at_once_and_after_a_reload(
    page: Page, table: Table
) -> None:
    page.add_init_script(WATCH)
    table.open()
    assert all_of(page.evaluate("firstFaces"), "german")
    table.element("settings").click()
    for faces in ("french", "four-colour", "french"):
        table.element(f"set:faces={faces}").click()
        expect(table.root).to_have_attribute("data-deck", faces)
        assert all_of(faces_of(page, ".hand"), faces)
        assert all_of(faces_of(page, ".preview"), faces)
    table.reload()
    assert all_of(page.evaluate("firstFaces"), "french")
    table.element("settings").click()
    table.element("set:faces=german").click()
    expect(table.root).to_have_attribute("data-deck", "german")
    assert all_of(faces_of(page, ".hand"), "german")


def test_settings_opened_at_once_wait_for_their_sheet(page: Page, table: Table) -> None:
    page.add_init_script(WATCH_PANEL)
    held = Held(page, [SETTINGS_SHEET])
    table.open()
    table.element("settings").click()
    held.wait_for_one()
    page.wait_for_function(
        "paths => paths.every(path => performance.getEntriesByName(new URL(path, location).href)"
        ".some(entry => entry.responseEnd > 0))",
        arg=late_files(ROOT),
    )
    expect(table.root).to_have_attribute("data-panel", "")
    held.let_go()
    expect(table.root).to_have_attribute("data-panel", "settings")
    assert page.evaluate("firstPanel") == ["grid", "flex", "flex", "flex"]


def test_late_sheets_take_their_places_among_the_layers(page: Page, table: Table) -> None:
    held = [Held(page, [path]) for path in LATE]
    table.open()
    for one in reversed(held):  # they come in the wrong order
        one.wait_for_one()
        one.let_go()
    wait_for_all_sheets(page)
    assert page.evaluate(IN_FORCE) == LINKED


@pytest.mark.allow_faults
@pytest.mark.parametrize("body", [None, "<!doctype html><title>Not here</title>"])
def test_a_late_sheet_that_fails_is_asked_for_again(
    page: Page, table: Table, body: str | None
) -> None:
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()
        elif body is None:
            route.abort()
        else:
            route.fulfill(body=body, content_type="text/html")

    page.route(f"**/{FRENCH_SHEET}", answer)
    page.add_init_script(QUICK_PAUSES)
    with_settings(page, faces="french")
    table.open()
    wait_for_all_sheets(page)
    assert all_of(faces_of(page, ".hand"), "french")
    assert len(asked) == 2
    assert page.evaluate(IN_FORCE) == LINKED


@pytest.mark.allow_faults
def test_without_a_late_sheet_the_game_goes_on(page: Page, table: Table) -> None:
    page.route(f"**/{SETTINGS_SHEET}", lambda route: route.abort())
    table.open()
    table.press("pass")  # the bots answer
    table.element("settings").click()
    expect(table.root).to_have_attribute("data-panel", "settings")

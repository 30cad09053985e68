"""Hostile links, files, messages and kept values, in the page: told in words, never run.

The list is tests/hostile.py; what each code is for is held by tests/app/test_hostile.py. Here it is
the way through the browser that counts: script, address, storage, the file dialog, other pages.
"""

import itertools
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import START_MS, Club
from tests.browser.table import Table
from tests.browser.test_past import kept_deal
from tests.browser.watch import Watch
from tests.hostile import LONG, MARK, MESSAGES, RECORDS, TEXTS, nested

LONGEST_ADDRESS = 30_000  # what a plain server takes
BY_ADDRESS = [text for text in RECORDS if "\ud800" not in text and len(text) < LONGEST_ADDRESS]
# One door reads both, and tests/app/test_hostile.py asks all of both: here each goes one way.
TO_PLAY, TO_LOOK_AT = BY_ADDRESS[0::2], BY_ADDRESS[1::2]
PARAMETERS = (
    "lang", "deck", "level", "pace", "theme", "profile", "tools", "worker", "origin", "sw", "embed"
)  # fmt: skip
# More than the interpreter's own limits, within what the browser keeps.
KEPT = (*RECORDS, "[" * 4_000_000, '"' + "\u00e4" * 2_000_000, '{"language": {"toString": 1}}')
# Every text is a start of the page: `make test` takes some, of each kind, `make test-long` all.
some_or_all = pytest.mark.parametrize(
    "step", [3, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"]
)
# Where each text has a place of its own and all of them are tried at once, at some places or all.
in_some_places_or_all = pytest.mark.parametrize(
    "step", [6, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"]
)
NAMES = ("deal", "session", "settings")
MUCH = 10_000  # characters; of what is longer the browser may not have room for one under each name
INTACT = f"""
() => window["{MARK}"] === undefined && document.querySelector(".{MARK}, #game script, #game img,"
  + " #game svg, #game iframe, #boot img, .failure img") === null
"""


@pytest.fixture
def hosts(club_site: tuple[Path, str]) -> tuple[str, ...]:
    """The club's pages are no fault."""
    return (club_site[1],)


def quoted(text: str) -> str:
    return quote(text.encode("utf-8", "replace"))


def expect_a_hand(page: Page) -> None:
    """The page has come up, whole, and somebody can play."""
    expect(page.locator("#game .hand .card").first).to_be_visible(timeout=START_MS)
    assert page.evaluate(INTACT)


def from_place(texts: Sequence[str], at: int) -> Iterator[str]:
    """The texts one after the other from there on, again and again."""
    return itertools.islice(itertools.cycle(texts), at, None)


@in_some_places_or_all
def test_every_parameter_at_once(page: Page, site: str, step: int) -> None:
    for at in range(0, len(TEXTS), step):
        texts = zip(PARAMETERS, from_place(TEXTS, at), strict=False)
        given = "&".join(f"{name}={quoted(text)}" for name, text in texts)
        page.goto(f"{site}?{given}")
        expect_a_hand(page)
        assert page.locator("html").get_attribute("data-failed") is None
        assert "\u202e" not in page.locator("#game").inner_text()


@pytest.mark.parametrize(
    ("profile", "left_out"),
    [("stargames", "?pace=sideways"), ("bsv", "?pace=sideways and ?profile=bsv")],
)
def test_the_only_profile_is_played_whatever_the_address_says(
    page: Page, site: str, profile: str, left_out: str
) -> None:
    Table(page, site).open(profile=profile, pace="sideways")
    expect(page.locator(".notice")).to_contain_text(f"it was left out: {left_out}.")
    assert json.loads(kept_deal(page))["rules"] == "stargames"


@some_or_all
def test_records_in_the_address(page: Page, site: str, step: int) -> None:
    for text in TO_PLAY[::step]:
        page.goto(f"{site}?lang=en&record={quoted(text)}")
        expect_a_hand(page)
        expect(page.locator(".notice")).to_contain_text("could not be read")
        page.evaluate("() => localStorage.clear()")


@some_or_all
def test_records_to_look_at(page: Page, site: str, step: int) -> None:
    for text in TO_LOOK_AT[::step]:
        page.goto(f"{site}?lang=en&replay=1&record={quoted(text)}")
        expect(page.get_by_role("alert")).to_contain_text("can't be read", timeout=START_MS)
        assert page.evaluate(INTACT)


def start_with(page: Page, site: str, given: dict[str, str]) -> None:
    """Start with texts kept under names: somebody can play, and they are set aside."""
    page.goto(site + "static/about/licences.html")
    page.evaluate(
        "given => { localStorage.clear(); for (const [name, text] of Object.entries(given))"
        " localStorage.setItem('/schafkopf.' + name, text); }",
        given,
    )
    page.goto(site + "?lang=en")
    expect_a_hand(page)
    kept = page.evaluate("() => Object.values(localStorage)")
    for name, text in given.items():
        # What crosses over to this test has no half surrogates.
        if name != "settings" and "\ud800" not in text:
            assert text in kept, f"set aside as it was: {text[:80]}"


@in_some_places_or_all
def test_kept_values(page: Page, site: str, step: int) -> None:
    texts = [each for each in KEPT if len(each) < MUCH]
    for at in range(0, len(texts), step):
        start_with(page, site, dict(zip(NAMES, from_place(texts, at), strict=False)))


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_each_long_kept_value(page: Page, site: str, name: str) -> None:
    for text in KEPT:
        if len(text) >= MUCH:
            start_with(page, site, {name: text})


def test_long_kept_values_two_at_once(page: Page, site: str) -> None:
    texts = sorted((each for each in KEPT if len(each) >= MUCH), key=len)
    while texts:  # the longest with the shortest: of both there is room
        start_with(page, site, {"deal": texts.pop(), "session": texts.pop(0)})


def test_messages_from_the_page_around(club: Club) -> None:
    game = club.open('<schafkopf-game lang="en" pace="instant"></schafkopf-game>')
    club.wait_for("ready")
    root = game.locator("#game")
    before = root.get_attribute("data-deck"), root.get_attribute("lang"), root.inner_text()
    for message in MESSAGES:
        club.page.evaluate(
            "message => document.querySelector('schafkopf-game').shadowRoot.querySelector('iframe')"
            ".contentWindow.postMessage(eval(message), '*')",
            f"({message})",
        )
    heard = len(club.heard("error"))
    club.call("load", nested(300))
    club.wait_for("error", heard + 1)
    club.call("ask")
    assert club.wait_for("state")["phase"] == "auction"
    after = root.get_attribute("data-deck"), root.get_attribute("lang"), root.inner_text()
    assert after == before
    assert club.page.evaluate(INTACT)
    frame = club.page.frames[1]
    assert frame.evaluate(INTACT)
    assert game.locator(".later-failure").count() == 0
    codes = {message["code"] for message in club.heard("error")}
    assert codes <= {
        "bad-json", "bad-request", "bad-value", "unknown-command", "unknown-version",
        "wrong-count",
    }  # fmt: skip


def test_files_to_import(page: Page, table: Table, tmp_path: Path) -> None:
    table.open()
    table.element("settings").first.click()
    for number, text in enumerate((*RECORDS[:22], "[" * LONG, '"' + "x" * LONG)):
        file = tmp_path / f"{number}.json"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        with page.expect_file_chooser() as chooser:
            table.element("data:open").click()
        chooser.value.set_files(file)
        expect(page.get_by_role("dialog").get_by_role("status").last).not_to_be_empty()
        assert page.evaluate(INTACT)
    assert table.element("data:import").count() == 0


def test_a_worker_that_asks_elsewhere_is_seen(page: Page, watch: Watch, site: str) -> None:
    """All suites rely on it: what leaves the origin is a fault, a worker's requests too."""
    page.goto(site + "static/about/MPL-2.0.txt")
    page.evaluate(
        """() => new Promise(done => {
          const text = "fetch('http://elsewhere.invalid/x').catch(() => postMessage(1))";
          const worker = new Worker(URL.createObjectURL(new Blob([text])));
          worker.onmessage = done;
        })"""
    )
    expected = "request to another place: http://elsewhere.invalid/x"
    assert expected in watch.faults
    watch.faults.clear()

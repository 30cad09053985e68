"""The game on other people's pages: in frames of another origin, by what the README promises."""

import json
import re
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from game.core.record import parse_record, replay
from tests.browser.club import CARD, EMPTY_ICON, START_MS, Club, serving_openly, strict
from tests.browser.deals import AUCTION, k01


@pytest.fixture
def hosts(club_site: tuple[Path, str]) -> tuple[str, ...]:
    """The club's pages are no fault."""
    return (club_site[1],)


def play(game: FrameLocator) -> None:
    """Play the deal in a frame to its end by the first action on offer."""
    root = game.locator("[data-phase]")
    legal = ".choices [data-act]:not([aria-disabled=true]), .hand [data-legal=true]"
    while True:
        expect(root).not_to_have_attribute("data-asking", "", timeout=START_MS)
        if root.get_attribute("data-asking") == "next":
            return
        before = root.get_attribute("data-asking"), root.locator(".hand .card").count()
        root.locator(legal).first.click()
        for _ in range(100):
            after = root.get_attribute("data-asking"), root.locator(".hand .card").count()
            if after != before:
                break
            game.owner.page.wait_for_timeout(20)


def test_a_deal_is_told_from_beginning_to_end_and_no_hidden_card(club: Club) -> None:
    game = club.open('<schafkopf-game lang="en" deck="short" pace="instant"></schafkopf-game>')
    assert club.wait_for("ready")["version"]
    assert club.wait_for("deal-start")["deck"] == "short"
    play(game)
    end = club.wait_for("deal-end")
    replay(parse_record(json.dumps(end["record"])))
    assert sum(end["scores"]) == 0
    assert end["total"] == end["scores"]
    club.call("deal")
    assert club.wait_for("deal-start", 2)["number"] == 2
    club.call("ask")
    club.wait_for("state")
    told: list[Any] = club.page.evaluate("() => window.heard")
    for _, message in told:
        assert message["event"] == "deal-end" or not CARD.search(json.dumps(message)), message


def test_commands_are_obeyed_or_refused(club: Club) -> None:
    game = club.open('<schafkopf-game lang="en" pace="instant"></schafkopf-game>')
    club.wait_for("ready")
    element = club.page.locator("schafkopf-game")
    element.evaluate(
        "game => { game.setAttribute('lang', 'nl'); game.setAttribute('theme', 'dark'); }"
    )
    root = game.locator("#game")
    expect(root).to_have_attribute("lang", "nl")
    expect(root).to_have_attribute("data-theme", "dark")
    club.call("load", k01([*AUCTION, "1 call E"], seat=2))
    expect(root).to_have_attribute("data-contract", "sauspiel")
    club.call("ask")
    state = club.wait_for("state")
    assert (state["contract"], state["declarer"], state["seat"]) == ("sauspiel", 1, 2)
    for command, value, code in (
        ("load", "nonsense", "bad-json"),
        ("load", {"v": 99}, "unknown-version"),
        ("new", None, "deal-running"),
        ("theme", "pink", "bad-value"),
        ("pause", "perhaps", "bad-value"),
        ("dance", None, "unknown-command"),
        ("load", "x" * 100_001, "bad-value"),
    ):
        count = len(club.heard("error"))
        club.page.evaluate(
            "([command, value]) => document.querySelector('schafkopf-game').shadowRoot"
            ".querySelector('iframe').contentWindow"
            ".postMessage({type: 'schafkopf', v: 1, command, value}, '*')",
            [command, value],
        )
        assert club.wait_for("error", count + 1)["code"] == code
    expect(root).to_have_attribute("data-contract", "sauspiel")


def test_a_pause_holds_the_bots(club: Club) -> None:
    game = club.open('<schafkopf-game lang="en" pace="fast"></schafkopf-game>')
    club.wait_for("ready")
    root = game.locator("#game")
    club.call("pause")
    game.locator('[data-act="pass"]').click()
    expect(root).to_have_attribute("data-asking", "")
    turn = root.get_attribute("data-turn")
    club.page.wait_for_timeout(1500)
    assert root.get_attribute("data-turn") == turn
    club.call("resume")
    expect(root).not_to_have_attribute("data-turn", turn or "")


@pytest.mark.parametrize(
    "width", [280, *(pytest.param(width, marks=pytest.mark.long) for width in (360, 700)), 1200]
)
def test_the_frame_has_the_height_that_the_game_wants(club: Club, width: int) -> None:
    club.page.set_viewport_size({"width": 1280, "height": 900})
    game = club.open(f'<div style="width:{width}px"><schafkopf-game></schafkopf-game></div>')
    expect(game.locator(".hand .card").first).to_be_visible(timeout=START_MS)
    told = club.wait_for("height")["height"]
    box = club.page.locator("schafkopf-game").bounding_box()
    table = game.locator("#game").bounding_box()
    assert box is not None
    assert table is not None
    assert (box["width"], box["height"]) == (width, told)
    assert (table["width"], table["height"]) == (width, told)


def test_a_page_around_with_a_strict_policy_and_its_own_looks(club: Club) -> None:
    (club.folder / "club.css").write_text(
        "* { font: 40px serif !important; color: red !important; }"
        " iframe { height: 10px !important; }",
        "utf-8",
    )
    head = strict(club) + '<link rel="stylesheet" href="club.css">'
    game = club.open("<schafkopf-game></schafkopf-game>", head, '<html dir="rtl">')
    hand = game.locator(".hand .card")
    expect(hand).to_have_count(8, timeout=START_MS)
    frame = club.page.locator("schafkopf-game iframe").bounding_box()
    assert frame is not None
    assert frame["height"] >= 440
    assert game.locator("#game").get_attribute("dir") == "ltr"
    assert game.locator(".name").first.evaluate("name => getComputedStyle(name).color") != (
        "rgb(255, 0, 0)"
    )


@pytest.mark.parametrize(
    "origin",
    [
        *("capacitor://localhost", "http://["),
        *(pytest.param(origin, marks=pytest.mark.long) for origin in ("javascript:x", "null")),
    ],
)
def test_an_origin_that_cannot_be_named_is_told_nothing_and_the_game_plays(
    club: Club, origin: str
) -> None:
    address = f"{club.game}?{urlencode({'embed': 1, 'lang': 'en', 'origin': origin})}"
    listening = "<script src=listen.js></script>"
    (club.folder / "listen.js").write_text(
        "window.told = []; addEventListener('message', event => told.push(event.data))", "utf-8"
    )
    game = club.open(f'{listening}<iframe src="{escape(address)}"></iframe>')
    expect(game.locator(".hand .card").first).to_be_visible(timeout=START_MS)
    expect(game.locator("html")).not_to_have_attribute("data-failed", re.compile(""))
    assert club.page.evaluate("told") == []


@pytest.mark.allow_faults  # the browser warns of each message that it doesn't deliver
def test_only_the_page_around_is_heard_and_only_the_named_origin_told(club: Club) -> None:
    (club.folder / "stranger.html").write_text(
        f"{EMPTY_ICON}<script>setInterval(() => parent.frames[0].postMessage("
        "{type: 'schafkopf', v: 1, command: 'theme', value: 'dark'}, '*'), 50)</script>",
        "utf-8",
    )
    elsewhere = f"{club.game}index.html?embed=1&theme=light&origin=https%3A%2F%2Felsewhere.example"
    club.open(
        f'<iframe src="{elsewhere}"></iframe><iframe src="stranger.html"></iframe>'
        "<script>window.told = []; addEventListener('message', event => told.push(event.data));"
        "setInterval(() => frames[0].postMessage("
        "{type: 'schafkopf', v: 1, command: 'theme', value: 'dark'}, '*'), 50)</script>"
    )
    game = club.page.frame_locator("iframe").first
    expect(game.locator(".hand .card").first).to_be_visible(timeout=START_MS)
    club.page.wait_for_timeout(1500)
    expect(game.locator("#game")).to_have_attribute("data-theme", "light")
    assert club.page.evaluate("() => window.told") == []


FAILURES = """
window.failures = [];
new MutationObserver(() => {
  if (document.querySelector(".failure")) failures.push(document.documentElement.dataset.failed);
}).observe(document, { childList: true, subtree: true });
"""
NO_STORAGE = """
if (window !== window.top) {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, {
      get() { throw new DOMException("denied", "SecurityError"); },
    });
  }
}
"""


# Refused at once, as in Safari; and as this browser does it in a window that forgets everything.
@pytest.mark.allow_faults  # PyScript complains of the storage that such a frame has not
@pytest.mark.parametrize("denial", [NO_STORAGE, ""], ids=["at once", "by the browser"])
def test_a_frame_on_another_site_plays_where_its_storage_is_denied(
    page: Page, club_site: tuple[Path, str], site: str, denial: str
) -> None:
    folder, address = club_site
    page.add_init_script(denial)
    page.add_init_script(FAILURES)
    elsewhere = address.replace("127.0.0.1", "localhost")  # no other port of the same site
    assert elsewhere != address
    club = Club(page, folder, elsewhere, site)
    game = club.open('<schafkopf-game lang="en" pace="instant"></schafkopf-game>')
    club.wait_for("ready")
    expect(game.locator(".note")).to_be_visible()
    play(game)
    club.wait_for("deal-end")
    assert club.heard("error") == []
    assert page.frames[1].evaluate("window.failures") == []


@pytest.mark.allow_faults  # made on purpose
def test_errors_of_one_page_are_none_of_the_other(club: Club) -> None:
    mine = (
        "<script>window.errors = []; onerror = text => errors.push(text);"
        "setInterval(() => { throw new Error('the club'); }, 50)</script>"
    )
    game = club.open(mine + '<schafkopf-game lang="en" pace="instant"></schafkopf-game>')
    club.wait_for("ready")
    play(game)
    expect(game.locator("[role=alert].failure")).to_have_count(0)
    game.locator("html").evaluate("() => setTimeout(() => { throw new Error('the game'); })")
    expect(game.locator("[role=alert].failure")).to_be_visible(timeout=START_MS)
    errors: list[str] = club.page.evaluate("() => window.errors")
    assert {error.removeprefix("Uncaught ") for error in errors} == {"Error: the club"}


def test_a_game_far_down_the_page_waits_until_it_is_near(club: Club) -> None:
    asked: list[str] = []
    club.page.on("request", lambda request: asked.append(request.url))
    club.open('<div style="height:20000px"></div><schafkopf-game></schafkopf-game>')
    # A frame that doesn't wait is part of the page's loading, and that is over here.
    assert not [address for address in asked if "embed=1" in address]
    club.page.locator("schafkopf-game").scroll_into_view_if_needed()
    club.wait_for("ready")


@pytest.mark.allow_faults
def test_a_frame_without_an_origin_plays_where_the_host_allows_it(
    page: Page, club_site: tuple[Path, str]
) -> None:
    with serving_openly() as address:
        club = Club(page, *club_site, address)
        game = club.open('<schafkopf-game sandbox="allow-scripts" lang="en"></schafkopf-game>')
        expect(game.locator(".hand .card")).to_have_count(8, timeout=START_MS)
        club.wait_for("ready")
        expect(game.locator(".note")).to_be_visible()
        # The storage that PyScript asks for first is refused; the start doesn't fail for it.
        assert club.heard("error") == []
        expect(game.locator("html")).not_to_have_attribute("data-failed", re.compile(".*"))


@pytest.mark.allow_faults
def test_a_frame_without_an_origin_says_what_to_do_where_it_does_not(club: Club) -> None:
    game = club.open('<schafkopf-game sandbox="allow-scripts" lang="en"></schafkopf-game>')
    expect(game.locator("html")).to_have_attribute("data-failed", "blocked", timeout=START_MS)
    link = game.get_by_role("link")
    expect(link).to_be_visible()
    expect(link).to_have_attribute("target", "_blank")
    assert club.wait_for("error")["code"] == "failed-blocked"


def test_the_address_works_without_a_page_around(page: Page, site: str) -> None:
    page.goto(site + "?embed=1&worker=0&nonsense=1")
    expect(page.locator(".hand .card")).to_have_count(8, timeout=START_MS)
    expect(page.locator(".notice")).to_have_text("")


def test_without_the_tools_there_is_only_the_table(page: Page, site: str) -> None:
    page.goto(site + "?embed=1&tools=0")
    expect(page.locator(".hand .card")).to_have_count(8, timeout=START_MS)
    expect(page.locator(".menu")).to_be_hidden()

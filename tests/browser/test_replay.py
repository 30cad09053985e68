"""A deal step by step: on other people's pages, as an address, and after the reckoning."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import K01_LOG, k01
from tests.browser.table import Table
from tests.browser.test_axe import findings_in_all_themes
from tests.browser.test_embed import CARD, START_MS, Club, serving_openly
from tests.tools.serve import serving

LAST = len(K01_LOG) + 1
RECORD = json.dumps(k01(K01_LOG, seat=1))


@pytest.fixture(scope="session")
def club_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder and the address of another site."""
    folder = tmp_path_factory.mktemp("club")
    with serving(folder) as server:
        yield folder, server.address


@pytest.fixture
def hosts(club_site: tuple[Path, str]) -> tuple[str, ...]:
    """The club's pages are no fault."""
    return (club_site[1],)


@pytest.fixture
def club(page: Page, club_site: tuple[Path, str], site: str) -> Club:
    """The club's site."""
    return Club(page, *club_site, site)


def address(site: str, record: str, **parameters: str) -> str:
    given = "".join(f"&{name}={value}" for name, value in parameters.items())
    return f"{site}?replay=1&lang=en&record={quote(record)}{given}"


def element(record: str, attributes: str = "") -> str:
    return f"<schafkopf-replay lang=en {attributes} record='{record}'></schafkopf-replay>"


def test_a_deal_in_another_page_from_beginning_to_reckoning(club: Club) -> None:
    asked: list[str] = []
    club.page.on("request", lambda request: asked.append(request.url))
    club.page.set_viewport_size({"width": 700, "height": 900})
    game = club.open(element(RECORD, "class=it"))
    club.page.evaluate(
        "for (const name of ['ready', 'state', 'height', 'error']) document.querySelector('.it')"
        ".addEventListener(name, event => heard.push(['', event.detail]))"
    )
    root = game.locator("#game")
    expect(root).to_have_attribute("data-replay", "true", timeout=START_MS)
    expect(game.locator(".open-hand .mini")).to_have_count(18)
    game.locator('[data-act="replay-last"]').click()
    expect(game.locator("#game")).to_have_attribute("data-panel", "reckoning")
    expect(game.locator(".panel-title")).to_contain_text("Lost")
    club.page.evaluate("document.querySelector('.it').ask()")
    state = club.wait_for("state")
    assert (state["step"], state["last"], state["contract"]) == (LAST, LAST, "sauspiel")
    club.page.evaluate("document.querySelector('.it').setAttribute('lang', 'tr')")
    expect(root).to_have_attribute("lang", "tr")
    club.page.evaluate("document.querySelector('.it').setAttribute('theme', 'dark')")
    expect(root).to_have_attribute("data-theme", "dark")
    club.page.evaluate("document.querySelector('.it').load('nonsense')")
    assert club.wait_for("error")["code"] == "bad-json"
    club.page.evaluate("record => document.querySelector('.it').load(record)", k01([], seat=0))
    expect(root).to_have_attribute("data-phase", "auction")
    told = [message for _, message in club.page.evaluate("() => window.heard")]
    assert told
    assert not [message for message in told if CARD.search(json.dumps(message))]
    box, table = (
        club.page.locator(".it").bounding_box(),
        game.locator("#game").bounding_box(),
    )
    assert box is not None
    assert table is not None
    assert (table["width"], table["height"]) == (box["width"], box["height"])
    assert not [each for each in asked if "pyodide" in each or "worker" in each], asked


@pytest.mark.allow_faults  # of a frame without storage
def test_it_needs_no_storage_and_no_origin_where_the_host_allows_it(
    page: Page, club_site: tuple[Path, str]
) -> None:
    with serving_openly() as host:
        club = Club(page, *club_site, host)
        game = club.open(element(RECORD, "sandbox=allow-scripts"))
        expect(game.locator(".open-hand .mini")).to_have_count(18, timeout=START_MS)


def test_a_record_that_can_t_be_read_is_said(page: Page, site: str) -> None:
    for record in ("", "nonsense", "<script>alert(1)</script>", '{"v": 1, "log": ["0 XX"]}'):
        page.goto(address(site, record))
        expect(page.get_by_role("alert")).to_contain_text("can't be read", timeout=START_MS)
    assert findings_in_all_themes(page) == []


def test_the_address_by_keyboard_alone(page: Page, site: str) -> None:
    page.goto(address(site, RECORD))
    root = page.locator("#game")
    expect(root).to_have_attribute("data-replay", "true", timeout=START_MS)
    place = page.locator(".replay-place")
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(place).to_have_text(f"Step {step} of {LAST}")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#live-polite")).to_contain_text("Pass.")
    page.keyboard.press("End")
    expect(root).to_have_attribute("data-panel", "reckoning")
    page.keyboard.press("Escape")
    expect(root).to_have_attribute("data-panel", "reckoning")


def test_after_the_reckoning_and_back(page: Page, table: Table) -> None:
    table.open(record=k01(K01_LOG, seat=1))
    again = table.element("replay")
    again.focus()
    page.keyboard.press("Enter")
    expect(table.element("replay-forward")).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Enter")
    expect(page.locator(".replay-place")).to_have_text(f"Step 12 of {LAST}")
    expect(page.locator(".open-hand .mini").first).to_be_visible()
    assert findings_in_all_themes(page) == []
    page.keyboard.press("Escape")
    expect(again).to_be_focused()
    table.element("next").click()
    assert table.asking != "next"


@pytest.mark.parametrize("size", [(280, 480), (360, 640), (844, 390), (1280, 800)])
def test_everything_fits(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address(site, RECORD))
    controls = page.locator(".replay-controls button")
    expect(controls).to_have_count(4, timeout=START_MS)
    for _ in range(2):
        for box in [each.bounding_box() for each in controls.all()]:
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] + box["height"] <= size[1]
            assert min(box["width"], box["height"]) >= 35
        page.keyboard.press("End")

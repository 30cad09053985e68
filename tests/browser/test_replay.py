"""A deal step by step: on other people's pages, as an address, and after the reckoning."""

import json
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import CARD, START_MS, Club, serving_openly, strict
from tests.browser.deals import K01_LOG, k01, with_settings
from tests.browser.table import Table
from tests.browser.test_axe import findings_in_all_themes

LAST = len(K01_LOG) + 1
RECORD = json.dumps(k01(K01_LOG, seat=1))


@pytest.fixture
def hosts(club_site: tuple[Path, str]) -> tuple[str, ...]:
    """The club's pages are no fault."""
    return (club_site[1],)


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


@pytest.mark.parametrize("width", [280, 1200])
def test_it_fills_its_frame_on_a_page_with_a_strict_policy_that_runs_from_right_to_left(
    club: Club, width: int
) -> None:
    club.page.set_viewport_size({"width": 1280, "height": 900})
    (club.folder / "club.css").write_text(f"div {{ width: {width}px }}", "utf-8")
    head = strict(club) + '<link rel="stylesheet" href="club.css">'
    game = club.open(f"<div>{element(RECORD, 'class=it')}</div>", head, '<html dir="rtl">')
    root = game.locator("#game")
    expect(root).to_have_attribute("data-replay", "true", timeout=START_MS)
    box, table = club.page.locator(".it").bounding_box(), root.bounding_box()
    assert box is not None
    assert box == table
    assert box["width"] == width


@pytest.mark.allow_faults  # of a frame without storage
def test_it_needs_no_storage_and_no_origin_where_the_host_allows_it(
    page: Page, club_site: tuple[Path, str]
) -> None:
    with serving_openly() as host:
        club = Club(page, *club_site, host)
        game = club.open(element(RECORD, "sandbox=allow-scripts"))
        expect(game.locator(".open-hand .mini")).to_have_count(18, timeout=START_MS)


def test_a_record_that_can_t_be_read_is_said(page: Page, site: str) -> None:
    for record in ("", '{"v": 1, "log": ["0 XX"]}'):  # test_hostile.py has more
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


# Lets a twentieth of every wait pass; counts from now on, frame by frame, what is on its way.
QUICKLY = """
const wait = window.setTimeout;
window.setTimeout = (call, pause, ...rest) => wait(call, pause / 20, ...rest);
window.moving = 0;
const look = () => {
  window.moving = Math.max(window.moving, document.getAnimations().length);
  requestAnimationFrame(look);
};
look();
"""


@pytest.mark.motion
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_it_runs_by_itself_and_without_movement_where_that_is_not_wanted(
    page: Page, site: str, motion: Literal["no-preference", "reduce"]
) -> None:
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(QUICKLY)
    page.goto(address(site, RECORD))
    run = page.get_by_role("button", name="Let it run by itself")
    run.focus(timeout=START_MS)
    page.evaluate("() => { window.moving = 0; }")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    expect(page.locator("#game")).to_have_attribute("data-panel", "reckoning")
    expect(run).to_be_focused()
    assert (page.evaluate("() => window.moving") > 0) == (motion == "no-preference")
    if motion == "reduce":  # the same screen, and no colour on its way to another
        assert findings_in_all_themes(page) == []


def test_a_tap_halts_what_runs_by_itself(page: Page, site: str) -> None:
    page.goto(address(site, RECORD, pace="fast"))
    page.get_by_role("button", name="Let it run by itself").click(timeout=START_MS)
    place = page.locator(".replay-place")
    expect(place).not_to_have_text(f"Step 0 of {LAST}")
    page.locator(".felt").click(position={"x": 5, "y": 5})
    expect(page.get_by_role("button", name="Let it run by itself")).to_be_visible()
    halted = str(place.text_content())
    page.wait_for_timeout(700)  # longer than any step takes at this pace
    expect(place).to_have_text(halted)


def test_it_looks_as_the_person_likes_it_unless_the_address_says_otherwise(
    page: Page, site: str
) -> None:
    chosen = {"language": "nl", "theme": "dark", "cloth": "blue", "faces": "french"}
    with_settings(page, **chosen)
    plain = address(site, RECORD).replace("&lang=en", "")
    page.goto(plain)
    root = page.locator("#game")
    for name, value in (("lang", "nl"), ("data-theme", "dark"), ("data-cloth", "blue")):
        expect(root).to_have_attribute(name, value, timeout=START_MS)
    expect(root).to_have_attribute("data-deck", "french")
    page.goto(plain + "&lang=tr&theme=light")
    expect(root).to_have_attribute("lang", "tr", timeout=START_MS)
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-cloth", "blue")
    kept = page.evaluate("() => localStorage.getItem(location.pathname + 'schafkopf.settings')")
    assert json.loads(kept) == {"v": 1, **chosen}, "an address changes nothing that is kept"


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


def test_everything_fits(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")  # boxes are measured where they end
    page.goto(address(site, RECORD))
    root = page.locator("#game")
    expect(root).to_have_attribute("data-replay", "true", timeout=START_MS)
    for size in ((280, 480), (320, 568), (360, 640), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        controls = page.locator(".replay-controls button:visible")
        expect(controls).to_have_count(5 if size[0] > 350 else 4)
        plate = page.locator(".seat[data-place=me]").bounding_box()
        left = controls.first.bounding_box()
        assert plate is not None
        assert left is not None
        assert plate["x"] + plate["width"] <= left["x"] + 5, "nothing of the own score is covered"
        for key, panel in (("End", "reckoning"), ("Home", "")):
            for box in [each.bounding_box() for each in controls.all()]:
                assert box is not None, size
                assert box["x"] >= 0, size
                assert box["x"] + box["width"] <= size[0], size
                assert box["y"] + box["height"] <= size[1], size
                assert min(box["width"], box["height"]) >= 35, size
            page.keyboard.press(key)
            expect(root).to_have_attribute("data-panel", panel)

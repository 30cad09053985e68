"""Faults from outside, while loading and while playing: each with the screen that it must give."""

import json
import os
import signal
from contextlib import ExitStack
from http import HTTPStatus

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.deals import AUCTION, k01, with_settings
from tests.browser.stand_in import stand_in
from tests.browser.table import Table, first
from tests.browser.test_failures import (
    ROOT,
    START_MS,
    WASM,
    break_file,
    expect_details,
    expect_failure,
    texts,
)
from tests.browser.test_past import open_past, rows
from tests.browser.test_worker import has_come, standing
from tests.tools.generate import runtime_files
from tests.tools.serve import Handler, serving

WORDS = texts("en")
MODULE = "game/core/cards.py"
# What index.html asks for before any Python runs, beside what PyScript finds only when it fails.
SCRIPTS = sorted(
    path
    for path in runtime_files(ROOT, is_worker=False)
    if path.endswith(("core.js", ".mjs")) or "/core-" in path
)
LONGER_THAN_A_PAUSE_MS = 3000
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
IDBObjectStore.prototype.put = Storage.prototype.setItem;
"""

# While loading.


@pytest.mark.allow_faults
def test_a_corrupted_interpreter_is_called_damaged(page: Page, site: str) -> None:
    data = bytearray((ROOT / WASM).read_bytes())
    data[8] = 0xFF  # no section has such a number
    break_file(page, WASM, bytes(data))
    page.goto(site + "?lang=en")
    expect_failure(page, "damaged")


class _HalfAtFirst(Handler):
    """Sends half of the interpreter once, for the browser to keep; afterwards all of it."""

    is_whole = False

    def _answer(self, *, has_body: bool) -> None:
        if _HalfAtFirst.is_whole or not self.path.endswith(WASM):
            super()._answer(has_body=has_body)
            return
        _HalfAtFirst.is_whole = True
        data = (ROOT / WASM).read_bytes()
        half = data[: len(data) // 2]
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/wasm")
        self.send_header("Content-Length", str(len(half)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(half)


@pytest.mark.allow_faults
def test_a_damaged_file_in_the_browsers_own_store_is_fetched_anew_by_a_reload(page: Page) -> None:
    _HalfAtFirst.is_whole = False
    with serving(ROOT) as server:
        server.RequestHandlerClass = _HalfAtFirst
        page.goto(server.address + "?lang=en")
        expect_failure(page, "damaged")
        page.get_by_role("button", name=WORDS["boot.reload"]).click()
        expect(page.locator("#game")).to_be_visible(timeout=START_MS)


@pytest.mark.allow_faults
@pytest.mark.parametrize(
    "part", [0.5, pytest.param(0, marks=pytest.mark.long)], ids=["truncated", "empty"]
)
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.rpartition("/")[2][:12])
def test_a_part_of_the_runtime_that_did_not_come_whole_is_called_damaged(
    page: Page, site: str, path: str, part: float
) -> None:
    source = (ROOT / path).read_text("utf-8")
    break_file(page, path, source[: int(len(source) * part)])
    page.goto(site + "?lang=en")
    expect_failure(page, "damaged")
    expect_details(page, "static/vendor/")


@pytest.mark.allow_faults
def test_looks_that_did_not_come_are_told_beside_the_table(page: Page, site: str) -> None:
    break_file(page, "static/css/seats.css", None)
    table = Table(page, site).open()
    told = page.locator(".later-failure")
    expect(told).to_contain_text("A part of the game did not arrive")
    expect_details(page, "static/css/seats.css")
    act(table)
    expect(told).to_be_visible()


def test_chosen_looks_that_are_still_on_their_way_are_no_fault(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/static/css/theme.css", lambda route: held.append(route))  # noqa: PLW0108 - no attribute fits on a method
    with_settings(page, theme="dark")
    page.goto(site + "?lang=en&pace=instant", wait_until="commit")
    page.wait_for_function("() => typeof window.schafkopf?.fail === 'function'")
    held[0].continue_()
    expect(page.locator(".hand .card").first).to_be_visible(timeout=START_MS)
    expect(page.locator(".later-failure")).to_have_count(0)


@pytest.mark.allow_faults
def test_a_script_that_the_host_calls_something_else_is_called_damaged(
    page: Page, site: str
) -> None:
    path = "static/vendor/pyscript/core.js"
    source = (ROOT / path).read_text("utf-8")
    page.route(f"**/{path}", lambda route: route.fulfill(body=source, content_type="text/plain"))
    page.goto(site + "?lang=en")
    expect_failure(page, "damaged")
    expect_details(page, path)


@pytest.mark.allow_faults
@pytest.mark.parametrize("part", [0.5, 0], ids=["truncated", "empty"])
def test_a_module_that_did_not_come_whole_is_told_with_its_words(
    page: Page, site: str, part: float
) -> None:
    source = (ROOT / MODULE).read_text("utf-8")
    break_file(page, MODULE, source[: int(len(source) * part)])
    page.goto(site + "?lang=en")
    expect_failure(page, "python")
    expect_details(page, "Error")


@pytest.mark.allow_faults
def test_a_server_that_dies_while_the_page_loads_is_told(page: Page) -> None:
    with ExitStack() as stack:
        address = stack.enter_context(serving(ROOT)).address

        held: list[Route] = []
        is_up = True

        def answer(route: Route) -> None:
            if is_up:
                held.append(route)
            else:
                route.abort()

        page.route(f"**/{WASM}", answer)
        page.goto(address + "?lang=en", wait_until="commit")
        # Whoever is to tell of it has to be there: without boot.js nobody could.
        page.wait_for_function("() => window.schafkopf && window.schafkopf.catalogue")
        is_up = False
        stack.close()
        for route in held:
            route.abort()
        expect_failure(page, "missing")


def test_half_a_minute_of_waiting_is_a_slow_line_and_no_failure(page: Page, site: str) -> None:
    held: list[Route] = []
    page.clock.install()
    page.route(f"**/{WASM}", lambda route: held.append(route))  # noqa: PLW0108 - no attribute fits on a method
    page.goto(site + "?lang=en", wait_until="commit")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "2", timeout=START_MS)
    page.clock.fast_forward(30_000)
    expect(page.get_by_text(WORDS["boot.slow"])).to_be_visible()
    assert page.locator("html").get_attribute("data-failed") is None
    for route in held:
        route.continue_()
    expect(page.locator("#game")).to_be_visible(timeout=START_MS)


# While playing.


def act(table: Table) -> None:
    """Do the first thing on offer, and see that the table goes on."""
    table.wait_for_me()
    table.press(first(table, table.offered()))
    table.wait_for_me()


def test_a_clock_that_jumps_stops_no_deal(page: Page, site: str) -> None:
    page.add_init_script("""
      const now = Date.now;
      window.jump = 0;
      Date.now = () => now() + window.jump;
      window.leap = (year) => { window.jump = Date.UTC(year, 0) - now(); };
    """)
    table = Table(page, site).open(record=k01(AUCTION, seat=1))
    for year in (1971, 2126):
        act(table)
        page.evaluate("year => leap(year)", year)
    table.play_on(first)
    expect(table.element("next")).to_be_visible()
    table.reload()
    expect(table.element("next")).to_be_visible()


def test_a_tab_that_was_frozen_goes_on_where_it_was(page: Page, site: str) -> None:
    table = Table(page, site).open()
    act(table)
    before = table.moment
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    assert table.moment == before
    table.play_on(first)
    expect(table.element("next")).to_be_visible()


# How long, at most, nothing has run in the page.
GAP = """
let last = performance.now();
window.gap = 0;
setInterval(() => {
  window.gap = Math.max(window.gap, performance.now() - last);
  last = performance.now();
}, 20);
"""


def send_to_pages(browser: Browser, number: signal.Signals) -> None:
    """Send a signal to the processes in which the browser runs its pages and their workers."""
    session = browser.new_browser_cdp_session()
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            os.kill(process["id"], number)


@pytest.mark.parametrize(
    "level", ["normal", "stand-in", pytest.param("strong", marks=pytest.mark.long)]
)
def test_a_machine_that_slept_while_a_bot_was_due_goes_on(
    page: Page, site: str, browser: Browser, level: str
) -> None:
    record = None
    if is_stand_in := level == "stand-in":
        stand_in(page)  # it passes, and so do all: the deal is thrown in
        level = "strong"
        record = k01([], seat=0)
    table = Table(page, site).open(record, pace="slow", level=level, deck="short")
    if level == "strong":
        has_come(page)
    table.wait_for_me()
    table.press("pass")
    page.evaluate(GAP)
    try:
        send_to_pages(browser, signal.SIGSTOP)
        page.wait_for_timeout(LONGER_THAN_A_PAUSE_MS)
    finally:
        send_to_pages(browser, signal.SIGCONT)
    page.wait_for_function("pause => window.gap >= pause", arg=LONGER_THAN_A_PAUSE_MS)
    table.element("settings").first.click()
    table.element("set:pace=instant").click()
    page.keyboard.press("Escape")
    table.play_on(first)
    expect(table.element("next")).to_be_visible()
    if is_stand_in:
        assert table.phase == "passed"
    if level == "strong":
        assert standing(table) == "The strong players are at the table."


def test_storage_that_is_cleared_while_playing_costs_nothing_of_this_deal(
    page: Page, site: str
) -> None:
    table = Table(page, site).open(record=k01(AUCTION, seat=1))
    act(table)
    page.evaluate("localStorage.clear()")
    act(table)
    expect(page.locator(".note")).to_have_text(WORDS["note.cleared"])
    before = (table.phase, table.hand, table.asking)
    table.reload()
    table.wait_for_me()
    assert (table.phase, table.hand, table.asking) == before


def test_past_deals_that_are_deleted_while_playing_are_told_of(page: Page, site: str) -> None:
    table = Table(page, site).open()
    table.play_on(first)
    table.press("next")
    page.evaluate("""() => new Promise((done, failed) => {
      const request = indexedDB.deleteDatabase(location.pathname + "schafkopf.archive");
      Object.assign(request, { onsuccess: done, onerror: failed });
    })""")
    expect(page.locator(".note")).to_have_count(0)
    table.play_on(first)
    expect(page.locator(".note")).to_have_text(WORDS["note.cleared"])
    open_past(table)
    expect(rows(page)).to_have_count(1)


def test_a_full_browser_is_told_and_play_goes_on(page: Page, site: str) -> None:
    page.add_init_script(FULL)
    table = Table(page, site).open()
    expect(page.locator(".note")).to_have_text(WORDS["note.not-kept"])
    table.play_on(first)
    open_past(table)
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_text(WORDS["past.fault.full"])).to_be_visible()
    page.keyboard.press("Escape")
    table.element("settings").first.click()
    with page.expect_download() as download:  # what isn't kept can be taken out
        table.element("data:save").click()
    members = json.loads(download.value.path().read_text("utf-8"))
    assert len(members["deals"]) == 1
    assert "deal" in members["kept"]

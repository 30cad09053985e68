"""What goes wrong while the game starts is said in words, with something to do.

Each test breaks one thing on the way from the server to the first hand. The page finds out by
itself what it was, so each looks for the kind that it reports and for its texts.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from game import VERSION
from game.core.record import parse_record, replay
from tests.browser.python import run_in_page
from tests.browser.table import Table, first
from tests.tools.generate import LANGUAGES

ROOT = Path(__file__).parents[2]
START_MS = 30_000  # what a start may take on a busy machine
WASM = "static/vendor/micropython/micropython.wasm"

# The first hand is dealt in the answer to a promise, after the file has run to its end.
LATER = """
from pyscript import window
from pyscript.ffi import create_proxy

def start(catalogue):
    raise ValueError("broken on purpose")

window.schafkopf.catalogue.then(create_proxy(start))
"""

pytestmark = pytest.mark.allow_faults


def texts(language: str) -> dict[str, str]:
    messages: dict[str, str] = json.loads(
        (ROOT / f"static/i18n/{language}.json").read_text("utf-8")
    )
    return messages


def expect_failure(page: Page, kind: str, language: str = "en") -> None:
    """The page shows the failure `kind` in `language`: what has happened, and what to do."""
    expect(page.locator("html")).to_have_attribute("data-failed", kind, timeout=START_MS)
    alert = page.get_by_role("alert")
    words = texts(language)
    for key in ("boot.fail.title", f"boot.fail.{kind}", f"boot.fail.{kind}.do"):
        expect(alert).to_contain_text(words[key])
    expect(page.locator("#game")).to_be_hidden()


def expect_details(page: Page, *words: str) -> None:
    """The failure's details, opened, hold all `words`."""
    page.locator("summary").click()
    for word in words:
        expect(page.locator("pre")).to_contain_text(word)


def break_file(page: Page, path: str, body: bytes | str | None) -> None:
    """Have the server answer `body` for the file `path`, or not find it."""

    def answer(route: Route) -> None:
        if body is None:
            route.fulfill(status=404, body="Not found")
        else:
            kind = {"js": "text/javascript", "mjs": "text/javascript", "wasm": "application/wasm"}
            route.fulfill(body=body, content_type=kind.get(path.rpartition(".")[2]))

    page.route(f"**/{path}", answer)


@pytest.mark.parametrize("path", ["static/vendor/pyscript/core.js", WASM, "game/core/cards.py"])
def test_a_missing_file_is_named(page: Page, site: str, path: str) -> None:
    break_file(page, path, None)
    page.goto(site + "?lang=en")
    expect_failure(page, "missing")
    expect_details(page, site + path, "404")


@pytest.mark.parametrize(
    "path",
    [
        "static/vendor/micropython/micropython.mjs",
        "pyscript.toml",
        "static/i18n/en.json",
        "game/core/round.py",
    ],
)
def test_a_page_of_the_host_s_in_the_place_of_a_file_is_damage(
    page: Page, site: str, path: str
) -> None:
    break_file(page, path, "<!doctype html><title>Please sign in</title>")
    page.goto(site + "?lang=en")
    expect_failure(page, "damaged")
    expect_details(page, site + path)


def test_half_a_catalogue_is_damage(page: Page, site: str) -> None:
    path = "static/i18n/en.json"
    break_file(page, path, (ROOT / path).read_text("utf-8")[:2000])
    page.goto(site + "?lang=en")
    expect_failure(page, "damaged")
    expect_details(page, site + path)


def test_a_server_that_is_gone_is_a_missing_file(page: Page, site: str) -> None:
    page.route("**/static/vendor/**", lambda route: route.abort())
    page.goto(site + "?lang=en")
    expect_failure(page, "missing")


@pytest.mark.parametrize(
    "change",
    [lambda data: data[: len(data) // 2], lambda _: b"<!doctype html><title>Not here</title>"],
    ids=["truncated", "a page of the host's instead"],
)
def test_a_damaged_interpreter_is_told_from_a_missing_one(
    page: Page, site: str, change: Callable[[bytes], bytes]
) -> None:
    break_file(page, WASM, change((ROOT / WASM).read_bytes()))
    page.goto(site + "?lang=en")
    expect_failure(page, "damaged")
    expect_details(page, site + WASM)


@pytest.mark.parametrize(
    ("source", "word"),
    [
        # a test of its own goes on from it: test_reload_starts_again
        pytest.param(
            "raise ValueError('broken on purpose')", "broken on purpose", marks=pytest.mark.long
        ),
        ("def f(:  # broken on purpose", "SyntaxError"),
        ("import game.broken_on_purpose", "broken_on_purpose"),
        (LATER, "broken on purpose"),
    ],
    ids=["exception", "syntax", "import", "later"],
)
def test_an_exception_in_python_is_shown_with_its_words(
    page: Page, site: str, source: str, word: str
) -> None:
    break_file(page, "game/main.py", source)
    page.goto(site + "?lang=en")
    expect_failure(page, "python")
    expect_details(page, word)


def test_reload_starts_again(page: Page, site: str) -> None:
    break_file(page, "game/main.py", "raise ValueError('broken on purpose')")
    page.goto(site + "?lang=en")
    expect_failure(page, "python")
    expect_details(page, "broken on purpose")
    page.unroute("**/game/main.py")
    page.get_by_role("button", name=texts("en")["boot.reload"]).click()
    expect(page.locator("#game")).to_be_visible(timeout=START_MS)
    expect(page.locator("#boot")).to_have_count(0)


def test_a_slow_line_is_called_slow_and_the_start_goes_on(page: Page, site: str) -> None:
    held: list[Route] = []
    page.clock.install()

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/{WASM}", hold)
    page.goto(site + "?lang=en", wait_until="commit")
    slow = page.get_by_text(texts("en")["boot.slow"])
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "2", timeout=START_MS)
    expect(slow).to_be_hidden()
    page.clock.fast_forward(8000)
    expect(slow).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("#game")).to_be_visible(timeout=START_MS)
    assert page.locator("html").get_attribute("data-failed") is None


LATE = "game/ui/panels/frame.py"  # every panel needs it, the first hand doesn't


def test_a_late_file_is_asked_for_again_and_the_press_is_carried_out(page: Page, site: str) -> None:
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(f"**/{LATE}", answer)
    page.goto(site + "?lang=en")
    page.locator("#game [data-act=help]").click(timeout=START_MS)
    expect(page.locator("#game")).to_have_attribute("data-panel", "help", timeout=START_MS)
    assert len(asked) == 2


def test_a_late_file_that_never_comes_is_told_of(page: Page, site: str) -> None:
    break_file(page, LATE, None)
    page.add_init_script(
        """
        const wait = window.setTimeout;
        window.setTimeout = (call, pause, ...rest) => wait(call, pause / 10, ...rest);
        """
    )
    page.goto(site + "?lang=en")
    page.locator("#game [data-act=help]").click(timeout=START_MS)
    notice = page.locator(".notice", has_text=texts("en")["notice.late-missing"])
    expect(notice).to_be_visible(timeout=START_MS)
    page.locator("#game .hand .card").first.click()
    expect(notice).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_opened_as_a_file_says_so_in_every_language(page: Page, language: str) -> None:
    page.goto(f"{(ROOT / 'index.html').as_uri()}?lang={language}")
    expect_failure(page, "file", language)
    expect(page.get_by_role("alert").get_by_role("button")).to_have_count(0)


def test_a_browser_without_webassembly_is_told(page: Page, site: str) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(site + "?lang=en")
    expect_failure(page, "browser")


@pytest.mark.long  # test_embed.py has the same of the element's frame
def test_a_frame_that_blocks_modules_offers_a_tab(page: Page, site: str) -> None:
    frame = f'<iframe sandbox="allow-scripts" src="{site}?lang=en"></iframe>'
    page.route("**/host.html", lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(site + "host.html")
    inside = page.frame_locator("iframe")
    expect(inside.locator("html")).to_have_attribute("data-failed", "blocked", timeout=START_MS)
    link = inside.get_by_role("link", name=texts("en")["boot.own-tab"])
    expect(link).to_have_attribute("href", site + "?lang=en")
    expect(link).to_have_attribute("target", "_blank")


def test_stages_are_shown_as_they_come(page: Page, site: str) -> None:
    page.add_init_script(
        """
        window.seen = [];
        new MutationObserver(() => {
          const stage = document.querySelector(".boot-stage");
          if (stage && seen.at(-1) !== stage.textContent) seen.push(stage.textContent);
        }).observe(document, {subtree: true, childList: true, characterData: true});
        """
    )
    page.goto(site + "?lang=nl")
    expect(page.locator("#game")).to_be_visible(timeout=START_MS)
    words = texts("nl")
    stages = [words[f"boot.stage.{name}"] for name in ("page", "interpreter", "rules", "table")]
    assert page.evaluate("seen.slice(-4)") == stages


def test_an_exception_while_playing_is_told_and_a_reload_goes_on(page: Page, site: str) -> None:
    break_file(page, "game/bots/auction.py", "raise ValueError('broken on purpose')")
    page.goto(site + "?lang=en&pace=instant")
    page.locator(".action[data-act=pass]").click(timeout=START_MS)
    alert = page.locator(".later-failure")
    expect(alert).to_contain_text(texts("en")["boot.fail.later"], timeout=START_MS)
    expect_details(page, "broken on purpose")
    page.unroute("**/game/bots/auction.py")
    alert.get_by_role("button", name=texts("en")["boot.reload"]).click()
    expect(page.locator(".bubble").first).to_be_visible(timeout=START_MS)
    expect(page.locator(".later-failure")).to_have_count(0)


BREAK = """
from game.app.controller import Controller

def broken(self):
    raise ValueError("broken on purpose for Zenzi")

Controller.skip = broken
"""


def test_after_an_exception_the_table_is_as_it_was_saved_and_a_report_can_be_copied(
    page: Page, site: str
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table(page, site).open()
    table.element("settings").first.click()
    table.element("set:name-left=").fill("Zenzi")
    page.keyboard.press("Escape")
    table.press("pass")
    table.wait_for_me()
    before = table.moment
    run_in_page(page, {}, BREAK)
    page.locator("main.felt").click(position={"x": 5, "y": 5})
    alert = page.locator(".later-failure")
    expect(alert).to_contain_text(texts("en")["mishap.text"], timeout=START_MS)
    assert table.moment == before
    alert.get_by_role("button", name=texts("en")["mishap.copy"]).click()
    expect(alert).to_contain_text(texts("en")["mishap.copied"])
    head, record, *error = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert head == f"Schafkopf {VERSION}"
    deal = replay(parse_record(record))
    assert deal.table.log[0] == (0, "pass")
    assert "broken on purpose for …" in "\n".join(error)
    assert "Zenzi" not in record
    assert site not in "\n".join([record, *error])
    alert.get_by_role("button", name=texts("en")["panel.close"]).click()
    expect(alert).to_have_count(0)
    assert table.play_on(first) == "next"


BREAK_WORDS = """
from game.app.showing import Showing

def broken(*given):
    raise ValueError("broken on purpose")

Showing.use = broken
"""


def test_an_exception_in_what_was_waited_for_is_told_as_well(page: Page, site: str) -> None:
    table = Table(page, site).open()
    table.element("settings").first.click()
    run_in_page(page, {}, BREAK_WORDS)
    table.element("set:language=de").click()
    alert = page.locator(".later-failure")
    expect(alert).to_contain_text(texts("en")["mishap.text"], timeout=START_MS)


BREAK_LATE = """
from game.app.controller import Controller

def broken(*given):
    raise ValueError("broken on purpose")

Controller.on_late = broken
"""


def test_an_exception_when_the_late_files_are_there_is_no_missing_file(
    page: Page, site: str
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/static/js/archive.js", hold)
    with page.expect_request("**/static/js/archive.js"):
        Table(page, site).open()
    run_in_page(page, {}, BREAK_LATE)
    held[0].continue_()
    alert = page.locator(".later-failure")
    expect(alert).to_contain_text(texts("en")["boot.fail.later"], timeout=START_MS)
    expect_details(page, "broken on purpose")


def test_the_same_exception_again_offers_a_reload(page: Page, site: str) -> None:
    Table(page, site).open()
    run_in_page(page, {}, BREAK)
    felt = page.locator("main.felt")
    felt.click(position={"x": 5, "y": 5})
    alert = page.locator(".later-failure")
    expect(alert).to_contain_text(texts("en")["mishap.text"], timeout=START_MS)
    felt.click(position={"x": 5, "y": 5})
    expect(alert).to_contain_text(texts("en")["boot.fail.later"])
    expect(alert).to_have_count(1)
    expect(alert.get_by_role("button", name=texts("en")["boot.reload"])).to_be_visible()

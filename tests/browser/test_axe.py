"""axe finds nothing on any screen, in any theme; and every text can be read on its ground."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.contrast import faint_texts
from tests.browser.deals import AUCTION, CALLED, K01_LOG, k01
from tests.browser.table import Record, Table
from tests.browser.test_past import FILL

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
SOLO = ["0 solo", "1 pass", "2 pass", "3 pass"]
RESTING = [*CALLED, "0 EK", "1 EX", "2 HA", "3 EA"]
# Every rule of axe's own choice, and the size of targets, which it leaves to be asked for.
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# The rules about colours: nothing else can differ from theme to theme.
LOOKS = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}
FINDINGS = """
async options => (await axe.run(document, options)).violations.flatMap(
  rule => rule.nodes.map(
    node => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary.split("\\n")[1].trim()}`))
"""
SET_THEME = """
theme => document.querySelectorAll("html, #game").forEach(
  element => element.setAttribute("data-theme", theme))
"""

Step = Callable[[Table], Any]


def findings(page: Page, options: dict[str, Any] = OPTIONS) -> list[str]:
    """What axe finds on the screen as it is: rule, element, and what is wrong with it."""
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FINDINGS, options)
    return found


def findings_in_all_themes(page: Page) -> list[str]:
    found = []
    for theme in THEMES:
        page.evaluate(SET_THEME, theme)
        options = OPTIONS if theme == THEMES[0] else LOOKS
        found += [f"{theme}: {each}" for each in findings(page, options) + faint_texts(page)]
    return found


def press(act: str) -> Step:
    """Press an action, forbidden ones too."""
    return lambda table: table.element(act).first.click(force=True)


def panel(name: str) -> Step:
    """Open a panel from the bar."""

    def step(table: Table) -> None:
        table.root.locator(f'.menu [data-act="{name}"]').click()
        expect(table.root).to_have_attribute("data-panel", name)

    return step


def chosen(name: str) -> Step:
    """Switch a setting on."""

    def step(table: Table) -> None:
        panel("settings")(table)
        table.element(f"set:{name}=on").click()
        table.element("close").first.click()
        expect(table.root).to_have_attribute("data-panel", "")

    return step


def typed(text: str) -> Step:
    """Type into the field for notation."""

    def step(table: Table) -> None:
        field = table.page.get_by_role("textbox")
        field.fill(text)
        field.press("Enter")

    return step


def ends(table: Table) -> None:
    """Press the last card, and wait for the reckoning."""
    table.element("play:EU").click()
    table.root.locator(".felt").click()  # the last trick rests until somebody taps
    expect(table.root).to_have_attribute("data-panel", "reckoning")


def past(table: Table) -> None:
    """Two pages of finished deals, all of them this one."""
    expect(table.element("scores").first).to_be_visible()
    panel("scores")(table)
    table.page.evaluate(FILL, [k01(K01_LOG, seat=1), 30])
    table.page.locator(".panel [data-act=past]").click()
    expect(table.page.locator(".panel tbody tr")).to_have_count(25)


def summed_up(table: Table) -> None:
    """Open the past deals and what they come to."""
    past(table)
    table.page.locator("[data-act='past:sums']").click()


def one_past(table: Table) -> None:
    past(table)
    table.page.locator("[data-act='past:look=0']").click()
    expect(table.page.locator(".panel .tricks-table")).to_be_visible()


def thrown_in(table: Table) -> None:
    table.element("pass").click()
    expect(table.root).to_have_attribute("data-panel", "reckoning")


SCREENS: dict[str, tuple[Record, list[Step]]] = {
    "auction": (k01([], seat=0), []),
    "armed": (k01([], seat=0), [press("solo")]),
    "naming": (k01(AUCTION, seat=1), []),
    "trump": (k01(SOLO, seat=0), []),
    "kontra": (k01(CALLED, seat=0), []),
    "play": (k01([*CALLED, "0 EK"], seat=1), []),
    "forbidden": (k01([*CALLED, "0 EK"], seat=1), [press("play:EO")]),
    "beginner": (k01(CALLED, seat=1), [chosen("beginner")]),
    "lesson": (k01([], seat=0), [press("lesson"), press("lesson-next")]),
    "typed": (k01([*CALLED, "0 EK"], seat=1), [chosen("notation"), typed("eo")]),
    "resting": (k01(RESTING[:-1], seat=3), [press("play:EA")]),
    "last trick": (k01(RESTING, seat=2), [panel("last-trick")]),
    "scores": (k01(K01_LOG[:-1], seat=1), [ends, panel("scores")]),
    "past deals": (k01([], seat=0), [past]),
    "what they come to": (k01([], seat=0), [summed_up]),
    "one of them": (k01([], seat=0), [one_past]),
    "settings": (k01([], seat=0), [panel("settings")]),
    "help": (k01([], seat=0), [panel("help")]),
    "about": (k01([], seat=0), [panel("about")]),
    "reckoning": (k01(K01_LOG[:-1], seat=1), [ends]),
    "thrown in": (k01(["0 pass", "1 pass", "2 pass"], seat=3), [thrown_in]),
}


@pytest.fixture
def still(page: Page) -> Page:
    """A page without motion: a colour on its way to another is no finding."""
    page.emulate_media(reduced_motion="reduce")
    return page


def show(table: Table, name: str) -> None:
    """Bring the table to one of the screens."""
    record, steps = SCREENS[name]
    if table.page.url.startswith(table.address):
        table.page.evaluate("() => localStorage.clear()")
    table.open(record=record, pace="wait")
    for step in steps:
        step(table)


@pytest.mark.parametrize("part", range(3))
def test_no_finding_on_any_screen(still: Page, table: Table, part: int) -> None:
    found = {}
    for name in list(SCREENS)[part::3]:
        show(table, name)
        found[name] = findings_in_all_themes(still)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_no_finding_on_a_small_phone(still: Page, table: Table) -> None:
    still.set_viewport_size({"width": 320, "height": 640})
    found = {}
    for name in ("auction", "play", "last trick", "reckoning", "past deals", "settings"):
        show(table, name)
        found[name] = findings(still) + faint_texts(still)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_no_finding_while_loading_and_after_a_failure(still: Page, site: str) -> None:
    still.clock.install()
    still.route("**/*.wasm", lambda _: None)
    still.goto(site + "?lang=en", wait_until="commit")
    expect(still.get_by_role("progressbar")).to_have_attribute("value", "2")
    still.clock.fast_forward(8000)
    expect(still.locator(".boot-slow")).to_be_visible()
    found = findings_in_all_themes(still)
    still.evaluate("() => schafkopf.fail('python', 'details of it')")
    still.locator("summary").click()
    assert still.locator("pre").is_visible()
    assert found + findings_in_all_themes(still) == []


@pytest.mark.allow_faults
def test_no_finding_after_an_exception_while_playing(still: Page, table: Table) -> None:
    def broken(route: Route) -> None:
        route.fulfill(body="raise ValueError('broken on purpose')")

    still.route("**/game/bots/auction.py", broken)
    table.open(record=k01([], seat=0))
    table.element("pass").click()
    expect(still.locator(".later-failure")).to_be_visible()
    assert findings_in_all_themes(still) == []


def test_axe_finds_what_is_wrong(still: Page, table: Table) -> None:
    table.open(record=k01([], seat=0))
    still.evaluate("() => document.querySelector('.hand .card').removeAttribute('aria-label')")
    (finding,) = findings(still)
    assert finding.startswith("button-name: ")


def test_a_faint_text_is_found_on_any_ground(still: Page, table: Table) -> None:
    """White on the wood by day and grey on a plate's gradient, which axe leaves open."""
    table.open(record=k01([], seat=0), theme="light")
    assert faint_texts(still) == []
    still.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            ".question { color: #fff !important } .name { color: #aaa !important }");
          document.adoptedStyleSheets.push(sheet);
        }"""
    )
    assert {faint.split(":")[0] for faint in faint_texts(still)} == {"question", "name"}


def test_forced_colours_cover_what_lies_behind(still: Page, table: Table) -> None:
    """The system takes gradients away: a plate is still no window, and a letter is no block."""
    still.emulate_media(forced_colors="active")
    show(table, "forbidden")
    grounds = still.evaluate(
        """() => [".plate", ".bubble", '.tool[data-act="help"]', '.tool[data-act="about"]'].map(
          (name) => getComputedStyle(
            document.querySelector(name), name.startsWith(".tool") ? "::before" : null
          ).backgroundColor)"""
    )
    is_clear = [ground.startswith("rgba") and ground.endswith(", 0)") for ground in grounds]
    assert is_clear == [False, False, True, True], grounds
    assert findings(still) == []

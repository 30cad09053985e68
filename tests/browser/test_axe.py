"""axe finds nothing on any screen, in any theme; and every text can be read on its ground."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.contrast import faint_texts
from tests.browser.deals import AUCTION, CALLED, K01_LOG, k01
from tests.browser.python import run_in_page
from tests.browser.table import Record, Table
from tests.browser.test_failures import BREAK
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


def findings_on_a_small_phone(page: Page) -> list[str]:
    before = page.viewport_size
    assert before is not None
    page.evaluate(SET_THEME, THEMES[0])
    page.set_viewport_size({"width": 320, "height": 640})
    found = [f"phone: {each}" for each in findings(page) + faint_texts(page)]
    page.set_viewport_size(before)
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


def closed(table: Table) -> None:
    """Back to the table, with nothing open and nothing armed."""
    table.page.keyboard.press("Escape")
    expect(table.root).to_have_attribute("data-panel", "")
    expect(table.root.locator("[data-armed]")).to_have_count(0)


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


def one_past(table: Table) -> None:
    """Look at the newest of the past deals."""
    table.page.locator("[data-act='past:look=0']").click()
    expect(table.page.locator(".panel .tricks-table")).to_be_visible()


def thrown_in(table: Table) -> None:
    table.element("pass").click()
    expect(table.root).to_have_attribute("data-panel", "reckoning")


# Each deal, and the screens that are come to from there, one after the other.
SCREENS: list[tuple[Record, dict[str, list[Step]]]] = [
    (
        k01([], seat=0),
        {
            "auction": [],
            "armed": [press("solo")],
            "settings": [closed, panel("settings")],
            "help": [closed, panel("help")],
            "about": [closed, panel("about")],
            "past deals": [closed, past],
            "what they come to": [press("past:sums")],
            "one of them": [press("past:sums"), one_past],
            "lesson": [closed, press("lesson"), press("lesson-next")],
        },
    ),
    (
        k01([*CALLED, "0 EK"], seat=1),
        {
            "play": [],
            "forbidden": [press("play:EO")],
            "typed": [chosen("notation"), typed("eo")],
        },
    ),
    (k01(K01_LOG[:-1], seat=1), {"reckoning": [ends], "scores": [panel("scores")]}),
    (k01(AUCTION, seat=1), {"naming": []}),
    (k01(SOLO, seat=0), {"trump": []}),
    (k01(CALLED, seat=0), {"kontra": []}),
    (k01(CALLED, seat=1), {"beginner": [chosen("beginner")]}),
    (k01(RESTING[:-1], seat=3), {"resting": [press("play:EA")]}),
    (k01(RESTING, seat=2), {"last trick": [panel("last-trick")]}),
    (k01(["0 pass", "1 pass", "2 pass"], seat=3), {"thrown in": [thrown_in]}),
]

ON_A_PHONE_TOO = {"auction", "play", "last trick", "reckoning", "past deals", "settings"}


@pytest.fixture
def still(page: Page) -> Page:
    """A page without motion: a colour on its way to another is no finding."""
    page.emulate_media(reduced_motion="reduce")
    return page


def shown(table: Table, *wanted: str) -> Iterator[str]:
    """Bring the table to each of these screens; give its name while it is there."""
    for record, screens in SCREENS:
        names = list(screens)
        while names and names[-1] not in wanted:
            names.pop()
        if not names:
            continue
        if table.page.url.startswith(table.address):
            table.page.evaluate("() => localStorage.clear()")
        table.open(record=record, pace="wait")
        for name in names:
            for step in screens[name]:
                step(table)
            if name in wanted:
                yield name


@pytest.mark.parametrize("part", [slice(1), slice(1, 4), slice(4, None)], ids=range(3))
def test_no_finding_on_any_screen(still: Page, table: Table, part: slice) -> None:
    names = [name for _, screens in SCREENS[part] for name in screens]
    found = {}
    for name in shown(table, *names):
        found[name] = findings_in_all_themes(still)
        if name in ON_A_PHONE_TOO:
            found[name] += findings_on_a_small_phone(still)
    assert list(found) == names
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_the_screens_of_a_phone_are_screens() -> None:
    assert {name for _, screens in SCREENS for name in screens} >= ON_A_PHONE_TOO


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
    table.open(record=k01([], seat=0))
    run_in_page(still, {}, BREAK)
    found = []
    for count in (3, 1):  # with a report of it; and the same again, which there is no help for
        table.root.locator(".felt").click(position={"x": 5, "y": 5})
        expect(still.locator(".later-failure button")).to_have_count(count)
        found += findings_in_all_themes(still)
    assert found == []


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
    assert list(shown(table, "forbidden")) == ["forbidden"]
    grounds = still.evaluate(
        """() => [".plate", ".bubble", '.tool[data-act="help"]', '.tool[data-act="about"]'].map(
          (name) => getComputedStyle(
            document.querySelector(name), name.startsWith(".tool") ? "::before" : null
          ).backgroundColor)"""
    )
    is_clear = [ground.startswith("rgba") and ground.endswith(", 0)") for ground in grounds]
    assert is_clear == [False, False, True, True], grounds
    assert findings(still) == []

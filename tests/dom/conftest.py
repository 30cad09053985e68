"""A page with nothing but the mount, the boot screen and patch.js, and scenes brought to it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from game.ui.build import build
from game.ui.diff import diff, to_json
from game.ui.scene import Node
from game.ui.screen import Screen
from tests.browser.watch import Watch
from tests.ui.conftest import words_of
from tests.ui.render import present

SCRIPTS = Path(__file__).parents[2] / "static" / "js"
BLANK = """<!doctype html><html lang="en"><head><title>Boot</title><style>
  body { margin: 0 } .live { position: absolute; width: 1px; height: 1px; overflow: hidden }
  .felt, .trick, .own, .hand, .bar, .panel { position: absolute; left: 0; margin: 0; padding: 0 }
  .trick { top: 100px } .own { top: 200px } .hand { top: 200px } .bar { top: 500px }
  .trick, .hand { width: 600px }
  .seat, .slot, .hold { float: left; list-style: none; width: 60px; height: 70px; overflow: hidden }
  .panel { top: 0; width: 600px; background: white; z-index: 1 } #field { margin-top: 700px }
  .card { display: block; width: 44px; height: 70px; padding: 0; border: 0 }
</style></head><body><main id="boot">Loading</main>
<div id="game" class="game" hidden></div><input id="field"></body></html>"""

# The document as nested lists: tag, attributes by name, own text, children. What patch.js adds of
# its own (the order of tabs, the layer of flights) is left out.
DOCUMENT = """() => {
  const told = (element) => [
    element.tagName.toLowerCase(),
    Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])
      .filter(([name]) => !["tabindex", "id", "hidden"].includes(name))
      .concat(element.matches("input, textarea") ? [["value", element.value]] : [])),
    element.children.length ? "" : element.textContent,
    [...element.children].filter((child) => !child.matches(".flights")).map(told),
  ];
  return told(document.getElementById("game"));
}"""


class Desk:
    """The page, the scene that it shows, and what it has reported."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.words = words_of("de")
        self._scene: Node | None = None
        page.set_content(BLANK)
        for name in ("flights.js", "telling.js", "fields.js", "taps.js", "patch.js"):
            page.add_script_tag(path=SCRIPTS / name)
        page.evaluate(
            """() => {
              window.events = [];
              schafkopf.patch.onEvent((event) => events.push(event));
              // Cards set out and stay where they are until a test has them arrive.
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (...given) {
                const flight = animate.apply(this, given);
                flight.pause();
                return flight;
              };
            }"""
        )

    def apply(self, ops: list[list[Any]]) -> None:
        """Have patch.js carry out operations."""
        self.page.evaluate("json => schafkopf.patch.apply(json)", to_json(ops))

    def show(self, scene: Node | Screen) -> None:
        """Bring the page to a scene, or to that of a screen."""
        following = build(scene, self.words) if isinstance(scene, Screen) else scene
        ops = diff(self._scene, following)
        self._scene = following
        self.apply(ops)

    def events(self) -> list[str]:
        """What has been reported since the last question."""
        found: list[str] = self.page.evaluate("() => events.splice(0)")
        return found

    def document(self) -> Any:  # noqa: ANN401 - nested lists, compared as they are
        """What the document holds below the mount."""
        return self.page.evaluate(DOCUMENT)

    def focused(self) -> str | None:
        """The action or the key of what has the focus, None if nothing of the table has it."""
        word: str | None = self.page.evaluate(
            """() => document.activeElement.dataset.act || document.activeElement.className
                     || document.activeElement.id || null"""
        )
        return word

    def focus(self, act: str) -> None:
        """Give the focus to the element of an action."""
        self.page.locator(f'[data-act="{act}"]').first.focus()

    def press(self, *keys: str) -> list[str]:
        """Press keys one after the other; return what was reported."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.events()


def told(node: Node) -> list[Any]:
    """A scene as DOCUMENT tells it."""
    children = [told(child) for child in node.children]
    named = {name: value for name, value in present(node) if name != "tabindex"}
    return [node.tag, named, node.text, children]


@pytest.fixture(scope="module")
def warm_page(browser: Browser) -> Iterator[Page]:
    """A page for many tests: to make one takes a browser longer than most of them take."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture
def desk(warm_page: Page, request: pytest.FixtureRequest, output_path: str) -> Iterator[Desk]:
    """A page that has shown nothing yet. Any fault of it fails the test."""
    warm_page.goto("about:blank")
    warm_page.emulate_media(reduced_motion="null")
    watch = Watch(warm_page.context, ())
    yield Desk(warm_page)
    watch.conclude(request.node, Path(output_path))


@pytest.fixture
def timed_desk(page: Page) -> Desk:
    """One on which time passes only by `page.clock.run_for`: that can't be undone."""
    desk = Desk(page)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return desk

"""Strong bots that hardly think: the same program, whatever it finds, for tests of all the rest."""

from playwright.sync_api import Page

from game.app import pacing
from game.ui.choices import INSTANT

THINKING_MS = 5
# A script for the page's beginning. From `hasten()` on strong thinks only so long, and the pause
# that would hide its thinking is as short; `hastened` counts its questions.
HASTE = """
const wait = window.setTimeout;
window.setTimeout = (call, ms, ...rest) => wait(call, ms <= PAUSE ? ms / 20 : ms, ...rest);
window.hastened = 0;
window.hasten = () => {
  const mind = window.schafkopf.mind;
  const ask = mind.ask;
  mind.ask = (text) => {
    window.hastened += 1;
    ask(text.replace(/"milliseconds": \\d+/, '"milliseconds": THINKING'));
  };
};
""".replace("PAUSE", str(pacing.pause(INSTANT, pacing.CARD, is_thinking=True))).replace(
    "THINKING", str(THINKING_MS)
)


def in_haste(page: Page) -> None:
    """Prepare a page, before it is opened, for `hasten`."""
    page.add_init_script(HASTE)


def hasten(page: Page) -> None:
    """Have its strong bots, who must have come, think no longer than they need for an answer."""
    page.evaluate("() => window.hasten()")

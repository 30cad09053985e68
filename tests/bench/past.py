"""Ten thousand past deals in the page: the longest that it stands still, against a few deals."""

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, expect

from tests.bench.numbers import table
from tests.bench.start import FULL, SLOW, Speed, emulate
from tests.browser.table import Table
from tests.browser.test_past import FILL, MANY, finish, kept_deal, open_past

QUIET_MS = 500
FEW = 60  # as many rows on the screen, and a second page of them
# The longest time between two turns of anything that waits, since it was last asked for.
WATCH = """
() => {
  const channel = new MessageChannel();
  let last = performance.now();
  let gap = 0;
  channel.port1.onmessage = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
    setTimeout(() => channel.port2.postMessage(null));
  };
  channel.port2.postMessage(null);
  window.longestGap = () => { const found = gap; gap = 0; return found; };
}
"""


def measure_past(browser: Browser, site: str) -> str:
    """Return the table of gaps, at both speeds of the machine; the line plays no part."""
    speeds = (FULL, SLOW._replace(name="4 x slower", latency=0, throughput=-1))
    columns = [(speed, count) for speed in speeds for count in (FEW, MANY)]
    gaps = [gaps_at(browser, site, speed, count) for speed, count in columns]
    rows = [[what, *(f"{found[what]:.0f}" for found in gaps)] for what in gaps[0]]
    head = ["longest standstill, ms", *(f"{count:,}, {speed.name}" for speed, count in columns)]
    return table("Past deals", head, rows)


def gaps_at(browser: Browser, site: str, speed: Speed, many: int) -> dict[str, float]:
    """Open, turn pages, choose and search; return the longest standstill of each."""
    context = browser.new_context()
    page = context.new_page()
    game = Table(page, site).open()
    finish(game)
    page.evaluate(FILL, [json.loads(kept_deal(page)), many])
    game.reload()
    page.wait_for_function("window.schafkopf.deals")
    emulate(context, page, speed)
    page.evaluate(WATCH)
    gaps: dict[str, float] = {}

    def note(what: str, work: Callable[[], object]) -> None:
        page.wait_for_timeout(QUIET_MS)
        page.evaluate("longestGap()")
        work()
        page.wait_for_timeout(QUIET_MS)
        gaps[what] = page.evaluate("longestGap()")

    count: Locator = page.locator(".panel[data-panel=past] [role=status]").nth(1)

    def press(act: str, answer: str) -> None:
        page.locator(f"[data-act='past:{act}']").click()
        expect(count).to_contain_text(answer)

    def search() -> None:
        field = page.locator("[data-act='past:words=']")
        field.fill("2026-03 20:15:29")
        field.press("Enter")
        expect(count).not_to_contain_text(f"of {many // 2:,}")

    note("nothing", lambda: None)
    note("open", lambda: open_past(game))
    note("older ones", lambda: press("older", "26 to 50"))
    note("a contract", lambda: press("kind=wenz", f"of {many // 2:,}"))
    note("words", search)
    context.close()
    return gaps

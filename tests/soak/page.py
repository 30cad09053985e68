"""`python -m tests.soak.page`: deal after deal in one page, and what it holds stays level.

The page plays by itself: a script in it presses the first answer on offer, as fast as the table
asks. After every tenth deal it is measured what the page holds: the interpreter's memory after its
own collection, JavaScript's after the browser's, the document's elements and listeners. All of it
has to stay level after the first deals, within GROWTH.
"""

import argparse
import sys
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.python import run_in_page
from tests.browser.table import Table
from tests.conftest import BROWSER_FLAGS, ROOT
from tests.tools.chromium import ADVICE, find
from tests.tools.serve import serving

DEALS = 500
SETTLING = 50  # deals until everything that is kept has its place: texts, drawn parts, scores shown
GROWTH = 1.05
STEP = 10

# Presses what is on offer until so many more deals have ended; resolves with their seconds each.
PLAY = """
deals => new Promise((done, fail) => {
  const root = document.querySelector("[data-phase]");
  const began = performance.now();
  const deadline = setTimeout(() => fail(new Error("the table stands still")), 300000);
  let ended = 0;
  function step() {
    const asking = root.getAttribute("data-asking");
    if (asking === "next") {
      ended += 1;
      root.querySelector('[data-act="next"]').click();
      if (ended === deals) {
        clearTimeout(deadline);
        return done((performance.now() - began) / 1000 / deals);
      }
    } else if (asking) {
      const legal = '.choices [data-act]:not([aria-disabled="true"]), .hand [data-legal="true"]';
      const offered = root.querySelectorAll(legal);
      // By turns the first answer and the last one: passes, bids, calls, suits and cards.
      const element = offered[ended % 3 === 0 ? offered.length - 1 : 0];
      if (element) {
        element.click();
        if (element.dataset.armed === "true" && element.isConnected) element.click();
      }
    }
    setTimeout(step, 0);
  }
  step();
})
"""
HELD = """
import gc
gc.collect()
gc.collect()
print(gc.mem_alloc())
"""


class Held(NamedTuple):
    """What a page holds: bytes of Python and of JavaScript, elements, listeners."""

    python: int
    javascript: int
    elements: int
    listeners: int


def held(page: Page, session: CDPSession) -> Held:
    """Measure what the page holds now."""
    python = int(run_in_page(page, {}, HELD))
    session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")
    return Held(python, int(heap["usedSize"]), counters["nodes"], counters["jsEventListeners"])


def soak(page: Page, site: str, deals: int, step: int = STEP) -> list[tuple[int, Held, float]]:
    """Play; return after how many deals the page held what, and the seconds of each deal since."""
    # Taps that follow this close would count as the last one's echo: the test hides that clock.
    Table(page, site).open(pace="instant")
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    found = []
    for played in range(step, deals + 1, step):
        seconds = float(page.evaluate(PLAY, step))
        found.append((played, held(page, session), seconds))
    return found


def grown(first: Held, last: Held, most: float = GROWTH) -> list[str]:
    """Say what has grown by more than `most` between two looks."""
    pairs = zip(Held._fields, first, last, strict=True)
    return [f"{name}: {a} to {b}" for name, a, b in pairs if b > a * most]


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.page", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    deals = parser.parse_args().deals
    path = find()
    if path is None:
        sys.exit(ADVICE)
    with serving(ROOT) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(path), args=list(BROWSER_FLAGS))
        found = soak(browser.new_page(), server.address, deals)
        browser.close()
    for played, what, seconds in found:
        sys.stdout.write(f"{played:5} deals {seconds * 1000:6.0f} ms each  {what}\n")
    settled = next(what for played, what, _ in found if played >= min(SETTLING, deals))
    faults = grown(settled, found[-1][1])
    sys.stdout.write("\n".join(faults) + "\n" if faults else "level\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""From navigation to the first legal action on offer, against an empty page of the same runtime.

The game and the empty page take turns in one browser on one server. Every pair is a new context
without a cache (cold) and then the same context again (warm).
"""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.bench.numbers import median, table

ROOT = Path(__file__).parents[2]
RUNS = 9
LIMIT_BYTES = 450_000
WARMTHS = ("cold", "warm")
GAME, EMPTY, LEAN = "", "tests/bench/empty/index.html", "tests/bench/empty/lean.html"

# Notes the moment when the page is ready, seen from inside: for the game, an action of the person's
# that is on offer; for the empty page, its first line of Python.
WATCH = """
performance.setResourceTimingBufferSize(2000);
const isReady = () => {
  if (document.documentElement && document.documentElement.dataset.started) return true;
  const root = document.querySelector('[data-asking]:not([data-asking=""])');
  return root !== null && !root.hidden &&
    root.querySelector('.choices [data-act]:not([aria-disabled="true"]), ' +
      '.hand [data-act][data-legal="true"]') !== null;
};
const observer = new MutationObserver(() => {
  if (!isReady()) return;
  observer.disconnect();
  window.readyAt = performance.now();
});
observer.observe(document, {subtree: true, childList: true, attributes: true});
"""
FETCHED = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(entry => entry.responseEnd > 0 && entry.responseEnd <= window.readyAt)
  .map(entry => entry.name)
"""


class Speed(NamedTuple):
    """How fast machine and line are; `latency` in milliseconds, `throughput` in bytes a second."""

    name: str
    slow_down: int
    latency: int
    throughput: int
    limit: float


FULL = Speed("as it is", 1, 0, -1, 2.0)
SLOW = Speed("4 x slower, 10 Mbit/s, 100 ms", 4, 100, 1_250_000, 1.5)


class Start(NamedTuple):
    """One start: milliseconds to the first action, and what was done and fetched by then.

    `busy` is the main thread's own processor time, which other programs on the machine don't swell.
    """

    ready: float
    busy: float
    files: int
    gzipped: int


Found = dict[tuple[str, str], list[Start]]


def emulate(context: BrowserContext, page: Page, speed: Speed) -> CDPSession:
    """Slow down the page's processor and its line; return the session that it hangs on."""
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": speed.slow_down})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": speed.latency,
            "downloadThroughput": speed.throughput,
            "uploadThroughput": speed.throughput,
        },
    )
    return session


def busy(session: CDPSession) -> float:
    """Return the main thread's processor time so far, in milliseconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))


def gzipped_size(url: str, site: str) -> int:
    """Return how many bytes a file of the site has under gzip, computed."""
    path = unquote(urlsplit(url).path)[len(urlsplit(site).path) :]
    file = ROOT / path
    return len(gzip.compress((file / "index.html" if file.is_dir() else file).read_bytes(), 9))


def measure(page: Page, session: CDPSession, address: str, site: str) -> Start:
    """Load a page and wait until it is ready."""
    before = busy(session)
    page.goto(address)
    page.wait_for_function("() => window.readyAt !== undefined", timeout=120_000)
    work = busy(session) - before
    ready = float(page.evaluate("() => window.readyAt"))
    fetched = {url for url in page.evaluate(FETCHED) if url.startswith(site)}
    return Start(ready, work, len(fetched), sum(gzipped_size(url, site) for url in fetched))


def starts(browser: Browser, site: str, speed: Speed, page_name: str) -> Iterator[Start]:
    """Yield a cold start and then a warm one."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    page = context.new_page()
    session = emulate(context, page, speed)
    for _ in WARMTHS:
        yield measure(page, session, site + page_name, site)
        page.goto("about:blank")
    context.close()


def measure_starts(browser: Browser, site: str, speed: Speed, runs: int = RUNS) -> str:
    """Return the table of starts at one speed: medians, and ratios to the two empty pages."""
    found: Found = {}
    for run in range(runs + 1):
        for name in (GAME, EMPTY, LEAN):
            for warmth, start in zip(WARMTHS, starts(browser, site, speed, name), strict=True):
                if run > 0:  # the first one warms up the machine itself
                    found.setdefault((warmth, name), []).append(start)
    title = f"First legal action on offer, {speed.name} (medians of {runs})"
    head = ["start", "game ms", "range", "empty ms", "ratio", "limit", "preloaded ms", "ratio"]
    clock = [clock_row(warmth, found, speed) for warmth in WARMTHS]
    head_of_work = ["start", "game ms", "empty ms", "ratio", "files", "kB gzip", "limit"]
    work = [work_row(warmth, found) for warmth in WARMTHS]
    return (
        table(title, head, clock)
        + "\n"
        + table("The main thread's work until then, and what was fetched", head_of_work, work)
    )


def clock_row(warmth: str, found: Found, speed: Speed) -> list[str]:
    """Return the row of cold or warm starts by the clock."""
    game = [start.ready for start in found[warmth, GAME]]
    ready = median(game)
    empty, lean = (median([start.ready for start in found[warmth, name]]) for name in (EMPTY, LEAN))
    return [
        warmth,
        f"{ready:.0f}",
        f"{min(game):.0f}-{max(game):.0f}",
        f"{empty:.0f}",
        f"{ready / empty:.2f}",
        f"{speed.limit:.1f}" if warmth == "cold" else "",
        f"{lean:.0f}",
        f"{ready / lean:.2f}",
    ]


def work_row(warmth: str, found: Found) -> list[str]:
    """Return the row of cold or warm starts by the main thread's processor time, and the bytes."""
    game = found[warmth, GAME]
    work, empty = (median([start.busy for start in found[warmth, name]]) for name in (GAME, EMPTY))
    return [
        warmth,
        f"{work:.0f}",
        f"{empty:.0f}",
        f"{work / empty:.2f}",
        f"{median([start.files for start in game]):.0f}",
        f"{median([start.gzipped for start in game]) / 1000:.0f}",
        f"{LIMIT_BYTES / 1000:.0f}",
    ]

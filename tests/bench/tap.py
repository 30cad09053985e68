"""From a tap to the frame that answers it, and tasks that block the page meanwhile."""

from typing import Any

from playwright.sync_api import Browser, Page

from tests.bench.numbers import percentile, table
from tests.bench.start import FULL, SLOW, Speed, emulate
from tests.browser.table import Table

DEALS = 4
LONG_TASK_MS = 50

# A tap's time is from the event's own stamp to after the first frame that follows its handling.
WATCH = """
window.taps = [];
window.longTasks = [];
addEventListener("click", event => {
  if (!event.isTrusted || event.target.closest("[data-act]") === null) return;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.taps.push(performance.now() - event.timeStamp);
    channel.port2.postMessage(null);
  });
}, true);
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.longTasks.push([entry.startTime, entry.duration]);
}).observe({type: "longtask"});
"""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SKIP = "() => document.querySelector('main').click()"


def play(table_: Table, deals: int) -> None:
    """Tap through whole deals; what the bots take their time for is hurried on between the taps."""
    for _ in range(deals):
        while (asked := hurry(table_)) != "next":
            offered = table_.offered()
            bid = "sauspiel" if asked == "bid" and "sauspiel" in offered else offered[-1]
            table_.press(bid if asked in {"bid", "call", "trump"} else offered[0])
        table_.press("next")


def hurry(table_: Table) -> str:
    """Skip every wait until the table asks the person; return what for."""
    while not table_.asking:
        table_.page.evaluate(SKIP)
    return table_.asking


def measure_taps(browser: Browser, site: str) -> str:
    """Return the table of taps at both speeds of the machine; the line plays no part."""
    rows = []
    for speed in (FULL, SLOW._replace(name="4 x slower", latency=0, throughput=-1)):
        taps, tasks = taps_at(browser, site, speed)
        long_tasks = [task for task in tasks if task > LONG_TASK_MS]
        rows.append(
            [
                speed.name,
                str(len(taps)),
                f"{percentile(taps, 0.5):.0f}",
                f"{percentile(taps, 0.95):.0f}",
                f"{max(taps):.0f}",
                str(len(long_tasks)),
                f"{max(long_tasks, default=0):.0f}",
            ]
        )
    head = ["machine", "taps", "p50 ms", "p95 ms", "worst ms", "tasks > 50 ms", "longest ms"]
    return table("Tap to painted reply", head, rows)


def taps_at(browser: Browser, site: str, speed: Speed) -> tuple[list[float], list[float]]:
    """Play at one speed; return the taps' times and the long tasks' durations, in milliseconds."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    page = context.new_page()
    emulate(context, page, speed)
    table_ = Table(page, site)
    table_.open(pace="normal", deck="short")
    begun = page.evaluate("() => performance.now()")
    play(table_, DEALS)
    taps: list[float] = settled(page, "() => window.taps")
    tasks = [
        float(took) for began, took in settled(page, "() => window.longTasks") if began > begun
    ]
    context.close()
    return taps, tasks


def settled(page: Page, expression: str) -> list[Any]:
    """Return a list of the page's after two more frames, when nothing is on its way any more."""
    page.evaluate(TWO_FRAMES)
    values: list[Any] = page.evaluate(expression)
    return values

"""A start without a line: the page as the browser keeps it, against a warm start from a server."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext

from tests.bench.numbers import median, table
from tests.bench.start import ROOT, WATCH
from tests.tools.dist import build
from tests.tools.serve import serving

LIMIT = 1.2
STOP_WORKERS = "ServiceWorker.stopAllWorkers"
KEPT = """
async () => {
  const worker = (await navigator.serviceWorker.ready).active;
  if (worker.state !== "activated") {
    await new Promise(done => worker.addEventListener("statechange", done));
  }
}
"""


def ready_in(context: BrowserContext, address: str) -> float:
    """Return the milliseconds to the first action in a new page, its service worker not running."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send(STOP_WORKERS)
    page.goto(address)
    page.wait_for_function("() => window.readyAt !== undefined", timeout=120_000)
    ready = float(page.evaluate("() => window.readyAt"))
    page.close()
    return ready


def measure_offline(browser: Browser, runs: int) -> str:
    """Return the table: the uploaded folder from a server (warm), and with the server gone."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary) / "site"
        build(ROOT, folder)
        with serving(folder, is_compressing=True) as server:
            online = context_of(browser)
            address = server.address
            warm = [ready_in(online, address + "?sw=0") for _ in range(runs + 1)][1:]
            online.close()
            kept = context_of(browser)
            page = kept.new_page()
            page.goto(address + "?sw=1")
            page.wait_for_function("() => window.readyAt !== undefined", timeout=120_000)
            page.evaluate(KEPT)
            page.close()
        gone = [ready_in(kept, address + "?sw=1") for _ in range(runs)]
        kept.close()
    ratio = median(gone) / median(warm)
    row = [f"{median(warm):.0f}", f"{median(gone):.0f}", f"{ratio:.2f}", f"{LIMIT:.1f}"]
    head = ["from a server, warm ms", "server gone ms", "ratio", "limit"]
    return table(f"Start without a line (medians of {runs})", head, [row])


def context_of(browser: Browser) -> BrowserContext:
    """Return a new context whose pages note when they are ready."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    return context

"""`python -m tests.bench NAME...`: measures what is named; without a name everything that is timed.

`regret`, `endings` (how well the levels play) and `places` (what sampling tells) only if named.
"""

import argparse
import contextlib
import json
import sys
from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, sync_playwright

from tests.bench.deals import PROGRAM, bench_files, measure_bots, measure_deals
from tests.bench.endings import measure_endings
from tests.bench.offline import measure_offline
from tests.bench.past import measure_past
from tests.bench.places import measure_places
from tests.bench.regret import measure_regret
from tests.bench.sampling import measure_sampling
from tests.bench.soak import measure_soak
from tests.bench.solver import measure_solver
from tests.bench.start import FULL, ROOT, RUNS, SLOW, measure_starts
from tests.bench.tap import measure_taps
from tests.bench.worker import measure_worker
from tests.browser.python import run_in_page
from tests.browser.table import Table
from tests.conftest import BROWSER_FLAGS
from tests.strength.gentle import stand_back
from tests.tools.chromium import ADVICE, find
from tests.tools.serve import serving

IN_BROWSER = ("start", "slow", "offline", "tap", "past", "bots", "worker", "soak")
BY_ITSELF: dict[str, Callable[[], str]] = {
    "deals": measure_deals,
    "sampling": measure_sampling,
    "solver": measure_solver,
}
PLAYED: dict[str, Callable[[], str]] = {
    "endings": measure_endings,
    "places": measure_places,
    "regret": measure_regret,
}


@contextlib.contextmanager
def browser_and_site() -> Iterator[tuple[Browser, str]]:
    """Start the browser and a server that compresses as most hosts do."""
    path = find()
    if path is None:
        sys.exit(ADVICE)
    with serving(ROOT, is_compressing=True) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(path), args=list(BROWSER_FLAGS))
        yield browser, server.address
        browser.close()


def bots_table(browser: Browser, site: str) -> str:
    """Return the table of decision times, the real page's among them."""
    page = browser.new_page()
    Table(page, site).open()
    files = {path: text for path, text in bench_files().items() if not path.startswith("game/")}

    def in_page(expression: str) -> object:
        answer: object = json.loads(
            run_in_page(page, files, PROGRAM.format(expression=expression)).splitlines()[-1]
        )
        return answer

    return measure_bots(in_page)


def measure_in_browser(names: list[str], runs: int) -> None:
    """Print the tables of what needs the page."""
    with browser_and_site() as (browser, site):
        if "start" in names:
            print(measure_starts(browser, site, FULL, runs), flush=True)
        if "slow" in names:
            print(measure_starts(browser, site, SLOW, runs), flush=True)
        if "offline" in names:
            print(measure_offline(browser, runs), flush=True)
        if "tap" in names:
            print(measure_taps(browser, site), flush=True)
        if "past" in names:
            print(measure_past(browser, site), flush=True)
        if "soak" in names:
            print(measure_soak(browser, site), flush=True)
        if "bots" in names:
            print(bots_table(browser, site), flush=True)
        if "worker" in names:
            print(measure_worker(browser, site), flush=True)


def main() -> int:
    """Measure what is named and print each table as soon as it is there."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    known = (*IN_BROWSER, *BY_ITSELF, *PLAYED)
    parser.add_argument("names", nargs="*", metavar="name", help=f"of: {' '.join(known)}")
    parser.add_argument("--runs", type=int, default=RUNS, help="starts to take the median of")
    arguments = parser.parse_args()
    unknown = set(arguments.names) - set(known)
    if unknown:
        parser.error(f"no such measurement: {' '.join(sorted(unknown))}")
    names = arguments.names or [*IN_BROWSER, *BY_ITSELF]
    if set(names) <= set(PLAYED):
        stand_back()
    for name, measure in (BY_ITSELF | PLAYED).items():
        if name in names:
            print(measure(), flush=True)
    if not set(names) & set(IN_BROWSER):
        return 0
    measure_in_browser(names, arguments.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())

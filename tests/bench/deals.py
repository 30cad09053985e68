"""Complete random deals a second, and the bots' time for a decision: CPython and MicroPython.

CPython and Node count their own processor time, so that other programs on the machine don't
matter; a page has only the clock on the wall.
"""

import json
import time
from collections.abc import Callable

from game.bots.bot import LEVELS
from game.core.cards import DECKS
from tests.bench.numbers import percentile, table
from tests.bench.playing import decision_times, random_deals
from tests.bench.speed import keep
from tests.portable.files import python_files
from tests.portable.interpreters import MICROPYTHON, ROOT, run_in_node

SECONDS = 2.0
BOT_DEALS = 12
LIMITS_MS = {"easy": 20, "normal": 50}

PROGRAM = """
import json
import js
from tests.bench.playing import decision_times, random_deals
if hasattr(js, "process"):
    def clock():
        usage = js.process.cpuUsage()
        return (usage.user + usage.system) / 1000000
else:
    def clock():
        return js.performance.now() / 1000
print(json.dumps({expression}))
"""


def in_micropython(expression: str) -> object:
    """Evaluate an expression over `playing` in MicroPython under Node."""
    printed = run_in_node(MICROPYTHON, bench_files(), PROGRAM.format(expression=expression), 300)
    answer: object = json.loads(printed.splitlines()[-1])
    return answer


def bench_files() -> dict[str, str]:
    """Return the files that an interpreter needs to run `playing`."""
    own = ("tests/__init__.py", "tests/bench/__init__.py", "tests/bench/playing.py")
    game = {path: text for path, text in python_files().items() if path.startswith("game/")}
    return game | {path: (ROOT / path).read_text("utf-8") for path in own}


def measure_deals() -> str:
    """Return the table of random deals a second."""
    rows = []
    for deck in DECKS:
        here = random_deals(deck, time.process_time, SECONDS)
        there = in_micropython(f"random_deals({deck!r}, clock, {SECONDS})")
        assert isinstance(there, float)
        rows.append([deck, f"{here:.0f}", f"{there:.0f}"])
    return table("Complete random deals a second", ["deck", "CPython", "MicroPython (Node)"], rows)


def measure_bots(in_page: Callable[[str], object] | None = None) -> str:
    """Return the table of decision times; `in_page` evaluates an expression in the real page."""
    places: list[tuple[str, Callable[[str], object]]] = [("MicroPython (Node)", in_micropython)]
    if in_page is not None:
        places.append(("the page", in_page))
    rows = []
    for level in LEVELS:
        for deck in DECKS:
            times = decision_times(level, deck, time.process_time, BOT_DEALS)
            rows.append([f"{level}, {deck}", "CPython", *time_cells(level, times)])
            for place, evaluate in places:
                there = evaluate(f"decision_times({level!r}, {deck!r}, clock, {BOT_DEALS})")
                assert isinstance(there, list)
                rows.append([f"{level}, {deck}", place, *time_cells(level, there)])
                if evaluate is in_page:
                    keep(level, deck, [1000 * value for value in there])
    head = ["level", "where", "decisions", "p50 ms", "p95 ms", "worst ms", "p95 limit"]
    return table("A bot's decision", head, rows)


def time_cells(level: str, seconds: list[float]) -> list[str]:
    """Return a row's cells: how many, the percentiles in milliseconds, and the promise."""
    milliseconds = [1000 * value for value in seconds]
    shares = [percentile(milliseconds, share) for share in (0.5, 0.95)]
    cells = [f"{value:.1f}" for value in (*shares, max(milliseconds))]
    return [str(len(milliseconds)), *cells, str(LIMITS_MS[level])]

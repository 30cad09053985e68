"""How long weighted worlds take, in CPython and in Pyodide under Node; processor time."""

import json
import time

from game.core.cards import DECKS
from tests.bench.deals import PROGRAM, bench_files
from tests.bench.numbers import percentile, table
from tests.bench.supposing import sampling_times
from tests.portable.interpreters import PYODIDE, ROOT, run_in_node

DEALS = 40
WORLDS = 200
TRICKS = (0, 1, 3)
"""The first, the second and the fourth."""

PROMISED_MS = 50
"""In Pyodide."""


def in_pyodide(expression: str) -> object:
    """Evaluate an expression over `supposing` in Pyodide under Node."""
    paths = [*(ROOT / "game" / "mind").glob("*.py"), ROOT / "tests" / "bench" / "supposing.py"]
    more = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
    program = PROGRAM.replace("tests.bench.playing", "tests.bench.supposing")
    program = program.replace("decision_times, random_deals", "sampling_times")
    printed = run_in_node(PYODIDE, bench_files() | more, program.format(expression=expression), 300)
    answer: object = json.loads(printed.splitlines()[-1])
    return answer


def measure_sampling() -> str:
    """Return the table of how long so many worlds take."""
    rows = []
    for deck in DECKS:
        for trick in TRICKS:
            here = sampling_times(deck, trick, time.process_time, DEALS, WORLDS)
            there = in_pyodide(f"sampling_times({deck!r}, {trick}, clock, {DEALS}, {WORLDS})")
            assert isinstance(there, list)
            for place, seconds, promised in (
                ("CPython", here, ""),
                ("Pyodide (Node)", there, str(PROMISED_MS)),
            ):
                shares = [f"{1000 * percentile(seconds, share):.1f}" for share in (0.5, 0.95)]
                rows.append([f"{deck}, trick {trick + 1}", place, *shares, promised])
    return table(
        f"{WORLDS} weighted worlds, {DEALS} decisions each",
        ["decisions", "where", "p50 ms", "p95 ms", "promised"],
        rows,
    )

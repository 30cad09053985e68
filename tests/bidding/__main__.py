"""``make bid-tables``: fills the bid tables anew, by self-play from nothing.

A run can be stopped at any time and goes on where it was, as long as the bots' code is the same.
The result doesn't depend on the machine or the number of processes.
"""

import argparse
import json
import os
import re
import sys
from typing import Any

from .recipe import PARTS, RECORD, fitted, stamp, start
from .running import round_of
from .samples import PART, SEED
from .tables import WEIGHTS, as_python, to_json

GENTLE = 15


def make(processes: int) -> None:
    """Runs the recipe and writes what it gives."""
    tables = start()
    rounds = []
    for turn in range(len(PARTS)):
        deals, seconds = round_of(turn, tables, processes)
        number = sum(len(some) for some in deals.values())
        stamps = {" ".join(topic): stamp(some[:PART]) for topic, some in deals.items()}
        tables = fitted(deals)
        rounds.append({"deals": number, "first parts": stamps, "tables": to_json(tables)})
        sys.stdout.write(f"round {turn + 1}: {number} deals, {seconds:.0f} s of processor time\n")
    RECORD.write_text(as_text({"seed": SEED, "rounds": rounds}), "utf-8")
    WEIGHTS.write_text(as_python(tables), "utf-8")


def as_text(record: dict[str, Any]) -> str:
    """The record as JSON, rows and curves on lines of their own."""
    text = json.dumps(record, indent=1)
    flat = re.sub(r"\[[\s\d,\[\]-]+\]", lambda found: re.sub(r"\s+", "", found[0]), text)
    return flat + "\n"


def main() -> int:
    """Reads the arguments and does what they say."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bidding",
        description=__doc__,
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    os.nice(GENTLE)
    make(options.processes)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.soak`: random deals of every contract with both decks, checked as they run.

Prints a line for each contract and deck and fails on the first broken invariant or exception,
with the seed and the whole deal on one line.
"""

import argparse
import multiprocessing
import sys
import time

from game.core.cards import DECKS
from game.core.games import KINDS
from tests.soak.jobs import run


def main() -> int:
    """Reads the arguments, plays, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000, help="for each contract and deck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    jobs = [(kind, deck, options.deals, options.seed) for kind in KINDS for deck in DECKS]
    played = 0
    started = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for kind, deck, deals, won, seconds in pool.imap(run, jobs):
            played += deals
            sys.stdout.write(f"{kind:11} {deck:5} {deals:7} deals {won:7} won {seconds:7.1f} s\n")
            sys.stdout.flush()
    seconds = time.perf_counter() - started
    sys.stdout.write(
        f"{played} deals in {seconds:.0f} s, no illegal action, no exception, no unequal sum\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

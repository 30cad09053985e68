"""`python -m tests.mind`: the compiled solver against the readable one, at length.

Random positions of every contract and deck in turn, most with at most four cards a hand; then whole
deals. Stops at the first difference, with the question and the deal. `make solver-check` runs it.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence

from game.cli.solver import open_module
from game.core.cards import DECKS, SHORT
from game.core.games import KINDS
from game.mind.compiled import compiled
from game.mind.question import Solver, wins
from tests.mind.comparing import (
    compare,
    confirm_value,
    endings,
    questions_about,
    questions_about_deal,
    whole_deals,
)
from tests.mind.positions import open_cards

SIZES = (*range(1, 17), *range(1, 17), *range(5, 17), 17, 18, 19)
"""Cards left in all hands together, as often as they stand here."""

REPORT_EVERY = 10_000


def check_positions(solve: Solver, number: int, seed: int) -> None:
    """Compares both solvers on so many random positions."""
    chance = random.Random(f"questions {seed}")
    started = time.perf_counter()
    small = 0
    for done, deal in enumerate(endings(KINDS, DECKS, SIZES, seed)):
        if (done and done % REPORT_EVERY == 0) or done == number:
            seconds = time.perf_counter() - started
            say(f"{done} positions equal, {small} of at most four cards a hand, {seconds:.0f} s")
        if done == number:
            return
        position = open_cards(deal)
        small += position.tricks_left <= 4
        compare(deal, questions_about(position, chance), solve)


def check_deals(solve: Solver, kinds: Sequence[str], number: int, wholes: int, seed: int) -> None:
    """Compares both solvers on so many whole deals of these contracts, on each deck.

    Every deal is asked for yes and no. Every lead and the whole value of a long deal take Python
    many seconds, so those are confirmed for the first few alone.
    """
    for kind in kinds:
        for deck in DECKS:
            started = time.perf_counter()
            for index, deal in enumerate(whole_deals(kind, deck, number, seed)):
                position = open_cards(deal)
                compare(deal, questions_about_deal(position), solve)
                if index < wholes or deck == SHORT:
                    compare(deal, [wins(position)], solve)
                    confirm_value(deal, position, solve)
            seconds = time.perf_counter() - started
            valued = number if deck == SHORT else min(number, wholes)
            say(f"{kind:11} {deck:5} {number} deals equal, {valued} of them whole, {seconds:.0f} s")


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Reads the arguments, compares, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.mind", description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--deals", type=int, default=200, help="for each contract and deck")
    parser.add_argument(
        "--wholes", type=int, default=10, help="of the long deals, the whole value too"
    )
    parser.add_argument(
        "--contract", action="append", choices=KINDS, help="whole deals of this one alone"
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    solve = compiled(open_module())
    check_positions(solve, options.positions, options.seed)
    check_deals(solve, options.contract or KINDS, options.deals, options.wholes, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())

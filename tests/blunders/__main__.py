"""`python -m tests.blunders`: mines blunders over self-play; `make blunders` runs it.

Each level plays both decks, in one half of the deals as it bids itself, in the other half every
contract in turn. What was counted is kept, so that it can be stopped, and goes on where it was;
counts of other source are not mixed in.
"""

import argparse
import json
import sys
from collections.abc import Iterator

from game.cli.budgets import WORLDS
from game.cli.players import LEVELS, level_player
from game.core.cards import DECKS
from tests.blunders.keeping import keep
from tests.blunders.mining import Counts, mine
from tests.blunders.totals import Totals, as_text, store_for
from tests.strength.gentle import stand_back

PART = 20
DEALS = {"random": 0, "easy": 20_000, "normal": 20_000, "strong": 3_000}
"""Deals of each level, both decks together, where nobody says how many."""


def parts(totals: Totals, deals: int) -> Iterator[tuple[str, range]]:
    """What is still to be played, the decks by turns."""
    for start in range(0, deals // len(DECKS), PART):
        for deck in DECKS:
            if (deck, start) not in totals.parts:
                yield deck, range(start, start + PART)


def run(level: str, deals: int, worlds: int, *, is_kept: bool) -> None:
    """Mines one level until it has so many deals, and prints the totals."""
    store = store_for(level, worlds)
    totals = Totals(store.lines())
    player = level_player(level, worlds, None)
    for deck, numbers in parts(totals, deals):
        counts: Counts = mine(deck, numbers, player)
        line = totals.line(deck, numbers, counts)
        store.add(line)
        totals.add(line)
        for found in counts.found:
            say(f"{level} {found.number} {found.action}: {found.view.to_text()}")
    say(as_text(level, totals))
    if is_kept:
        say(f"{keep(level, totals.found)} new positions for the tests")


def say(text: str) -> None:
    """Prints a text at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    """Reads the arguments, mines, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.blunders", description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="level", help=f"of: {' '.join(LEVELS)}")
    parser.add_argument("--deals", type=int, help=f"of each level, default: {json.dumps(DEALS)}")
    parser.add_argument("--keep", action="store_true", help="add what was found to the tests")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="of strong, for a decision")
    options = parser.parse_args()
    unknown = set(options.levels) - set(LEVELS)
    if unknown:
        parser.error(f"no such level: {' '.join(sorted(unknown))}")
    stand_back()
    for level in options.levels or LEVELS:
        deals = DEALS[level] if options.deals is None else options.deals
        if deals:
            run(level, deals, options.worlds, is_kept=options.keep)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How many decisive endings of the corpus each level finds: three or four cards, one of them best.

The oracle isn't asked: it need not find what it sees.
"""

from collections.abc import Sequence

from game.cli.players import LEVELS
from game.core.cards import DECKS
from tests.bench.corpus import read_endings
from tests.bench.numbers import table
from tests.bench.regret import SEED, player_named
from tests.strength.sources import level_digest
from tests.strength.store import Store

PEOPLE = ["people (256 of theirs)", "long", "256", "76 %"]
"""Measured elsewhere, on recorded deals of people."""


def store_for(name: str) -> Store:
    """What was measured of a level as it stands now, for the strength log."""
    return Store(f"endings-{name}-{level_digest(name)}")


def measure_endings(names: Sequence[str] = LEVELS) -> str:
    """Return the table of endings found, and keep its numbers."""
    rows = []
    for deck in DECKS:
        endings = [ending for ending in read_endings() if ending.deal.table.deck == deck]
        for name in names:
            player = player_named(name)
            found = sum(
                player.choose(deal.view(deal.turn or 0), SEED) == best for _, deal, best in endings
            )
            store_for(name).add({"deck": deck, "endings": len(endings), "found": found})
            share = f"{100 * found / len(endings):.0f} %"
            rows.append([name, deck, str(len(endings)), share])
    rows.append(PEOPLE)
    return table("Decisive endings found", ["level", "deck", "endings", "found"], rows)

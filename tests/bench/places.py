"""How much better weighed worlds tell where the cards lie than even ones (tests/mind/places.py)."""

from game.core.cards import DECKS
from tests.bench.numbers import table
from tests.mind.places import measure

TRICKS = (0, 1, 3)
"""The first, the second and the fourth."""

DEALS = 100
NUMBERS = (200, 2000)


def measure_places() -> str:
    """Return the table of Brier scores."""
    rows = []
    for deck in DECKS:
        for name, every_contract in (("as bid", False), ("half in turn", True)):
            for number in NUMBERS:
                gains = measure(deck, TRICKS, DEALS, number, every_contract=every_contract)
                for trick, gain in gains.items():
                    scores = [f"{gain.even:.2f}", f"{gain.weighed:.2f}", f"{gain.share:.1%}"]
                    rows.append([deck, name, str(number), str(trick + 1), *scores])
    header = ["deck", "contracts", "worlds", "trick", "even", "weighed", "gain"]
    title = f"Places of the hidden cards, Brier score over {DEALS} deals"
    return table(title, header, rows)

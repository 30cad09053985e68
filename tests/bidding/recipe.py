"""From nothing to tables: rounds of self-play, each bidding by what the one before has found.

The first round bids by a handful of round numbers (START), as a beginner is told: count trumps,
Obers and aces. Its deals say what such hands really bring; the second round bids by that, so that
the auctions around a hand, and the hands against it, are those of players who know.
"""

import hashlib
import json
from pathlib import Path

from game.bots.valuation import expected
from game.core.games import SAUSPIEL, SOLO

from .fitting import fit, fit_doubled
from .samples import Tried
from .tables import STRAIGHT, TOPICS, Table, Tables, Topic, names_of

RECORD = Path(__file__).parents[1] / "data" / "bidding.json"
"""The tables of every round, and what its first parts were."""

PARTS = (60, 200)
"""Parts of each kind and deck, by round."""

TALL_START: dict[str, float] = {
    "one": -22, "trumps": 5, "highest trump": 7, "second trump": 4, "aces": 6,
    "tens with the ace": 3, "cards that run": 3, "losers": -4,
}  # fmt: skip
START: dict[str, dict[str, float]] = {
    SAUSPIEL: {
        "one": -3, "trumps": 0.5, "EO": 1, "GO": 1, "HO": 1, "SO": 0.5, "aces": 0.5, "voids": 0.5,
    },
    SOLO: {
        "one": -28, "trumps": 3, "EO": 8, "GO": 7, "HO": 5, "SO": 3, "aces": 2, "losers": -5,
        "tens without": -5,
    },
}  # fmt: skip
"""Points for each feature, before anything is known."""

AGAINST_START = 1000
"""Thousandths that the declarer expects against any hand: nobody doubles."""


def start() -> Tables:
    """The tables of the first round."""
    found = Tables({}, {}, {})
    for kind, deck in TOPICS:
        points = START.get(kind, TALL_START)
        names = names_of(kind)
        found.own[kind, deck] = tuple(round(1000 * points.get(n, 0)) for n in names), STRAIGHT
        found.against[kind, deck] = tuple(AGAINST_START * (n == "one") for n in names), STRAIGHT
        found.doubled[kind, deck] = 0
    return found


def fitted(tried: dict[Topic, list[Tried]]) -> Tables:
    """The tables that the deals of a round give."""
    found = Tables({}, {}, {})
    for topic in TOPICS:
        deals = tried[topic]
        own = fit([(tuple(one.own), one.score) for one in deals])
        found.own[topic] = own
        found.against[topic] = fit(
            [(tuple(hand), one.score) for one in deals for hand in one.against]
        )
        found.doubled[topic] = fit_doubled(
            [one.score - foretold(own, one) for one in deals if one.doubled]
        )
    return found


def foretold(table: Table, one: Tried) -> float:
    """The score that a table of declarers' hands expects of a deal."""
    return expected(table, [float(feature) for feature in one.own])


def stamp(deals: list[Tried]) -> str:
    """A number that says which hands a part tried and what was said of them; not how they ended."""
    text = json.dumps([(one.own, one.would, one.against, one.doubled) for one in deals])
    return hashlib.sha256(text.encode()).hexdigest()[:16]

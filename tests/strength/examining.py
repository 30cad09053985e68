"""The positions of `tests/data/positions.jsonl` as an exam: how much of it a level passes."""

from tests.bots.test_positions import POSITIONS, decision, passes

from .store import Line

NEVER_BAD = "LF"
"""Leads and following: where nothing bad is forgiven."""


def examined(level: str) -> Line:
    """How many positions there are and how many the level passes; the cards alone; the bad ones."""
    cards = [position for position in POSITIONS if position["id"][0] in "LFER"]
    bad = [position["id"] for position in POSITIONS if decision(position, level) in position["bad"]]
    return {
        "positions": len(POSITIONS),
        "passed": sum(passes(position, level) for position in POSITIONS),
        "cards": len(cards),
        "cards_passed": sum(passes(position, level) for position in cards),
        "bad": bad,
    }

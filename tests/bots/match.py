"""Duplicate matches: two levels on the same deals, with the seats exchanged.

Each deal is played six times, so that every pair of seats is held by either side once and luck
and partner cancel: ``python -m tests.bots.match A B DEALS DECK SEED``.
"""

import sys

from game.core.cards import SEATS
from game.core.chance import chance_from, deal

from .play import Levels, fresh, play_deal

SEATINGS = ((0, 2), (1, 3), (0, 1), (2, 3), (0, 3), (1, 2))
"""The seats of the first level in the six plays."""


def deal_margin(deck: str, number: int, seed: int, first: str, second: str) -> float:
    """The mean score of a seat of the first level in the six plays of one deal."""
    hands = deal(deck, chance_from(f"match {seed} {deck} {number}"))
    total = 0
    for seats in SEATINGS:
        levels: Levels = tuple(first if seat in seats else second for seat in SEATS)  # type: ignore[assignment]
        result = play_deal(fresh(deck, number % 4, hands), levels, seed).result()
        if result is not None:
            total += sum(result.scores[seat] for seat in seats)
    return total / (2 * len(SEATINGS))


def match(first: str, second: str, deals: int, deck: str, seed: int) -> tuple[float, float]:
    """Mean points a deal and seat of the first level, and the half-width of its 95 % interval."""
    margins = [deal_margin(deck, number, seed, first, second) for number in range(deals)]
    mean = sum(margins) / deals
    spread = sum((margin - mean) ** 2 for margin in margins) / max(1, deals - 1)
    return mean, 1.96 * (spread / deals) ** 0.5


if __name__ == "__main__":
    arguments = sys.argv[1:]
    mean_score, half = match(arguments[0], arguments[1], int(arguments[2]), arguments[3], int(arguments[4]))
    print(f"{arguments[0]} v {arguments[1]}, {arguments[3]}: {mean_score:+.3f} ± {half:.3f}")

"""Means with 95 % intervals, over deals: the plays of one deal are no independent samples."""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.96
"""Half-widths of a 95 % interval in standard errors."""


class Estimate(NamedTuple):
    """A mean and the half of its interval (None with fewer than two deals)."""

    mean: float
    half: float | None


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values. ValueError for none."""
    return ratio_of([(value, 1.0) for value in values])


def ratio_of(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """The sum of the first numbers by that of the second, each pair from a deal of its own.

    The interval is that of the linearised ratio. ValueError if the second sum is 0.
    """
    total = sum(weight for _, weight in pairs)
    if not total:
        raise ValueError("nothing to divide by")
    mean = sum(value for value, _ in pairs) / total
    if len(pairs) < 2:
        return Estimate(mean, None)
    spread = sum((value - mean * weight) ** 2 for value, weight in pairs)
    return Estimate(mean, Z * math.sqrt(spread * len(pairs) / (len(pairs) - 1)) / total)


def difference_of(rows: Sequence[Sequence[float]]) -> Estimate:
    """Side a's points a game less side b's; a row is a deal's games and points of a, then of b.

    ValueError if a side has no game.
    """
    games_a, games_b = (sum(row[at] for row in rows) for at in (0, 2))
    if not games_a or not games_b:
        raise ValueError("a side has no game")
    mean_a = sum(row[1] for row in rows) / games_a
    mean_b = sum(row[3] for row in rows) / games_b
    parts = [
        (row[1] - mean_a * row[0]) / games_a - (row[3] - mean_b * row[2]) / games_b for row in rows
    ]
    if len(rows) < 2:
        return Estimate(mean_a - mean_b, None)
    spread = sum(part * part for part in parts) * len(rows) / (len(rows) - 1)
    return Estimate(mean_a - mean_b, Z * math.sqrt(spread))

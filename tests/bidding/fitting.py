"""Least squares, exactly: the same samples give the same tables on every machine."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from .tables import Curve, Row, Table

RIDGE = 1
"""Deals' worth of doubt about each weight: features that never show get 0."""

EDGES = (0, 2, 6, 12, 22, 36, 50, 64, 78, 88, 94, 98, 100)
"""Where the parts of a curve end, in hundredths of the hands by what they weigh: small at both
ends, since few hands double, and few are worth a great deal."""

DOUBT = 20
"""Deals' worth of doubt that a Kontra says anything."""

Sample = tuple[tuple[int, ...], int]
"""The features of a hand, and the score of the declarer of the deal."""


def fit(samples: Sequence[Sample]) -> Table:
    """The row that explains the scores best, and the curve of what it then leaves."""
    row = fit_row(samples)
    return row, fit_curve(row, samples)


def fit_row(samples: Sequence[Sample]) -> Row:
    """The weights, in thousandths, of least squared error."""
    size = len(samples[0][0])
    matrix = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    right = [0] * size
    for features, score in samples:
        for i, one in enumerate(features):
            if one:
                right[i] += one * score
                for j, two in enumerate(features):
                    matrix[i][j] += one * two
    return tuple(round(1000 * weight) for weight in solve(matrix, right))


def solve(matrix: list[list[int]], right: list[int]) -> list[Fraction]:
    """The solution of linear equations with one; elimination, without rounding."""
    size = len(right)
    rows = [[Fraction(entry) for entry in (*matrix[i], right[i])] for i in range(size)]
    for column in range(size):
        pivot = next(row for row in range(column, size) if rows[row][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            factor = rows[row][column] / rows[column][column]
            if row != column and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fit_curve(row: Row, samples: Sequence[Sample]) -> Curve:
    """The mean scores of parts of the samples, by what they weigh; never falling."""
    weighed = sorted(
        (sum(w * f for w, f in zip(row, features, strict=True)), score)
        for features, score in samples
    )
    points: list[tuple[int, int, int]] = []  # sums of weights and scores, and of how many
    edges = [len(weighed) * edge // 100 for edge in EDGES]
    for start, end in pairwise(edges):
        part = weighed[start:end]
        if not part:
            continue
        points.append((sum(x for x, _ in part), sum(score for _, score in part), len(part)))
        while len(points) > 1 and points[-2][1] * points[-1][2] > points[-1][1] * points[-2][2]:
            last, before = points.pop(), points.pop()
            points.append((before[0] + last[0], before[1] + last[1], before[2] + last[2]))
    return tuple(
        (round(Fraction(x, number)), round(Fraction(1000 * score, number)))
        for x, score, number in points
    )


def fit_doubled(left: Sequence[float]) -> int:
    """What doubled deals brought over what was expected, on average, in thousandths."""
    return round(1000 * sum(left) / (len(left) + DOUBT))

"""Means and intervals, on numbers small enough to work out by hand."""

import math

import pytest

from .estimates import Z, difference_of, mean_of, ratio_of


def test_a_mean_and_its_interval() -> None:
    # 1 and 3: mean 2, variance 2, standard error 1.
    mean, half = mean_of([1.0, 3.0])
    assert mean == 2.0
    assert half is not None
    assert math.isclose(half, Z)


def test_one_deal_has_no_interval_and_none_no_mean() -> None:
    assert mean_of([5.0]) == (5.0, None)
    with pytest.raises(ValueError, match="divide"):
        mean_of([])
    with pytest.raises(ValueError, match="no game"):
        difference_of([[1, 2, 0, 0]])


def test_a_ratio_of_sums() -> None:
    # 6 points in 4 games: 1.5 a game; deals of 2 games with 1 and 5 points lie 2 off each.
    mean, half = ratio_of([(1.0, 2.0), (5.0, 2.0)])
    assert mean == 1.5
    assert half is not None
    assert math.isclose(half, Z * math.sqrt(2 * (2.0**2 + 2.0**2)) / 4)


def test_what_both_sides_share_in_a_deal_cancels() -> None:
    """Side a gets 1 more a game in every deal, whatever the deal brings."""
    rows = [[1, 11, 1, 10], [1, -9, 1, -10], [1, 4, 1, 3]]
    mean, half = difference_of(rows)
    assert mean == 1.0
    assert half is not None
    assert math.isclose(half, 0.0, abs_tol=1e-12)
    assert difference_of([[2, 6, 1, 1]]) == (2.0, None)

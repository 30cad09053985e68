"""The fit of habits finds what choices were made by."""

from collections import Counter

import pytest

from game.core.cards import DECKS
from game.mind.conduct import DRAWS
from game.mind.plays import MIDDLE
from game.mind.shapes import STAMP
from tests.mind.fit_habits import Choice, Option, choices, fit, row, self_play, stamp

HIGH, LOW, OTHER = [Option(("somewhere", place), ("somebody", place)) for place in range(3)]


def test_shares_are_found_again() -> None:
    """Of two cards, one chosen three times as often; against a third one as often."""
    counted: Counter[Choice] = Counter()
    counted[HIGH, ((HIGH, 1), (LOW, 1))] = 3000
    counted[LOW, ((HIGH, 1), (LOW, 1))] = 1000
    counted[HIGH, ((HIGH, 1), (OTHER, 2))] = 1000
    counted[OTHER, ((HIGH, 1), (OTHER, 2))] = 2000
    looks, shapes = fit(counted)
    drawn = [looks[one.look] * shapes[one.shape] for one in (HIGH, LOW, OTHER)]
    assert drawn[0] / drawn[1] == pytest.approx(3, rel=0.05)
    assert drawn[0] / drawn[2] == pytest.approx(1, rel=0.05)


def test_a_row_ends_at_the_strongest() -> None:
    looks = {("somewhere early", 0): 2.0, ("somewhere early", 3): 0.5}
    letters = row(looks, "somewhere early")
    assert letters[0] == "z"
    assert letters[3] < letters[0]
    assert letters[1] == MIDDLE


def test_the_tables_are_made_from_what_is_asked_now() -> None:
    """Else looks, shapes or `normal` have changed: `python -m tests.mind.fit_habits`."""
    assert stamp() == STAMP


def test_self_play_gives_choices_of_known_situations() -> None:
    found = [one for number in range(3) for one in choices(self_play("short", number))]
    assert len(found) > 20
    known = {f"{deck} {where}" for deck in DECKS for where in DRAWS[deck]}
    assert {chosen.look[0] for chosen, _ in found} <= known
    for chosen, options in found:
        assert chosen in dict(options)

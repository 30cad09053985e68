"""The fit of habits finds what choices were made by."""

import math
from collections import Counter

import pytest

from game.core.cards import DECKS, SEATS
from game.core.view import View
from game.mind.conduct import DRAWS, Conduct
from game.mind.plays import MIDDLE, plays_of, strength
from game.mind.shapes import SHAPED, STAMP
from tests.mind.fit_habits import Choice, Option, choice_of, choices, fit, row, self_play, stamp

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


@pytest.mark.parametrize("deck", DECKS)
def test_what_is_asked_is_what_was_learned(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`Conduct`, made for speed, names and groups the cards of a hand as the fit does."""
    monkeypatch.setattr("game.mind.conduct.FLOOR", 0.0)
    monkeypatch.setattr("game.mind.conduct.HIGHER", 0.0)
    compared = 0
    for number in range(30):
        done = self_play(deck, number)
        table = done.table
        if table.contract is None:
            continue
        ace = table.called_ace
        partner = next((seat for seat in SEATS if ace in done.dealt[seat]), None)
        plays = [play for seat in (1, 2, 3) for play in plays_of(table, seat)]
        expected = math.prod(learned_share(*choice_of(table, play, partner)) for play in plays)
        found = Conduct(View(table, 0, done.dealt[0])).likelihood((0, 0, 0, 0))
        if found:  # else somebody played a higher one of equal cards
            assert found == pytest.approx(expected)
            compared += len(plays)
    assert compared > 100


def learned_share(chosen: Option, options: tuple[tuple[Option, int], ...]) -> float:
    """The chosen card's share of what all draw, by the tables."""
    return drawn(chosen) / sum(number * drawn(option) for option, number in options)


def drawn(option: Option) -> float:
    """What a kind of card draws."""
    (where, place), (role, formed) = option
    deck, _, name = where.partition(" ")
    letters = DRAWS[deck].get(name)
    return strength(MIDDLE if letters is None else letters[place]) * strength(SHAPED[role][formed])


def test_self_play_gives_choices_of_known_situations() -> None:
    found = [one for number in range(3) for one in choices(self_play("short", number))]
    assert len(found) > 20
    known = {f"{deck} {where}" for deck in DECKS for where in DRAWS[deck]}
    assert {chosen.look[0] for chosen, _ in found} <= known
    for chosen, options in found:
        assert chosen in dict(options)

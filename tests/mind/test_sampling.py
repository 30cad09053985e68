"""Weighted worlds: none that the view rules out, all of them where they are few."""

import random

import pytest

from game.core.cards import DECKS, SEATS
from game.core.chance import chance_from
from game.core.games import KINDS
from game.mind.sampling import World, pick, sample
from game.mind.worlds import Worlds
from tests.mind.test_worlds import is_explained, shown
from tests.soak.harness import play

# Each contract on one of the decks, by turns, and in `make test-long` on both.
OF_EITHER_DECK = [
    pytest.param(kind, deck, marks=[pytest.mark.long] if (at + number) % 2 else [])
    for at, kind in enumerate(KINDS)
    for number, deck in enumerate(DECKS)
]


@pytest.mark.parametrize(("kind", "deck"), OF_EITHER_DECK)
def test_a_sample_explains_the_log(kind: str, deck: str) -> None:
    """In every phase, for every seat: different worlds, each allowed, their weights one in all."""
    for number, deal in enumerate(play(kind, deck, random.Random(f"sample {kind} {deck}"))):
        for seat in SEATS:
            view = deal.view(seat)
            worlds = sample(view, 5, chance_from(f"sample {number} {seat}"))
            assert 0 < len(worlds) <= 5
            assert len({world.hands for world in worlds}) == len(worlds)
            assert sum(world.weight for world in worlds) == pytest.approx(1)
            for world in worlds:
                assert world.weight > 0, shown(view)
                assert is_explained(view, world.hands), shown(view)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_few_worlds_are_all_given(kind: str, deck: str) -> None:
    listed = 0
    for deal in play(kind, deck, random.Random(f"few {kind} {deck}")):
        for seat in SEATS:
            view = deal.view(seat)
            every = Worlds(view)
            if every.number <= 60:
                worlds = sample(view, 60, chance_from("few"))
                assert {world.hands for world in worlds} == set(every.every()), shown(view)
                listed += 1
    assert listed >= 4


def test_picking_keeps_the_expectation() -> None:
    """Each world's weight is its own on average, and there are as many as wanted."""
    weights = [8.0, 4.0, 2.0, 1.0, 1.0, 0.5, 0.5, 0.25]
    weighed = [World((index, 0, 0, 0), weight) for index, weight in enumerate(weights)]
    chance = chance_from("pick")
    rounds = 4000
    sums = [0.0] * len(weights)
    for _ in range(rounds):
        picked = pick(weighed, 4, chance)
        assert len({world.hands for world in picked}) == len(picked) == 4
        for world in picked:
            sums[world.hands[0]] += world.weight
    for total, weight in zip(sums, weights, strict=True):
        assert total / rounds == pytest.approx(weight, abs=0.15)

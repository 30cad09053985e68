"""Draws lean towards what a declarer holds, and are weighed for it: nothing else changes."""

import random
from collections import Counter

import pytest

from game.core.cards import DECKS, SEATS, card_set, count, parse_cards
from game.core.chance import chance_from
from game.core.games import KINDS
from game.core.record import record_from_json, replay_view
from game.core.table import PLAY
from game.mind.leanings import leaning_of
from game.mind.sampling import sample
from game.mind.worlds import Leaning, Worlds
from tests.mind.test_worlds import shown
from tests.soak.harness import play


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_every_world_counts_as_its_cards_say(kind: str, deck: str) -> None:
    """The count with a leaning is the sum over all worlds, each as often as it counts."""
    counted = 0
    for deal in play(kind, deck, random.Random(f"leaning {kind} {deck}")):
        for seat in SEATS:
            view = deal.view(seat)
            even = Worlds(view)
            if view.table.phase != PLAY or not 1 < even.number <= 300:
                continue
            factors = tuple([1 + card % 3 for card in range(32)])
            leaning = Leaning((seat + 1) % 4, factors)
            worlds = Worlds(view, leaning)
            if not worlds.knowledge.callers:
                wanted = sum(worlds.factor(hands) for hands in even.every())
                assert worlds.number == wanted, shown(view)
                counted += 1
    assert counted >= 3


def test_a_world_is_drawn_as_often_as_it_counts() -> None:
    """Within five standard deviations, in an ending with few worlds."""
    for number in range(40):
        for deal in play("solo", "short", random.Random(f"drawn {number}")):
            view = deal.view(0)
            even = Worlds(view)
            if view.table.phase != PLAY or not 6 <= even.number <= 40:
                continue
            worlds = Worlds(view, Leaning(1, tuple([1 + card % 3 for card in range(32)])))
            chance = chance_from("leaning")
            tries = 60 * worlds.number
            drawn = Counter(worlds.draw(chance) for _ in range(tries))
            for hands in even.every():
                expected = tries * worlds.factor(hands) / worlds.number
                assert abs(drawn[hands] - expected) <= 5 * expected**0.5
            return
    pytest.fail("no ending with few worlds")


SOLO = {
    "v": 1,
    "rules": "stargames",
    "deck": "long",
    "dealer": 3,
    "hands": [None, None, None, "EA E9 E7 SA SK S9 S7 G7"],
    "log": ["0 solo", "1 pass", "2 pass", "3 pass", "0 trump H"],
}


def test_the_declarer_leans_and_nobody_else() -> None:
    view = replay_view(record_from_json(SOLO))
    leaning = leaning_of(view)
    assert leaning is not None
    assert leaning.seat == 0
    passed = replay_view(record_from_json({**SOLO, "log": ["0 pass", "1 pass"]}))
    assert leaning_of(passed) is None
    own = {**SOLO, "hands": ["EO GO HO HA HX HK EA E7", None, None, None]}
    assert leaning_of(replay_view(record_from_json(own))) is None


def test_leaning_makes_worlds_of_more_weight() -> None:
    """Of a Solo's declarer even draws hardly ever have the trumps: then few worlds weigh all."""
    view = replay_view(record_from_json(SOLO))
    worlds = sample(view, 40, chance_from("weight"))
    share = 1 / sum(world.weight**2 for world in worlds)
    assert share >= 10
    trumps = view.table.game.trumps
    mean = sum(world.weight * count(world.hands[0] & trumps) for world in worlds)
    assert mean >= 5
    assert not card_set(parse_cards("EA SA")) & worlds[0].hands[0]

"""The readable solver: equal to plain minimax over the rules."""

import random

import pytest

from game.core.cards import DECKS, card_code
from game.core.games import KINDS, SOLO
from game.mind import readable
from game.mind.question import (
    NO_LIMIT,
    POINTS,
    TRICKS,
    Question,
    whole_value,
)
from tests.mind.minimax import best_result, values_of_cards
from tests.mind.positions import open_cards, random_ending

MOST_CARDS = 10


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_equal_to_plain_minimax(kind: str, deck: str) -> None:
    chance = random.Random(f"minimax {kind} {deck}")
    for number in range(12):
        deal = random_ending(kind, deck, 1 + number % MOST_CARDS, chance)
        start = open_cards(deal)
        points, tricks = best_result(deal, start.side)
        by_card = values_of_cards(deal, start.side)
        questions = [whole_value(start), Question(start, TRICKS, 0, 8, each=True)]
        for_points, for_tricks = readable.solve(questions, NO_LIMIT)
        assert (for_points.value, for_tricks.value) == (points, tricks)
        assert {card_code(card): value for card, value in for_points.cards} == {
            card: value[0] for card, value in by_card.items()
        }
        assert {card_code(card): value for card, value in for_tricks.cards} == {
            card: value[1] for card, value in by_card.items()
        }
        single = readable.solve([whole_value(start, each=False)], NO_LIMIT)[0]
        assert (single.value, single.cards) == (points, ())


def test_a_window_cuts_the_whole_value_off() -> None:
    chance = random.Random("windows")
    for _ in range(60):
        start = open_cards(random_ending(SOLO, "long", chance.randint(3, 14), chance))
        whole = readable.solve([whole_value(start)], NO_LIMIT)[0]
        low = chance.randrange(120)
        high = chance.randint(low + 1, 120)
        for each in (True, False):
            cut = readable.solve([Question(start, POINTS, low, high, each)], NO_LIMIT)[0]
            assert whole.value is not None
            assert cut.value == min(max(whole.value, low), high)
            if each:
                assert cut.cards == tuple(
                    (card, min(max(value or 0, low), high)) for card, value in whole.cards
                )


def test_the_limit_leaves_open_what_it_must() -> None:
    start = open_cards(random_ending(SOLO, "long", 24, random.Random("limit")))
    (all_of_it,) = readable.solve([whole_value(start)], NO_LIMIT)
    (stopped,) = readable.solve([whole_value(start)], all_of_it.nodes - 1)
    assert stopped.value is None
    assert stopped.nodes == all_of_it.nodes
    assert [card for card, _ in stopped.cards] == [card for card, _ in all_of_it.cards]
    known = [(card, value) for card, value in stopped.cards if value is not None]
    assert set(known) < set(all_of_it.cards)
    (enough,) = readable.solve([whole_value(start)], all_of_it.nodes)
    assert enough == all_of_it

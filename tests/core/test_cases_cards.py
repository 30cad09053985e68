"""Cases A and B: trumps, ranks, decks, who wins a trick."""

import pytest

from game.core.cards import (
    LONG,
    SHORT,
    SUIT_CODES,
    cards_code,
    cards_in,
    count,
    deck_cards,
    hand_size,
    parse_cards,
    parse_suit,
    set_points,
)
from game.core.games import TRUMP, game
from game.core.table import Trick, trick_points
from tests.rule_cases import Case, case_named, cases_of_kind


@pytest.mark.parametrize("case", cases_of_kind("trumps"))
def test_trumps(case: Case) -> None:
    suit = None if case["suit"] is None else parse_suit(case["suit"])
    tables = game(case["contract"], suit, case["deck"])
    expect = case["expect"]
    assert cards_code(tables.trump_order) == expect["trumps"]
    assert cards_code(tables.in_order(TRUMP)) == expect["trumps"]
    assert tables.trumps == tables.class_sets[TRUMP]
    for letter, order in expect.get("suits", {}).items():
        assert cards_code(tables.in_order(parse_suit(letter))) == order
    # Trumps and suits are the whole deck, each card once.
    everything = [card for cls in range(5) for card in tables.in_order(cls)]
    assert sorted(everything) == list(cards_in(deck_cards(case["deck"])))


def test_a08_points_of_the_decks() -> None:
    expect = case_named("A08")["expect"]
    assert set_points(deck_cards(LONG)) == expect["long"]
    assert set_points(deck_cards(SHORT)) == expect["short"]


def test_a09_the_short_deck() -> None:
    expect = case_named("A09")["expect"]
    left_out = deck_cards(LONG) & ~deck_cards(SHORT)
    assert cards_code(cards_in(left_out)) == expect["left_out"]
    assert hand_size(SHORT) == expect["hand_size"] == expect["tricks"]
    assert count(deck_cards(SHORT)) == 4 * hand_size(SHORT)
    assert count(deck_cards(LONG)) == 4 * hand_size(LONG)


@pytest.mark.parametrize("case", cases_of_kind("winner"))
def test_winner(case: Case) -> None:
    suit = None if case["suit"] is None else SUIT_CODES.index(case["suit"])
    trick = parse_cards(case["trick"])
    tables = game(case["contract"], suit, case["deck"])
    assert tables.winner(trick) == case["expect"]["winner"]
    assert trick_points(Trick(0, trick, None)) == case["expect"]["points"]


@pytest.mark.parametrize("case", cases_of_kind("winner"))
def test_the_best_card_so_far_is_found_in_unfinished_tricks(case: Case) -> None:
    suit = None if case["suit"] is None else SUIT_CODES.index(case["suit"])
    trick = parse_cards(case["trick"])
    tables = game(case["contract"], suit, case["deck"])
    best = case["expect"]["winner"]
    assert tables.winner(trick[: best + 1]) == best
    assert all(tables.beats(trick[best], other) for other in trick[:best])

"""The tables of the contracts, the public table, and the bare facts of a settlement."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import CARDS, SEATS, SUITS, card_code, cards_in, deck_cards, parse_cards
from game.core.games import (
    CHOSEN,
    KINDS,
    SAUSPIEL,
    TRUMP,
    Game,
    game,
    kind_rank,
    needs_naming,
    row_of,
)
from game.core.knowledge import Knowledge, is_possible
from game.core.round import Round, new_round
from game.core.settle import can_be_together, opponents_points, settle_table
from game.core.table import Table, seat_of_card
from game.core.view import View
from tests.core.build import STARGAMES, at_table, cards, play_on, replayed
from tests.reference.cards import all_cards, points_of
from tests.reference.contracts import game_of
from tests.rule_cases import case_named
from tests.soak.harness import table_state
from tests.strategies import card_sets, games, rounds

EVERY_GAME = [
    (kind, suit, deck)
    for kind in KINDS
    for suit in (SUITS if row_of(kind).trump_suit == CHOSEN else (None,))
    for deck in ("long", "short")
]


@pytest.mark.parametrize(("kind", "suit", "deck"), EVERY_GAME)
def test_every_pair_of_cards_as_in_the_reference(kind: str, suit: int | None, deck: str) -> None:
    tables = game(kind, suit, deck)
    twin = game_of(kind, None if suit is None else "EGHS"[suit], deck)
    in_deck = cards_in(deck_cards(deck))
    for card in in_deck:
        cls = tables.suit_class(card)
        assert ("trump" if cls == TRUMP else "EGHS"[cls]) == twin.suit_to_follow(card_code(card))
        assert tables.is_trump(card) == twin.is_trump(card_code(card))
    for later, earlier in product(in_deck, in_deck):
        if later != earlier:
            assert tables.beats(later, earlier) == twin.beats(card_code(later), card_code(earlier))


@given(games())
def test_strength_orders_the_cards_of_a_class(tables: Game) -> None:
    for cls in (0, 1, 2, 3, TRUMP):
        strengths = [tables.strength(card) for card in tables.in_order(cls)]
        assert strengths == sorted(set(strengths), reverse=True)
    weakest_trump = min(tables.strength(card) for card in tables.trump_order)
    assert all(tables.strength(c) < weakest_trump for c in CARDS if not tables.is_trump(c))


@given(games(), card_sets)
def test_a_sorted_hand_holds_the_hand(tables: Game, drawn: int) -> None:
    hand = drawn & deck_cards(tables.deck)
    order = tables.sorted_hand(hand)
    assert sorted(order) == list(cards_in(hand))
    places = [(0 if tables.is_trump(c) else 1 + tables.suit_class(c)) for c in order]
    assert places == sorted(places)
    for one, two in pairwise(order):
        if tables.suit_class(one) == tables.suit_class(two):
            assert tables.beats(one, two)


def test_kinds_and_their_rows() -> None:
    assert [kind_rank(kind) for kind in KINDS] == list(range(7))
    assert [kind for kind in KINDS if needs_naming(kind)] == [SAUSPIEL, "solo", "solo-tout"]
    assert [kind for kind in KINDS if row_of(kind).is_tout] == list(KINDS[4:])
    assert [row_of(kind).base for kind in KINDS[4:]] == list(KINDS[1:4])


def test_the_same_tables_are_given_every_time() -> None:
    # A Sauspiel's called suit does not matter to its tables.
    assert game(SAUSPIEL, 0, "long") is game(SAUSPIEL, 3, "long")
    assert game("solo", 0, "long") is not game("solo", 3, "long")
    assert game("wenz", None, "long") is not game("wenz", None, "short")


def test_hands_are_sorted_as_in_a_sauspiel_before_there_is_a_contract() -> None:
    deal = at_table()
    assert deal.table.game is game(SAUSPIEL, None, "long")
    assert deal.view(0).table.game.sorted_hand(deal.hand(0)) == parse_cards(
        "EO GO HO SU E7 GK S8 S7"
    )


@given(rounds())
def test_a_table_names_who_played_each_card(deal: Round) -> None:
    table = deal.table
    for trick in table.tricks:
        for index, card in enumerate(trick.cards):
            assert card in table.cards_played_by(seat_of_card(trick, index))


def test_forehand_sits_after_the_dealer() -> None:
    assert [Table(STARGAMES, "long", dealer).forehand for dealer in SEATS] == [1, 2, 3, 0]


def test_a_deal_without_the_called_ace_has_no_partner() -> None:
    # Hands are taken on trust here: the checked door is the record's.
    dealt = tuple(parse_cards(hand) for hand in ("GO E7", "EU S7", "HU S8", "SU S9"))
    deal = new_round(STARGAMES, "long", 3, dealt)
    deal = play_on(deal, "0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call E")
    assert deal.partner is None


def test_who_calls() -> None:
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass")
    assert not any(deal.table.is_calling(seat) for seat in SEATS)
    called = play_on(deal, "0 call G")
    assert [called.table.is_calling(seat) for seat in SEATS] == [True, False, False, False]


def test_the_unchecked_door_steps_over_nothing_it_was_given() -> None:
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")
    before = table_state(deal.table)
    for action in deal.legal():
        assert table_state(deal.after(0, action).table) == table_state(deal.apply(0, action).table)
    assert table_state(deal.table) == before


def test_nothing_is_settled_before_the_contract_nor_before_the_end() -> None:
    assert settle_table(Table(STARGAMES, "long", 3), (0, 0, 0, 0), None) is None
    record = case_named("K01")["record"]
    assert replayed({**record, "log": record["log"][:-1]}).result() is None


def test_the_points_of_the_other_side() -> None:
    result = replayed(case_named("K01")["record"]).result()
    assert result is not None
    assert (result.side_points, opponents_points(result)) == (53, 67)


def points_in_tricks(deck: str) -> set[tuple[int, int]]:
    """All pairs of points and tricks that a side can have, card by card."""
    found = {(0, 0)}
    for card in all_cards(deck):
        found |= {(points + points_of([card]), cards + 1) for points, cards in found}
    return {(points, cards // 4) for points, cards in found if cards % 4 == 0}


@pytest.mark.parametrize(("deck", "tricks"), [("long", 8), ("short", 6)])
def test_which_points_and_tricks_can_be_together(deck: str, tricks: int) -> None:
    possible = points_in_tricks(deck)
    for points, number in product(range(-1, 122), range(-1, tricks + 2)):
        assert can_be_together(deck, points, number) == ((points, number) in possible)
    assert (120, tricks) in possible
    # Twenty cards have points: five tricks can hold them all, four can't.
    assert can_be_together(deck, 120, 5)
    assert not can_be_together(deck, 120, 4)


def test_facts_that_need_more_cards_than_there_are() -> None:
    nobody = (0, 0, 0, 0)
    everything = cards("EA EX")
    possible = (0, everything, everything, everything)
    assert is_possible(Knowledge(everything, possible, (0, 1, 1, 0), (), (), None), None)
    assert not is_possible(Knowledge(everything, possible, (0, 1, 0, 0), (), (), None), None)
    assert not is_possible(Knowledge(everything, nobody, (0, 1, 1, 0), (), (), None), None)


@given(rounds(), st.sampled_from(SEATS))
def test_a_view_is_made_of_a_table_and_a_hand(deal: Round, seat: int) -> None:
    view = View(deal.table, seat, deal.dealt[seat])
    assert view.legal() == deal.view(seat).legal()

"""Text and values: each pair of parse and format gives back what it got; parsers refuse well."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.actions import CARD, action_sort
from game.core.auction import PASS
from game.core.cards import (
    CARDS,
    RANK_CODES,
    RANK_POINTS,
    RANKS,
    SUIT_CODES,
    SUITS,
    bit,
    card_code,
    card_points,
    card_set,
    cards_code,
    cards_in,
    count,
    has,
    make_card,
    parse_card,
    parse_cards,
    parse_suit,
    rank_of,
    set_points,
    suit_code,
    suit_of,
)
from game.core.errors import CODES, BadText, SchafkopfError
from game.core.games import Contract, contract_code
from game.core.quoting import quoted
from tests.core.build import attempt
from tests.soak.harness import ALL_ACTIONS
from tests.strategies import card_sets, cards, contracts, hostile_text


def test_every_card_has_its_own_text() -> None:
    assert len({card_code(card) for card in CARDS}) == 32
    assert [card_code(card) for card in (0, 9, 18, 31)] == ["EA", "GX", "HK", "S7"]
    for card in CARDS:
        assert parse_card(card_code(card)) == card
        assert make_card(suit_of(card), rank_of(card)) == card
        assert card_code(card) == SUIT_CODES[suit_of(card)] + RANK_CODES[rank_of(card)]
        assert card_points(card) == RANK_POINTS[rank_of(card)]


def test_every_suit_has_its_own_letter() -> None:
    assert [suit_code(suit) for suit in SUITS] == ["E", "G", "H", "S"]
    assert [parse_suit(suit_code(suit)) for suit in SUITS] == list(SUITS)
    assert len(RANKS) == len(RANK_CODES) == len(RANK_POINTS) == 8


@given(st.lists(cards, unique=True))
def test_cards_keep_their_order(some: list[int]) -> None:
    assert parse_cards(cards_code(some)) == tuple(some)


@given(card_sets)
def test_a_set_is_its_cards(some: int) -> None:
    inside = cards_in(some)
    assert card_set(inside) == some
    assert list(inside) == sorted(set(inside))
    assert count(some) == len(inside)
    assert set_points(some) == sum(card_points(card) for card in inside)
    assert [card for card in CARDS if has(some, card)] == list(inside)
    assert sum(bit(card) for card in inside) == some


@given(contracts())
def test_a_contract_reads_well(contract: Contract) -> None:
    code = contract_code(contract)
    kind, *suit, _by, seat = code.split()
    assert (kind, int(seat)) == (contract.kind, contract.declarer)
    assert suit == ([] if contract.suit is None else [suit_code(contract.suit)])


@given(hostile_text)
def test_any_text_is_a_card_or_one_error(text: str) -> None:
    card = attempt(lambda: parse_card(text))
    if isinstance(card, SchafkopfError):
        assert type(card) is BadText
        assert card.code == "unknown-card"
    else:
        assert card_code(card) == text


@given(hostile_text)
def test_any_text_is_a_suit_or_one_error(text: str) -> None:
    suit = attempt(lambda: parse_suit(text))
    if isinstance(suit, SchafkopfError):
        assert type(suit) is BadText
        assert suit.code == "unknown-card"
    else:
        assert suit_code(suit) == text


@given(hostile_text)
def test_any_text_is_cards_or_one_error(text: str) -> None:
    some = attempt(lambda: parse_cards(text))
    if isinstance(some, SchafkopfError):
        assert type(some) is BadText
        assert some.code in ("unknown-card", "duplicate-card")
    else:
        assert cards_code(some) == text


@pytest.mark.parametrize("text", ["EA  GX", " EA", "EA ", "ea", "E", "EAA", "EA,GX", "E\0", "10"])
def test_near_misses_are_not_cards(text: str) -> None:
    with pytest.raises(BadText) as refused:
        parse_cards(text)
    assert refused.value.code == "unknown-card"


def test_a_card_twice() -> None:
    with pytest.raises(BadText, match="GX is there twice") as refused:
        parse_cards("GX EA GX")
    assert refused.value.code == "duplicate-card"


@given(hostile_text)
def test_an_action_is_one_of_the_known_ones(text: str) -> None:
    assert (action_sort(text) is not None) == (text in ALL_ACTIONS)


def test_the_sorts_of_actions() -> None:
    sorts = {action: action_sort(action) for action in ALL_ACTIONS}
    assert {action for action, sort in sorts.items() if sort == CARD} == {
        card_code(card) for card in CARDS
    }
    assert None not in sorts.values()
    assert {sorts[PASS], sorts["solo-tout"]} == {"bid"}
    assert sorts["call E"] == "calling"
    assert sorts["trump E"] == "trump naming"
    assert sorts["kontra"] == sorts["re"] == "doubling"


@given(hostile_text)
def test_a_quoted_text_is_short(text: str) -> None:
    # An escape takes up to ten characters.
    assert len(quoted(text)) <= 24 * 10 + 5


def test_an_error_carries_code_message_and_place() -> None:
    error = SchafkopfError("bad-action", "what was wrong", 3)
    assert (error.code, error.message, error.at) == ("bad-action", "what was wrong", 3)
    assert str(error) == "what was wrong"
    assert len(set(CODES)) == 14

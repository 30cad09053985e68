"""Sorting a hand: the same cards, trumps and suits each in one piece, in the order wanted."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import (
    CardSet,
    card_set,
    cards_code,
    deck_cards,
    parse_card,
    parse_cards,
    suit_of,
)
from game.core.games import SOLO, WENZ, Game, game
from game.ui.choices import Settings, change
from game.ui.hand import hand
from game.ui.screen import Screen
from game.ui.sorting import arranged, groups
from game.ui.state import state_text
from tests.strategies import games
from tests.ui.conftest import words_of
from tests.ui.tables import K01, LONG_HANDS, SETTINGS, SHORT_HANDS, deal, screen

GERMAN = words_of("de")


def wanted(**changes: str) -> Settings:
    settings = SETTINGS
    for name, value in changes.items():
        changed = change(settings, name, value)
        assert changed is not None
        settings = changed
    return settings


ways = st.builds(
    lambda trumps, order, alternate: wanted(trumps=trumps, order=order, alternate=alternate),
    st.sampled_from(("left", "right")),
    st.sampled_from(("falling", "rising")),
    st.sampled_from(("on", "off")),
)


@st.composite
def hands(draw: st.DrawFn) -> tuple[Game, CardSet]:
    """A contract and up to eight cards of its deck."""
    contract = draw(games())
    cards = draw(st.sets(st.sampled_from(parse_all(contract)), max_size=8))
    return contract, card_set(tuple(cards))


def parse_all(contract: Game) -> list[int]:
    return [card for card in range(32) if deck_cards(contract.deck) >> card & 1]


def shown(contract: Game, hand: str, **changes: str) -> str:
    return cards_code(arranged(contract, card_set(parse_cards(hand)), wanted(**changes)))


@given(hands(), ways)
def test_the_cards_are_the_same_and_each_group_is_in_one_piece(
    held: tuple[Game, CardSet], way: Settings
) -> None:
    contract, cards = held
    found = arranged(contract, cards, way)
    assert card_set(found) == cards
    assert len(set(found)) == len(found)
    classes = [contract.suit_class(card) for card in found]
    pieces = [cls for at, cls in enumerate(classes) if at == 0 or cls != classes[at - 1]]
    assert len(set(pieces)) == len(pieces)
    assert [tuple(map(contract.suit_class, group)) for group in groups(contract, cards, way)] == [
        (cls,) * classes.count(cls) for cls in pieces
    ]


@given(hands(), ways)
def test_trumps_lie_on_their_side_and_every_group_falls_or_rises(
    held: tuple[Game, CardSet], way: Settings
) -> None:
    contract, cards = held
    parts = groups(contract, cards, way)
    for at, part in enumerate(parts):
        strengths = [contract.strength(card) for card in part]
        assert strengths == sorted(strengths, reverse=way.order == "falling")
        if contract.is_trump(part[0]):
            assert at == (0 if way.trumps == "left" else len(parts) - 1)


@given(hands(), ways)
def test_alternating_has_as_few_alike_neighbours_as_can_be(
    held: tuple[Game, CardSet], way: Settings
) -> None:
    contract, cards = held
    alternating = way._replace(alternate=True)
    parts = groups(contract, cards, alternating)
    plain = [part for part in parts if not contract.is_trump(part[0])]
    trumps = [part for part in parts if contract.is_trump(part[0])]

    def alike(order: list[tuple[int, ...]]) -> int:
        row = order + trumps if way.trumps == "right" else trumps + order
        dark = [(suit_of(part[0]) < 2, suit_of(part[-1]) < 2) for part in row]
        return sum(dark[at - 1][1] == dark[at][0] for at in range(1, len(dark)))

    assert alike(plain) == min(alike(list(order)) for order in permutations(plain))


def test_the_order_asked_for_by_nobody_is_the_one_of_before() -> None:
    sauspiel = game("sauspiel", None, "long")
    hand = "S7 HA EA EO S8 GU G9 EX"
    assert shown(sauspiel, hand) == cards_code(sauspiel.sorted_hand(card_set(parse_cards(hand))))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "GU HU EA EO G9 S8 S7"),
        ({"order": "rising"}, "HU GU EO EA G9 S7 S8"),
        ({"trumps": "right"}, "EA EO G9 S8 S7 GU HU"),
        # Beside HU, which is red, comes a dark suit, then the other colour.
        ({"alternate": "on"}, "GU HU EA EO S8 S7 G9"),
        # Beside GU, which is dark, one pair is alike in any order: then it stays as it was.
        ({"alternate": "on", "trumps": "right"}, "EA EO G9 S8 S7 GU HU"),
    ],
)
def test_a_wenz_in_every_way(changes: dict[str, str], expected: str) -> None:
    # In a Wenz the Ober stands between king and nine of its suit (rule 5.2).
    assert shown(game(WENZ, None, "long"), "EA EO S8 GU G9 HU S7", **changes) == expected


def test_suits_of_one_colour_alone_stay_as_they_are() -> None:
    contract = game(SOLO, 2, "long")
    assert shown(contract, "G9 EA GX", alternate="on") == "EA GX G9"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_no_card_changes_its_place_when_a_suit_is_played_out(seat: int) -> None:
    way = wanted(alternate="on")
    state = deal(SHORT_HANDS, "short")
    before: list[str] = []
    for entry in K01.split(","):
        state = state.apply(int(entry[0]), entry[2:])
        now = hand_shown(screen(state, seat, way))
        if state.table.phase == "play" and before:
            assert now == [card for card in before if card in now]
        before = now if state.table.phase == "play" else []
    assert len(before) <= 1


def test_the_state_names_the_cards_as_they_lie() -> None:
    way = wanted(trumps="right", order="rising", alternate="on")
    now = screen(deal(LONG_HANDS, "long"), 0, way)
    told = state_text(now, GERMAN)
    places = [told.index(GERMAN.card(parse_card(code))) for code in hand_shown(now)]
    assert len(places) == 8
    assert places == sorted(places)


def hand_shown(now: Screen) -> list[str]:
    """The codes of the cards in the hand on the screen."""
    return [child.key[1:] for child in hand(now, GERMAN).children]

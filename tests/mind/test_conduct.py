"""What seats play tells of their hands (bots.md 6.1), and how cards look for it."""

import random

import pytest

from game.core.cards import (
    DECKS,
    SEATS,
    card_code,
    card_set,
    cards_in,
    has,
    parse_card,
    parse_cards,
)
from game.core.games import KINDS
from game.core.view import View
from game.mind.conduct import DRAWS, Conduct
from game.mind.plays import (
    FOLLOWS,
    LEADS,
    SHAPES,
    equals_above,
    looks_of,
    plays_of,
    role_of,
    shape,
    situation,
)
from game.mind.shapes import SHAPED
from game.mind.worlds import Worlds
from tests.mind.views import last_seats_view as view
from tests.soak.harness import play


def likelihood(seen: View, *hidden: str) -> float:
    """How likely the cards played are if seats 0, 1 and 2 still hold these."""
    hands = [card_set(parse_cards(cards)) for cards in hidden]
    return Conduct(seen).likelihood((*hands, seen.hand))


CALL = ("0 pass", "1 pass", "2 sauspiel", "3 pass", "2 call G")
OWN = "EO GO HX H7 E7 E8 S7 S8"


def test_an_opponent_who_does_not_search_has_nothing_to_search_with() -> None:
    """bots.md 6.1: of a search not made. Seat 0, an opponent, leads Schellen, not the called suit.

    The two worlds differ in a plain card that seat 0 and the caller change.
    """
    seen = view(OWN, *CALL, "0 S9")
    with_suit = likelihood(
        seen, "G9 EA EX EK H9 H8 SO", "GA GX GK HA E9 EU SX SA", "HO SU GU HU HK G7 G8 SK"
    )
    without = likelihood(
        seen, "SK EA EX EK H9 H8 SO", "GA GX GK HA E9 EU SX SA", "HO SU GU HU HK G7 G8 G9"
    )
    assert without > 5 * with_suit


def test_the_forced_ace_tells_nothing() -> None:
    """RULES.md 4.2: whoever holds the called ace has to play it on the first lead of its suit."""
    seen = view(OWN, *CALL, "0 G9", "1 GA", "2 G7")
    assert plays_of(seen.table, 1) == []
    freely = view(OWN, *CALL, "0 S9", "1 SA", "2 SX")
    assert [play.card for play in plays_of(freely.table, 1)] == [parse_card("SA")]


def test_with_a_trick_of_the_enemy_nobody_keeps_the_small_card() -> None:
    """A ten on an enemy's ace is played by those who hold nothing smaller."""
    log = ("0 pass", "1 solo", "2 pass", "3 pass", "1 trump H", "0 S9", "1 SA", "2 SX")
    seen = view("EO GO HX H7 E7 E8 G7 S7", *log)
    others = "EA EX EK GX G8 SK GK"
    guarded = likelihood(seen, others, "HO SO EU GU HU HA G9", "GA HK SU H9 H8 E9 S8")
    bare = likelihood(seen, others, "HO SO EU GU HU HA S8", "GA HK SU H9 H8 E9 G9")
    assert bare > 3 * guarded


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_possible_world_has_a_likelihood(kind: str, deck: str) -> None:
    """Of all that the rules allow nothing is ruled out, and nothing is surer than sure."""
    for number, deal in enumerate(play(kind, deck, random.Random(f"conduct {kind} {deck}"))):
        for seat in SEATS:
            seen = deal.view(seat)
            if seen.table.contract is None or number % 3:
                continue
            worlds = Worlds(seen)
            truth = tuple(card_set(hand) & ~seen.table.played for hand in deal.dealt)
            if worlds.number:
                assert 0 < Conduct(seen).likelihood(truth) <= 1


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_look_in_its_situation(kind: str, deck: str) -> None:
    """All cards that a seat could have chosen are named, and a situation has as many letters."""
    for deal in play(kind, deck, random.Random(f"looks {kind} {deck}")):
        table = deal.table
        if table.contract is None:
            continue
        ace = table.called_ace
        partner = None
        if ace is not None:
            partner = next(seat for seat in SEATS if has(card_set(deal.dealt[seat]), ace))
        for seat in SEATS:
            for one in plays_of(table, seat):
                looks = looks_of(table, one)
                names = FOLLOWS if one.before else LEADS
                assert set(looks.values()) <= set(names)
                assert set(cards_in(one.later & one.choice)) <= set(looks)
                letters = DRAWS[deck].get(situation(table, one, partner))
                assert letters is None or len(letters) == len(names)
                assert len(SHAPED[role_of(table, seat, partner)]) == SHAPES * len(LEADS + FOLLOWS)


def test_of_equal_cards_the_lowest_is_played() -> None:
    """With both black Obers the caller leads the lower, so whoever leads the upper has no other."""
    call = ("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")
    own = "GA HX H7 E7 E8 S7 S8 HO"
    caller, second, third = (
        "EX EK H9 H8 SO G9",
        "GX GK HA E9 EU SX SA EA",
        "SU GU HU HK G7 G8 S9 SK",
    )
    green = likelihood(view(own, *call, "0 GO"), f"{caller} EO", second, third)
    acorn = likelihood(view(own, *call, "0 EO"), f"{caller} GO", second, third)
    assert green > 10 * acorn


def test_equals_are_neighbours_that_count_the_same() -> None:
    """What was played in earlier tricks parts them no more; a card of this trick does."""
    log = ("0 pass", "1 pass", "2 sauspiel", "3 pass", "2 call G")
    tricks = ("0 HU", "1 H7", "2 GO", "3 H8", "2 SO", "3 H9", "0 SU", "1 HK")
    seen = view("EO HX H8 H9 E7 E8 S7 S8", *log, *tricks, "2 E9")
    [play] = [one for one in plays_of(seen.table, 2) if one.number == 2]
    above = {
        card_code(low): card_code(high)
        for low, high in equals_above(seen.table.game, play).items()
        if seen.table.game.is_trump(low)
    }
    # GO, SO, HU and SU are gone; H7, H8 and H9 too.
    assert above == {"HO": "EO", "GU": "EU"}


def test_a_shape_is_the_length_the_guard_and_whether_a_weaker_card_is_there() -> None:
    suit = card_set(parse_cards("EA EX EK E9 E8 E7"))
    own = card_set(parse_cards("EA E9 E8 GX"))
    nine, eight, ten = parse_card("E9"), parse_card("E8"), parse_card("EX")
    shapes = [
        shape(1 << nine, suit, 0),
        shape(1 << nine | 1 << ten, suit, 0),
        shape(own, suit, 0),
        shape(own, suit, 1 << eight),
        shape(own, 0, 1 << eight),
    ]
    # lengths 1, 2, 3, 3 and none; without a guard, the ten, the ace, the ace, none
    assert shapes == [0, 6 + 2, 12 + 4, 12 + 5, 1]

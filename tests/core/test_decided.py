"""A deal that is called decided pays the same whatever is played, for all that its owner knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.core.cards import SEATS, parse_cards
from game.core.decided import is_decided, takes_the_rest
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import PLAY
from tests.strategies import costly, rounds, seats, swapped

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from game.core.settle import Result

# The deal of case K01: seat 1 plays a Sauspiel on EA, which seat 3 holds.
K01_HANDS = ("SO EK E9 GA SA SK", "EO GO EU HK EX GX", "HU SU HA HX H9 S9", "HO GU EA GK G9 SX")
CALLED = "0 pass,1 sauspiel,2 pass,3 pass,1 call E"
TRICKS = (
    "0 EK,1 EX,2 HA,3 EA",  # 36 to seat 2
    "2 S9,3 SX,0 SA,1 HK",  # 25 to seat 1
    "1 EO,2 H9,3 GU,0 SO",  # 8 to seat 1
    "1 GO,2 SU,3 HO,0 E9",  # 8 to seat 1
    "1 GX,2 HX,3 G9,0 GA",  # 31 to seat 2
)


def start(hands: tuple[str, ...], deck: str, log: str, dealer: int = 3) -> Round:
    state = new_round(Ruleset(), deck, dealer, tuple(map(parse_cards, hands)))
    for entry in filter(None, log.split(",")):
        state = state.apply(int(entry[0]), entry[2:])
    return state


def k01(tricks: int) -> Round:
    return start(K01_HANDS, "short", ",".join((CALLED, *TRICKS[:tricks])))


def endings(state: Round) -> Iterator[Round]:
    """Every way in which the deal can be played out."""
    stack = [state]
    while stack:
        deal = stack.pop()
        if deal.is_over:
            yield deal
        else:
            assert deal.turn is not None
            stack += [deal.after(deal.turn, action) for action in deal.legal()]


def results(deals: Iterator[Round]) -> set[Result | None]:
    """The results without the points, which may differ where what is paid does not."""
    found: set[Result | None] = set()
    for deal in deals:
        result = deal.result()
        found.add(None if result is None else result._replace(side_points=0))
    return found


def near_the_end(deal: Round, chance: random.Random, cards: int) -> Round:
    """The deal played on by chance until every hand holds at most so many cards."""
    while not deal.is_over and (
        deal.table.phase != PLAY or deal.table.hand_count(deal.turn or 0) > cards
    ):
        turn = deal.turn
        assert turn is not None
        deal = deal.after(turn, chance.choice(deal.legal()))
    return deal


@given(rounds(), st.randoms(use_true_random=False))
@costly
def test_what_is_decided_pays_the_same_in_every_ending(deal: Round, chance: random.Random) -> None:
    deal = near_the_end(deal, chance, 3)
    assume(deal.table.phase == PLAY)
    if any(is_decided(deal.view(seat)) for seat in SEATS):
        assert len(results(endings(deal))) == 1


@given(rounds(), seats, st.randoms(use_true_random=False))
@costly
def test_what_is_decided_early_pays_the_same_by_whatever_chance(
    deal: Round, seat: int, chance: random.Random
) -> None:
    while not deal.is_over and not is_decided(deal.view(seat)):
        turn = deal.turn
        assert turn is not None
        deal = deal.after(turn, chance.choice(deal.legal()))
    assert len(results(near_the_end(deal, chance, 0) for _ in range(12))) == 1


@given(rounds(), seats, st.randoms(use_true_random=False))
def test_hidden_cards_change_nothing(deal: Round, seat: int, chance: random.Random) -> None:
    """Cards that the others hold change hands; what the seat sees is the same."""
    other = swapped(deal, seat, chance)
    assert is_decided(other.view(seat)) == is_decided(deal.view(seat))


class TestRanges:
    """The deal of case K01: after five tricks 41 to 67, in the last one 12 points more."""

    @pytest.mark.parametrize("tricks", range(5))
    @pytest.mark.parametrize("seat", SEATS)
    def test_not_while_the_win_is_open(self, tricks: int, seat: int) -> None:
        assert not is_decided(k01(tricks).view(seat))

    @pytest.mark.parametrize("seat", SEATS)
    def test_when_67_points_are_lost_and_41_made(self, seat: int) -> None:
        deal = k01(5)
        assert deal.table.points == (0, 41, 67, 0)
        assert is_decided(deal.view(seat))

    def test_a_partner_nobody_knows_leaves_it_open(self) -> None:
        # Seat 2 has 36 points: if it were the partner, 61 would be near.
        deal = k01(1)
        assert deal.table.shown_partner == 3
        early = start(K01_HANDS, "short", CALLED + ",0 SA,1 HK,2 S9,3 SX")
        assert early.table.shown_partner is None
        assert not is_decided(early.view(0))


class TestTout:
    HANDS = ("EU GU HU SU EA EX EK EO", "GA GX GK GO G9 G8 G7 E9", "HA HX HK HO H9 H8 H7 E8")
    LAST = "SA SX SK SO S9 S8 S7 E7"

    def test_lost_with_the_first_trick_of_the_opponents(self) -> None:
        hands = ("GU HU SU EA EX EK E9 G8", "EU GA GX GK GO G9 G7 EO", self.HANDS[2], self.LAST)
        log = "0 wenz-tout,1 pass,2 pass,3 pass"
        deal = start(hands, "long", log + ",0 EA,1 EO,2 E8,3 E7")
        assert not any(is_decided(deal.view(seat)) for seat in SEATS)
        deal = start(hands, "long", log + ",0 EA,1 EO,2 E8,3 E7,0 G8,1 GA,2 H7,3 S7")
        assert all(is_decided(deal.view(seat)) for seat in SEATS)

    def test_won_when_the_declarer_can_take_them_all_as_only_he_knows(self) -> None:
        # All four Unters and the four highest cards of Eichel: nothing beats any of them.
        log = "0 wenz-tout,1 pass,2 pass,3 pass"
        deal = start((*self.HANDS, self.LAST), "long", log)
        assert takes_the_rest(deal.view(0))
        assert not is_decided(deal.view(0))  # Kontra may still be said
        deal = start((*self.HANDS, self.LAST), "long", log + ",0 EU,1 E9,2 E8,3 E7")
        assert is_decided(deal.view(0))
        assert not any(is_decided(deal.view(seat)) for seat in (1, 2, 3))


class TestTakesTheRest:
    HANDS = ("EU GU HU SU EA EX EK EO", "GA GX GK GO G9 G8 G7 E9", "HA HX HK HO H9 H8 H7 E8")

    def rest(self, hand: str, other: str) -> bool:
        deal = start(
            (hand, other, self.HANDS[2], TestTout.LAST), "long", "0 wenz,1 pass,2 pass,3 pass"
        )
        return takes_the_rest(deal.view(0))

    def test_not_with_a_plain_card_while_a_trump_is_out(self) -> None:
        assert not self.rest("EU GU HU EA EX EK E9 EO", "SU GA GX GK GO G9 G8 G7")

    def test_not_with_a_card_that_a_higher_one_beats(self) -> None:
        assert self.rest(*self.HANDS[:2])
        assert not self.rest("EU GU HU SU EA EX EO E9", "GA GX GK GO G9 G8 G7 EK")

    def test_only_on_the_lead(self) -> None:
        deal = start((*self.HANDS, TestTout.LAST), "long", "0 wenz,1 pass,2 pass,3 pass,0 EU")
        assert not takes_the_rest(deal.view(0))

"""Positions: what a deal in play leaves behind, and what can't be one."""

import random

import pytest

from game.core.cards import DECKS, SEATS, hand_size
from game.core.games import KINDS, SAUSPIEL
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.mind.position import all_tricks, position_of
from tests.mind.positions import fresh_play, open_cards, played_to


def hands_of(deal: Round) -> tuple[int, ...]:
    return tuple(deal.hand(seat) for seat in SEATS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_it_follows_a_deal_from_the_first_card_to_the_last(kind: str, deck: str) -> None:
    chance = random.Random(f"follow {kind} {deck}")
    deal = fresh_play(kind, deck, chance)
    size = hand_size(deck)
    while not deal.is_over:
        position = open_cards(deal)
        side = {position.contract.declarer, deal.partner} - {None}
        assert set(position.side) == side
        assert position.turn == deal.turn
        assert position.points == sum(deal.table.points[seat] for seat in SEATS if seat in side)
        assert position.tricks == sum(
            deal.table.trick_counts[seat] for seat in SEATS if seat in side
        )
        assert position.tricks_left == size - deal.table.complete_tricks
        assert all_tricks(position) == size
        assert position.game is deal.table.game
        deal = deal.apply(position.turn, chance.choice(deal.legal()))


def test_no_card_is_played_before_the_contract_or_after_the_last_trick() -> None:
    chance = random.Random("phases")
    deal = fresh_play(SAUSPIEL, "short", chance)
    over = played_to(deal, 0, chance)
    bidding = new_round(Ruleset(), "short", 0, deal.dealt)
    for other in (over, bidding):
        with pytest.raises(ValueError, match="no card is played"):
            position_of(other.table, hands_of(other))


def test_hands_that_cannot_be_are_refused() -> None:
    deal = played_to(fresh_play(SAUSPIEL, "long", random.Random("wrong")), 22, random.Random(1))
    hands = hands_of(deal)
    gone = deal.table.played & -deal.table.played
    low = [hand & -hand for hand in hands]
    swapped = (hands[0] ^ low[0] | low[1], *hands[1:])
    with pytest.raises(ValueError, match="in another hand"):
        position_of(deal.table, swapped)
    with pytest.raises(ValueError, match="that is gone"):
        position_of(deal.table, (*hands[:3], hands[3] ^ low[3] | gone))
    with pytest.raises(ValueError, match="seat 0 holds"):
        position_of(deal.table, (0, *hands[1:]))


def test_the_declarer_cannot_hold_the_called_ace() -> None:
    chance = random.Random("ace")
    deal = fresh_play(SAUSPIEL, "long", chance)
    hands = list(hands_of(deal))
    contract, ace = deal.table.contract, deal.table.called_ace
    assert contract is not None
    assert ace is not None
    holder = next(seat for seat in SEATS if hands[seat] >> ace & 1)
    given = hands[contract.declarer] & -hands[contract.declarer]
    hands[holder] ^= 1 << ace | given
    hands[contract.declarer] ^= 1 << ace | given
    with pytest.raises(ValueError, match="the declarer holds the called ace"):
        position_of(deal.table, tuple(hands))


def test_the_partner_is_whoever_held_the_ace_once_it_is_played() -> None:
    chance = random.Random("played")
    for _ in range(20):
        deal = fresh_play(SAUSPIEL, "short", chance)
        partner = deal.partner
        late = played_to(deal, 5, chance)
        assert open_cards(late).side == (open_cards(deal).contract.declarer, partner)

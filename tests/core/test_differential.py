"""The core against the independent reference, state by state, on random deals.

`python -m tests.soak` compares many more of them.
"""

import random

import pytest

from game.core.auction import PASS
from game.core.cards import DECKS
from game.core.games import KINDS
from game.core.round import Round, new_round
from game.core.table import AUCTION, KONTRA, PASSED, RE
from tests.soak.against_reference import compare_with_reference
from tests.soak.harness import RULES, deal_cards, play


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_contract(kind: str, deck: str) -> None:
    for number in range(30):
        chance = random.Random(f"differential {kind} {deck} {number}")
        finished = [*play(kind, deck, chance)][-1]
        compare_with_reference(finished)


def open_auction(deck: str, chance: random.Random) -> Round:
    """A deal with an auction in which anybody may say anything, played to its end."""
    deal = new_round(RULES, deck, chance.randrange(4), deal_cards(deck, chance))
    timid = chance.random()
    while not deal.is_over:
        doubles = deal.kontra_open() + deal.re_open()
        if doubles and chance.random() < 0.3:
            deal = deal.apply(chance.choice(doubles), KONTRA if deal.kontra_open() else RE)
            continue
        legal = deal.legal()
        if deal.table.phase == AUCTION:
            # Low bids are likelier, so that auctions go round more than once.
            low = [PASS, *legal[1:3]] if chance.random() < 0.8 else legal
            action = PASS if chance.random() < timid else chance.choice(low)
        else:
            action = chance.choice(legal)
        turn = deal.turn
        assert turn is not None
        deal = deal.apply(turn, action)
    return deal


@pytest.mark.parametrize("deck", DECKS)
def test_every_auction(deck: str) -> None:
    longest = 0
    passed = 0
    for number in range(150):
        finished = open_auction(deck, random.Random(f"auction {deck} {number}"))
        compare_with_reference(finished)
        words = [action for _, action in finished.table.log if action == PASS or action in KINDS]
        longest = max(longest, len(words))
        passed += finished.table.phase == PASSED
    # The sample is worth something: auctions that went round twice, deals thrown in.
    assert longest >= 8
    assert passed >= 2

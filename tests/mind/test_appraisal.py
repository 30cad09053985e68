"""What hands are worth, by parts: what the tables say, for whoever looks."""

import random
from itertools import pairwise

import pytest

from game.bots.valuation import score_against, score_of
from game.bots.weights import AGAINST, OWN
from game.core.cards import DECKS, SUITS, card_set, cards_in, deck_cards, hand_size
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ
from game.mind.appraisal import STEP, Appraisal

CONTRACTS = [
    *[(SAUSPIEL, suit) for suit in (0, 1, 3)],
    (GEIER, None),
    (WENZ, None),
    *[(SOLO, suit) for suit in SUITS],
]
STEEPEST = max(
    (right[1] - left[1]) / (right[0] - left[0])
    for tables in (OWN, AGAINST)
    for _row, curve in tables.values()
    for left, right in pairwise(curve)
)
"""How fast a curve of the tables rises at most."""


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("kind", "suit"), CONTRACTS)
def test_the_score_is_that_of_the_tables(kind: str, suit: "int | None", deck: str) -> None:
    """Of the declarer's hand and of an opponent's, but for the steps that are told apart."""
    rng = random.Random(f"appraisal {kind} {suit} {deck}")
    cards = cards_in(deck_cards(deck))
    hands = [card_set(tuple(rng.sample(cards, hand_size(deck)))) for _ in range(60)]
    for on_lead in (False, True):
        for outbids in (False, True):
            for against, told in ((False, score_of), (True, score_against)):
                appraisal = Appraisal(
                    kind, suit, deck, on_lead=on_lead, outbids=outbids, against=against
                )
                for hand in hands:
                    wanted = told(kind, suit, hand, deck, on_lead, outbids)
                    assert appraisal.score(hand) == pytest.approx(
                        wanted, abs=STEEPEST * STEP / 2000
                    )

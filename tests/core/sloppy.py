"""Logs that the rules may not allow: some seats bid and play without looking at the rules.

The table follows such a log (its unchecked door keeps turns and tricks right), so that what is
wrong with it is only that no hands, or not these hands, explain it.
"""

import random

from game.core.auction import PASS
from game.core.cards import card_code, cards_in
from game.core.games import KINDS, SAUSPIEL
from game.core.round import Round
from game.core.table import AUCTION, CALL, KONTRA, NAMING, RE
from tests.soak.harness import choose, fresh_deal


def sloppy_log(
    deck: str, chance: random.Random, honest: int, carelessness: float
) -> tuple[Round, tuple[tuple[int, str], ...]]:
    """A fresh deal and a log in which only the seat `honest` is sure to keep the rules.

    The others are careless with the probability given at each action.
    """
    kind = SAUSPIEL if chance.random() < 0.75 else chance.choice(KINDS)
    fresh, declarer = fresh_deal(kind, deck, chance)
    deal = fresh
    while not deal.is_over:
        if deal.table.phase == NAMING and not deal.legal():
            break  # a Sauspiel was bid without an ace to call
        seat, action = choose(deal, kind, declarer, chance)
        if seat != honest and chance.random() < carelessness:
            action = careless(deal, seat, action, chance)
        deal = deal.after(seat, action)
    return fresh, deal.table.log


def careless(deal: Round, seat: int, action: str, chance: random.Random) -> str:
    """Another action in place of this one, from the seat's own hand or mouth, legal or not."""
    if action in (KONTRA, RE):
        return action
    if deal.table.phase == AUCTION:
        no_bid_yet = deal.table.high_bid is None
        return chance.choice([SAUSPIEL, PASS]) if no_bid_yet else action
    if deal.table.phase == NAMING:
        return CALL + chance.choice("EGS") if action.startswith(CALL) else action
    return card_code(chance.choice(cards_in(deal.hand(seat))))

"""Kontra and Re: when a hand deserves them.

Doubling pays when the deal goes against the declarer more than it goes for him, seen from the own
hand. The declarer answers Re when its own hand is far better than its bid needed.
"""

from game.core.cards import CardSet, count, has
from game.core.games import SAUSPIEL, TRUMP, Game, row_of
from game.core.view import View

from .features import top_row
from .valuation import score_against, score_of

KONTRA_SAUSPIEL, KONTRA_ALONE = -0.2, -2.5
"""The declarer's expected score, seen from an opponent's hand, from which down it doubles."""

RE_SAUSPIEL, RE_ALONE = 3.0, 18.0
"""The score the declarer expects by its own hand from which on it redoubles: the Kontra tells it
that the others' cards lie badly."""


def wants_kontra(view: View) -> bool:
    """Whether the viewer, an opponent of the declarer, expects to beat the contract."""
    table = view.table
    contract = table.contract
    if contract is None:
        return False
    row = row_of(contract.kind)
    on_lead = view.seat == table.forehand
    if row.is_tout:
        return stops_tout(table.game, view.dealt_set)
    score = score_against(row.base, contract.suit, view.dealt_set, table.deck, on_lead)
    return score <= (KONTRA_SAUSPIEL if row.base == SAUSPIEL else KONTRA_ALONE)


def stops_tout(game: Game, hand: CardSet) -> bool:
    """Whether a trump trick against a Tout is certain.

    One of the trumps has fewer above it than there are in the hand: it takes a trick at the latest
    when those are gone.
    """
    above = 0
    for card in game.trump_order:
        if not has(hand, card):
            above += 1
        elif count(hand & game.trumps) > above:
            return True
    return False


def wants_re(view: View) -> bool:
    """Whether the declarer's own hand is far better than its bid needed."""
    contract = view.table.contract
    if contract is None or contract.declarer != view.seat:
        return False
    row = row_of(contract.kind)
    deck = view.table.deck
    on_lead = view.seat == view.table.forehand
    if row.is_tout:
        return top_row(view.table.game, view.dealt_set, TRUMP) == count(view.dealt_set)
    score = score_of(row.base, contract.suit, view.dealt_set, deck, on_lead)
    return score >= (RE_SAUSPIEL if row.base == SAUSPIEL else RE_ALONE)

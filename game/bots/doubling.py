"""Kontra and Re: when a hand deserves them.

Doubling pays when the deal goes against the declarer more than it goes for him, seen from the own
hand. The declarer answers Re when its own hand is far better than its bid needed.
"""

from game.core.cards import ACE, SUITS, CardSet, count, has, make_card
from game.core.games import SAUSPIEL, TRUMP, Game, row_of
from game.core.view import View

from .features import top_row
from .valuation import others_bid, score_against, score_of
from .weights import DOUBLED

KONTRA_SAUSPIEL, KONTRA_ALONE = 0.15, -1.5
"""The declarer's expected score, seen from an opponent's hand, from which down it doubles."""

RE_SAUSPIEL, RE_ALONE = 0.3, 3.0
"""The score, with what a Kontra says against it, from which on the declarer redoubles."""


def wants_kontra(view: View) -> bool:
    """Whether the viewer, an opponent of the declarer, expects to beat the contract."""
    table = view.table
    contract = table.contract
    if contract is None:
        return False
    row = row_of(contract.kind)
    if row.is_tout:
        return stops_tout(table.game, view.dealt_set)
    if not may_take_a_trick(table.game, view.dealt_set):
        return False
    score = score_against(
        row.base,
        contract.suit,
        view.dealt_set,
        table.deck,
        view.seat == table.forehand,
        others_bid(table, contract.declarer),
    )
    return score <= (KONTRA_SAUSPIEL if row.base == SAUSPIEL else KONTRA_ALONE)


def may_take_a_trick(game: Game, hand: CardSet) -> bool:
    """Whether the hand has what a trick may come from: a sure trump, an ace, a suit to ruff."""
    if stops_tout(game, hand):
        return True
    suits = [suit for suit in SUITS if game.class_sets[suit]]
    if [suit for suit in suits if has(hand & game.class_sets[suit], make_card(suit, ACE))]:
        return True
    return bool(hand & game.trumps and [suit for suit in suits if not hand & game.class_sets[suit]])


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
    table = view.table
    if row.is_tout:
        return top_row(table.game, view.dealt_set, TRUMP) == count(view.dealt_set)
    score = score_of(
        row.base,
        contract.suit,
        view.dealt_set,
        table.deck,
        view.seat == table.forehand,
        others_bid(table, view.seat),
    )
    score += DOUBLED[(row.base, table.deck)] / 1000.0
    return score >= (RE_SAUSPIEL if row.base == SAUSPIEL else RE_ALONE)

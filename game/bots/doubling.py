"""Kontra and Re: when a hand deserves them.

A Kontra needs tricks of one's own: top trumps, and in a Sauspiel a way to ruff the called suit. It
counts them as people do; the declarer answers Re when its own hand is far better than its bid.
"""

from game.core.cards import ACE, SUITS, CardSet, count, has, make_card
from game.core.games import SAUSPIEL, Game, row_of
from game.core.view import View

from .features import top_row
from .valuation import score_of

SAUSPIEL_STRENGTH = {"long": 9, "short": 9}
SOLO_STRENGTH = {"long": 10, "short": 10}
RE_SAUSPIEL, RE_SOLO = 3.0, 16.0


def wants_kontra(view: View) -> bool:
    """Whether the viewer, an opponent of the declarer, expects to beat the contract."""
    table = view.table
    contract = table.contract
    if contract is None:
        return False
    row = row_of(contract.kind)
    if row.is_tout:
        return stops_tout(table.game, view.hand, view.seat == table.forehand)
    strength = opposing_strength(table.game, view.hand, table.called_suit)
    limits = SAUSPIEL_STRENGTH if row.base == SAUSPIEL else SOLO_STRENGTH
    return strength >= limits[table.deck]


def opposing_strength(game: Game, hand: CardSet, called: "int | None") -> int:
    """Tricks of an opponent's hand, in halves: top trumps, length, ruffs and aces."""
    strength = 0
    for place, card in enumerate(game.trump_order[:6]):
        if has(hand, card):
            strength += 3 if place < 2 else 2
    trumps = count(hand & game.trumps)
    if len(game.trump_order) > 6:
        strength += max(0, trumps - 3)
    for suit in SUITS:
        own = count(hand & game.class_sets[suit])
        if not count(game.class_sets[suit]) or suit == game.trump_order[-1] >> 3 and not own:
            continue
        if suit == called:
            strength += 2 if own == 0 and trumps >= 3 else 0
            strength -= 1 if own >= 3 else 0
        elif has(hand, make_card(suit, ACE)) and own <= 3:
            strength += 2
        elif own == 0 and trumps >= 3:
            strength += 1
    return strength


def stops_tout(game: Game, hand: CardSet, on_lead: bool) -> bool:
    """Whether a trick is certain against a Tout: the highest trump, or on lead an ace of a long
    suit that nobody can be void in."""
    if has(hand, game.trump_order[0]):
        return True
    mine = count(hand & game.trumps)
    row = 0
    for card in game.trump_order:
        if not has(hand, card):
            row += 1
        elif mine > row:
            return True
    return on_lead and mine == len(game.trump_order)


def wants_re(view: View) -> bool:
    """Whether the declarer's own hand is far better than its bid needed."""
    contract = view.table.contract
    if contract is None or contract.declarer != view.seat:
        return False
    row = row_of(contract.kind)
    if row.is_tout:
        return top_row(view.table.game, view.dealt_set, 4) == count(view.dealt_set)
    on_lead = view.seat == view.table.forehand
    score = score_of(row.base, contract.suit, view.dealt_set, view.table.deck, on_lead)
    return score >= (RE_SAUSPIEL if row.base == SAUSPIEL else RE_SOLO)

"""Bidding: what to announce, hold, raise and name.

A bot speaks when the best contract of its hand promises more than passing; it announces that
contract at once, since whoever starts low may not be asked again.
"""

from typing import NamedTuple

from game.core.auction import PASS
from game.core.cards import LONG, OBER, SHORT, SUITS, Suit, cards_in, count, rank_of, suit_code
from game.core.duties import callable_suits
from game.core.games import SAUSPIEL, SOLO, SOLO_TOUT, game
from game.core.table import CALL, NAME_TRUMP
from game.core.view import View

from .touts import tout_chances
from .valuation import Offer, best_offer, offers, others_bid

Caution = NamedTuple("Caution", [("sauspiel", float), ("solo", float), ("tout", float)])
"""The least expected score at which a level announces a Sauspiel, and any other game; and the least
chance of taking every trick at which it announces a Tout."""

FEW_TRUMPS = {LONG: 3, SHORT: 2}
MANY_TRUMPS = {LONG: 5, SHORT: 4}


def bid(view: View, caution: Caution) -> str:
    """The word to say in the auction: a legal kind, or pass."""
    legal = view.legal()
    on_lead = view.seat == view.table.forehand
    table = view.table
    chances = tout_chances(view.dealt_set, table.deck, on_lead)
    sure = [kind for kind, _suit, chance in chances if chance >= caution.tout and kind in legal]
    if sure:
        return sure[-1]
    best: Offer | None = None
    outbids = others_bid(table, view.seat)
    for offer in offers(view.dealt_set, table.deck, on_lead, table.ruleset, outbids):
        least = caution.sauspiel if offer.kind == SAUSPIEL else caution.solo
        if offer.kind not in legal or offer.score < least or not is_sound(offer, view):
            continue
        # Offers come lowest kind first: of equal ones the higher kind is harder to outbid.
        if best is None or offer.score >= best.score:
            best = offer
    return PASS if best is None else best.kind


def is_sound(offer: Offer, view: View) -> bool:
    """Whether the hand has what no score makes up for: enough trumps, or the top ones.

    A Sauspiel needs more than FEW_TRUMPS or two Obers, a Solo more than that and one more, Wenz and
    Geier one trump at least.
    """
    deck = view.table.deck
    trumps = view.dealt_set & game(offer.kind, offer.suit, deck).trumps
    if offer.kind == SAUSPIEL:
        obers = [card for card in cards_in(trumps) if rank_of(card) == OBER]
        return count(trumps) > FEW_TRUMPS[deck] or len(obers) >= 2
    if offer.kind == SOLO:
        return count(trumps) > FEW_TRUMPS[deck] + 1
    return trumps != 0


def bid_blindly(view: View) -> str:
    """The bid of a player without judgement: Sauspiel from MANY_TRUMPS on, so that deals happen."""
    trumps = count(view.dealt_set & view.table.game.trumps)
    if SAUSPIEL in view.legal() and trumps >= MANY_TRUMPS[view.table.deck]:
        return SAUSPIEL
    return PASS


def name(view: View) -> str:
    """The called suit or the trump suit, once the auction is won."""
    contract = view.table.contract
    if contract is None:
        raise ValueError("nothing to name before the auction is over")
    deck = view.table.deck
    on_lead = view.seat == view.table.forehand
    if contract.kind == SAUSPIEL:
        least = view.table.ruleset.min_called_suit_cards
        calls = callable_suits(view.dealt_set, game(SAUSPIEL, None, deck), least)
        return CALL + _letter(best_offer(SAUSPIEL, calls, view.dealt_set, deck, on_lead).suit)
    if contract.kind == SOLO_TOUT:
        touts = tout_chances(view.dealt_set, deck, on_lead)
        return NAME_TRUMP + _letter(touts[-1][1])
    outbids = others_bid(view.table, view.seat)
    return NAME_TRUMP + _letter(
        best_offer(SOLO, SUITS, view.dealt_set, deck, on_lead, outbids).suit
    )


def _letter(suit: "Suit | None") -> str:
    if suit is None:
        raise ValueError("this contract has a suit to name")
    return suit_code(suit)

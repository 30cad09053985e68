"""Bidding: what to announce, hold, raise and name.

A bot speaks when the best contract of its hand promises more than passing; it announces that
contract at once, since whoever starts low may not be asked again.
"""

from typing import NamedTuple

from game.core.auction import PASS
from game.core.cards import LONG, SHORT, SUITS, Suit, count, suit_code
from game.core.duties import callable_suits
from game.core.games import SAUSPIEL, SOLO, SOLO_TOUT, game, kind_rank
from game.core.table import CALL, NAME_TRUMP
from game.core.view import View

from .touts import tout_chances
from .valuation import Offer, best_offer, offers

Caution = NamedTuple("Caution", [("sauspiel", float), ("solo", float), ("tout", float)])
"""The least expected score at which a level announces a Sauspiel, and any other game; and the least
chance of taking every trick at which it announces a Tout."""

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
    wanted = [
        o for o in offers(view.dealt_set, table.deck, on_lead, table.ruleset) if o.kind in legal
    ]
    wanted = [
        o for o in wanted if o.score >= (caution.sauspiel if o.kind == SAUSPIEL else caution.solo)
    ]
    if not wanted:
        return PASS
    return max(wanted, key=_rank).kind


def bid_blindly(view: View) -> str:
    """The bid of a player without judgement: Sauspiel from MANY_TRUMPS on, so that deals happen."""
    trumps = count(view.dealt_set & view.table.game.trumps)
    if SAUSPIEL in view.legal() and trumps >= MANY_TRUMPS[view.table.deck]:
        return SAUSPIEL
    return PASS


def _rank(offer: Offer) -> tuple[float, int]:
    return (offer.score, kind_rank(offer.kind))


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
    return NAME_TRUMP + _letter(best_offer(SOLO, SUITS, view.dealt_set, deck, on_lead).suit)


def _letter(suit: "Suit | None") -> str:
    if suit is None:
        raise ValueError("this contract has a suit to name")
    return suit_code(suit)

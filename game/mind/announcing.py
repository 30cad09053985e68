"""Bidding, naming, Kontra and Re of the level ``strong``: the tables, and worlds beside them.

The tables of `normal` (`bots.valuation`) say at once what is out of the question and what is clear.
What lies between is looked at in worlds that fit what the seats have said (`forecast`).
"""

from typing import NamedTuple

from game.bots.auction import is_sound
from game.bots.doubling import stops_tout, wants_re
from game.bots.touts import tout_chances
from game.bots.valuation import Offer, offers, others_bid, score_of
from game.core.auction import PASS
from game.core.cards import SUITS, Suit, suit_code
from game.core.chance import Chance
from game.core.duties import callable_suits
from game.core.games import SAUSPIEL, SOLO, SOLO_TOUT, Contract, game, row_of
from game.core.table import CALL, NAME_TRUMP
from game.core.view import View

from .forecast import Forecast
from .thinking import Thinking


class Limits(NamedTuple):
    """Scores of a declarer, for a Sauspiel and for a game alone."""

    sauspiel: float
    alone: float

    def of(self, kind: str) -> float:
        """The one for a kind of contract."""
        return self.sauspiel if row_of(kind).base == SAUSPIEL else self.alone


LEAST = Limits(0.8, 3.4)
"""Less than this isn't announced: passing brings something as well."""

BAND = Limits(0.0, 2.5)
"""If the tables' estimate is further than this from the least, worlds aren't asked.

About a Sauspiel they never are: they tell nothing of it that the tables don't (`fit_offsets` gives
them next to no share), and of a few noisy ones the best would be believed.
"""

NEAR = Limits(0.15, 2.0)
"""Suits that the tables find no further than this from the best one are compared in worlds."""

KONTRA = Limits(0.15, -5.0)
"""With no more than this expected for the declarer an opponent doubles."""

DOUBTED = Limits(0.3, 0.0)
"""Where the tables expect more of the declarer, worlds aren't asked: a few of them exaggerate."""

RE = Limits(3.0, 15.0)
"""With no less than this, after Kontra, the declarer redoubles."""

TOUT_HOPE = 0.6
"""The chance of a Tout, by counting, from which on worlds are asked."""

TOUT_SURE = 0.9
"""The share of the worlds in which a Tout must take every trick."""


def bid(view: View, chance: Chance, thinking: Thinking) -> str:
    """The word to say in the auction: a legal kind, or pass."""
    legal = view.legal()
    table = view.table
    on_lead = view.seat == table.forehand
    forecast = Forecast(view, chance, thinking)
    # The highest first: whoever can take every trick says so.
    for kind, suit, hope in reversed(tout_chances(view.dealt_set, table.deck, on_lead)):
        if hope >= TOUT_HOPE and kind in legal:
            swept = forecast.sweeps(Contract(kind, suit, view.seat))
            if swept is not None and swept >= TOUT_SURE:
                return kind
    best = Offer(PASS, None, 0.0)
    outbids = others_bid(table, view.seat)
    for offer in offers(view.dealt_set, table.deck, on_lead, table.ruleset, outbids):
        if offer.kind not in legal or not is_sound(offer, view):
            continue
        least = LEAST.of(offer.kind)
        score = offer.score
        if abs(score - least) <= BAND.of(offer.kind):
            score = forecast.score(Contract(offer.kind, offer.suit, view.seat))
        # Offers come lowest kind first: of equal ones the higher kind is harder to outbid.
        if score >= least and (best.kind == PASS or score >= best.score):
            best = Offer(offer.kind, offer.suit, score)
    return best.kind


def name(view: View, chance: Chance, thinking: Thinking) -> str:
    """The called suit or the trump suit, once the auction is won."""
    table = view.table
    contract = table.contract
    if contract is None:
        raise ValueError("nothing to name before the auction is over")
    if contract.kind == SOLO_TOUT:
        on_lead = view.seat == table.forehand
        return NAME_TRUMP + _letter(tout_chances(view.dealt_set, table.deck, on_lead)[-1][1])
    if contract.kind == SAUSPIEL:
        least = table.ruleset.min_called_suit_cards
        suits = callable_suits(view.dealt_set, game(SAUSPIEL, None, table.deck), least)
        return CALL + _letter(_best_suit(view, SAUSPIEL, suits, chance, thinking))
    return NAME_TRUMP + _letter(_best_suit(view, SOLO, SUITS, chance, thinking))


def _best_suit(
    view: View, kind: str, suits: "tuple[Suit, ...]", chance: Chance, thinking: Thinking
) -> Suit:
    deck = view.table.deck
    on_lead = view.seat == view.table.forehand
    outbids = others_bid(view.table, view.seat)
    scores = {suit: score_of(kind, suit, view.dealt_set, deck, on_lead, outbids) for suit in suits}
    best = max(scores.values())
    near = [suit for suit in suits if scores[suit] >= best - NEAR.of(kind)]
    if len(near) > 1:
        forecast = Forecast(view, chance, thinking)
        scores = {suit: forecast.score(Contract(kind, suit, view.seat)) for suit in near}
    return max(near, key=lambda suit: (scores[suit], -suit))


def wants(view: View, is_re: bool, chance: Chance, thinking: Thinking) -> bool:
    """Whether the viewer, who may, says Kontra (an opponent) or Re (the declarer)."""
    contract = view.table.contract
    if contract is None:
        raise ValueError("nothing to double before the auction is over")
    row = row_of(contract.kind)
    if row.is_tout:
        return wants_re(view) if is_re else stops_tout(view.table.game, view.dealt_set)
    forecast = Forecast(view, chance, thinking)
    if is_re:
        return forecast.score(contract) >= RE.of(contract.kind)
    if forecast.table_score(contract) > DOUBTED.of(contract.kind):
        return False
    return forecast.score(contract) <= KONTRA.of(contract.kind)


def _letter(suit: "Suit | None") -> str:
    if suit is None:
        raise ValueError("this contract has a suit to name")
    return suit_code(suit)

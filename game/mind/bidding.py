"""How well a hidden hand explains what its seat said in the auction."""

import math

from game.bots.bot import CAUTION, NORMAL
from game.bots.valuation import offers
from game.core.auction import PASS, bids_over
from game.core.cards import SEATS, CardSet, Seat, card_set
from game.core.games import SAUSPIEL, row_of
from game.core.table import AUCTION, Table
from game.core.view import View

from .worlds import Hands

SOFTNESS = {SAUSPIEL: 0.5}
SOFTNESS_ALONE = 2.0
FLOOR = 0.07


class Bids:
    """The auction of a view, as likelihoods of the hidden hands."""

    def __init__(self, view: View) -> None:
        self.table = view.table
        self.shown = [card_set(view.table.cards_played_by(seat)) for seat in SEATS]
        self.said: dict[Seat, list[tuple[str, tuple[str, ...]]]] = {}
        table = Table(self.table.ruleset, self.table.deck, self.table.dealer)
        for seat, word in self.table.log:
            if table.phase != AUCTION:
                break
            if seat != view.seat:
                allowed = bids_over(
                    seat, table.forehand, table.high_bidder, table.high_bid, table.ruleset
                )
                self.said.setdefault(seat, []).append((word, allowed))
            table = table.after(seat, word)
        self.known: dict[tuple[Seat, CardSet], float] = {}

    def likelihood(self, hands: Hands) -> float:
        """How likely the words of all hidden seats are if they hold these cards."""
        result = 1.0
        for seat in self.said:
            key = (seat, hands[seat])
            known = self.known.get(key)
            if known is None:
                known = self._of(seat, hands[seat] | self.shown[seat])
                self.known[key] = known
            result *= known
        return result

    def _of(self, seat: Seat, dealt: CardSet) -> float:
        table = self.table
        caution = CAUTION[NORMAL]
        eager = {}
        for offer in offers(dealt, table.deck, seat == table.forehand, table.ruleset):
            least = caution.sauspiel if offer.kind == SAUSPIEL else caution.solo
            softness = SOFTNESS.get(offer.kind, SOFTNESS_ALONE)
            eager[offer.kind] = math.exp(min((offer.score - least) / softness, 30.0))
        result = 1.0
        for word, allowed in self.said[seat]:
            total = 1.0 + sum(eager.get(kind, 0.0) for kind in allowed)
            said = 1.0 if word == PASS else eager.get(row_of(word).base, 0.0)
            result *= FLOOR / (1 + len(allowed)) + (1 - FLOOR) * said / total
        return result

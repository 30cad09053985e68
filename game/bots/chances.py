"""How likely a seat holds a card, beats a card, and who takes the trick.

The hidden cards are spread over the seats that can hold them, in proportion to the places they
have left; a declarer's trumps weigh more, because people bid on trumps.
"""

from game.core.cards import Card, CardSet, Seat, cards_in
from game.core.games import SAUSPIEL, TRUMP, row_of

from .memory import Memory

SOLOIST_TRUMPS, CALLER_TRUMPS = 6, 3
"""Halves: an unseen trump lies with a soloist three times as often as with another seat of as many
cards, with a caller one and a half times."""


def trump_weight(memory: Memory) -> int:
    """How much more likely a trump lies with the declarer than with others, in halves."""
    return CALLER_TRUMPS if row_of(memory.contract.kind).base == SAUSPIEL else SOLOIST_TRUMPS


class Chances:
    """Probabilities for one decision, worked out from a Memory and the friendship of the seats."""

    def __init__(self, memory: Memory, friends: list[float]) -> None:
        self.memory = memory
        self.friends = friends
        self._weight = trump_weight(memory) / 2.0
        self._absent: dict[tuple[Seat, CardSet], float] = {}

    def holds(self, seat: Seat, card: Card) -> float:
        """The probability that a seat holds an unseen card."""
        memory = self.memory
        bit = 1 << card
        if not memory.may[seat] & bit:
            return 0.0
        if memory.must[seat] & bit:
            return 1.0
        total = 0.0
        own = 0.0
        trump = memory.game.is_trump(card)
        for other in (0, 1, 2, 3):
            if other == memory.seat or not memory.may[other] & bit:
                continue
            share = float(memory.counts[other])
            if trump and other == memory.contract.declarer:
                share *= self._weight
            total += share
            if other == seat:
                own = share
        return own / total if total > 0 else 0.0

    def absent(self, seat: Seat, cards: CardSet) -> float:
        """The probability that a seat holds none of these cards."""
        cards &= self.memory.may[seat]
        if not cards:
            return 1.0
        key = (seat, cards)
        known = self._absent.get(key)
        if known is None:
            known = 1.0
            for card in cards_in(cards):
                known *= 1.0 - self.holds(seat, card)
            self._absent[key] = known
        return known

    def beats(self, seat: Seat, best: Card, led: int) -> float:
        """The probability that a seat that follows to class ``led`` is able to beat ``best``."""
        memory = self.memory
        if not memory.can_beat(seat, best, led):
            return 0.0
        game = memory.game
        higher = memory.higher_unseen(best)
        if led == TRUMP:
            return 1.0 - self.absent(seat, higher)
        void = self.absent(seat, memory.unseen & game.class_sets[led])
        if game.is_trump(best):
            return void * (1.0 - self.absent(seat, higher))
        ruff = void * (1.0 - self.absent(seat, memory.unseen & game.trumps))
        if game.suit_class(best) != led:
            return ruff
        return ruff + 1.0 - self.absent(seat, higher)

    def walks(self, card: Card) -> float:
        """The probability that no enemy could beat the plain card if its suit were led."""
        cls = self.memory.game.suit_class(card)
        chance = 1.0
        for seat in (0, 1, 2, 3):
            if seat != self.memory.seat:
                chance *= 1.0 - (1.0 - self.friends[seat]) * self.beats(seat, card, cls)
        return chance

    def ours(
        self, best: Card, winner: Seat, led: int, behind: "tuple[Seat, ...]", eager: float
    ) -> float:
        """The probability that the viewer's side takes the trick in the end.

        ``best`` leads it for ``winner``, ``behind`` play after it. ``eager`` is how likely a seat
        that can take the trick from the other side does so.
        """
        ours = self.friends[winner]
        for seat in behind:
            able = self.beats(seat, best, led) * eager
            friend = self.friends[seat]
            ours = ours * (1.0 - (1.0 - friend) * able) + (1.0 - ours) * friend * able
        return ours

"""How likely a seat holds a card, beats a card, and who takes the trick.

Unseen trumps are spread over the seats that can hold them, in proportion to the places they have
left, with more for a declarer and for whoever said Kontra: people announce on trumps. Plain cards
fill the places that the trumps leave.
"""

from game.core.cards import SEATS, Card, CardSet, Seat, cards_in
from game.core.games import SAUSPIEL, TRUMP, row_of

from .memory import Memory

SOLOIST_TRUMPS, CALLER_TRUMPS, KONTRA_TRUMPS = 6, 3, 6
"""Halves: an unseen trump lies with a soloist three times as often as with another seat of as many
cards, or with the seat that said Kontra; with a caller one and a half times."""

FEWEST_PLACES = 0.1
"""Even a seat that seems to be full of trumps may hold a plain card."""


def trump_weights(memory: Memory) -> list[int]:
    """By seat: how much likelier an unseen trump lies there, in halves."""
    weights = [2, 2, 2, 2]
    kontra = memory.view.table.kontra
    if kontra is not None:
        weights[kontra] = KONTRA_TRUMPS
    is_sauspiel = row_of(memory.contract.kind).base == SAUSPIEL
    weights[memory.contract.declarer] = CALLER_TRUMPS if is_sauspiel else SOLOIST_TRUMPS
    return weights


class Chances:
    """Probabilities for one decision, worked out from a Memory and the friendship of the seats."""

    def __init__(self, memory: Memory, friends: list[float]) -> None:
        self.memory = memory
        self.friends = friends
        self._absent: dict[tuple[Seat, CardSet], float] = {}
        weights = trump_weights(memory)
        self._trump_places = [memory.counts[s] * weights[s] / 2.0 for s in SEATS]
        expected = [0.0, 0.0, 0.0, 0.0]
        for card in cards_in(memory.unseen & memory.game.trumps):
            for seat in SEATS:
                if memory.may[seat] >> card & 1:
                    expected[seat] += self._share(seat, card, self._trump_places)
        self._plain_places = [max(FEWEST_PLACES, memory.counts[s] - expected[s]) for s in SEATS]

    def _share(self, seat: Seat, card: Card, places: list[float]) -> float:
        """The seat's part of the places of all that can hold the card."""
        memory = self.memory
        total = 0.0
        for other in SEATS:
            if memory.may[other] >> card & 1 and other != memory.seat:
                total += places[other]
        return places[seat] / total if total > 0.0 else 0.0

    def holds(self, seat: Seat, card: Card) -> float:
        """The probability that a seat holds an unseen card."""
        memory = self.memory
        if not memory.may[seat] >> card & 1:
            return 0.0
        if memory.must[seat] >> card & 1:
            return 1.0
        is_trump = memory.game.is_trump(card)
        return self._share(seat, card, self._trump_places if is_trump else self._plain_places)

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

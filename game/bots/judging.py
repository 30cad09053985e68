"""The value of playing a card to the trick on the table, in points.

What the trick brings if it goes our way and costs if it does not, what the card would have been
worth later, and whether the count crosses 61, 31 or 91: the price of the deal before its points.
"""

from game.core.cards import Card, card_points
from game.core.games import SAUSPIEL, row_of

from .chances import Chances
from .memory import NOBODY, Memory
from .worth import worth

EAGER = 0.9  # how likely a seat that can take a trick from the other side does so
FRIEND_GIVES, FRIEND_SAVES = 6.0, 1.5  # points of a friend to a trick we win, we lose
ENEMY_GIVES, ENEMY_SAVES = 6.0, 2.5  # points of an enemy to a trick they win, they lose
WIN_WEIGHT = 30.0  # passing 61 (60) points
SCHNEIDER_SAUSPIEL, SCHNEIDER_SOLO = 12.0, 5.0  # passing 31 or 91 (30 or 90)
TAKING = 1.0  # being on lead


class Judge:
    """Values of the cards of one decision."""

    def __init__(self, memory: Memory, chances: Chances) -> None:
        self.memory = memory
        self.chances = chances
        points = memory.view.table.points
        friends = chances.friends
        self.ours_count = sum([points[s] * friends[s] for s in (0, 1, 2, 3)])
        self.theirs_count = sum([points[s] * (1.0 - friends[s]) for s in (0, 1, 2, 3)])
        sauspiel = row_of(memory.contract.kind).base == SAUSPIEL
        self._schneider = SCHNEIDER_SAUSPIEL if sauspiel else SCHNEIDER_SOLO

    def trick_chance(self, card: Card) -> float:
        """The probability that our side takes the trick if this card is played."""
        memory = self.memory
        best = memory.best
        if best is None:
            cls = memory.game.suit_class(card)
            return self.chances.ours(card, memory.seat, cls, memory.behind, EAGER)
        if memory.game.beats(card, best):
            return self.chances.ours(card, memory.seat, memory.led, memory.behind, EAGER)
        return self.chances.ours(best, memory.best_seat, memory.led, memory.behind, EAGER)

    def takes(self, card: Card) -> bool:
        """Whether the card leads the trick after it is played."""
        best = self.memory.best
        return best is None or self.memory.game.beats(card, best)

    def value(self, card: Card) -> float:
        """The value of playing the card now."""
        memory = self.memory
        chance = self.trick_chance(card)
        lying = memory.on_table + card_points(card)
        won = float(lying)
        lost = float(lying)
        for seat in memory.behind:
            friend = self.chances.friends[seat]
            won += friend * FRIEND_GIVES + (1.0 - friend) * ENEMY_SAVES
            lost += friend * FRIEND_SAVES + (1.0 - friend) * ENEMY_GIVES
        result = chance * won - (1.0 - chance) * lost
        result += chance * self._crossing(self.ours_count, lying, memory.declarers_side)
        result -= (1.0 - chance) * self._crossing(
            self.theirs_count, lying, not memory.declarers_side
        )
        if self.takes(card) and memory.led != NOBODY:
            result += TAKING * chance
        return result - worth(memory, self.chances, card)

    def _crossing(self, before: float, gained: int, declarers: bool) -> float:
        """The worth of the marks that a side's count passes with so many points."""
        win, save, schneider = (61, 31, 91) if declarers else (60, 30, 90)
        after = before + gained
        value = 0.0
        if before < win <= after:
            value += WIN_WEIGHT
        if before < save <= after or before < schneider <= after:
            value += self._schneider
        return value

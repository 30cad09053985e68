"""The value of each card over supposed deals: the score with open cards, mixed with judgement.

Open cards flatter whoever has more ways to guess right, and a few worlds say little. So what the
level `normal` thinks of a card counts as much as PRIOR worlds do: with few worlds, or where they
can't tell cards apart, convention decides; with many, the search does.
"""

from game.bots.chances import Chances
from game.bots.judging import Judge
from game.bots.memory import Memory
from game.bots.normal import card_value
from game.bots.sides import friendship
from game.core.cards import Card
from game.core.chance import Chance
from game.core.view import View

from .position import position_of
from .pricing import Prices
from .sampling import sample
from .thinking import Thinking, Watch

PRIOR = 4.0
JUDGED = 0.03
"""Points of score for a point of `normal`'s judgement."""

BATCH = 16
"""Worlds between two looks at the clock."""

LATE = {1: 16, 2: 16, 3: 16, 4: 8, 5: 4}
"""So many times the worlds in the last tricks, by tricks left: they cost so much less there."""


def best_card(
    view: View, memory: Memory, cards: list[Card], chance: Chance, thinking: Thinking
) -> Card:
    """The best of these cards."""
    watch = Watch(thinking)
    number = thinking.worlds * LATE.get(memory.tricks_left, 1)
    worlds = sample(view, number, chance)
    prices = Prices(view.table, view.seat, cards, thinking.exact)
    for start in range(0, len(worlds), BATCH):
        if start and watch.is_over():
            break
        some = worlds[start : start + BATCH]
        prices.add([(position_of(view.table, hands), weight) for hands, weight in some])
    judge = Judge(memory, Chances(memory, friendship(memory)))
    values = [
        (prices.worlds * prices.mean(card) + PRIOR * JUDGED * card_value(judge, card), card)
        for card in cards
    ]
    return max(values)[1]

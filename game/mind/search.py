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
from .thinking import Thinking, Watch
from .worlds import Worlds

PRIOR = 4.0
JUDGED = 0.03
"""Points of score for a point of `normal`'s judgement."""

BATCH = 8
"""Worlds between two looks at the clock."""


def best_card(
    view: View, memory: Memory, cards: list[Card], chance: Chance, thinking: Thinking
) -> Card:
    """The best of these cards."""
    watch = Watch(thinking)
    prices = Prices(view.table, view.seat, cards, thinking.exact)
    worlds = Worlds(view)
    left = thinking.worlds
    while left > 0 and not watch.is_over():
        batch = []
        for _ in range(min(BATCH, left)):
            hands = worlds.draw(chance)
            if hands is not None:
                batch.append((position_of(view.table, hands), 1.0))
        prices.add(batch)
        left -= BATCH
    judge = Judge(memory, Chances(memory, friendship(memory)))
    values = [
        (
            prices.weight * prices.mean(card) + PRIOR * JUDGED * card_value(judge, card),
            card,
        )
        for card in cards
    ]
    return max(values)[1]

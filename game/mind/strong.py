"""The level ``strong``: the same proofs as `normal`, and a search over supposed deals.

It gets a View and nothing else, keeps nothing between two calls, and takes its solver and its
budget from whoever starts it (`thinking`).
"""

from game.bots import bot
from game.bots.memory import recall
from game.bots.proof import allowed, merge_equals
from game.core.cards import card_code, cards_in
from game.core.table import PLAY
from game.core.view import View

from .search import best_card
from .thinking import Thinking

STRONG = "strong"


def choose(view: View, seed: int, thinking: Thinking) -> str:
    """The action of the viewer, whose turn it is to bid, to name or to play; always a legal one.

    ValueError if it isn't the viewer's turn.
    """
    if view.table.phase != PLAY:
        return bot.choose(view, bot.NORMAL, seed)
    legal = list(cards_in(view.playable))
    if not legal:
        raise ValueError("it is not the viewer's turn")
    if len(legal) == 1:
        return card_code(legal[0])
    memory = recall(view)
    cards = allowed(memory, merge_equals(memory.game, memory, legal))
    if len(cards) == 1:
        return card_code(cards[0])
    return card_code(best_card(view, memory, cards, bot.stream(view, seed), thinking))


def answer(
    view: View,
    asking: str,
    seed: int,
    thinking: Thinking,  # noqa: ARG001 - doubling by simulation comes next
) -> "str | None":
    """Whether the viewer says KONTRA or RE (``asking``) now: that word, or None."""
    return bot.answer(view, asking, bot.NORMAL, seed)

"""The level ``strong``: the same proofs as `normal`, and a search over supposed deals.

It gets a View and nothing else, keeps nothing between two calls, and takes its solver and its
budget from whoever starts it (`thinking`).
"""

from game.bots.bot import stream
from game.bots.memory import recall
from game.bots.proof import allowed, merge_equals
from game.core.cards import Card, card_code, cards_in
from game.core.table import AUCTION, KONTRA, NAMING, RE
from game.core.view import View

from . import announcing
from .search import best_card
from .thinking import Thinking

STRONG = "strong"


def choose(view: View, seed: int, thinking: Thinking) -> str:
    """The action of the viewer, whose turn it is to bid, to name or to play; always a legal one.

    ValueError if it isn't the viewer's turn.
    """
    if not view.legal():
        raise ValueError("it is not the viewer's turn")
    if view.table.phase == AUCTION:
        return announcing.bid(view, stream(view, seed), thinking)
    if view.table.phase == NAMING:
        return announcing.name(view, stream(view, seed), thinking)
    return card_code(_card(view, seed, thinking))


def answer(view: View, asking: str, seed: int, thinking: Thinking) -> "str | None":
    """Whether the viewer says KONTRA or RE (``asking``) now: that word, or None."""
    if (asking == KONTRA and view.kontra_open) or (asking == RE and view.re_open):
        chance = stream(view, seed)
        return asking if announcing.wants(view, asking == RE, chance, thinking) else None
    return None


def _card(view: View, seed: int, thinking: Thinking) -> Card:
    legal = list(cards_in(view.playable))
    if len(legal) == 1:
        return legal[0]
    memory = recall(view)
    cards = allowed(memory, merge_equals(memory.game, memory, legal))
    if len(cards) == 1:
        return cards[0]
    return best_card(view, memory, cards, stream(view, seed), thinking)

"""The level ``normal``: complete memory, proof first, then the judge; a decent player in a pub."""

from game.core.cards import Card, cards_in
from game.core.view import View

from .chances import Chances
from .judging import Judge
from .leading import lead_value
from .memory import NOBODY, Memory, recall
from .proof import allowed, merge_equals
from .sides import friendship
from .tout import tout_value


def play(view: View) -> Card:
    """The card that the level plays; it is the viewer's turn and the contract is named."""
    legal = list(cards_in(view.playable))
    if len(legal) == 1:
        return legal[0]
    memory = recall(view)
    cards = allowed(memory, merge_equals(memory.game, memory, legal))
    if len(cards) == 1:
        return cards[0]
    judge = Judge(memory, Chances(memory, friendship(memory)))
    best = cards[0]
    best_value = card_value(judge, best)
    for card in cards[1:]:
        value = card_value(judge, card)
        if value > best_value:
            best, best_value = card, value
    return best


def card_value(judge: Judge, card: Card) -> float:
    """The level's value of a card, by what is asked: a Tout, a lead, or following."""
    memory: Memory = judge.memory
    if memory.is_tout:
        return tout_value(memory, judge.chances, card)
    if memory.led == NOBODY:
        return lead_value(judge, card)
    return judge.value(card)

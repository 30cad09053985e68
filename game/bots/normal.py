"""The level ``normal``: complete memory, proof first, then the judge; a decent player in a pub."""

from game.core.cards import Card, cards_in
from game.core.chance import Chance
from game.core.view import View

from .chances import Chances
from .endgame import card_prices
from .judging import Judge
from .leading import lead_value
from .memory import NOBODY, Memory, recall
from .proof import allowed, merge_equals
from .sides import friendship
from .tout import tout_value
from .worlds import draw_worlds


ENDGAME_CARDS = 13
WORLDS = 14
BUDGET = 1200


def play(view: View, chance: Chance) -> Card:
    """The card that the level plays; it is the viewer's turn and the contract is named."""
    legal = list(cards_in(view.playable))
    if len(legal) == 1:
        return legal[0]
    memory = recall(view)
    cards = allowed(memory, merge_equals(memory.game, memory, legal))
    if len(cards) == 1:
        return cards[0]
    judge = Judge(memory, Chances(memory, friendship(memory)))
    prices = [0.0 for _ in cards]
    if sum(memory.counts) <= ENDGAME_CARDS:
        prices = card_prices(memory, cards, draw_worlds(memory, chance, WORLDS), BUDGET)
    best = 0
    best_value = prices[0] + card_value(judge, cards[0])
    for index in range(1, len(cards)):
        value = prices[index] + card_value(judge, cards[index])
        if value > best_value:
            best, best_value = index, value
    return cards[best]


def card_value(judge: Judge, card: Card) -> float:
    """The level's value of a card, by what is asked: a Tout, a lead, or following."""
    memory: Memory = judge.memory
    if memory.is_tout:
        return tout_value(memory, judge.chances, card)
    if memory.led == NOBODY:
        return lead_value(judge, card)
    return judge.value(card)

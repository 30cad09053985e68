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
from .worlds import worlds_of

ENDGAME_CARDS = 13
"""With so many cards left, the three last tricks, the level looks ahead."""

ALL_WORLDS, DRAWN_WORLDS = 40, 14
BUDGET = 1200
"""Positions a decision may look at: about 35 ms under MicroPython."""

JUDGE_SHARE = 0.3
"""How much the judge's estimate still says beside the looking ahead."""


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
    share = 1.0
    if sum(memory.counts) <= ENDGAME_CARDS:
        worlds = worlds_of(memory, chance, ALL_WORLDS, DRAWN_WORLDS)
        prices = card_prices(memory, cards, worlds, BUDGET)
        share = JUDGE_SHARE
    best = 0
    best_value = prices[0] + share * card_value(judge, cards[0])
    for index in range(1, len(cards)):
        value = prices[index] + share * card_value(judge, cards[index])
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

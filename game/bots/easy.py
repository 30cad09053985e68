"""The level ``easy``: conventions and simple rules of a casual player.

It remembers Obers, aces and the last trick, never counts, and now and then takes the second best
of the sensible cards. What looks foolish at any table (N1, N2, N13 of `proof`) it does not do.
"""

from game.core.cards import ACE, OBER, Card, card_points, cards_in, count, rank_of
from game.core.chance import Chance
from game.core.games import TRUMP
from game.core.view import View

from .memory import NOBODY, Memory, recall, recall_little
from .proof import sensible

FEW_TRUMPS = 4
WHIM = 4
"""Scores are whole points of preference; a whim adds 0 to WHIM - 1 to each card."""


def play(view: View, chance: Chance) -> Card:
    """The card that the level plays; it is the viewer's turn and the contract is named."""
    legal = list(cards_in(view.playable))
    if len(legal) == 1:
        return legal[0]
    memory = recall_little(view)
    score = _lead if memory.led == NOBODY else _follow
    best = NOBODY
    best_score = 0
    for card in sensible(recall(view), legal):
        this = score(memory, card) * 2 + chance.below(WHIM)
        if best == NOBODY or this > best_score:
            best, best_score = card, this
    return best


def _lead(memory: Memory, card: Card) -> int:
    """Trumps for the declarer's side, the called suit or an ace for its opponents."""
    game = memory.game
    cls = game.suit_class(card)
    points = card_points(card)
    if memory.declarers_side:
        if cls == TRUMP:
            if not memory.unseen & game.trumps:
                return 5
            if memory.is_master(card):
                return 20 + count(memory.hand_class(TRUMP))
            # A small trump draws others where there are many; Wenz and Geier have only four.
            return 16 - points if len(game.trump_order) > FEW_TRUMPS else 6
        if cls == memory.called_suit and not memory.declares:
            return 6 - points // 2
        return 12 if memory.is_master(card) else 4 - points // 2
    if cls == TRUMP:
        return 0 if memory.hand & ~game.trumps else 10 - points
    if cls == memory.called_suit and not memory.view.table.was_suit_led:
        return 24 - points // 4
    return 14 if rank_of(card) == ACE else 8 - points // 2


def _follow(memory: Memory, card: Card) -> int:
    """Smear to a friend's trick, take an enemy's if it pays, else the smallest card."""
    game = memory.game
    points = card_points(card)
    best = memory.best
    if best is None:
        return 0
    cost = 0
    if game.is_trump(card):
        cost = 4 + (game.strength(card) - 9) // 2 if rank_of(card) == OBER else 3
    safe = not memory.behind or (memory.is_master(best) and game.is_trump(best))
    if memory.ours[memory.best_seat] is True and safe:
        return points - cost
    if not game.beats(card, best):
        return -points
    if memory.ours[memory.best_seat] is True:
        return -points - cost
    lying = memory.on_table + points
    if not memory.behind:
        return lying + 3 - cost
    if memory.is_master(card):
        return lying + 2 - cost if lying >= 4 else 1 - cost
    return 3 - cost - points // 3

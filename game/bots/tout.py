"""Playing a Tout: one trick decides, points mean nothing.

The declarer plays what can't be beaten; the opponents keep whatever may still take a trick and
throw away what can't.
"""

from game.core.cards import Card, count
from game.core.games import TRUMP

from .chances import Chances
from .memory import NOBODY, Memory

WIN_NOW = 100.0  # taking, or keeping, the trick that decides
SPEND = 0.1  # strength is spent sparingly
TRUMP_FIRST = 2.0


def tout_value(memory: Memory, chances: Chances, card: Card) -> float:
    """The value of a card in a Tout: the chance of the trick in hundredths, then what it costs."""
    if memory.declares:
        return _declarers(memory, chances, card)
    return _opponents(memory, chances, card)


def _declarers(memory: Memory, chances: Chances, card: Card) -> float:
    game = memory.game
    led = game.suit_class(card) if memory.led == NOBODY else memory.led
    takes = memory.best is None or game.beats(card, memory.best)
    hold = 1.0 if takes else 0.0
    for seat in memory.behind:
        hold *= 1.0 - chances.beats(seat, card, led)
    value = WIN_NOW * hold
    if memory.led == NOBODY:
        # Trumps first while the enemies have any, then the longest suit.
        if game.suit_class(card) == TRUMP and memory.unseen & game.trumps:
            value += TRUMP_FIRST
        value += SPEND * count(memory.hand_class(game.suit_class(card)))
    else:
        value -= SPEND * game.strength(card)
    return value


def _opponents(memory: Memory, chances: Chances, card: Card) -> float:
    game = memory.game
    led = game.suit_class(card) if memory.led == NOBODY else memory.led
    declarer = memory.contract.declarer
    takes = memory.best is None or game.beats(card, memory.best)
    if takes and (
        memory.led == NOBODY or memory.best_seat == declarer or declarer in memory.behind
    ):
        beaten = chances.beats(declarer, card, led) if declarer in memory.behind else 0.0
        return WIN_NOW * (1.0 - beaten) - SPEND * game.strength(card)
    return -SPEND * _stopping(memory, card)


def _stopping(memory: Memory, card: Card) -> float:
    """How much the card may still stop the declarer: high cards, and the guards beside them."""
    game = memory.game
    cls = game.suit_class(card)
    if cls == TRUMP:
        return 30.0 + game.strength(card)
    higher = count(memory.higher_unseen(card))
    own = count(memory.hand_class(cls))
    # A card stops the suit if as many cards as are higher can be played under them first.
    stops = 10.0 if own > higher else 0.0
    return stops + game.strength(card) - higher * 2.0

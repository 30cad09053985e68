"""What a card is worth in the hand: the points its owner gives up by playing it now.

The unit is the card point, counted as a swing: a point won and a point not lost are the same. All
numbers are estimates; they only have to rank cards. They were fitted to exact play with open cards
over hidden hands drawn as the bids suggest.
"""

from game.core.cards import ACE, TEN, Card, card_points, cards_in, count, rank_of

from .chances import Chances
from .memory import Memory

# By role: the caller's side, its opponents, a soloist, its opponents.
TRUMP_FLOOR = (4.5, 4.0, 5.0, 4.0)  # any trump may ruff a plain trick
TRUMP_MASTER = (15.0, 18.0, 15.0, 26.0)  # what the highest trump out takes more than the lowest
WALK_GAIN = (8.0, 9.0, 12.0, 9.0)  # points of the others in a plain trick that walks home
# For all:
LOST_SHARE = 0.85  # share of a plain card's points that goes when it does not walk
WALK_KEEP = 1.1  # a card that walks also takes the lead
GUARDED = 0.05  # share of its danger that a card keeps while smaller ones protect it
GUARD = 2.0  # a small card that keeps a ten from falling under the ace
LAST_OF_SUIT = 2.0  # being void means ruffing and smearing


def worth(memory: Memory, chances: Chances, card: Card) -> float:
    """The points that keeping the card is expected to bring; in the last trick nothing."""
    if memory.tricks_left == 1:
        return 0.0
    if memory.game.is_trump(card):
        return _trump_worth(memory, card)
    return _plain_worth(memory, chances, card)


def _trump_worth(memory: Memory, card: Card) -> float:
    unseen = count(memory.unseen & memory.game.trumps)
    higher = count(memory.higher_unseen(card))
    power = 1.0 if unseen == 0 else 1.0 - higher / unseen
    floor, master = TRUMP_FLOOR[memory.role], TRUMP_MASTER[memory.role]
    return floor + master * power * power


def _plain_worth(memory: Memory, chances: Chances, card: Card) -> float:
    game = memory.game
    cls = game.suit_class(card)
    own = memory.hand_class(cls)
    points = card_points(card)
    walk = chances.walks(card)
    value = (
        WALK_KEEP * walk * (points + WALK_GAIN[memory.role]) - (1.0 - walk) * points * LOST_SHARE
    )
    smaller = [c for c in cards_in(own) if game.strength(c) < game.strength(card)]
    if smaller and value < 0:
        value *= GUARDED  # it need not fall on the first round of its suit
    if points == 0 and _guards_ten(memory, cls, card):
        value += GUARD
    if count(own) == 1 and memory.hand & game.trumps:
        value -= LAST_OF_SUIT
    return value


def _guards_ten(memory: Memory, cls: int, card: Card) -> bool:
    """Whether the card is the only one that keeps the viewer's ten from falling under the ace."""
    own = memory.hand_class(cls)
    tens = [c for c in cards_in(own) if rank_of(c) == TEN]
    aces = [c for c in cards_in(memory.unseen_class(cls)) if rank_of(c) == ACE]
    return bool(tens and aces) and count(own) == 2 and tens[0] != card

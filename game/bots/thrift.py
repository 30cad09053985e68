"""What thrifty players don't do: vetoes that follow from proof, below those of `proof`.

None of them is a scandal, all of them cost something and bring nothing: a ten that falls anyway is
kept, a partner is drawn out of trumps, a trick is taken with more than it needs (N3, N10 to N12).
"""

from game.core.cards import ACE, TEN, UNTER, Card, cards_in, count, has, make_card, rank_of
from game.core.cards import card_points as points
from game.core.games import TRUMP

from .memory import NOBODY, Memory

SMALL = 4
"""Up to so many points a card is no gift to a partner."""

GAIN = 4
"""So many points more are worth a dearer card."""

DEAR = 10
"""From so many points on a trump is worth more than its strength."""


def thrifty(memory: Memory, cards: list[Card]) -> list[Card]:
    """The cards that none of the vetoes forbids; never empty."""
    for veto in (_draws_partner, _starves_partner, _overpays, _risks_dear_trump):
        rest = [card for card in cards if not veto(memory, card, cards)]
        if rest:
            cards = rest
    return cards


def _draws_partner(memory: Memory, card: Card, _cards: list[Card]) -> bool:
    """N10: leads trump although both enemies are proven out of it and the partner may have some."""
    game = memory.game
    if memory.led != NOBODY or not memory.calls_ace or not game.is_trump(card):
        return False
    holding = [seat for seat in (0, 1, 2, 3) if memory.may[seat] & game.trumps]
    enemies = [seat for seat in (0, 1, 2, 3) if memory.ours[seat] is False]
    return len(enemies) == 2 and holding != [] and not [s for s in enemies if s in holding]


def _starves_partner(memory: Memory, card: Card, cards: list[Card]) -> bool:
    """N3: last, on a partner's trick, gives little and keeps a ten or an ace that will fall."""
    if memory.led == NOBODY or memory.behind or memory.is_tout or points(card) > SMALL:
        return False
    if memory.ours[memory.best_seat] is not True:
        return False
    return bool([other for other in cards if _will_fall(memory, other)])


def _will_fall(memory: Memory, card: Card) -> bool:
    """A bare plain ten whose ace is out; an ace or ten of a suit that an enemy will ruff."""
    game = memory.game
    cls = game.suit_class(card)
    if cls == TRUMP or rank_of(card) not in (ACE, TEN):
        return False
    is_bare = count(memory.hand_class(cls)) == 1
    if rank_of(card) == TEN and is_bare and has(memory.unseen, make_card(cls, ACE)):
        return True
    for seat in (0, 1, 2, 3):
        if memory.ours[seat] is False and memory.may[seat] & ~game.trumps == 0:
            return True
    return False


def _overpays(memory: Memory, card: Card, cards: list[Card]) -> bool:
    """N11: last, wins with a trump that is dearer to keep than another that wins too.

    Trumps with none of the others' between them are the same.
    """
    best = memory.best
    if best is None or memory.behind or not _ruffs(memory, card, best):
        return False
    game = memory.game
    others = [game.strength(other) for other in cards_in(memory.unseen & game.trumps)]
    for low in cards:
        if _ruffs(memory, low, best) and points(card) < points(low) + GAIN:
            weak, strong = game.strength(low), game.strength(card)
            if [other for other in others if weak < other < strong]:
                return True
    return False


def _risks_dear_trump(memory: Memory, card: Card, cards: list[Card]) -> bool:
    """N12: ruffs with the trump ace or ten before an enemy who may overruff; an Unter would do.

    The enemy is proven out of the suit, or at most one card of it is left with the others.
    """
    best = memory.best
    if best is None or memory.led == TRUMP or points(card) < DEAR:
        return False
    if not _ruffs(memory, card, best):
        return False
    if not [one for one in cards if rank_of(one) == UNTER and _ruffs(memory, one, best)]:
        return False
    out = memory.unseen_class(memory.led)
    stronger = memory.higher_unseen(card)
    for seat in memory.behind:
        is_out = count(out) <= 1 or memory.may[seat] & out == 0
        if memory.ours[seat] is False and is_out and memory.may[seat] & stronger:
            return True
    return False


def _ruffs(memory: Memory, card: Card, best: Card) -> bool:
    return memory.game.is_trump(card) and memory.game.beats(card, best)

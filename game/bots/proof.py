"""Vetoes and must-plays that stand above every estimate.

They follow from public proof alone: who has won what, who can still hold which card. A player who
breaks one of them looks like a fool to everybody at the table.
"""

from game.core.cards import Card, Seat, card_points, cards_in, count
from game.core.games import TRUMP, Game

from .memory import NOBODY, Memory
from .thrift import thrifty


def allowed(memory: Memory, cards: list[Card]) -> list[Card]:
    """The cards that no veto forbids, or those that win the deal on the spot; never empty."""
    clinching = [card for card in cards if clinches(memory, card)]
    if clinching:
        return thrifty(memory, sensible(memory, clinching))
    rest = [card for card in cards if not _gives_the_deal(memory, card)]
    return thrifty(memory, sensible(memory, rest or cards))


def sensible(memory: Memory, cards: list[Card]) -> list[Card]:
    """The cards that are no blunder of the kinds N1, N2 and N13; never empty."""
    for veto in (_robs_partner, _feeds_enemy, _wastes_master):
        rest = [card for card in cards if not veto(memory, card, cards)]
        if rest:
            cards = rest
    return cards


def outcome(memory: Memory, card: Card) -> "bool | None":
    """Whether the trick is surely ours (True) or theirs (False) after the card; None if unsure."""
    best, seat, led = _after(memory, card)
    side = memory.ours[seat]
    if side is None:
        return None
    for threat in memory.behind:
        if memory.ours[threat] is not side and memory.can_beat(threat, best, led):
            return None
    return side


def _after(memory: Memory, card: Card) -> tuple[Card, Seat, int]:
    """The best card, its seat and the class led, once the card is played."""
    if memory.best is None:
        return card, memory.seat, memory.game.suit_class(card)
    if memory.game.beats(card, memory.best):
        return card, memory.seat, memory.led
    return memory.best, memory.best_seat, memory.led


def clinches(memory: Memory, card: Card) -> bool:
    """N4: whether the card makes our safe count pass the next mark that pays, with certainty.

    The mark is the win; once we have it, Schneider; once they have it, our way out of Schneider.
    """
    if memory.is_tout:
        return False
    mark = _next_mark(memory)
    if mark is None or memory.points_ours >= mark:
        return False
    if outcome(memory, card) is not True:
        return False
    return memory.points_ours + memory.on_table + card_points(card) >= mark


def _next_mark(memory: Memory) -> "int | None":
    win, save, schneider = (61, 31, 91) if memory.declarers_side else (60, 30, 90)
    their_win = 60 if memory.declarers_side else 61
    if memory.points_ours >= win:
        return schneider
    if memory.points_theirs >= their_win:
        return save
    return win


def _gives_the_deal(memory: Memory, card: Card) -> bool:
    """The card hands the enemy a mark for certain that another card would not."""
    if memory.is_tout or outcome(memory, card) is not False:
        return False
    win = 60 if memory.declarers_side else 61
    if memory.points_theirs >= win:
        return False
    return memory.points_theirs + memory.on_table + card_points(card) >= win


def _robs_partner(memory: Memory, card: Card, _cards: list[Card]) -> bool:
    """N1: trumps a trick that a proven partner holds for sure without the card.

    Overtaking with the same suit is no loss if the card brings ten points or more: that is smearing
    which happens to win. A ruff always costs a trump for nothing.
    """
    best = memory.best
    if best is None or memory.ours[memory.best_seat] is not True:
        return False
    if not memory.game.is_trump(card) or not memory.game.beats(card, best):
        return False
    if memory.led == TRUMP and card_points(card) >= 10:
        return False
    return _is_safe_without_us(memory)


def _is_safe_without_us(memory: Memory) -> bool:
    """Whether the leading card, a proven partner's, can't be beaten by an enemy behind us."""
    if memory.best is None:
        return False
    for seat in memory.behind:
        if memory.ours[seat] is not True and memory.can_beat(seat, memory.best, memory.led):
            return False
    return True


def _feeds_enemy(memory: Memory, card: Card, cards: list[Card]) -> bool:
    """N2: ten points or more into a trick that is surely theirs, when a card of four loses it too.

    Beside a card that would win the trick, giving the ten may be right: position E04.
    """
    if card_points(card) < 10 or memory.led == NOBODY or memory.is_tout:
        return False
    if outcome(memory, card) is not False:
        return False
    return bool([c for c in cards if card_points(c) <= 4 and outcome(memory, c) is False])


def _wastes_master(memory: Memory, card: Card, cards: list[Card]) -> bool:
    """N13: a master trump under or over a partner's card that nobody can beat."""
    if (
        memory.best is None
        or memory.ours[memory.best_seat] is not True
        or not memory.game.is_trump(card)
    ):
        return False
    if not memory.is_master(card) or not _is_safe_without_us(memory):
        return False
    return bool([c for c in cards if not (memory.game.is_trump(c) and memory.is_master(c))])


def merge_equals(game: Game, memory: Memory, cards: list[Card]) -> list[Card]:
    """One card of each run that no other player's card separates and that scores the same."""
    result: list[Card] = []
    for card in sorted(cards, key=lambda c: (game.suit_class(c), game.strength(c), c)):
        if result and _are_equal(memory, result[-1], card):
            continue
        result.append(card)
    return result


def _are_equal(memory: Memory, low: Card, high: Card) -> bool:
    game = memory.game
    if game.suit_class(low) != game.suit_class(high) or card_points(low) != card_points(high):
        return False
    between = memory.unseen & game.class_sets[game.suit_class(low)]
    for card in memory.trick:
        between |= 1 << card
    return count(between & _between(game, low, high)) == 0


def _between(game: Game, low: Card, high: Card) -> int:
    cards = 0
    for card in cards_in(game.class_sets[game.suit_class(low)]):
        if game.strength(low) < game.strength(card) < game.strength(high):
            cards |= 1 << card
    return cards

"""The chance that a hand takes every trick.

In trumps it must hold until the enemies have none left; every plain card must be the highest of its
suit when it is led. Counted, not searched, and on the careful side.
"""

from game.core.cards import SUITS, CardSet, Suit, count, deck_cards, hand_size
from game.core.games import GEIER, GEIER_TOUT, SOLO, SOLO_TOUT, WENZ, WENZ_TOUT, Game, game

from .features import top_row

RUFFED_AT_ONCE = 0.12  # an enemy's lead of a suit that the next one can ruff before us
OVERRUFFED = 0.35  # a suit we have none of is led, and our ruff must hold


def tout_chances(hand: CardSet, deck: str, on_lead: bool) -> "list[tuple[str, Suit | None, float]]":
    """(kind, trump suit, chance) for each Tout, lowest first and the best Solo-Tout last."""
    found: list[tuple[str, Suit | None, float]] = [
        (GEIER_TOUT, None, chance_of_all(game(GEIER, None, deck), hand, on_lead)),
        (WENZ_TOUT, None, chance_of_all(game(WENZ, None, deck), hand, on_lead)),
    ]
    solos = [(chance_of_all(game(SOLO, suit, deck), hand, on_lead), -suit) for suit in SUITS]
    best = max(solos)
    found.append((SOLO_TOUT, -best[1], best[0]))
    return found


def chance_of_all(tables: Game, hand: CardSet, on_lead: bool) -> float:
    """The chance of taking every trick with these trumps."""
    row = top_row(tables, hand, 4)
    mine = count(hand & tables.trumps)
    out = count(tables.trumps) - mine
    if mine == 0 or (row == 0 and out > 0):
        return 0.0
    size = hand_size(tables.deck)
    # All enemy trumps must fall under our highest ones, or a plain card gets ruffed.
    chance = 1.0 if row == size else _drawn(out, row, size, tables.deck)
    for suit in SUITS:
        own = hand & tables.class_sets[suit]
        length = count(own)
        if length == 0:
            if not on_lead and count(tables.class_sets[suit]) > 0 and mine - out < 4:
                chance *= 1.0 - OVERRUFFED / 3.0
            continue
        top = top_row(tables, hand, suit)
        if top < length:
            missing = count(tables.class_sets[suit]) - length
            chance *= _drawn(missing, top, size, tables.deck) if top else 0.0
        if not on_lead:
            chance *= 1.0 - RUFFED_AT_ONCE if out else 1.0
    return chance


def _drawn(out: int, rounds: int, size: int, deck: str) -> float:
    """The chance that no enemy holds more than ``rounds`` of the ``out`` cards that are out."""
    if out <= rounds:
        return 1.0
    places = count(deck_cards(deck)) - size
    total = 0.0
    good = 0.0
    for first in range(out + 1):
        for second in range(out + 1 - first):
            third = out - first - second
            ways = _choose(size, first) * _choose(size, second) * _choose(places - 2 * size, third)
            total += ways
            if max(first, second, third) <= rounds:
                good += ways
    return good / total if total else 0.0


def _choose(n: int, k: int) -> int:
    if k > n:
        return 0
    result = 1
    for step in range(k):
        result = result * (n - step) // (step + 1)
    return result

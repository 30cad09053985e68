"""How a hand is sorted: by the contract's own order, the way the person wants it.

The order comes from the hand as dealt, so that nothing moves when a suit has been played out.
"""

from typing import TYPE_CHECKING

from ..core.cards import EICHEL, GRAS, SUITS, suit_of
from ..core.games import TRUMP
from .choices import RIGHT, RISING

if TYPE_CHECKING:
    from ..core.cards import Card, CardSet
    from ..core.games import Game
    from .choices import Settings

    Group = tuple[Card, ...]

DARK = (EICHEL, GRAS)
"""The suits of the one colour; Herz and Schellen have the other."""


def arranged(game: "Game", dealt: "CardSet", settings: "Settings") -> "tuple[Card, ...]":
    """The cards of a hand as dealt, from the left to the right."""
    return tuple([card for group in groups(game, dealt, settings) for card in group])


def groups(game: "Game", dealt: "CardSet", settings: "Settings") -> "tuple[Group, ...]":
    """The trumps and the plain suits of a hand as dealt, from the left to the right, none empty."""
    trumps = _group(game, TRUMP, dealt, settings)
    suits = [suit for suit in SUITS if dealt & game.class_sets[suit]]
    if settings.alternate:
        suits = _alternating(suits, _colour_beside(trumps, settings), settings.trumps == RIGHT)
    plain = tuple([_group(game, suit, dealt, settings) for suit in suits])
    if not trumps:
        return plain
    return plain + (trumps,) if settings.trumps == RIGHT else (trumps,) + plain


def _group(game: "Game", cls: int, dealt: "CardSet", settings: "Settings") -> "Group":
    """The cards of one class of a hand in the order wanted."""
    cards = [card for card in game.in_order(cls) if dealt >> card & 1]
    if settings.order == RISING:
        cards.reverse()
    return tuple(cards)


def _colour_beside(trumps: "Group", settings: "Settings") -> "bool | None":
    """Whether the trump that lies beside a plain suit is dark; None if there are no trumps."""
    if not trumps:
        return None
    return suit_of(trumps[0] if settings.trumps == RIGHT else trumps[-1]) in DARK


def _alternating(suits: "list[int]", beside: "bool | None", trumps_follow: bool) -> "list[int]":
    """The suits in the order in which the fewest neighbours have the same colour.

    Of several such orders the one nearest to Eichel, Gras, Herz, Schellen. ``beside``: whether the
    trump next to them is dark; ``trumps_follow``: it lies on their right.
    """
    best = suits
    fewest = len(SUITS) + 1
    for order in _orders(suits):
        colours = [suit in DARK for suit in order]
        if beside is not None:
            colours = colours + [beside] if trumps_follow else [beside] + colours
        alike = sum([colours[at] == colours[at - 1] for at in range(1, len(colours))])
        if alike < fewest:
            best, fewest = order, alike
    return best


def _orders(suits: "list[int]") -> "list[list[int]]":
    """All orders of the suits, those nearest to the given one first."""
    found: list[list[int]] = [[]]
    for _ in suits:
        found = [order + [suit] for order in found for suit in suits if suit not in order]
    return found

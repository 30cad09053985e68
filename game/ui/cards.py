"""A card as an element: one class, the same data wherever it lies."""

from typing import TYPE_CHECKING

from ..core.cards import Card, card_code, rank_of, suit_of
from .scene import Node, yes
from .words import RANK_LETTERS, SUIT_LETTERS

if TYPE_CHECKING:
    from .scene import Attributes
    from .words import Words


def face(words: "Words", card: Card, label: str, is_trump: bool) -> "Attributes":
    """The attributes that every open card has.

    It has no children: picture, corner and suit are drawn from these.
    """
    return (
        "class", "card",
        "data-card", card_code(card),
        "data-suit", SUIT_LETTERS[suit_of(card)],
        "data-rank", RANK_LETTERS[rank_of(card)],
        "data-index", words.index(card),
        "aria-label", label,
        "data-trump", yes(is_trump),
    )  # fmt: skip


def lying_card(key: str, attributes: "Attributes") -> Node:
    """An open card that can't be pressed: in the trick, in a panel."""
    return Node("div", key, attributes + ("role", "img"))


def suit_sign(key: str, suit: int) -> Node:
    """The sign of a suit beside a text that names it."""
    attributes = ("class", "suit", "data-suit", SUIT_LETTERS[suit], "aria-hidden", "true")
    return Node("span", key, attributes)

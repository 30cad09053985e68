"""The person's hand: sorted by the contract's own order, what may be played told apart."""

from typing import TYPE_CHECKING

from ..core.cards import card_code
from .cards import face
from .scene import Node, yes
from .seats import seat_key

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def hand(screen: "Screen", words: "Words") -> Node:
    """The list of cards. On the person's turn the forbidden ones are marked, but can be pressed:
    the press is answered with the rule. While Kontra or Re is asked a card can be played too; that
    declines."""
    view = screen.view
    game = view.table.game
    is_mine = view.is_my_turn and view.table.phase == "play"
    playable = view.playable if is_mine else 0
    dealer = seat_key(view.table.dealer)
    armed = screen.armed
    items = []
    group = None
    for card in game.sorted_hand(view.hand):
        code = card_code(card)
        act = "play:" + code
        cls = game.suit_class(card)
        is_legal = playable >> card & 1 == 1
        attributes = face(words, card, words.card(card), game.is_trump(card)) + (
            "type",
            "button",
            "data-act",
            act,
            "data-legal",
            yes(is_legal),
            "aria-disabled",
            yes(is_mine and not is_legal),
            "data-armed",
            yes(armed == act),
            "data-gap",
            yes(group is not None and cls != group),
            "data-from",
            dealer,
        )
        group = cls
        items.append(Node("li", "h" + code, ("class", "hold"), "", (Node("button", "c" + code, attributes),)))
    attributes = (
        "class",
        "hand",
        "aria-label",
        words.text("hand.label"),
        "data-roving",
        "true",
        "data-count",
        str(len(items)),
    )
    return Node("ul", "hand", attributes, "", items)

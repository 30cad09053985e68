"""A small picture of the table as the settings make it: cloth, faces, size and order of the cards.

It shows the person's own cards of this deal, as they were dealt: so it tells nothing that the
person doesn't know.
"""

from typing import TYPE_CHECKING

from ...core.cards import card_code
from ..cards import face, lying_card
from ..scene import Node, yes
from ..sorting import groups

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words


def preview(screen: "Screen", words: "Words") -> Node:
    """The picture. For readers it is one image: what is in it is on the table as well."""
    view = screen.view
    game = view.table.game
    holds: list[Node] = []
    for cards in groups(game, view.dealt_set, screen.settings):
        for card in cards:
            key = "preview-" + card_code(card)
            attributes = face(words, card, words.card(card), game.is_trump(card))
            lying = lying_card(key, attributes)
            is_gap = bool(holds) and card == cards[0]
            hold = ("class", "preview-hold", "data-gap", yes(is_gap))
            holds.append(Node("div", key + "-hold", hold, "", (lying,)))
    name = screen.settings.names[0] or words.text("name.me")
    parts = (
        Node("p", "preview-name", ("class", "preview-name"), name),
        Node("div", "preview-hand", ("class", "preview-hand"), "", holds),
    )
    attributes = ("class", "preview", "role", "img", "aria-label", words.text("settings.preview"))
    return Node("div", "preview", attributes, "", parts)

"""The person's hand: sorted as the person wants it, what may be played told apart."""

from typing import TYPE_CHECKING

from ..core.cards import card_code
from .cards import face
from .scene import Node, yes
from .seats import seat_key
from .sorting import arranged

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def hand(screen: "Screen", words: "Words") -> Node:
    """The list of cards.

    On the person's turn the forbidden ones are marked, but can be pressed: the press is answered
    with the rule. While Kontra or Re is asked a card can be played too; that declines.
    """
    view = screen.view
    table = view.table
    game = table.game
    is_mine = view.is_my_turn and table.phase == "play"
    playable = view.playable if is_mine else 0
    # After a deal that all have passed the cards are gone from the table before the next are dealt.
    held = 0 if screen.is_over else view.hand
    settings = screen.settings
    way = (settings.trumps, settings.order, settings.alternate)
    facts = (held, view.dealt_set, game, is_mine, playable, table.dealer, screen.armed, way)
    drawn = words.drawn.get("hand", facts)
    if drawn is not None:
        return drawn
    dealer = seat_key(table.dealer)
    items = []
    group = None
    for card in arranged(game, view.dealt_set, settings):
        if not held >> card & 1:
            continue
        cls = game.suit_class(card)
        state = (
            "data-legal", yes(playable >> card & 1 == 1),
            "aria-disabled", yes(is_mine and playable >> card & 1 == 0),
            "data-armed", yes(screen.armed == "play:" + card_code(card)),
            "data-gap", yes(group is not None and cls != group),
            "data-from", dealer,
        )  # fmt: skip
        group = cls
        items.append(_held(words, card, game.is_trump(card), state))
    attributes = (
        "class", "hand",
        "aria-label", words.text("hand.label"),
        "data-roving", "true",
        "data-count", str(len(items)),
    )  # fmt: skip
    return words.drawn.keep("hand", facts, Node("ul", "hand", attributes, "", items))


def _held(words: "Words", card: int, is_trump: bool, state: "tuple[str | None, ...]") -> Node:
    """A card of the hand: the item of the list and the button in it."""
    code = card_code(card)
    key = "h" + code
    facts = (is_trump, state)
    drawn = words.drawn.get(key, facts)
    if drawn is not None:
        return drawn
    press = ("type", "button", "data-act", "play:" + code)
    button = Node(
        "button", "c" + code, face(words, card, words.card(card), is_trump) + press + state
    )
    return words.drawn.keep(key, facts, Node("li", key, ("class", "hold"), "", (button,)))

"""A tip in words: an action, and why where a reason can be seen on the table.

The action comes from a bot that knows what the person knows; the reason from public facts and the
person's own hand alone.
"""

from typing import TYPE_CHECKING

from ..core.cards import card_points, cards_in, count, parse_card
from ..core.decided import can_be_beaten
from ..core.table import seat_of_card
from .coaching import is_friend
from .told import Told, told
from .words import SUIT_LETTERS

if TYPE_CHECKING:
    from ..core.cards import Card
    from .screen import Screen
    from .words import Words

BID, CARD, ONLY, MASTER, TAKES, OVER, SMEAR, CHEAP = (
    "tip.bid",
    "tip.card",
    "tip.only",
    "tip.master",
    "tip.takes",
    "tip.over",
    "tip.smear",
    "tip.cheap",
)


def tip(action: str, screen: "Screen", words: "Words") -> Told:
    """What is told when somebody in the person's place would do this."""
    if screen.asking == action or (screen.asking is not None and action == "pass"):
        key = "action." + ("no-" + screen.asking if action == "pass" else action)
        return told(BID, words.text(key))
    if len(action) == 2 and action[0] in SUIT_LETTERS:
        card = parse_card(action)
        return told(why(card, screen), words.card(card))
    if action.startswith("call "):
        return told(BID, words.called(SUIT_LETTERS.index(action[-1])))
    if action.startswith("trump "):
        return told(BID, words.suit(SUIT_LETTERS.index(action[-1])))
    return told(BID, words.text("action.pass" if action == "pass" else "contract." + action))


def why(card: "Card", screen: "Screen") -> str:
    """The reason for a card, one of the keys above: the first of them that is certain."""
    view = screen.view
    table = view.table
    game = table.game
    if count(view.playable) == 1:
        return ONLY
    trick = table.open_trick
    if trick is None:
        return CARD if can_be_beaten(view, card) else MASTER
    best = game.winner(trick.cards)
    is_last = len(trick.cards) == 3
    if game.beats(card, trick.cards[best]):
        return TAKES if is_last or not can_be_beaten(view, card) else OVER
    if is_friend(screen, seat_of_card(trick, best)):
        is_safe = is_last or not can_be_beaten(view, trick.cards[best])
        return SMEAR if is_safe and card_points(card) >= 10 else CARD
    legal = cards_in(view.playable)
    can_win = [other for other in legal if game.beats(other, trick.cards[best])]
    cheapest = min([card_points(other) for other in legal])
    return CHEAP if not can_win and card_points(card) == cheapest else CARD

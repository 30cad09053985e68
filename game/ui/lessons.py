"""The lesson in words: one text for each step of the first hand.

A step is named by the app (`app.lesson`); here are the cards and names that its text speaks of.
"""

from typing import TYPE_CHECKING

from ..core.cards import HERZ, OBER, UNTER, parse_card
from .coaching import rank_names
from .people import name_of

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

CARDS = {
    "play.1": "EO",
    "play.2": "G9",
    "trick.2": "GA",
    "play.3": "SA",
    "play.4": "EU",
    "trick.4": "GO",
    "play.5": "HX",
    "play.6": "HO",
}
"""The card that a step speaks of."""


def lesson_text(screen: "Screen", words: "Words") -> str:
    """What the lesson says now."""
    step = screen.lesson or "free"
    card = CARDS.get(step)
    return words.text(
        "lesson." + step,
        card="" if card is None else words.card(parse_card(card)),
        left=name_of(screen, words, screen.seat_at("left")),
        across=name_of(screen, words, screen.seat_at("across")),
        ober=rank_names(OBER, words),
        unter=rank_names(UNTER, words),
        herz=words.suit(HERZ),
        next=words.text("action.next"),
        gras=words.suit(1),
        called=words.called(1),
        schellen=words.suit(3),
        eichel=words.suit(0),
    )

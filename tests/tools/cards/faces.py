"""The decks: which drawing goes on which card, the ground below it, the colours of the signs."""

from __future__ import annotations

from . import hues
from .aces import ace
from .back import back
from .ground import card as blank
from .hues import paint
from .kings import king
from .kit import document, place
from .obers import ober
from .pips import pips
from .suits import SUIT_CODES, badge
from .unters import unter

RANK_CODES = "AXKOU987"


def german(card: str) -> str:
    """The drawing of a German-suited card by its code, such as "GX" for the ten of Gras."""
    code, rank = card[0], card[1]
    index = SUIT_CODES.index(code)
    if rank == "A":
        return ace(index)
    if rank == "K":
        return king(code, index)
    if rank == "O":
        return ober(code, index)
    if rank == "U":
        return unter(code, index)
    return pips(code, rank)


def _german_deck() -> dict[str, str]:
    drawn = {
        f"{code}{rank}": document(blank() + german(code + rank))
        for code in SUIT_CODES
        for rank in RANK_CODES
    }
    return drawn | {"back": document(back())}


def _signs() -> dict[str, str]:
    return {code: document(place(badge(code), 50, 50, 0.86), 100, 100) for code in SUIT_CODES}


def _four_colour(name: str, drawn: str) -> str:
    if name != "back":
        for colour, other in hues.CLOTHES[name[0]].items():
            drawn = drawn.replace(colour, other)
    return paint(drawn, hues.FOUR_COLOUR)


def files() -> dict[str, str]:
    """Every file of the decks and the suit signs: path below `static/cards` -> text."""
    deck, signs = _german_deck(), _signs()
    there = {f"german/{name}.svg": paint(text, hues.GERMAN) for name, text in deck.items()}
    there |= {f"suits/{name}.svg": paint(text, hues.GERMAN) for name, text in signs.items()}
    there |= {f"four-colour/{name}.svg": _four_colour(name, text) for name, text in deck.items()}
    there |= {
        f"suits/four-colour/{name}.svg": paint(text, hues.FOUR_COLOUR)
        for name, text in signs.items()
    }
    return there

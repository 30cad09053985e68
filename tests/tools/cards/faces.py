"""The decks: which drawing goes on which card, the ground below it, the colours of the signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import hues
from .aces import ace
from .back import back
from .french.back import back as french_back
from .french.faces import face as french
from .french.signs import badge as french_badge
from .ground import card as blank
from .hues import paint
from .kings import king
from .kit import document, place
from .obers import ober
from .pips import pips
from .suits import SUIT_CODES, badge
from .unters import unter

if TYPE_CHECKING:
    from collections.abc import Callable

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


def _signs(badge_of: Callable[[str], str]) -> dict[str, str]:
    return {code: document(place(badge_of(code), 50, 50, 0.86), 100, 100) for code in SUIT_CODES}


def _four_colour(name: str, drawn: str) -> str:
    if name != "back":
        for colour, other in hues.CLOTHES[name[0]].items():
            drawn = drawn.replace(colour, other)
    return paint(drawn, hues.FOUR_COLOUR)


def _french_deck() -> dict[str, str]:
    drawn = {
        f"{code}{rank}": document(blank() + french(code + rank))
        for code in SUIT_CODES
        for rank in RANK_CODES
    }
    return drawn | {"back": document(french_back())}


def files() -> dict[str, str]:
    """Every file of the decks and the suit signs: path below `static/cards` -> text."""
    deck, signs = _german_deck(), _signs(badge)
    french_deck, french_signs = _french_deck(), _signs(french_badge)
    there = {f"german/{name}.svg": paint(text, hues.GERMAN) for name, text in deck.items()}
    there |= {f"suits/{name}.svg": paint(text, hues.GERMAN) for name, text in signs.items()}
    there |= {f"four-colour/{name}.svg": _four_colour(name, text) for name, text in deck.items()}
    there |= {
        f"suits/four-colour/{name}.svg": paint(text, hues.FOUR_COLOUR)
        for name, text in signs.items()
    }
    there |= {f"french/{name}.svg": paint(text, hues.FRENCH) for name, text in french_deck.items()}
    there |= {
        f"suits/french/{name}.svg": paint(text, hues.FRENCH) for name, text in french_signs.items()
    }
    return there

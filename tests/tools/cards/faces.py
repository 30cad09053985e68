"""The faces of the deck: which drawing goes on which card, and the ground below it."""

from __future__ import annotations

from .aces import ace
from .back import back
from .ground import card as blank
from .kings import king
from .kit import document, place
from .obers import ober
from .pips import pips
from .suits import SUIT_CODES, badge
from .unters import unter

RANK_CODES = "AXKOU987"


def face(card: str) -> str:
    """The SVG file of a card by its code, such as "GX" for the ten of Gras."""
    code, rank = card[0], card[1]
    index = SUIT_CODES.index(code)
    if rank == "A":
        drawn = ace(index)
    elif rank == "K":
        drawn = king(code, index)
    elif rank == "O":
        drawn = ober(code, index)
    elif rank == "U":
        drawn = unter(code, index)
    else:
        drawn = pips(code, rank)
    return document(blank() + drawn)


def files() -> dict[str, str]:
    """Every file of the deck and the suit signs: path below `static/cards` -> text."""
    drawn = {
        f"german/{code}{rank}.svg": face(code + rank) for code in SUIT_CODES for rank in RANK_CODES
    }
    drawn["german/back.svg"] = document(back())
    for code in SUIT_CODES:
        drawn[f"suits/{code}.svg"] = document(place(badge(code), 50, 50, 0.86), 100, 100)
    return drawn

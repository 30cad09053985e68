"""The French-suited faces: which drawing goes on which card."""

from __future__ import annotations

from ..suits import SUIT_CODES
from .aces import ace
from .jacks import jack
from .kings import king
from .pips import pips
from .queens import queen


def face(card: str) -> str:
    """The drawing of a card by its code, such as "GO" for the queen of spades."""
    code, rank = card[0], card[1]
    index = SUIT_CODES.index(code)
    if rank == "K":
        return king(code, index)
    if rank == "O":
        return queen(code, index)
    if rank == "U":
        return jack(code, index)
    if rank == "A":
        return ace(code, index)
    return pips(code, rank)

"""The four French signs, each drawn about (0, 0) in a box of 100 x 100.

E stands for clubs, G for spades, H for hearts, S for diamonds: the order of the German suits.
"""

from __future__ import annotations

from ..hues import CLUB, CLUB_DARK, DIAMOND, DIAMOND_DARK, SPADE, SPADE_DARK
from ..kit import GROUND, WHITE, flat, line, path, place
from ..suits import HEART_EDGE, OUTLINE, SUIT_CODES, heart

CLUB_EDGE = (
    "M0,-47C13,-47 22,-38 22,-26C22,-20 20,-15 16,-11C30,-16 45,-7 45,10C45,23 35,32 23,32"
    "C15,32 8,28 5,21C6,33 11,42 20,47H-20C-11,42 -6,33 -5,21C-8,28 -15,32 -23,32"
    "C-35,32 -45,23 -45,10C-45,-7 -30,-16 -16,-11C-20,-15 -22,-20 -22,-26C-22,-38 -13,-47 0,-47Z"
)
SPADE_EDGE = (
    "M0,-49C9,-34 42,-12 42,13C42,26 32,34 21,34C13,34 7,30 3,24"
    "C4,34 9,42 19,48H-19C-9,42 -4,34 -3,24C-7,30 -13,34 -21,34C-32,34 -42,26 -42,13"
    "C-42,-12 -9,-34 0,-49Z"
)
DIAMOND_EDGE = (
    "M0,-50C10,-32 25,-14 41,0C25,14 10,32 0,50C-10,32 -25,14 -41,0C-25,-14 -10,-32 0,-50Z"
)


def club(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Clubs: three round leaves on a stem."""
    piece = path(CLUB_EDGE, CLUB, outline)
    piece += flat(
        "M5,-46C16,-44 22,-37 22,-26C22,-20 20,-15 16,-11C30,-16 45,-7 45,10C45,23 35,32 23,32"
        "C15,32 8,28 5,21C6,33 11,42 20,47H4C6,36 4,24 4,14C12,24 30,26 30,8C30,0 26,-6 18,-6"
        "C12,-6 6,-6 4,-10C14,-16 14,-38 5,-46Z",
        CLUB_DARK,
    )
    if fine:
        piece += line("M-14,-25C-14,-32 -10,-37 -4,-39M-37,9C-37,2 -33,-3 -27,-5", 5, WHITE)
    return piece


def spade(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Spades: a leaf, its tip up, on a stem."""
    piece = path(SPADE_EDGE, SPADE, outline)
    piece += flat(
        "M2,-44C14,-30 41,-10 41,13C41,26 32,33 21,33C13,33 6,29 3,23C4,34 9,42 17,47H4"
        "C0,36 0,26 4,20C22,14 20,-16 2,-44Z",
        SPADE_DARK,
    )
    piece += path(SPADE_EDGE, "", outline)
    if fine:
        piece += line("M-31,14C-31,4 -24,-6 -16,-14", 5, WHITE)
    return piece


def diamond(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Diamonds: a lozenge with hollow sides."""
    piece = flat(DIAMOND_EDGE, DIAMOND)
    piece += flat("M1,-47C11,-30 26,-13 41,0C26,13 11,30 1,47C18,18 18,-18 1,-47Z", DIAMOND_DARK)
    piece += path(DIAMOND_EDGE, "", outline)
    if fine:
        piece += line("M-26,-3C-19,-10 -14,-16 -10,-23", 5, WHITE)
    return piece


_DRAWN = (club, spade, heart, diamond)
_EDGES = (CLUB_EDGE, SPADE_EDGE, HEART_EDGE, DIAMOND_EDGE)


def suit(
    code: str, x: float = 0, y: float = 0, size: float = 100, turn: float = 0, *, fine: bool = True
) -> str:
    """The sign of suit `code` ("E", "G", "H" or "S") at a place and a size (its box's side)."""
    shape = _DRAWN[SUIT_CODES.index(code)]
    width = max(4, 360 / size) if fine else 460 / size
    return place(shape(width, fine=fine), x, y, size / 100, turn)


def outline(code: str) -> str:
    """The edge of a sign alone, for ornaments and patterns."""
    return _EDGES[SUIT_CODES.index(code)]


def badge(code: str) -> str:
    """The sign for badges, heavier and plainer, with a rim in the colour of the cards' ground."""
    index = SUIT_CODES.index(code)
    return line(_EDGES[index], 20, GROUND) + _DRAWN[index](7.5, fine=False)

"""The four suit signs, each drawn about (0, 0) in a box of 100 x 100.

Told apart by shape and by one of four colours (`hues` says which): Eichel an acorn, Gras a leaf on
its stalk, Herz a heart, Schellen a bell.
"""

from __future__ import annotations

from .hues import (
    ACORN,
    ACORN_DARK,
    BELL,
    BELL_BAND,
    BELL_DARK,
    CUP,
    CUP_LINE,
    HEART,
    HEART_DARK,
    LEAF,
    LEAF_DARK,
)
from .kit import GROUND, INK, WHITE, circle, flat, line, path, place

SUIT_CODES = "EGHS"
OUTLINE = 5.5
HEART_EDGE = (
    "M0,47C-14,30 -43,12 -43,-15C-43,-34 -30,-43 -19,-43C-9,-43 -3,-37 0,-28"
    "C3,-37 9,-43 19,-43C30,-43 43,-34 43,-15C43,12 14,30 0,47Z"
)
BLADE_EDGE = (
    "M0,-49C8,-38 38,-18 38,8C38,24 26,31 15,29C8,28 3,25 0,21"
    "C-3,25 -8,28 -15,29C-26,31 -38,24 -38,8C-38,-18 -8,-38 0,-49Z"
)
CUP_EDGE = "M-38,-8C-40,-30 -22,-37 0,-37C22,-37 40,-30 38,-8C26,-1 -26,-1 -38,-8Z"
NUT_EDGE = "M-29,-12C-33,18 -18,38 -4,43L0,50L4,43C18,38 33,18 29,-12Z"


def _stalk(way: str, outline: float, colour: str) -> str:
    return line(way, outline * 2) + line(way, 3.6, colour)


def acorn(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Eichel: the nut hangs from its cup, with a bent stalk."""
    piece = _stalk("M0,-34C0,-41 2,-45 8,-49", outline, CUP)
    piece += flat(NUT_EDGE, ACORN)
    piece += flat("M10,-4C13,16 8,32 -1,44L0,48L4,43C18,38 33,18 29,-12Z", ACORN_DARK)
    piece += path(NUT_EDGE, "", outline)
    piece += path(CUP_EDGE, CUP, outline)
    if fine:
        piece += line("M-18,5C-18,14 -16,20 -12,26", 5, WHITE)
        piece += line(
            "M-27,-31L-6,-4M-11,-36L14,-4M6,-36L29,-7M27,-31L6,-4M11,-36L-14,-4M-6,-36L-29,-7",
            2.6,
            CUP_LINE,
        )
    return piece


def leaf(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Gras: a heart-shaped leaf, its tip up, on a bent stalk."""
    piece = _stalk("M0,18C0,32 -2,40 -9,47", outline, LEAF)
    piece += flat(BLADE_EDGE, LEAF)
    piece += flat("M1,-47C10,-36 38,-18 38,8C38,24 26,31 15,29C8,28 3,25 1,21Z", LEAF_DARK)
    piece += path(BLADE_EDGE, "", outline)
    if fine:
        piece += line(
            "M0,20L0,-28M0,12L-24,2M0,-4L-21,-14M0,12L24,2M0,-4L21,-14M0,-19L-11,-26M0,-19L11,-26",
            3,
            WHITE,
        )
    return piece


def heart(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Herz: a full heart with a light on its left."""
    piece = flat(HEART_EDGE, HEART)
    piece += flat("M1,46C19,24 22,-10 19,-43C30,-43 43,-34 43,-15C43,12 14,30 1,46Z", HEART_DARK)
    piece += path(HEART_EDGE, "", outline)
    if fine:
        piece += line("M-32,-14C-32,-25 -26,-31 -19,-32", 5, WHITE)
    return piece


def bell(outline: float = OUTLINE, *, fine: bool = True) -> str:
    """Schellen: a sleigh bell with its ring, a band and the slit below."""
    piece = circle(0, -42, 7, "", outline)
    piece += circle(0, 6, 39, BELL, 0)
    piece += flat("M12,-31C26,-8 24,26 6,45C25,42 39,26 39,6C39,-12 28,-27 12,-31Z", BELL_DARK)
    piece += circle(0, 6, 39, "", outline)
    piece += path("M-39,0C-20,9 20,9 39,0L39,9C20,18 -20,18 -39,9Z", BELL_BAND, outline - 1.5)
    piece += line("M0,42L0,29", outline)
    piece += circle(0, 26, 5.5, INK, 0)
    if fine:
        piece += line("M-27,-8C-25,-17 -19,-23 -11,-26", 5, WHITE)
    return piece


_DRAWN = (acorn, leaf, heart, bell)


def suit(code: str, x: float = 0, y: float = 0, size: float = 100, turn: float = 0) -> str:
    """The sign of suit `code` ("E", "G", "H" or "S") at a place and a size (its box's side)."""
    shape = _DRAWN[SUIT_CODES.index(code)]
    outline = max(4, 360 / size)
    return place(shape(outline), x, y, size / 100, turn)


_SILHOUETTES = (
    "M7,-47C2,-46 0,-42 0,-36" + NUT_EDGE + CUP_EDGE,
    "M-8,45C-2,40 0,32 0,18" + BLADE_EDGE,
    HEART_EDGE,
    "M-4,-45H4V-36H-4ZM-39,6C-39,-46 39,-46 39,6C39,58 -39,58 -39,6Z",
)


def badge(code: str) -> str:
    """The sign for badges and indices, heavier and plainer: readable from 16 pixels up.

    A rim in the colour of the cards' ground makes it stand out on a dark table as well.
    """
    index = SUIT_CODES.index(code)
    rim = line(_SILHOUETTES[index], 20, GROUND)
    return rim + _DRAWN[index](7.5, fine=code == "G")

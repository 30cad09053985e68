"""The four aces ("Sau", "Daus"): two large signs above the sow that gives the card its name."""

from __future__ import annotations

from . import swine
from .ground import meadow
from .hues import CUP, LEAF, LEAF_DARK, OAK, OAK_DARK
from .kit import GOLD, RED, WHITE, WINE, line, path, place
from .suits import suit

OAK_EDGE = (
    "M0,4C-6,0 -14,2 -16,-6C-24,-8 -24,-18 -18,-22C-24,-30 -18,-40 -10,-40C-10,-50 -4,-56 0,-58"
    "C4,-56 10,-50 10,-40C18,-40 24,-30 18,-22C24,-18 24,-8 16,-6C14,2 6,0 0,4Z"
)
CLOVER = "M0,0C-6,-6 -20,-10 -18,-22C-16,-30 -4,-30 0,-22C4,-30 16,-30 18,-22C20,-10 6,-6 0,0Z"
SIGNS_Y = 156
SIGNS_X = (69, 181)


def _signs(code: str, size: float = 116) -> str:
    return "".join(suit(code, x, SIGNS_Y, size) for x in SIGNS_X)


def _oak_leaf(x: float, y: float, turn: float, size: float = 1) -> str:
    leaf = path(OAK_EDGE, OAK, 2.6) + line(
        "M0,8V-46M0,-8l-9,-6M0,-8l9,-6M0,-24l-9,-6M0,-24l9,-6", 1.8, OAK_DARK
    )
    return place(leaf, x, y, size, turn)


def bow(colour: str, dark: str) -> str:
    """A ribbon tied to a bow, its knot at (0, 0)."""
    loop = "M0,0C-12,-22 -40,-26 -44,-10C-46,4 -24,12 0,0Z"
    tail = "M-3,4C-10,16 -18,24 -30,30L-20,32L-17,42C-6,32 0,20 3,6Z"
    crease = line("M-6,-2C-16,-6 -24,-8 -32,-8", 1.8, dark)
    half = path(tail, colour) + path(loop, colour) + crease
    return half + place(half, flip=True) + path("M-8,-8H8V8H-8Z", dark)


def eichel() -> str:
    """A wild boar below two acorns on an oak twig."""
    stalks = "M125,34C122,62 110,78 78,98M125,34C128,62 148,78 190,98"
    twig = line(stalks, 9) + line(stalks, 4, CUP)
    leaves = _oak_leaf(122, 64, -64, 0.9) + _oak_leaf(128, 64, 64, 0.9) + _oak_leaf(125, 68, 0)
    mast = suit("E", 32, 374, 28, 70) + suit("E", 122, 380, 24, -60)
    joints = line("M90,90L78,98M177,90L190,98", 4, CUP)
    return twig + leaves + _signs("E") + joints + place(swine.boar(), 134, 304, 1.08) + mast


def gras() -> str:
    """A sow with her piglet in the clover below two leaves on one stalk."""
    stalk = (
        "M125,232C122,190 128,120 125,62M125,232"
        "C104,236 70,234 59,211M125,232C146,236 165,232 171,211"
    )
    vine = line(stalk, 9) + line(stalk, 4, LEAF)
    leaflet = path(CLOVER, LEAF, 2.6) + line("M0,-2V-18", 1.8, LEAF_DARK)
    clover = "".join(place(leaflet, 125, 60, 1.1, turn) for turn in (-86, 86, 0))
    joints = line("M63,217L59,210M168,218L171,210", 4, LEAF)
    return (
        vine
        + clover
        + _signs("G")
        + joints
        + place(swine.piglet(), 62, 354, 0.42)
        + place(swine.sow("#f0b3a1", "#dc8f7d", "#e58f8a"), 140, 306, 1.04)
    )


def herz() -> str:
    """A winged sow, Cupid's arrow through the two hearts above her."""
    arrow = (
        line("M20,214L226,98", 8)
        + line("M20,214L226,98", 3.2, GOLD)
        + path("M8,221L24,197C27,206 32,212 40,216Z", GOLD, 2.6)
        + place(
            path("M-20,0L-6,-11H16L6,0L16,11H-6Z", WHITE, 2.6) + line("M-10,0H4"), 227, 97, 1, -29
        )
    )
    sow = swine.sow("#f3bcae", "#e09484", "#ea8f8f") + place(swine.wing(), 2, -26, 1.15)
    return place(bow(RED, WINE), 125, 52) + arrow + _signs("H", 112) + place(sow, 134, 306, 1.04)


def schellen() -> str:
    """A saddleback sow with a bell at her collar below two bells on a ribbon."""
    cords = "M125,52C104,62 76,76 69,104M125,52C146,62 174,76 181,104"
    return (
        line(cords, 8)
        + line(cords, 3.6, RED)
        + place(bow(RED, WINE), 125, 50)
        + _signs("S", 112)
        + place(swine.saddleback() + swine.ribbon_collar(-20, 4), 132, 304, 1.07)
    )


FIGURES = (eichel, gras, herz, schellen)


def ace(index: int) -> str:
    """The whole drawing on the card."""
    return meadow(10, 240, 374) + FIGURES[index]()

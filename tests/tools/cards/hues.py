"""The colours of the suit signs: a name in a drawing, a value in each deck.

A drawing of signs is made once; `paint` gives it the colours of a deck.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .kit import AMBER, BARK, BROWN, GOLD, GREEN, HUSK, MOSS, NUT, OCHRE, PINE, RED, WINE

if TYPE_CHECKING:
    from collections.abc import Mapping

ACORN, ACORN_DARK = "@acorn", "@acorn-dark"
CUP, CUP_LINE = "@cup", "@cup-line"
OAK, OAK_DARK = "@oak", "@oak-dark"
LEAF, LEAF_DARK = "@leaf", "@leaf-dark"
HEART, HEART_DARK = "@heart", "@heart-dark"
BELL, BELL_DARK, BELL_BAND = "@bell", "@bell-dark", "@bell-band"
CLUB, CLUB_DARK = "@club", "@club-dark"
SPADE, SPADE_DARK = "@spade", "@spade-dark"
DIAMOND, DIAMOND_DARK = "@diamond", "@diamond-dark"
TWIGS = {"E": "@twig-E", "G": "@twig-G", "H": "@twig-H", "S": "@twig-S"}

GERMAN = {
    ACORN: NUT,
    ACORN_DARK: HUSK,
    CUP: BROWN,
    CUP_LINE: BARK,
    OAK: GREEN,
    OAK_DARK: PINE,
    LEAF: GREEN,
    LEAF_DARK: PINE,
    HEART: RED,
    HEART_DARK: WINE,
    BELL: GOLD,
    BELL_DARK: AMBER,
    BELL_BAND: RED,
    TWIGS["E"]: "#b48a52",
    TWIGS["G"]: "#86b06f",
    TWIGS["H"]: "#e59a8c",
    TWIGS["S"]: "#e0a95a",
}

FOUR_COLOUR = {
    ACORN: "#463b34",
    ACORN_DARK: "#2c231e",
    CUP: "#2f2520",
    CUP_LINE: "#8d7d70",
    OAK: "#8b7f63",
    OAK_DARK: "#5b5140",
    LEAF: "#3fb1aa",
    LEAF_DARK: "#1d8785",
    HEART: "#db3a27",
    HEART_DARK: "#ad2119",
    BELL: "#fac83e",
    BELL_DARK: "#e0a01c",
    BELL_BAND: "#fff6d8",
    TWIGS["E"]: "#8d7d70",
    TWIGS["G"]: "#7dbdb8",
    TWIGS["H"]: "#eb9f92",
    TWIGS["S"]: "#e6bd58",
}

FRENCH = {
    CLUB: "#3f3834",
    CLUB_DARK: "#1f1916",
    SPADE: "#3f3834",
    SPADE_DARK: "#1f1916",
    HEART: "#d8362a",
    HEART_DARK: "#a61f1e",
    DIAMOND: "#d8362a",
    DIAMOND_DARK: "#a61f1e",
}

# In the four-colour deck people wear the colour of their sign where another deck's sign has it.
CLOTHES = {
    "E": {
        BROWN: "#6a5c52",
        BARK: "#453a33",
        OCHRE: "#c9b594",
        GREEN: "#7f7264",
        PINE: "#574c43",
        MOSS: "#3a322c",
    },
    "G": {GREEN: "#3fb1aa", PINE: "#1d8785"},
    "H": {},
    "S": {GREEN: "#f6e9c4", PINE: "#d9bd78"},
}

_NAME = re.compile(r"@[\w-]+")


def paint(drawing: str, hues: Mapping[str, str]) -> str:
    """The drawing with every name replaced by its colour.

    Raises:
        KeyError: for a name that the deck has no colour for.

    """
    return _NAME.sub(lambda found: hues[found[0]], drawing)

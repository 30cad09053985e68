"""The four aces: one large ornamental pip, garlanded with what grows in its suit."""

from __future__ import annotations

import math

from ..aces import OAK_EDGE, bow
from ..kit import (
    AMBER,
    BARK,
    BLUE,
    GOLD,
    GREEN,
    NAVY,
    PINE,
    RED,
    SAND,
    WINE,
    circle,
    line,
    num,
    path,
    place,
    smooth,
)
from .pips import corner
from .queens import bloom
from .signs import club, outline, suit

CENTRE = (130, 216)
SIZES = {"E": 172, "G": 178, "H": 172, "S": 196}
INNER_BLADE = (
    "M0,-37C8,-25 33,-8 33,11C33,20 26,26 18,26C10,26 4,20 0,11C-4,20 -10,26 -18,26"
    "C-26,26 -33,20 -33,11C-33,-8 -8,-25 0,-37Z"
)
ACROSS, DOWN = 95, 140


def _spot(degrees: float) -> tuple[float, float]:
    """A place on the garland's left branch: 0 is at its foot, 90 at the left."""
    way = math.radians(degrees)
    return -ACROSS * math.sin(way), DOWN * math.cos(way)


def _garland(
    leaf: str, stem: str, *, step: float, size: float, spread: float = 36, berry: str = ""
) -> str:
    """Two branches that mirror each other: leaves at both sides of the stem, berries among them."""
    way = smooth([_spot(degrees) for degrees in range(8, 105, 16)])
    pieces = [line(way, 7) + line(way, 3, stem)]
    places = [15 + step * i for i in range(int(88 / step) + 1)]
    for i, degrees in enumerate(places):
        x, y = _spot(degrees)
        last = i == len(places) - 1
        turn = degrees - 90 + (0 if last else spread if i % 2 else -spread)
        where = f"translate({num(x)} {num(y)})rotate({num(turn)})scale({size:g})"
        inside = f'<g id="l">{leaf}</g>' if i == 0 else '<use href="#l"/>'
        pieces.append(f'<g transform="{where}">{inside}</g>')
        if berry and i % 3 == 1:
            pieces.append(place(berry, x, y))
    piece = "".join(pieces)
    return f'<g id="b">{piece}</g><use href="#b" transform="scale(-1 1)"/>'


def clubs() -> tuple[str, str, str]:
    """Oak leaves; a smaller club in the large one."""
    leaf = path(OAK_EDGE, GREEN, 3.8) + line("M0,8V-46", 2.8, PINE)
    garland = _garland(leaf, BARK, step=14.6, size=0.54)
    inner = line(outline("E"), 5.2, GOLD) + club(0, fine=False)
    return garland, place(inner, 0, 0, 0.72), bow(GREEN, PINE)


def spades() -> tuple[str, str, str]:
    """Laurel with its berries; a small gold spade in the large one."""
    leaf = path("M0,4C-12,-8 -13,-30 0,-46C13,-30 12,-8 0,4Z", GREEN, 3.6) + line(
        "M0,2V-30", 2.4, PINE
    )
    garland = _garland(leaf, BARK, step=11, size=0.62, berry=circle(0, 0, 6, BLUE, 2.4))
    return garland, line(INNER_BLADE, 1.8, GOLD), bow(BLUE, NAVY)


def hearts() -> tuple[str, str, str]:
    """Roses; a gold edge in the heart."""
    leaf = path("M0,4C-16,-4 -18,-26 0,-42C18,-26 16,-4 0,4Z", GREEN, 3.6) + line(
        "M0,2V-30M0,-10l-7,-6M0,-10l7,-6", 2.4, PINE
    )
    garland = _garland(leaf, PINE, step=14.6, size=0.58, berry=place(bloom(), 0, 0, 0.95))
    return garland, place(line(outline("H"), 2.3, GOLD), 0, 0, 0.78), bow(RED, WINE)


def diamonds() -> tuple[str, str, str]:
    """Wheat; the facets of a cut stone."""
    leaf = path("M0,4C-10,-4 -10,-20 0,-34C10,-20 10,-4 0,4Z", GOLD, 3.4) + line(
        "M0,-32V-50", 2.6, AMBER
    )
    facets = line("M0,-36L-19,0L0,36L19,0ZM-19,0H-41M19,0H41M0,-36V-50M0,36V50", 1.6, SAND)
    garland = _garland(leaf, AMBER, step=8.8, size=0.62, spread=28)
    return garland, facets, bow(WINE, RED)


FIGURES = (clubs, spades, hearts, diamonds)


def ace(code: str, index: int) -> str:
    """The whole drawing on the card: the sign below the index, the large one in its garland."""
    garland, inlay, ribbon = FIGURES[index]()
    size = SIZES[code]
    pip = suit(code, 0, 0, size, fine=False) + place(inlay, 0, 0, size / 100)
    knot = place(ribbon, 0, DOWN, 0.7)
    return place(garland + pip + knot, *CENTRE) + corner(code)

"""Ten, nine, eight, seven: the pips in rows on a twig, vine or cord, the Roman number at the right.

The number keeps out of the strip that a neighbour in the hand leaves free: half a VIII reads VII.
"""

from __future__ import annotations

from .hues import TWIGS
from .kit import Point, line, num, place
from .suits import suit

LEFT, MIDDLE, RIGHT = 58, 125, 192
NUMBER_END, NUMBER_Y = 229, 45


def _columns(rows: tuple[float, ...], centre: tuple[float, ...]) -> list[Point]:
    spots: list[Point] = [(LEFT, y) for y in rows]
    spots += [(MIDDLE, y) for y in centre]
    return spots + [(RIGHT, y) for y in rows]


_FOUR = (130.0, 205.0, 280.0, 355.0)
_THREE = (134.0, 242.0, 350.0)
LAYOUTS: dict[str, tuple[str, float, list[Point]]] = {
    "X": ("X", 66, _columns(_FOUR, (167.5, 317.5))),
    "9": ("IX", 66, _columns(_FOUR, (242.5,))),
    "8": ("VIII", 75, _columns(_THREE, (188, 296))),
    "7": ("VII", 75, _columns(_THREE, (188,))),
}

_STROKES = {
    "I": (10.5, "M0,-16V16M-4,-16H4M-4,16H4"),
    "V": (28, "M-10,-16L0,15L10,-16M-15,-16H-5M5,-16H15"),
    "X": (30, "M-10,-16L10,16M10,-16L-10,16M-15,-16H-5M5,-16H15M-15,16H-5M5,16H15"),
}


def number(roman: str, end: float, y: float) -> str:
    """A Roman number in drawn strokes that ends at a place."""
    width = sum(_STROKES[sign][0] for sign in roman)
    at = -width / 2
    piece = ""
    for sign in roman:
        wide, strokes = _STROKES[sign]
        piece += place(line(strokes, 4.6), at + wide / 2, 0)
        at += wide
    return place(piece, end - width / 2, y)


def _branches(code: str, spots: list[Point], size: float) -> str:
    """The twig, vine or cord on which the pips hang (Gras: stand), behind them."""
    reach = size * 0.44
    foot = spots[-1][1] + 26
    trunk = (
        f"M{MIDDLE - 4},{foot}"
        f"C{MIDDLE + 16},{foot - 60} {MIDDLE - 14},{foot - 90} {MIDDLE},{foot - 140}"
    )
    trunk += f"S{MIDDLE - 8},122 {MIDDLE},86"
    curl = (
        f"M{MIDDLE},86c2,-12 14,-14 16,-5c1,6 -7,8 -8,2"
        f"M{MIDDLE - 4},{foot}c-3,10 -15,10 -15,1c0,-6 8,-7 9,-1"
    )
    arms = ""
    for x, y in spots:
        if x == MIDDLE:
            continue
        side = 1 if x > MIDDLE else -1
        if code == "G":
            arms += (
                f"M{MIDDLE},{y + reach + 7}"
                f"Q{MIDDLE + side * 34},{y + reach + 12} {x - 4},{y + reach}"
            )
        else:
            arms += (
                f"M{MIDDLE},{y - reach + 26}"
                f"Q{MIDDLE + side * 26},{y - reach - 16} {x + 2},{y - reach}"
            )
    return line(trunk + arms + curl, 3, TWIGS[code])


def pips(code: str, rank: str) -> str:
    """The whole drawing on the card of a suit and one of the ranks "X987"."""
    roman, size, spots = LAYOUTS[rank]
    first = suit(code, *spots[0], size)
    copies = "".join(
        f'<use href="#p" x="{num(x - spots[0][0])}" y="{num(y - spots[0][1])}"/>'
        for x, y in spots[1:]
    )
    return (
        number(roman, NUMBER_END, NUMBER_Y)
        + _branches(code, spots, size)
        + f'<g id="p">{first}</g>'
        + copies
    )

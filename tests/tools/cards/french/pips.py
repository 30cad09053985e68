"""Ten, nine, eight, seven: the pips where French cards have them, the lower ones upside down.

The first pip stands below the corner index and serves as its sign.
"""

from __future__ import annotations

from ..kit import Point, num
from .signs import suit

CORNER = (50, 117)
SIZE = 64
_LEFT, _TOP = CORNER
_MIDDLE = 125
_BOTTOM = 351
_RIGHT = 2 * _MIDDLE - _LEFT
_CENTRE = (_TOP + _BOTTOM) / 2


def _rows(count: int) -> tuple[float, ...]:
    return tuple(_TOP + i * (_BOTTOM - _TOP) / (count - 1) for i in range(count))


def _columns(rows: tuple[float, ...], centre: tuple[float, ...]) -> list[Point]:
    spots: list[Point] = [(_LEFT, y) for y in rows]
    spots += [(_MIDDLE, y) for y in centre]
    return spots + [(_RIGHT, y) for y in rows]


_THREE, _FOUR = _rows(3), _rows(4)
LAYOUTS: dict[str, list[Point]] = {
    "X": _columns(_FOUR, ((_FOUR[0] + _FOUR[1]) / 2, (_FOUR[2] + _FOUR[3]) / 2)),
    "9": _columns(_FOUR, (_CENTRE,)),
    "8": _columns(_THREE, ((_THREE[0] + _THREE[1]) / 2, (_THREE[1] + _THREE[2]) / 2)),
    "7": _columns(_THREE, ((_THREE[0] + _THREE[1]) / 2,)),
}


def corner(code: str) -> str:
    """The sign below the corner index, in the same place on every card."""
    return suit(code, *CORNER, SIZE)


def pips(code: str, rank: str) -> str:
    """The whole drawing on the card of a suit and one of the ranks "X987"."""
    first, *others = LAYOUTS[rank]
    piece = f'<g id="p">{suit(code, *first, SIZE)}</g>'
    for x, y in others:
        if y > _CENTRE:
            turned = f"rotate(180 {num((x + first[0]) / 2)} {num((y + first[1]) / 2)})"
            piece += f'<use href="#p" transform="{turned}"/>'
        else:
            piece += f'<use href="#p" x="{num(x - first[0])}" y="{num(y - first[1])}"/>'
    return piece

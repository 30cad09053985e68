"""Primitives of the card drawings: the palette, number format, smooth outlines, svg elements.

Every function returns a piece of SVG text. Units are those of the cards' view box (250 x 400).
Strokes are ink, 3 wide, round, unless an element says otherwise (see `INHERITED`): that is the
outline which still reads when a card is 64 pixels wide. Finer lines are for larger cards.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .compact import shorten

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, float]

WIDTH = 250
HEIGHT = 400

INK = "#2b1f19"
GROUND = "#fcf6e8"
SKIN = "#f4cba6"
SHADE = "#e3a67c"
BLUSH = "#ec9478"
RED = "#c8322b"
WINE = "#8f1d22"
BLOOD = "#66141a"
GREEN = "#4c8f3a"
PINE = "#2c6032"
BLUE = "#2f66a8"
NAVY = "#1f4374"
SKY = "#8fb7dc"
GOLD = "#f2b430"
AMBER = "#cd8417"
BROWN = "#8d5a2e"
BARK = "#5d3819"
OCHRE = "#cf9f4f"
NUT = "#c6913f"
HUSK = "#966020"
SAND = "#e8cf9c"
STEEL = "#cdd5d8"
SLATE = "#8b989f"
WHITE = "#fffdf6"
SILVER = "#dcd8cf"
PINK = "#f0b3a1"
MOSS = "#1f4726"
MEADOW = "#c5cf97"
RUST = "#b4552a"
STRAW = "#efca6b"

INHERITED = (
    f'fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
)


def num(value: float) -> str:
    """The shortest text of a number with at most one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def xy(point: Point) -> str:
    """A point as SVG writes it in a path."""
    return f"{num(point[0])},{num(point[1])}"


def path(outline: str, fill: str = "", width: float | None = None, stroke: str = "") -> str:
    """One path; a width of 0 means no outline, None the inherited one."""
    more = f' fill="{fill}"' if fill else ""
    if width == 0:
        more += ' stroke="none"'
    elif width is not None:
        more += f' stroke-width="{num(width)}"'
    if stroke:
        more += f' stroke="{stroke}"'
    return f'<path d="{outline}"{more}/>'


def flat(outline: str, fill: str) -> str:
    """A filled shape without an outline (a shadow, a light)."""
    return path(outline, fill, 0)


def line(outline: str, width: float = 1.8, stroke: str = "") -> str:
    """An open line; 1.8 is the fine line work."""
    return path(outline, "", width, stroke)


def circle(x: float, y: float, r: float, fill: str = "", width: float | None = None) -> str:
    """A circle, with the same meaning of the width as `path`."""
    more = f' fill="{fill}"' if fill else ""
    if width == 0:
        more += ' stroke="none"'
    elif width is not None:
        more += f' stroke-width="{num(width)}"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{more}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str = "", width: float | None = None
) -> str:
    """An upright ellipse, with the same meaning of the width as `path`."""
    more = f' fill="{fill}"' if fill else ""
    if width == 0:
        more += ' stroke="none"'
    elif width is not None:
        more += f' stroke-width="{num(width)}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{more}/>'


def place(
    piece: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, flip: bool = False
) -> str:
    """A piece moved, turned (degrees, clockwise), scaled, mirrored left to right if `flip`."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if flip or scale != 1:
        across = -scale if flip else scale
        steps.append(f"scale({across:g} {scale:g})" if flip else f"scale({scale:g})")
    return f'<g transform="{" ".join(steps)}">{piece}</g>' if steps else piece


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A path through the points (Catmull-Rom, as cubic Bezier segments)."""
    count = len(points)
    parts = [f"M{xy(points[0])}"]
    for i in range(count if closed else count - 1):
        if closed:
            before, here, there, after = (points[(i + k - 1) % count] for k in range(4))
        else:
            before, here = points[max(i - 1, 0)], points[i]
            there, after = points[i + 1], points[min(i + 2, count - 1)]
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        parts.append(f"C{xy(first)} {xy(second)} {xy(there)}")
    return "".join(parts) + ("Z" if closed else "")


def _normals(points: Sequence[Point]) -> list[Point]:
    normals = []
    last = len(points) - 1
    for i in range(last + 1):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay)
        normals.append(((ay - by) / length, (bx - ax) / length))
    return normals


def taper(points: Sequence[Point], widths: Sequence[float]) -> str:
    """The closed outline of a limb along the points, as wide at each as `widths` says.

    The ends are square; what joins there (a hand, a cuff, a shoe) covers them.
    """
    normals = _normals(points)
    one, other = (
        [
            (x + side * nx * w / 2, y + side * ny * w / 2)
            for (x, y), (nx, ny), w in zip(points, normals, widths, strict=True)
        ]
        for side in (1, -1)
    )
    return f"{smooth(one)}L{smooth(other[::-1])[1:]}Z"


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole SVG file around the body."""
    return shorten(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">'
        f"<g {INHERITED}>{body}</g></svg>\n"
    )

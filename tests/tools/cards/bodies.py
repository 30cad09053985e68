"""Bodies of the standing figures: doublets, legs, arms, hands, shoes.

The origin is the base of the neck; the shoulders are at y = 8, the waist at y = 68, the hem of
the doublet at y = 104, the soles at y = 206. The head belongs at about (-4, -40).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .kit import SHADE, SKIN, Point, circle, flat, line, path, place, taper, xy

if TYPE_CHECKING:
    from collections.abc import Sequence

TORSO = (
    "M-35,12C-30,-2 -12,-6 0,-6C12,-6 30,-2 35,12L29,42"
    "C26,54 26,62 27,72L-27,72C-26,62 -26,54 -29,42Z"
)
TORSO_SHADE = "M34,12L29,42C26,54 26,62 27,72L10,72C16,50 18,24 16,-4C26,-2 31,4 34,12Z"
BELLY = (
    "M-35,12C-30,-2 -12,-6 0,-6C12,-6 30,-2 35,12C46,30 52,54 46,76L-50,76C-58,54 -50,30 -35,12Z"
)
BELLY_SHADE = "M34,12C46,30 52,54 46,76L20,76C32,52 30,20 18,-3C26,-2 31,4 34,12Z"
HATCHING = "M20,62l8,-9M19,52l10,-11M20,42l11,-12M20,32l12,-13M20,22l11,-12"


def doublet(cloth: str, dark: str, trim: str, *, stout: bool = False, skirt: str = "") -> str:
    """The upper body with its skirt; `trim` colours the seams."""
    wide = 19 if stout else 0
    left, right = -27 - wide, 27 + wide
    hem = (
        f"M{left},70L{right},70C{right + 5},84 {right + 9},96 {right + 12},104"
        f"C{right - 10},112 {left + 10},112 {left - 12},104C{left - 9},96 {left - 5},84 {left},70Z"
    )
    pleats = "".join(
        f"M{x * (1 + wide / 27):.0f},78L{x * 1.34 * (1 + wide / 27):.0f},106"
        for x in (-18, -6, 6, 18)
    )
    border = f"M{right + 11},100C{right - 10},107 {left + 10},107 {left - 11},100"
    piece = path(hem, skirt or cloth) + line(pleats, 2.2, dark) + line(border, 3, trim) + path(hem)
    piece += path(BELLY if stout else TORSO, cloth)
    piece += flat(BELLY_SHADE if stout else TORSO_SHADE, dark)
    piece += place(line(HATCHING, 1.5), 11 if stout else 0) + path(BELLY if stout else TORSO)
    return (
        piece
        + line(f"M{left},71L{right},71", 9)
        + line(f"M{left + 1},71L{right - 1},71", 4.5, trim)
    )


def buckle(x: float, metal: str) -> str:
    """A square buckle on the belt."""
    return place(path("M-6,-7H6V7H-6Z", metal, 2.4) + line("M-2,0H6", 2), x, 71)


def pouch(x: float, leather: str, metal: str) -> str:
    """A pouch that hangs from the belt."""
    bag = path("M-9,-4H9C14,8 13,18 8,22H-8C-13,18 -14,8 -9,-4Z", leather, 2.6)
    return place(
        bag + path("M-10,-4H10L7,9C3,12 -3,12 -7,9Z", leather, 2.2) + circle(0, 7, 2.2, metal, 1.4),
        x,
        78,
    )


def sidearm(x: float, y: float, turn: float, metal: str, sheath: str) -> str:
    """A sheathed sword at the hip: the grip up, the sheath along `turn` (180 = down)."""
    piece = path("M-4.5,4L-3,-86L0,-94L3,-86L4.5,4Z", sheath) + path(
        "M-4,-78L-3,-87L0,-94L3,-87L4,-78Z", metal, 2
    )
    piece += path("M-3.5,6V24H3.5V6Z", sheath) + path(
        "M-15,3C-6,0 6,0 15,3V8C6,6 -6,6 -15,8Z", metal, 2.4
    )
    return place(piece + circle(0, 27, 5, metal, 2.4), x, y, 1, turn)


def buttons(trim: str, bend: float = -3) -> str:
    """A row of buttons down the front."""
    piece = line(f"M-5,0C{bend - 5:g},24 {bend - 5:g},46 -5,66", 1.8)
    for y, x in ((12, 0.6), (28, 1), (44, 1), (58, 0.6)):
        piece += circle(-5 + bend * x * 0.7, y, 3.4, trim, 1.8)
    return piece


def slashes(trim: str, places: str) -> str:
    """Slashes in the cloth through which the lining shows: strokes along the path."""
    return line(places, 6.5) + line(places, 3.4, trim)


def leg(points: Sequence[Point], cloth: str, stripe: str = "", widths: Sequence[float] = ()) -> str:
    """A leg in hose from hip over knee and calf to ankle."""
    piece = path(taper(points, widths or (27, 21, 20, 13)), cloth)
    if stripe:
        narrow = [w * 0.32 for w in (widths or (27, 21, 20, 13))]
        piece += flat(taper(points, narrow), stripe)
    return piece


def puff(start: Point, end: Point, width: float, cloth: str, lining: str) -> str:
    """A puffed piece of cloth from a point to a point, slashed lengthwise if there is a lining."""
    (ax, ay), (bx, by) = start, end

    def at(part: float, aside: float = 0) -> Point:
        return ax + (bx - ax) * part + nx * aside, ay + (by - ay) * part + ny * aside

    length = math.hypot(bx - ax, by - ay)
    nx, ny = (ay - by) / length, (bx - ax) / length
    spots = [at(part) for part in (-0.1, 0.06, 0.45, 0.86, 1.04)]
    piece = path(taper(spots, [width * k for k in (0.4, 0.8, 1.1, 0.88, 0.46)]), cloth)
    if lining:
        cuts = ""
        for side in (-0.27, 0, 0.27):
            cuts += (
                f"M{xy(at(0.14, side * width))}"
                f"Q{xy(at(0.5, side * width * 1.5))} {xy(at(0.84, side * width))}"
            )
        piece += slashes(lining, cuts)
    return piece


def breeches(points: Sequence[Point], cloth: str, lining: str, width: float = 36) -> str:
    """Puffed, slashed breeches over the top of a leg."""
    return puff(points[0], points[1], width, cloth, lining)


def garter(x: float, y: float, width: float, colour: str, turn: float = 0) -> str:
    """A ribbon tied around the leg below the knee."""
    band = line(f"M{-width / 2:g},0H{width / 2:g}", 7) + line(
        f"M{-width / 2:g},0H{width / 2:g}", 3, colour
    )
    bow = path("M0,0L-9,-6L-8,6ZM0,0L9,-6L8,6Z", colour, 2)
    return place(band + place(bow, -width / 2 + 2), x, y, 1, turn)


def shoe(x: float, y: float, leather: str, *, right: bool = False, turn: float = 0) -> str:
    """A broad-toed shoe whose sole is at y + 6, pointing left (or right)."""
    sole = "M-8,-12L9,-12C10,-4 10,2 9,7L-20,7C-29,7 -28,-3 -19,-4C-12,-5 -9,-8 -8,-12Z"
    return place(
        path(sole, leather) + line("M-17,-3C-15,0 -15,3 -16,6", 1.6), x, y, 1, turn, flip=right
    )


def boot(x: float, y: float, leather: str, cuff: str, *, right: bool = False) -> str:
    """A riding boot up to below the knee, pointing left (or right)."""
    shaft = "M-13,-52L14,-52C14,-34 12,-16 11,7L-20,7C-29,7 -28,-3 -19,-4C-10,-6 -9,-14 -9,-20Z"
    top = "M-16,-56L17,-56L16,-40L-14,-40Z"
    shine = line("M-2,-34C-2,-24 -3,-14 -8,-8M10,-30l-6,6M10,-22l-6,6M10,-14l-6,6", 1.6, SHADE)
    return place(path(shaft, leather) + shine + path(top, cuff), x, y, flip=right)


def arm(
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    cloth: str,
    under: str,
    lining: str = "",
    width: float = 31,
) -> str:
    """An arm: a full upper sleeve (slashed, if there is a lining), a narrow lower one, a cuff."""
    return limb(elbow, wrist, under) + puff(shoulder, elbow, width, cloth, lining)


def limb(elbow: Point, wrist: Point, cloth: str) -> str:
    """A forearm alone."""
    (ex, ey), (wx, wy) = elbow, wrist
    back = 8 / math.hypot(wx - ex, wy - ey)
    behind = (ex - (wx - ex) * back, ey - (wy - ey) * back)
    middle = ((ex + wx) / 2, (ey + wy) / 2)
    return path(taper((behind, elbow, middle, wrist), (9, 19, 17, 13)), cloth)


def cuff(x: float, y: float, turn: float, cloth: str) -> str:
    """A turned-up cuff at the wrist; `turn` is the way the arm goes (0 = up, clockwise)."""
    return place(path("M-11,5C-5,8 5,8 11,5L9,-6C4,-4 -4,-4 -9,-6Z", cloth), x, y, 1, turn)


def fist(x: float, y: float, turn: float = 0) -> str:
    """A closed hand, knuckles up; `turn` in degrees, clockwise."""
    hand = "M-10,-7C-10,-11 8,-12 10,-7C12,-2 12,5 9,9C3,11 -5,11 -9,8C-12,3 -11,-2 -10,-7Z"
    fingers = "M-9,-2L0,-2M-10,3L0,3M-9,-6.5C-4,-8 0,-6 1,-3C2,2 2,5 0,8"
    return place(path(hand, SKIN, 2.6) + line(fingers, 1.6), x, y, 1, turn)


def palm(x: float, y: float, turn: float = 0, *, flip: bool = False) -> str:
    """An open hand, fingers up, thumb to the right."""
    hand = (
        "M-9,8C-11,0 -11,-8 -9,-17C-6,-20 -4,-17 -4,-14C-4,-20 1,-21 2,-16C4,-19 8,-17 8,-12"
        "L9,-3C13,-8 17,-5 15,-1C13,5 10,8 7,10Z"
    )
    return place(
        path(hand, SKIN, 2.6) + line("M-4,-14L-4,-5M2,-16L2,-5", 1.5, SHADE),
        x,
        y,
        1,
        turn,
        flip=flip,
    )


def collar(cloth: str) -> str:
    """A small pleated collar around the neck."""
    shape = (
        "M-22,-4C-26,-12 -18,-16 -12,-13C-8,-17 -2,-16 0,-13C4,-17 10,-16 13,-13"
        "C20,-16 27,-11 24,-4C22,2 14,3 11,0C8,5 2,5 -1,1C-4,5 -10,5 -12,0C-15,3 -20,2 -22,-4Z"
    )
    return path(shape, cloth, 2.4)

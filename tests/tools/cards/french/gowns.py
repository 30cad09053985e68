"""Gowns of the queens; the origin is the base of the neck, the waist at y = 66, the hem at 206."""

from __future__ import annotations

from .. import bodies
from ..kit import SKIN, Point, flat, line, num, path, place
from .signs import outline

BODICE = (
    "M-32,12C-27,1 -14,-5 0,-5C14,-5 27,1 32,12L26,36"
    "C22,48 19,57 20,68L-20,68C-19,57 -22,48 -26,36Z"
)
BODICE_SHADE = "M31,12L26,36C22,48 19,57 20,68L8,68C14,48 16,24 16,-3C24,-1 29,5 31,12Z"
NECKLINE = "M-20,-3C-18,6 -15,14 -14,19C-6,22 6,22 14,19C15,14 18,6 20,-3C12,-8 -12,-8 -20,-3Z"


def motifs(code: str, places: tuple[Point, ...], size: float, colour: str) -> str:
    """Small suit signs woven into cloth."""
    (x, y), *others = places
    first = place(flat(outline(code), colour), x, y, size / 100)
    copies = (f'<use href="#m" x="{num(ox - x)}" y="{num(oy - y)}"/>' for ox, oy in others)
    return f'<g id="m">{first}</g>' + "".join(copies)


def bodice(cloth: str, dark: str, trim: str, lacing: str = "") -> str:
    """The upper part, laced over a stomacher if it has a colour."""
    piece = path(BODICE, cloth) + flat(BODICE_SHADE, dark)
    if lacing:
        piece += path("M-13,19L-4,72H4L13,19Z", lacing, 2.2)
        piece += line("M-10,28L8,36M10,28L-8,36M-8,42L6,49M8,42L-6,49M-6,55L5,61M6,55L-5,61", 1.8)
    return (
        piece
        + path(BODICE)
        + path(NECKLINE, SKIN, 2.4)
        + line("M-18,-1C-17,8 -15,14 -13.5,18C-6,21 6,21 13.5,18C15,14 17,8 18,-1", 6)
        + line("M-18,-1C-17,8 -15,14 -13.5,18C-6,21 6,21 13.5,18C15,14 17,8 18,-1", 3, trim)
    )


def skirt(
    cloth: str,
    dark: str,
    under: str,
    trim: str,
    *,
    sway: float = 0,
    wide: float = 76,
    pattern: str = "",
) -> str:
    """A wide skirt, open in front over an underskirt with a pattern; `sway` moves the hem."""
    left, right = sway - wide, sway + wide
    outer = (
        f"M-20,64C-36,78 {left + 18:g},130 {left:g},194C{left + 30:g},207 {right - 30:g},207"
        f" {right:g},194C{right - 18:g},130 36,78 20,64Z"
    )
    gap_left, gap_right = sway - 36, sway + 30
    inner = (
        f"M-5,66C-12,104 {gap_left + 8:g},160 {gap_left:g},202"
        f"C{gap_left + 20:g},206 {gap_right - 20:g},206 {gap_right:g},202"
        f"C{gap_right - 6:g},160 10,104 5,66Z"
    )
    edges = (
        f"M-5,68C-12,104 {gap_left + 8:g},160 {gap_left:g},201"
        f"M5,68C10,104 {gap_right - 6:g},160 {gap_right:g},201"
    )
    shade = (
        f"M20,64C36,78 {right - 18:g},130 {right:g},194C{right - 8:g},198 {right - 22:g},202"
        f" {right - 34:g},203C{right - 40:g},150 26,100 14,66Z"
    )
    folds = (
        f"M-16,74C-28,100 {left + 32:g},150 {left + 22:g},198"
        f"M-12,80C-20,110 {left + 44:g},160 {left + 36:g},196"
        f"M12,80C20,110 {right - 30:g},150 {right - 16:g},196"
    )
    hem = f"M{left + 1:g},190C{left + 30:g},203 {right - 30:g},203 {right - 1:g},190"
    return (
        path(outer, cloth)
        + flat(shade, dark)
        + line(folds, 2.2, dark)
        + line(hem, 3.4, trim)
        + path(outer)
        + path(inner, under, 2.4)
        + pattern
        + line(
            f"M{gap_left + 2:g},197C{gap_left + 20:g},201"
            f" {gap_right - 20:g},201 {gap_right - 2:g},197",
            3.4,
            trim,
        )
        + line(edges, 8)
        + line(edges, 4.4, trim)
    )


def girdle(metal: str, jewel: str) -> str:
    """A narrow belt, pointed in front, with a jewel."""
    way = "M-21,66C-10,72 -4,76 0,78C4,76 10,72 21,66"
    return line(way, 8) + line(way, 4, metal) + path("M0,70L6,77L0,84L-6,77Z", jewel, 2)


def train(cloth: str, dark: str, lining: str) -> str:
    """A mantle from the shoulders to the ground, behind the gown."""
    outline_ = "M-26,2C-50,24 -70,110 -80,196C-56,208 56,208 80,196C70,110 50,24 26,2Z"
    return (
        path(outline_, cloth)
        + line("M-62,120C-68,150 -68,176 -71,194M62,120C66,150 68,176 71,194", 2.2, dark)
        + line("M-79,192C-56,203 56,203 79,192", 5, lining)
        + path(outline_)
    )


def trumpet(side: int, elbow: Point, wrist: Point, cloth: str, lining: str, under: str) -> str:
    """A wide hanging sleeve that opens at the elbow, a narrow one below it."""
    ex, ey = elbow
    hang = path(
        f"M{side * 30},6C{side * 44},6 {ex + side * 10:g},{ey - 16:g} {ex + side * 8:g},{ey + 2:g}"
        f"C{ex + side * 12:g},{ey + 26:g} {ex + side * 14:g},{ey + 50:g}"
        f" {ex + side * 10:g},{ey + 68:g}"
        f"C{ex - side * 4:g},{ey + 54:g} {ex - side * 14:g},{ey + 30:g} {side * 26},30Z",
        cloth,
    )
    mouth = flat(
        f"M{ex + side * 6:g},{ey + 6:g}C{ex + side * 9:g},{ey + 26:g}"
        f" {ex + side * 11:g},{ey + 46:g} {ex + side * 9:g},{ey + 62:g}"
        f"C{ex:g},{ey + 48:g} {ex - side * 6:g},{ey + 24:g} {ex + side * 6:g},{ey + 6:g}Z",
        lining,
    )
    return hang + mouth + bodies.limb(elbow, wrist, under)


def slender(
    shoulder: Point, elbow: Point, wrist: Point, cloth: str, lining: str, under: str
) -> str:
    """A puffed upper sleeve and a narrow lower one, narrower than a man's."""
    return bodies.arm(shoulder, elbow, wrist, cloth, under, lining, 28)


def hand(x: float, y: float, turn: float = 0, *, flip: bool = False) -> str:
    """A slender hand that holds something thin between its fingers, pointing up."""
    shape = "M-7,9C-9,2 -9,-4 -7,-10C-5,-15 3,-16 6,-11C9,-6 8,3 6,9C2,11 -4,11 -7,9Z"
    fingers = "M-6,-6C-1,-7 3,-6 5,-4M-7,-1C-2,-2 2,-1 5,1"
    return place(path(shape, SKIN, 2.4) + line(fingers, 1.5), x, y, 1, turn, flip=flip)

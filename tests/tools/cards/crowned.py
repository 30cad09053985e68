"""Heads of the kings: full face, about (0, 0), with beards of four ages."""

from __future__ import annotations

from .heads import FULL_FACE, eye
from .kit import BLUSH, SHADE, SKIN, WHITE, circle, flat, line, path


def full_face(hair: str, *, tilt: float = 0, look: float = -1.4, lid: float = 0.8) -> str:
    """A face from the front; `look` moves the pupils, `tilt` lowers the inner ends of the brows."""
    ears = path("M-25,-7C-33,-9 -35,8 -25,9ZM25,-7C33,-9 35,8 25,9Z", SKIN, 2.6)
    return (
        ears
        + path(FULL_FACE, SKIN)
        + flat("M24,-26V4C23,18 14,32 2,32C12,24 16,10 15,-26Z", SHADE)
        + circle(-16, 12, 5.5, BLUSH, 0)
        + circle(16, 12, 5.5, BLUSH, 0)
        + eye(-11, -3, look, lid)
        + eye(11, -3, look, lid)
        + line(
            f"M-20,-10C-16,-15 -10,-15 -5,{-12 + tilt:g}M20,-10C16,-15 10,-15 5,{-12 + tilt:g}",
            4,
            hair,
        )
        + line("M-1,-4C-3,3 -8,9 -6,13C-3,16 3,16 6,13", 2.4)
    )


def locks(hair: str, dark: str) -> str:
    """Hair that falls to the shoulders at both sides, drawn behind the face."""
    side = "M-22,-30C-38,-16 -34,8 -42,30C-34,36 -22,34 -16,28L-20,-10Z"
    other = "M22,-30C38,-16 34,8 42,30C34,36 22,34 16,28L20,-10Z"
    strands = "M-30,-10C-29,6 -30,18 -34,28M30,-10C29,6 30,18 34,28"
    return path(side, hair) + path(other, hair) + line(strands, 1.8, dark)


def curls(hair: str, dark: str) -> str:
    """Rolled curls at both sides."""
    piece = ""
    for side in (-1, 1):
        piece += path(
            f"M{side * 22},-30C{side * 40},-26 {side * 38},-8 {side * 33},-6C{side * 42},0 "
            f"{side * 42},14 {side * 34},16C{side * 38},26 {side * 28},32 {side * 22},26Z",
            hair,
        )
        piece += line(
            f"M{side * 29},-16C{side * 33},-14 {side * 31},-9 {side * 27},-10"
            f"M{side * 31},4C{side * 36},6 {side * 33},12 {side * 29},10",
            1.8,
            dark,
        )
    return piece


def ancient(hair: str, dark: str) -> str:
    """A beard that flows to the belt."""
    return (
        path(
            "M-27,2C-32,24 -28,44 -20,62C-14,76 -6,86 0,94C6,86 14,76 20,62C28,44 32,24 27,2"
            "C22,12 16,16 8,15C3,13 -3,13 -8,15C-16,16 -22,12 -27,2Z",
            hair,
        )
        + line(
            "M-19,28C-18,44 -14,58 -8,70M-7,36C-7,54 -4,68 0,82"
            "M7,36C8,50 6,64 4,72M19,28C18,44 15,54 11,64",
            1.8,
            dark,
        )
        + line("M-7,25C-3,28 3,28 7,25", 4)
        + whiskers(hair)
    )


def forked(hair: str, dark: str) -> str:
    """A full beard in two points."""
    return (
        path(
            "M-27,2C-30,22 -26,38 -20,50C-17,56 -13,60 -10,62C-6,56 -2,50 0,44C2,50 6,56 10,62"
            "C13,60 17,56 20,50C26,38 30,22 27,2C22,12 16,16 8,15"
            "C3,13 -3,13 -8,15C-16,16 -22,12 -27,2Z",
            hair,
        )
        + line(
            "M-19,26C-18,36 -15,46 -12,52M-9,34L-9,50M9,34L9,50M19,26C18,36 15,46 12,52", 1.8, dark
        )
        + line("M-7,25C-3,28 3,28 7,25", 4)
        + whiskers(hair)
    )


def trimmed(hair: str, dark: str) -> str:
    """A close beard along the jaw."""
    return (
        path(
            "M-26,2C-27,22 -16,40 0,41C16,40 27,22 26,2C22,12 18,15 13,16C6,12 -6,12 -13,16"
            "C-18,15 -22,12 -26,2Z",
            hair,
        )
        + line("M-16,26C-14,30 -12,33 -9,35M16,26C14,30 12,33 9,35M-4,32V37M4,32V37", 1.8, dark)
        + path("M-9,22C-4,26 4,26 9,22Z", WHITE, 2.2)
    )


def whiskers(hair: str) -> str:
    """A broad moustache."""
    return path(
        "M0,15C-8,11 -18,16 -27,26C-18,29 -6,27 0,20C6,27 18,29 27,26C18,16 8,11 0,15Z", hair, 2.4
    )


def waxed(hair: str) -> str:
    """A moustache whose ends turn up, and a tuft below the lip."""
    return (
        path(
            "M0,15C-6,12 -13,17 -19,19C-25,20 -28,16 -27,11C-34,18 -28,28 -19,27C-11,26 -4,22 0,19"
            "C4,22 11,26 19,27C28,28 34,18 27,11C28,16 25,20 19,19C13,17 6,12 0,15Z",
            hair,
            2.4,
        )
        + line("M-5,26C-2,28 2,28 5,26", 2.4)
        + path("M-5,31H5C4,38 2,42 0,44C-2,42 -4,38 -5,31Z", hair, 2.2)
    )

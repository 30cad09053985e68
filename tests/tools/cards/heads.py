"""Heads of the figures: face, hair, beard and hat, about (0, 0), 3/4 view looking to the left.

The face is 52 wide and 66 high: the hair line is at y = -26, the chin at y = 34, the neck comes
out below (4, 28). A head that looks to the right is placed with `flip`.
"""

from __future__ import annotations

from .kit import BLUSH, INK, SHADE, SKIN, WHITE, circle, ellipse, flat, line, path

FACE = "M-22,-28C-26,-16 -27,-6 -26,2C-26,16 -19,29 -7,33C5,36 19,27 24,11L27,-28Z"
FULL_FACE = "M-26,-28C-27,-14 -27,-6 -26,3C-25,19 -14,34 0,34C14,34 25,19 26,3C27,-6 27,-14 26,-28Z"
ROUND_FACE = "M-23,-28C-29,-14 -31,2 -31,10C-30,27 -18,39 -4,39C12,39 25,29 28,12L28,-28Z"


def eye(x: float, y: float, look: float = -1.6, lid: float = 0) -> str:
    """An eye: white, pupil (moved by `look`), upper lid (lowered by `lid`)."""
    return (
        ellipse(x, y, 5.6, 4.4 - lid / 2, WHITE, 0)
        + circle(x + look, y + lid / 2, 3.1, INK, 0)
        + line(
            f"M{x - 6.5:g},{y + 0.5:g}C{x - 4:g},{y - 5.5 + lid:g} "
            f"{x + 4:g},{y - 5.5 + lid:g} {x + 6.5:g},{y + 0.5:g}",
            2.6,
        )
    )


def brows(hair: str, tilt: float = 0, width: float = 4) -> str:
    """Two brows; a positive tilt lowers their inner ends (stern), a negative one lifts them."""
    return line(
        f"M-22,-11C-18,-16 -14,-16 -9,{-13 + tilt:g}M0,{-13 + tilt:g}C5,-17 10,-17 15,-12",
        width,
        hair,
    )


def face(  # noqa: PLR0913 (a face is made of its features)
    hair: str,
    *,
    tilt: float = 0,
    lid: float = 0,
    look: float = -1.6,
    mouth: str = "M-14,21C-9,25 -1,25 5,20",
    nose: str = "M-7,-4C-9,3 -16,9 -14,13C-12,16 -8,15 -5,13",
    outline: str = FACE,
    brow: float = 4,
    blush: float = 6,
) -> str:
    """A face in 3/4 view with its features; `hair` colours the brows."""
    return (
        path(outline, SKIN)
        + flat("M26,-26L23,11C18,26 6,34 -5,32C10,28 17,12 17,-2Z", SHADE)
        + circle(-19, 12, blush - 1, BLUSH, 0)
        + circle(10, 13, blush, BLUSH, 0)
        + eye(-14, -3, look, lid)
        + eye(7, -3, look, lid)
        + brows(hair, tilt, brow)
        + line(nose, 2.4)
        + line(mouth, 2.4)
        + ear()
    )


def ear() -> str:
    """The ear at the right of a face in 3/4 view."""
    return path("M24,-6C31,-10 35,-4 33,3C31,10 25,12 22,8", SKIN, 2.6) + line(
        "M26,-2C30,-4 30,1 27,4", 1.6
    )


def neck(width: float = 22, x: float = 4) -> str:
    """The neck, drawn before the face."""
    left, right = x - width / 2, x + width / 2
    return path(f"M{left:g},18L{left - 1:g},40L{right + 1:g},40L{right:g},14Z", SHADE)


def bob(hair: str, dark: str) -> str:
    """Page's hair behind the face, to the chin."""
    return path(
        "M-20,-30C-30,-20 -33,4 -29,26C-24,24 -20,20 -18,14L24,14C26,22 30,27 37,29"
        "C44,8 42,-20 28,-34Z",
        hair,
    ) + line(
        "M33,-16C36,-4 37,10 34,22M-27,-4C-29,6 -28,12 -27,18M28,-6C30,4 30,12 29,18", 1.8, dark
    )


def fringe(hair: str) -> str:
    """Hair across the forehead, drawn over the face and below a hat."""
    return path(
        "M-24,-18C-22,-26 -20,-30 -14,-32L28,-34C31,-26 31,-18 29,-10C24,-16 21,-22 20,-27"
        "C8,-22 -10,-20 -24,-18Z",
        hair,
        2.4,
    )


def curls(hair: str) -> str:
    """Curly hair that shows at both sides below a hat."""
    left = "M-20,-30C-30,-30 -34,-22 -30,-17C-36,-14 -36,-6 -30,-4C-33,0 -30,6 -25,5L-22,-28Z"
    right = (
        "M20,-32L28,-30C36,-30 40,-22 36,-17C42,-14 43,-6 37,-3C43,1 42,9 36,10C38,17 32,21 27,18"
        "C24,14 24,10 25,6L24,-10Z"
    )
    return path(left, hair) + path(right, hair)


def long_beard(hair: str, dark: str) -> str:
    """A full beard to the chest with a moustache."""
    beard = (
        "M-26,4C-30,22 -27,40 -20,54C-16,64 -10,72 -3,78C3,70 8,66 12,58C22,44 26,24 26,2"
        "C20,10 16,14 8,15C0,11 -14,11 -20,15C-23,12 -25,8 -26,4Z"
    )
    lips = "M-13,23C-8,27 -1,27 4,22"
    moustache = "M-5,14C-12,11 -22,16 -30,27C-22,28 -10,26 -5,20C0,26 12,28 21,24C14,16 4,11 -5,14Z"
    strands = (
        "M-20,24C-20,38 -16,50 -11,60M-9,34C-9,48 -6,58 -3,68M4,32C5,44 4,54 2,62"
        "M15,24C15,36 12,46 9,54"
    )
    return path(beard, hair) + line(strands, 1.8, dark) + line(lips, 4) + path(moustache, hair, 2.4)


def moustache(hair: str) -> str:
    """A moustache with upturned ends."""
    return path(
        "M-5,14C-11,12 -17,16 -22,19C-27,21 -32,17 -32,13C-36,20 -30,27 -22,26C-14,25 -9,21 -5,19"
        "C0,22 6,26 14,25C22,25 27,19 24,12C22,17 17,19 13,18C7,16 2,12 -5,14Z",
        hair,
        2.2,
    )


def goatee(hair: str) -> str:
    """A small pointed beard on the chin."""
    return path("M-14,27C-8,24 2,24 8,26C5,36 0,44 -5,47C-10,43 -13,35 -14,27Z", hair, 2.4)


def short_beard(hair: str, dark: str) -> str:
    """A trimmed full beard along the jaw, with a moustache."""
    shape = (
        "M-26,4C-28,22 -23,38 -9,43C6,45 20,34 25,6C21,12 18,15 13,17C4,13 -12,13 -19,17"
        "C-23,14 -25,10 -26,4Z"
    )
    return (
        path(shape, hair)
        + line(
            "M-20,24C-19,30 -16,35 -13,37M-7,32L-6,39M2,31L3,38M14,24C13,29 11,33 9,35", 1.8, dark
        )
        + path("M-14,23C-9,27 -1,27 5,22Z", WHITE, 2.2)
    )


def drooping(hair: str) -> str:
    """A thick moustache that hangs down at both sides of the mouth."""
    return path(
        "M-5,13C-13,12 -21,17 -22,31C-17,30 -14,26 -12,23C-8,21 -2,21 2,23C5,27 8,30 14,31"
        "C13,17 4,12 -5,13Z",
        hair,
        2.4,
    )


def freckles() -> str:
    """A boy's freckles."""
    return line("M-21,9h.1M-17,12h.1M-21,14h.1M7,10h.1M12,12h.1M8,15h.1", 2.2, SHADE)


def stubble_chin() -> str:
    """A second chin of a stout man."""
    return line("M-14,31C-6,38 8,37 15,28", 2.2)

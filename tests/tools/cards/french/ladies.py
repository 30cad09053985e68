"""Heads of the queens: face, hair, crown, about (0, 0), 3/4 view looking to the left.

They measure what the heads of the men in `heads` do: the hair line is at y = -26, the chin at 31.
"""

from __future__ import annotations

from ..heads import ear, eye
from ..kit import BLUSH, GOLD, RED, SHADE, SKIN, WHITE, circle, ellipse, flat, line, path, place

FACE = "M-21,-28C-25,-16 -26,-6 -25,1C-24,13 -18,24 -9,29C-4,32 1,31 5,29C15,23 22,14 24,4L26,-28Z"


def face(hair: str, *, look: float = -1.6, lid: float = 0.6, tilt: float = 0) -> str:
    """A lady's face; `hair` colours the brows, `tilt` lowers their inner ends."""
    lashes = "M-21,-4l-4,-3M-20,-6l-3,-4M14,-4l4,-3M13,-6l3,-4"
    return (
        path(FACE, SKIN)
        + flat("M25,-26L23,5C19,17 9,28 -3,30C9,24 16,10 16,-4Z", SHADE)
        + circle(-18, 11, 5, BLUSH, 0)
        + circle(11, 12, 6, BLUSH, 0)
        + eye(-14, -3, look, lid)
        + eye(7, -3, look, lid)
        + line(lashes, 2)
        + line(
            f"M-21,-12C-18,-16 -13,-16 -9,{-13.5 + tilt:g}M0,{-13.5 + tilt:g}C4,-17 10,-17 15,-12",
            2.6,
            hair,
        )
        + line("M-7,-2C-8,4 -13,8 -11,11C-9,13 -7,12 -5,11", 2.2)
        + path(
            "M-14,17C-11,15.5 -9,15.5 -7,16.5C-5,15.5 -2,15.5 2,16.5C-1,24 -10,24 -14,17Z", RED, 1.8
        )
        + line("M-13,18C-9,20 -3,20 1,17.5", 1.4)
        + ear()
        + circle(29, 16, 3.6, GOLD, 1.8)
    )


def neck() -> str:
    """A slender neck, drawn before the face."""
    return path("M-6,18L-7,40L14,40L13,14Z", SHADE)


def parting(hair: str, dark: str) -> str:
    """Hair parted in the middle, over the forehead."""
    return path(
        "M-25,-4C-30,-22 -20,-37 -1,-38C18,-39 32,-28 30,-2C27,-10 22,-20 4,-29"
        "C-10,-24 -20,-16 -25,-4Z",
        hair,
        2.6,
    ) + line("M4,-29C14,-27 22,-22 26,-14M2,-30C-8,-28 -16,-24 -21,-16", 1.6, dark)


def loose(hair: str, dark: str, length: float = 58) -> str:
    """Long hair that falls in waves behind the shoulders."""
    end = length
    return path(
        f"M-18,-36C-36,-26 -30,-4 -36,12C-40,26 -34,34 -39,{end:g}C-28,{end + 8:g} -20,{end - 2:g}"
        f" -16,{end - 12:g}L26,{end - 12:g}C30,{end - 2:g} 40,{end + 8:g} 50,{end:g}"
        f"C43,34 49,26 44,12C38,-4 46,-28 26,-38Z",
        hair,
    ) + line(
        f"M-30,-6C-30,6 -34,16 -32,28C-31,38 -34,44 -33,{end - 6:g}"
        f"M36,-14C38,4 42,14 40,26C39,36 43,44 42,{end - 6:g}"
        f"M31,-4C32,8 36,16 34,28C33,38 36,44 35,{end - 8:g}",
        1.8,
        dark,
    )


def snood(hair: str, dark: str, net: str) -> str:
    """Hair gathered in a net at the back of the head."""
    knot = "M18,-34C40,-40 52,-20 46,0C42,14 30,18 20,12Z"
    mesh = (
        "M25,-31L44,-4M33,-34L46,-15M22,-21L38,8M21,-7L31,13M44,-22L23,3M46,-8L28,13M37,-31L22,-15"
    )
    return (
        path(knot, hair)
        + line(mesh, 1.8, net)
        + path(knot)
        + line("M-24,-8C-27,2 -26,8 -24,14", 1.8, dark)
    )


def braids(hair: str, dark: str, tie: str) -> str:
    """Two plaits that fall over the shoulders, drawn over the bodice."""
    plait = ""
    for i in range(6):
        x, y = i * 0.8, 4 + i * 11
        plait += ellipse(x, y, 8.4 - i * 0.5, 7.6, hair, 2.4)
        plait += line(f"M{x - 5:g},{y - 3:g}q5,5 9,2", 1.6, dark)
    plait += path("M-1,68H11L9,84L5,80L1,84Z", hair, 2.4)
    plait += line("M-1,68h12", 5) + line("M-1,68h12", 2.2, tie)
    return place(plait, -30, flip=True) + place(plait, 35)


def coronet(jewel: str) -> str:
    """A queen's crown: five points with pearls on a jewelled band."""
    gold = (
        "M-24,-27C-27,-37 -30,-45 -32,-52L-19,-43L-15,-60L-4,-45L2,-66L9,-45L20,-60L24,-43L37,-52"
        "C35,-44 32,-35 31,-27C14,-35 -8,-35 -24,-27Z"
    )
    pearls = ((-32, -54), (-15, -62), (2, -68), (20, -62), (37, -54))
    return (
        path(gold, GOLD)
        + line("M-27,-36C-8,-44 16,-44 33,-36", 2)
        + path("M3,-40L8,-36L3,-31L-2,-36Z", jewel, 1.8)
        + "".join(circle(x, y, 4, WHITE, 2) for x, y in pearls)
        + circle(-15, -33, 2.6, jewel, 1.5)
        + circle(21, -33, 2.6, jewel, 1.5)
    )


def necklace(metal: str, jewel: str) -> str:
    """A chain of beads about the neck with a pendant; the origin is the base of the neck."""
    return (
        line("M-12,-3C-8,8 8,8 13,-3", 5)
        + line("M-12,-3C-8,8 8,8 13,-3", 2.2, metal)
        + path("M0,5L5,11L0,18L-5,11Z", jewel, 1.8)
    )

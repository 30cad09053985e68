"""Robes of the kings, who stand; the origin is the base of the neck, the soles at y = 206."""

from __future__ import annotations

from .. import bodies
from ..kit import WHITE, flat, line, path


def mantle(cloth: str, dark: str, lining: str) -> str:
    """A mantle from the shoulders to the ground, drawn behind the figure."""
    edge = "M-28,0C-58,24 -72,110 -80,194C-50,206 50,206 80,194C72,110 58,24 28,0Z"
    return (
        path(edge, cloth)
        + flat("M-40,90C-44,130 -46,170 -50,200C-20,204 20,204 50,200C46,170 44,130 40,90Z", lining)
        + line("M-64,110C-67,144 -69,170 -72,192M64,110C67,144 69,170 72,192", 2.2, dark)
        + path(edge)
    )


def ermine_edges() -> str:
    """The mantle's ermine borders, which fall from the shoulders to the ground in front."""
    return path(
        "M-27,2C-44,40 -56,110 -68,198L-50,201C-44,120 -36,60 -17,2Z"
        "M27,2C44,40 56,110 68,198L50,201C44,120 36,60 17,2Z",
        WHITE,
        2.6,
    ) + line(
        "M-37,48v5M-45,84v5M-50,120v5M-56,156v5M-58,186v4M37,48v5M45,84v5M50,120v5M56,156v5M58,186v4",
        3,
    )


def ermine_collar() -> str:
    """A small ermine cape about the shoulders."""
    return path(
        "M-18,-12C-34,-8 -44,6 -47,24C-32,34 -14,36 0,36C14,36 32,34 47,24C44,6 34,-8 18,-12"
        "C12,-4 -12,-4 -18,-12Z",
        WHITE,
    ) + line("M-32,8v5M-20,18v5M-36,20v4M20,18v5M32,8v5M36,20v4M-7,26v5M7,26v5M0,12v5", 3)


def tunic(cloth: str, dark: str, trim: str, pattern: str = "", *, hem: float = 152) -> str:
    """A tunic to below the knee with a belt."""
    coat = (
        f"M-28,68C-36,96 -40,124 -43,{hem - 6:g}C-20,{hem + 3:g} 20,{hem + 3:g} 43,{hem - 6:g}"
        f"C40,124 36,96 28,68Z"
    )
    shade = (
        f"M28,68C36,96 40,124 43,{hem - 6:g}C34,{hem - 2:g} 26,{hem:g} 20,{hem:g}"
        f"C20,120 18,94 14,68Z"
    )
    border = f"M-42,{hem - 11:g}C-20,{hem - 2:g} 20,{hem - 2:g} 42,{hem - 11:g}"
    folds = f"M-18,78C-22,100 -24,124 -25,{hem - 12:g}M18,78C22,100 24,124 25,{hem - 12:g}"
    return (
        path(coat, cloth)
        + flat(shade, dark)
        + line(folds, 2.2, dark)
        + pattern
        + line(border, 3.6, trim)
        + path(coat)
        + path(bodies.TORSO, cloth)
        + flat(bodies.TORSO_SHADE, dark)
        + path(bodies.TORSO)
        + line("M-27,70H27", 9)
        + line("M-26,70H26", 4.5, trim)
    )


def legs(hose: str, leather: str, cuff: str = "") -> str:
    """Two legs below a tunic, in boots if there is a cuff, else in shoes."""
    piece = bodies.leg([(-18, 130), (-21, 156), (-23, 196)], hose, "", (24, 22, 14)) + bodies.leg(
        [(18, 130), (21, 156), (23, 196)], hose, "", (24, 22, 14)
    )
    if cuff:
        return (
            piece
            + bodies.boot(-22, 199, leather, cuff)
            + bodies.boot(24, 199, leather, cuff, right=True)
        )
    return piece + bodies.shoe(-24, 199, leather) + bodies.shoe(25, 199, leather, right=True)

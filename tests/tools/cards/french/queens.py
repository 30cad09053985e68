"""The four queens, each with a posture of her own, standing in their gowns."""

from __future__ import annotations

from .. import bodies, props
from ..kit import (
    AMBER,
    BARK,
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    INK,
    NAVY,
    OCHRE,
    PINE,
    RED,
    RUST,
    SAND,
    SKY,
    SLATE,
    STEEL,
    STRAW,
    WHITE,
    WINE,
    circle,
    ellipse,
    flat,
    line,
    path,
    place,
)
from . import gowns, ladies
from .ground import floor
from .pips import corner

HEAD = (-3, -38)


def clubs() -> str:
    """The ruler: sceptre upright, the other hand on her hip."""
    pattern = gowns.motifs(
        "E",
        ((-2, 104), (-14, 132), (10, 132), (-2, 158), (-24, 182), (20, 184), (-2, 188)),
        17,
        AMBER,
    )
    head = ladies.face(BARK) + ladies.parting(BROWN, BARK) + ladies.coronet(GREEN)
    return (
        gowns.train(OCHRE, AMBER, WHITE)
        + gowns.skirt(GREEN, PINE, SAND, GOLD, pattern=pattern)
        + place(ladies.loose(BROWN, BARK), *HEAD)
        + place(ladies.neck(), *HEAD)
        + gowns.bodice(GREEN, PINE, GOLD, SAND)
        + ladies.necklace(GOLD, RED)
        + gowns.girdle(GOLD, RED)
        + place(props.sceptre(86), 66, 40, 1, 5)
        + gowns.slender((30, 14), (54, 50), (64, 44), GREEN, GOLD, SAND)
        + gowns.hand(66, 38, 5)
        + gowns.slender((-30, 14), (-60, 48), (-32, 70), GREEN, GOLD, SAND)
        + bodies.fist(-26, 72, 100)
        + place(head, *HEAD)
    )


def _owl() -> str:
    """An owl, its feet at (0, 0)."""
    body = (
        "M-15,-3C-21,-22 -19,-40 -15,-48L-8,-43C-3,-45 3,-45 8,-43L15,-48"
        "C19,-40 21,-22 15,-3C8,3 -8,3 -15,-3Z"
    )
    return (
        path(body, OCHRE)
        + flat("M-8,-24C-4,-20 4,-20 8,-24C12,-14 10,-4 6,0H-6C-10,-4 -12,-14 -8,-24Z", SAND)
        + line("M-4,-15l4,3l4,-3M-4,-8l4,3l4,-3", 1.8, BROWN)
        + path("M15,-3C20,-18 19,-30 14,-34C9,-24 8,-10 9,0Z", BROWN, 2.2)
        + path("M-15,-3C-20,-18 -19,-30 -14,-34C-9,-24 -8,-10 -9,0Z", BROWN, 2.2)
        + circle(-7, -33, 6.5, WHITE, 2)
        + circle(7, -33, 6.5, WHITE, 2)
        + circle(-7.5, -33, 3, INK, 0)
        + circle(6.5, -33, 3, INK, 0)
        + path("M-3,-29H3L0,-22Z", GOLD, 1.8)
    )


def _spear(above: float, below: float) -> str:
    """A spear, its point `above` the hand, its foot `below` it."""
    return (
        line(f"M0,{below:g}V{-above + 30:g}", 8)
        + line(f"M0,{below - 1:g}V{-above + 30:g}", 3.6, BROWN)
        + path(
            f"M0,{-above:g}C10,{-above + 16:g} 10,{-above + 26:g} 4,{-above + 36:g}H-4"
            f"C-10,{-above + 26:g} -10,{-above + 16:g} 0,{-above:g}Z",
            STEEL,
        )
        + line(f"M0,{-above + 6:g}V{-above + 34:g}", 1.8)
        + path(f"M-5,{-above + 36:g}H5V{-above + 44:g}H-5Z", GOLD, 2.2)
    )


def spades() -> str:
    """The wise one: a spear in her hand, an owl on her glove."""
    pattern = gowns.motifs(
        "G",
        ((-1, 104), (-12, 130), (12, 130), (-1, 156), (-22, 182), (18, 182), (-2, 188)),
        17,
        SLATE,
    )
    head = ladies.face(INK, tilt=1.5) + ladies.parting(INK, SLATE) + ladies.coronet(BLUE)
    return (
        gowns.train(NAVY, INK, SKY)
        + place(_spear(150, 150), 66, 48)
        + gowns.skirt(BLUE, NAVY, WHITE, STEEL, wide=66, pattern=pattern)
        + place(ladies.neck(), *HEAD)
        + gowns.bodice(BLUE, NAVY, STEEL)
        + ladies.necklace(STEEL, BLUE)
        + gowns.girdle(STEEL, BLUE)
        + gowns.trumpet(1, (52, 48), (64, 48), BLUE, SKY, WHITE)
        + bodies.fist(66, 48, 80)
        + gowns.trumpet(-1, (-46, 58), (-58, 76), BLUE, SKY, WHITE)
        + bodies.cuff(-58, 76, 280, OCHRE)
        + bodies.fist(-66, 75, 285)
        + place(_owl(), -68, 64)
        + place(ladies.snood(INK, SLATE, SKY) + head, *HEAD)
    )


def bloom() -> str:
    """A rose's bloom about (0, 0)."""
    return (
        path(
            "M-15,-4C-18,-16 -6,-22 0,-17C8,-22 18,-15 15,-3C13,8 6,12 0,12C-7,12 -13,7 -15,-4Z",
            RED,
        )
        + path("M-12,-2C-4,4 4,4 12,-2C12,8 6,12 0,12C-6,12 -12,8 -12,-2Z", WINE, 2.2)
        + line("M-6,-6C-4,-12 6,-12 6,-6C4,-1 -2,-2 -1,-6", 2.2)
    )


def rose() -> str:
    """A rose on its stalk, its bloom at (0, 0)."""
    stalk = "M0,6C2,20 0,30 -4,44"
    leaf = path("M2,26C10,18 18,20 22,24C16,32 8,32 2,26Z", GREEN, 2.2)
    return line(stalk, 7) + line(stalk, 3, GREEN) + leaf + bloom()


def _swath() -> str:
    """The side of a skirt that the hand at its upper left corner lifts."""
    return (
        path(
            "M-18,66C-36,76 -50,84 -56,90C-60,124 -70,158 -82,178C-74,188 -60,192 -46,192L-24,110Z",
            WHITE,
        )
        + path(
            "M-18,66C-36,76 -50,84 -56,90C-60,122 -70,148 -80,164C-70,172 -58,174 -46,172L-24,110Z",
            RED,
        )
        + line("M-50,100C-54,126 -60,146 -66,158M-42,100C-44,126 -48,146 -52,162", 2.2, WINE)
        + line("M-79,161C-70,168 -58,170 -48,168", 3, GOLD)
    )


def hearts() -> str:
    """The beloved: she looks at a rose and lifts her skirt to dance."""
    pattern = gowns.motifs(
        "H", ((1, 104), (-9, 130), (16, 130), (3, 156), (-16, 182), (28, 182), (6, 186)), 16, GOLD
    )
    head = ladies.face(OCHRE, lid=1.4) + ladies.parting(STRAW, AMBER) + ladies.coronet(RED)
    return (
        place(ladies.loose(STRAW, AMBER, 74), 3, -38, flip=True)
        + _swath()
        + gowns.skirt(RED, WINE, WHITE, GOLD, sway=6, wide=74, pattern=pattern)
        + place(ladies.neck(), 3, -38, flip=True)
        + gowns.bodice(RED, WINE, GOLD, WHITE)
        + ladies.necklace(GOLD, RED)
        + gowns.girdle(GOLD, WINE)
        + gowns.slender((-30, 14), (-62, 48), (-52, 82), RED, WHITE, WHITE)
        + bodies.fist(-49, 92, 170)
        + place(head, 3, -38, flip=True)
        + place(rose(), 58, -30)
        + gowns.slender((30, 14), (62, 46), (54, 14), RED, WHITE, WHITE)
        + bodies.fist(54, 4, 350)
    )


def _mirror() -> str:
    """A hand mirror, held below; its glass about (0, -34)."""
    return (
        line("M0,6V-16", 8)
        + line("M0,5V-16", 3.6, GOLD)
        + ellipse(0, -36, 19, 21, GOLD)
        + ellipse(0, -36, 13, 15, SKY, 2.2)
        + line("M-6,-34L2,-44M-3,-28L6,-38", 2.4, WHITE)
    )


def diamonds() -> str:
    """The rich one: plaits, wide sleeves, a mirror."""
    pattern = gowns.motifs(
        "S",
        ((-1, 102), (-12, 128), (12, 128), (-1, 154), (-24, 180), (20, 180), (-2, 184)),
        20,
        GOLD,
    )
    head = ladies.face(RUST, lid=1.8, look=-2.4) + ladies.parting(RUST, BROWN) + ladies.coronet(RED)
    return (
        gowns.skirt(GOLD, AMBER, WINE, WHITE, pattern=pattern)
        + place(ladies.neck(), *HEAD)
        + gowns.bodice(GOLD, AMBER, WINE)
        + ladies.necklace(GOLD, RED)
        + gowns.girdle(WINE, GOLD)
        + gowns.trumpet(1, (52, 50), (28, 74), GOLD, WINE, WHITE)
        + bodies.fist(22, 76, 260)
        + gowns.trumpet(-1, (-48, 56), (-62, 70), GOLD, WINE, WHITE)
        + place(_mirror(), -67, 63, 0.92, -10)
        + bodies.fist(-66, 70, 345)
        + place(ladies.braids(RUST, BROWN, GOLD) + head, *HEAD)
    )


FIGURES = (clubs, spades, hearts, diamonds)


def queen(code: str, index: int) -> str:
    """The whole drawing on the card: the sign below the index, the figure beside it."""
    return floor(40, 244, 374) + place(FIGURES[index](), 146, 146, 1.12) + corner(code)

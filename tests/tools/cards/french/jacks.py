"""The four jacks: a falconer, an ensign, a suitor on his knee, a gambler."""

from __future__ import annotations

from .. import bodies, hats, heads
from ..ground import meadow
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
    STRAW,
    WHITE,
    WINE,
    flat,
    line,
    path,
    place,
)
from .pips import corner
from .queens import rose
from .signs import suit

HEAD = (-4, -40)


def _falcon() -> str:
    """A hooded falcon that sits on the fist at (0, 0), looking left."""
    return (
        path("M4,2L16,30L22,28L14,-2Z", BROWN, 2.4)
        + path(
            "M-8,0C-16,-12 -16,-30 -10,-42C-6,-54 8,-56 12,-46C20,-34 20,-12 10,2C4,6 -4,5 -8,0Z",
            SAND,
        )
        + line("M-8,-24l4,3M-2,-22l4,3M-9,-15l4,3M-3,-13l4,3M-6,-6l4,3", 2, BROWN)
        + path("M13,-40C22,-26 22,-4 14,10C8,4 2,-14 4,-30C6,-36 9,-39 13,-40Z", BROWN, 2.4)
        + path("M-11,-40C-10,-52 2,-58 10,-52C14,-48 14,-42 12,-38C4,-36 -6,-36 -11,-40Z", RED, 2.4)
        + path("M-11,-44L-18,-40L-11,-37Z", GOLD, 2)
        + line("M4,-56L8,-66M4,-56L0,-65", 2.6)
    )


def clubs() -> str:
    """The falconer: the bird on his glove, a hand on his hip."""
    legs = (
        bodies.leg([(14, 98), (20, 140), (24, 170), (26, 196)], SAND)
        + bodies.leg([(-13, 98), (-18, 140), (-21, 170), (-23, 196)], SAND)
        + bodies.boot(27, 199, BARK, BROWN, right=True)
        + bodies.boot(-23, 199, BARK, BROWN)
    )
    body = (
        bodies.doublet(GREEN, PINE, OCHRE) + bodies.buttons(OCHRE) + bodies.pouch(18, BROWN, GOLD)
    )
    left = (
        bodies.arm((-31, 14), (-62, 48), (-34, 66), GREEN, BROWN, OCHRE)
        + bodies.cuff(-38, 63, 122, OCHRE)
        + bodies.fist(-28, 69, 100)
    )
    right = (
        bodies.arm((31, 14), (60, 52), (62, 30), GREEN, BROWN, OCHRE)
        + path("M52,36C56,40 68,40 74,36L70,18H56Z", OCHRE)
        + place(_falcon(), 64, 4)
        + bodies.fist(63, 14, 350)
    )
    head = (
        heads.bob(RUST, BROWN)
        + heads.face(RUST, look=-1.2)
        + heads.fringe(RUST)
        + hats.slouch(GREEN, PINE, OCHRE)
    )
    plume = hats.plume([(-14, -44), (-20, -62), (-34, -70), (-46, -60)], 15, OCHRE, BROWN)
    neck = place(heads.neck(), 4, -40, flip=True) + bodies.collar(WHITE)
    head = place(plume, 4, -40) + place(head, 4, -40, flip=True)
    return legs + body + left + neck + head + right


def _longbow() -> str:
    """A longbow, held at its grip at (0, 0), the string to the left."""
    stave = "M-22,-116C-2,-80 0,-40 0,0C0,40 -2,80 -22,116"
    return (
        line("M-22,-116V116", 1.6)
        + line(stave, 9)
        + line(stave, 4.6, OCHRE)
        + line("M0,-12V12", 8, WINE)
        + line("M-24,-119l5,7M-24,119l5,-7", 4)
    )


def spades() -> str:
    """The archer: a longbow at his side, arrows at his back."""
    quiver = place(
        line("M-7,-30V-54M0,-30V-60M7,-30V-54", 3)
        + path("M-7,-44l-6,-6v-14l6,6ZM-7,-44l6,-6v-14l-6,6Z", WHITE, 2)
        + path("M8,-44l-6,-6v-14l6,6ZM8,-44l6,-6v-14l-6,6Z", SKY, 2)
        + path("M-12,-34H12L10,50H-10Z", BROWN)
        + line("M-11,-24H11", 3.4, GOLD),
        -21,
        30,
        1,
        -18,
    )
    legs = (
        bodies.leg([(14, 98), (24, 140), (29, 170), (32, 196)], WHITE, SKY)
        + bodies.leg([(-13, 98), (-20, 140), (-24, 168), (-27, 196)], BLUE, NAVY)
        + bodies.breeches([(14, 92), (22, 138)], BLUE, WHITE)
        + bodies.breeches([(-13, 92), (-20, 138)], NAVY, SKY)
        + bodies.shoe(33, 199, BARK, right=True)
        + bodies.shoe(-28, 199, BARK)
    )
    body = bodies.doublet(BLUE, NAVY, WHITE)
    strap = line("M-30,10L22,66", 9) + line("M-30,10L22,66", 4.5, OCHRE)
    left = (
        bodies.arm((-31, 14), (-64, 44), (-35, 66), BLUE, NAVY, SKY)
        + bodies.cuff(-39, 63, 122, WHITE)
        + bodies.fist(-29, 69, 100)
    )
    right = (
        bodies.arm((31, 14), (58, 52), (68, 50), BLUE, NAVY, SKY)
        + bodies.cuff(65, 49, 95, WHITE)
        + place(_longbow(), 76, 36)
        + bodies.fist(75, 46, 80)
    )
    head = (
        heads.bob(STRAW, AMBER)
        + heads.face(AMBER, tilt=1)
        + heads.fringe(STRAW)
        + hats.beret(BLUE, NAVY, WHITE)
        + hats.plume([(16, -42), (22, -62), (34, -70), (46, -60)], 15, WHITE, SLATE)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(WHITE)
    return quiver + legs + body + strap + left + neck + place(head, *HEAD) + right


def hearts() -> str:
    """The suitor: on one knee he offers a rose."""
    legs = (
        bodies.leg([(12, 96), (24, 132), (40, 140), (50, 140)], WHITE, RED)
        + bodies.shoe(56, 143, BARK, right=True)
        + bodies.leg([(-12, 94), (-42, 100), (-44, 122), (-42, 142)], RED, WINE)
        + bodies.breeches([(12, 90), (20, 128)], WINE, GOLD)
        + bodies.breeches([(-8, 92), (-44, 98)], RED, WHITE)
        + bodies.shoe(-44, 144, BARK)
    )
    body = bodies.doublet(RED, WINE, GOLD) + bodies.slashes(GOLD, "M-22,18L-15,60M13,16L8,60")
    head = (
        heads.curls(BROWN)
        + heads.face(BROWN, tilt=-2, look=-2)
        + heads.fringe(BROWN)
        + hats.beret(WINE, RED, GOLD)
        + hats.plume([(22, -40), (38, -60), (54, -62), (66, -48)], 15, WHITE, SLATE)
    )
    right = bodies.arm((31, 14), (52, 50), (14, 44), RED, WHITE, GOLD) + bodies.palm(
        4, 42, 290, flip=True
    )
    left = (
        bodies.arm((-31, 14), (-52, 46), (-64, 32), RED, WHITE, GOLD)
        + place(rose(), -72, 4, 0.9, -14)
        + bodies.fist(-69, 28, 330)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(WHITE)
    return legs + body + neck + place(head, *HEAD) + right + left


def diamonds() -> str:
    """The gambler: he tosses a jewel, one leg before the other."""
    legs = (
        bodies.leg([(-13, 98), (-12, 140), (8, 170), (22, 196)], GOLD, AMBER)
        + bodies.shoe(24, 199, BARK, right=True)
        + bodies.leg([(14, 98), (12, 142), (-6, 170), (-14, 194)], WINE, RED)
        + bodies.breeches([(-13, 92), (-13, 138)], WINE, GOLD)
        + bodies.breeches([(14, 92), (13, 138)], GOLD, WINE)
        + bodies.shoe(-14, 199, BARK)
    )
    body = (
        bodies.doublet(GOLD, AMBER, WINE)
        + flat("M0,-5H16C18,24 16,50 10,68H0Z", WINE)
        + bodies.buttons(WHITE)
        + bodies.pouch(-18, BROWN, GOLD)
    )
    left = (
        bodies.arm((-31, 14), (-64, 46), (-36, 68), GOLD, WINE, WINE)
        + bodies.cuff(-40, 65, 122, WHITE)
        + bodies.fist(-30, 71, 100)
    )
    right = (
        bodies.arm((31, 14), (64, 44), (66, 14), WINE, GOLD, GOLD)
        + bodies.cuff(66, 10, 0, WHITE)
        + bodies.palm(66, -4, 0)
        + suit("S", 66, -54, 34, 14)
        + line("M48,-38l-5,4M84,-38l5,4M66,-30v6", 2.4, AMBER)
    )
    head = (
        heads.bob(INK, BROWN)
        + heads.face(INK, look=-2)
        + heads.fringe(INK)
        + hats.beret(WINE, RED, GOLD)
        + hats.plume([(-16, -44), (-24, -64), (-38, -70), (-50, -60)], 15, GOLD, AMBER)
    )
    neck = place(heads.neck(), 4, -40, flip=True) + bodies.collar(WHITE)
    return legs + body + left + neck + place(head, 4, -40, flip=True) + right


FIGURES = (clubs, spades, hearts, diamonds)


def jack(code: str, index: int) -> str:
    """The whole drawing on the card: the sign below the index, the figure beside it."""
    if code == "H":
        figure = place(FIGURES[index](), 147, 197, 1.2)
    else:
        figure = place(FIGURES[index](), 146, 146, 1.12)
    return meadow(74, 240, 378) + figure + corner(code)

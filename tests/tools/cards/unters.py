"""The four Unter: musicians with their suit sign at the foot of the card."""

from __future__ import annotations

from . import bodies, hats, heads, props
from .ground import meadow
from .kit import (
    AMBER,
    BARK,
    BLUE,
    BLUSH,
    BROWN,
    GOLD,
    GREEN,
    INK,
    MOSS,
    NAVY,
    OCHRE,
    PINE,
    RED,
    RUST,
    SLATE,
    STRAW,
    WHITE,
    WINE,
    flat,
    line,
    path,
    place,
)
from .suits import suit

HEAD = (-4, -40)


def eichel() -> str:
    """A huntsman who blows his horn."""
    legs = (
        bodies.leg([(14, 98), (20, 140), (24, 170), (26, 196)], OCHRE)
        + bodies.leg([(-13, 98), (-18, 140), (-20, 170), (-22, 196)], OCHRE)
        + bodies.boot(27, 199, BARK, BROWN, right=True)
        + bodies.boot(-22, 199, BARK, BROWN)
    )
    body = bodies.doublet(BROWN, BARK, OCHRE) + bodies.buttons(OCHRE)
    strap = line("M28,6L-24,66", 9) + line("M28,6L-24,66", 4.5, GREEN)
    right = (
        bodies.arm((31, 14), (64, 44), (38, 66), BROWN, GREEN, OCHRE)
        + bodies.cuff(42, 64, 235, OCHRE)
        + bodies.fist(32, 72, 255)
    )
    head = (
        heads.bob(RUST, BARK)
        + heads.face(RUST, mouth="", lid=1.4, tilt=-1)
        + path("M-19,22C-27,18 -29,8 -23,5C-16,6 -14,16 -19,22Z", BLUSH, 0)
        + heads.fringe(RUST)
        + hats.plume([(24, -42), (36, -66), (54, -76), (70, -68)], 15, RED, WINE)
        + hats.hunter(PINE, MOSS, OCHRE)
    )
    left = (
        bodies.arm((-31, 16), (-70, 50), (-52, 36), BROWN, GREEN, OCHRE)
        + place(heads.drooping(RUST), *HEAD)
        + place(props.horn(), -19, -17, 1.06, -8)
        + bodies.cuff(-63, 36, 60, OCHRE)
        + bodies.fist(-53, 29, 75)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(OCHRE)
    return legs + body + strap + right + neck + place(head, *HEAD) + left


def gras() -> str:
    """A drummer, both sticks at work."""
    legs = (
        bodies.leg([(14, 98), (24, 140), (28, 170), (30, 196)], GREEN, PINE)
        + bodies.leg([(-13, 98), (-20, 140), (-26, 168), (-28, 196)], WHITE, GREEN)
        + bodies.garter(25, 144, 24, GOLD, 6)
        + bodies.shoe(31, 199, BARK, right=True)
        + bodies.shoe(-29, 199, BARK)
    )
    body = bodies.doublet(GREEN, PINE, WHITE) + bodies.slashes(WHITE, "M-22,16L-16,58M14,14L9,58")
    strap = line("M26,8C10,36 0,50 -14,62", 9) + line("M26,8C10,36 0,50 -14,62", 4.5, WHITE)
    head = (
        heads.bob(STRAW, AMBER)
        + heads.face(AMBER, look=-2, tilt=-2, mouth="")
        + heads.freckles()
        + path("M-15,19C-9,22 -1,21 5,17C4,28 -10,30 -15,19Z", WINE, 2.4)
        + line("M-11,21C-7,23 -2,22 2,20", 2.6, WHITE)
        + heads.fringe(STRAW)
        + hats.beret(BLUE, NAVY, WHITE)
        + hats.plume([(26, -36), (44, -60), (60, -58), (70, -40)], 17, WHITE, SLATE)
    )
    drum = place(props.drum(BLUE, WHITE, BLUE), -16, 98)
    right = (
        place(props.stick(), 28, 50, 1, 14)
        + bodies.arm((31, 14), (60, 46), (38, 52), GREEN, BLUE, WHITE)
        + bodies.cuff(37, 52, 275, WHITE)
        + bodies.fist(27, 50, 290)
    )
    left = (
        place(props.stick(), -68, 8, 1.1, 92)
        + bodies.arm((-31, 14), (-66, 48), (-67, 22), GREEN, BLUE, WHITE)
        + bodies.cuff(-67, 20, 0, WHITE)
        + bodies.fist(-68, 8, 340)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(WHITE)
    return legs + body + strap + drum + neck + place(head, *HEAD) + right + left


def herz() -> str:
    """A piper with his fife, one leg before the other."""
    legs = (
        bodies.leg([(-13, 98), (-12, 140), (8, 170), (22, 196)], RED, WINE)
        + bodies.shoe(24, 199, BARK, right=True)
        + bodies.leg([(14, 98), (12, 142), (-6, 170), (-14, 194)], WHITE, RED)
        + bodies.breeches([(-13, 92), (-13, 138)], WINE, GOLD)
        + bodies.breeches([(14, 92), (13, 138)], RED, WHITE)
        + bodies.shoe(-14, 199, BARK)
    )
    body = bodies.doublet(RED, WINE, GOLD) + bodies.buttons(GOLD) + bodies.pouch(20, BROWN, GOLD)
    head = (
        heads.bob(INK, BROWN)
        + heads.face(INK, look=-2.4, lid=2, mouth="M-11,21C-8,24 -4,24 -2,21")
        + heads.fringe(INK)
        + hats.beret(WINE, RED, GOLD)
        + hats.plume([(22, -40), (38, -64), (58, -70), (76, -54)], 17, GOLD, AMBER)
    )
    left = bodies.arm((-31, 16), (-68, 36), (-68, 4), RED, WHITE, GOLD) + bodies.cuff(
        -68, 0, 0, GOLD
    )
    right = bodies.arm((32, 14), (52, 46), (-20, 8), RED, WHITE, GOLD) + bodies.cuff(
        -22, 7, 295, GOLD
    )
    pipe = place(props.fife(), 8, -20, 1, -4)
    hands = bodies.fist(-68, -13, 0) + bodies.fist(-34, -8, 320)
    neck = place(heads.neck(), *HEAD) + bodies.collar(WHITE)
    return legs + body + neck + place(head, *HEAD) + left + right + pipe + hands


def schellen() -> str:
    """A fool with bells on his cap, dancing to his lute."""
    legs = (
        bodies.leg([(-13, 98), (-16, 140), (-14, 170), (-14, 196)], GOLD, AMBER)
        + bodies.shoe(-15, 199, BARK)
        + bodies.leg([(14, 98), (42, 134), (38, 150), (30, 178)], RED, WINE)
        + bodies.shoe(30, 182, BARK, right=True, turn=30)
    )
    points = path(
        "M-28,70L28,70L40,100L30,116L18,102L8,120L-4,104L-16,120L-26,102L-38,112L-40,96Z", RED
    )
    body = bodies.doublet(GOLD, AMBER, RED) + points + flat("M0,-5H16C18,24 16,50 10,68H0Z", RED)
    left = (
        bodies.arm((-31, 14), (-62, 48), (-38, 68), RED, GOLD)
        + bodies.cuff(-42, 65, 130, WHITE)
        + bodies.fist(-32, 70, 110)
    )
    lute = place(props.lute(), -8, 64, 1, -2)
    right = bodies.arm((31, 14), (70, 50), (74, 20), GOLD, RED) + bodies.cuff(74, 15, 350, WHITE)
    grip = bodies.fist(72, 6, 320)
    head = (
        heads.curls(BROWN)
        + heads.face(BROWN, tilt=-2, mouth="")
        + path("M-19,15C-10,21 2,20 11,13C8,30 -12,34 -19,15Z", WINE, 2.4)
        + path("M-17,18C-9,22 1,21 9,16L7,21C0,25 -9,25 -14,22Z", WHITE, 0)
        + place(hats.jester(GOLD, RED), 0, 0, 0.94)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(GREEN)
    return legs + body + right + lute + grip + left + neck + place(head, *HEAD)


FIGURES = (eichel, gras, herz, schellen)


def unter(code: str, index: int) -> str:
    """The whole drawing on the card: the figure, the sign at the lower left."""
    figure = place(FIGURES[index](), 140, 155, 1.12)
    return meadow(84, 236, 387) + figure + suit(code, 46, 344, 78)

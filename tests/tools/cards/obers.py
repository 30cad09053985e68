"""The four Ober: men at arms below their suit sign, as "der Alte", "Blaue", "Rote", "Runde"."""

from __future__ import annotations

from . import bodies, hats, heads, props
from .ground import meadow
from .kit import (
    AMBER,
    BARK,
    BLUE,
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
    SAND,
    SILVER,
    SKY,
    SLATE,
    STEEL,
    WHITE,
    WINE,
    line,
    path,
    place,
)
from .suits import suit

HEAD = (-4, -40)


def eichel() -> str:
    """The old one: a white beard, a broad hat, sword up and round shield."""
    cape = path("M-30,2C-54,40 -58,110 -52,160C-20,170 30,170 56,158C60,100 48,40 30,0Z", PINE)
    cape += line("M44,60C48,90 50,120 48,152M36,110C38,130 38,146 36,158", 2, MOSS)
    legs = (
        bodies.leg([(14, 98), (22, 140), (26, 170), (29, 196)], SAND)
        + bodies.leg([(-13, 98), (-17, 140), (-21, 170), (-22, 196)], SAND)
        + bodies.boot(29, 199, BARK, BROWN, right=True)
        + bodies.boot(-23, 199, BARK, BROWN)
    )
    body = (
        bodies.doublet(BROWN, BARK, GOLD)
        + bodies.slashes(OCHRE, "M15,14L12,60M-24,16L-20,60")
        + bodies.buckle(2, GOLD)
    )
    sword_arm = (
        place(props.sword(130), 68, -2, 1, 5)
        + bodies.arm((31, 12), (62, 48), (68, 18), BROWN, OCHRE, OCHRE)
        + bodies.cuff(68, 13, 4, GOLD)
        + bodies.fist(68, 2, 5)
    )
    head = (
        heads.bob(SILVER, SLATE)
        + heads.face(
            SILVER, tilt=4, brow=6, mouth="", nose="M-7,-4C-9,3 -18,8 -16,14C-13,18 -8,16 -5,13"
        )
        + line("M-14,-19C-8,-21 0,-21 8,-19", 1.6)
        + heads.long_beard(WHITE, SLATE)
        + hats.plume([(24, -36), (34, -60), (50, -68), (63, -54)], 17, GREEN, PINE)
        + hats.slouch(BROWN, BARK, GREEN)
    )
    shield_arm = bodies.arm((-31, 14), (-54, 46), (-52, 70), BROWN, OCHRE, OCHRE)
    shield = place(props.shield(AMBER, SAND, suit("E", 0, 1, 42)), -52, 86)
    neck = place(heads.neck(), *HEAD)
    return cape + legs + sword_arm + body + neck + place(head, *HEAD) + shield_arm + shield


def gras() -> str:
    """The blue one: a beret with a plume, hand on the hip, halberd at his side."""
    pole = place(props.halberd(176, 150), 74, 56, flip=True)
    legs = (
        bodies.sidearm(-24, 80, 214, GOLD, BARK)
        + bodies.leg([(14, 98), (20, 140), (25, 170), (27, 196)], WHITE, SKY)
        + bodies.leg([(-13, 98), (-22, 140), (-28, 168), (-31, 196)], BLUE, NAVY)
        + bodies.breeches([(14, 92), (20, 138)], GREEN, WHITE)
        + bodies.breeches([(-13, 92), (-21, 138)], BLUE, WHITE)
        + bodies.garter(21, 144, 24, RED, 6)
        + bodies.garter(-23, 144, 24, RED, -8)
        + bodies.shoe(28, 199, BARK, right=True)
        + bodies.shoe(-32, 199, BARK)
    )
    body = bodies.doublet(BLUE, NAVY, WHITE) + bodies.buttons(WHITE)
    left = (
        bodies.arm((-31, 14), (-64, 44), (-34, 64), BLUE, GREEN, WHITE)
        + bodies.cuff(-38, 62, 120, WHITE)
        + bodies.fist(-29, 68, 100)
    )
    right = (
        bodies.arm((31, 14), (58, 50), (72, 58), BLUE, GREEN, WHITE)
        + bodies.cuff(66, 55, 115, WHITE)
        + bodies.fist(75, 58, 80)
    )
    head = (
        heads.bob(BROWN, BARK)
        + heads.face(BARK, mouth="")
        + heads.short_beard(BROWN, BARK)
        + heads.fringe(BROWN)
        + hats.beret(BLUE, NAVY, SKY)
        + hats.plume([(18, -44), (26, -66), (40, -72), (54, -60)], 15, WHITE, SLATE)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(WHITE)
    return pole + legs + body + left + neck + place(head, *HEAD) + right


def herz() -> str:
    """The red one: a moustache, his sword drawn over the shoulder, striding."""
    cape = path("M-24,4C-50,30 -70,90 -80,136C-52,156 -20,140 4,120L20,0Z", WINE)
    cape += line("M-44,70C-52,96 -58,116 -64,134M-30,90C-36,110 -40,124 -44,138", 2, INK)
    legs = (
        bodies.leg([(14, 98), (30, 140), (38, 168), (44, 196)], WHITE, RED)
        + bodies.leg([(-13, 98), (-26, 138), (-34, 168), (-42, 196)], RED, WINE)
        + bodies.breeches([(14, 92), (28, 138)], RED, GOLD)
        + bodies.breeches([(-13, 92), (-25, 136)], WHITE, RED)
        + bodies.garter(31, 144, 24, GOLD, 12)
        + bodies.garter(-28, 143, 24, GOLD, -16)
        + bodies.shoe(46, 199, BARK, right=True)
        + bodies.shoe(-43, 199, BARK)
    )
    body = (
        bodies.doublet(RED, WINE, GOLD)
        + bodies.slashes(GOLD, "M-22,18L-15,60M-5,10L-4,60M13,16L8,60")
        + bodies.buckle(-4, GOLD)
    )
    left = (
        bodies.arm((-31, 14), (-64, 44), (-36, 68), RED, WINE, GOLD)
        + bodies.cuff(-40, 65, 125, WHITE)
        + bodies.fist(-31, 72, 105)
    )
    right = (
        place(props.sword(130), 65, -18, 1, 16)
        + bodies.arm((31, 12), (64, 32), (65, 0), RED, WINE, GOLD)
        + bodies.cuff(65, -4, 4, WHITE)
        + bodies.fist(65, -15, 16)
    )
    head = (
        heads.curls(INK)
        + heads.face(INK, tilt=2, mouth="M-12,25C-8,27 -3,27 1,24", brow=4.6)
        + heads.goatee(INK)
        + heads.moustache(INK)
        + hats.beret(RED, WINE, GOLD)
    )
    neck = place(heads.neck(), *HEAD) + bodies.collar(WHITE)
    plume = hats.plume([(12, -44), (20, -68), (38, -76), (54, -62)], 16, WHITE, SLATE)
    head = place(head, 3, -40, flip=True) + place(plume, 3, -40)
    return cape + legs + right + body + left + neck + head


def schellen() -> str:
    """The round one: stout, red-cheeked, a foaming tankard raised, a sabre at his hip."""
    wide = (33, 27, 25, 16)
    legs = (
        bodies.sidearm(-34, 82, 212, STEEL, WINE)
        + bodies.leg([(18, 98), (25, 142), (28, 170), (29, 196)], WHITE, "", wide)
        + bodies.leg([(-19, 98), (-25, 142), (-29, 170), (-30, 196)], WHITE, "", wide)
        + bodies.breeches([(21, 94), (26, 138)], GREEN, GOLD, 42)
        + bodies.breeches([(-22, 94), (-27, 138)], GREEN, GOLD, 42)
        + bodies.garter(27, 144, 30, RED, 3)
        + bodies.garter(-27, 144, 30, RED, -3)
        + bodies.shoe(30, 199, BARK, right=True)
        + bodies.shoe(-31, 199, BARK)
    )
    body = (
        bodies.doublet(GOLD, AMBER, RED, stout=True)
        + bodies.buttons(RED, -9)
        + bodies.buckle(-8, STEEL)
    )
    left = (
        bodies.arm((-34, 16), (-68, 50), (-46, 70), GOLD, GREEN, RED)
        + bodies.cuff(-50, 68, 120, WHITE)
        + bodies.fist(-40, 73, 100)
    )
    right = (
        bodies.arm((34, 16), (68, 46), (65, 10), GOLD, GREEN, RED)
        + bodies.cuff(65, 6, 0, WHITE)
        + place(props.tankard(), 64, -10)
        + bodies.fist(65, -8, 0)
    )
    head = (
        heads.curls(RUST)
        + heads.face(
            RUST,
            lid=1.6,
            mouth="",
            nose="M-7,-3C-10,3 -20,8 -17,15C-13,19 -7,18 -5,14",
            outline=heads.ROUND_FACE,
            blush=8,
        )
        + path("M-17,20C-8,24 2,23 8,18C6,30 -10,34 -17,20Z", WINE, 2.4)
        + line("M-13,23C-7,25 0,24 5,21", 3, WHITE)
        + heads.stubble_chin()
        + hats.hunter(GREEN, PINE, RED)
    )
    plume = hats.plume([(10, -38), (26, -58), (44, -66), (62, -58)], 14, WHITE, SLATE)
    neck = place(heads.neck(30, 0), 0, -40) + bodies.collar(WHITE)
    head = place(plume, 2, -39) + place(head, 2, -39, flip=True)
    return legs + body + left + neck + head + right


FIGURES = (eichel, gras, herz, schellen)


def ober(code: str, index: int) -> str:
    """The whole drawing on the card: the sign above, the figure below it."""
    figure = place(FIGURES[index](), 125, 181, 1.01)
    return meadow(14, 222, 384) + figure + suit(code, 108, 37, 64)

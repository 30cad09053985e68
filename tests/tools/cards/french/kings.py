"""The four kings, standing: with a shield, a harp, a sword, an axe."""

from __future__ import annotations

from .. import bodies, crowned, hats, heads, props
from ..kit import (
    AMBER,
    BARK,
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    GROUND,
    INK,
    MOSS,
    NAVY,
    OCHRE,
    PINE,
    RED,
    SAND,
    SILVER,
    SKY,
    SLATE,
    STEEL,
    STRAW,
    WHITE,
    WINE,
    flat,
    line,
    path,
    place,
)
from . import gowns, robes
from .ground import floor
from .pips import corner
from .signs import suit

HEAD = (0, -40)
ASIDE = (-4, -40)


def _great_shield() -> str:
    """A shield that stands on the ground, its upper edge at y = 0."""
    edge = "M-44,0C-30,8 30,8 44,0C46,50 34,88 0,116C-34,88 -46,50 -44,0Z"
    field = "M-35,11C-22,16 22,16 35,11C36,50 26,80 0,103C-26,80 -36,50 -35,11Z"
    return (
        path(edge, GOLD)
        + path(field, WHITE, 2.4)
        + flat("M4,15C20,15 28,13 35,11C36,50 26,80 4,100Z", SAND)
        + path(field, "", 2.4)
        + suit("E", 0, 52, 58)
    )


def clubs() -> str:
    """The mighty one: both hands on the shield before him."""
    head = (
        crowned.curls(BROWN, BARK)
        + crowned.full_face(BARK, tilt=3)
        + crowned.forked(BROWN, BARK)
        + hats.crown(GREEN)
    )
    return (
        robes.mantle(PINE, MOSS, MOSS)
        + robes.legs(OCHRE, BARK, BROWN)
        + robes.tunic(OCHRE, AMBER, BROWN)
        + robes.ermine_edges()
        + robes.ermine_collar()
        + place(head, *HEAD)
        + bodies.arm((-36, 22), (-66, 58), (-32, 82), PINE, OCHRE, GREEN, 36)
        + bodies.arm((36, 22), (66, 58), (32, 82), PINE, OCHRE, GREEN, 36)
        + place(_great_shield(), 0, 88)
        + bodies.cuff(-30, 82, 120, WHITE)
        + bodies.cuff(30, 82, 240, WHITE)
        + bodies.fist(-20, 86, 100)
        + place(bodies.fist(0, 0, 100), 20, 86, flip=True)
    )


def _harp() -> str:
    """A harp, its pillar to the left, about its middle."""
    strings = "M-15,-34V34M-9,-33V36M-3,-31V34M3,-31V31M9,-32V27M15,-35V20M21,-38V12"
    return (
        flat("M-20,-36L24,-40L20,10L-16,38Z", GROUND)
        + line(strings, 1.5)
        + path("M-26,-36C-24,-10 -24,16 -20,36L-12,40C-16,16 -18,-10 -18,-34Z", OCHRE)
        + path(
            "M-26,-36C-30,-50 -14,-54 -8,-44C2,-32 14,-36 22,-46C30,-52 38,-44 32,-36"
            "C22,-26 0,-26 -12,-36C-18,-40 -20,-38 -18,-34Z",
            OCHRE,
        )
        + path("M32,-38C34,-8 16,30 -14,48C-20,46 -22,42 -20,36C2,22 20,-6 24,-34Z", AMBER)
    )


def spades() -> str:
    """The singer: old, his hands on the harp."""
    pattern = gowns.motifs("G", ((-26, 98), (26, 98), (14, 128), (-14, 134)), 15, NAVY)
    head = (
        heads.bob(SILVER, SLATE)
        + heads.face(SILVER, tilt=-2, brow=6, mouth="", lid=2)
        + heads.long_beard(WHITE, SLATE)
        + place(hats.crown(BLUE), 1, 0)
    )
    return (
        robes.mantle(BLUE, NAVY, NAVY)
        + robes.legs(WHITE, NAVY)
        + robes.tunic(SKY, "#6d9bc6", NAVY, pattern)
        + robes.ermine_edges()
        + robes.ermine_collar()
        + bodies.arm((-34, 18), (-70, 54), (-64, 84), BLUE, WHITE, SKY, 34)
        + place(heads.neck(), *ASIDE)
        + place(head, *ASIDE)
        + place(_harp(), -36, 96, 1.2)
        + bodies.cuff(-64, 82, 170, WHITE)
        + bodies.fist(-61, 94, 165)
        + bodies.arm((34, 18), (68, 60), (22, 94), BLUE, WHITE, SKY, 34)
        + bodies.cuff(20, 94, 275, WHITE)
        + bodies.palm(8, 98, 285, flip=True)
    )


def hearts() -> str:
    """The young one: fair, his sword raised."""
    pattern = gowns.motifs("H", ((-24, 98), (0, 106), (24, 98), (-12, 128), (12, 128)), 15, GOLD)
    head = (
        heads.bob(STRAW, AMBER)
        + heads.face(AMBER, tilt=2, mouth="")
        + heads.short_beard(STRAW, AMBER)
        + heads.fringe(STRAW)
        + place(hats.crown(RED), 2, 0)
    )
    return (
        robes.mantle(RED, WINE, WINE)
        + robes.legs(WHITE, WINE)
        + robes.tunic(WINE, "#66141a", GOLD, pattern)
        + place(props.sword(98), 58, -14, 1, 7)
        + bodies.arm((34, 14), (70, 38), (60, 4), RED, GOLD, WHITE, 34)
        + bodies.cuff(59, 0, 350, WHITE)
        + bodies.fist(58, -11, 7)
        + robes.ermine_edges()
        + bodies.arm((-34, 18), (-68, 52), (-36, 72), RED, GOLD, WHITE, 34)
        + bodies.cuff(-40, 70, 120, WHITE)
        + bodies.fist(-30, 75, 100)
        + place(heads.neck(), *ASIDE)
        + robes.ermine_collar()
        + place(head, *ASIDE)
    )


def _axe(above: float, below: float) -> str:
    """A battle axe with two blades, held at its shaft."""
    y = -above
    blade = path(
        f"M3,{y + 12:g}C10,{y + 14:g} 15,{y + 8:g} 18,{y - 2:g}C27,{y + 10:g} 27,{y + 36:g}"
        f" 18,{y + 48:g}C15,{y + 38:g} 10,{y + 32:g} 3,{y + 34:g}Z",
        STEEL,
    ) + line(f"M19,{y + 8:g}C22,{y + 18:g} 22,{y + 28:g} 19,{y + 38:g}", 1.8)
    return (
        line(f"M0,{below:g}V{y:g}", 8.5)
        + line(f"M0,{below - 1:g}V{y + 1:g}", 4, BROWN)
        + blade
        + place(blade, flip=True)
        + path(f"M-5,{y + 6:g}H5V{y + 40:g}H-5Z", GOLD, 2.4)
    )


def diamonds() -> str:
    """The rich one: an axe at his shoulder, a jewel in his hand."""
    pattern = gowns.motifs("S", ((-24, 94), (0, 102), (24, 94), (-12, 126), (12, 126)), 19, GOLD)
    head = (
        heads.curls(INK)
        + heads.face(INK, tilt=1, mouth="M-12,25C-8,27 -3,27 1,24", brow=4.6)
        + heads.goatee(INK)
        + heads.moustache(INK)
        + place(hats.crown(WINE), 2, 0)
    )
    return (
        robes.mantle(GOLD, AMBER, AMBER)
        + robes.legs(RED, BARK)
        + robes.tunic(RED, WINE, WHITE, pattern)
        + place(_axe(138, 112), 59, 46, 1, 1)
        + robes.ermine_edges()
        + bodies.arm((34, 18), (68, 56), (62, 44), GOLD, RED, WINE, 34)
        + bodies.fist(60, 44, 80)
        + bodies.arm((-34, 18), (-56, 66), (-62, 84), GOLD, RED, WINE, 34)
        + bodies.cuff(-64, 80, 330, WHITE)
        + place(bodies.palm(0, 0), -69, 70, 1, 340)
        + suit("S", -75, 37, 40)
        + place(heads.neck(), 4, -40, flip=True)
        + robes.ermine_collar()
        + place(head, 4, -40, flip=True)
    )


FIGURES = (clubs, spades, hearts, diamonds)


def king(code: str, index: int) -> str:
    """The whole drawing on the card: the sign below the index, the figure beside it."""
    return floor(40, 244, 374) + place(FIGURES[index](), 146, 146, 1.12) + corner(code)

"""The four kings, crowned and enthroned, a suit sign at each side.

The origin is the base of the neck; the crown ends at y = -112, the step below the feet at 206.
"""

from __future__ import annotations

from . import bodies, crowned, hats, props
from .kit import (
    AMBER,
    BARK,
    BLOOD,
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
    SLATE,
    WHITE,
    WINE,
    circle,
    ellipse,
    flat,
    line,
    path,
    place,
)
from .suits import suit

HEAD = (0, -40)


def _throne(cloth: str, dark: str) -> str:
    back = "M-58,150V-58C-58,-92 -26,-104 0,-118C26,-104 58,-92 58,-58V150Z"
    panel = "M-47,150V-54C-47,-80 -22,-92 0,-103C22,-92 47,-80 47,-54V150Z"
    studs = (
        "".join(f"M{x},{y}l4,5l-4,5l-4,-5z" for x in (-36, 36) for y in (-48, -26, -4))
        + "M0,-92l4,5l-4,5l-4,-5z"
    )
    return (
        path(back, OCHRE)
        + path(panel, cloth, 2.2)
        + flat(studs, dark)
        + circle(-58, -72, 8, GOLD)
        + circle(58, -72, 8, GOLD)
        + circle(0, -122, 7, GOLD)
        + path("M-84,86H-52V194H-80V112H-84ZM84,86H52V194H80V112H84Z", OCHRE)
        + line("M-72,116V190M-62,116V190M72,116V190M62,116V190", 2, AMBER)
        + path("M-90,190H90V203H-90Z", OCHRE)
        + line("M-84,197H84", 2, AMBER)
    )


def _ermine(outline: str, tails: str) -> str:
    return path(outline, WHITE) + line(tails, 3)


def _seated(cloth: str, dark: str, tunic: str, fold: str, hose: str) -> str:
    mantle = (
        "M-28,2C-52,12 -62,50 -66,98C-70,140 -72,170 -80,194"
        "H80C72,170 70,140 66,98C62,50 52,12 28,2Z"
    )
    legs = (
        bodies.leg([(-22, 140), (-24, 164), (-26, 192)], hose, "", (26, 23, 15))
        + bodies.leg([(22, 140), (24, 164), (26, 192)], hose, "", (26, 23, 15))
        + bodies.shoe(-27, 190, WINE)
        + bodies.shoe(27, 190, WINE, right=True)
    )
    lap = (
        "M-26,60C-46,84 -52,112 -48,150C-40,158 -30,152 -24,158C-16,162 -8,154 0,158"
        "C8,154 16,162 24,158C30,152 40,158 48,150C52,112 46,84 26,60Z"
    )
    folds = (
        "M-30,106C-34,122 -34,138 -32,150M-10,100C-12,120 -10,136 -8,150"
        "M12,100C12,120 12,136 10,150M32,106C36,122 34,138 32,150"
    )
    brocade = "".join(
        f"M{x},{y - 5}l4,5l-4,5l-4,-5z"
        for x, y in ((-20, 92), (0, 100), (20, 92), (-36, 132), (-20, 124), (0, 132), (22, 124))
    )
    hem = (
        "M-48,143C-40,151 -30,145 -24,151C-16,155 -8,147 0,151"
        "C8,147 16,155 24,151C30,145 40,151 48,143"
    )
    chest = "M-30,4C-14,-6 14,-6 30,4L27,70H-27Z"
    trim = _ermine(
        "M-30,2C-40,40 -52,100 -64,194H-50C-44,120 -34,60 -22,4"
        "ZM30,2C40,40 52,100 64,194H50C44,120 34,60 22,4Z",
        "M-46,92v5M-50,124v5M-54,156v5M46,92v5M50,124v5M54,156v5",
    )
    return (
        path(mantle, cloth)
        + line("M-66,120C-68,150 -72,174 -75,190M66,120C68,150 72,174 75,190", 2.2, dark)
        + legs
        + path(lap, tunic)
        + flat("M30,66C46,88 52,112 48,148C40,156 30,150 24,156C30,124 30,96 20,70Z", fold)
        + line(folds, 2.2, fold)
        + flat(brocade, fold)
        + line(hem, 3.4, GOLD)
        + path(lap)
        + path(chest, tunic)
        + flat("M29,5L26,70H12C16,44 16,20 14,-3Z", fold)
        + path(chest)
        + line("M-27,70H27", 10)
        + line("M-26,70H26", 5, GOLD)
        + circle(0, 70, 6, RED, 2.4)
        + trim
    )


def _collar() -> str:
    return _ermine(
        "M-20,-14C-38,-8 -50,8 -54,28C-38,40 -16,42 0,42C16,42 38,40 54,28C50,8 38,-8 20,-14"
        "C14,-4 -14,-4 -20,-14Z",
        "M-38,10v5M-24,22v5M-42,26v4M24,22v5M38,10v5M42,26v4M-8,30v5M8,30v5M0,14v5M-16,6v5M16,6v5",
    )


def _sleeve(side: int, hand: tuple[float, float], cloth: str, dark: str, under: str) -> str:
    """A wide hanging sleeve from the shoulder at one side (-1 left, 1 right) to the hand."""
    x, y = hand
    elbow = (side * 64, 66.0)
    lower = path(
        f"M{side * 40},22C{side * 62},24 {side * 76},48 {side * 76},74"
        f"C{side * 76},84 {side * 70},92 {side * 60},92"
        f"C{side * 50},92 {side * 44},84 {side * 42},74Z",
        cloth,
    )
    fold = line(f"M{side * 62},44C{side * 68},56 {side * 68},70 {side * 64},82", 2.2, dark)
    way = bodies.limb(elbow, (x, y), under)
    return way + lower + fold


def _orb() -> str:
    return (
        circle(0, 0, 17, GOLD)
        + flat("M6,-15C15,-8 16,8 4,16C14,15 17,6 16,-2C15,-8 11,-13 6,-15Z", AMBER)
        + line("M-17,-1C-6,5 6,5 17,-1M0,-17V3", 2.4)
        + line("M0,-17V-33M-7,-26H7", 7)
        + line("M0,-17V-33M-7,-26H7", 2.6, GOLD)
    )


def _goblet() -> str:
    return (
        path("M-3,0V22C-12,24 -16,28 -16,32H16C16,28 12,24 3,22V0Z", GOLD)
        + path("M-18,-34H18C20,-12 12,4 0,6C-12,4 -20,-12 -18,-34Z", GOLD)
        + flat("M6,-32H16C18,-12 10,2 2,4C8,-8 8,-20 6,-32Z", AMBER)
        + line("M-18,-22C-8,-18 8,-18 18,-22", 2)
        + ellipse(0, -34, 18, 5, WINE)
    )


def eichel() -> str:
    """The eldest: a beard to the belt, sceptre and orb."""
    hair = WHITE
    head = (
        crowned.locks(hair, SLATE)
        + crowned.full_face("#b9b6ad", tilt=2)
        + crowned.ancient(hair, SLATE)
    )
    return (
        _throne(BROWN, BARK)
        + _seated(PINE, MOSS, OCHRE, AMBER, SAND)
        + _collar()
        + place(head + hats.crown(GREEN), *HEAD)
        + _sleeve(1, (58, 92), PINE, MOSS, OCHRE)
        + place(props.sceptre(74), 56, 92, 1, -14)
        + bodies.fist(56, 92, -14)
        + _sleeve(-1, (-58, 96), PINE, MOSS, OCHRE)
        + place(_orb(), -58, 78)
        + bodies.fist(-58, 98, 270)
    )


def gras() -> str:
    """In blue and green, a trimmed beard, the sword of justice upright."""
    head = (
        crowned.locks(BROWN, BARK) + crowned.full_face(BARK, tilt=1) + crowned.trimmed(BROWN, BARK)
    )
    return (
        _throne(GREEN, PINE)
        + _seated(BLUE, NAVY, GREEN, PINE, WHITE)
        + _collar()
        + place(head + hats.crown(BLUE), *HEAD)
        + _sleeve(1, (64, 92), BLUE, NAVY, GREEN)
        + place(props.sword(128), 64, 90, 1, -7)
        + bodies.fist(64, 90, -7)
        + _sleeve(-1, (-66, 92), BLUE, NAVY, GREEN)
        + bodies.fist(-66, 90, 0)
    )


def herz() -> str:
    """In red, a waxed moustache, a hand on his heart."""
    head = crowned.curls(INK, BROWN) + crowned.full_face(INK, tilt=-1) + crowned.waxed(INK)
    return (
        _throne(GOLD, AMBER)
        + _seated(RED, WINE, WINE, BLOOD, WHITE)
        + _collar()
        + place(head + hats.crown(RED), *HEAD)
        + _sleeve(-1, (-58, 92), RED, WINE, WHITE)
        + place(props.sceptre(74), -56, 92, 1, 14)
        + bodies.fist(-56, 92, 14)
        + _sleeve(1, (20, 50), RED, WINE, WHITE)
        + bodies.palm(12, 47, 290, flip=True)
    )


def schellen() -> str:
    """In gold, ruddy, a goblet raised."""
    head = (
        crowned.curls(RUST, BROWN) + crowned.full_face(RUST, tilt=-2) + crowned.forked(RUST, BARK)
    )
    return (
        _throne(RED, WINE)
        + _seated(GOLD, AMBER, GREEN, PINE, RED)
        + _collar()
        + place(head + hats.crown(GREEN), *HEAD)
        + _sleeve(1, (70, 66), GOLD, AMBER, RED)
        + place(_goblet(), 72, 44)
        + bodies.fist(72, 56, 0)
        + _sleeve(-1, (-66, 92), GOLD, AMBER, RED)
        + bodies.fist(-66, 90, 0)
    )


FIGURES = (eichel, gras, herz, schellen)


def king(code: str, index: int) -> str:
    """The whole drawing on the card: the king between his two suit signs."""
    signs = suit(code, 33, 128, 56) + suit(code, 217, 128, 56)
    return place(FIGURES[index](), 125, 167, 1.09) + signs

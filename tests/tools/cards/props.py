"""What the figures hold, each about the point where a hand holds it, upright."""

from __future__ import annotations

from .kit import (
    AMBER,
    BARK,
    BROWN,
    GOLD,
    OCHRE,
    SAND,
    SLATE,
    STEEL,
    WHITE,
    circle,
    ellipse,
    flat,
    line,
    path,
    taper,
)


def sword(length: float = 120) -> str:
    """A straight sword, point up, held at its grip."""
    tip = -length
    return (
        path(f"M-7,-14L-6,{tip + 14:g}L0,{tip:g}L6,{tip + 14:g}L7,-14Z", STEEL)
        + flat(f"M0,-15L0,{tip + 4:g}L5,{tip + 14:g}L5.5,-15Z", SLATE)
        + line(f"M0,-18L0,{tip + 30:g}", 1.6)
        + path("M-4.5,-14L4.5,-14L4.5,16L-4.5,16Z", BARK)
        + path(
            "M-24,-16C-12,-19 12,-19 24,-16C27,-14 27,-9 23,-9"
            "C12,-12 -12,-12 -23,-9C-27,-9 -27,-14 -24,-16Z",
            GOLD,
        )
        + circle(0, 19, 6.5, GOLD)
    )


def halberd(above: float, below: float) -> str:
    """A halberd, its head `above` the hand, its foot `below` it; the axe to the left."""
    y = -above
    return (
        line(f"M0,{below:g}L0,{y + 30:g}", 9)
        + line(f"M0,{below - 1:g}L0,{y + 30:g}", 4, BROWN)
        + path(f"M-4,{y + 44:g}L-6,{y + 26:g}L0,{y - 14:g}L6,{y + 26:g}L4,{y + 44:g}Z", STEEL)
        + path(
            f"M-4,{y + 34:g}C-14,{y + 32:g} -22,{y + 26:g} -30,{y + 20:g}"
            f"C-36,{y + 38:g} -36,{y + 56:g} -28,{y + 72:g}"
            f"C-22,{y + 64:g} -14,{y + 58:g} -4,{y + 58:g}Z",
            STEEL,
        )
        + line(f"M-28,{y + 28:g}C-31,{y + 42:g} -31,{y + 54:g} -26,{y + 64:g}", 1.6)
        + path(
            f"M4,{y + 38:g}C14,{y + 36:g} 20,{y + 38:g} 27,{y + 48:g}"
            f"C18,{y + 50:g} 12,{y + 53:g} 4,{y + 56:g}Z",
            STEEL,
        )
        + path(f"M-6,{y + 60:g}L6,{y + 60:g}L5,{y + 72:g}L-5,{y + 72:g}Z", GOLD)
    )


def shield(rim: str, ground: str, sign: str, r: float = 38) -> str:
    """A round shield about its middle, with a sign on its boss."""
    return (
        circle(0, 0, r, rim)
        + circle(0, 0, r - 8, ground, 2.2)
        + "".join(
            circle(dx * (r - 4), dy * (r - 4), 1.8, WHITE, 0)
            for dx, dy in (
                (0, 1),
                (0, -1),
                (1, 0),
                (-1, 0),
                (0.7, 0.7),
                (-0.7, 0.7),
                (0.7, -0.7),
                (-0.7, -0.7),
            )
        )
        + sign
    )


def tankard() -> str:
    """A stoneware mug with a lid's foam, held at its handle on the left."""
    return (
        path("M6,-12C-8,-14 -10,14 6,14", "", 9)
        + path("M6,-12C-8,-14 -10,14 6,14", "", 3.5, SAND)
        + path("M5,-22L37,-22L40,22L2,22Z", SAND)
        + flat("M24,-21L36,-21L39,21L27,21Z", OCHRE)
        + line("M5,-12L38,-12M3,13L39,13", 2)
        + path(
            "M3,-22C-4,-26 0,-35 8,-33C10,-41 22,-42 25,-35"
            "C33,-40 42,-34 39,-27C41,-22 38,-20 35,-20"
            "C33,-16 29,-17 28,-21C24,-18 8,-20 3,-22Z",
            WHITE,
        )
    )


def horn() -> str:
    """A hunting horn from its mouthpiece at (0, 0) to the bell at the left."""
    way = ((0, 0), (-9, 20), (-31, 32), (-55, 22), (-67, -5))
    bands = "M-84,2L-51,-13M-30,23L-33,41M-3,-1L6,-4"
    return (
        path(taper(way, (8, 12, 17, 25, 34)), SAND)
        + flat(
            "M-4,12C-9,26 -20,32 -34,34C-54,35 -70,20 -80,4"
            "C-78,24 -58,44 -32,40C-14,38 -2,24 0,12Z",
            OCHRE,
        )
        + path(taper(way, (8, 12, 17, 25, 34)))
        + line(bands, 10)
        + line(bands, 5, GOLD)
    )


def drum(hoop: str, side: str, cord: str) -> str:
    """A field drum seen from a little above, about its middle."""
    body = "M-40,-22L-38,30C-26,42 26,42 38,30L40,-22Z"
    cords = "M-38,-12L-28,30L-16,-6L-5,36L6,-5L17,35L28,-9L37,24"
    return (
        path(body, side)
        + flat("M12,30C24,28 34,26 38,22L40,-20L16,-12Z", SAND)
        + line(cords, 2.4, cord)
        + path("M-41,-24C-41,-9 41,-9 41,-24L41,-16C41,-1 -41,-1 -41,-16Z", hoop)
        + path("M-38,24C-30,40 30,40 38,24L37,32C30,47 -30,47 -37,32Z", hoop)
        + ellipse(0, -24, 41, 13, WHITE)
        + line("M-26,-24C-14,-31 14,-31 26,-24", 1.4, SLATE)
    )


def stick() -> str:
    """A drumstick, its knob at the bottom left of the hand."""
    return (
        line("M6,-8L-20,26", 6.5)
        + line("M6,-8L-20,26", 2.2, SAND)
        + ellipse(-21, 27, 4.5, 4.5, SAND, 2.2)
    )


def fife() -> str:
    """A transverse flute, 118 long, from its closed end (at the right) to the left."""
    return (
        line("M10,0L-112,0", 11)
        + line("M10,0L-112,0", 5.5, BROWN)
        + line("M-4,0h4M-104,0h4M-62,0h3", 8, GOLD)
        + "".join(circle(x, -0.5, 1.7, BARK, 0) for x in (-32, -42, -52, -72, -82, -92))
    )


def lute() -> str:
    """A lute about its sound hole, its neck to the upper right."""
    return (
        line("M22,-16L84,-56", 13)
        + line("M22,-16L84,-56", 7, BARK)
        + path("M78,-60L90,-52L100,-72L92,-80Z", BROWN)
        + line("M84,-64l-7,-5M90,-68l-7,-5M95,-58l7,4M98,-64l7,4", 2.6)
        + path(
            "M30,-26C38,-14 32,10 14,28C-4,46 -36,44 -44,22"
            "C-52,0 -36,-24 -10,-28C6,-31 20,-32 30,-26Z",
            OCHRE,
        )
        + flat(
            "M31,-20C35,-8 28,12 12,26C-6,42 -34,41 -42,24C-28,34 -10,28 6,14C20,2 28,-10 31,-20Z",
            AMBER,
        )
        + circle(-5, -1, 10, BARK, 2.4)
        + circle(-5, -1, 6, "", 1.2)
        + line("M-32,12L-22,26", 5)
        + line("M-29,17L88,-60M-25,22L92,-55", 1.2, WHITE)
    )


def sceptre(length: float = 70) -> str:
    """A sceptre, held at its lower end."""
    return (
        line(f"M0,24L0,{-length:g}", 9)
        + line(f"M0,23L0,{-length:g}", 4, GOLD)
        + path(
            f"M0,{-length - 26:g}C12,{-length - 18:g} 14,{-length - 4:g} 0,{-length + 4:g}"
            f"C-14,{-length - 4:g} -12,{-length - 18:g} 0,{-length - 26:g}Z",
            GOLD,
        )
        + line(
            f"M0,{-length - 24:g}L0,{-length:g}M-9,{-length - 8:g}"
            f"C-4,{-length - 4:g} 4,{-length - 4:g} 9,{-length - 8:g}",
            1.8,
        )
        + circle(0, -length + 7, 5, GOLD, 2.4)
    )

"""The sows of the four aces ("Sau"), seen from the left, about the middle of the body."""

from __future__ import annotations

from .kit import (
    BARK,
    BLUSH,
    BROWN,
    GOLD,
    INK,
    PINK,
    RED,
    SHADE,
    SLATE,
    WHITE,
    circle,
    ellipse,
    flat,
    line,
    path,
    place,
)


def _trotter(x: float, y: float, hide: str, *, far: bool = False) -> str:
    """A leg, open at its top where it joins the body, its hoof ending at y."""
    sides = (
        f"M{x - 13},{y - 28}C{x - 9},{y - 20} {x - 8},{y - 14} {x - 8},{y - 4}"
        f"M{x + 8},{y - 4}C{x + 8},{y - 14} {x + 10},{y - 20} {x + 12},{y - 28}"
    )
    hoof = (
        f"M{x - 9},{y - 9}H{x + 9}L{x + 10},{y + 2}H{x + 1}L{x},{y - 3}L{x - 1},{y + 2}H{x - 10}Z"
    )
    ham = (
        f"M{x - 13},{y - 28}C{x - 9},{y - 20} {x - 8},{y - 14} {x - 8},{y - 4}H{x + 8}"
        f"C{x + 8},{y - 14} {x + 10},{y - 20} {x + 12},{y - 28}"
        f"C{x + 18},{y - 58} {x - 16},{y - 62} {x - 13},{y - 28}Z"
    )
    thigh = (
        ""
        if far
        else line(f"M{x - 13},{y - 28}C{x - 17},{y - 44} {x - 10},{y - 52} {x + 2},{y - 50}")
    )
    return flat(ham, hide) + thigh + line(sides, 3) + path(hoof, BARK, 2.2)


def _tail() -> str:
    return "M68,-16C74,-26 88,-24 85,-14C82,-7 74,-12 79,-18C83,-24 90,-22 94,-27"


BODY = (
    "M-44,-26C-24,-50 30,-50 56,-34C80,-18 80,18 62,32C44,44 -16,44 -36,32C-54,18 -56,-12 -44,-26Z"
)


def sow(hide: str, dark: str, snout: str, head: str = "", rump: str = "") -> str:
    """A fat, contented sow; `head` and `rump` give these parts another colour."""
    face = (
        "M-34,-38C-54,-46 -74,-36 -80,-14L-94,-8C-100,-4 -100,14 -94,17L-76,18"
        "C-68,30 -48,32 -36,22C-22,10 -20,-28 -34,-38Z"
    )
    near = "M-56,-34C-58,-52 -44,-62 -28,-56C-28,-42 -34,-28 -46,-22C-52,-24 -55,-28 -56,-34Z"
    far = "M-68,-34C-74,-48 -68,-58 -58,-60C-52,-54 -52,-44 -56,-36Z"
    behind = (
        flat("M40,-41C70,-34 84,-14 76,12C72,24 66,30 58,34C46,10 34,-14 40,-41Z", rump)
        if rump
        else ""
    )
    cheek = "" if head else circle(-52, 8, 7, BLUSH, 0)
    return (
        line(_tail(), 8)
        + line(_tail(), 3.4, rump or hide)
        + _trotter(-18, 60, dark, far=True)
        + _trotter(38, 60, rump or dark, far=True)
        + path(BODY, hide)
        + behind
        + flat(
            "M60,-30C80,-14 78,18 60,30C42,42 -14,42 -34,31C-10,32 30,30 46,12C56,0 60,-16 60,-30Z",
            INK if rump else dark,
        )
        + line(
            "M-4,30C2,34 10,34 16,31M-30,24l8,7M-20,26l8,7M24,30l9,-9M32,28l10,-11M41,25l10,-12",
            1.8,
            BARK,
        )
        + path(BODY)
        + _trotter(-32, 64, hide)
        + _trotter(56, 64, rump or hide)
        + path(far, head or dark)
        + path(face, head or hide)
        + flat(
            "M-36,-36C-24,-26 -24,8 -38,20C-48,28 -64,26 -72,18C-54,20 -42,8 -38,-8Z",
            INK if head else dark,
        )
        + cheek
        + path(near, head or hide)
        + flat("M-50,-32C-50,-44 -42,-52 -32,-51C-33,-42 -38,-32 -46,-28Z", snout)
        + ellipse(-95, 4.5, 6, 12.5, snout)
        + line("M-95,-1v4M-95,8v4", 3)
        + ellipse(-67, -13, 5.4, 5, WHITE, 0)
        + circle(-68.5, -12.5, 3.2, INK, 0)
        + line("M-74,-13C-71,-19 -64,-19 -60,-14", 2.6)
        + line("M-82,17C-76,22 -68,20 -64,14", 2.4, PINK if head else INK)
    )


def saddleback() -> str:
    """A sow with a black head and rump, as they are bred in southern Germany."""
    return sow("#f0b3a1", "#dc8f7d", "#e58f8a", "#54423c", "#54423c")


def piglet() -> str:
    """A piglet: the sow's drawing, with the outlines of a small one."""
    return f'<g stroke-width="6">{sow("#f6c6b8", "#e5a090", "#ea9a94")}</g>'


def boar() -> str:
    """A wild boar: a bristly crest, a long snout, a tusk."""
    body = (
        "M-44,-26L-40,-40L-32,-36L-26,-50L-16,-44L-8,-58L2,-48L12,-58L20,-46L32,-52L36,-42L48,-44"
        "L54,-34C78,-20 80,16 62,32C44,42 -16,42 -36,32C-54,18 -56,-12 -44,-26Z"
    )
    head = (
        "M-30,-36C-46,-42 -62,-34 -72,-14L-100,2C-106,6 -104,20 -97,21L-74,22"
        "C-62,32 -46,32 -34,22C-20,10 -18,-28 -30,-36Z"
    )
    near = "M-52,-34C-56,-50 -50,-60 -38,-64C-30,-54 -32,-36 -42,-26C-48,-28 -51,-30 -52,-34Z"
    return (
        line("M66,-18C80,-14 86,0 82,14M82,14l-5,8M82,14l4,8M82,14v10", 5)
        + _trotter(-18, 60, BARK, far=True)
        + _trotter(38, 60, BARK, far=True)
        + path(body, BROWN)
        + flat(
            "M60,-28C78,-14 76,16 60,30C42,40 -14,40 -34,31C-10,32 30,30 46,12C56,0 60,-14 60,-28Z",
            BARK,
        )
        + line(
            "M-20,-30l-5,12M-4,-36l-5,13M14,-36l-5,13M30,-32"
            "l-4,12M-10,-8l-5,11M10,-12l-5,12M28,-10l-5,11",
            2.2,
            BARK,
        )
        + path(body)
        + _trotter(-32, 64, BROWN)
        + _trotter(56, 64, BROWN)
        + path("M-62,-34C-66,-48 -62,-56 -54,-58C-48,-50 -50,-42 -54,-34Z", BARK)
        + path(head, BROWN)
        + flat("M-32,-34C-22,-24 -22,8 -36,20C-46,28 -60,26 -68,20C-50,20 -40,8 -36,-8Z", BARK)
        + path(near, BROWN)
        + ellipse(-100, 11, 5.5, 11, SHADE)
        + line("M-100,6v4M-100,13v4", 2.8)
        + path("M-78,20C-86,14 -88,4 -84,-6C-78,2 -74,10 -70,18Z", WHITE, 2.4)
        + ellipse(-62, -12, 4.6, 4.2, WHITE, 0)
        + circle(-63.5, -11.5, 3, INK, 0)
        + line("M-72,-16L-56,-19", 3.6)
        + line("M-96,21C-86,26 -74,26 -66,20", 2.4)
    )


def wing() -> str:
    """A wing on the back, its root at (0, 0)."""
    return path(
        "M0,4C-14,-10 -14,-34 -2,-52C0,-44 4,-40 8,-38C8,-46 12,-54 20,-60C20,-50 22,-44 26,-40"
        "C30,-46 36,-50 44,-52C40,-40 42,-34 42,-28C46,-30 52,-30 56,-28C48,-14 30,6 0,4Z",
        WHITE,
    ) + line(
        "M4,-4C8,-14 14,-24 22,-32M10,0C18,-8 28,-16 38,-20M-2,-10C-4,-20 -4,-30 0,-38", 2, SLATE
    )


def bow() -> str:
    """A drawn bow with an arrow that points left, about the hand."""
    return (
        line("M10,-40C-16,-24 -16,24 10,40", 7)
        + line("M10,-40C-16,-24 -16,24 10,40", 3, GOLD)
        + line("M10,-40L24,0L10,40", 1.6)
        + line("M30,0H-36", 3.4)
        + path("M-36,0L-26,-12C-24,-8 -24,8 -26,12Z", RED, 2.4)
        + line("M30,0l8,-7M30,0l8,7M24,0l8,-7M24,0l8,7", 2.4, RED)
    )


def ribbon_collar(x: float, y: float) -> str:
    """A red collar around the neck with a bell."""
    band = "M-8,-34C6,-24 8,6 -6,26"
    return place(line(band, 11) + line(band, 6, RED), x, y) + place(
        circle(0, 0, 10, GOLD, 2.6) + line("M-10,0H10M0,0V9", 2.4), x - 4, y + 36
    )

"""Hats of the figures, about the head's (0, 0); each sits on a brow line at y = -24."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kit import GOLD, INK, WHITE, Point, circle, line, path, smooth, taper

if TYPE_CHECKING:
    from collections.abc import Sequence


def plume(points: Sequence[Point], width: float, colour: str, vein: str = INK) -> str:
    """An ostrich feather along the points, widest in the middle, with its quill and barbs."""
    count = len(points)
    widths = [
        width * (0.45 + 1.1 * (i / (count - 1)) * (1.55 - i / (count - 1))) for i in range(count)
    ]
    widths[-1] = width * 0.35
    piece = path(taper(points, widths), colour)
    piece += line(smooth(points), 1.8, vein)
    barbs = ""
    for i in range(1, count):
        (ax, ay), (bx, by) = points[i - 1], points[i]
        dx, dy = bx - ax, by - ay
        length = (dx * dx + dy * dy) ** 0.5
        dx, dy = dx / length, dy / length
        for part in (0.35, 0.85):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            reach = widths[i] * 0.36
            for sign in (1, -1):
                barbs += f"M{x:.0f},{y:.0f}"
                barbs += f"l{(dx - sign * dy) * reach:.0f},{(dy + sign * dx) * reach:.0f}"
    return piece + line(barbs, 1.4, vein)


def beret(cloth: str, dark: str, lining: str) -> str:
    """A Landsknecht's flat cap: a wide soft crown over a slashed brim."""
    crown = "M-35,-27C-50,-36 -46,-55 -22,-60C2,-66 36,-62 45,-46C51,-35 44,-27 37,-24Z"
    brim = (
        "M-38,-22C-40,-32 -32,-36 -20,-38C0,-41 24,-39 38,-33"
        "C44,-29 43,-20 37,-17C16,-26 -16,-27 -38,-22Z"
    )
    slashes = "M-27,-27l4,-8M-12,-28l3,-9M4,-28l1,-9M19,-26l-1,-9M32,-22l-2,-9"
    folds = "M-24,-44C-20,-52 -10,-56 0,-57M8,-46C18,-54 30,-53 38,-46"
    return path(crown, cloth) + line(folds, 2, dark) + path(brim, dark) + line(slashes, 4, lining)


def slouch(cloth: str, dark: str, band: str) -> str:
    """A broad felt hat, its brim turned up at the right."""
    crown = "M-22,-28C-24,-50 -16,-66 4,-66C22,-66 30,-52 30,-28Z"
    brim = (
        "M-50,-22C-44,-34 -24,-36 0,-34C22,-34 38,-44 52,-52"
        "C58,-40 50,-24 32,-18C4,-24 -26,-24 -50,-22Z"
    )
    return (
        path(crown, cloth)
        + line("M-8,-60C-4,-54 6,-54 12,-60", 2, dark)
        + path("M-23,-40C-6,-44 14,-44 30,-41L30,-28L-22,-28Z", band)
        + path(brim, cloth)
        + line("M-40,-25C-22,-30 8,-30 28,-26C38,-30 46,-36 50,-43", 2, dark)
    )


def hunter(cloth: str, dark: str, band: str) -> str:
    """A tall felt hat of the mountains with a narrow brim."""
    crown = "M-21,-28C-20,-46 -16,-60 -10,-68C-2,-64 6,-66 12,-70C20,-60 27,-46 28,-28Z"
    brim = (
        "M-42,-20C-38,-32 -20,-34 2,-34C24,-34 40,-36 46,-30"
        "C46,-20 34,-16 26,-17C4,-24 -22,-24 -42,-20Z"
    )
    return (
        path(crown, cloth)
        + line("M0,-64C0,-56 2,-52 4,-48", 2, dark)
        + path("M-22,-38C-6,-41 12,-41 28,-38L28,-29L-22,-29Z", band)
        + path(brim, cloth)
        + line("M-34,-23C-18,-28 10,-29 34,-24", 2, dark)
    )


def jester(left: str, right: str) -> str:
    """A fool's cap with three horns, a bell at the end of each."""
    horn_left = "M-26,-20C-34,-40 -50,-46 -62,-30C-58,-62 -30,-66 -8,-50L-4,-26Z"
    horn_right = "M30,-18C36,-38 54,-44 66,-26C64,-60 38,-68 14,-50L8,-26Z"
    middle = "M-16,-30C-18,-52 -8,-70 10,-80C8,-66 22,-48 22,-28Z"
    brim = "M-32,-16C-14,-26 20,-26 34,-14L35,-24C18,-36 -16,-36 -33,-26Z"
    bells = ((-62, -27), (66, -23), (11, -82))
    return (
        path(horn_left, left)
        + path(horn_right, left)
        + path(middle, right)
        + path(brim, right)
        + "".join(circle(x, y, 6.5, GOLD) + line(f"M{x - 3},{y + 1}h6", 1.8) for x, y in bells)
    )


def crown(jewel: str) -> str:
    """A king's crown of five leaves with its cap, for a full face."""
    cap = "M-26,-34C-24,-56 24,-56 26,-34Z"
    gold = (
        "M-29,-24L-37,-58L-22,-46L-16,-64L-8,-48L0,-70L8,-48L16,-64L22,-46L37,-58L29,-24"
        "C14,-30 -14,-30 -29,-24Z"
    )
    pearls = ((-37, -60), (-16, -66), (0, -72), (16, -66), (37, -60))
    return (
        path(cap, jewel)
        + path(gold, GOLD)
        + line("M-31,-34C-14,-40 14,-40 31,-34", 2)
        + path("M0,-37L5,-31L0,-25L-5,-31Z", jewel, 2)
        + "".join(circle(x, y, 4, WHITE, 2) for x, y in pearls)
        + circle(-18, -32, 3, jewel, 1.6)
        + circle(18, -32, 3, jewel, 1.6)
    )

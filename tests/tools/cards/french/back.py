"""The back: a lattice on wine red, in the middle the four signs; the same turned by half."""

from __future__ import annotations

from ..hues import DIAMOND
from ..kit import GROUND, HEIGHT, RED, WIDTH, WINE, ellipse, flat, line, num, path, place
from .signs import outline, suit

COLUMNS, ROWS = 6, 10
EDGE = 17
ROSE = "#dc8a7c"


def _lattice() -> str:
    """Slanted lines and a small lozenge in every field (what pokes out lies below the frame)."""
    wide, high = (WIDTH - 2 * EDGE) / COLUMNS, (HEIGHT - 2 * EDGE) / ROWS
    lines = ""
    for i in range(-ROWS, COLUMNS + 1):
        x = EDGE + i * wide
        lines += f"M{num(x)},{EDGE}L{num(x + ROWS * wide)},{HEIGHT - EDGE}"
        lines += f"M{num(WIDTH - x)},{EDGE}L{num(WIDTH - x - ROWS * wide)},{HEIGHT - EDGE}"
    stones = ""
    for row in range(2 * ROWS + 1):
        for column in range(COLUMNS if row % 2 else COLUMNS + 1):
            x = EDGE + (column + (0.5 if row % 2 else 0)) * wide
            y = EDGE + row * high / 2
            stones += f"M{num(x)},{num(y - 7)}l6,7l-6,7l-6,-7Z"
    return line(lines, 2.2, ROSE) + flat(stones, GROUND)


def _half() -> str:
    """Half of the medallion's drawing."""
    return suit("E", 0, -66, 40) + suit("G", -26, -28, 44) + suit("H", 26, -28, 44)


def back() -> str:
    """The whole drawing."""
    frame = f"M0,0H{WIDTH}V{HEIGHT}H0ZM{EDGE},{EDGE}V{HEIGHT - EDGE}H{WIDTH - EDGE}V{EDGE}Z"
    inner = f"M{EDGE},{EDGE}H{WIDTH - EDGE}V{HEIGHT - EDGE}H{EDGE}Z"
    outer = f"M9,9H{WIDTH - 9}V{HEIGHT - 9}H9Z"
    half = _half()
    return (
        flat(f"M0,0H{WIDTH}V{HEIGHT}H0Z", RED)
        + _lattice()
        + flat(frame, GROUND)
        + line(inner, 3, WINE)
        + line(outer, 2, ROSE)
        + ellipse(WIDTH / 2, HEIGHT / 2, 72, 108, GROUND, 3)
        + ellipse(WIDTH / 2, HEIGHT / 2, 64, 100, "", 1.8)
        + place(half, WIDTH / 2, HEIGHT / 2)
        + place(half, WIDTH / 2, HEIGHT / 2, 1, 180)
        + place(path(outline("S"), DIAMOND, 8), WIDTH / 2, HEIGHT / 2, 0.4)
    )

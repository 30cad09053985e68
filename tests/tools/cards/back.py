"""The back: a field of blue and white lozenges, in the middle two acorns that mirror each other.

It looks the same turned by half, so that the way a card lies tells nothing.
"""

from __future__ import annotations

from .kit import (
    BLUE,
    GREEN,
    GROUND,
    HEIGHT,
    NAVY,
    PINE,
    SKY,
    WIDTH,
    ellipse,
    flat,
    line,
    path,
    place,
)
from .suits import suit

COLUMNS, ROWS = 9, 10
EDGE = 17


def _lozenges() -> str:
    """Every second lozenge of a slanted lattice (what pokes out lies below the frame)."""
    wide = (WIDTH - 2 * EDGE) / COLUMNS
    high = (HEIGHT - 2 * EDGE) / ROWS
    piece = ""
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            x, y = EDGE + column * wide, EDGE + row * high
            piece += (
                f"M{x:.0f},{y - high / 2:.0f}L{x + wide / 2:.0f},{y:.0f}"
                f"L{x:.0f},{y + high / 2:.0f}L{x - wide / 2:.0f},{y:.0f}Z"
            )
    return flat(piece, GROUND)


def _sprig() -> str:
    """Half of the medallion's drawing: an acorn between two oak leaves."""
    oak = (
        "M0,4C-6,0 -14,2 -16,-6C-24,-8 -24,-18 -18,-22C-24,-30 -18,-40 -10,-40C-10,-50 -4,-56 0,-58"
        "C4,-56 10,-50 10,-40C18,-40 24,-30 18,-22C24,-18 24,-8 16,-6C14,2 6,0 0,4Z"
    )
    leaf = path(oak, GREEN, 2.6) + line(
        "M0,6V-46M0,-8l-9,-6M0,-8l9,-6M0,-24l-9,-6M0,-24l9,-6", 1.8, PINE
    )
    return (
        place(leaf, -6, -6, 0.86, -52) + place(leaf, 6, -6, 0.86, 52) + suit("E", 0, -40, 58, 180)
    )


def back() -> str:
    """The whole drawing."""
    frame = f"M0,0H{WIDTH}V{HEIGHT}H0ZM{EDGE},{EDGE}V{HEIGHT - EDGE}H{WIDTH - EDGE}V{EDGE}Z"
    inner = f"M{EDGE},{EDGE}H{WIDTH - EDGE}V{HEIGHT - EDGE}H{EDGE}Z"
    outer = f"M9,9H{WIDTH - 9}V{HEIGHT - 9}H9Z"
    sprig = _sprig()
    return (
        flat(f"M0,0H{WIDTH}V{HEIGHT}H0Z", BLUE)
        + _lozenges()
        + flat(frame, GROUND)
        + line(inner, 3, NAVY)
        + line(outer, 2, SKY)
        + ellipse(WIDTH / 2, HEIGHT / 2, 72, 98, GROUND, 3)
        + ellipse(WIDTH / 2, HEIGHT / 2, 64, 90, "", 1.8)
        + place(sprig, WIDTH / 2, HEIGHT / 2)
        + place(sprig, WIDTH / 2, HEIGHT / 2, 1, 180)
    )

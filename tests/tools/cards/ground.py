"""What lies below and behind a drawing: the card's ground and the meadow the figures stand on."""

from __future__ import annotations

from .kit import GREEN, GROUND, HEIGHT, MEADOW, PINE, WIDTH, flat, line


def card() -> str:
    """The plain ground of a face, out to all four edges."""
    return flat(f"M0,0H{WIDTH}V{HEIGHT}H0Z", GROUND)


def meadow(left: float, right: float, y: float) -> str:
    """A low mound with tufts of grass, its crest at y."""
    middle = (left + right) / 2
    mound = flat(
        f"M{left},{y + 6}C{left + 14},{y - 6} {middle - 40},{y - 11} {middle},{y - 11}"
        f"C{middle + 40},{y - 11} {right - 14},{y - 6} {right},{y + 6}"
        f"C{right - 20},{y + 13} {left + 20},{y + 13} {left},{y + 6}Z",
        MEADOW,
    )
    blades = "M{0},{1}q0,-7 -5,-11M{0},{1}q0,-9 2,-15M{0},{1}q2,-6 7,-9"
    tufts = "".join(
        blades.format(x, y + dy) for x, dy in ((left + 18, 6), (middle + 2, 8), (right - 20, 5))
    )
    edge = f"M{left},{y + 6}C{left + 20},{y + 13} {right - 20},{y + 13} {right},{y + 6}"
    return mound + line(edge, 2.2, GREEN) + line(tufts, 2.2, PINE)

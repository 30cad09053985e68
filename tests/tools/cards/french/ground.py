"""The floor that kings and queens stand on."""

from __future__ import annotations

from ..kit import AMBER, flat, line

FLOOR = "#ecdcb9"


def floor(left: float, right: float, y: float) -> str:
    """A round floor of stone, its middle at y."""
    edge = f"M{left:g},{y:g}C{left + 20:g},{y + 15:g} {right - 20:g},{y + 15:g} {right:g},{y:g}"
    return flat(
        edge + f"C{right - 20:g},{y - 15:g} {left + 20:g},{y - 15:g} {left:g},{y:g}Z", FLOOR
    ) + line(edge, 2.2, AMBER)

"""Long measurements leave the machine to whoever works at it."""

import os

NICE = 15
"""How far a process stands back, on the scale of ``nice``."""


def stand_back() -> None:
    """Lets everybody else go first; a process that stands back already stays where it is."""
    os.nice(max(0, NICE - os.nice(0)))

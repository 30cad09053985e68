"""Importing the bots one module after the other, while the person looks at the hand."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.ports import Clock

STEP = 20
"""Milliseconds between two modules: importing them all at once would make the page stutter."""

MODULES = (
    "memory",
    "thrift",
    "proof",
    "easy",
    "chances",
    "worlds",
    "endgame",
    "worth",
    "judging",
    "leading",
    "sides",
    "tout",
    "normal",
    "features",
    "touts",
    "weights",
    "valuation",
    "auction",
    "doubling",
    "bot",
)
"""Of game.bots, each after those that it imports: so none brings another one with it."""


def warm_up(clock: "Clock") -> None:
    """Imports the next module each time the clock rings."""

    def step(index: int) -> None:
        if index < len(MODULES):
            __import__("game.bots." + MODULES[index])
            clock.after(STEP, lambda: step(index + 1))

    clock.after(STEP, lambda: step(0))

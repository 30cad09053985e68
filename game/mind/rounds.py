"""The worlds of a decision, in rounds: all at once where they are counted, few by few on a clock.

A round costs some ten milliseconds where people play, so a decision ends near its time on a slow
device too.
"""

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.view import View

from .sampling import World, sample
from .thinking import Thinking, Watch

ROUND = 12
"""Worlds of one round, where there is a clock."""


def rounds(
    view: View, number: int, chance: Chance, thinking: Thinking, watch: Watch, share: float
) -> Iterator[list[World]]:
    """At most ``number`` worlds, until this share of the time is gone; one round at least.

    Each round's weights sum to 1. A round that gives every world there is is the last.
    """
    step = number if thinking.now is None else ROUND
    left = number
    while left > 0:
        some = sample(view, min(step, left), chance)
        yield some
        if len(some) < min(step, left) or watch.is_over(share):
            return
        left -= step

"""The worlds of a decision, in rounds: all at once where they are counted, few by few on a clock.

A round costs some ten milliseconds where people play, so a decision ends near its time on a slow
device too.
"""

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.view import View

from .sampling import World, sample
from .thinking import Thinking, Watch

ROUND = 9
"""Worlds of one round, where there is a clock."""

DRAWN = 4 * ROUND
"""Worlds that are drawn and weighed together there: the more, the better they are chosen."""


def rounds(
    view: View, number: int, chance: Chance, thinking: Thinking, watch: Watch, share: float
) -> Iterator[list[World]]:
    """At most ``number`` worlds, until this share of the time is gone; one round at least.

    The weights of worlds that are drawn together sum to their number. Where these are all worlds
    that there are, they are the last.
    """
    together, step = (number, number) if thinking.now is None else (DRAWN, ROUND)
    left = number
    while left > 0:
        wanted = min(together, left)
        drawn = sample(view, wanted, chance)
        weighty = [World(hands, weight * len(drawn)) for hands, weight in drawn]
        for start in range(0, len(drawn), step):
            yield weighty[start : start + step]
            if watch.is_over(share):
                return
        if len(drawn) < wanted:
            return
        left -= wanted

"""Supposed hands to measure with: the same file runs in CPython and in Pyodide."""

from collections.abc import Callable

from game.bots.bot import NORMAL, choose
from game.core.chance import chance_from
from game.core.table import PLAY
from game.mind.sampling import sample
from tests.bench.playing import fresh


def sampling_times(
    deck: str, trick: int, clock: Callable[[], float], deals: int, worlds: int
) -> list[float]:
    """How long so many weighted worlds took, once a deal, in `clock`'s unit.

    The decisions are of somebody who has a choice in this trick, 0 the first, of self-play.
    """
    times: list[float] = []
    number = 0
    while len(times) < deals:
        state = fresh(deck, chance_from(f"suppose {deck} {number}"))
        while not state.is_over:
            turn = state.turn
            if turn is None:
                break
            view = state.view(turn)
            table = state.table
            if table.phase == PLAY and table.complete_tricks == trick and turn == number % 4:
                chance = chance_from(f"worlds {number}")
                start = clock()
                sample(view, worlds, chance)
                times.append(clock() - start)
                break
            state = state.apply(turn, choose(view, NORMAL, number))
        number += 1
    return times

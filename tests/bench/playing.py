"""Deals to measure with, in the portable subset: the same file runs in every interpreter."""

from typing import TYPE_CHECKING

from game.bots.bot import answer, choose
from game.core.chance import chance_from, deal
from game.core.round import new_round
from game.core.rulesets import Ruleset
from game.core.table import KONTRA, RE

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.chance import Chance
    from game.core.round import Round


def fresh(deck: str, chance: "Chance") -> "Round":
    """A random deal before the first bid."""
    return new_round(Ruleset(), deck, chance.below(4), deal(deck, chance))


def random_deals(deck: str, clock: "Callable[[], float]", seconds: float) -> float:
    """Play complete random deals through the checked door; return how many a second."""
    chance = chance_from("bench " + deck)
    start = clock()
    count = 0
    while clock() - start < seconds:
        state = fresh(deck, chance)
        while not state.is_over:
            seat = state.turn
            legal = state.legal()
            assert seat is not None
            state = state.apply(seat, legal[chance.below(len(legal))])
        state.result()
        count += 1
    return count / (clock() - start)


def decision_times(
    level: str, deck: str, clock: "Callable[[], float]", deals: int
) -> "list[float]":
    """Let a level play deals against itself; return how long each decision took, in `clock`'s unit.

    The answers to Kontra and Re are decisions too.
    """
    times = []
    for number in range(deals):
        state = fresh(deck, chance_from(f"bench {deck} {number}"))
        while not state.is_over:
            word, seat = None, 0
            for asked in range(4):
                view = state.view(asked)
                for offer, is_open in ((KONTRA, view.kontra_open), (RE, view.re_open)):
                    if is_open and word is None:
                        start = clock()
                        word, seat = answer(view, offer, level, number), asked
                        times.append(clock() - start)
            if word is not None:
                state = state.apply(seat, word)
                continue
            turn = state.turn
            assert turn is not None
            view = state.view(turn)
            start = clock()
            action = choose(view, level, number)
            times.append(clock() - start)
            state = state.apply(turn, action)
    return times

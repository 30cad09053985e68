"""One worker's share of a soak: many deals of one contract with one deck."""

import random
import time

from tests.soak.against_reference import compare_with_reference
from tests.soak.harness import (
    AT_THE_END,
    EVERY_ACTION,
    EVERY_STATE,
    describe,
    play_checked,
)

STATES_EVERY = 10
REFERENCE_EVERY = 20
ACTIONS_EVERY = 100

Job = tuple[str, str, int, int]


def run(job: Job) -> tuple[str, str, int, int, float]:
    """Plays the deals of one contract and deck; the kind, deck, deals, deals won and seconds."""
    kind, deck, deals, seed = job
    started = time.perf_counter()
    won = 0
    for number in range(deals):
        name = f"{seed} {kind} {deck} {number}"
        try:
            finished = play_checked(kind, deck, random.Random(name), _care(number))
            if number % REFERENCE_EVERY == 0:
                compare_with_reference(finished)
        except Exception as error:
            raise RuntimeError(f"seed {name!r}: {error}") from error
        result = finished.result()
        assert result is not None, describe(finished)
        won += result.won
    return kind, deck, deals, won, time.perf_counter() - started


def _care(number: int) -> int:
    if number % ACTIONS_EVERY == 0:
        return EVERY_ACTION
    return EVERY_STATE if number % STATES_EVERY == 0 else AT_THE_END

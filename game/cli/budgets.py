"""What the level ``strong`` may spend on the command line, and the solver that it gets.

With a count of worlds it answers the same every time and on every machine; with milliseconds it
plays as at the table, and its answers depend on how fast the machine is.
"""

import atexit
import time
from collections.abc import Callable
from functools import cache

from game.mind.exact import Exact
from game.mind.thinking import Thinking

from .solver import best_solver

WORLDS = 8
"""Worlds of a decision where nobody says how many: some 12 to 15 ms of a desk's processor with the
compiled solver on the long deck, 6 to 10 on the short one."""

NO_END = 1_000_000
"""More worlds than any time allows."""


@cache
def solver() -> Exact:
    """The solver of this process, loaded when it is first needed."""
    # What it is made of can't be let go any more when the interpreter itself is half gone.
    atexit.register(solver.cache_clear)
    return best_solver()


def wall_clock() -> float:
    """Milliseconds on the clock: what somebody who waits for an answer means."""
    return 1000.0 * time.perf_counter()


def processor_clock() -> float:
    """Milliseconds of this process's own: the same budget whatever else the machine does."""
    return 1000.0 * time.process_time()


def thinking_for(
    worlds: "int | None",
    milliseconds: "int | None",
    now: Callable[[], float] = wall_clock,
) -> Thinking:
    """A budget of worlds or of milliseconds by a clock; WORLDS where neither is given."""
    if milliseconds is None:
        return Thinking(solver(), WORLDS if worlds is None else worlds)
    return Thinking(solver(), NO_END if worlds is None else worlds, milliseconds, now)

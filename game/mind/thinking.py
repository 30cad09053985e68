"""What a search may spend: how many worlds, how long, and with which solver.

Tests and the arena give a count, and get the same answer every time; at the table it is
milliseconds, and as many worlds as fit into them.
"""

from collections.abc import Callable  # noqa: TC003 - a field of a named tuple
from typing import NamedTuple

from .exact import Exact


class Thinking(NamedTuple):
    """``worlds``: the most that one decision looks at.

    With ``now``, a clock in milliseconds, it also ends after ``milliseconds``, as far as it came.
    """

    exact: Exact
    worlds: int
    milliseconds: float = 0.0
    now: "Callable[[], float] | None" = None


class Watch:
    """The time that one decision has left; without a clock it is never over."""

    def __init__(self, thinking: Thinking) -> None:
        self._now = thinking.now
        self._given = thinking.milliseconds
        self._end = 0.0 if thinking.now is None else thinking.now() + thinking.milliseconds

    def is_over(self, share: float = 1.0) -> bool:
        """Whether this share of the time is gone."""
        if self._now is None:
            return False
        return self._now() >= self._end - (1.0 - share) * self._given

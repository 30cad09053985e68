"""What can be asked of an open-card position, and what comes back: one form for both solvers.

Both sides play their best with all cards open. A value is what the declarer's side has at the end
of the deal, what it had before included: card points, or tricks. Values are cut off at a window: a
question whether 61 are reached has the window (60, 61), the whole value (0, 120). A narrow window
is answered many times faster than a wide one.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.cards import TOTAL_POINTS, Card
from game.core.games import row_of
from game.core.settle import WIN_POINTS

from .position import Position, all_tricks

POINTS, TRICKS = "points", "tricks"
"""What is counted for the declarer's side."""

NO_LIMIT = 2_000_000_000
"""More nodes than any deal needs."""


class Question(NamedTuple):
    """``counted`` is POINTS or TRICKS; ``each``: the value of every legal card is wanted."""

    position: Position
    counted: str
    low: int
    high: int
    each: bool


class Answer(NamedTuple):
    """The values from ``low`` to ``high`` of the question, for the declarer's side.

    ``value``: the position's, None when the limit of nodes came first. ``cards``: with ``each`` all
    legal cards and their values (None for those that the limit left open), EA first; else empty.
    ``nodes``: cards put on the table on the way.
    """

    value: int | None
    cards: tuple[tuple[Card, int | None], ...]
    nodes: int


Solver = Callable[[Sequence[Question], int], list[Answer]]
"""A solver: questions and the limit of nodes for each of them; their answers in the same order."""


def whole_value(position: Position, each: bool = True) -> Question:
    """How many card points the declarer's side gets."""
    return Question(position, POINTS, 0, TOTAL_POINTS, each)


def reaches(position: Position, points: int, each: bool = True) -> Question:
    """Whether the declarer's side gets so many card points: 31, 61, 91. `is_reached` reads it."""
    return Question(position, POINTS, points - 1, points, each)


def takes_tricks(position: Position, tricks: int, each: bool = True) -> Question:
    """Whether the declarer's side takes at least so many tricks: 1, or all of them."""
    return Question(position, TRICKS, tricks - 1, tricks, each)


def wins(position: Position, each: bool = True) -> Question:
    """Whether the declarer's side wins: 61 points, in a Tout every trick. RULES.md 7."""
    if row_of(position.contract.kind).is_tout:
        return takes_tricks(position, all_tricks(position), each)
    return reaches(position, WIN_POINTS, each)


def is_reached(question: Question, value: int) -> bool:
    """Whether a value of its answer says yes to a question of yes or no."""
    return value >= question.high

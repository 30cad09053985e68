"""The door to the compiled solver, `kernel/solver.c`: questions to flat ints, flat ints to answers.

Nothing here knows how the module was loaded. Whoever starts the mind hands in a `Call`: it writes
the ints of questions to the module's memory, lets it solve them and reads the ints of the answers.
"""

from collections.abc import Callable, Sequence
from functools import cache

from game.core.cards import ACE, Card, card_points, make_card
from game.core.games import Contract, game

from .position import Position
from .question import TRICKS, Answer, Question, Solver

QUESTION_INTS = 64
ANSWER_INTS = 20
CAPACITY = 256
"""Questions that fit into the module's memory at once."""

Call = Callable[[list[int]], Sequence[int]]
"""Takes at most CAPACITY times QUESTION_INTS ints, gives ANSWER_INTS for each question; 32 bits,
signed."""

_NO_CARD = -1
_UNKNOWN = -1


def compiled(call: Call) -> Solver:
    """The compiled solver behind a `Call`."""

    def solve(questions: Sequence[Question], limit: int) -> list[Answer]:
        answers: list[Answer] = []
        for start in range(0, len(questions), CAPACITY):
            asked = questions[start : start + CAPACITY]
            numbers = call([number for one in asked for number in question_ints(one, limit)])
            answers.extend(
                answer_from(numbers[place : place + ANSWER_INTS])
                for place in range(0, len(asked) * ANSWER_INTS, ANSWER_INTS)
            )
        return answers

    return solve


def question_ints(question: Question, limit: int) -> list[int]:
    """A question as the struct of the C source: 64 ints."""
    position = question.position
    counts_tricks = question.counted == TRICKS
    trick = position.trick
    ints = [*_layout(position.contract, position.deck, counts_tricks)]
    ints.extend(_signed(hand) for hand in position.hands)
    ints.extend(trick)
    ints.extend([_NO_CARD] * (3 - len(trick)))
    ints.append(position.leader)
    ints.append(sum(1 << seat for seat in position.side))
    ints.append(position.tricks if counts_tricks else position.points)
    ints.append(1 if counts_tricks else 0)
    ints.append(_dutiful_ace(position))
    ints.append(position.run_away_min)
    ints.extend((question.low, question.high, int(question.each), limit))
    ints.extend([0] * (QUESTION_INTS - len(ints)))
    return ints


def answer_from(ints: Sequence[int]) -> Answer:
    """An answer from the struct of the C source: 20 ints."""
    nodes, value, number = ints[0:3]
    cards = tuple(
        (ints[3 + index], None if ints[11 + index] == _UNKNOWN else ints[11 + index])
        for index in range(number)
    )
    return Answer(None if value == _UNKNOWN else value, cards, nodes)


@cache
def _layout(contract: Contract, deck: str, counts_tricks: bool) -> tuple[int, ...]:
    """By place, from the weakest to the strongest card of each class: card, class and points."""
    tables = game(contract.kind, contract.suit, deck)
    words = []
    for cls in range(len(tables.class_sets)):
        for card in reversed(tables.in_order(cls)):
            points = 0 if counts_tricks else card_points(card)
            words.append(card | cls << 8 | points << 16)
    return tuple(words + [_NO_CARD] * (32 - len(words)))


def _dutiful_ace(position: Position) -> Card:
    """The called ace while it has its duties, else _NO_CARD."""
    called = position.called_suit
    if called is None or position.suit_led:
        return _NO_CARD
    ace = make_card(called, ACE)
    return ace if any(hand >> ace & 1 for hand in position.hands) else _NO_CARD


def _signed(cards: int) -> int:
    """The 32 bits of a set as a signed int."""
    return cards - (1 << 32) if cards >> 31 else cards

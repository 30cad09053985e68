"""The same questions to both solvers, and what differs."""

import random
from collections.abc import Iterator

from game.core.cards import TOTAL_POINTS
from game.core.round import Round
from game.mind import readable
from game.mind.position import Position, all_tricks
from game.mind.question import (
    NO_LIMIT,
    POINTS,
    TRICKS,
    Question,
    Solver,
    is_reached,
    reaches,
    takes_tricks,
    whole_value,
    wins,
)
from tests.mind.positions import fresh_play, random_ending
from tests.soak.harness import describe


class Unequal(AssertionError):
    """The solvers differ; the message is the question, both answers and the whole deal."""


def questions_about(position: Position, chance: random.Random) -> list[Question]:
    """The whole value of every card, and one question of another kind."""
    each = chance.random() < 0.5
    low = chance.randrange(TOTAL_POINTS)
    tricks = chance.randint(1, all_tricks(position))
    other = chance.choice(
        [
            wins(position, each),
            reaches(position, chance.choice((31, 61, 91)), each),
            takes_tricks(position, tricks, each),
            whole_value(position, each=False),
            Question(position, POINTS, low, chance.randint(low + 1, TOTAL_POINTS), each),
            Question(position, TRICKS, 0, all_tricks(position), each),
        ]
    )
    return [whole_value(position), other]


def questions_about_deal(position: Position) -> list[Question]:
    """What of a whole deal Python answers soon: yes or no, five times."""
    return [
        wins(position, each=False),
        reaches(position, 31, each=False),
        reaches(position, 91, each=False),
        takes_tricks(position, 1, each=False),
        takes_tricks(position, all_tricks(position), each=False),
    ]


def confirm_value(deal: Round, position: Position, solve: Solver) -> None:
    """Raises Unequal unless Python says yes to the compiled whole value, and no to one more.

    Two questions of yes or no take Python far less long than the value itself.
    """
    (whole,) = solve([whole_value(position, each=False)], NO_LIMIT)
    value = whole.value
    if value is None:
        raise Unequal(f"no value within any limit | {describe(deal)}")
    for points, said in ((value, True), (value + 1, False)):
        question = reaches(position, points, each=False)
        (answer,) = readable.solve([question], NO_LIMIT)
        if answer.value is None or is_reached(question, answer.value) != said:
            raise Unequal(f"{question}: {answer}, compiled {whole} | {describe(deal)}")


def compare(deal: Round, questions: list[Question], solve: Solver) -> None:
    """Raises Unequal unless the compiled solver answers as the readable one does."""
    fast = solve(questions, NO_LIMIT)
    slow = readable.solve(questions, NO_LIMIT)
    for question, one, other in zip(questions, fast, slow, strict=True):
        if (one.value, one.cards) != (other.value, other.cards):
            raise Unequal(f"{question}: {one} is not {other} | {describe(deal)}")


def endings(
    kinds: tuple[str, ...], decks: tuple[str, ...], sizes: tuple[int, ...], seed: int
) -> Iterator[Round]:
    """Endless random endings: each contract and deck in turn, cards left drawn from the sizes."""
    chance = random.Random(seed)
    while True:
        for kind in kinds:
            for deck in decks:
                yield random_ending(kind, deck, chance.choice(sizes), chance)


def whole_deals(kind: str, deck: str, number: int, seed: int) -> Iterator[Round]:
    """So many random deals before the first card, run away from as usual."""
    chance = random.Random(f"{seed} {kind} {deck}")
    for _ in range(number):
        yield fresh_play(kind, deck, chance)

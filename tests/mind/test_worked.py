"""Endings that one can work out in the head, for both solvers."""

from game.core.cards import card_code, card_set, parse_cards
from game.core.games import SAUSPIEL, SOLO, WENZ_TOUT, Contract
from game.mind.position import Position
from game.mind.question import (
    NO_LIMIT,
    Question,
    Solver,
    is_reached,
    reaches,
    takes_tricks,
    whole_value,
    wins,
)


def position(
    hands: str, leader: int, contract: Contract, side: tuple[int, ...], **more: object
) -> Position:
    """A position of texts: four hands by seat with strokes between them."""
    sets = tuple(card_set(parse_cards(hand)) for hand in hands.split(" | "))
    start = Position(contract, "long", sets, leader, (), side, 0, 0, suit_led=False, run_away_min=4)
    return start._replace(**more)  # type: ignore[arg-type]  # the fields are named by the tests


def by_code(solve: Solver, question: Question) -> dict[str, int | None]:
    """The values of a question's cards, by their texts."""
    (answer,) = solve([question], NO_LIMIT)
    return {card_code(card): value for card, value in answer.cards}


def test_the_called_ace_must_fall_when_its_suit_is_led(solve: Solver) -> None:
    """Seat 1 leads E7: seat 2 must give EA, seat 3 ruffs it, seat 0 must follow. Nothing is won.

    Had the suit been led before, seat 2 would give E8 and score the ace under seat 0's H8.
    """
    hands = "E9 H8 | E7 G7 | EA E8 | H7 S8"
    start = position(hands, 1, Contract(SAUSPIEL, 0, 0), (0, 2))
    assert by_code(solve, whole_value(start)) == {"E7": 0, "G7": 11}
    free = start._replace(suit_led=True)
    assert by_code(solve, whole_value(free)) == {"E7": 11, "G7": 11}


def test_running_away_is_for_those_who_hold_enough(solve: Solver) -> None:
    """Led at once the ace is ruffed by seat 3; after E8 it scores under seat 0's H8.

    The ace and one more are enough only where the rules say two.
    """
    hands = "E9 H8 | E7 G7 | EA E8 | H7 S8"
    start = position(hands, 2, Contract(SAUSPIEL, 0, 0), (0, 2))
    assert by_code(solve, whole_value(start)) == {"EA": 0}
    able = start._replace(run_away_min=2)
    assert by_code(solve, whole_value(able)) == {"EA": 0, "E8": 11}


def test_a_tout_draws_the_last_trump_first(solve: Solver) -> None:
    """EU takes GU out and EA is high; EA first is ruffed. Six tricks are home already."""
    hands = "EA EU | GU S7 | E7 E8 | H7 H8"
    start = position(hands, 0, Contract(WENZ_TOUT, None, 0), (0,), tricks=6)
    question = wins(start)
    assert by_code(solve, question) == {"EU": 8, "EA": 7}
    assert is_reached(question, 8)
    assert not is_reached(question, 7)


def test_points_and_tricks_won_before_count(solve: Solver) -> None:
    """The declarer has 57 and the lead of the last trick, EA against 7, 8 and 9: 68."""
    hands = "EA | E7 | E8 | E9"
    start = position(hands, 0, Contract(SOLO, 3, 0), (0,), points=57, tricks=3)
    assert by_code(solve, whole_value(start)) == {"EA": 68}
    assert by_code(solve, reaches(start, 61)) == {"EA": 61}
    assert by_code(solve, reaches(start, 91)) == {"EA": 90}
    assert by_code(solve, reaches(start, 31)) == {"EA": 31}
    assert by_code(solve, takes_tricks(start, 4)) == {"EA": 4}
    assert by_code(solve, takes_tricks(start, 8)) == {"EA": 7}

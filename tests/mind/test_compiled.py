"""The compiled solver: the same answers as the readable one, a limit, and one table for many."""

import itertools
import random

import pytest

from game.core.cards import DECKS
from game.core.games import KINDS, SAUSPIEL, SOLO
from game.mind import readable
from game.mind.compiled import ANSWER_INTS, CAPACITY, Call, answer_from, question_ints
from game.mind.exact import COMPILED_LIMIT, READABLE_LIMIT, exact
from game.mind.question import NO_LIMIT, Question, Solver, whole_value, wins
from tests.mind.comparing import compare, endings, questions_about
from tests.mind.positions import fresh_play, open_cards, random_ending

SIZES = tuple(range(1, 15))
POSITIONS = 420


def test_equal_on_random_positions(fast: Solver) -> None:
    chance = random.Random("questions")
    for deal in itertools.islice(endings(KINDS, DECKS, SIZES, 2), POSITIONS):
        compare(deal, questions_about(open_cards(deal), chance), fast)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_equal_on_a_whole_deal(kind: str, deck: str, fast: Solver) -> None:
    deal = fresh_play(kind, deck, random.Random(f"whole {kind} {deck}"))
    compare(deal, [wins(open_cards(deal), each=False)], fast)


def test_equal_where_the_holder_of_the_called_ace_can_run_away(fast: Solver) -> None:
    chance = random.Random("away")
    able = 0
    for deal in endings((SAUSPIEL,), DECKS, (12, 13, 14), 3):
        position = open_cards(deal)
        suit = position.called_suit
        assert suit is not None
        of_suit = position.game.class_sets[suit]
        ace = 1 << suit * 8
        if position.suit_led or not any(
            hand & ace and (hand & of_suit).bit_count() >= position.run_away_min
            for hand in position.hands
        ):
            continue
        compare(deal, questions_about(position, chance), fast)
        able += 1
        if able == 25:
            break


def test_cards_are_those_that_the_rules_allow(solve: Solver) -> None:
    for deal in itertools.islice(endings(KINDS, DECKS, SIZES, 4), 280):
        position = open_cards(deal)
        seat = deal.turn
        assert seat is not None
        (answer,) = solve([wins(position)], NO_LIMIT)
        allowed = deal.view(seat).playable
        assert sum(1 << card for card, _ in answer.cards) == allowed
        assert position.legal() == allowed


def some_questions(number: int) -> list[Question]:
    chance = random.Random("batch")
    deals = itertools.islice(endings(KINDS, DECKS, SIZES, 5), number)
    return [one for deal in deals for one in questions_about(open_cards(deal), chance)]


def test_many_at_once_as_one_by_one(fast: Solver) -> None:
    questions = some_questions(CAPACITY)
    together = fast(questions, NO_LIMIT)
    alone = [fast([question], NO_LIMIT)[0] for question in questions]
    assert [(one.value, one.cards) for one in together] == [(one.value, one.cards) for one in alone]
    assert len(together) == 2 * CAPACITY


def test_the_same_questions_cost_the_same_again(fast: Solver) -> None:
    questions = some_questions(40)
    first = fast(questions, NO_LIMIT)
    fast(some_questions(60), NO_LIMIT)
    assert fast(questions, NO_LIMIT) == first


def test_the_limit_is_kept_and_told(fast: Solver) -> None:
    position = open_cards(fresh_play(SOLO, "long", random.Random("limit")))
    question = whole_value(position)
    (whole,) = fast([question], NO_LIMIT)
    for limit in (1, whole.nodes // 3, whole.nodes - 1):
        (stopped,) = fast([question], limit)
        assert stopped.value is None
        assert stopped.nodes == limit + 1  # the one too many
        assert [card for card, _ in stopped.cards] == [card for card, _ in whole.cards]
        known = {(card, value) for card, value in stopped.cards if value is not None}
        assert known < set(whole.cards)
    assert fast([question], whole.nodes) == [whole]
    (single,) = fast([whole_value(position, each=False)], 10)
    assert (single.value, single.cards) == (None, ())


def test_a_stopped_search_leaves_nothing_wrong_in_the_table(fast: Solver, call: Call) -> None:
    chance = random.Random("stopped")
    for _ in range(40):
        question = whole_value(open_cards(random_ending(SAUSPIEL, "long", 20, chance)))
        (whole,) = fast([question], NO_LIMIT)
        # Both in one go: the second search finds the table as the first has left it.
        limits = (whole.nodes // 2, NO_LIMIT)
        numbers = call([number for limit in limits for number in question_ints(question, limit)])
        stopped, again = answer_from(numbers[:ANSWER_INTS]), answer_from(numbers[ANSWER_INTS:])
        assert stopped.value is None
        assert (again.value, again.cards) == (whole.value, whole.cards)


def test_the_numbers_of_an_answer(call: Call) -> None:
    position = open_cards(random_ending(SOLO, "short", 8, random.Random("ints")))
    numbers = call(question_ints(whole_value(position), NO_LIMIT) * 3)
    assert len(numbers) == 3 * ANSWER_INTS
    assert numbers[2] == position.legal().bit_count()


def test_without_a_module_python_takes_over_with_a_smaller_budget(call: Call) -> None:
    with_module, without = exact(call), exact(None)
    assert with_module.is_compiled
    assert not without.is_compiled
    assert with_module.limit == COMPILED_LIMIT
    assert without.limit == READABLE_LIMIT < COMPILED_LIMIT
    assert without.solve is readable.solve
    position = open_cards(random_ending(SOLO, "short", 10, random.Random("over")))
    question = whole_value(position)
    one, other = (solver.solve([question], solver.limit)[0] for solver in (with_module, without))
    assert (one.value, one.cards) == (other.value, other.cards)

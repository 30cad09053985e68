"""The worker's side of the talk with the page: what it answers, and what it refuses."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

import pytest

from game.core.chance import chance_from, deal
from game.core.errors import Contradiction, SchafkopfError
from game.core.record import record_of, record_of_view
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import KONTRA, PLAY, RE
from game.mind import strong
from game.mind.exact import Exact, exact
from game.mind.serving import (
    MOST_WORLDS,
    TABLE_COMPILED_LIMIT,
    TABLE_READABLE_LIMIT,
    for_table,
    greeting,
    reply,
)
from game.mind.thinking import Thinking

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.mind.compiled import Call


def ticking(step: float = 1.0) -> Callable[[], float]:
    """A clock that goes on by `step` milliseconds at each look: so every run takes as long."""
    ticks = itertools.count()
    return lambda: step * next(ticks)


@pytest.fixture(scope="module")
def solver(call: Call) -> Exact:
    return for_table(exact(call))


def played(deck: str, actions: int) -> Round:
    """A deal after so many actions of players who pass, but for seat 0, and lead what they may."""
    state = new_round(Ruleset(), deck, 3, deal(deck, chance_from(f"served {deck}")))
    for _ in range(actions):
        turn = state.turn
        assert turn is not None
        legal = state.legal()
        bid = "solo" if "solo" in legal and turn == 0 else legal[0]
        state = state.apply(turn, bid)
    return state


def request(state: Round, seat: int, **changes: object) -> str:
    members: dict[str, Any] = {"v": 1, "number": 7, "asking": None, "seed": 4, "milliseconds": 3}
    members["view"] = json.loads(record_of_view(state.view(seat)).to_text())
    return json.dumps(members | changes)


@pytest.mark.parametrize("deck", ["long", "short"])
@pytest.mark.parametrize("actions", [0, 4, 5, 8, 21])
def test_the_reply_is_what_the_level_would_do_with_that_view(
    deck: str, actions: int, solver: Exact
) -> None:
    state = played(deck, actions)
    seat = state.turn
    assert seat is not None
    answered = json.loads(reply(request(state, seat), solver, ticking()))
    thinking = Thinking(solver, MOST_WORLDS, 3, ticking())
    chosen = strong.choose(state.view(seat), 4, thinking)
    assert answered == {"v": 1, "number": 7, "action": chosen}
    assert chosen in state.legal()


def test_the_word_that_is_asked_for_comes_back_or_null(
    solver: Exact, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = played("long", 5)
    assert state.table.phase == PLAY
    seats = state.kontra_open()
    assert seats
    for said in (KONTRA, None):
        monkeypatch.setattr(strong, "answer", lambda *_, said=said: said)
        text = request(state, seats[0], asking=KONTRA)
        assert json.loads(reply(text, solver, ticking()))["action"] == said


def test_the_question_reaches_the_level(solver: Exact, monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("long", 5)
    seat = state.kontra_open()[0]
    doubled = state.apply(seat, KONTRA)
    asked: list[tuple[int, str, int, float, int]] = []

    def answer(view: Any, asking: str, seed: int, thinking: Thinking) -> None:  # noqa: ANN401
        asked.append((view.seat, asking, seed, thinking.milliseconds, thinking.worlds))

    monkeypatch.setattr(strong, "answer", answer)
    reply(request(doubled, 0, asking=RE, seed=11, milliseconds=250), solver, ticking())
    assert asked == [(0, RE, 11, 250, MOST_WORLDS)]


def test_nothing_is_kept_between_two_requests(solver: Exact) -> None:
    states = [played("long", 8), played("short", 8), played("long", 21)]
    texts = [request(state, state.turn or 0) for state in states]
    alone = [reply(text, solver, ticking()) for text in texts]
    assert [reply(text, solver, ticking()) for text in reversed(texts)] == alone[::-1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        request(played("long", 8), 0, v=2),
        request(played("long", 8), 0, number=-1),
        request(played("long", 8), 0, number=1.5),
        request(played("long", 8), 0, seed="4"),
        request(played("long", 8), 0, seed=True),
        request(played("long", 8), 0, milliseconds=60_001),
        request(played("long", 8), 0, asking="pass"),
        request(played("long", 8), 0, asking=1),
        request(played("long", 8), 0, view=None),
        request(played("long", 8), 0, view={"hands": [None, None, None, None]}),
        request(played("long", 8), 0, view=json.loads(record_of(played("long", 8)).to_text())),
    ],
)
def test_what_is_no_request_is_refused(text: str, solver: Exact) -> None:
    with pytest.raises(SchafkopfError):
        reply(text, solver, ticking())


def test_a_view_that_contradicts_itself_is_refused(solver: Exact) -> None:
    state = played("long", 8)
    view = json.loads(record_of_view(state.view(0)).to_text())
    mine = view["hands"][0].split(" ")[-1]
    view["log"][-1] = view["log"][-1][:2] + mine  # somebody else plays the viewer's card
    with pytest.raises(Contradiction):
        reply(request(state, 0, view=view), solver, ticking())


def test_a_seat_that_has_nothing_to_decide_is_refused(solver: Exact) -> None:
    state = played("long", 8)
    waits = next(seat for seat in range(4) if seat != state.turn)
    with pytest.raises(ValueError, match="turn"):
        reply(request(state, waits), solver, ticking())


def test_without_the_module_the_budget_is_smaller_and_the_answer_legal(call: Call) -> None:
    readable = for_table(exact(None))
    assert (readable.is_compiled, readable.limit) == (False, TABLE_READABLE_LIMIT)
    assert for_table(exact(call)).limit == TABLE_COMPILED_LIMIT > TABLE_READABLE_LIMIT
    state = played("short", 18)
    seat = state.turn
    assert seat is not None
    text = reply(request(state, seat), readable, ticking())
    assert json.loads(text)["action"] in state.legal()


def test_the_greeting_says_which_solver_there_is(call: Call) -> None:
    assert json.loads(greeting(exact(call))) == {"v": 1, "solver": "compiled"}
    assert json.loads(greeting(exact(None))) == {"v": 1, "solver": "readable"}

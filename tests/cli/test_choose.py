"""A bot's choice through the referee: legal, repeatable, and from the view alone."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.bots.bot import ALL_LEVELS
from game.cli.budgets import WORLDS
from game.cli.players import LEVELS
from game.core.record import record_of
from game.core.round import Round
from game.core.view import View
from game.mind.thinking import Thinking
from tests.cli.asking import Json, ask, error_of
from tests.cli.samples import CHOOSE, SAMPLE_LOG, SHORT_DEAL, view_of
from tests.strategies import rounds


def choose(deal: Round, seat: int, level: str, seed: int) -> Json:
    view = view_of(dict(record_of(deal).to_json()), seat)
    request = {"ask": "choose", "level": level, "seat": seat, "view": view, "seed": seed}
    return {**request, "worlds": 2}


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(rounds(stop=None), st.sampled_from(LEVELS), st.integers(0, 2**32 - 1))
def test_the_choice_is_legal_and_repeats(deal: Round, level: str, seed: int) -> None:
    for seat in range(4):
        request = choose(deal, seat, level, seed)
        if seat != deal.turn:
            assert error_of(request) == ("out-of-turn", None)
            continue
        reply = ask(request)
        assert list(reply) == ["action"]
        assert reply["action"] in deal.legal()
        assert ask(request) == reply


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(rounds(stop=lambda deal: deal.table.is_doubling_open), st.sampled_from(LEVELS))
def test_asked_for_kontra_or_re_it_says_the_word_or_null(deal: Round, level: str) -> None:
    for seat in range(4):
        for asking, seats in (("kontra", deal.kontra_open()), ("re", deal.re_open())):
            reply = ask({**choose(deal, seat, level, 1), "asking": asking})
            allowed = [asking, None] if seat in seats else [None]
            assert reply["action"] in allowed


def test_a_hand_full_of_obers_says_kontra() -> None:
    # EO GO SO are against the caller, who holds three low trumps: any decent player doubles.
    view = {
        "hands": [None, None, "EO GO SO HA HX H9 EA GK", None],
        "log": ["0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call S"],
    }
    request = {"ask": "choose", "level": "normal", "seat": 2, "view": view, "asking": "kontra"}
    assert ask(request) == {"action": "kontra"}


@pytest.mark.parametrize("budget", [{"worlds": 1}, {"worlds": 10**9}, {"budget_ms": 5}, {}])
def test_a_budget_makes_no_difference_to_levels_that_follow_rules(budget: Json) -> None:
    request = {name: CHOOSE[name] for name in ("ask", "level", "seat", "view", "seed")}
    for level in ALL_LEVELS:
        assert ask({**request, "level": level, **budget}) == ask({**request, "level": level})


def test_strong_thinks_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Thinking] = []

    def choose(view: View, _seed: int, thinking: Thinking) -> str:
        given.append(thinking)
        return view.legal()[0]

    monkeypatch.setattr("game.mind.strong.choose", choose)
    request = {name: CHOOSE[name] for name in ("ask", "seat", "view")} | {"level": "strong"}
    for budget in ({"worlds": 3}, {"budget_ms": 5}, {}):
        assert "action" in ask({**request, **budget})
    by_count, by_clock, by_default = given
    assert (by_count.worlds, by_count.now) == (3, None)
    assert (by_default.worlds, by_default.now) == (WORLDS, None)
    assert by_clock.milliseconds == 5
    assert by_clock.now is not None


def test_the_oracle_is_no_level() -> None:
    assert error_of({**CHOOSE, "level": "oracle"}) == ("bad-request", None)


def test_seed_is_0_if_absent_and_asking_may_be_null() -> None:
    request = {name: CHOOSE[name] for name in ("ask", "seat", "view")}
    for level in LEVELS:
        plain = ask({**request, "level": level})
        assert ask({**request, "level": level, "seed": 0, "asking": None}) == plain


def test_random_follows_its_seed() -> None:
    view = {"hands": [None, None, SHORT_DEAL[2], None], "deck": "short", "log": SAMPLE_LOG}
    request = {"ask": "choose", "level": "random", "seat": 2, "view": view}
    actions = [ask({**request, "seed": seed})["action"] for seed in range(60)]
    # Five cards are legal; that sixty draws miss one has odds of one in a hundred thousand.
    assert set(actions) == {"HU", "SU", "HX", "H9", "S9"}


def test_a_bad_view_gives_the_records_own_errors() -> None:
    view = CHOOSE["view"]
    assert error_of({**CHOOSE, "view": {**view, "log": ["0 pass", "3 pass"]}}) == ("out-of-turn", 1)
    log = [*SAMPLE_LOG[:8], "2 GX"]
    assert error_of({**CHOOSE, "view": {**view, "log": log}}) == ("illegal-action", 8)
    short = [None, None, "HU SU", None]
    assert error_of({**CHOOSE, "view": {**view, "hands": short}}) == ("wrong-count", None)

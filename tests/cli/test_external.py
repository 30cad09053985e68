"""External programs in the arena: those that play, and every way in which one can misbehave."""

import json
import re
import shlex
import sys

import pytest

from game.cli.duplicate import A, B
from game.cli.match import Match, play_match
from game.cli.players import (
    UnknownPlayer,
    budget_of,
    check_player,
    command_of,
    is_by_clock,
)
from game.cli.tally import Tally
from tests.cli.programs import ROOT, run

REFEREE = f"cmd:{shlex.quote(sys.executable)} -m game referee"


def program(temper: str) -> str:
    """The test player in a temper, as the arena's `--a` or `--b`."""
    words = [sys.executable, str(ROOT / "tests" / "cli" / "players.py"), temper]
    return "cmd:" + shlex.join(words)


def play(a: str, b: str, deals: int = 1, timeout: float = 60.0) -> Tally:
    return play_match(Match(a, b, deals, "short", 1, timeout=timeout))


@pytest.fixture(autouse=True)
def in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs find the package `game` in the folder that they start in."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def test_the_referee_plays_exactly_as_its_level_does() -> None:
    """Same level, same views, same seeds: nothing may differ, so the deal gives 0."""
    tally = play("normal", REFEREE)
    assert (tally.failure, tally.illegal, tally.totals) == (None, 0, [0])
    assert len(tally.sides[A].seconds) == len(tally.sides[B].seconds) > 0


def test_a_program_of_its_own_plays() -> None:
    tally = play(program("decent"), "easy")
    assert (tally.failure, tally.illegal, tally.plays) == (None, 0, 6)
    assert tally.sides[A].games == tally.sides[B].games


@pytest.mark.parametrize("temper", ["cheats", "doubles"])
def test_an_illegal_action_is_counted_and_ends_the_match(temper: str) -> None:
    tally = play(program(temper), "easy", deals=5)
    assert tally.illegal == 1
    assert tally.failure is not None
    assert "illegal action" in tally.failure
    assert '"hands"' in tally.failure


@pytest.mark.parametrize(
    ("temper", "complaint"),
    [
        ("dies", "ended with status 3"),
        ("babbles", "is not JSON"),
        ("is silent", "gave null"),
        ("refuses", "holds no action"),
        ("counts", "is no text"),
        ("lists", "holds no action"),
        ("echoes", "more than one line"),
        ("pours", "a line of more than"),
    ],
)
def test_a_program_that_misbehaves_fails_the_match(temper: str, complaint: str) -> None:
    tally = play("easy", program(temper))
    assert tally.failure is not None
    assert complaint in tally.failure
    assert tally.illegal == 0


def test_a_program_that_takes_too_long() -> None:
    tally = play(program("sleeps"), "easy", timeout=1.0)
    assert tally.failure is not None
    assert "no reply within 1 seconds" in tally.failure


def test_a_program_that_closes_its_output() -> None:
    tally = play(program("leaves"), "easy")
    assert tally.failure is not None
    assert "closed its output" in tally.failure


def test_a_program_that_cannot_be_started() -> None:
    tally = play("cmd:/no/such/program --loud", "easy")
    assert tally.failure is not None
    assert "cannot be started" in tally.failure


def test_a_program_that_ends_at_once() -> None:
    tally = play(f"cmd:{shlex.quote(sys.executable)} -c pass", "easy")
    assert tally.failure is not None
    assert "ended with status 0" in tally.failure


def test_a_failed_match_ends_with_status_1_and_says_why() -> None:
    ran = run(["-m", "game", "arena", "--a", "easy", "--b", program("cheats"), "--deals", "1"])
    assert ran.returncode == 1
    assert b"illegal actions: 1" in ran.stdout
    assert b"the match failed: illegal action" in ran.stderr
    assert b"Traceback" not in ran.stderr


def test_a_failed_match_as_json() -> None:
    arguments = ["-m", "game", "arena", "--json", "--a", program("dies"), "--b", "easy"]
    ran = run([*arguments, "--deals", "1"])
    assert ran.returncode == 1
    report = json.loads(ran.stdout)
    assert (report["deals"], report["mean"]) == (0, None)
    assert re.search("ended with status 3", report["failure"])


def test_commands_are_split_as_a_shell_does() -> None:
    words = ["engine", "--level", "very strong", "a b"]
    assert command_of("cmd:engine --level 'very strong' a\\ b") == ("normal", words)
    assert command_of("cmd/easy:engine 'a:b'") == ("easy", ["engine", "a:b"])


def test_a_program_is_asked_for_the_level_of_its_name() -> None:
    easy = REFEREE.replace("cmd:", "cmd/easy:")
    assert play("easy", easy).totals == [0]
    assert play("normal", easy).totals != [0]


@pytest.mark.parametrize(
    ("name", "budget"),
    [("strong", (None, None)), ("strong/40", (40, None)), ("strong/300ms", (None, 300))],
)
def test_strong_may_bring_its_own_budget(
    name: str, budget: "tuple[int | None, int | None]"
) -> None:
    check_player(name)
    assert budget_of(name) == budget
    assert is_by_clock(name) == (budget[1] is not None)


NO_PLAYERS = ["cmd:", "cmd:  ", "cmd:'", "cmd/easy", "perfect", "", "Easy", "command:x"]
NO_BUDGETS = ["easy/3", "strong/", "strong/0", "strong/ms", "strong/-1", "strong/3s", "strong/x"]


@pytest.mark.parametrize("name", [*NO_PLAYERS, *NO_BUDGETS])
def test_a_text_that_names_no_player(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        check_player(name)

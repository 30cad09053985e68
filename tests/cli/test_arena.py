"""The arena: duplicates, its self-checks, what it counts, what it prints."""

import io
import json
import math
import random
from dataclasses import replace
from typing import Any

import pytest

from game.cli import arena
from game.cli.commands import main as command
from game.cli.duplicate import SEATINGS, A, B, match_deal, play_six, seed_of, side_of
from game.cli.match import PART, Match, play_match
from game.cli.oracle import ORACLE
from game.cli.players import LEVELS, Level
from game.cli.report import as_json, as_text, mean_and_half_width, quantile
from game.cli.tally import DECLARER, OPPONENT, PARTNER, Tally, UnequalSum
from game.core.cards import DECKS, SEATS
from game.core.games import KINDS, SAUSPIEL, SOLO_TOUT, row_of
from game.core.record import record_from_json, replay
from game.core.round import Round
from game.core.table import PLAY
from game.core.view import View
from tests.rule_cases import case_named

EASY_RANDOM = Match("easy", "random", 1, "short", 1)


def played(**changes: Any) -> Tally:  # noqa: ANN401  # settings of any sort
    """The tally of a match of one short deal, easy against random, with some settings changed."""
    return play_match(replace(EASY_RANDOM, **changes))


def finished_deal(case_id: str) -> Round:
    return replay(record_from_json(case_named(case_id)["record"]))


def passed_deal() -> Round:
    return replay(record_from_json({**case_named("K01")["record"], "log": PASSED_LOG}))


PASSED_LOG = ["0 pass", "1 pass", "2 pass", "3 pass"]


def test_every_pair_of_seats_is_each_side_once() -> None:
    pairs = [{s for s in SEATS if side_of(seating, s) == A} for seating in SEATINGS]
    assert sorted(map(sorted, pairs)) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]


def test_a_deal_of_a_match_is_the_same_every_time_and_the_dealer_moves() -> None:
    deals = [match_deal("long", 7, number, None) for number in range(6)]
    again = [match_deal("long", 7, number, None) for number in range(6)]
    assert [deal.dealt for deal in deals] == [deal.dealt for deal in again]
    assert [deal.table.dealer for deal in deals] == [0, 1, 2, 3, 0, 1]
    assert len({deal.dealt for deal in deals}) == 6
    assert match_deal("long", 8, 0, None).dealt != deals[0].dealt
    assert seed_of(7, "long", 0) != seed_of(7, "long", 1)


def test_the_six_plays_share_cards_dealer_and_chance() -> None:
    deal = match_deal("short", 1, 0, None)
    plays = play_six(deal, Level("random"), Level("random"), 9)
    assert [seating for seating, _ in plays] == list(SEATINGS)
    assert len({finished.table.log for _, finished in plays}) == 1
    assert {finished.dealt for _, finished in plays} == {deal.dealt}


@pytest.mark.parametrize("level", [*LEVELS, ORACLE])
@pytest.mark.parametrize("deck", DECKS)
def test_a_player_against_itself_gives_exactly_0(level: str, deck: str) -> None:
    tally = played(a=level, b=level, deck=deck, deals=2, worlds=2)
    assert (tally.totals, tally.failure, tally.illegal) == ([0, 0], None, 0)
    assert tally.sides[A].declared == tally.sides[B].declared
    assert tally.plays == 12


class Moody(Level):
    """A player whose cards come from a chance of its own, not from the seed that it is given."""

    def __init__(self) -> None:
        super().__init__("easy")
        self.chance = random.Random(1)

    def choose(self, view: View, seed: int) -> str:
        if view.table.phase != PLAY:
            return super().choose(view, seed)
        return self.chance.choice(view.legal())


def test_a_player_that_does_not_repeat_itself_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.match.start_player", lambda *_: Moody())
    assert "chose differently" in str(played(a="easy", b="easy", contract="wenz").failure)


def test_a_match_against_itself_that_is_not_0_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.match.start_player", lambda *_: Moody())
    monkeypatch.setattr("game.cli.match._check_repeats", lambda *_: None)
    tally = played(a="easy", b="easy", contract="wenz", deals=3)
    assert any(tally.totals)
    assert "exactly 0" in str(tally.failure)


def test_what_a_clock_ends_need_not_repeat_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.match.start_player", lambda *_: Moody())
    for clock in ({"milliseconds": 5}, {"a": "strong/5ms"}, {"b": "strong/5ms"}):
        tally = played(**{"a": "strong", "b": "strong", "contract": "wenz", **clock})
        assert (tally.failure, tally.plays) == (None, 6)


def test_strong_plays_by_the_clock() -> None:
    tally = played(a="strong", b="easy", milliseconds=1)
    assert (tally.failure, tally.illegal, tally.plays) == (None, 0, 6)


def test_sides_swapped_is_the_same_match_with_the_sign_turned() -> None:
    one = played(a="easy", b="random", deals=2)
    other = played(a="random", b="easy", deals=2)
    assert one.totals == [-total for total in other.totals]
    assert one.sides[A].declared == other.sides[B].declared
    assert any(one.totals)


def test_processes_make_no_difference() -> None:
    deals = PART + 2
    assert played(deals=deals, processes=2).totals == played(deals=deals).totals


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not row_of(kind).is_tout])
def test_contract_selects_deals_of_that_contract(kind: str) -> None:
    for number in range(2):
        deal = match_deal("short", 3, number, kind)
        assert deal.table.phase == PLAY
        assert deal.table.contract is not None
        assert deal.table.contract.kind == kind
        assert deal.table.tricks == ()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if row_of(kind).is_tout])
def test_contract_raises_to_a_tout(kind: str) -> None:
    deal = match_deal("short", 3, 0, kind)
    assert deal.table.phase == PLAY
    assert deal.table.contract is not None
    assert deal.table.contract.kind == kind
    # The auction is one that the rules allow: it replays through the checked door.
    again = match_deal("short", 3, 0, None)
    assert again.table.dealer == deal.table.dealer
    tally = played(a="easy", b="random", contract=kind)
    assert set(tally.sides[A].declared) | set(tally.sides[B].declared) == {kind}
    assert tally.passed_out == 0


def test_bidder_bids_for_both_sides() -> None:
    tally = played(a="easy", b="random", bidder="normal", deals=3)
    assert tally.sides[A].declared == tally.sides[B].declared
    # Random bids Touts most of the time; with the bidder it only plays.
    assert SOLO_TOUT not in tally.sides[B].declared


def test_a_won_deal_is_counted_by_side_role_and_contract() -> None:
    # K03: Sauspiel by seat 1 with seat 2, won: 7 points each.
    tally = Tally()
    tally.add_deal([("abab", finished_deal("K03"))])
    assert tally.totals == [7 - 7]
    a, b = tally.sides[A], tally.sides[B]
    assert (a.games, a.won, b.games, b.won) == (2, 1, 2, 1)
    assert (a.declared[SAUSPIEL], b.declared[SAUSPIEL], b.declared_won[SAUSPIEL]) == (0, 1, 1)
    assert (b.role_games[SAUSPIEL, DECLARER], b.role_points[SAUSPIEL, DECLARER]) == (1, 7)
    assert tally.roles == [
        {
            (SAUSPIEL, DECLARER): [0, 0, 1, 7],
            (SAUSPIEL, PARTNER): [1, 7, 0, 0],
            (SAUSPIEL, OPPONENT): [1, -7, 1, -7],
        }
    ]
    assert (a.role_games[SAUSPIEL, PARTNER], a.role_points[SAUSPIEL, PARTNER]) == (1, 7)
    assert (a.role_games[SAUSPIEL, OPPONENT], b.role_games[SAUSPIEL, OPPONENT]) == (1, 1)


def test_a_lost_deal_with_kontra() -> None:
    # K01: seat 1 loses 8 with seat 3; seat 2 said Kontra.
    tally = Tally()
    tally.add_deal([("aabb", finished_deal("K01"))])
    assert tally.totals == [8 - 8]
    assert (tally.sides[A].declared_won[SAUSPIEL], tally.sides[A].kontra) == (0, 0)
    assert (tally.sides[B].kontra, tally.sides[B].kontra_won) == (1, 1)
    tally.add_deal([("baba", finished_deal("K05"))])  # Wenz lost by seat 2: -30
    assert tally.totals == [0, 20]


def test_passed_out_deals_are_counted_and_pay_nothing() -> None:
    tally = Tally()
    tally.add_deal([(seating, passed_deal()) for seating in SEATINGS])
    assert (tally.totals, tally.plays, tally.passed_out) == ([0], 6, 6)
    assert (tally.sides[A].games, tally.sides[B].games) == (0, 0)


def test_a_deal_that_is_not_over_is_refused() -> None:
    record = {**case_named("K01")["record"]}
    record["log"] = record["log"][:-1]
    with pytest.raises(UnequalSum):
        Tally().add_deal([("abab", replay(record_from_json(record)))])


def test_mean_and_interval() -> None:
    assert mean_and_half_width([]) is None
    assert mean_and_half_width([12]) == (1.0, None)
    # 12 and 36 points on twelve seats: 1 and 3 a seat; standard deviation sqrt 2, error 1.
    mean, half_width = mean_and_half_width([12, 36]) or (None, None)
    assert mean == 2.0
    assert half_width is not None
    assert math.isclose(half_width, 1.96)


def test_quantiles() -> None:
    assert quantile([], 0.5) is None
    assert quantile([3.0], 0.95) == 3.0
    hundred = [float(number) for number in range(100, 0, -1)]
    assert (quantile(hundred, 0.5), quantile(hundred, 0.95)) == (50.0, 95.0)


def test_the_report_for_people() -> None:
    match = Match("easy", "random", 2, "short", 1)
    text = as_text(match, play_match(match))
    assert "a = easy, b = random" in text
    assert "2 deals, short deck, seed 1" in text
    assert "95 %" in text
    assert "ms a decision, p95" in text
    assert text.endswith("illegal actions: 0\n")
    assert "no deal was played" in as_text(match, Tally())


def test_the_report_for_programs() -> None:
    match = Match("easy", "random", 2, "short", 1)
    tally = play_match(match)
    report = json.loads(as_json(match, tally))
    assert report["mean"] == sum(tally.totals) / 24
    assert (report["deals"], report["plays"], report["illegal"]) == (2, 12, 0)
    declared = [side["contracts"] for side in report["sides"].values()]
    games = sum(kind["declared"] for side in declared for kind in side.values())
    assert games == 12 - report["passed_out"]
    assert 0 < report["sides"]["a"]["seconds_median"] <= report["sides"]["a"]["seconds_p95"]
    # The declarer's side and the others are all seats of all games.
    seats = sum(
        role["games"]
        for side in declared
        for kind in side.values()
        for role in kind["roles"].values()
    )
    assert seats == 4 * games


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--a", "easy", "--b", "random", "--deals", "1", "--deck", "short"]
    assert command([*arguments, "--seed", "4", "--worlds", "20"]) == 0
    captured = capsys.readouterr()
    assert "illegal actions: 0" in captured.out
    assert captured.err == ""  # no progress where standard error is no terminal
    assert command([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["a"] == "easy"


@pytest.mark.parametrize(
    "wrong",
    [
        ["--deals", "0"],
        ["--deals", "many"],
        ["--deck", "middle"],
        ["--contract", "ramsch"],
        ["--a", "perfect"],
        ["--bidder", "oracle"],
        ["--milliseconds", "0"],
        ["--worlds", "4", "--milliseconds", "4"],
        ["--b", "cmd:"],
        ["--bidder", "nobody"],
        ["--timeout", "0"],
        ["--timeout", "nan"],
        ["--timeout", "inf"],
        ["--processes", "0"],
        ["--processes", "1000"],
        ["--worlds", "-1"],
        ["--unknown"],
    ],
)
def test_wrong_usage(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arena.main(["--a", "easy", "--b", "easy", *wrong])
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_both_players_are_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arena.main(["--a", "easy"])
    assert "--b" in capsys.readouterr().err


class Terminal(io.StringIO):
    """A standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert arena.main(["--a", "random", "--b", "random", "--deals", "11", "--deck", "short"]) == 0
    assert "10 of 11 deals\r11 of 11 deals" in terminal.getvalue()
    assert "of 11 deals" not in capsys.readouterr().out

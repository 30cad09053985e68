"""The ladder: what is played next, that it is kept, and what is made of it."""

from pathlib import Path

import pytest

from game.cli.match import Match, play_match
from game.cli.report import mean_and_half_width
from game.core.cards import DECKS

from .__main__ import chosen, named
from .estimates import Estimate
from .pairings import CARDS, FULL, WANTED, Pairing, ladder
from .panel import arena_name, freeze, levels_of, releases
from .playing import MatchFailed, next_part, play
from .printing import ladder_text, roles_text, wanted_cell
from .results import Result, line_of
from .sources import ROOT

SMALL = Pairing("easy", "random", "short", CARDS, 20)


def silent(_text: str) -> None:
    """Says nothing."""


def test_what_lacks_most_of_its_deals_comes_first() -> None:
    other = SMALL._replace(mode=FULL, deals=40)
    begun = {SMALL: {0}, other: {0}}
    assert next_part(begun) == (other, 10)
    begun[other] |= {20}
    assert next_part(begun) == (SMALL, 10)
    begun[SMALL] |= {10}
    assert next_part(begun) == (other, 10)
    begun[other] |= {10, 30}
    assert next_part(begun) is None


def test_a_match_that_was_stopped_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    play([SMALL._replace(deals=10)], 1, None, silent, tmp_path)
    store = SMALL.store(tmp_path)
    assert [line["first"] for line in store.lines()] == [0]
    play([SMALL], 1, None, silent, tmp_path)
    result = Result(store.lines())
    whole = play_match(SMALL.match())
    assert result.totals == whole.totals
    assert result.mean() == pytest.approx(mean_and_half_width(whole.totals))
    assert result.plays == whole.plays
    play([SMALL], 1, None, silent, tmp_path)
    assert len(store.lines()) == 2
    store.add(store.lines()[0])  # as if another run had played it at the same time
    assert Result(store.lines()).totals == whole.totals


def test_no_time_is_no_deal(tmp_path: Path) -> None:
    play([SMALL], 1, 0.0, silent, tmp_path)
    assert SMALL.store(tmp_path).lines() == []


def test_a_failure_is_loud_and_not_kept(tmp_path: Path) -> None:
    nobody = SMALL._replace(b="cmd:/nobody/is/here")
    with pytest.raises(MatchFailed, match="cannot be started"):
        play([nobody], 1, None, silent, tmp_path)
    assert nobody.store(tmp_path).lines() == []


def test_what_is_printed_adds_up() -> None:
    whole = play_match(SMALL.match())
    result = Result([line_of(0, whole)])
    text = ladder_text([(SMALL, result), (SMALL._replace(mode=FULL), Result([]))])
    assert "20 of 20" in text
    assert text.count("easy - random") == 1
    roles = result.roles()
    assert "sauspiel, declarer" in roles_text(SMALL, result)
    # With one bidder for both, each side has every role as often.
    assert all(one.games[0] == one.games[1] for one in roles)
    games = sum(one.games[0] for one in roles)
    points = sum(one.games[0] * one.means[0] for one in roles)
    assert games == 2 * (result.plays - result.passed)
    assert round(points) == sum(result.totals)


def test_what_is_wanted_needs_a_clear_interval() -> None:
    pairing = Pairing("easy", "random", "long", FULL, 10)
    assert wanted_cell(pairing, Estimate(0.2, 0.1)) == "0.15 yes"
    assert wanted_cell(pairing, Estimate(0.2, 0.3)) == "0.15 no"
    assert wanted_cell(pairing, Estimate(0.1, 0.01)) == "0.15 no"
    assert wanted_cell(pairing._replace(mode=CARDS), Estimate(0.2, 0.1)) == ""


def test_the_ladder_holds_every_match_once_and_all_that_is_wanted() -> None:
    pairings = list(ladder())
    assert len({named(one) for one in pairings}) == len(pairings)
    for a, b, mode in WANTED:
        assert {one.deck for one in pairings if (one.a, one.b, one.mode) == (a, b, mode)} == set(
            DECKS
        )
    assert {named(one) for one in chosen(["strong-normal-long"])} == {
        "strong-normal-long-full",
        "strong-normal-long-cards",
    }


@pytest.mark.parametrize("release", releases())
def test_a_release_still_plays(release: str, tmp_path: Path) -> None:
    """As two programs of the same release: nothing may differ, so each deal gives 0."""
    for level in levels_of(release):
        player = arena_name(f"{level}@{release}", tmp_path)
        tally = play_match(Match(player, player, 1, "short", 1, worlds=1))
        assert (tally.failure, tally.totals, tally.plays) == (None, [0], 6)


def test_a_release_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="1999"):
        arena_name("normal@1999")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a copy without its history")
def test_freezing_keeps_what_is_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.strength.panel.RELEASES", tmp_path)
    path = freeze("now", "HEAD")
    assert path.parent == tmp_path
    assert arena_name("easy@now", tmp_path).startswith("cmd/easy:env PYTHONPATH=")
    assert releases() == ["now"]
    assert levels_of("now") == ["easy", "normal", "strong"]

"""What is counted of bidding: from deals with known ends."""

from pathlib import Path

from game.core.record import record_from_json, replay
from tests.rule_cases import case_named

from .bidding import Game, Passed, game_of, games_in, measure, store_for
from .bidding_text import bidding_text, kontra_in


def finished(case: str) -> Game | Passed:
    return game_of(replay(record_from_json(case_named(case)["record"])))


def test_a_lost_sauspiel_with_kontra() -> None:
    """K01: seat 1 loses 8 with Kontra, 4 without, with EO GO EU and HK: four trumps."""
    game = finished("K01")
    assert isinstance(game, Game)
    assert (game.kind, game.trumps, game.won, game.score) == ("sauspiel", 4, False, -4.0)
    assert game.doubles == 1
    assert game.predicted is not None


def test_a_passed_deal() -> None:
    record = {**case_named("K01")["record"], "log": ["0 pass", "1 pass", "2 pass", "3 pass"]}
    assert game_of(replay(record_from_json(record))) == Passed()


def test_kontra_is_won_when_the_declarer_loses() -> None:
    lost = Game("solo", 6, 5.0, won=False, score=-15.0, doubles=1)
    found: list[Game | Passed] = [lost, lost._replace(won=True), Passed()]
    found.append(lost._replace(doubles=0))
    kontra = kontra_in([*found, lost._replace(doubles=2, won=True)])
    assert kontra == (3, 5, 1, 1, 1)


def test_it_goes_on_where_it_was_and_prints_what_people_do(tmp_path: Path) -> None:
    store = store_for("easy", tmp_path)
    assert list(measure("easy", 40, store)) == [20, 40]
    assert list(measure("easy", 80, store)) == [40, 40, 60, 80]
    found = games_in(store.lines(), "long")
    assert len(found) == 40
    assert games_in([*store.lines(), store.lines()[0]], "long") == found
    text = bidding_text("easy", "long", found)
    assert "40 deals" in text
    assert "2098" in text

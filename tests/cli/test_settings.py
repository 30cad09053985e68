"""Settings in `rules` are obeyed in every ask in which they matter."""

from tests.cli.asking import ask, error_of
from tests.cli.samples import BIDS, CALLABLE, LEGAL, LONG_DEAL, RECORD, SAMPLE_LOG, SETTLE
from tests.rule_cases import case_named


def test_callable_and_bids_with_two_cards_of_the_called_suit() -> None:
    rules = {"profile": "stargames", "min_called_suit_cards": 2}
    # D07: SA may be called with one card, and with two asked for nothing may.
    hand = case_named("D07")["hand"]
    assert ask({**CALLABLE, "hand": hand})["suits"] == ["S"]
    assert ask({**CALLABLE, "hand": hand, "rules": rules})["suits"] == []
    bids = {**BIDS, "hand": hand, "seat": 0, "log": []}
    assert "sauspiel" in ask(bids)["bids"]
    assert "sauspiel" not in ask({**bids, "rules": rules})["bids"]


def test_legal_with_three_cards_to_run_away() -> None:
    case = case_named("E03")  # GA GX G8: too few to run away by the profile
    request = {**LEGAL, "hand": case["hand"], "trick": ""}
    assert "GX" not in ask(request)["legal"].split()
    assert "GX" in ask({**request, "rules": {"run_away_min": 3}})["legal"].split()


def test_bids_of_equal_rank() -> None:
    # F04: forehand holds Wenz against a later seat's Wenz.
    bids = {**BIDS, "seat": 0, "log": ["0 sauspiel", "1 wenz", "2 pass", "3 pass"]}
    assert "wenz" in ask(bids)["bids"]
    assert "wenz" not in ask({**bids, "rules": {"equal_rank": "first-bid"}})["bids"]


def test_settle_with_other_minimum_of_runners() -> None:
    assert ask({**SETTLE, "rules": {"runners_min": {"solo": 4}}})["runners"] == 0
    two = {**SETTLE, "side_trumps": "EO GO"}
    assert ask(two)["runners"] == 0
    assert ask({**two, "rules": {"runners_min": {"solo": 2}}})["runners"] == 2


def test_settle_without_runners_without() -> None:
    without = {**SETTLE, "side_trumps": "SO"}  # EO GO HO are missing: without 3
    assert ask(without)["runners"] == 3
    assert ask({**without, "rules": {"runners_without": False}})["runners"] == 0


def test_settle_with_runners_in_all_trumps() -> None:
    # I09: with 8 Obers and Unters, and 9 where HA counts too.
    eight = "EO GO HO SO EU GU HU SU"
    sauspiel = {
        **SETTLE,
        "contract": "sauspiel",
        "partner": 2,
        "side_points": 61,
        "side_tricks": 4,
        "side_trumps": eight + " HA",
    }
    assert error_of(sauspiel) == ("bad-request", None)
    assert ask({**sauspiel, "side_trumps": eight})["runners"] == 8
    assert ask({**sauspiel, "rules": {"runner_cards": "trumps"}})["runners"] == 9


def test_settle_a_solo_with_runners_in_all_trumps_needs_its_suit() -> None:
    rules = {"runner_cards": "trumps"}
    solo = {**SETTLE, "deck": "short", "side_points": 95, "side_tricks": 5, "rules": rules}
    assert error_of(solo) == ("bad-request", None)
    assert ask({**solo, "suit": "S", "side_trumps": "EO GO HO SO SA"})["runners"] == 4
    assert error_of({**solo, "suit": "S", "side_trumps": "EO HA"}) == ("bad-request", None)


def test_settle_a_tout_that_doubles_its_runners() -> None:
    tout = {
        **SETTLE,
        "contract": "solo-tout",
        "side_points": 120,
        "side_tricks": 8,
        "side_trumps": "EO GO HO SO EU",
    }
    assert ask(tout)["value"] == 15  # J10
    doubled = ask({**tout, "rules": {"tout_doubles_runners": True}})
    assert (doubled["value"], doubled["runners"]) == (20, 5)
    assert doubled["lines"] == [["base", 10], ["runners", 10]]


def test_settle_with_other_values() -> None:
    values = {"solo": 50, "schneider": 10, "runner": 7}
    reply = ask({**SETTLE, "rules": {"values": values}})
    assert reply["lines"] == [["base", 50], ["schneider", 10], ["runners", 21]]
    assert (reply["value"], reply["scores"]) == (81, [243, -81, -81, -81])


def test_kontra_and_re_multiply() -> None:
    reply = ask({**SETTLE, "kontra": True, "re": True})
    assert reply["lines"][-2:] == [["kontra", "x2"], ["re", "x2"]]
    assert reply["value"] == 36


def test_record_with_other_kontra_rules() -> None:
    named = {**RECORD, "log": SAMPLE_LOG[:5]}
    led = {**RECORD, "log": [*SAMPLE_LOG[:5], "0 EK"]}
    first = {"kontra_until": "first-card"}
    assert ask({**named, "rules": first})["kontra_open"] == [0, 2]
    assert ask(led)["kontra_open"] == [0, 2]
    assert ask({**led, "rules": first})["kontra_open"] == []
    assert ask({**named, "rules": {"max_doubles": 0}})["kontra_open"] == []
    doubled = {**RECORD, "log": SAMPLE_LOG[:6]}
    assert ask({**doubled, "rules": {"max_doubles": 1}})["re_open"] == []
    assert ask({**doubled, "rules": {"re_by": "side"}})["re_open"] == [1, 3]


def test_record_pays_by_its_values() -> None:
    record = {**case_named("K01")["record"], "ask": "record"}
    rules = {"profile": "stargames", "values": {"sauspiel": 20, "runner": 10}}
    result = ask({**record, "rules": rules})["result"]
    assert result["lines"] == [["base", 20], ["runners", 30], ["kontra", "x2"]]
    assert result["scores"] == [100, -100, 100, -100]


def test_record_refuses_what_other_settings_forbid() -> None:
    record = {"ask": "record", "hands": LONG_DEAL, "log": ["0 sauspiel", "1 wenz", "2 pass"]}
    held = {**record, "log": [*record["log"], "3 pass", "0 wenz"]}
    assert ask(held)["turn"] == 1
    assert error_of({**held, "rules": {"equal_rank": "first-bid"}}) == ("illegal-action", 4)

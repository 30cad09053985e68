"""Settings of the rules: defaults, what may be changed to what, and that each is obeyed."""

import json
from typing import Any

import pytest
from hypothesis import given

from game.core.cards import parse_cards
from game.core.errors import BadSetting, SchafkopfError
from game.core.games import SAUSPIEL, game
from game.core.record import record_from_json, record_of
from game.core.round import Round
from game.core.rulesets import SETTING_NAMES, Ruleset, ruleset_from_json
from game.core.settle import Result, settle
from tests.core.build import at_table, attempt, cards, play_on, refusal, replayed
from tests.core.test_reasons import HOLDER_LEADS
from tests.strategies import hostile_json

DEFAULTS = {
    "min_called_suit_cards": 1,
    "run_away_min": 4,
    "kontra_until": "second-card",
    "max_doubles": 2,
    "re_by": "declarer",
    "runners_min": {"sauspiel": 3, "solo": 3, "wenz": 2, "geier": 2},
    "runner_cards": "obers-and-unters",
    "runners_without": True,
    "tout_doubles_runners": False,
    "equal_rank": "earlier-seat",
    "all_pass": "redeal",
    "dealer_after_all_pass": "moves",
    "values": {
        "sauspiel": 1,
        "geier": 5,
        "wenz": 5,
        "solo": 5,
        "tout": 10,
        "schneider": 1,
        "schwarz": 1,
        "runner": 1,
    },
}


def rules(**changes: object) -> Ruleset:
    """The usual rules with single settings changed."""
    return Ruleset("stargames", changes)


def test_the_defaults_are_those_of_the_format() -> None:
    usual = Ruleset()
    assert {name: getattr(usual, name) for name in SETTING_NAMES} == DEFAULTS
    assert usual.to_json() == "stargames"


@pytest.mark.parametrize("name", SETTING_NAMES)
def test_a_default_may_be_said(name: str) -> None:
    said = ruleset_from_json({"profile": "stargames", name: DEFAULTS[name]})
    assert {other: getattr(said, other) for other in SETTING_NAMES} == DEFAULTS


def test_one_ruleset_does_not_change_another() -> None:
    changed = rules(values={"tout": 20}, runners_min={"wenz": 1})
    assert changed.values["tout"] == 20
    assert changed.runners_min["wenz"] == 1
    assert Ruleset().values == DEFAULTS["values"]
    assert Ruleset().runners_min == DEFAULTS["runners_min"]


def test_rules_are_written_as_they_were_read() -> None:
    value = {"profile": "stargames", "run_away_min": 3, "values": {"tout": 20}}
    assert ruleset_from_json(value).to_json() == value
    assert list(json.loads(json.dumps(rules(values={}, re_by="side").to_json()))) == [
        "profile",
        "re_by",
        "values",
    ]
    assert ruleset_from_json({"run_away_min": 3}).run_away_min == 3


WRONG: list[Any] = [
    None, 1, True, [], "bavaria", "", {"profile": None}, {"profile": "x"}, {"stock": 1},
    {"min_called_suit_cards": 0}, {"min_called_suit_cards": "1"}, {"min_called_suit_cards": True},
    {"min_called_suit_cards": 1.0}, {"run_away_min": 10**20}, {"run_away_min": 1},
    {"max_doubles": -1}, {"max_doubles": None}, {"kontra_until": "third-card"},
    {"kontra_until": None}, {"re_by": ["side"]}, {"runners_without": 1}, {"runners_without": None},
    {"runners_min": 3}, {"runners_min": {"ramsch": 3}}, {"runners_min": {"solo": 0}},
    {"values": []}, {"values": {"solo": -1}}, {"values": {"solo": "5"}}, {"values": {"bock": 2}},
    {"all_pass": "stock"}, {"dealer_after_all_pass": "left"}, {"values": {"solo": 10**9}},
    {"kontra_until": "x" * 1000},
]  # fmt: skip


@pytest.mark.parametrize("value", WRONG, ids=lambda value: json.dumps(value)[:40])
def test_a_wrong_setting(value: object) -> None:
    with pytest.raises(BadSetting) as refused:
        ruleset_from_json(value)
    known_profile = not isinstance(value, str) and not (
        isinstance(value, dict) and "profile" in value
    )
    assert refused.value.code == ("bad-setting" if known_profile else "unknown-profile")
    assert len(refused.value.message) < 200


@given(hostile_json)
def test_any_value_is_a_ruleset_or_one_error(value: object) -> None:
    read = attempt(lambda: ruleset_from_json(value))
    if isinstance(read, SchafkopfError):
        assert type(read) is BadSetting
        assert read.code in ("bad-setting", "unknown-profile")
    else:
        assert read.profile == "stargames"


# Each setting is obeyed.


def test_min_called_suit_cards() -> None:
    # D07: one card of Schellen; a rule of two cards gives none.
    d07 = {
        "hands": [
            "EO GO HO EU GU HA HX S7",
            "SO HU SU HK H9 H8 H7 EA",
            "EX EK E9 E8 E7 GA GX GK",
            "G9 G8 G7 SA SX SK S9 S8",
        ]
    }
    assert "sauspiel" in replayed(d07).legal()
    strict = replayed({**d07, "rules": {"min_called_suit_cards": 2}})
    assert "sauspiel" not in strict.legal()
    assert refusal(strict, "0 sauspiel") == "bid-no-ace"


def test_run_away_min() -> None:
    assert "GX" not in replayed(HOLDER_LEADS).legal()
    easier = replayed({**HOLDER_LEADS, "rules": {"run_away_min": 3}})
    assert {"GX", "GK"} <= set(easier.legal())


SAUSPIEL_LOG = ("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")


def test_kontra_until_the_first_card() -> None:
    deal = at_table(*SAUSPIEL_LOG, ruleset=rules(kontra_until="first-card"))
    assert deal.kontra_open() == (1, 3)
    led = play_on(deal, "0 E7")
    assert led.kontra_open() == ()
    assert refusal(led, "1 kontra") == "kontra-closed"


def test_max_doubles_one_knows_no_re() -> None:
    deal = at_table(*SAUSPIEL_LOG, "1 kontra", ruleset=rules(max_doubles=1))
    assert deal.re_open() == ()
    assert refusal(deal, "0 re") == "re-closed"


def test_re_by_the_side() -> None:
    deal = at_table(*SAUSPIEL_LOG, "1 kontra", ruleset=rules(re_by="side"))
    assert deal.re_open() == (0, 2)
    assert refusal(deal, "3 re") == "re-not-yours"
    said = play_on(deal, "2 re")
    assert said.table.re == 2
    # Whoever says Re is seen to be on the side; the record's three ways to know do not say so.
    assert said.view(3).partner is None


def test_equal_rank_goes_to_the_first_bid() -> None:
    log = ("0 sauspiel", "1 wenz", "2 pass", "3 pass")
    assert "wenz" in at_table(*log).legal()
    strict = at_table(*log, ruleset=rules(equal_rank="first-bid"))
    assert "wenz" not in strict.legal()
    assert refusal(strict, "0 wenz") == "bid-too-low"


def lost_sauspiel(side: str, ruleset: Ruleset, kind: str = SAUSPIEL) -> Result:
    """A game lost with 50 points by seat 0, alone or with seat 2."""
    partner = 2 if kind == SAUSPIEL else None
    return settle(game(kind, 2, "long"), ruleset, 0, partner, 50, 4, cards(side), 0)


def test_runners_min() -> None:
    assert lost_sauspiel("EO GO", rules()).runners == 0
    assert lost_sauspiel("EO GO", rules(runners_min={"sauspiel": 2})).runners == 2
    # A Tout counts as its base game.
    assert lost_sauspiel("EU GU", rules(runners_min={"wenz": 3}), "wenz-tout").runners == 0
    assert lost_sauspiel("EU GU", rules(), "wenz-tout").runners == 2


def test_runner_cards_all_trumps() -> None:
    # I09: with HA too, other tables count nine.
    side = "EO GO HO SO EU GU HU SU HA"
    assert lost_sauspiel(side, rules()).runners == 8
    assert lost_sauspiel(side, rules(runner_cards="trumps")).runners == 9
    everything = "EO GO HO SO EU GU HU SU HA HX HK H9 H8 H7"
    assert lost_sauspiel(everything, rules(runner_cards="trumps")).runners == 14


def test_runners_without() -> None:
    assert lost_sauspiel("SO", rules()).runners == 3
    result = lost_sauspiel("SO", rules(runners_without=False))
    assert (result.row, result.runners, result.with_top) == (3, 0, False)
    assert lost_sauspiel("EO GO HO", rules(runners_without=False)).runners == 3


def test_tout_doubles_runners() -> None:
    # J10: 15 by the table, 20 where the Laufende double with the Tout.
    side = cards("EO GO HO SO EU")
    for doubled, value in ((False, 15), (True, 20)):
        ruleset = rules(tout_doubles_runners=doubled)
        result = settle(game("solo-tout", 0, "long"), ruleset, 0, None, 120, 8, side, 0)
        assert result.value == value
    assert lost_sauspiel("EO GO HO", rules(tout_doubles_runners=True)).value == 4


def test_values() -> None:
    # The scale 10/20/50 of the record of K01, where it paid 80.
    scale = {"sauspiel": 20, "solo": 50, "tout": 100, "schneider": 10, "schwarz": 10, "runner": 10}
    result = settle(
        game(SAUSPIEL, None, "short"), rules(values=scale), 1, 3, 53, 4, cards("EO GO HO"), 1
    )
    assert result.value == (20 + 30) * 2
    assert dict(result.lines) == {"base": 20, "runners": 30, "kontra": 2}


def test_dealer_after_all_pass_and_all_pass_are_kept() -> None:
    read = record_from_json(
        {
            "hands": hands_of(at_table()),
            "rules": {"dealer_after_all_pass": "stays", "all_pass": "redeal"},
        }
    ).ruleset
    assert (read.dealer_after_all_pass, read.all_pass) == ("stays", "redeal")


def hands_of(deal: Round) -> list[str]:
    """The hands of a deal as a record has them."""
    hands: list[str] = replay_value(deal)["hands"]
    assert [parse_cards(hand) for hand in hands] == list(deal.dealt)
    return hands


def replay_value(deal: Round) -> dict[str, Any]:
    """A deal's record as a plain value."""
    value: dict[str, Any] = json.loads(record_of(deal).to_text())
    return value

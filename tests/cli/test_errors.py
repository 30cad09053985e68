"""Every error code, from every ask that can give it, with its place."""

from typing import Any

import pytest

from game.core.errors import CODES
from tests.cli.asking import Json, error_of, error_of_line, message_of
from tests.cli.samples import (
    ALL,
    BIDS,
    CALLABLE,
    CHOOSE,
    LEGAL,
    LONG_DEAL,
    RECORD,
    SAMPLE_LOG,
    SETTLE,
    SHORT_DEAL,
    TRUMPS,
    WINNER,
    view_of,
)
from tests.rule_cases import case_named

LINES = {
    "empty": b"",
    "blanks": b" \t\r",
    "half an object": b"{",
    "no comma": b'{"ask":"trumps" "contract":"wenz"}',
    "comma too many": b'{"ask":"trumps",}',
    "two values": b"{} {}",
    "single quotes": b"{'ask':'trumps'}",
    "a word": b"trumps",
    "not a number": b'{"ask":"winner","x":NaN}',
    "number with 0 first": b'{"x":01}',
    "number without end": b'{"x":1.}',
    "number too long": b'{"x":' + b"1" * 19 + b"}",
    "NUL": b'{"ask":"\x00"}',
    "raw control": b'{"ask":"a\tb"}',
    "half a pair": b'{"ask":"\\ud800"}',
    "other half": b'{"ask":"\\udc00"}',
    "pair the wrong way": b'{"ask":"\\ud800\\ud800"}',
    "unknown escape": b'{"ask":"\\x41"}',
    "not UTF-8": b'{"ask":"\xff"}',
    "UTF-8 of half a pair": b'{"ask":"\xed\xa0\x80"}',
    "cut UTF-8": b'{"ask":"\xe2\x82',
    "byte order mark": b'\xef\xbb\xbf{"ask":"trumps"}',
    "too deep": b"[" * 100_000,
    "too deep inside": b'{"ask":"trumps","x":' + b'{"a":' * 40 + b"1" + b"}" * 40 + b"}",
    "a member twice": b'{"ask":"trumps","ask":"winner"}',
}


@pytest.mark.parametrize("line", list(LINES.values()), ids=list(LINES))
def test_bad_json(line: bytes) -> None:
    assert error_of_line(line) == ("bad-json", None)


@pytest.mark.parametrize("request_", [None, True, 7, 1.5, "trumps", [], [TRUMPS]])
def test_a_request_is_an_object(request_: object) -> None:
    assert error_of(request_) == ("bad-request", None)


@pytest.mark.parametrize("ask", [None, 7, [], {}, True])
def test_ask_is_a_text(ask: object) -> None:
    assert error_of({"ask": ask}) == ("bad-request", None)
    assert error_of({}) == ("bad-request", None)


@pytest.mark.parametrize("ask", ["", "Trumps", "trumps ", "help", "x" * 10_000, "\0"])
def test_unknown_ask(ask: str) -> None:
    assert error_of({"ask": ask}) == ("unknown-ask", None)


NEEDED = [
    (request, name)
    for request, names in [
        (TRUMPS, ["contract"]),
        (WINNER, ["contract", "suit", "trick"]),
        (CALLABLE, ["hand"]),
        (LEGAL, ["contract", "suit", "hand"]),
        (BIDS, ["seat", "hand"]),
        (SETTLE, ["contract", "declarer", "side_points", "side_tricks", "side_trumps"]),
        (RECORD, ["hands"]),
        (CHOOSE, ["level", "seat", "view"]),
    ]
    for name in names
]


@pytest.mark.parametrize(("request_", "name"), NEEDED)
def test_a_needed_member_is_missing(request_: Json, name: str) -> None:
    without = {member: value for member, value in request_.items() if member != name}
    assert error_of(without) == ("bad-request", None)
    assert name in message_of(without)


WRONG_SORT: list[tuple[Json, str, list[Any]]] = [
    (TRUMPS, "contract", [None, 7, "", "Wenz", "farbwenz", ["wenz"]]),
    (TRUMPS, "suit", ["S", "E", 0, "Schellen", [], False]),
    (TRUMPS, "deck", [None, 32, "", "Long", "longer"]),
    (WINNER, "suit", [None, "", "s", "ES", "X", "A", 3, ["S"]]),
    (WINNER, "trick", [None, 7, ["HA"], {}]),
    (CALLABLE, "hand", [None, 8, CALLABLE["hand"].split(), True]),
    (LEGAL, "suit", [None, "H", "h", 1]),
    (LEGAL, "hand", [None, [], 0]),
    (LEGAL, "trick", [None, 0, ["EK"]]),
    (LEGAL, "suit_led", [None, 0, 1, "true"]),
    (LEGAL, "ran_away", [None, 0, 1, "false"]),
    (BIDS, "dealer", [None, -1, 4, 3.0, "3", True]),
    (BIDS, "seat", [None, -1, 4, 1.0, "1", False]),
    (BIDS, "log", [None, "0 solo", {}, 0, ["0 pass"] * 65]),
    (SETTLE, "declarer", [None, -1, 4, "0", False]),
    (SETTLE, "side_points", [None, "95", 95.0, True, []]),
    (SETTLE, "side_tricks", [None, "7", 7.0, False, {}]),
    (SETTLE, "side_trumps", [None, 3, ["EO"], "EO GA", "HA"]),
    (SETTLE, "kontra", [None, 0, "no", 2]),
    (SETTLE, "re", [None, 1, "yes", []]),
    ({**SETTLE, "contract": "sauspiel"}, "partner", [None, 4, -1, "2", True]),
    ({**SETTLE, "contract": "sauspiel", "partner": 2}, "suit", ["H", "X", 0]),
    (RECORD, "hands", [None, {}, "", SHORT_DEAL[:3], [*SHORT_DEAL, ""], [1, 2, 3, 4]]),
    (RECORD, "hands", [[None] * 4, [*SHORT_DEAL[:2], None, None], [*SHORT_DEAL[:3], None]]),
    (RECORD, "deck", [None, "tiny"]),
    (RECORD, "dealer", [None, 4, "3"]),
    (RECORD, "log", [None, {}, "0 pass", ["0 pass"] * 65]),
    (CHOOSE, "level", [None, 1, "", "Normal", "oracle"]),
    (CHOOSE, "seat", [None, 4, "2", True]),
    (CHOOSE, "view", [None, [], "view", 7]),
    (CHOOSE, "view", [{name: RECORD[name] for name in ("deck", "hands", "log")}]),
    (CHOOSE, "seed", [None, "7", 7.5, True]),
    (CHOOSE, "worlds", [0, -1, "50", 1.5, True]),
    (CHOOSE, "budget_ms", [100]),  # beside worlds
    (CHOOSE, "asking", ["", "Kontra", "pass", 1, True, ["kontra"]]),
]


@pytest.mark.parametrize(("request_", "name", "values"), WRONG_SORT)
def test_a_member_of_the_wrong_sort(request_: Json, name: str, values: list[Any]) -> None:
    for value in values:
        assert error_of({**request_, name: value}) == ("bad-request", None), value


@pytest.mark.parametrize("version", [0, 2, -1, "1", 1.0, None, True, [1]])
def test_unknown_version(version: object) -> None:
    assert error_of({**RECORD, "v": version}) == ("unknown-version", None)
    view = {**CHOOSE["view"], "v": version}
    assert error_of({**CHOOSE, "view": view}) == ("unknown-version", None)


def with_rules(request: Json, rules: object) -> Json:
    """The request with these rules, which stand in the view of a choose."""
    if request["ask"] == "choose":
        return {**request, "view": {**request["view"], "rules": rules}}
    return {**request, "rules": rules}


@pytest.mark.parametrize("request_", ALL, ids=lambda request: request["ask"])
def test_rules_are_checked_in_every_ask(request_: Json) -> None:
    for profile in ("", "Stargames", "wirtshaus", "x" * 10_000):
        assert error_of(with_rules(request_, profile)) == ("unknown-profile", None)
        assert error_of(with_rules(request_, {"profile": profile})) == ("unknown-profile", None)
    values: list[object] = [
        None,
        7,
        [],
        {"no_such_setting": 1},
        {"max_doubles": 3},
        {"max_doubles": True},
        {"kontra_until": "never"},
        {"runners_without": 0},
        {"runners_min": 3},
        {"runners_min": {"tout": 3}},
        {"values": {"solo": -1}},
        {"values": {"solo": 1.5}},
    ]
    for rules in values:
        assert error_of(with_rules(request_, rules)) == ("bad-setting", None), rules


CARD_TEXTS = [
    # (error, cards of the long deck as they stand in a hand or a trick)
    ("unknown-card", "EB EO"),
    ("unknown-card", "ea EO"),
    ("unknown-card", "E"),
    ("unknown-card", "EO  GO"),
    ("unknown-card", " EO"),
    ("unknown-card", "EO "),
    ("unknown-card", "EO,GO"),
    ("unknown-card", "E10"),
    ("unknown-card", "\u0395O GO"),
    ("duplicate-card", "EO GO EO"),
]


@pytest.mark.parametrize(("code", "cards"), CARD_TEXTS)
def test_bad_cards(code: str, cards: str) -> None:
    for request, name in (
        (WINNER, "trick"),
        (LEGAL, "hand"),
        (LEGAL, "trick"),
        (CALLABLE, "hand"),
        (BIDS, "hand"),
        (SETTLE, "side_trumps"),
    ):
        assert error_of({**request, name: cards}) == (code, None)
        assert name in message_of({**request, name: cards})
    assert error_of({**RECORD, "hands": [cards, *SHORT_DEAL[1:]]}) == (code, None)
    assert error_of({**RECORD, "hands": [cards, None, None, None]}) == (code, None)


def test_a_card_of_the_other_deck() -> None:
    assert error_of({**WINNER, "deck": "short"}) == ("wrong-deck", None)
    assert error_of({**LEGAL, "deck": "short"}) == ("wrong-deck", None)
    assert error_of({**CALLABLE, "deck": "short"}) == ("wrong-deck", None)
    assert error_of({**BIDS, "deck": "short"}) == ("wrong-deck", None)
    hands = ["S7 EK E9 GA SA SK", *SHORT_DEAL[1:]]
    assert error_of({**RECORD, "hands": hands}) == ("wrong-deck", None)
    log = ["0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call E", "0 E8"]
    assert error_of({**RECORD, "log": log}) == ("wrong-deck", 5)


def test_a_card_in_two_places() -> None:
    assert error_of({**LEGAL, "trick": "E8"}) == ("duplicate-card", None)
    hands = [SHORT_DEAL[0], SHORT_DEAL[0], *SHORT_DEAL[2:]]
    assert error_of({**RECORD, "hands": hands}) == ("duplicate-card", None)


def test_a_wrong_number_of_cards() -> None:
    assert error_of({**WINNER, "trick": ""}) == ("wrong-count", None)
    assert error_of({**WINNER, "trick": "HA H9 S7 HX HK"}) == ("wrong-count", None)
    assert error_of({**LEGAL, "hand": ""}) == ("wrong-count", None)
    hand = "EO GO HO SO EU GU HU SU HA"
    assert error_of({**LEGAL, "hand": hand}) == ("wrong-count", None)
    assert error_of({**LEGAL, "trick": "EK EX E9 E7"}) == ("wrong-count", None)
    assert error_of({**CALLABLE, "hand": "EO GU H9 E8 E7 GA S9"}) == ("wrong-count", None)
    assert error_of({**CALLABLE, "hand": ""}) == ("wrong-count", None)
    assert error_of({**BIDS, "hand": hand}) == ("wrong-count", None)
    assert error_of({**RECORD, "deck": "long"}) == ("wrong-count", None)
    assert error_of({**RECORD, "hands": ["", *SHORT_DEAL[1:]]}) == ("wrong-count", None)
    # Six cards were dealt to the declarer of a short-deck Solo.
    obers_and_unters = "EO GO HO SO EU GU HU"
    settle = {**SETTLE, "deck": "short", "side_tricks": 5, "side_trumps": obers_and_unters}
    assert error_of(settle) == ("wrong-count", None)


BAD_ACTIONS: list[tuple[str, Any]] = [
    ("bad-action", ""),
    ("bad-action", "0"),
    ("bad-action", "0pass"),
    ("bad-action", "0  pass"),
    ("bad-action", " 0 pass"),
    ("bad-action", "4 pass"),
    ("bad-action", "-1 pass"),
    ("bad-action", "\u0660 pass"),
    ("bad-action", "0 Pass"),
    ("bad-action", "0 pass "),
    ("bad-action", "0 farbwenz"),
    ("bad-action", "0 call"),
    ("bad-action", "0 call X"),
    ("bad-action", "0 call EE"),
    ("bad-action", "0 trump"),
    ("bad-action", None),
    ("bad-action", 7),
    ("bad-action", ["0", "pass"]),
    ("unknown-card", "0 EB"),
    ("unknown-card", "0 XA"),
]


@pytest.mark.parametrize(("code", "entry"), BAD_ACTIONS)
def test_bad_entries_of_the_log(code: str, entry: object) -> None:
    for log in ([entry], [entry, "1 pass"]):
        assert error_of({**RECORD, "log": log}) == (code, 0)
    assert error_of({**RECORD, "log": ["0 pass", "1 pass", entry]}) == (code, 2)
    assert error_of({**BIDS, "log": ["0 solo", entry]}) == (code, 1)
    view = {**CHOOSE["view"], "log": [*SAMPLE_LOG[:4], entry]}
    assert error_of({**CHOOSE, "view": view}) == (code, 4)


def test_out_of_turn_in_a_log() -> None:
    assert error_of({**RECORD, "log": ["1 pass"]}) == ("out-of-turn", 0)
    assert error_of({**RECORD, "log": [*SAMPLE_LOG, "3 GU"]}) == ("out-of-turn", 10)
    assert error_of(view_of({**RECORD, "log": ["0 pass", "0 pass"]}, 3)) == ("out-of-turn", 1)
    assert error_of({**BIDS, "log": ["1 solo"]}) == ("out-of-turn", 0)


def test_bids_of_a_seat_whose_turn_it_is_not() -> None:
    assert error_of({**BIDS, "log": []}) == ("out-of-turn", None)
    assert error_of({**BIDS, "log": ["0 solo", "1 pass"]}) == ("out-of-turn", None)
    over = ["0 pass", "1 pass", "2 pass", "3 pass"]
    assert error_of({**BIDS, "log": over}) == ("out-of-turn", None)
    named = ["0 pass", "1 wenz", "2 pass", "3 pass"]
    assert error_of({**BIDS, "log": named}) == ("out-of-turn", None)
    assert error_of({**BIDS, "dealer": 0, "log": ["1 pass"]}) == ("out-of-turn", None)


def test_choose_for_a_seat_whose_turn_it_is_not() -> None:
    early = {**CHOOSE["view"], "log": SAMPLE_LOG[:8]}
    assert error_of({**CHOOSE, "view": {**early, "log": SAMPLE_LOG[:9]}}) == ("out-of-turn", None)
    passed = {**early, "log": ["0 pass", "1 pass", "2 pass", "3 pass"]}
    assert error_of({**CHOOSE, "view": passed}) == ("out-of-turn", None)
    done = {**case_named("K01")["record"]}
    done["hands"] = [None, None, SHORT_DEAL[2], None]
    assert error_of({**CHOOSE, "view": done}) == ("out-of-turn", None)


ILLEGAL: list[tuple[str, Json, int]] = [
    # (paragraph of RULES.md, record, place)
    ("2.3", {"hands": LONG_DEAL, "log": ["0 wenz", "1 wenz"]}, 1),
    ("2.3", {"hands": LONG_DEAL, "log": ["0 solo", "1 geier"]}, 1),
    # D06: HA is missing too, but cannot be called.
    (
        "2.5",
        {
            "hands": [
                "EO SU HX H9 H8 EA GA SA",
                "GO HO SO EU GU HU HA HK",
                "EX EK E9 E8 E7 GX GK G9",
                "G8 G7 SX SK S9 S8 S7 H7",
            ],
            "log": ["0 sauspiel"],
        },
        0,
    ),
    ("3.1", {**RECORD, "log": [*SAMPLE_LOG[:4], "1 call H"]}, 4),
    ("3.2", {"hands": LONG_DEAL, "log": ["0 pass", "1 sauspiel", *SAMPLE_LOG[2:4], "1 call S"]}, 4),
    ("3.3", {"hands": LONG_DEAL, "log": ["0 pass", "1 sauspiel", *SAMPLE_LOG[2:4], "1 call G"]}, 4),
    ("4.1", {**RECORD, "log": [*SAMPLE_LOG[:9], "3 HO"]}, 9),
    ("5.3", {**RECORD, "log": [*SAMPLE_LOG[:7], "1 GX"]}, 7),
    ("5.3", {**RECORD, "log": [*SAMPLE_LOG[:7], "1 SX"]}, 7),
    ("2.4", {**RECORD, "log": [*SAMPLE_LOG[:4], "1 EO"]}, 4),
    ("2.4", {**RECORD, "log": [*SAMPLE_LOG[:4], "1 trump E"]}, 4),
    ("2.4", {**RECORD, "log": ["0 pass", "1 pass", "2 pass", "3 pass", "0 pass"]}, 4),
    ("6.1", {**RECORD, "log": [*SAMPLE_LOG[:5], "1 kontra"]}, 5),
    ("6.1", {**RECORD, "log": [*SAMPLE_LOG[:5], "3 kontra"]}, 5),
    ("6.2", {**RECORD, "log": [*SAMPLE_LOG[:6], "0 kontra"]}, 6),
    ("6.3", {**RECORD, "log": [*SAMPLE_LOG[:5], "1 re"]}, 5),
    ("6.3", {**RECORD, "log": [*SAMPLE_LOG[:8], "1 re"]}, 8),
    ("6.3", {**RECORD, "log": [*SAMPLE_LOG[:6], "3 re"]}, 6),
]


@pytest.mark.parametrize(("clause", "record", "at"), ILLEGAL)
def test_illegal_actions_name_their_rule(clause: str, record: Json, at: int) -> None:
    request = {"ask": "record", **record}
    assert error_of(request) == ("illegal-action", at)
    assert f"(rule {clause})" in message_of(request)


CONTRADICTIONS = [
    {**SETTLE, "side_points": 119, "side_tricks": 1},
    {**SETTLE, "side_points": 1},
    {**SETTLE, "side_points": 1, "side_tricks": 0},
    {**SETTLE, "side_points": 120, "side_tricks": 3},
    {**SETTLE, "side_points": 121},
    {**SETTLE, "side_points": -1},
    {**SETTLE, "side_points": 10**17},
    {**SETTLE, "side_tricks": 9},
    {**SETTLE, "side_tricks": -1},
    {**SETTLE, "side_points": 119, "side_tricks": 8},
    {**SETTLE, "partner": 2},
    {**SETTLE, "contract": "wenz-tout", "partner": 1},
    {**SETTLE, "contract": "sauspiel", "partner": 0},
    {**SETTLE, "re": True},
    {**SETTLE, "kontra": True, "rules": {"max_doubles": 0}},
    {**SETTLE, "kontra": True, "re": True, "rules": {"max_doubles": 1}},
    {**CHOOSE, "seat": 1},
]


@pytest.mark.parametrize("request_", CONTRADICTIONS)
def test_contradictions(request_: Json) -> None:
    assert error_of(request_) == ("contradiction", None)


def test_every_code_of_the_core_has_its_test() -> None:
    assert set(CODES) == {
        "bad-json", "bad-request", "unknown-ask", "unknown-version", "unknown-profile",
        "bad-setting", "unknown-card", "wrong-deck", "duplicate-card", "wrong-count", "bad-action",
        "out-of-turn", "illegal-action", "contradiction",
    }  # fmt: skip

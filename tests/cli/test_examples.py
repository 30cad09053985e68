"""The example replies of the protocol, to the letter: members, their order, values."""

import json

from game.cli.referee import reply_to
from game.core.strict_json import write_json
from tests.cli.asking import Json, ask
from tests.cli.samples import (
    BIDS,
    CALLABLE,
    CHOOSE,
    LEGAL,
    LONG_DEAL,
    RECORD,
    SETTLE,
    TRUMPS,
    WINNER,
)
from tests.rule_cases import case_named

STATE_IN_THE_AUCTION = """
{"phase": "auction", "turn": 1, "legal": ["pass", "sauspiel", "geier", "wenz", "solo", "geier-tout",
 "wenz-tout", "solo-tout"],
 "contract": null, "kontra_open": [], "re_open": [], "tricks": [], "points": [0, 0, 0, 0],
 "trick_counts": [0, 0, 0, 0], "result": null}
"""

STATE_IN_PLAY = """
{"phase": "play", "turn": 2, "legal": ["HU", "SU", "HX", "H9", "S9"],
 "contract": {"kind": "sauspiel", "suit": "E", "declarer": 1, "partner": 3}, "kontra_open": [],
 "re_open": [],
 "tricks": [{"leader": 0, "cards": "EK EX HA EA", "winner": 2, "points": 36}],
 "points": [0, 0, 36, 0], "trick_counts": [0, 0, 1, 0], "result": null}
"""

RESULT_OF_K01 = """
{"side_points": 53, "won": false, "schneider": false, "schwarz": false, "runners": 3, "with": true,
 "value": 8, "scores": [8, -8, 8, -8], "lines": [["base", 1], ["runners", 3], ["kontra", "x2"]]}
"""


def same_text(reply: Json, example: str) -> bool:
    """Whether a reply is the example with all members in its order."""
    return json.dumps(reply) == json.dumps(json.loads(example))


def test_trumps() -> None:
    assert same_text(
        ask(TRUMPS),
        '{"trumps":"EU GU HU SU","suits":{"E":"EA EX EK EO E9 E8 E7",'
        '"G":"GA GX GK GO G9 G8 G7","H":"HA HX HK HO H9 H8 H7","S":"SA SX SK SO S9 S8 S7"}}',
    )


def test_winner() -> None:
    assert same_text(ask(WINNER), '{"winner":2,"points":21}')


def test_callable() -> None:
    assert same_text(ask(CALLABLE), '{"suits":["E","S"]}')


def test_legal() -> None:
    assert same_text(ask(LEGAL), '{"legal":"EA E8"}')


def test_bids() -> None:
    assert same_text(ask(BIDS), '{"bids":["pass","geier-tout","wenz-tout","solo-tout"]}')


def test_settle() -> None:
    assert same_text(
        ask(SETTLE),
        '{"won":true,"schneider":true,"schwarz":false,"runners":3,"value":9,'
        '"scores":[27,-9,-9,-9],"lines":[["base",5],["schneider",1],["runners",3]]}',
    )


def test_record_in_the_auction() -> None:
    assert same_text(
        ask({"ask": "record", "hands": LONG_DEAL, "log": ["0 pass"]}), STATE_IN_THE_AUCTION
    )


def test_record_while_a_suit_is_named() -> None:
    sauspiel = ask({**RECORD, "log": RECORD["log"][:4]})
    assert (sauspiel["phase"], sauspiel["turn"], sauspiel["legal"]) == (
        "naming",
        1,
        ["call E", "call G"],
    )
    assert sauspiel["contract"] == {
        "kind": "sauspiel",
        "suit": None,
        "declarer": 1,
        "partner": None,
    }
    solo = ask({**RECORD, "log": ["0 pass", "1 solo", "2 pass", "3 pass"]})
    assert solo["legal"] == ["trump E", "trump G", "trump H", "trump S"]


def test_record_with_an_open_trick() -> None:
    reply = ask({**RECORD, "log": RECORD["log"][:8]})
    assert reply["tricks"] == [{"leader": 0, "cards": "EK EX", "winner": None, "points": None}]
    assert (reply["turn"], reply["points"]) == (2, [0, 0, 0, 0])


def test_record_when_all_have_passed() -> None:
    reply = ask({**RECORD, "log": ["0 pass", "1 pass", "2 pass", "3 pass"]})
    assert (reply["phase"], reply["turn"], reply["legal"]) == ("passed", None, [])
    assert (reply["contract"], reply["tricks"], reply["points"]) == (None, [], [0, 0, 0, 0])
    assert reply["result"] == {
        "side_points": None,
        "won": None,
        "schneider": False,
        "schwarz": False,
        "runners": 0,
        "with": None,
        "value": 0,
        "scores": [0, 0, 0, 0],
        "lines": [],
    }


def test_record_in_play() -> None:
    assert same_text(ask(RECORD), STATE_IN_PLAY)


def test_record_at_the_end() -> None:
    reply = ask({"ask": "record", **case_named("K01")["record"]})
    assert (reply["phase"], reply["turn"], reply["legal"]) == ("done", None, [])
    assert (reply["points"], reply["trick_counts"]) == ([0, 53, 67, 0], [0, 4, 2, 0])
    assert same_text(reply["result"], RESULT_OF_K01)


def test_choose() -> None:
    reply = ask(CHOOSE)
    assert list(reply) == ["action"]
    assert reply["action"] in ["HU", "SU", "HX", "H9", "S9"]


def test_defaults_are_long_deck_stargames_dealer_3() -> None:
    record = {"ask": "record", "hands": LONG_DEAL, "log": ["0 pass"]}
    whole = {**record, "v": 1, "deck": "long", "rules": "stargames", "dealer": 3}
    assert ask(record) == ask(whole)
    assert ask({name: TRUMPS[name] for name in ("ask", "contract")}) == ask(TRUMPS)
    assert ask({"ask": "bids", **{n: BIDS[n] for n in ("seat", "hand", "log")}}) == ask(BIDS)


def test_unknown_members_are_ignored() -> None:
    for request in (TRUMPS, WINNER, CALLABLE, LEGAL, BIDS, SETTLE, RECORD, CHOOSE):
        assert ask({**request, "colour": {"of": ["hay"]}}) == ask(request)


def test_meta_is_ignored_whatever_it_is() -> None:
    for meta in ({"version": "1", "practice": True}, None, "text", [1, 2], 7):
        assert ask({**RECORD, "meta": meta}) == ask(RECORD)


def test_replies_are_one_line_of_plain_json() -> None:
    for request in (TRUMPS, RECORD, {"ask": "\u2028\u0085 "}):
        text = write_json(reply_to(json.dumps(request, ensure_ascii=False).encode()))
        assert len(text.splitlines()) == 1

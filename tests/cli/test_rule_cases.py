"""The cases of the rules, asked of the referee. Each test carries its case's name."""

import pytest

from tests.cli.asking import Json, ask, error_of
from tests.rule_cases import CASES, Case, case_named, cases_of_kind, record_of

RECORD_ERRORS = ("illegal-action", "out-of-turn")


def request_of(case: Case, ask_word: str) -> Json:
    """The case as a request: its facts stand in it under the protocol's names."""
    facts = {name: case[name] for name in case if name not in ("id", "kind", "text", "expect")}
    return {"ask": ask_word, **facts}


def ask_record(case: Case) -> Json:
    return ask({"ask": "record", **record_of(case)})


@pytest.mark.parametrize("case", cases_of_kind("trumps"))
def test_trumps(case: Case) -> None:
    reply = ask(request_of(case, "trumps"))
    assert reply["trumps"] == case["expect"]["trumps"]
    for suit, cards in case["expect"].get("suits", {}).items():
        assert reply["suits"][suit] == cards
    everything = " ".join([reply["trumps"], *reply["suits"].values()]).split()
    assert len(everything) == len(set(everything)) == {"long": 32, "short": 24}[case["deck"]]


@pytest.mark.parametrize("case", cases_of_kind("winner"))
def test_winner(case: Case) -> None:
    assert ask(request_of(case, "winner")) == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("legal"))
def test_legal(case: Case) -> None:
    assert ask(request_of(case, "legal")) == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("callable"))
def test_callable(case: Case) -> None:
    assert ask(request_of(case, "callable")) == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("bids"))
def test_bids(case: Case) -> None:
    assert ask(request_of(case, "bids")) == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("settle"))
def test_settle(case: Case) -> None:
    reply = ask(request_of(case, "settle"))
    for name, value in case["expect"].items():
        if name != "with":  # said by a record's result alone
            assert reply[name] == value
    assert sum(reply["scores"]) == 0  # P02


@pytest.mark.parametrize("case", cases_of_kind("runners"))
def test_runners(case: Case) -> None:
    kind = case["contract"]
    alone = kind != "sauspiel"
    request = {
        "ask": "settle",
        "contract": kind,
        "deck": case["deck"],
        "declarer": 0,
        "partner": None if alone else 2,
        "side_points": 61,
        "side_tricks": 4,
        "side_trumps": case["side_trumps"],
    }
    reply = ask(request)
    assert reply["runners"] == case["expect"]["counts"]
    base = 5 if alone else 1
    assert reply["value"] == base + case["expect"]["counts"]


@pytest.mark.parametrize("case", cases_of_kind("auction"))
def test_auction(case: Case) -> None:
    reply = ask_record(case)
    expect = case["expect"]
    if "phase" in expect:  # F01, J18
        assert (reply["phase"], reply["turn"], reply["legal"]) == (expect["phase"], None, [])
        assert reply["contract"] is None
        assert reply["result"]["scores"] == expect["scores"]
        return
    assert reply["contract"]["kind"] == expect["contract"]
    assert reply["contract"]["declarer"] == expect["declarer"]


@pytest.mark.parametrize("case", cases_of_kind("doubles"))
def test_doubles(case: Case) -> None:
    record = record_of(case)
    reply = ask({"ask": "record", **record})
    assert reply["kontra_open"] == case["expect"]["kontra_open"]
    assert reply["re_open"] == case["expect"]["re_open"]
    assert not {"kontra", "re"} & set(reply["legal"])
    for entry in case["expect"]["refused"]:
        request = {"ask": "record", **record, "log": [*record["log"], entry]}
        assert error_of(request) == ("illegal-action", len(record["log"]))
    if "settle" in case:  # G11
        assert ask({"ask": "settle", **case["settle"]})["value"] == case["expect"]["value"]


@pytest.mark.parametrize("case", cases_of_kind("silent"))
def test_a_pass_is_final(case: Case) -> None:
    record = record_of(case)
    turns = []
    for length in range(len(case["then"]) + 1):
        log = [*record["log"], *case["then"][:length]]
        turns.append(ask({"ask": "record", **record, "log": log})["turn"])
    assert turns == case["expect"]["turns"]
    again = {"ask": "record", **record, "log": [*record["log"], f"{case['seat']} geier"]}
    assert error_of(again) == ("out-of-turn", len(record["log"]))


@pytest.mark.parametrize("case", cases_of_kind("play"))
def test_play(case: Case) -> None:
    reply = ask_record(case)
    assert [trick["winner"] for trick in reply["tricks"]] == case["expect"]["winners"]
    record = record_of(case)
    for seat in range(4):  # E25: everyone can infer the partner
        hands = [hand if other == seat else None for other, hand in enumerate(record["hands"])]
        view = ask({"ask": "record", **record, "hands": hands})
        assert view["contract"]["partner"] == case["expect"]["partner_inferred"]


@pytest.mark.parametrize("case", cases_of_kind("deal"))
def test_whole_deal(case: Case) -> None:
    expect = case["expect"]
    reply = ask_record(case)
    assert (reply["points"], reply["trick_counts"]) == (expect["points"], expect["trick_counts"])
    assert [trick["leader"] for trick in reply["tricks"]] == expect["leaders"]
    result = reply["result"]
    for name in ("side_points", "won", "schneider", "schwarz", "with", "value", "scores"):
        assert result[name] == expect[name]
    assert result["runners"] == expect["counts"]
    assert sum(reply["points"]) == 120  # P01
    # At its end every card has been seen, so each seat's view knows the same result.
    hands = case["record"]["hands"]
    for seat in range(4):
        alone = [hand if other == seat else None for other, hand in enumerate(hands)]
        assert ask({"ask": "record", **case["record"], "hands": alone})["result"] == result


def test_the_kinds_rank_as_bids() -> None:
    ranked = case_named("F15")["expect"]["kinds"]
    hand = "SO EU H9 H8 H7 E8 SA SX"
    for place, kind in enumerate(ranked):
        request = {"ask": "bids", "seat": 1, "hand": hand, "log": [f"0 {kind}"]}
        assert ask(request)["bids"] == ["pass", *ranked[place + 1 :]]


def test_every_kind_of_case_is_asked_or_not_a_question() -> None:
    asked = {
        "trumps", "winner", "legal", "callable", "bids", "settle", "runners", "auction", "doubles",
        "silent", "play", "deal", "rank",
    }  # fmt: skip
    assert {case["kind"] for case in CASES} - asked == {"deck-points", "short-deck", "property"}

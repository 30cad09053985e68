"""Records: text and back, every prefix, and what they refuse with which code at which place."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import DECKS, SEATS
from game.core.errors import CODES, SchafkopfError
from game.core.games import KINDS
from game.core.record import (
    MAX_LOG,
    Record,
    parse_record,
    record_from_json,
    record_of,
    record_of_view,
    replay,
    replay_view,
)
from game.core.round import Round
from game.core.strict_json import write_json
from tests.core.build import attempt, record, replayed
from tests.rule_cases import case_named
from tests.soak.harness import play, table_state
from tests.strategies import costly, damaged, hostile_json, hostile_text, rounds

K01: dict[str, Any] = case_named("K01")["record"]
K05: dict[str, Any] = case_named("K05")["record"]
VIEW: dict[str, Any] = {**K01, "hands": [None, K01["hands"][1], None, None]}


def same_deal(one: Round, two: Round) -> bool:
    """Whether two deals are in the same state."""
    return one.dealt == two.dealt and table_state(one.table) == table_state(two.table)


@costly
@given(rounds())
def test_a_deal_is_its_record(deal: Round) -> None:
    text = record_of(deal).to_text()
    assert text == write_json(record_of(deal).to_json())
    again = replay(parse_record(text))
    assert same_deal(again, deal)
    assert record_of(again).to_text() == text


@costly
@given(rounds(), st.sampled_from(SEATS))
def test_a_view_is_its_record(deal: Round, seat: int) -> None:
    written = record_of_view(deal.view(seat))
    assert written.to_text() == write_json(written.to_json())
    again = replay_view(parse_record(written.to_text()))
    assert again.dealt == deal.dealt[seat]
    assert table_state(again.table) == table_state(deal.table)
    assert record_of_view(again).to_text() == written.to_text()
    hidden = [
        hand for other, hand in enumerate(json.loads(written.to_text())["hands"]) if other != seat
    ]
    assert hidden == [None, None, None]


def test_the_members_stand_in_the_order_of_the_format() -> None:
    text = record(K01).to_text()
    assert text == json.dumps(K01)
    assert list(json.loads(text)) == ["v", "rules", "deck", "dealer", "hands", "log"]


def test_meta_is_kept_and_rules_that_differ() -> None:
    whole = {
        **K01,
        "rules": {"profile": "stargames", "run_away_min": 3, "values": {"tout": 20}},
        "meta": {"levels": ["easy", None], "date": "2026-11-30"},
    }
    assert json.loads(record(whole).to_text()) == whole
    assert record(whole).to_json() == whole


def test_defaults_of_a_record() -> None:
    short = record({"hands": K05["hands"]})
    assert (short.ruleset.to_json(), short.deck, short.dealer) == ("stargames", "long", 3)
    assert short.log == ()
    assert short.meta is None
    assert json.loads(short.to_text())["v"] == 1


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_prefix_of_a_log_is_a_log(kind: str, deck: str) -> None:
    states = [*play(kind, deck, random.Random(f"prefix {kind} {deck}"))]
    whole = record_of(states[-1])
    for length, state in enumerate(states):
        part = Record(whole.ruleset, whole.deck, whole.dealer, whole.hands, whole.log[:length])
        assert same_deal(replay(part), state)


def test_who_looks_at_a_record() -> None:
    assert record(K01).viewer is None
    assert record(VIEW).viewer == 1


def test_unknown_members_are_ignored() -> None:
    assert record({**K01, "x": [1], "ask": "record"}).to_text() == record(K01).to_text()


def code_of(value: object) -> tuple[str, int | None]:
    """Code and place of the error of a record, read and replayed."""
    with pytest.raises(SchafkopfError) as refused:
        replay(record_from_json(value))
    assert refused.value.message
    return refused.value.code, refused.value.at


def with_hands(*hands: object) -> dict[str, Any]:
    """K01 with other hands."""
    return {**K01, "hands": list(hands)}


def with_log(*entries: object) -> dict[str, Any]:
    """K01 with another log."""
    return {**K01, "log": list(entries)}


HANDS = K01["hands"]
WRONG_FORM: list[tuple[str, object, str]] = [
    ("no object", [], "bad-request"),
    ("null", None, "bad-request"),
    ("a text", "record", "bad-request"),
    ("version 2", {**K01, "v": 2}, "unknown-version"),
    ("version text", {**K01, "v": "1"}, "unknown-version"),
    ("version true", {**K01, "v": True}, "unknown-version"),
    ("version null", {**K01, "v": None}, "unknown-version"),
    ("version huge", {**K01, "v": 10**30}, "unknown-version"),
    ("profile", {**K01, "rules": "bavaria"}, "unknown-profile"),
    ("profile object", {**K01, "rules": {"profile": "bavaria"}}, "unknown-profile"),
    ("profile number", {**K01, "rules": {"profile": 1}}, "unknown-profile"),
    ("rules number", {**K01, "rules": 5}, "bad-setting"),
    ("rules null", {**K01, "rules": None}, "bad-setting"),
    ("setting", {**K01, "rules": {"stock": True}}, "bad-setting"),
    ("deck", {**K01, "deck": "tiny"}, "bad-request"),
    ("deck null", {**K01, "deck": None}, "bad-request"),
    ("dealer 4", {**K01, "dealer": 4}, "bad-request"),
    ("dealer -1", {**K01, "dealer": -1}, "bad-request"),
    ("dealer true", {**K01, "dealer": True}, "bad-request"),
    ("dealer text", {**K01, "dealer": "3"}, "bad-request"),
    ("dealer 3.0", {**K01, "dealer": 3.0}, "bad-request"),
    ("no hands", {"deck": "short"}, "bad-request"),
    ("hands text", {**K01, "hands": " ".join(HANDS)}, "bad-request"),
    ("three hands", with_hands(*HANDS[:3]), "bad-request"),
    ("five hands", with_hands(*HANDS, ""), "bad-request"),
    ("a hand as a list", with_hands(HANDS[0].split(), *HANDS[1:]), "bad-request"),
    ("unknown card", with_hands(HANDS[0].replace("SO", "QO"), *HANDS[1:]), "unknown-card"),
    ("two blanks", with_hands(HANDS[0].replace(" ", "  "), *HANDS[1:]), "unknown-card"),
    ("NUL in a card", with_hands(HANDS[0].replace("SO", "S\0"), *HANDS[1:]), "unknown-card"),
    ("card of the long deck", with_hands(HANDS[0].replace("SO", "S7"), *HANDS[1:]), "wrong-deck"),
    ("card twice in a hand", with_hands("SO SO E9 GA SA SK", *HANDS[1:]), "duplicate-card"),
    ("card in two hands", with_hands(HANDS[0].replace("SO", "EO"), *HANDS[1:]), "duplicate-card"),
    ("a card missing", with_hands(HANDS[0][:-3], *HANDS[1:]), "wrong-count"),
    ("an empty hand", with_hands("", *HANDS[1:]), "wrong-count"),
    ("one hand hidden", with_hands(None, *HANDS[1:]), "bad-request"),
    ("two hands hidden", with_hands(None, None, *HANDS[2:]), "bad-request"),
    ("all hands hidden", with_hands(None, None, None, None), "bad-request"),
    ("a view is no whole deal", VIEW, "bad-request"),
    ("meta a list", {**K01, "meta": []}, "bad-request"),
    ("log an object", {**K01, "log": {}}, "bad-request"),
    ("log null", {**K01, "log": None}, "bad-request"),
    ("log too long", with_log(*["0 pass"] * (MAX_LOG + 1)), "bad-request"),
]


@pytest.mark.parametrize(
    ("value", "code"), [pytest.param(value, code, id=name) for name, value, code in WRONG_FORM]
)
def test_a_record_of_the_wrong_form(value: object, code: str) -> None:
    assert code_of(value) == (code, None)


AUCTION = K01["log"][:5]
ALL_PASSED = ["0 pass", "1 pass", "2 pass", "3 pass"]
WRONG_LOG: list[tuple[str, list[object], str, int]] = [
    ("a number", [0], "bad-action", 0),
    ("null", [None], "bad-action", 0),
    ("nothing", [""], "bad-action", 0),
    ("seat 4", ["4 pass"], "bad-action", 0),
    ("another digit", ["\u0660 pass"], "bad-action", 0),
    ("no blank", ["0pass"], "bad-action", 0),
    ("two blanks", ["0  pass"], "bad-action", 0),
    ("a word too many", ["0 pass "], "bad-action", 0),
    ("an unknown word", ["0 pass", "1 ramsch"], "bad-action", 1),
    ("a call of nothing", [*AUCTION[:4], "1 call"], "bad-action", 4),
    ("a call of an ace", [*AUCTION[:4], "1 call EA"], "bad-action", 4),
    ("an unknown suit", [*AUCTION[:4], "1 call X"], "bad-action", 4),
    ("a card that is none", [*AUCTION, "0 EE"], "unknown-card", 5),
    ("a small letter", [*AUCTION, "0 eK"], "unknown-card", 5),
    ("a card of the long deck", [*AUCTION, "0 E7"], "wrong-deck", 5),
    ("out of turn in the auction", ["1 pass"], "out-of-turn", 0),
    ("out of turn naming", [*AUCTION[:4], "2 call E"], "out-of-turn", 4),
    ("out of turn in the play", [*AUCTION, "1 EX"], "out-of-turn", 5),
    ("a card in the auction", ["0 EK"], "illegal-action", 0),
    ("a bid in the play", [*AUCTION, "0 pass"], "illegal-action", 5),
    ("too low a bid", ["0 wenz", "1 geier"], "illegal-action", 1),
    ("a revoke", [*AUCTION, "0 EK", "1 GX"], "illegal-action", 6),
    ("the called ace withheld", [*AUCTION, "0 EK", "1 EX", "2 HA", "3 GK"], "illegal-action", 8),
    ("a card of another hand", [*AUCTION, "0 EX"], "illegal-action", 5),
    ("a card a second time", [*K01["log"][:10], "2 HA"], "illegal-action", 10),
    ("something after the end", [*K01["log"], "0 EK"], "illegal-action", 30),
    ("something after all passed", [*ALL_PASSED, "0 pass"], "illegal-action", 4),
    ("a Kontra of the partner", [*AUCTION, "3 kontra"], "illegal-action", 5),
    ("a Re without Kontra", [*AUCTION, "1 re"], "illegal-action", 5),
]  # fmt: skip


@pytest.mark.parametrize(
    ("log", "code", "at"),
    [pytest.param(log, code, at, id=name) for name, log, code, at in WRONG_LOG],
)
def test_a_wrong_log(log: list[object], code: str, at: int) -> None:
    assert code_of(with_log(*log)) == (code, at)


def test_a_view_needs_one_hand() -> None:
    with pytest.raises(SchafkopfError, match="exactly one hand") as refused:
        replay_view(record(K01))
    assert refused.value.code == "bad-request"


# Each kind but Sauspiel is bid twice: by seat 1, and held by seat 0. More is not possible, since
# every seat that could answer a hold sits later and must go higher.
LONGEST_AUCTION = [
    "0 sauspiel", "1 geier", "2 pass", "3 pass", "0 geier", "1 wenz", "0 wenz", "1 solo", "0 solo",
    "1 geier-tout", "0 geier-tout", "1 wenz-tout", "0 wenz-tout", "1 solo-tout", "0 solo-tout",
    "1 pass", "0 trump E",
]  # fmt: skip


def test_the_longest_log_of_a_deal_fits() -> None:
    deal = replayed({"hands": K05["hands"], "log": LONGEST_AUCTION})
    deal = deal.apply(1, "kontra").apply(0, "re")
    while deal.turn is not None:
        deal = deal.apply(deal.turn, deal.legal()[0])
    assert len(deal.table.log) == 17 + 2 + 32
    assert same_deal(replay(parse_record(record_of(deal).to_text())), deal)


def test_every_code_is_reached() -> None:
    of_records = {code for _, _, code in WRONG_FORM} | {code for _, _, code, _ in WRONG_LOG}
    # bad-json: test_json; contradiction: test_contradictions; unknown-ask: the referee's own.
    assert of_records | {"bad-json", "contradiction", "unknown-ask"} == set(CODES)


@given(hostile_text)
def test_any_text_is_a_record_or_one_of_our_errors(text: str) -> None:
    with pytest.raises(SchafkopfError) as refused:
        parse_record(text)
    assert refused.value.code in CODES


@costly
@given(hostile_json)
def test_any_json_is_a_record_or_one_of_our_errors(value: object) -> None:
    with pytest.raises(SchafkopfError) as refused:
        record_from_json(value)
    assert refused.value.code in CODES


def replayed_somehow(read: Record) -> object:
    """A record replayed, as a deal or as a view."""
    return replay(read) if read.viewer is None else replay_view(read)


def is_ours(error: SchafkopfError) -> bool:
    """Whether an error is one of the closed set, with a message and a place that makes sense."""
    has_place = error.at is None or 0 <= error.at < MAX_LOG
    return error.code in CODES and bool(error.message) and has_place


def survives(value: object) -> None:
    """A value is a record that can be replayed, or one of our errors, and nothing else."""
    read = attempt(lambda: record_from_json(value))
    if isinstance(read, SchafkopfError):
        assert is_ours(read)
        return
    assert parse_record(read.to_text()).to_text() == read.to_text()
    end = attempt(lambda: replayed_somehow(read))
    assert not isinstance(end, SchafkopfError) or is_ours(end)


@costly
@given(damaged(K01))
def test_a_damaged_record_is_a_record_or_one_of_our_errors(value: dict[str, Any]) -> None:
    survives(value)


@costly
@given(damaged(VIEW))
def test_a_damaged_view_is_a_view_or_one_of_our_errors(value: dict[str, Any]) -> None:
    survives(value)


@costly
@given(damaged(K05), st.integers(0, 3), st.data())
def test_a_damaged_text_of_a_record(value: dict[str, Any], cuts: int, data: st.DataObject) -> None:
    text = json.dumps(value)
    for _ in range(cuts):
        place = data.draw(st.integers(0, len(text)))
        text = text[:place] + data.draw(hostile_text) + text[place + data.draw(st.integers(0, 3)) :]
    read = attempt(lambda: parse_record(text))
    if isinstance(read, SchafkopfError):
        assert is_ours(read)
    else:
        assert write_json(read.to_json()) == read.to_text()


@costly
@given(st.lists(st.sampled_from(K01["log"] + K05["log"]), max_size=20), st.booleans())
def test_any_list_of_entries_is_a_log_or_one_of_our_errors(log: list[str], hide: bool) -> None:
    survives({**(VIEW if hide else K01), "log": log})

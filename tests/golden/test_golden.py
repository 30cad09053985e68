"""The golden records: the core and the reference come to the same verdicts, and none lacks."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli.states import state_of_round, state_of_view
from game.core.cards import DECKS, SEATS
from game.core.games import KINDS, row_of
from game.core.record import parse_record, record_of, record_of_view, replay, replay_view
from game.core.round import Round
from tests.golden.writing import golden_text
from tests.reference.deal import deal_from_record
from tests.rule_cases import CASES

FOLDER = Path(__file__).parent
TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.json"))}
GOLDENS: dict[str, dict[str, Any]] = {name: json.loads(text) for name, text in TEXTS.items()}

RESULTS = ("won", "won-schneider-kontra", "won-schwarz", "lost-re", "lost-schneider")
TOUT_RESULTS = ("won", "lost-kontra")
SINGLE = {
    "long-all-pass",
    "short-all-pass",
    "long-auction-hold-and-raise",
    "long-sauspiel-run-away",
    "long-sauspiel-run-away-discards-the-ace",
    "long-sauspiel-ace-held-to-the-last-trick",
    "short-sauspiel-ace-held-to-the-last-trick",
    "short-sauspiel-lost-schwarz",
}


def test_every_contract_and_deck_has_its_goldens() -> None:
    wanted = set(SINGLE)
    for kind in KINDS:
        for deck in DECKS:
            for result in TOUT_RESULTS if row_of(kind).is_tout else RESULTS:
                wanted.add(f"{deck}-{kind}-{result}")
    wanted |= {f"case-{case['id'].lower()}" for case in CASES if case["kind"] == "deal"}
    assert set(GOLDENS) == wanted


def core_says(deal: Round) -> dict[str, Any]:
    """The core's account of a finished deal in the members of a golden record."""
    state: dict[str, Any] = json.loads(json.dumps(state_of_round(deal)))
    result = deal.result()
    told = None if result is None else {**state["result"], "row": result.row}
    return {
        "phase": state["phase"],
        "contract": state["contract"],
        "kontra": deal.table.kontra,
        "re": deal.table.re,
        "tricks": state["tricks"],
        "points": state["points"],
        "trick_counts": state["trick_counts"],
        "result": told,
    }


@pytest.mark.parametrize("name", GOLDENS)
def test_the_core_comes_to_the_verdict(name: str) -> None:
    record = parse_record(TEXTS[name])
    expected = dict(GOLDENS[name]["expect"])
    choices = expected.pop("choices")
    assert core_says(replay(record)) == expected
    found = []
    log = record.log
    for length in range(len(log)):
        record.log = log[:length]
        found.append(len(replay(record).legal()))
    assert found == choices


@pytest.mark.parametrize("name", GOLDENS)
def test_the_file_is_what_the_reference_writes(name: str) -> None:
    golden = GOLDENS[name]
    assert golden_text(golden["about"], deal_from_record(golden)) == TEXTS[name]


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_is_a_record(name: str) -> None:
    record = parse_record(TEXTS[name])
    deal = replay(record)
    assert record_of(deal).to_text() == record.to_text()
    for seat in SEATS:
        written = record_of_view(deal.view(seat))
        seen = replay_view(parse_record(written.to_text()))
        assert seen.table.log == deal.table.log
        # All cards lie on the table: every seat knows the result.
        assert state_of_view(seen)["result"] == state_of_round(deal)["result"]


@pytest.mark.parametrize("name", [name for name in GOLDENS if name.startswith("case-")])
def test_the_cases_of_the_rules_are_as_typed(name: str) -> None:
    case = next(case for case in CASES if case["id"].lower() == name.removeprefix("case-"))
    golden = GOLDENS[name]
    assert {member: golden[member] for member in case["record"]} == case["record"]
    result = golden["expect"]["result"]
    for member in ("side_points", "won", "schneider", "schwarz", "row", "with", "value", "scores"):
        assert result[member] == case["expect"][member]
    assert result["runners"] == case["expect"]["counts"]
    assert golden["expect"]["points"] == case["expect"]["points"]
    assert golden["expect"]["trick_counts"] == case["expect"]["trick_counts"]
    assert [t["leader"] for t in golden["expect"]["tricks"]] == case["expect"]["leaders"]


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_shows_what_its_name_says(name: str) -> None:
    expected = GOLDENS[name]["expect"]
    result = expected["result"]
    words = name.split("-")
    if "pass" in words:
        assert (expected["phase"], result) == ("passed", None)
        return
    assert expected["phase"] == "done"
    if "won" in words:
        assert result["won"]
    if "lost" in words:
        assert not result["won"]
    assert "schneider" not in words or result["schneider"]
    assert "schwarz" not in words or result["schwarz"]
    assert "kontra" not in words or (expected["kontra"], expected["re"]) != (None, None)
    assert "re" not in words or expected["re"] == expected["contract"]["declarer"]
    if words[0] in DECKS and words[1] not in ("auction", "all"):
        assert GOLDENS[name]["deck"] == words[0]
        assert name.startswith(f"{words[0]}-{expected['contract']['kind']}-")

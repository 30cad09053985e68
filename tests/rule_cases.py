"""The cases A01 to P07 of the rules as data, for every suite that runs them.

The file `tests/data/rule_cases.json` holds what was typed from the rules; the suites of the
reference, of the core, of the referee and of the page read it through this module or directly.
"""

import json
from pathlib import Path
from typing import Any

import pytest

RULE_CASES = Path(__file__).parent / "data" / "rule_cases.json"

Case = dict[str, Any]

with RULE_CASES.open(encoding="utf-8") as file:
    _CONTENT = json.load(file)

CASES: list[Case] = _CONTENT["cases"]
DEALS: dict[str, Case] = _CONTENT["deals"]


def cases_of_kind(kind: str) -> list[Any]:
    """The cases of one kind as parameters of a test, each named by its id."""
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


def case_named(case_id: str) -> Case:
    """The one case with this id."""
    return next(case for case in CASES if case["id"] == case_id)


def record_of(case: Case) -> Case:
    """The record of a case that happens at a table: its deal with its log."""
    if "record" in case:
        record: Case = case["record"]
        return record
    deal = DEALS[case["deal"]]
    return {
        "v": 1,
        "rules": "stargames",
        "deck": deal["deck"],
        "dealer": deal["dealer"],
        "hands": deal["hands"],
        "log": case["log"],
    }

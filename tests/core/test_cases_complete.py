"""The data of the rule cases is complete: exactly the 115 cases of the rules, none twice."""

from tests.core import test_cases_properties
from tests.rule_cases import CASES, Case, record_of

CASES_BY_LETTER = (
    "A01 A02 A03 A05 A06 A08 A09",
    "B01 B02 B03 B04 B05 B07 B08 B09 B12 B14 B15 B17",
    "C01 C02 C03 C04 C05 C06 C07 C09 C11",
    "D01 D02 D03 D06 D07 D08 D10",
    "E01 E02 E03 E04 E05 E07 E08 E09 E10 E12 E13 E15 E16 E17 E18 E19 E21 E25 E27",
    "F01 F02 F03 F04 F05 F07 F09 F10 F11 F14 F15",
    "G01 G02 G03 G05 G06 G07 G11",
    "H01 H02 H03 H04 H05 H06 H07 H09 H11 H12",
    "I01 I02 I03 I04 I05 I06 I09 I10 I12 I14 I15",
    "J01 J02 J03 J04 J05 J06 J08 J10 J11 J13 J17 J18",
    "K01 K03 K05 K07 K09",
    "P01 P02 P03 P04 P07",
)
CASE_IDS = [case_id for row in CASES_BY_LETTER for case_id in row.split()]

KINDS_WITH_A_TEST = {
    "trumps": "test_cases_cards",
    "deck-points": "test_cases_cards",
    "short-deck": "test_cases_cards",
    "winner": "test_cases_cards",
    "legal": "test_cases_play",
    "callable": "test_cases_play",
    "play": "test_cases_play",
    "auction": "test_cases_auction",
    "bids": "test_cases_auction",
    "silent": "test_cases_auction",
    "rank": "test_cases_auction",
    "doubles": "test_cases_auction",
    "settle": "test_cases_result",
    "runners": "test_cases_result",
    "deal": "test_cases_result",
    "property": "test_cases_properties",
}


def test_every_case_is_there_once() -> None:
    assert len(CASE_IDS) == 115
    assert [case["id"] for case in CASES] == CASE_IDS


def test_every_kind_of_case_has_a_test() -> None:
    assert {case["kind"] for case in CASES} == set(KINDS_WITH_A_TEST)


def test_every_property_has_a_test_of_its_name() -> None:
    names = dir(test_cases_properties)
    for case in CASES:
        if case["kind"] == "property":
            found = [name for name in names if name.startswith(f"test_{case['id'].lower()}_")]
            assert found, case["id"]


def test_no_case_expects_nothing() -> None:
    def says_something(case: Case) -> bool:
        return bool(case["expect"]) and bool(case["text"])

    assert [case["id"] for case in CASES if not says_something(case)] == []


def test_logs_of_the_cases_are_records() -> None:
    for case in CASES:
        if "deal" in case or "record" in case:
            assert record_of(case)["v"] == 1

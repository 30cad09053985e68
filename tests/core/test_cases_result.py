"""Cases H, I, J and K: the result, the Laufende, the score, whole deals."""

from typing import Any

import pytest

from game.core.cards import parse_suit
from game.core.games import game, row_of
from game.core.settle import Result, can_be_together, counted_runners, runner_row, settle
from tests.core.build import STARGAMES, cards, replayed
from tests.rule_cases import Case, cases_of_kind


def result_by_name(result: Result) -> dict[str, Any]:
    """A result under the names of the cases."""
    return {
        "side_points": result.side_points,
        "won": result.won,
        "schneider": result.schneider,
        "schwarz": result.schwarz,
        "runners": result.runners,
        "counts": result.runners,
        "row": result.row,
        "with": result.with_top,
        "value": result.value,
        "scores": list(result.scores),
    }


@pytest.mark.parametrize("case", cases_of_kind("settle"))
def test_settle(case: Case) -> None:
    # The trump suit of a Solo does not matter to its reckoning: Obers and Unters alone count.
    for suit in range(4):
        result = settle(
            game(case["contract"], suit, case["deck"]),
            STARGAMES,
            case["declarer"],
            case["partner"],
            case["side_points"],
            case["side_tricks"],
            cards(case["side_trumps"]),
            int(case["kontra"]) + int(case["re"]),
        )
        found = result_by_name(result)
        assert {name: found[name] for name in case["expect"]} == case["expect"]
        assert sum(result.scores) == 0
    assert can_be_together(case["deck"], case["side_points"], case["side_tricks"])


@pytest.mark.parametrize("case", cases_of_kind("runners"))
def test_runners(case: Case) -> None:
    suit = None if case["suit"] is None else parse_suit(case["suit"])
    tables = game(case["contract"], suit, case["deck"])
    row, with_top = runner_row(tables, cards(case["side_trumps"]), STARGAMES)
    counts = counted_runners(row_of(case["contract"]), row, with_top, STARGAMES)
    assert {"row": row, "with": with_top, "counts": counts} == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("deal"))
def test_whole_deal(case: Case) -> None:
    deal = replayed(case["record"])
    result = deal.result()
    assert result is not None
    found = result_by_name(result) | {
        "points": list(deal.table.points),
        "trick_counts": list(deal.table.trick_counts),
        "leaders": [trick.leader for trick in deal.table.tricks],
    }
    assert {name: found[name] for name in case["expect"]} == case["expect"]


def test_i14_the_dealt_cards_decide() -> None:
    """Both partners' dealt cards together, whoever takes them in a trick."""
    [case] = [param.values[0] for param in cases_of_kind("runners") if param.id == "I14"]
    declarer, partner = cards("EO HO"), cards("GO")
    assert cards(case["side_trumps"]) == declarer | partner

"""Cases F and G: the auction, Kontra and Re."""

import pytest

from game.core.actions import legal_actions
from game.core.auction import PASS
from game.core.cards import parse_cards
from game.core.errors import IllegalAction
from game.core.games import KINDS, kind_rank
from game.core.settle import reckon, settle
from game.core.table import Table
from tests.core.build import STARGAMES, at_table, cards, play_on, replayed
from tests.rule_cases import Case, case_named, cases_of_kind, record_of


@pytest.mark.parametrize("case", cases_of_kind("auction"))
def test_auction(case: Case) -> None:
    deal = replayed(record_of(case))
    expect = case["expect"]
    if "declarer" in expect:
        contract = deal.table.contract
        assert contract is not None
        assert (contract.declarer, contract.kind) == (expect["declarer"], expect["contract"])
    else:
        # J18, F01: nobody pays, there is nothing to settle.
        assert deal.table.phase == expect["phase"]
        assert deal.is_over
        assert deal.legal() == ()
        assert deal.result() is None
        assert expect["scores"] == [0, 0, 0, 0]


@pytest.mark.parametrize("case", cases_of_kind("bids"))
def test_bids(case: Case) -> None:
    table = Table(STARGAMES, case["deck"], case["dealer"])
    for entry in case["log"]:
        table = table.after(int(entry[0]), entry[2:])
    assert table.turn == case["seat"]
    assert (
        list(legal_actions(table, case["seat"], parse_cards(case["hand"])))
        == (case["expect"]["bids"])
    )


def test_f11_a_pass_is_final() -> None:
    case = case_named("F11")
    deal = replayed(record_of(case))
    turns = [deal.turn]
    for entry in case["then"]:
        for word in (PASS, *KINDS):
            with pytest.raises(IllegalAction) as refused:
                deal.apply(case["seat"], word)
            assert refused.value.code == "out-of-turn"
        deal = play_on(deal, entry)
        turns.append(deal.turn)
    assert turns == case["expect"]["turns"]


def test_f15_rank_of_the_contracts() -> None:
    expected = case_named("F15")["expect"]["kinds"]
    assert list(KINDS) == expected
    assert sorted(expected, key=kind_rank) == expected


@pytest.mark.parametrize("case", cases_of_kind("doubles"))
def test_doubles(case: Case) -> None:
    deal = replayed(record_of(case))
    assert list(deal.kontra_open()) == case["expect"]["kontra_open"]
    assert list(deal.re_open()) == case["expect"]["re_open"]
    for seat in range(4):
        assert deal.view(seat).kontra_open == (seat in case["expect"]["kontra_open"])
        assert deal.view(seat).re_open == (seat in case["expect"]["re_open"])
    for entry in case["expect"]["refused"]:
        with pytest.raises(IllegalAction) as refused:
            play_on(deal, entry)
        assert refused.value.code == "illegal-action"
    for seat in case["expect"]["kontra_open"]:
        assert play_on(deal, f"{seat} kontra").table.kontra == seat
    for seat in case["expect"]["re_open"]:
        assert play_on(deal, f"{seat} re").table.re == seat


def test_g11_kontra_doubles_a_tout() -> None:
    case = case_named("G11")
    facts = case["settle"]
    deal = replayed(record_of(case))
    assert deal.table.contract is not None
    assert deal.table.contract.kind == facts["contract"]
    results = [
        settle(
            deal.table.game,
            STARGAMES,
            facts["declarer"],
            None,
            facts["side_points"],
            facts["side_tricks"],
            cards(facts["side_trumps"]),
            doubles,
        )
        for doubles in (0, 1)
    ]
    assert results[1].value == case["expect"]["value"] == 2 * results[0].value
    assert reckon(results[1].lines) == results[1].value


def test_re_too_must_come_before_the_second_card() -> None:
    # Rules 2.6: Re before the second card is accepted, as Kontra.
    open_window = at_table(
        "0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G", "3 kontra", "0 E7"
    )
    assert open_window.re_open() == (0,)
    assert play_on(open_window, "1 E8").re_open() == ()

"""The reference itself against the cases of the rules, so that a comparison with it means much."""

from itertools import combinations

import pytest

from tests.reference.auction import Auction
from tests.reference.called_ace import playable_cards
from tests.reference.cards import HAND_SIZES, all_cards, points_of
from tests.reference.contracts import (
    LOWEST_TO_HIGHEST,
    game_of,
    suits_whose_ace_can_be_called,
)
from tests.reference.counting import count_leaves, split_by_first_entry
from tests.reference.deal import Forbidden, OpenDeal, deal_from_record
from tests.reference.knowledge import deals_that_fit, partner_known_to
from tests.reference.reckoning import FinishedPlay, length_of_the_row, reckon, runners_that_count
from tests.rule_cases import Case, case_named, cases_of_kind, record_of


@pytest.mark.parametrize("case", cases_of_kind("trumps"))
def test_trumps(case: Case) -> None:
    game = game_of(case["contract"], case["suit"], case["deck"])
    assert game.trumps() == case["expect"]["trumps"].split()
    for suit, cards in case["expect"].get("suits", {}).items():
        assert game.plain_cards(suit) == cards.split()


def test_decks() -> None:
    assert points_of(all_cards("long")) == case_named("A08")["expect"]["long"]
    assert points_of(all_cards("short")) == case_named("A08")["expect"]["short"]
    expect = case_named("A09")["expect"]
    left_out = [card for card in all_cards("long") if card not in all_cards("short")]
    assert left_out == expect["left_out"].split()
    assert HAND_SIZES["short"] == expect["hand_size"] == expect["tricks"]


@pytest.mark.parametrize("case", cases_of_kind("winner"))
def test_winner(case: Case) -> None:
    trick = case["trick"].split()
    game = game_of(case["contract"], case["suit"], case["deck"])
    assert game.winner_of(trick) == case["expect"]["winner"]
    assert points_of(trick) == case["expect"]["points"]


@pytest.mark.parametrize("case", cases_of_kind("legal"))
def test_legal(case: Case) -> None:
    legal = playable_cards(
        game_of(case["contract"], case["suit"], case["deck"]),
        case["hand"].split(),
        case["trick"].split(),
        called_suit=case["suit"] if case["contract"] == "sauspiel" else None,
        called_suit_was_led=case["suit_led"],
        holder_ran_away=case["ran_away"],
    )
    assert legal == case["expect"]["legal"].split()


@pytest.mark.parametrize("case", cases_of_kind("callable"))
def test_callable(case: Case) -> None:
    assert suits_whose_ace_can_be_called(case["hand"].split()) == case["expect"]["suits"]


def test_nobody_runs_away_with_the_short_deck() -> None:
    # E19: the declarer holds at least one of the four plain cards.
    expect = case_named("E19")["expect"]
    plain = game_of("sauspiel", "G", "short").plain_cards("G")
    possible = [
        len(held) + 1
        for size in range(4)
        for held in combinations([card for card in plain if card != "GA"], size)
        if suits_whose_ace_can_be_called([card for card in plain if card not in ("GA", *held)])
    ]
    assert max(possible) == expect["most_cards_of_the_suit"]


def test_running_away_shows_the_partner() -> None:
    case = case_named("E25")
    deal = deal_from_record(record_of(case))
    assert [trick.winner for trick in deal.finished_tricks()] == case["expect"]["winners"]
    for viewer in range(4):
        assert partner_known_to(deal, viewer) == case["expect"]["partner_inferred"]


@pytest.mark.parametrize("case", cases_of_kind("auction"))
def test_auction(case: Case) -> None:
    deal = deal_from_record(record_of(case))
    expect = case["expect"]
    if "declarer" in expect:
        assert (deal.declarer, deal.kind) == (expect["declarer"], expect["contract"])
    else:
        assert (deal.phase(), deal.scores()) == (expect["phase"], expect["scores"])


@pytest.mark.parametrize("case", cases_of_kind("bids"))
def test_bids(case: Case) -> None:
    auction = Auction(case["dealer"])
    for entry in case["log"]:
        auction.say(int(entry[0]), entry[2:])
    assert auction.to_speak == case["seat"]
    assert auction.bids_open_to(case["seat"], case["hand"].split()) == case["expect"]["bids"]


def test_a_pass_is_final() -> None:
    case = case_named("F11")
    deal = deal_from_record(record_of(case))
    turns = [deal.turn()]
    for entry in case["then"]:
        for kind in LOWEST_TO_HIGHEST:
            with pytest.raises(Forbidden):
                deal.perform(f"{case['seat']} {kind}")
        deal.perform(entry)
        turns.append(deal.turn())
    assert turns == case["expect"]["turns"]


def test_rank_of_the_contracts() -> None:
    assert case_named("F15")["expect"]["kinds"] == LOWEST_TO_HIGHEST


@pytest.mark.parametrize("case", cases_of_kind("doubles"))
def test_doubles(case: Case) -> None:
    deal = deal_from_record(record_of(case))
    assert deal.kontra_open() == case["expect"]["kontra_open"]
    assert deal.re_open() == case["expect"]["re_open"]
    for entry in case["expect"]["refused"]:
        with pytest.raises(Forbidden):
            deal.perform(entry)


@pytest.mark.parametrize("case", cases_of_kind("settle"))
def test_settle(case: Case) -> None:
    verdict = reckon(
        FinishedPlay(
            kind=case["contract"],
            tricks_in_all=HAND_SIZES[case["deck"]],
            declarer=case["declarer"],
            partner=case["partner"],
            side_points=case["side_points"],
            side_tricks=case["side_tricks"],
            side_trumps=case["side_trumps"].split(),
            kontra=case["kontra"],
            re=case["re"],
        )
    )
    found = {
        "won": verdict.won,
        "schneider": verdict.schneider,
        "schwarz": verdict.schwarz,
        "runners": verdict.runners_counted,
        "with": verdict.with_the_top,
        "value": verdict.value,
        "scores": verdict.scores,
    }
    assert {name: found[name] for name in case["expect"]} == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("runners"))
def test_runners(case: Case) -> None:
    row, with_the_top = length_of_the_row(case["contract"], case["side_trumps"].split())
    counts = runners_that_count(case["contract"], row)
    assert {"row": row, "with": with_the_top, "counts": counts} == case["expect"]


@pytest.mark.parametrize("case", cases_of_kind("deal"))
def test_whole_deal(case: Case) -> None:
    deal = deal_from_record(case["record"])
    verdict = deal.verdict()
    assert verdict is not None
    assert {
        "points": deal.points(),
        "trick_counts": deal.trick_counts(),
        "side_points": verdict.side_points,
        "won": verdict.won,
        "schneider": verdict.schneider,
        "schwarz": verdict.schwarz,
        "row": verdict.runners,
        "counts": verdict.runners_counted,
        "with": verdict.with_the_top,
        "value": verdict.value,
        "scores": verdict.scores,
        "leaders": [trick.leader for trick in deal.tricks],
    } == case["expect"]


def test_every_prefix_of_a_deal_fits_its_own_views() -> None:
    record = case_named("K01")["record"]
    log = record["log"]
    for length in range(len(log) - 8, len(log) + 1):
        for viewer in range(4):
            hand = record["hands"][viewer].split()
            fitting = deals_that_fit(viewer, hand, log[:length], 3, "short")
            assert next(fitting, None) is not None


def test_counting_the_last_trick_and_the_one_before() -> None:
    # K01 with two cards a hand left: each leads one of two, the others follow if they can.
    record = case_named("K01")["record"]
    deal = deal_from_record({**record, "log": record["log"][:-8]})
    assert [len(hand) for hand in deal.hands] == [2, 2, 2, 2]
    split = split_by_first_entry(deal, 8, with_doubles=False)
    # GX led: P2 (HX, HU) has two ways, P3 (G9, GK) two, P0 (GA, SK) one. EU led: P2 may play HU or
    # HX, P3 and P0 have no trump and two ways each.
    assert split == {"1 EU": 8, "1 GX": 4}
    assert count_leaves(deal, 8, with_doubles=False) == 12


def test_hands_that_are_no_deal_are_refused() -> None:
    with pytest.raises(Exception, match="EA"):
        OpenDeal([["EA"], ["EA"], [], []])

"""A decided deal may be played to its end at once, when that is wished and proved."""

from __future__ import annotations

import json

import pytest

from game.core.table import DONE, PLAY
from game.ui.actions import actions
from tests.ui.conftest import words_of
from tests.ui.render import nodes, present

from .fakes import Table
from .test_controller import settings

# Seat 0 leads a Wenz-Tout that nothing can beat: rule 7.4, and four Laufende with.
SURE = (
    "EU GU HU SU EA EX EK EO",
    "GA GX GK GO G9 G8 G7 E9",
    "HA HX HK HO H9 H8 H7 E8",
    "SA SX SK SO S9 S8 S7 E7",
)
# The same with G7 in it, which seat 1 takes: lost with that trick.
LOST = ("GU HU SU EA EX EK E9 G8", "EU GA GX GK GO G9 G7 EO", SURE[2], SURE[3])
BIDS = ["0 wenz-tout", "1 pass", "2 pass", "3 pass"]
FIRST = [*BIDS, "0 EU", "1 E9", "2 E8", "3 E7"]
TAKEN = [*BIDS, "0 EA", "1 EO", "2 E8", "3 E7", "0 G8", "1 GA", "2 H7", "3 S7"]


def record(hands: tuple[str, ...], log: list[str], seat: int) -> str:
    return json.dumps(
        {
            "v": 1,
            "rules": "stargames",
            "deck": "long",
            "dealer": 3,
            "hands": list(hands),
            "log": log,
            "meta": {"seat": seat},
        }
    )


def table_of(
    hands: tuple[str, ...], log: list[str], seat: int, quick_finish: str = "on", pace: str = "slow"
) -> Table:
    text = record(hands, log, seat)
    table = Table(settings=settings(quick_finish=quick_finish, pace=pace), record=text)
    table.start()
    return table


def offered(table: Table) -> list[str]:
    found = nodes(actions(table.controller.screen(), words_of("en")))
    return [dict(present(node))["data-act"] for node in found if node.tag == "button"]


def test_it_is_offered_when_the_deal_is_decided_and_that_is_wished() -> None:
    assert offered(table_of(SURE, FIRST, 0)) == ["finish"]
    assert offered(table_of(SURE, FIRST, 0, quick_finish="off")) == []


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_it_is_not_offered_to_those_who_cannot_know(seat: int) -> None:
    # All the cards of seat 0 are masters, but the others don't see them.
    assert offered(table_of(SURE, FIRST, seat)) == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_lost_tout_may_be_ended_by_anybody(seat: int) -> None:
    table = table_of(LOST, TAKEN, seat)
    assert "finish" in offered(table)


def test_not_before_it_is_lost() -> None:
    assert offered(table_of(LOST, TAKEN[:8], 0)) == []


def test_the_rest_is_played_without_a_pause_through_the_log() -> None:
    table = table_of(SURE, FIRST, 0)
    table.press("finish")
    assert table.clock.calls
    before = table.clock.now
    table.clock.run()
    assert table.clock.now == before
    deal = table.controller.deal
    assert deal.table.phase == DONE
    assert len(deal.table.log) == 4 + 32
    assert table.controller.screen().is_over
    # A Wenz-Tout 10 and four Laufende: 14 from each of three (rules 8 and 9).
    assert table.controller.session.scores == (42, -14, -14, -14)


def test_the_result_is_the_one_that_playing_on_would_have() -> None:
    quick, slow = table_of(LOST, TAKEN, 2), table_of(LOST, TAKEN, 2, pace="instant")
    quick.press("finish")
    quick.clock.run()
    for _ in range(100):
        slow.clock.run()
        if slow.controller.deal.is_over:
            break
        slow.press("play:" + slow.controller.deal.legal()[-1])
    assert quick.controller.session.scores == slow.controller.session.scores
    assert quick.controller.session.scores[0] < 0


def test_every_card_is_kept_before_the_next() -> None:
    table = table_of(SURE, FIRST, 0)
    table.press("finish")
    for _ in range(5):
        table.clock.ring()
    kept = table.keeper.load_deal()
    assert kept is not None
    assert kept.deal.table.log == table.controller.deal.table.log
    assert kept.deal.table.phase == PLAY


def test_a_press_in_between_plays_nothing() -> None:
    table = table_of(SURE, FIRST, 0)
    table.press("finish")
    log = table.controller.deal.table.log
    table.press("play:EA")
    assert table.controller.deal.table.log == log
    table.clock.run()
    assert table.controller.deal.table.phase == DONE


def test_the_word_is_nothing_where_it_is_not_offered() -> None:
    table = table_of(LOST, TAKEN[:8], 0)
    table.press("finish")
    assert len(table.controller.deal.table.log) == 8
    assert table.controller.screen().notice is None


def test_it_is_offered_as_soon_as_the_late_files_have_come() -> None:
    table = Table(settings=settings(quick_finish="on"), record=record(SURE, FIRST, 0))
    table.late.is_ready = False
    table.start()
    assert not table.controller.screen().can_finish
    assert "act-finish" not in str(table.surface.batches)
    table.bring_late()
    assert "act-finish" in str(table.surface.batches[-1])
    assert not table.clock.calls

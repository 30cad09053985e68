"""Bots, panels and the spoken state come after the first hand; what needs them waits."""

from __future__ import annotations

import pytest

from game.app.waiting import LATE_MS
from game.core.table import PLAY

from .fakes import Table, messages
from .test_controller import AUCTION_K01, K01, begin, k01, settings


def late(table: Table) -> Table:
    table.late.is_ready = False
    return table


def test_a_bot_waits_and_then_bids() -> None:
    table = late(begin())
    table.press("pass")
    table.clock.run()
    assert table.controller.deal.table.log == ((0, "pass"),)
    table.bring_late()
    table.clock.ring()
    assert len(table.controller.deal.table.log) == 2


def test_nothing_is_looked_for_again_and_again() -> None:
    table = late(begin())
    table.press("pass")
    assert table.clock.ring()  # the bot's time to bid
    table.press("settings")
    table.press("tip")
    assert not table.clock.calls


def test_a_pause_holds_what_waits_for_the_files_too() -> None:
    table = late(begin(pace="instant"))
    table.press("pass")
    table.clock.run()
    table.controller.pause(is_paused=True)
    table.bring_late()
    assert not table.clock.calls
    table.controller.pause(is_paused=False)
    table.clock.ring()
    assert len(table.controller.deal.table.log) == 2


def test_the_end_of_a_pause_brings_no_files() -> None:
    table = late(begin(pace="instant"))
    table.press("pass")
    table.clock.run()
    table.controller.pause(is_paused=True)
    table.controller.pause(is_paused=False)
    assert not table.clock.calls
    table.bring_late()
    table.clock.ring()
    assert len(table.controller.deal.table.log) == 2


def test_a_hurry_does_not_outrun_the_files() -> None:
    table = late(begin())
    table.press("pass")
    table.controller.on_event("key:skip")
    assert table.controller.deal.table.log == ((0, "pass"),)
    table.controller.on_event("key:skip")
    assert table.controller.deal.table.log == ((0, "pass"),)
    table.bring_late()
    table.clock.ring()
    assert len(table.controller.deal.table.log) == 2


def test_a_hurry_while_the_files_come_is_for_the_card_that_waits_for_them() -> None:
    table = late(begin())
    table.press("pass")
    table.clock.ring()
    table.bring_late()
    table.clock.ring()
    table.clock.pass_by(LATE_MS - 1)
    table.controller.on_event("key:skip")
    assert len(table.controller.deal.table.log) == 2


def test_a_bot_to_move_after_a_reload_waits() -> None:
    store = k01(0, AUCTION_K01 + ', "0 EK"').store
    text = K01 % (AUCTION_K01 + ', "0 EK"', 0)
    again = late(Table(store=store, settings=settings(), record=text))
    again.start()
    again.press("pass")  # no Kontra
    again.clock.run()
    assert again.controller.deal.table.log[-1] == (0, "EK")
    again.bring_late()
    again.clock.ring()  # the others have no Kontra either
    again.clock.ring()
    assert again.controller.deal.table.log[-1][0] == 1


def test_the_asking_of_bots_waits() -> None:
    text = K01 % (AUCTION_K01, 3)
    table = late(Table(settings=settings(), record=text))
    table.bots.answers[(0, "kontra")] = "kontra"
    table.start()
    table.clock.run()
    assert table.bots.asked == []
    table.bring_late()
    table.clock.ring()
    assert table.bots.asked == [(0, "kontra", 5)]
    assert table.controller.deal.table.log[-1] == (0, "kontra")


def test_a_panel_opens_when_it_is_there() -> None:
    table = late(begin())
    table.press("settings")
    assert table.controller.screen().panel is None
    table.press("help")  # the last press counts
    table.bring_late()
    assert table.controller.screen().panel == "help"


def test_the_state_is_told_when_it_is_there() -> None:
    table = late(begin())
    before = len(table.surface.said())
    table.press("state")
    assert len(table.surface.said()) == before
    table.bring_late()
    assert len(table.surface.said()) == before + 1


def test_the_person_can_act_meanwhile() -> None:
    table = late(begin())
    table.press("settings")
    table.press("pass")
    assert table.controller.deal.table.log == ((0, "pass"),)


@pytest.mark.parametrize("log", ['"0 pass", "1 pass", "2 pass", "3 pass"', ""])
def test_the_reckoning_waits(log: str) -> None:
    # The log of K01 played out by bots, or a deal that all pass.
    finished = k01(0, log, pace="instant")
    play_out(finished)
    text = K01 % (log, 0)
    again = late(Table(store=finished.store, settings=settings(), record=text))
    again.start()
    assert again.controller.deal.is_over
    again.clock.run()
    assert not again.controller.screen().is_over
    again.bring_late()
    again.clock.ring()
    assert again.controller.screen().is_over
    assert not again.clock.calls
    assert again.controller.session.scores == finished.controller.session.scores


def play_out(table: Table) -> None:
    for _ in range(500):
        deal = table.controller.deal
        if deal.is_over:
            return
        if table.clock.ring():
            continue
        if table.controller.screen().asking:
            table.press("pass")
            continue
        action = deal.view(0).legal()[-1]
        table.commit(f"play:{action}" if deal.table.phase == PLAY else action.replace(" ", ":"))
    raise AssertionError("the deal never ends")


@pytest.mark.parametrize("act", ["scores", "state"])
def test_a_press_for_what_will_not_come_is_answered(act: str) -> None:
    table = late(begin())
    table.press(act)
    assert table.controller.screen().notice is None
    table.miss_late()
    assert table.controller.screen().notice == "notice.late-missing"
    assert table.controller.screen().panel is None


def test_bots_that_will_not_come_are_told_of() -> None:
    table = late(begin())
    table.press("pass")
    table.clock.run()
    assert table.controller.screen().notice is None
    table.miss_late()
    assert table.controller.screen().notice == "notice.late-missing"
    assert messages("en")["notice.late-missing"] in str(table.surface.batches[-1])


def test_what_nobody_waits_for_is_not_told_of() -> None:
    table = late(begin())
    table.miss_late()
    assert table.controller.screen().notice is None
    table.press("pass")
    table.clock.run()
    assert table.controller.screen().notice == "notice.late-missing"


def test_a_reckoning_that_will_not_come_is_told_of() -> None:
    log = '"0 pass", "1 pass", "2 pass", "3 pass"'
    text = K01 % (log, 0)
    table = late(Table(settings=settings(), record=text))
    table.late.is_missing = True
    table.start()
    assert table.controller.screen().notice == "notice.late-missing"
    assert not table.clock.calls

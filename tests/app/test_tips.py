"""A tip is what the normal level would do with what the person knows; nothing hidden is in it."""

from __future__ import annotations

import random

import pytest

from game.bots import bot
from game.ui.told import Told
from tests.strategies import swapped

from .fakes import Table, messages
from .test_controller import AUCTION_K01, begin, k01
from .test_presses import log

FOLLOWING = AUCTION_K01 + ', "0 EK"'


def told_key(table: Table) -> str:
    notice = table.controller.screen().notice
    assert isinstance(notice, Told)
    return notice.sentences[0][0]


def test_the_tip_is_the_normal_level() -> None:
    table = begin(beginner="on")
    table.press("tip")
    view = table.controller.deal.view(0)
    action = bot.choose(view, "normal", table.controller.sitting.bot_seed)
    notice = table.controller.screen().notice
    assert isinstance(notice, Told)
    key = "action.pass" if action == "pass" else "contract." + action
    assert notice.sentences == (("tip.bid", (messages("en")[key],)),)
    assert log(table) == ()


def test_it_is_told() -> None:
    table = k01(1, FOLLOWING, beginner="on")
    table.press("tip")
    assert table.surface.said()[-1] == "Tip: ten of acorns. No other card is allowed."


def test_it_goes_with_the_next_action() -> None:
    table = k01(1, FOLLOWING, beginner="on")
    table.press("tip")
    table.press("play:EX")
    assert table.controller.screen().notice is None


def test_kontra_is_answered_too() -> None:
    table = k01(0, beginner="on")
    table.bots.answers[(0, "kontra")] = "kontra"
    table.press("tip")
    assert table.surface.said()[-1] == "Tip: Kontra."
    del table.bots.answers[(0, "kontra")]
    table.press("tip")
    assert table.surface.said()[-1] == "Tip: No Kontra."


def test_out_of_turn_there_is_none() -> None:
    table = k01(2, FOLLOWING, beginner="on")
    table.press("pass")
    table.press("tip")
    assert table.controller.screen().notice == "notice.no-tip"
    assert table.clock.calls


def test_a_resting_trick_is_taken_up_first() -> None:
    table = k01(3, FOLLOWING + ', "1 EX", "2 HA"', beginner="on", pace="wait")
    table.press("play:EA")
    assert table.controller.screen().resting
    table.press("tip")
    assert not table.controller.screen().resting
    assert table.clock.calls


@pytest.mark.parametrize("seed", range(12))
def test_swapped_hidden_cards_give_the_same_tip(seed: int) -> None:
    chance = random.Random(seed)
    table = k01(1, beginner="on")
    deal = table.controller.deal
    while deal.turn != 1 or (deal.table.hand_count(1) > 2 and chance.random() < 0.4):
        assert deal.turn is not None
        deal = deal.after(deal.turn, chance.choice(deal.legal()))
    tips = set()
    for _ in range(4):
        table.controller.sitting.deal = deal
        table.controller.sitting.take_up()
        table.press("tip")
        notice = table.controller.screen().notice
        assert isinstance(notice, Told)
        tips.add(notice.sentences)
        deal = swapped(deal, 1, chance)
    assert len(tips) == 1

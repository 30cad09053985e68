"""What is typed is done as if it were pressed, or answered with the reason."""

from __future__ import annotations

import pytest

from game.app.waiting import LATE_MS
from game.ui.build import build
from game.ui.told import Told
from tests.ui.conftest import words_of
from tests.ui.render import faults, nodes

from .test_controller import AUCTION_K01, begin, k01
from .test_presses import log


def test_a_typed_solo_takes_no_second_word() -> None:
    table = begin(notation="on")
    table.press("type:solo hearts")
    assert log(table) == ((0, "solo"),)
    notice = table.controller.screen().notice
    assert isinstance(notice, Told)
    assert notice.sentences[0][0] == "notice.typed-suit-later"


def test_a_typed_card_is_played_although_cards_take_two_taps() -> None:
    table = k01(1, AUCTION_K01 + ', "0 EK"', two_tap="on", notation="on")
    table.press("type:e10")
    assert log(table)[-1] == (1, "EX")


def test_a_forbidden_card_is_answered_with_its_rule() -> None:
    table = k01(1, AUCTION_K01 + ', "0 EK"', notation="on")
    table.press("type:gx")
    assert getattr(table.controller.screen().notice, "code", None) == "follow-suit"
    assert log(table)[-1] == (0, "EK")


def test_what_means_nothing_is_answered_each_time() -> None:
    table = begin(notation="on")
    for _ in range(2):
        before = len(table.surface.said())
        table.press("type:abrakadabra")
        assert "abrakadabra" in table.surface.said()[-1]
        assert len(table.surface.said()) == before + 1
    assert log(table) == ()


def test_kontra_and_declining_it() -> None:
    table = k01(0, notation="on")
    table.press("type:kontra")
    assert log(table)[-1] == (0, "kontra")
    table = k01(0, notation="on")
    table.press("type:pass")
    assert table.controller.screen().asking is None
    assert log(table)[-1] == (1, "call E")


def test_out_of_turn_says_so_and_the_table_goes_on() -> None:
    table = k01(2, AUCTION_K01 + ', "0 EK", "1 EX"', notation="on")
    table.press("type:ha")
    table.bots.actions[(3, 8)] = "EA"
    table.clock.ring()
    assert table.controller.screen().resting
    table.press("type:hu")
    assert not table.controller.screen().resting
    assert log(table)[-1] == (2, "HU")
    table.press("type:")
    assert log(table)[-1] == (2, "HU")  # a press so soon was for seat 3's card
    table.clock.pass_by(LATE_MS)
    table.press("type:")
    assert log(table)[-1][0] == 3


@pytest.mark.parametrize("text", ["", "pass"])
def test_it_waits_for_the_late_files(text: str) -> None:
    table = begin(notation="on")
    table.late.is_ready = False
    table.press("type:" + text)
    assert log(table) == ()
    table.bring_late()
    assert log(table) == (((0, "pass"),) if text else ())


def test_the_field_is_there_when_it_is_wished() -> None:
    for wished, number in (("on", 1), ("off", 0)):
        table = begin(notation=wished)
        root = build(table.controller.screen(), words_of("de"))
        assert faults(root) == []
        assert len([node for node in nodes(root) if node.tag == "input"]) == number


def test_what_is_typed_when_nothing_will_come_is_answered() -> None:
    table = begin(notation="on")
    table.late.is_ready = False
    table.late.is_missing = True
    table.press("type:pass")
    assert table.controller.screen().notice == "notice.late-missing"

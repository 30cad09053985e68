"""One press and two: what arms, what disarms; a card that plays itself; going on after a trick."""

from __future__ import annotations

import json

import pytest

from game.ui.actions import actions
from tests.ui.conftest import words_of
from tests.ui.render import nodes, present
from tests.ui.tables import LONG_HANDS

from .fakes import Table
from .test_controller import AUCTION_K01, begin, k01

ENGLISH = words_of("en")


def offered(table: Table) -> list[str]:
    """The buttons under the question."""
    shown = nodes(actions(table.controller.screen(), ENGLISH))
    return [dict(present(node))["data-act"] for node in shown if node.tag == "button"]


def question(table: Table) -> str:
    (found,) = [
        node.text
        for node in nodes(actions(table.controller.screen(), ENGLISH))
        if node.key == "question"
    ]
    return found


def log(table: Table) -> tuple[tuple[int, str], ...]:
    return table.controller.deal.table.log


class TestDisarming:
    @pytest.mark.parametrize("event", ["key:escape", "key:skip", "act:settings", "act:state"])
    def test_escape_or_a_press_elsewhere_disarms(self, event: str) -> None:
        table = begin()
        table.press("solo")
        assert table.controller.screen().armed == "solo"
        table.controller.on_event(event)
        assert table.controller.screen().armed is None
        ops = [op for batch in table.surface.batches for op in batch]
        assert ["unset", "act-solo", "data-armed"] in ops
        table.press("close")
        table.press("solo")
        assert log(table) == ()

    @pytest.mark.parametrize("act", ["next", "go-on", "finish", "tip"])
    def test_what_can_do_nothing_now_disarms_too(self, act: str) -> None:
        table = begin()
        table.press("solo")
        table.press(act)
        ops = [op for batch in table.surface.batches for op in batch]
        assert ["unset", "act-solo", "data-armed"] in ops

    def test_escape_alone_does_nothing(self) -> None:
        table = begin()
        shown = len(table.surface.batches)
        table.controller.on_event("key:escape")
        assert len(table.surface.batches) == shown

    def test_another_card_takes_the_arming_over(self) -> None:
        table = k01(0, '"0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call E"', two_tap="on")
        table.press("pass")  # no Kontra
        table.press("play:EK")
        table.press("play:E9")
        assert table.controller.screen().armed == "play:E9"
        table.press("play:E9")
        assert log(table)[-1] == (0, "E9")

    def test_an_armed_card_says_what_the_second_press_does(self) -> None:
        table = k01(1, AUCTION_K01 + ', "0 EK"', two_tap="on")
        assert question(table) == "Your turn"
        table.press("play:EX")
        assert question(table) == "ten of acorns: Press once more to play it."

    def test_kontra_takes_two_presses(self) -> None:
        table = k01(0)
        table.press("kontra")
        assert table.controller.screen().armed == "kontra"
        assert log(table)[-1] == (1, "call E")


class TestNotNow:
    """A card that can't be played now can be pressed, and says why."""

    def test_while_bidding(self) -> None:
        table = begin()
        table.press("play:EA")
        notice = table.controller.screen().notice
        assert getattr(notice, "code", None) == "wrong-phase"

    def test_while_a_bot_is_to_play(self) -> None:
        table = k01(2, AUCTION_K01 + ', "0 EK"')
        table.press("pass")  # no Kontra
        table.press("play:HA")
        assert getattr(table.controller.screen().notice, "code", None) == "out-of-turn"
        assert table.clock.calls  # and seat 1 plays on all the same

    def test_while_kontra_is_asked_out_of_turn(self) -> None:
        table = k01(2, AUCTION_K01 + ', "0 EK"')
        assert table.controller.screen().asking == "kontra"
        table.press("play:HA")
        assert getattr(table.controller.screen().notice, "code", None) == "out-of-turn"


class TestForcedCard:
    """With ``auto_play`` the only legal card plays itself: seat 1 holds EX alone of Eichel."""

    FOLLOWING = AUCTION_K01 + ', "0 EK"'

    def test_it_is_seen_and_then_played(self) -> None:
        table = k01(1, self.FOLLOWING, auto_play="on")
        assert log(table)[-1] == (0, "EK")
        assert question(table) == "Only one card is allowed: it plays itself"
        table.clock.ring()
        assert log(table)[-1] == (1, "EX")

    def test_not_unless_it_is_wished(self) -> None:
        table = k01(1, self.FOLLOWING)
        assert not table.clock.calls
        assert question(table) == "Your turn"

    @pytest.mark.parametrize("pace", ["slow", "normal", "fast", "instant", "wait"])
    def test_never_the_moment_it_comes_up(self, pace: str) -> None:
        table = k01(1, self.FOLLOWING, auto_play="on", pace=pace)
        (due,) = [when for when, _ in table.clock.calls.values()]
        assert due >= 400

    def test_a_skip_or_a_press_plays_it_sooner_and_once(self) -> None:
        for event in ("key:skip", "act:play:EX"):
            table = k01(1, self.FOLLOWING, auto_play="on")
            table.controller.on_event(event)
            assert log(table)[-1] == (1, "EX")
            table.bots.actions[(2, 7)] = "HA"
            table.clock.ring()
            assert log(table)[-2:] == ((1, "EX"), (2, "HA"))

    def test_a_forbidden_press_is_answered_and_it_still_comes(self) -> None:
        table = k01(1, self.FOLLOWING, auto_play="on")
        table.press("play:GX")
        assert getattr(table.controller.screen().notice, "code", None) == "follow-suit"
        table.clock.ring()
        assert log(table)[-1] == (1, "EX")

    def test_once_it_is_wished_it_goes_for_the_card_in_question_too(self) -> None:
        table = k01(1, self.FOLLOWING)
        table.press("set:auto_play=on")
        table.clock.ring()
        assert log(table)[-1] == (1, "EX")

    def test_never_while_there_is_a_choice(self) -> None:
        table = k01(1, AUCTION_K01 + ', "0 SO"', auto_play="on")
        assert len(table.controller.deal.legal()) > 1
        assert not table.clock.calls

    def test_never_a_bid_or_a_suit(self) -> None:
        text = json.dumps(
            {
                "v": 1,
                "rules": "stargames",
                "deck": "long",
                "dealer": 3,
                "hands": list(LONG_HANDS),
                "log": ["0 sauspiel", "1 pass", "2 pass", "3 pass"],
            }
        )
        table = Table(record=text)
        table.press("set:auto_play=on")
        table.start()
        assert table.controller.deal.legal() == ("call S",)
        assert not table.clock.calls

    def test_never_while_the_person_may_say_kontra(self) -> None:
        # Seat 1 led; seat 2 follows with SA alone and may say Kontra until it plays.
        text = (
            '{"v": 1, "rules": "stargames", "deck": "short", "dealer": 0, "hands":'
            ' ["HO GU EA GK G9 SX", "SO EK E9 GA SA SK", "EO GO EU HK EX S9",'
            ' "HU SU HA HX H9 GX"],'
            ' "log": ["1 pass", "2 pass", "3 pass", "0 solo", "0 trump H", "1 SA"],'
            ' "meta": {"seat": 2}}'
        )
        table = Table(record=text)
        table.press("set:auto_play=on")
        table.start()
        assert table.controller.deal.legal() == ("S9",)
        assert table.controller.screen().asking == "kontra"
        assert not table.clock.calls
        table.press("pass")
        assert table.controller.screen().asking is None
        assert not table.clock.calls

    @pytest.mark.parametrize("presses", [["play:SX"], ["play:HU"], ["play:HU", "settings"]])
    def test_it_comes_although_a_press_has_taken_the_trick_up(self, presses: list[str]) -> None:
        # Case K01: HU is the last card of seat 2, which leads. The first of two taps arms it.
        tricks = "0 EK EX HA EA/2 S9 SX SA HK/1 EO H9 GU SO/1 GO SU HO E9/1 GX HX G9"
        entries = []
        for trick in tricks.split("/"):
            leader, *cards = trick.split(" ")
            entries += [f"{(int(leader) + n) % 4} {card}" for n, card in enumerate(cards)]
        played = ", ".join([f'"{entry}"' for entry in entries])
        table = k01(2, f"{AUCTION_K01}, {played}", auto_play="on", two_tap="on", pace="wait")
        table.bots.actions[(0, 24)] = "GA"
        table.clock.ring()
        assert table.controller.screen().resting
        for press in presses:
            table.press(press)
        assert not table.controller.screen().resting
        assert log(table)[-1] == (0, "GA")
        table.clock.ring()
        assert log(table)[-1] == (2, "HU")


class TestGoingOn:
    def resting(self, pace: str) -> Table:
        table = k01(2, AUCTION_K01 + ', "0 EK", "1 EX"', pace=pace)
        table.press("play:HA")
        table.bots.actions[(3, 8)] = "EA"
        table.clock.ring()
        assert table.controller.screen().resting
        return table

    def test_whoever_is_waited_for_sees_what_to_press(self) -> None:
        table = self.resting("wait")
        assert offered(table) == ["go-on"]
        table.press("go-on")
        assert not table.controller.screen().resting
        assert offered(table) == []

    def test_where_the_clock_goes_on_there_is_nothing_to_press(self) -> None:
        assert offered(self.resting("slow")) == []

    def test_its_key_is_that_of_the_next_deal(self) -> None:
        table = self.resting("wait")
        keys = [
            dict(present(node)).get("aria-keyshortcuts")
            for node in nodes(actions(table.controller.screen(), ENGLISH))
            if node.tag == "button"
        ]
        assert keys == ["n"]


class TestSkipping:
    """Any tap hurries whatever the clock would do next."""

    def test_a_bid_that_is_shown(self) -> None:
        table = begin()
        table.press("pass")
        for length in (2, 3):
            table.controller.on_event("key:skip")
            assert len(log(table)) >= length

    def test_kontra_that_is_heard(self) -> None:
        table = k01(2)
        table.commit("kontra")
        before = len(log(table))
        table.controller.on_event("key:skip")
        assert table.clock.calls or len(log(table)) > before
        table.bots.actions[(0, 6)] = "EK"
        table.controller.on_event("key:skip")
        assert log(table)[-1] == (0, "EK")

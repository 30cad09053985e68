"""The strong bots at the table: they think in a worker; whatever becomes of it, play goes on."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from game.app import pacing
from game.app.request_text import request_text
from game.app.strong_bots import (
    ANSWER_MS,
    ARE_AWAY,
    FETCH_MS,
    FORGIVEN_AFTER,
    GRACE_MS,
    HAVE_COME,
    HAVE_GONE,
    MOST_FAULTS,
    PAUSE_MS,
    START_MS,
)
from game.core.record import parse_record, replay_view
from game.core.table import KONTRA, PLAY
from tests.strategies import swapped

from .fakes import Table
from .test_controller import AUCTION_K01, K01, begin, k01, settings
from .test_presses import log

if TYPE_CHECKING:
    from collections.abc import Callable

# Seat 1 is to play its second card of the trick: the person, seat 0, has led.
LED = AUCTION_K01 + ', "0 EK"'


def notice(table: Table) -> object:
    return table.controller.screen().notice


def state(table: Table) -> str | None:
    return table.controller.screen().strong


def seated(table: Table, *, is_ready: bool = True) -> Table:
    """The table with strong bots at hand."""
    table.seat_strong_bots()
    if is_ready:
        table.mind.get_ready()
    return table


def strong_auction(**changes: str) -> Table:
    """The person has passed, and the strong bot on the left is to bid."""
    table = seated(begin(**({"level": "strong"} | changes)))
    table.press("pass")
    return table


class TestComing:
    @pytest.mark.parametrize("level", ["easy", "normal"])
    def test_nobody_makes_a_worker_for_other_levels(self, level: str) -> None:
        table = seated(begin(level=level), is_ready=False)
        table.press("pass")
        table.clock.run()
        assert (table.mind.begun, state(table)) == (0, None)

    @pytest.mark.parametrize("setting", ["level", "level-left", "level-across", "level-right"])
    def test_one_is_made_for_one_strong_seat_and_ended_after_the_last(self, setting: str) -> None:
        table = seated(begin(), is_ready=False)
        table.press(f"set:{setting}=strong")
        assert (table.mind.begun, state(table)) == (1, "loading")
        table.press("set:theme=dark")
        table.mind.get_ready()
        assert state(table) == "ready"
        table.press(f"set:{setting}=easy")
        assert (table.mind.begun, table.mind.ended, state(table)) == (1, 1, None)

    def test_until_it_is_ready_normal_plays_and_nothing_is_said(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        table.press("pass")
        table.clock.ring()
        table.clock.ring()
        assert table.bots.levels == ["normal", "normal"]
        assert notice(table) is None
        assert not table.mind.asked

    def test_they_are_announced_and_play(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        table.mind.get_ready()
        assert notice(table) == HAVE_COME
        assert "The strong players are here." in table.surface.said()
        table.press("pass")
        table.mind.reply("wenz")
        table.clock.ring()
        assert log(table) == ((0, "pass"), (1, "wenz"))
        assert table.bots.levels == []

    def test_each_seat_plays_at_its_own_level(self) -> None:
        table = seated(begin())
        table.press("set:level-across=strong")
        table.mind.get_ready()
        table.press("pass")
        table.clock.ring()
        assert table.bots.levels == ["normal"]
        assert [asked["view"]["hands"][2] is not None for asked in table.mind.asked] == [True]
        table.mind.reply("pass")
        table.clock.ring()
        table.clock.ring()
        assert [seat for seat, _ in log(table)] == [0, 1, 2, 3]
        assert table.bots.levels == ["normal", "normal"]
        assert len(table.mind.asked) == 1

    def test_where_no_worker_may_be_tried_normal_plays_without_a_word(self) -> None:
        table = begin(level="strong")
        table.mind.is_possible = False
        seated(table, is_ready=False)
        table.press("pass")
        table.clock.ring()
        assert (table.mind.begun, state(table), notice(table)) == (0, "barred", None)
        assert table.bots.levels == ["normal"]

    def test_the_levels_of_an_opened_copy_count_too(self) -> None:
        table = seated(begin(), is_ready=False)
        strong = table.controller.menu.settings._replace(levels=("easy", "easy", "strong"))
        table.controller.menu.settings = strong
        table.controller.begin_anew(table.keeper)
        assert state(table) == "loading"


class TestAsking:
    def test_a_request_holds_the_view_and_nothing_else(self) -> None:
        table = strong_auction()
        (text,) = table.mind.texts
        (asked,) = table.mind.asked
        assert sorted(asked) == ["asking", "milliseconds", "number", "seed", "v", "view"]
        view = replay_view(parse_record(json.dumps(asked["view"])))
        truth = table.controller.deal.view(1)
        assert (view.seat, view.dealt, view.table.log) == (1, truth.dealt, truth.table.log)
        assert (asked["asking"], asked["seed"]) == (None, table.controller.sitting.bot_seed)
        assert len(text) < 2000

    @pytest.mark.parametrize("seed", range(40))
    def test_other_hidden_cards_make_no_other_request(self, seed: int) -> None:
        chance = random.Random(seed)
        table = k01(1, LED, pace="wait", level="strong")
        deal = table.controller.deal
        other = swapped(deal, 2, chance)
        assert other.dealt != deal.dealt
        for asking in (None, KONTRA):
            texts = {request_text(each.view(2), asking, 5, 400, 9) for each in (deal, other)}
            assert len(texts) == 1

    def test_a_choice_of_one_is_no_question(self) -> None:
        # Seat 0 has led Eichel, and the only one of seat 1 is EX; the person, seat 2, has declined.
        table = seated(k01(2, LED, level="strong"))
        table.press("pass")
        table.clock.ring()
        assert log(table)[-1] == (1, "EX")
        assert not table.mind.asked

    def test_tips_and_the_end_of_a_decided_deal_are_not_asked_for(self) -> None:
        table = seated(begin(level="strong", beginner="on"))
        table.press("tip")
        assert not table.mind.asked
        assert table.bots.levels == ["normal"]

    def test_the_lesson_plays_its_own_log(self) -> None:
        table = seated(begin(level="strong"))
        table.press("lesson")
        for _ in range(3):
            table.press("lesson-next")
        table.press("sauspiel")
        for _ in range(3):
            table.clock.ring()
        assert [action for _, action in log(table)] == ["sauspiel", "pass", "pass", "pass"]
        assert not table.mind.asked


class TestPace:
    @pytest.mark.parametrize("pace", ["slow", "normal", "fast", "instant", "wait"])
    @pytest.mark.parametrize("took", [0, 10, 140, 190])
    def test_thinking_never_shows(self, pace: str, took: int) -> None:
        table = strong_auction(pace=pace)
        assert len(table.mind.asked) == 1  # at once, not when the pause is over
        began = table.clock.now
        table.clock.after(took, lambda: table.mind.reply("pass"))
        while len(log(table)) == 1:
            table.clock.ring()
        pause = max(pacing.duration(pace, pacing.BID), table.mind.asked[0]["milliseconds"] + 50)
        assert table.clock.now - began == pause

    @pytest.mark.parametrize("pace", ["slow", "normal", "fast", "instant", "wait"])
    def test_the_budget_fits_into_the_pause(self, pace: str) -> None:
        budget = strong_auction(pace=pace).mind.asked[0]["milliseconds"]
        assert 100 <= budget <= 400
        for what in (pacing.BID, pacing.CARD):
            assert pacing.pause(pace, what, is_thinking=True) >= budget + pacing.ROUND_TRIP

    def test_an_answer_after_the_pause_counts_at_once(self) -> None:
        table = strong_auction()
        table.clock.ring()
        assert len(log(table)) == 1
        before = table.clock.now
        table.clock.after(100, lambda: table.mind.reply("wenz"))
        table.clock.ring()
        table.clock.ring()
        assert log(table)[-1] == (1, "wenz")
        assert table.clock.now == before + 100

    def test_a_hurry_does_not_outrun_the_answer(self) -> None:
        table = strong_auction()
        table.controller.on_event("key:skip")
        table.controller.on_event("key:skip")
        assert len(log(table)) == 1
        table.mind.reply("wenz")
        table.clock.ring()
        assert log(table)[-1] == (1, "wenz")
        assert len(table.mind.asked) == 2  # and the next one thinks

    def test_a_pause_of_the_table_holds_the_answer_too(self) -> None:
        table = strong_auction(pace="instant")
        table.clock.ring()
        table.controller.pause(is_paused=True)
        table.mind.reply("wenz")
        assert not table.clock.calls
        table.controller.pause(is_paused=False)
        table.clock.ring()
        assert log(table)[-1] == (1, "wenz")


class TestDoubling:
    def asked(self, **changes: str) -> Table:
        """Seat 1 declares, seats 0 and 2 are to be asked for Kontra; the person is seat 3."""
        text = K01 % (AUCTION_K01, 3)
        table = Table(settings=settings(**({"level": "strong"} | changes)), record=text)
        table.late.is_ready = False
        table.start()
        seated(table)
        table.bring_late()
        table.clock.ring()
        return table

    def test_each_is_asked_in_turn_and_for_little_time(self) -> None:
        table = self.asked()
        (asked,) = table.mind.asked
        assert (asked["asking"], asked["milliseconds"]) == ("kontra", 100)
        assert asked["view"]["hands"][0] is not None
        for _ in range(2):
            table.mind.reply(None)
            table.clock.ring()
        assert [each["asking"] for each in table.mind.asked] == ["kontra", "kontra", None]
        assert table.mind.asked[1]["view"]["hands"][2] is not None
        assert table.mind.asked[1]["number"] > asked["number"]

    def test_the_word_stands_and_re_is_asked_for(self) -> None:
        table = self.asked()
        table.mind.reply("kontra")
        table.clock.ring()
        assert log(table)[-1] == (0, "kontra")
        table.clock.ring()
        assert table.mind.asked[-1]["asking"] == "re"
        table.mind.reply("re")
        table.clock.ring()
        assert log(table)[-1] == (1, "re")

    @pytest.mark.parametrize("took", [0, 30, 90])
    def test_the_time_of_all_answers_is_part_of_the_pause_that_follows(self, took: int) -> None:
        table = self.asked()
        began = table.clock.now
        for number in (1, 2):
            assert len(table.mind.asked) == number
            table.clock.after(took, lambda: table.mind.reply(None))
            while len(table.mind.asked) == number:
                table.clock.ring()
        table.mind.reply("EK")
        while len(log(table)) == 5:
            table.clock.ring()
        assert table.clock.now - began == pacing.duration("normal", pacing.CARD)

    def test_the_person_can_act_meanwhile(self) -> None:
        text = K01 % (AUCTION_K01, 0)
        table = Table(settings=settings(level="strong"), record=text)
        table.late.is_ready = False
        table.start()
        seated(table)
        table.press("pass")  # no Kontra: the others are asked
        table.bring_late()
        table.clock.ring()
        assert table.mind.asked[-1]["asking"] == "kontra"
        table.press("play:EK")
        assert log(table)[-1] == (0, "EK")
        table.mind.reply("kontra", number=table.mind.asked[0]["number"])
        assert KONTRA not in [action for _, action in log(table)]


FAULTS: dict[str, Callable[[Table], None]] = {
    "dies": lambda table: table.mind.say("lost", "terminated"),
    "raises": lambda table: table.mind.say("lost", "Traceback: ValueError"),
    "says nothing readable": lambda table: table.mind.say("reply", "<!doctype html>"),
    "says undefined": lambda table: table.mind.say("reply", "undefined"),
    "answers in another version": lambda table: table.mind.say(
        "reply", '{"v": 2, "number": 1, "action": "pass"}'
    ),
    "forgets the number": lambda table: table.mind.say("reply", '{"v": 1, "action": "pass"}'),
    "plays an illegal card": lambda table: table.mind.reply("EO"),
    "says Kontra in its turn": lambda table: table.mind.reply("kontra"),
    "says nothing": lambda table: table.mind.reply(None),
    "says a number": lambda table: table.mind.reply(7),
    "says a person's name": lambda table: table.mind.reply("\u202e" * 5000),
}


class TestFaults:
    @pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
    def test_the_pages_own_bots_take_over_at_once_and_say_so(
        self, fault: Callable[[Table], None]
    ) -> None:
        table = strong_auction()
        table.clock.ring()
        before = table.clock.now
        fault(table)
        assert notice(table) == ARE_AWAY
        assert (table.mind.ended, state(table)) == (1, "loading")
        table.clock.ring()
        assert (len(log(table)), table.clock.now) == (2, before)
        assert table.bots.levels == ["normal"]
        assert "The strong players do not answer. Normal ones play for now." in table.surface.said()

    @pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
    def test_another_worker_is_made_and_plays_on(self, fault: Callable[[Table], None]) -> None:
        table = strong_auction(pace="wait")
        fault(table)
        assert table.mind.begun == 1
        began = table.clock.now
        while table.mind.begun == 1:
            table.clock.ring()
        assert table.clock.now == began + PAUSE_MS
        table.mind.get_ready()
        assert notice(table) == HAVE_COME

    def test_a_wrong_answer_about_kontra_is_no_word(self) -> None:
        table = TestDoubling().asked()
        table.mind.reply("re")
        table.clock.ring()
        assert len(log(table)) == 5
        assert state(table) == "loading"
        assert [seat for seat, _, _ in table.bots.asked] == [0, 2]

    def test_a_worker_that_hangs_is_answered_for_within_a_second(self) -> None:
        table = strong_auction()
        began = table.clock.now
        while len(log(table)) == 1:
            table.clock.ring()
        assert table.clock.now == began + ANSWER_MS
        assert (notice(table), state(table)) == (ARE_AWAY, "late")
        assert table.mind.ended == 0
        while table.mind.begun == 1:
            table.clock.ring()
        assert table.clock.now == began + ANSWER_MS + GRACE_MS + PAUSE_MS
        assert table.mind.ended == 1
        assert len(table.mind.asked) == 1  # while it owes an answer it is asked nothing

    def test_an_answer_that_is_late_is_dropped_but_brings_the_worker_back(self) -> None:
        table = strong_auction()
        while len(log(table)) == 1:
            table.clock.ring()
        table.mind.reply("wenz-tout")
        assert (1, "wenz-tout") not in log(table)
        assert (notice(table), state(table)) == (HAVE_COME, "ready")
        table.clock.ring()
        table.clock.ring()
        assert table.mind.ended == 0
        assert len(table.mind.asked) > 1

    def test_it_is_not_tried_for_ever(self) -> None:
        table = strong_auction()
        for number in range(1, MOST_FAULTS):
            table.mind.say("lost")
            assert state(table) == "loading"
            while table.mind.begun == number:
                table.clock.ring()
        table.mind.say("lost")
        assert (notice(table), state(table)) == (HAVE_GONE, "gone")
        table.press("pass")
        table.clock.run()
        assert (table.mind.begun, table.mind.ended) == (MOST_FAULTS, MOST_FAULTS)

    def test_who_chooses_them_again_has_them_tried_again(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        for number in range(1, MOST_FAULTS + 1):
            table.mind.say("lost")
            if number < MOST_FAULTS:
                table.clock.ring()
        assert state(table) == "gone"
        table.press("set:level=normal")
        table.press("set:level=strong")
        table.mind.get_ready()
        assert (state(table), table.mind.begun) == ("ready", MOST_FAULTS + 1)
        table.mind.say("lost")
        assert state(table) == "loading"

    def test_faults_of_long_ago_are_forgiven(self) -> None:
        table = seated(begin(level="strong", pace="instant"), is_ready=False)
        for number in range(1, MOST_FAULTS):
            table.mind.say("lost")
            table.clock.ring()
            assert table.mind.begun == number + 1
        table.mind.get_ready()
        for _ in range(FORGIVEN_AFTER):
            answer_one(table)
        table.mind.say("lost")
        assert state(table) == "loading"

    def test_nothing_is_said_of_those_who_never_came_until_they_are_given_up(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        for number in range(1, MOST_FAULTS + 1):
            assert notice(table) is None
            table.mind.say("lost", f"attempt {number}")
            if number < MOST_FAULTS:
                table.clock.ring()
        assert notice(table) == HAVE_GONE

    def test_files_may_take_their_time_but_the_start_may_not(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        table.clock.after(FETCH_MS - 1, lambda: table.mind.say("fetched"))
        table.clock.ring()
        assert (table.mind.ended, state(table)) == (0, "loading")
        table.clock.ring()
        assert table.clock.now == FETCH_MS - 1 + START_MS
        assert table.mind.ended == 1

    def test_files_that_never_come_are_a_fault_too(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        table.clock.ring()
        assert (table.clock.now, table.mind.ended) == (FETCH_MS, 1)

    def test_a_worker_of_another_version_is_none(self) -> None:
        table = seated(begin(level="strong"), is_ready=False)
        table.mind.say("fetched")
        table.mind.say("ready", '{"v": 2, "solver": "compiled"}')
        assert (state(table), table.mind.ended) == ("loading", 1)

    def test_the_news_stay_until_the_person_acts(self) -> None:
        table = strong_auction()
        table.mind.say("lost")
        while len(log(table)) < 4:
            table.clock.ring()
        assert notice(table) == ARE_AWAY
        table.controller.on_event("key:escape")
        assert notice(table) is None


class TestStale:
    def test_a_level_changed_while_they_think_decides_anew(self) -> None:
        table = strong_auction()
        table.clock.ring()
        table.press("set:level=easy")
        table.clock.ring()
        assert len(log(table)) == 2
        assert table.bots.levels == ["easy"]

    def test_an_answer_of_a_deal_that_was_left_is_dropped(self) -> None:
        table = strong_auction()
        table.clock.ring()
        first = table.mind.asked[0]["number"]
        table.controller.begin_anew(table.keeper)  # the deal as it is kept: the same bot is to bid
        again = table.mind.asked[-1]["number"]
        assert again > first
        table.mind.reply("wenz", number=first)
        table.clock.ring()
        assert len(log(table)) == 1
        table.mind.reply("solo-tout", number=again)
        table.clock.ring()
        assert log(table)[-1] == (1, "solo-tout")

    def test_an_answer_given_twice_is_heard_once(self) -> None:
        table = strong_auction()
        table.mind.reply("wenz")
        table.clock.ring()
        table.mind.reply("wenz", number=table.mind.asked[0]["number"])
        assert len(log(table)) == 2
        assert state(table) == "ready"


def answer_one(table: Table) -> None:
    """Goes on until the worker has been asked once more, and has answered."""
    count = len(table.mind.asked)
    while len(table.mind.asked) == count:
        controller = table.controller
        deal = controller.deal
        if deal.is_over and not controller.screen().resting:
            table.press("next")
        elif table.clock.calls:
            table.clock.ring()
        elif controller.screen().asking:
            table.press("pass")
        else:
            action = deal.view(0).legal()[0]
            table.commit(f"play:{action}" if deal.table.phase == PLAY else action.replace(" ", ":"))
    asked = table.mind.asked[-1]
    view = replay_view(parse_record(json.dumps(asked["view"])))
    table.mind.reply(None if asked["asking"] else view.legal()[0])


def test_whole_deals_are_played_by_the_worker_alone() -> None:
    table = seated(begin(level="strong", pace="instant"))
    while table.controller.session.number < 4:
        answer_one(table)
    assert table.bots.levels == []
    assert table.bots.asked == []
    assert state(table) == "ready"

"""The controller: presses and bots become deals, step by step, with nothing but fakes around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.app.waiting import LATE_MS
from game.core.errors import IllegalAction
from game.core.reasons import Reason
from game.core.table import AUCTION, DONE, NAMING, PASSED, PLAY
from game.ui.announce import notice_text
from game.ui.choices import change, first_settings
from game.ui.told import told
from tests.ui.conftest import words_of

from .fakes import Table, messages

if TYPE_CHECKING:
    from game.ui.choices import Settings

# Case K01 of the rule book's cases: the short deck, Sauspiel by seat 1 on the ace of Eichel.
K01 = (
    '{"v": 1, "rules": "stargames", "deck": "short", "dealer": 3, "hands": ["SO EK E9 GA SA SK",'
    ' "EO GO EU HK EX GX", "HU SU HA HX H9 S9", "HO GU EA GK G9 SX"],'
    ' "log": [%s], "meta": {"seat": %d}}'
)
AUCTION_K01 = '"0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call E"'


def settings(**changes: str) -> Settings:
    chosen = first_settings("en", is_touch=False)
    for name, value in changes.items():
        changed = change(chosen, name, value)
        assert changed is not None
        chosen = changed
    return chosen


def k01(seat: int, log: str = AUCTION_K01, **changes: str) -> Table:
    """The table of case K01 after a log, the person at a seat, the bots still."""
    text = K01 % (log, seat)
    table = Table(settings=settings(**changes), record=text)
    table.start()
    return table


def begin(**changes: str) -> Table:
    table = Table(settings=settings(**changes))
    table.start()
    return table


class TestDeal:
    def test_the_person_is_forehand_in_the_first_deal_and_can_act_at_once(self) -> None:
        table = begin()
        assert table.controller.deal.turn == 0
        assert table.controller.deal.table.phase == AUCTION
        assert not table.clock.calls

    def test_bots_wait_for_the_clock_and_then_bid(self) -> None:
        table = begin()
        table.press("pass")
        table.clock.ring()
        assert [seat for seat, _ in table.controller.deal.table.log] == [0, 1]

    def test_all_pass_means_no_score_and_a_new_deal_with_the_dealer_moved(self) -> None:
        # Rule 11.1, cases F01 and J18.
        table = begin()
        for seat in (1, 2, 3):
            table.bots.actions[(seat, seat)] = "pass"
        table.press("pass")
        table.clock.run()
        assert table.controller.deal.table.phase == PASSED
        assert table.controller.session.scores == (0, 0, 0, 0)
        table.press("next")
        assert table.controller.deal.table.phase == AUCTION
        assert table.controller.deal.table.dealer == 0
        assert table.controller.session.number == 2

    def test_next_is_nothing_while_the_deal_is_played(self) -> None:
        table = begin()
        table.press("next")
        assert table.controller.session.number == 1

    def test_a_whole_deal_is_settled_and_counted_once(self) -> None:
        # Case K01: 8 to seats 0 and 2, from seats 1 and 3.
        tricks = "0 EK EX HA EA/2 S9 SX SA HK/1 EO H9 GU SO/1 GO SU HO E9/1 GX HX G9 GA/2 HU GK SK"
        play = []
        for trick in tricks.split("/"):
            leader, *cards = trick.split(" ")
            play += [f"{(int(leader) + n) % 4} {card}" for n, card in enumerate(cards)]
        log = AUCTION_K01 + ', "2 kontra", ' + ", ".join(f'"{entry}"' for entry in play)
        table = k01(1, log, pace="instant")
        table.clock.run()
        table.press("play:EU")
        table.clock.run()
        assert table.controller.deal.table.phase == DONE
        assert table.controller.session.scores == (8, -8, 8, -8)
        again = Table(store=table.store, settings=settings(), record=K01 % (log, 1))
        again.start()
        again.clock.run()
        assert again.controller.session.scores == (8, -8, 8, -8)
        assert [played.scores for played in again.controller.session.history] == [(8, -8, 8, -8)]

    def test_the_next_deck_is_the_one_chosen(self) -> None:
        table = begin()
        for seat in (1, 2, 3):
            table.bots.actions[(seat, seat)] = "pass"
        table.press("set:next_deck=short")
        assert table.controller.deal.table.deck == "long"
        table.press("pass")
        table.clock.run()
        table.press("next")
        assert table.controller.deal.table.deck == "short"


class TestRefusals:
    def test_a_forbidden_card_is_answered_with_its_rule_and_nothing_happens(self) -> None:
        table = k01(1, AUCTION_K01 + ', "0 EK"')
        table.press("play:GX")
        notice = table.controller.screen().notice
        assert isinstance(notice, Reason)
        assert (notice.code, notice.clause) == ("follow-suit", "5.3")
        assert len(table.controller.deal.table.log) == 6
        assert "You must follow" in table.surface.said()[-1]

    def test_a_bid_that_is_too_low_is_answered(self) -> None:
        table = k01(2, '"0 solo", "1 pass"')
        table.press("geier")
        notice = table.controller.screen().notice
        assert isinstance(notice, Reason)
        assert notice.code == "bid-too-low"

    def test_a_card_out_of_turn_is_answered(self) -> None:
        table = begin()
        table.press("pass")
        table.press("play:EA")
        notice = table.controller.screen().notice
        assert isinstance(notice, Reason)
        assert notice.code == "out-of-turn"

    def test_a_notice_goes_with_the_next_action(self) -> None:
        table = k01(1, AUCTION_K01 + ', "0 EK"')
        table.press("play:GX")
        table.press("play:EX")
        assert table.controller.screen().notice is None

    def test_an_illegal_bot_ends_loudly(self) -> None:
        table = begin()
        table.bots.actions[(1, 1)] = "play nonsense"
        table.press("pass")
        with pytest.raises(IllegalAction):
            table.clock.run()


class TestArming:
    def test_a_solo_takes_two_presses(self) -> None:
        table = begin()
        table.press("solo")
        assert table.controller.screen().armed == "solo"
        assert not table.controller.deal.table.log
        table.press("solo")
        assert table.controller.deal.table.log == ((0, "solo"),)

    def test_another_press_disarms(self) -> None:
        table = begin()
        table.press("solo")
        table.press("solo-tout")
        assert table.controller.screen().armed == "solo-tout"
        table.press("pass")
        assert table.controller.deal.table.log == ((0, "pass"),)

    def test_with_two_taps_a_card_is_armed_first(self) -> None:
        table = k01(1, AUCTION_K01 + ', "0 EK"', two_tap="on")
        table.press("play:EX")
        assert table.controller.screen().armed == "play:EX"
        table.press("play:EX")
        assert table.controller.deal.table.log[-1] == (1, "EX")


class TestKontra:
    """Who is asked: from forehand on, after the naming and after the first card (rule 6)."""

    def test_the_leader_is_asked_and_may_play_on(self) -> None:
        table = k01(0)
        assert table.controller.screen().asking == "kontra"
        assert not table.clock.calls
        table.press("play:EK")
        assert table.controller.deal.table.log[-1] == (0, "EK")
        assert table.controller.screen().asking is None
        assert table.clock.calls  # not asked again: seat 1 plays

    def test_the_table_waits_before_the_second_card(self) -> None:
        # Case G02 and G05: until the second card is played.
        table = k01(2)
        table.bots.actions[(0, 5)] = "EK"
        table.clock.run()
        assert table.controller.deal.table.log[-1] == (0, "EK")
        assert table.controller.screen().asking == "kontra"
        table.clock.run()
        assert table.controller.deal.table.log[-1] == (0, "EK")
        table.press("pass")
        table.clock.ring()
        assert table.controller.deal.table.log[-1][0] == 1

    @pytest.mark.parametrize("declines", [True, False])
    def test_a_reload_asks_again_whoever_has_not_declined(self, declines: bool) -> None:
        table = k01(2)
        table.bots.actions[(0, 5)] = "EK"
        table.clock.run()
        if declines:
            table.press("pass")
        again = Table(store=table.store, settings=settings(), record=K01 % (AUCTION_K01, 2))
        again.start()
        assert again.controller.deal.table.log[-1] == (0, "EK")
        assert (again.controller.screen().asking == "kontra") is not declines
        assert bool(again.clock.calls) is declines

    def test_a_declined_re_is_not_asked_again_after_a_reload(self) -> None:
        text = K01 % (AUCTION_K01 + ', "2 kontra"', 1)
        table = Table(settings=settings(), record=text)
        table.start()
        assert table.controller.screen().asking == "re"
        table.press("pass")
        again = Table(store=table.store, settings=settings(), record=text)
        again.start()
        assert again.controller.screen().asking is None
        assert again.clock.calls

    def test_kontra_takes_two_presses_and_asks_the_declarer_for_re(self) -> None:
        table = k01(2)
        table.bots.answers[(1, "re")] = "re"
        table.commit("kontra")
        table.clock.ring()
        assert table.controller.deal.table.log[-2:] == ((2, "kontra"), (1, "re"))

    def test_the_declarer_is_asked_for_re_and_may_decline(self) -> None:
        table = Table(settings=settings(), record=K01 % (AUCTION_K01, 1))
        table.bots.answers[(2, "kontra")] = "kontra"
        table.start()
        table.clock.ring()
        assert table.controller.deal.table.log[-1] == (2, "kontra")
        assert table.controller.screen().asking == "re"
        assert not table.clock.calls
        table.press("pass")
        assert table.controller.screen().asking is None
        assert table.clock.calls

    def test_bots_are_asked_in_order_and_the_first_kontra_ends_the_asking(self) -> None:
        table = Table(settings=settings(), record=K01 % (AUCTION_K01, 3))
        table.bots.answers[(0, "kontra")] = "kontra"
        table.start()
        table.clock.ring()
        assert table.bots.asked == [(0, "kontra", 5), (1, "re", 6)]

    def test_bots_are_asked_after_the_naming_and_after_the_first_card(self) -> None:
        table = Table(settings=settings(), record=K01 % (AUCTION_K01, 3))
        table.bots.actions[(0, 5)] = "EK"
        table.start()
        table.clock.ring()
        assert table.bots.asked == [
            (0, "kontra", 5),
            (2, "kontra", 5),
            (0, "kontra", 6),
            (2, "kontra", 6),
        ]

    def test_the_holder_of_the_called_ace_is_not_asked(self) -> None:
        # Case G01: an opponent is who does not hold the ace.
        assert k01(3).controller.screen().asking is None


class TestPace:
    def trick_of_k01(self, pace: str) -> Table:
        table = k01(2, AUCTION_K01 + ', "0 EK", "1 EX"', pace=pace)
        table.press("play:HA")
        table.bots.actions[(3, 8)] = "EA"
        table.clock.ring()
        assert table.controller.deal.table.log[-1] == (3, "EA")
        return table

    def test_a_complete_trick_rests_and_then_goes(self) -> None:
        table = self.trick_of_k01("normal")
        assert table.controller.screen().resting
        table.clock.ring()
        assert not table.controller.screen().resting

    def test_a_skip_takes_the_trick_up_at_once(self) -> None:
        table = self.trick_of_k01("normal")
        table.clock.pass_by(LATE_MS)
        table.controller.on_event("key:skip")
        assert not table.controller.screen().resting

    def test_with_wait_the_trick_rests_until_the_person_goes_on(self) -> None:
        table = self.trick_of_k01("wait")
        assert not table.clock.calls
        assert table.controller.screen().resting
        table.clock.pass_by(LATE_MS)
        table.controller.on_event("key:skip")
        assert not table.controller.screen().resting

    def test_a_resting_trick_still_rests_after_a_reload(self) -> None:
        table = self.trick_of_k01("wait")
        text = K01 % (AUCTION_K01 + ', "0 EK", "1 EX"', 2)
        again = Table(store=table.store, settings=settings(pace="wait"), record=text)
        again.start()
        assert again.controller.deal.table.log == table.controller.deal.table.log
        assert again.controller.screen().resting
        again.controller.on_event("key:skip")
        third = Table(store=table.store, settings=settings(pace="wait"), record=text)
        third.start()
        assert not third.controller.screen().resting

    def test_the_winner_may_lead_while_the_trick_still_rests(self) -> None:
        table = self.trick_of_k01("normal")
        table.press("play:HU")
        assert table.controller.deal.table.log[-1] == (2, "HU")

    @pytest.mark.parametrize("two_tap", ["on", "off"])
    def test_a_press_on_the_own_cards_never_stops_the_table(self, two_tap: str) -> None:
        # Seat 3 has won the trick and leads: the press hurries, and seat 3 plays on.
        table = k01(2, AUCTION_K01 + ', "0 EK", "1 EX"', pace="normal", two_tap=two_tap)
        table.commit("play:HA")
        table.bots.actions[(3, 8)] = "EA"
        table.clock.ring()
        taker = table.controller.deal.turn
        assert table.controller.screen().resting
        table.press("play:H9" if taker != 2 else "play:HU")
        deal = table.controller.deal
        assert table.clock.calls or deal.turn == 2

    def test_another_pace_times_what_waits_anew(self) -> None:
        table = self.trick_of_k01("wait")
        assert not table.clock.calls
        table.press("set:pace=normal")
        assert table.clock.calls
        table.clock.ring()
        assert not table.controller.screen().resting

    def test_a_skip_hurries_a_bot(self) -> None:
        table = begin()
        table.press("pass")
        table.controller.on_event("key:skip")
        assert len(table.controller.deal.table.log) == 2

    def test_a_skip_that_comes_just_after_a_card_is_for_that_one_alone(self) -> None:
        table = begin()
        table.press("pass")
        table.clock.ring()
        table.clock.pass_by(LATE_MS - 1)
        table.controller.on_event("key:skip")
        assert len(table.controller.deal.table.log) == 2
        table.clock.pass_by(1)
        table.controller.on_event("key:skip")
        assert len(table.controller.deal.table.log) == 3

    def test_a_skip_that_comes_just_after_a_trick_s_last_card_leaves_the_trick(self) -> None:
        table = self.trick_of_k01("wait")
        table.controller.on_event("key:skip")
        assert table.controller.screen().resting
        table.press("go-on")
        assert not table.controller.screen().resting

    def test_skips_that_follow_closely_hurry_one_thing_each(self) -> None:
        table = begin()
        table.press("pass")
        for length in (2, 3):
            table.controller.on_event("key:skip")
            assert len(table.controller.deal.table.log) == length

    def test_a_skip_with_nothing_to_hurry_does_nothing(self) -> None:
        table = begin()
        table.controller.on_event("key:skip")
        assert not table.controller.deal.table.log


class TestPanels:
    def test_a_panel_opens_and_closes(self) -> None:
        table = begin()
        table.press("settings")
        assert table.controller.screen().panel == "settings"
        table.press("close")
        assert table.controller.screen().panel is None
        table.press("help")
        table.press("help")
        assert table.controller.screen().panel is None

    def test_the_language_changes_without_a_reload_and_is_kept(self) -> None:
        table = begin()
        table.press("set:language=de")
        assert table.controller.menu.settings.language == "de"
        again = Table(store=table.store)
        assert again.controller.menu.settings.language == "de"

    def test_other_faces_bring_other_words_at_once(self) -> None:
        table = begin()
        table.press("set:faces=french")
        told = str(table.surface.batches[-1])
        assert "of clubs" in told or "of spades" in told
        assert "of acorns" not in told

    def test_a_language_that_does_not_come_is_not_kept(self) -> None:
        table = begin()
        table.host.answers_at_once = False
        table.press("set:language=tr")
        table.host.callbacks["tr"](None)
        assert table.controller.screen().notice == "notice.language-missing"
        assert table.controller.menu.settings.language == "en"
        assert Table(store=table.store).controller.menu.settings.language == "en"

    def test_the_language_asked_for_last_is_spoken_whatever_comes_first(self) -> None:
        table = begin()
        table.host.answers_at_once = False
        table.press("set:language=nl")
        table.press("set:language=de")
        table.host.callbacks["de"](messages("de"))
        table.host.callbacks["nl"](messages("nl"))
        assert table.controller.menu.settings.language == "de"
        table.press("state")
        assert "Deine Karten" in table.surface.said()[-1]

    def test_what_the_address_says_is_not_kept(self) -> None:
        table = Table(settings=settings(pace="instant"))
        table.start()
        table.press("set:theme=dark")
        again = Table(store=table.store)
        assert (again.controller.menu.settings.theme, again.controller.menu.settings.pace) == (
            "dark",
            "normal",
        )

    def test_what_another_tab_has_chosen_since_stays_kept(self) -> None:
        one = begin()
        two = Table(store=one.store)
        two.start()
        one.press("set:theme=dark")
        two.press("set:pace=fast")
        one.press("set:cloth=blue")
        kept = Table(store=one.store).controller.menu.settings
        assert (kept.theme, kept.pace, kept.cloth) == ("dark", "fast", "blue")

    def test_an_unknown_setting_is_answered(self) -> None:
        table = begin()
        table.press("set:pace=lightning")
        assert table.controller.screen().notice == told("notice.no-choice", "pace")
        assert table.controller.menu.settings.pace == "normal"

    def test_the_state_is_told_on_request(self) -> None:
        table = begin()
        before = len(table.surface.said())
        table.press("state")
        assert len(table.surface.said()) == before + 1
        # Who doesn't listen reads it.
        shown = notice_text(table.controller.screen(), words_of("en"))
        assert shown == table.surface.said()[-1]
        assert "Your cards" in shown
        # A tap beside the cards, or Escape, puts it away.
        table.controller.on_event("key:escape")
        assert table.controller.screen().notice is None


@pytest.mark.parametrize("phase", [AUCTION, NAMING, PLAY, DONE])
def test_every_phase_is_taken_up_after_a_reload(phase: str) -> None:
    table = begin(pace="instant")
    for _ in range(2000):
        deal = table.controller.deal
        if deal.table.phase == phase and (deal.is_over or deal.turn == 0):
            break
        if deal.is_over:
            table.press("next")
            continue
        if table.clock.ring():
            continue
        if table.controller.screen().asking:
            table.press("pass")
            continue
        legal = deal.view(0).legal()
        bids = [action for action in legal if action in ("sauspiel", "solo")]
        action = bids[-1] if bids else legal[-1]
        table.commit(f"play:{action}" if deal.table.phase == PLAY else action.replace(" ", ":"))
    assert table.controller.deal.table.phase == phase
    again = Table(store=table.store, settings=settings(pace="instant"))
    again.start()
    assert again.controller.deal.table.log == table.controller.deal.table.log
    assert again.controller.deal.dealt == table.controller.deal.dealt
    assert again.controller.session.scores == table.controller.session.scores
    assert again.controller.screen().view.legal() == table.controller.screen().view.legal()

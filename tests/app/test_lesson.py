"""The lesson: a first hand apart from the person's own session, which comes back as it was."""

from __future__ import annotations

import pytest

from game.app.lesson import HANDS, LOG, PAGES
from game.core.cards import parse_cards
from game.core.round import new_round
from game.core.rulesets import Ruleset
from game.core.table import DONE

from .fakes import Table
from .test_controller import begin, k01
from .test_presses import log, offered

STEPS = [
    "bid", "bids", "call", "play.1", "watch", "trick.1", "play.2", "trick.2", "play.3", "trick.3",
    "play.4", "trick.4", "play.5", "trick.5", "play.6", "trick.6", "over",
]  # fmt: skip
OWN = {at: entry[2:] for at, entry in enumerate(LOG.split(","))}


def act_of(action: str) -> str:
    return "play:" + action if len(action) == 2 else action.replace(" ", ":")


def play_along(table: Table) -> list[str]:
    """Plays the lesson as it is meant; the steps that came up, in order."""
    seen: list[str] = []
    for _ in range(200):
        step = table.controller.screen().lesson
        assert step is not None
        if step not in seen:
            seen.append(step)
        if step == "over":
            return seen
        if step.startswith("page."):
            table.press("lesson-next")
        elif table.controller.screen().resting:
            table.press("go-on")
        elif table.controller.deal.turn == 0:
            table.press(act_of(OWN[len(log(table))]))
        else:
            table.clock.ring()
    raise AssertionError("the lesson never ends")


def test_the_deal_of_the_lesson_is_legal_and_ends_as_its_texts_say() -> None:
    state = new_round(Ruleset(), "short", 3, tuple(map(parse_cards, HANDS)))
    points = {}
    for entry in LOG.split(","):
        state = state.apply(int(entry[0]), entry[2:])
        points[state.table.complete_tricks] = state.table.points
    result = state.result()
    assert result is not None
    assert state.table.phase == DONE
    # "Eleven points came from across", "25 points, together 68", "Nine points for the left",
    # "35 points in one trick", "111 points", "the others are Schneider".
    assert points[1] == (18, 0, 0, 0)
    assert points[3][0] + points[3][2] == 68
    assert points[4][1] == 9
    assert points[5][0] - points[4][0] == 35
    assert (result.side_points, result.won, result.schneider) == (111, True, True)
    assert state.partner == 2


def test_a_lesson_is_held_to_its_end_and_counts_nowhere() -> None:
    table = begin()
    table.press("lesson")
    assert play_along(table) == [f"page.{n}" for n in range(1, PAGES + 1)] + STEPS
    kept = dict(table.store.texts)
    assert table.controller.screen().lesson == "over"
    table.press("next")
    assert table.controller.screen().lesson is None
    assert table.controller.session.scores == (0, 0, 0, 0)
    assert table.store.texts == kept


def test_each_step_is_told() -> None:
    table = begin()
    table.press("lesson")
    play_along(table)
    told = " ".join(table.surface.said())
    assert "Four people play" in told
    assert "Call the ace of leaves" in told
    assert "Won with 111 points." in told


@pytest.mark.parametrize("at_end", [True, False])
def test_the_own_game_comes_back_exactly(at_end: bool) -> None:
    table = k01(2, '"0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call E", "0 EK"')
    table.press("pass")  # no Kontra: not asked again afterwards
    before = table.controller.sitting
    was = (log(table), before.deal.dealt, before.session, before.taken, before.bot_seed)
    kept = dict(table.store.texts)
    table.press("lesson")
    assert log(table) == ()
    if at_end:
        play_along(table)
        table.press("next")
    else:
        table.press("lesson-end")
    assert table.controller.sitting is before
    now = (log(table), before.deal.dealt, before.session, before.taken, before.bot_seed)
    assert now == was
    assert table.store.texts == kept
    assert table.controller.screen().asking is None
    table.bots.actions[(1, 6)] = "EX"
    table.clock.ring()
    assert log(table)[-1] == (1, "EX")


def test_a_reload_in_the_lesson_leads_back_to_the_own_game() -> None:
    table = begin()
    table.press("pass")
    table.press("lesson")
    table.press("lesson-next")
    again = Table(store=table.store)
    again.start()
    assert again.controller.screen().lesson is None
    assert log(again) == ((0, "pass"),)


def test_the_rules_are_the_same() -> None:
    table = begin()
    table.press("lesson")
    table.press("play:EO")
    assert getattr(table.controller.screen().notice, "code", None) == "wrong-phase"


def test_whoever_goes_another_way_plays_on() -> None:
    table = begin()
    table.press("lesson")
    table.press("wenz")
    assert table.controller.screen().lesson == "free"
    for _ in range(300):
        screen = table.controller.screen()
        if table.controller.deal.is_over and not screen.resting:
            break
        if screen.resting:
            table.press("go-on")
        elif screen.asking is not None:
            table.press("pass")
        elif table.controller.deal.turn == 0:
            table.press(act_of(table.controller.deal.legal()[0]))
        else:
            table.clock.ring()
    assert table.controller.screen().lesson == "over.free"
    table.press("lesson-end")
    assert table.controller.screen().lesson is None


def test_the_table_waits_whatever_the_pace() -> None:
    table = begin(pace="instant", auto_play="on", quick_finish="on")
    table.press("lesson")
    assert play_along(table)[-1] == "over"
    assert table.controller.screen().pace == "wait"
    table.press("next")
    assert table.controller.screen().pace == "instant"


def test_the_settings_show_and_change_the_own_ones_in_a_lesson_too() -> None:
    table = begin(pace="fast", auto_play="on")
    table.press("lesson")
    table.press("settings")
    shown = table.controller.screen().settings
    assert (shown.pace, shown.auto_play) == ("fast", True)
    table.press("set:auto_play=off")
    table.press("set:pace=slow")
    shown = table.controller.screen().settings
    assert (shown.pace, shown.auto_play) == ("slow", False)


def test_a_setting_chosen_in_the_lesson_stays_chosen() -> None:
    table = begin()
    table.press("lesson")
    table.press("set:theme=dark")
    table.press("lesson-end")
    assert table.controller.screen().settings.theme == "dark"


def test_it_is_offered_until_something_is_done() -> None:
    table = begin()
    assert table.controller.screen().offers_lesson
    assert offered(table)
    table.press("lesson")
    assert not table.controller.screen().offers_lesson
    table.press("lesson-end")
    table.press("pass")
    assert not table.controller.screen().offers_lesson


def test_it_waits_for_the_late_files() -> None:
    table = begin()
    table.late.is_ready = False
    table.press("lesson")
    assert table.controller.screen().lesson is None
    table.bring_late()
    assert table.controller.screen().lesson == "page.1"


def test_from_the_help_panel_it_begins_at_the_table() -> None:
    table = begin()
    table.press("help")
    table.press("lesson")
    assert table.controller.screen().panel is None
    table.press("lesson")  # once is enough
    assert table.controller.screen().lesson == "page.1"
    table.press("lesson-end")
    assert table.controller.screen().lesson is None

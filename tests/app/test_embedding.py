"""What a page around ours is told, and what it may ask for (README, "Put it on your own site")."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from game.app.embedding import Embedding
from game.app.keeping import Keeper
from game.core.record import parse_record, replay

from .fakes import Table
from .test_controller import AUCTION_K01, K01, begin
from .test_lesson import play_along

CARD = re.compile(r'"[^"]*\b[EGHS][AXKOU987]\b[^"]*"')


class Around:
    """A page around a table: the messages that it has got."""

    def __init__(self, table: Table) -> None:
        self.messages: list[dict[str, Any]] = []
        self.embedding = Embedding(
            table.controller,
            lambda text: self.messages.append(json.loads(text)),
            lambda text: Keeper(table.store, "test", "2026-11-30", text),
        )
        self.embedding.begin()

    def events(self) -> list[str]:
        return [message["event"] for message in self.messages]

    def answer(self, command: str, value: str = "") -> dict[str, Any]:
        """Ask for something; return the message that answers."""
        count = len(self.messages)
        self.embedding.hear(command, value)
        assert len(self.messages) == count + 1
        return self.messages[-1]


def play_out(table: Table) -> None:
    """Play the deal to its end by the first action on offer."""
    while not table.controller.deal.is_over:
        if table.clock.ring():
            continue
        view = table.controller.deal.view(table.controller.session.seat)
        if table.controller.screen().asking:
            table.press("pass")
            continue
        action = view.legal()[0]
        is_card = table.controller.deal.table.phase == "play"
        table.commit(f"play:{action}" if is_card else action.replace(" ", ":"))
    table.clock.run()


def test_it_is_told_of_the_deal_that_is_there() -> None:
    around = Around(begin())
    assert around.events() == ["ready", "deal-start"]
    assert around.messages[1] == {
        "event": "deal-start", "number": 1, "deck": "long", "dealer": 3, "seat": 0,
    }  # fmt: skip


def test_each_deal_begins_and_ends_once_and_its_record_is_whole() -> None:
    table = begin(pace="instant")
    around = Around(table)
    for _ in range(3):
        play_out(table)
        table.press("scores")
        table.press("close")
        table.press("next")
    assert around.events() == ["ready"] + 3 * ["deal-start", "deal-end"] + ["deal-start"]
    totals = [0, 0, 0, 0]
    for message in around.messages:
        if message["event"] == "deal-end":
            result = replay(parse_record(json.dumps(message["record"]))).result()
            expected = [0, 0, 0, 0] if result is None else list(result.scores)
            assert message["scores"] == expected
            totals = [sum(pair) for pair in zip(totals, expected, strict=True)]
            assert message["total"] == totals


def test_no_card_is_told_before_the_deal_is_over() -> None:
    table = begin(pace="instant")
    around = Around(table)
    while not table.controller.deal.is_over:
        around.embedding.hear("state", "")
        if table.clock.ring():
            continue
        if table.controller.screen().asking:
            table.press("pass")
            continue
        action = table.controller.deal.view(0).legal()[0]
        is_card = table.controller.deal.table.phase == "play"
        table.commit(f"play:{action}" if is_card else action.replace(" ", ":"))
        before_the_end = [m for m in around.messages if m["event"] != "deal-end"]
        assert not CARD.search(json.dumps(before_the_end))
    table.clock.run()
    assert CARD.search(json.dumps(around.messages))  # so a card would have been found


def test_state_is_what_lies_open() -> None:
    table = Table(record=K01 % (AUCTION_K01, 2))
    table.start()
    assert Around(table).answer("state") == {
        "event": "state", "number": 1, "deck": "short", "dealer": 3, "seat": 2, "phase": "play",
        "turn": 0, "contract": "sauspiel", "declarer": 1, "tricks": [0, 0, 0, 0],
        "total": [0, 0, 0, 0],
    }  # fmt: skip


def test_a_record_is_played_on_from_and_the_own_session_is_untouched() -> None:
    table = begin()
    around = Around(table)
    own = table.controller.deal.dealt
    around.embedding.hear("load", K01 % (AUCTION_K01, 1))
    assert table.controller.deal.table.deck == "short"
    assert around.events()[-1] == "deal-start"
    again = Table(store=table.store)
    again.start()
    assert again.controller.deal.dealt == own


@pytest.mark.parametrize(
    ("command", "value", "code"),
    [
        ("load", "no record", "bad-json"),
        ("load", '{"v": 2}', "unknown-version"),
        ("load", K01 % ('"0 solo", "0 solo"', 0), "out-of-turn"),
        ("new", "", "deal-running"),
        ("language", "xx", "bad-value"),
        ("theme", "pink", "bad-value"),
        ("pause", "", "bad-value"),
        ("choose", "EO", "unknown-command"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(
    command: str, value: str, code: str
) -> None:
    table = begin()
    around = Around(table)
    before = table.controller.deal.dealt, table.controller.menu.settings
    answer = around.answer(command, value)
    assert (answer["event"], answer["code"]) == ("error", code)
    assert answer["message"]
    assert (table.controller.deal.dealt, table.controller.menu.settings) == before


def test_language_and_theme_hold_for_the_visit_alone() -> None:
    table = begin()
    around = Around(table)
    around.embedding.hear("language", "nl")
    around.embedding.hear("theme", "dark")
    settings = table.controller.menu.settings
    assert (settings.language, settings.theme) == ("nl", "dark")
    again = Table(store=table.store)
    assert again.controller.menu.settings.theme == "system"


def test_a_language_that_cannot_be_had_is_said_to_both_sides() -> None:
    table = begin()
    around = Around(table)
    table.host.missing = {"nl"}
    before = table.controller.menu.settings
    answer = around.answer("language", "nl")
    assert (answer["event"], answer["code"]) == ("error", "bad-value")
    assert answer["message"]
    assert table.controller.menu.settings == before
    assert table.controller.screen().notice == "notice.language-missing"


def test_the_next_deal_comes_when_one_is_over() -> None:
    table = begin(pace="instant")
    around = Around(table)
    play_out(table)
    around.embedding.hear("new", "")
    assert around.events()[-1] == "deal-start"
    assert around.messages[-1]["number"] == 2


def test_a_pause_stops_the_clock_and_what_was_due_comes_afterwards() -> None:
    table = begin()
    around = Around(table)
    table.press("pass")
    assert table.clock.calls
    around.embedding.hear("pause", "true")
    assert not table.clock.calls
    log = table.controller.deal.table.log
    table.press("scores")
    table.press("close")
    assert not table.clock.calls
    around.embedding.hear("pause", "false")
    table.clock.run()
    assert len(table.controller.deal.table.log) > len(log)


def test_a_lesson_is_nothing_to_the_page_around() -> None:
    table = begin(pace="instant")
    around = Around(table)
    before = around.answer("state")
    told = around.events()
    table.press("lesson")
    play_along(table)
    assert around.events() == told
    assert around.answer("state") == before
    assert around.answer("new")["code"] == "deal-running"
    table.press("next")
    assert table.controller.lesson is None
    assert "deal-end" not in around.events()
    assert around.events().count("deal-start") == 1


def test_a_lesson_held_between_two_deals_is_ended_by_the_visitor_alone() -> None:
    table = begin(pace="instant")
    around = Around(table)
    play_out(table)
    table.press("lesson")
    assert around.answer("new")["code"] == "deal-running"
    table.press("lesson-end")
    around.embedding.hear("new", "")
    assert around.messages[-1]["number"] == 2

"""Saving and loading: nothing is lost, nothing foreign is believed."""

from __future__ import annotations

import json

import pytest

from game.app.keeping import CLEARED, Keeper
from game.app.session import Session
from game.app.session_text import read_session, session_text
from game.app.settings_text import settings_text
from game.core.errors import SchafkopfError
from game.ui.choices import first_settings
from game.ui.screen import Played
from game.ui.told import Told, told

from .fakes import FakeStore, RoomyStore, Table

DEFAULT = first_settings("en", is_touch=False)


def started(store: FakeStore) -> Table:
    table = Table(store=store)
    table.start()
    return table


def test_every_action_is_saved_before_it_is_shown() -> None:
    table = started(FakeStore())
    for seat in (1, 2, 3):
        table.bots.actions[(seat, seat)] = "pass"
    table.press("pass")
    while True:
        kept = json.loads(table.store.texts["deal"])
        assert [tuple(entry.split(" ", 1)) for entry in kept["log"]] == [
            (str(seat), action) for seat, action in table.controller.deal.table.log
        ]
        if not table.clock.ring():
            break
    assert len(table.controller.deal.table.log) == 4


@pytest.mark.parametrize("name", ["deal", "session", "settings"])
@pytest.mark.parametrize("text", ["", "nonsense", "{", "[1]", '{"v": 99}', '{"v": 1}'])
def test_what_cannot_be_read_is_set_aside_and_told(name: str, text: str) -> None:
    store = FakeStore()
    store.texts[name] = text
    table = started(store)
    assert table.controller.deal.turn == 0
    if name == "settings" and text in ('{"v": 1}', '{"v": 99}'):
        return  # settings without members are settings: all at their defaults
    assert store.texts[f"{name}.unreadable.1"] == text
    key = "note.settings-lost" if name == "settings" else "note.set-aside"
    assert table.controller.screen().note == told(key)


def test_a_half_written_deal_is_set_aside_and_play_goes_on() -> None:
    store = FakeStore()
    started(store)
    half = store.texts["deal"][:-20]
    store.texts["deal"] = half
    table = started(store)
    assert store.texts["deal.unreadable.1"] == half
    table.press("pass")
    assert len(table.controller.deal.table.log) == 1


def test_the_same_unreadable_text_is_set_aside_once_and_others_beside_it() -> None:
    store = FakeStore()
    for text in ("a", "a", "b"):
        store.texts["deal"] = text
        started(store)
    aside = {name: text for name, text in store.texts.items() if "unreadable" in name}
    assert aside == {"deal.unreadable.1": "a", "deal.unreadable.2": "b"}


def test_a_full_store_is_told_and_play_goes_on() -> None:
    store = FakeStore()
    store.is_full = True
    table = started(store)
    assert table.controller.screen().note == told("note.not-kept")
    table.press("pass")
    assert len(table.controller.deal.table.log) == 1


def test_a_store_that_is_full_for_a_while_is_told_for_that_while() -> None:
    table = started(FakeStore())
    before = dict(table.store.texts)
    table.store.is_full = True
    table.press("pass")
    assert table.controller.screen().note == told("note.full")
    assert table.store.texts == before  # what a reload goes back to
    table.store.is_full = False
    shown = len(table.surface.batches)
    table.clock.ring()
    assert table.controller.screen().note is None
    assert len(table.surface.batches) > shown
    assert started(table.store).controller.deal.table.log == table.controller.deal.table.log


def test_what_had_no_room_at_first_is_kept_later_and_nothing_is_left_to_tell() -> None:
    table = Table()
    table.store.is_full = True
    table.start()
    table.press("set:pace=fast")
    table.store.is_full = False
    table.press("pass")
    assert table.controller.screen().note is None
    assert json.loads(table.store.texts["settings"])["pace"] == "fast"


def test_it_stays_told_as_long_as_one_text_has_no_room() -> None:
    store = RoomyStore(0)
    table = started(store)
    store.room = len("settings") + len(settings_text(DEFAULT)) + 20
    table.press("set:pace=fast")
    assert store.texts.keys() == {"settings"}
    assert table.controller.screen().note == told("note.full")


def test_where_nothing_can_be_kept_what_the_page_remembers_is_not_taken_for_kept() -> None:
    store = RoomyStore(0)
    started(store)
    assert started(store).controller.screen().note == told("note.not-kept")


def test_a_finished_deal_is_counted_once_even_if_the_page_died_before_the_session_was_kept() -> (
    None
):
    session = Session(0, 4, 2, (1, -1, 1, -1), (Played(3, "sauspiel", 1, (1, -1, 1, -1)),))
    assert not session.is_counted
    store = FakeStore()
    table = started(store)
    counted = session.counted(table.controller.deal)
    assert counted.is_counted
    assert counted.counted(table.controller.deal) is counted


def test_a_readable_deal_is_played_on_when_its_session_is_damaged() -> None:
    store = FakeStore()
    table = started(store)
    table.press("pass")
    log = table.controller.deal.table.log
    store.texts["session"] = "{bad"
    again = started(store)
    assert again.controller.deal.table.log == log
    assert again.controller.deal.dealt == table.controller.deal.dealt
    assert store.texts["session.unreadable.1"] == "{bad"
    assert again.controller.screen().note == told("note.set-aside")


def test_a_deal_of_another_number_is_set_aside_and_told() -> None:
    store = FakeStore()
    table = started(store)
    table.press("pass")
    left_over = store.texts["deal"]
    store.texts["session"] = session_text(Session(0, 5, 1))
    again = started(store)
    assert again.controller.deal.table.log == ()
    assert again.controller.deal.table.dealer == 1
    assert store.texts["deal.unreadable.1"] == left_over
    assert again.controller.screen().note == told("note.set-aside")


def test_a_lost_deal_that_was_counted_does_not_lend_its_number() -> None:
    store = FakeStore()
    played = Played(3, "sauspiel", 1, (1, -1, 1, -1))
    store.texts["session"] = session_text(Session(0, 3, 2, (1, -1, 1, -1), (played,)))
    store.texts["deal"] = "{bad"
    table = started(store)
    assert table.controller.session.number == 4
    assert not table.controller.session.is_counted


def test_what_cannot_be_set_aside_is_not_written_over() -> None:
    store = FakeStore()
    store.texts["deal"] = "{bad"
    store.is_full = True
    table = started(store)
    table.press("pass")
    assert store.texts == {"deal": "{bad"}
    note = table.controller.screen().note
    assert note == Told((("note.set-aside", ()), ("note.not-kept", ())))
    store.is_full = False
    table.clock.ring()
    assert store.texts["deal.unreadable.1"] == "{bad"
    assert table.controller.screen().note == told("note.set-aside")
    assert started(store).controller.deal.table.log == table.controller.deal.table.log


def test_a_deal_from_the_address_does_not_touch_the_saved_one() -> None:
    store = FakeStore()
    table = started(store)
    table.press("pass")
    kept = store.texts["deal"]
    text = json.dumps({**json.loads(kept), "log": []})
    other = Table(store=store, record=text)
    other.start()
    other.press("pass")
    assert store.texts["deal"] == kept
    assert other.controller.deal.table.log == ((0, "pass"),)
    same = Table(store=store, record=text)
    same.start()
    assert same.controller.deal.table.log == ((0, "pass"),)
    foreign = Table(store=store, record=text + " ")
    foreign.start()
    assert foreign.controller.deal.table.log == ()


@pytest.mark.parametrize("text", ["x", "{}", '{"hands": 3}', "<script>alert(1)</script>"])
def test_a_bad_record_in_the_address_is_told_and_a_deal_begins(text: str) -> None:
    table = Table(record=text)
    table.start()
    assert table.controller.screen().notice == told("notice.bad-record")
    assert table.controller.deal.turn == 0


def test_a_session_is_read_as_written() -> None:
    session = Session(2, 7, 1, (3, -1, -1, -1), (Played(6, None, None, (0, 0, 0, 0)),))
    again = read_session(session_text(session))
    assert session_text(again) == session_text(session)
    assert again.history == session.history


@pytest.mark.parametrize(
    "change_to",
    [
        {"v": 2},
        {"scores": [1, 0, 0, 0]},
        {"scores": [1, -1]},
        {"scores": [True, -1, 0, 0]},
        {"dealer": 4},
        {"number": 0},
        {"history": [[1, "skat", 0, [0, 0, 0, 0]]]},
        {"history": [[1, None, None]]},
        {"history": "none"},
    ],
)
def test_a_session_that_cannot_be_is_refused(change_to: dict[str, object]) -> None:
    members = json.loads(session_text(Session()))
    with pytest.raises(SchafkopfError):
        read_session(json.dumps({**members, **change_to}))


def test_meta_may_hold_anything() -> None:
    store = FakeStore()
    started(store)
    members = json.loads(store.texts["deal"])
    members["meta"] = {"number": True, "seed": -5, "taken": "x", "declined": ["re", 3, {}, "x"]}
    store.texts["deal"] = json.dumps(members)
    kept = Keeper(store, "test", "2026-11-30").load_deal()
    assert kept is not None
    assert (kept.number, kept.bot_seed, kept.taken) == (1, 0, 0)
    assert kept.declined == ("re",)
    members["meta"]["declined"] = "kontra"
    store.texts["deal"] = json.dumps(members)
    kept = Keeper(store, "test", "2026-11-30").load_deal()
    assert kept is not None
    assert kept.declined == ()


def test_that_nothing_can_be_kept_is_shown_at_once() -> None:
    table = Table()
    table.store.is_full = True
    table.controller.start()
    shown = len(table.surface.batches)
    table.controller.save()  # the page's own, after the first hand has been painted
    assert table.controller.screen().note == told("note.not-kept")
    assert len(table.surface.batches) == shown + 1


def test_what_is_deleted_under_the_open_page_is_kept_anew_and_told() -> None:
    table = started(FakeStore())
    table.press("set:pace=fast")
    table.store.texts["session"] = session_text(Session(0, 1, 3, (3, -1, -1, -1)))
    table = started(table.store)
    table.press("pass")
    before = dict(table.store.texts)
    table.store.texts.clear()
    table.clock.ring()
    assert table.controller.screen().note == told("note.cleared")
    assert table.store.texts.keys() == before.keys()
    assert table.store.texts["session"] == before["session"]
    assert table.store.texts["settings"] == before["settings"]
    again = started(table.store)
    assert again.controller.screen().note is None
    assert again.controller.deal.table.log == table.controller.deal.table.log
    assert again.controller.session.scores == (3, -1, -1, -1)


def test_a_setting_that_is_chosen_after_a_deletion_costs_the_others_nothing() -> None:
    table = started(FakeStore())
    table.press("set:pace=fast")
    table.store.texts.clear()
    table.press("set:theme=dark")
    kept = json.loads(table.store.texts["settings"])
    assert (kept["pace"], kept["theme"]) == ("fast", "dark")
    assert "deal" in table.store.texts


def test_settings_that_another_tab_has_deleted_do_not_come_back() -> None:
    table = started(FakeStore())
    table.press("set:pace=fast")
    table.store.texts = {"deal": table.store.texts["deal"]}
    table.press("set:theme=dark")
    assert json.loads(table.store.texts["settings"])["pace"] == DEFAULT.pace


def test_where_a_deleted_deal_cannot_be_kept_anew_that_is_told() -> None:
    table = started(FakeStore())
    table.store.texts.clear()
    table.store.is_full = True
    table.press("pass")
    assert table.controller.screen().note == told("note.not-kept")
    table.store.is_full = False
    table.clock.ring()
    assert table.controller.screen().note == told("note.cleared")
    assert started(table.store).controller.deal.table.log == table.controller.deal.table.log


def test_deleting_everything_in_the_game_is_no_deletion_from_outside() -> None:
    table = started(FakeStore())
    table.press("settings")
    for _ in range(2):
        table.press("data:delete")
    table.press("close")
    table.press("pass")
    assert table.controller.screen().note is None


def test_the_lesson_is_kept_nowhere_and_nobody_is_told_of_a_deletion() -> None:
    table = started(FakeStore())
    before = dict(table.store.texts)
    table.press("lesson")
    while table.controller.deal.turn != 0 or table.controller.lesson is None:
        table.clock.ring()
    for _ in range(4):
        table.press("lesson-next")
    table.press("sauspiel")
    table.clock.run()
    assert table.controller.screen().note is None
    assert table.store.texts == before


class PageLikeStore(FakeStore):
    """What is too long is put aside by the store itself (host.js), which only says so."""

    def read(self, name: str) -> str | None:
        text = self.texts.get(name)
        if text is None or len(text) <= 5000:
            return text
        if ".unreadable." not in name:
            number = 1
            while f"{name}.unreadable.{number}" in self.texts:
                number += 1
            self.texts[f"{name}.unreadable.{number}"] = self.texts.pop(name)
        return "too long to be read"


@pytest.mark.parametrize("name", ["deal", "session", "settings"])
@pytest.mark.parametrize("before", [0, 2])
def test_a_text_that_the_store_has_put_aside_stays_whole(name: str, before: int) -> None:
    store = PageLikeStore()
    for number in range(1, before + 1):
        store.texts[f"{name}.unreadable.{number}"] = str(number) * 9000
    store.texts[name] = "x" * 9000
    kept = dict(store.texts)
    table = Table(store=store)
    table.start()
    note = table.controller.screen().note
    assert isinstance(note, Told)
    assert CLEARED not in [key for key, _ in note.sentences]
    assert store.texts[f"{name}.unreadable.{before + 1}"] == "x" * 9000
    for other, text in kept.items():
        assert other == name or store.texts[other] == text

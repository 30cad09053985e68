"""Everything kept as one text: what goes in, what a foreign text may not do, and the way back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.copying import (
    BEFORE,
    MAX_LENGTH,
    BadCopy,
    bring_back,
    can_bring_back,
    copy_text,
    kept_names,
    kilobytes,
    parts_of,
    put_in_place,
    read_copy,
    remove_all,
)
from game.app.session import Session
from game.app.session_text import session_text
from game.app.settings_text import settings_text
from game.core.errors import (
    BAD_ACTION,
    BAD_JSON,
    BAD_REQUEST,
    DUPLICATE_CARD,
    ILLEGAL_ACTION,
    UNKNOWN_VERSION,
)
from game.ui.choices import first_settings

from .fakes import FakeStore, RoomyStore, Table

DEFAULT = first_settings("en", is_touch=False)


def played() -> FakeStore:
    """What is kept after a press, with a text set aside and a deal from an address."""
    store = FakeStore()
    table = Table(store=store)
    table.start()
    table.press("set:pace=fast")
    table.press("pass")
    store.texts["session"] = session_text(Session())
    store.texts["deal.unreadable.1"] = '{"broken \u2028 "\\'
    store.texts["practice.deal"] = store.texts["deal"]
    return store


def copied(store: FakeStore) -> dict[str, Any]:
    """The copy of a store, as a test may change it."""
    members: dict[str, Any] = json.loads(copy_text(store, "test", "2026-11-30")[0])
    return members


def test_a_copy_holds_everything_as_it_is_kept() -> None:
    store = played()
    text, left_out = copy_text(store, "2026.12", "2026-11-30")
    assert left_out == ()
    members = json.loads(text)
    assert members == {
        "v": 1,
        "what": "schafkopf",
        "program": "2026.12",
        "date": "2026-11-30",
        "kept": store.texts,
    }
    copy = read_copy(text, DEFAULT)
    assert dict(copy.texts) == store.texts
    assert copy.unread == ()
    kinds = ("settings", "session", "deal", "practice", "aside")
    assert copy.parts == tuple((kind, 1) for kind in kinds)


def test_a_copy_taken_over_is_what_was_copied() -> None:
    store = played()
    text, _ = copy_text(store, "test", "2026-11-30")
    other = FakeStore()
    Table(store=other).start()
    there = dict(other.texts)
    assert put_in_place(other, read_copy(text, DEFAULT))
    now = {name: text for name, text in other.texts.items() if not name.startswith(BEFORE)}
    assert now == store.texts
    assert can_bring_back(other)
    bring_back(other)
    assert other.texts == there
    assert not can_bring_back(other)


def test_what_was_there_before_is_in_no_copy_and_is_kept_once() -> None:
    store = played()
    first = dict(store.texts)
    copy = read_copy(copy_text(store, "test", "2026-11-30")[0], DEFAULT)
    assert put_in_place(store, copy)
    assert copied(store)["kept"] == first
    store.texts["settings"] = settings_text(DEFAULT)
    second = {name: text for name, text in store.texts.items() if not name.startswith(BEFORE)}
    assert put_in_place(store, copy)
    bring_back(store)
    assert store.texts == second


def test_deleting_leaves_nothing() -> None:
    store = played()
    assert put_in_place(store, read_copy(copy_text(store, "t", "d")[0], DEFAULT))
    remove_all(store)
    assert store.texts == {}


def test_parts_are_told_in_a_fixed_order() -> None:
    names = ["before.deal", "deal.unreadable.2", "practice.session", "deal.unreadable.1", "deal"]
    assert parts_of(names) == (("deal", 1), ("practice", 1), ("aside", 2), ("before", 1))
    assert parts_of([]) == ()
    assert kept_names(played())[0] == "deal"


@pytest.mark.parametrize(("length", "wanted"), [(0, 1), (992, 1), (993, 2)])
def test_kilobytes_are_rounded_up(length: int, wanted: int) -> None:
    store = FakeStore()
    assert kilobytes(store) == 0
    store.texts["settings"] = "x" * length
    assert kilobytes(store) == wanted


# What a copy can't hold.


def test_a_text_set_aside_that_is_too_long_stays_out_and_the_copy_can_be_read() -> None:
    store = played()
    store.texts["settings.unreadable.1"] = "x" * (MAX_LENGTH - 100)
    store.texts["settings.unreadable.2"] = '"' * (MAX_LENGTH // 2)  # twice as long in JSON
    text, left_out = copy_text(store, "test", "2026-11-30")
    assert left_out == ("settings.unreadable.1", "settings.unreadable.2")
    assert len(text) <= MAX_LENGTH
    assert "deal.unreadable.1" in dict(read_copy(text, DEFAULT).texts)


def test_the_game_itself_has_the_first_claim_on_the_room() -> None:
    store = played()
    aside = MAX_LENGTH - sum(len(text) for text in store.texts.values())
    store.texts["deal.unreadable.2"] = "x" * aside
    text, left_out = copy_text(store, "test", "2026-11-30")
    assert left_out == ("deal.unreadable.2",)
    assert {"settings", "session", "deal"} <= set(dict(read_copy(text, DEFAULT).texts))


def test_the_page_reads_no_longer_file() -> None:
    script = Path(__file__).parents[2] / "static" / "js" / "archive.js"
    assert f"const MAX_REST = {MAX_LENGTH};" in script.read_text("utf-8")


def test_half_a_character_is_in_no_copy() -> None:
    store = played()
    store.texts["deal.unreadable.1"] = "a\ud83c"
    store.texts["deal.unreadable.2"] = "\\ud83c"  # only looks like it
    text, left_out = copy_text(store, "test", "2026-11-30")
    assert left_out == ("deal.unreadable.1",)
    assert dict(read_copy(text, DEFAULT).texts)["deal.unreadable.2"] == "\\ud83c"


# Hostile and damaged texts.


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", BAD_JSON, "copy"),
        ("hello", BAD_JSON, "copy"),
        ('{"v": 1, "v": 1}', BAD_JSON, "copy"),
        ("[" * 100_000, BAD_JSON, "copy"),
        ('{"a":' * 50, BAD_JSON, "copy"),
        ("x" * (MAX_LENGTH + 1), BAD_JSON, "long"),
        ("[]", BAD_REQUEST, "copy"),
        ("null", BAD_REQUEST, "copy"),
        ("{}", BAD_REQUEST, "copy"),
        ('{"v": 1, "what": "skat", "kept": {"deal": ""}}', BAD_REQUEST, "copy"),
        ('{"v": 2, "what": "schafkopf", "kept": {}}', UNKNOWN_VERSION, "version"),
        ('{"v": true, "what": "schafkopf", "kept": {}}', UNKNOWN_VERSION, "version"),
        ('{"v": "1", "what": "schafkopf", "kept": {}}', UNKNOWN_VERSION, "version"),
        ('{"v": 1.0, "what": "schafkopf", "kept": {}}', UNKNOWN_VERSION, "version"),
        ('{"what": "schafkopf", "kept": {}}', UNKNOWN_VERSION, "version"),
        ('{"v": 1, "what": "schafkopf"}', BAD_REQUEST, "copy"),
        ('{"v": 1, "what": "schafkopf", "kept": {}}', BAD_REQUEST, "copy"),
        ('{"v": 1, "what": "schafkopf", "kept": []}', BAD_REQUEST, "copy"),
    ],
)
def test_a_text_that_is_no_copy_is_refused(text: str, code: str, part: str) -> None:
    with pytest.raises(BadCopy) as caught:
        read_copy(text, DEFAULT)
    assert (caught.value.code, caught.value.part) == (code, part)


@pytest.mark.parametrize(
    ("name", "text", "code", "part"),
    [
        ("settings", "{", BAD_JSON, "settings"),
        ("settings", "[1]", BAD_JSON, "settings"),
        ("settings", 3, BAD_REQUEST, "name"),
        ("settings", {"pace": "slow"}, BAD_REQUEST, "name"),
        ("practice.settings", "{}", BAD_REQUEST, "name"),
        ("session", "{}", BAD_REQUEST, "session"),
        ("session", "x", BAD_JSON, "session"),
        ("deal", "{}", BAD_REQUEST, "deal"),
        ("practice.deal", "x", BAD_JSON, "deal"),
        ("archive", "", BAD_REQUEST, "name"),
        ("", "", BAD_REQUEST, "name"),
        ("__proto__", "", BAD_REQUEST, "name"),
        ("before.deal", "", BAD_REQUEST, "name"),
        ("before.deal.unreadable.1", "", BAD_REQUEST, "name"),
        ("practice.practice.deal", "", BAD_REQUEST, "name"),
        ("practice.1.deal", "", BAD_REQUEST, "name"),
        ("practice.02.deal", "", BAD_REQUEST, "name"),
        ("practice.1000.deal", "", BAD_REQUEST, "name"),
        ("practice.12.deal", "x", BAD_JSON, "deal"),
        ("deal.unreadable.", "", BAD_REQUEST, "name"),
        ("deal.unreadable.0", "", BAD_REQUEST, "name"),
        ("deal.unreadable.01", "", BAD_REQUEST, "name"),
        ("deal.unreadable.1000", "", BAD_REQUEST, "name"),
        ("deal.unreadable.\u0661", "", BAD_REQUEST, "name"),
        ("deal.unreadable.1.unreadable.1", "", BAD_REQUEST, "name"),
        ("other.unreadable.1", "", BAD_REQUEST, "name"),
    ],
)
def test_one_bad_text_refuses_the_whole_copy(name: str, text: object, code: str, part: str) -> None:
    members = copied(played())
    members["kept"][name] = text
    with pytest.raises(BadCopy) as caught:
        read_copy(json.dumps(members), DEFAULT)
    assert (caught.value.code, caught.value.part) == (code, part)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"0 pass"', '"0 fly"', BAD_ACTION),
        ('"0 pass"', '"0 sauspiel", "1 sauspiel"', ILLEGAL_ACTION),
    ],
)
def test_a_deal_that_breaks_the_rules_refuses_the_copy(old: str, new: str, code: str) -> None:
    members = copied(played())
    assert old in members["kept"]["deal"]
    members["kept"]["deal"] = members["kept"]["deal"].replace(old, new)
    with pytest.raises(BadCopy) as caught:
        read_copy(json.dumps(members), DEFAULT)
    assert (caught.value.code, caught.value.part) == (code, "deal")


def test_a_deal_with_a_card_twice_refuses_the_copy() -> None:
    members = copied(played())
    deal = json.loads(members["kept"]["deal"])
    deal["hands"][1] = deal["hands"][1][:-2] + deal["hands"][0][:2]
    members["kept"]["deal"] = json.dumps(deal)
    with pytest.raises(BadCopy) as caught:
        read_copy(json.dumps(members), DEFAULT)
    assert (caught.value.code, caught.value.part) == (DUPLICATE_CARD, "deal")


def test_settings_that_can_be_read_in_part_are_named_not_refused() -> None:
    members = copied(played())
    members["kept"]["settings"] = '{"v": 3, "pace": "sideways", "theme": "dark", "sleeves": 1}'
    assert read_copy(json.dumps(members), DEFAULT).unread == ("pace",)


def test_an_unknown_name_is_told_without_what_hides_text() -> None:
    members = copied(played())
    members["kept"]["\u202egnp"] = ""
    with pytest.raises(BadCopy) as caught:
        read_copy(json.dumps(members), DEFAULT)
    assert caught.value.name == "\ufffdgnp"


def test_members_beside_what_is_kept_are_ignored() -> None:
    members = copied(played())
    members["colour"] = "green"
    del members["program"], members["date"]
    assert dict(read_copy(json.dumps(members), DEFAULT).texts) == members["kept"]


# Texts that are far too long to be read: the page's store gives something short in their place.


class LongStore(FakeStore):
    """A store in which no text of more than a thousand characters can be read."""

    def read(self, name: str) -> str | None:
        text = self.texts.get(name)
        return text if text is None or len(text) <= 1000 else "too long to be read"


def test_what_is_too_long_to_be_read_is_kept_as_it_is_and_brought_back() -> None:
    copy = read_copy(copy_text(played(), "test", "2026-11-30")[0], DEFAULT)
    store = LongStore()
    store.texts = {"deal.unreadable.1": "x" * 400_000, "deal.unreadable.2": "short"}
    before = dict(store.texts)
    assert put_in_place(store, copy)
    assert store.texts["before.deal.unreadable.1"] == before["deal.unreadable.1"]
    bring_back(store)
    assert store.texts == before


def test_what_is_too_long_to_be_read_is_named_and_in_no_copy() -> None:
    store = LongStore()
    store.texts = {"deal.unreadable.1": "x" * 400_000, "settings": settings_text(DEFAULT)}
    text, left_out = copy_text(store, "test", "2026-11-30")
    assert left_out == ("deal.unreadable.1",)
    assert "too long" not in text
    assert kilobytes(store) > 400


# Room.


def test_without_room_for_both_nothing_changes() -> None:
    copy = read_copy(copy_text(played(), "test", "2026-11-30")[0], DEFAULT)
    most = sum(len(name) + len(text) for name, text in copy.texts)
    before = {"settings": settings_text(DEFAULT), "deal.unreadable.1": "x" * 300}
    length = sum(len(name) + len(text) for name, text in before.items())
    refused = taken = 0
    for room in range(length, 2 * length + most + 100, 97):
        store = RoomyStore(room)
        store.texts = dict(before)
        if put_in_place(store, copy):
            taken += 1
            assert not store.beyond
        else:
            refused += 1
            assert store.texts == before
            assert not store.beyond
    assert refused > 5
    assert taken > 0


def test_a_copy_without_room_costs_nothing_of_what_an_earlier_one_replaced() -> None:
    copy = read_copy(copy_text(played(), "test", "2026-11-30")[0], DEFAULT)
    store = RoomyStore(10**6)
    store.write("settings", settings_text(DEFAULT))
    assert put_in_place(store, copy)
    before = dict(store.texts)
    for room in range(sum(len(name) + len(text) for name, text in before.items()), 10**6, 1000):
        store.room = room
        if put_in_place(store, copy):
            break
        assert store.texts == before
        assert not store.beyond
        assert can_bring_back(store)
    assert store.texts != before


def test_where_nothing_can_be_kept_a_copy_holds_as_long_as_the_page() -> None:
    copy = read_copy(copy_text(played(), "test", "2026-11-30")[0], DEFAULT)
    store = RoomyStore(0)
    store.write("settings", settings_text(DEFAULT))
    assert put_in_place(store, copy)
    assert store.read("deal") == dict(copy.texts)["deal"]
    bring_back(store)
    assert store.names() == ["settings"]

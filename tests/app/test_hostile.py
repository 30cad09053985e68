"""What the app says to hostile records, kept values and messages: a code or a sentence, always."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.app.copying import BadCopy, read_copy
from game.app.embedding import Embedding
from game.app.keeping import Keeper
from game.app.parameters import PARAMETERS, with_parameters
from game.app.replay_page import ReplayPage
from game.app.settings_text import read_settings
from game.app.showing import Showing
from game.core.errors import CODES, SchafkopfError
from game.core.strict_json import MAX_LENGTH, read_json
from game.ui.choices import first_settings
from tests.hostile import LONG, RECORDS, TEXTS

from .fakes import FakeClock, FakeHost, FakeStore, FakeSurface, Table, messages

SETTINGS = first_settings("en", is_touch=False)
NUMBERED = list(enumerate(RECORDS))


def is_half_in(text: str) -> bool:
    return any("\ud800" <= char <= "\udfff" for char in text)


def is_object(text: str) -> bool:
    """Whether a text is a JSON object: it may be settings of a newer version."""
    try:
        return isinstance(read_json(text), dict)
    except SchafkopfError:
        return False


# An address is bytes: half a surrogate never comes out of one.
BY_ADDRESS = [each for each in NUMBERED if not is_half_in(each[1])]


@pytest.mark.parametrize(("_number", "text"), BY_ADDRESS, ids=[str(at) for at, _ in BY_ADDRESS])
def test_a_record_by_address_begins_a_new_deal_and_says_why(_number: int, text: str) -> None:
    table = Table(record=text)
    table.start()
    assert table.controller.deal.table.log == ()
    assert any("could not be read" in said for said in table.surface.said())


@pytest.mark.parametrize(("_number", "text"), NUMBERED, ids=[str(at) for at, _ in NUMBERED])
def test_a_record_by_message_is_refused_with_a_code(_number: int, text: str) -> None:
    table = Table()
    table.start()
    told: list[dict[str, Any]] = []
    embedding = Embedding(
        table.controller,
        lambda message: told.append(json.loads(message)),
        lambda record: Keeper(table.store, "test", "2026-11-30", record),
    )
    before = table.controller.deal
    embedding.hear("load", text)
    assert [message["event"] for message in told] == ["error"]
    assert told[0]["code"] in CODES
    assert len(told[0]["message"]) < 500
    assert table.controller.deal is before


@pytest.mark.parametrize(("_number", "text"), NUMBERED, ids=[str(at) for at, _ in NUMBERED])
def test_a_record_to_look_at_is_refused_with_a_code(_number: int, text: str) -> None:
    showing = Showing(FakeSurface(), FakeHost())
    showing.use("en", messages("en"))
    told: list[dict[str, Any]] = []
    page = ReplayPage(
        FakeClock(), showing, SETTINGS, lambda message: told.append(json.loads(message))
    )
    page.begin(text, "1.0")
    assert [message["event"] for message in told] == ["ready", "error"]
    assert told[1]["code"] in CODES


@pytest.mark.parametrize("name", ["deal", "session", "settings"])
@pytest.mark.parametrize(("_number", "text"), NUMBERED, ids=[str(at) for at, _ in NUMBERED])
def test_a_kept_value_is_set_aside_and_told(_number: int, text: str, name: str) -> None:
    if name == "settings" and is_object(text):
        kept = first_settings("en", is_touch=False)
        assert read_settings(text, kept).settings == kept  # what they don't know is none of theirs
        return
    store = FakeStore()
    store.texts[name] = text
    table = Table(store=store)
    table.start()
    assert table.controller.screen().note is not None
    aside = [kept for place, kept in store.texts.items() if place.startswith(f"{name}.unreadable")]
    assert aside == [text]


@pytest.mark.parametrize(("_number", "text"), NUMBERED, ids=[str(at) for at, _ in NUMBERED])
def test_a_file_is_no_copy(_number: int, text: str) -> None:
    with pytest.raises(BadCopy) as caught:
        read_copy(text, SETTINGS)
    assert caught.value.code in CODES
    whole = {"v": 1, "what": "schafkopf", "kept": {"deal": text}}
    with pytest.raises(BadCopy):
        read_copy(json.dumps(whole), SETTINGS)


@pytest.mark.parametrize("text", TEXTS, ids=[str(at) for at in range(len(TEXTS))])
def test_a_parameter_is_left_out_and_named_plainly(text: str) -> None:
    for name, _ in PARAMETERS:
        settings, unread = with_parameters(SETTINGS, {name: text}.get)
        assert settings == SETTINGS
        (told,) = unread
        assert len(told) < 40
        assert not set(told) & set("\u0000\u202e\u2066\u2069\u200b")


def test_ten_million_characters_are_refused_at_once() -> None:
    table = Table(record="x" * LONG)
    table.start()
    assert table.controller.deal.table.log == ()
    with pytest.raises(BadCopy):
        read_copy("[" * LONG, SETTINGS)
    assert LONG > MAX_LENGTH

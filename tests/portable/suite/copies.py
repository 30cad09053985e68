"""Copies of what is kept, and kept settings: hostile texts, and the way out and in again."""

from typing import TYPE_CHECKING

from game.app.copying import (
    BadCopy,
    bring_back,
    copy_text,
    kilobytes,
    parts_of,
    put_in_place,
    read_copy,
)
from game.app.parameters import with_parameters
from game.app.session import Session
from game.app.session_text import session_text
from game.app.settings_text import read_settings, settings_text
from game.core.strict_json import write_json
from game.ui.choices import first_settings

from .texts import RECORD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FIRST = first_settings("en", is_touch=False)
SETTINGS = (
    "",
    "[]",
    "{}",
    '{"v": 9, "pace": "slow", "theme": "dark", "hat": [1, {"b": null, "a": 2.5}], "\u2028": "ä"}',
    '{"pace": "sideways", "theme": 3, "sound": true, "cloth": "blue", "level": null}',
    '{"name-me": "a\\u202eb", "name-left": "  Ζωή ", "name-right": "12345678901234567"}',
)
VALUES = ("sideways", "", "x" * 30, "a\u202eb\x00c", "ä€😀")
HOSTILE = (
    "",
    "x",
    "[]",
    '{"v": 1, "what": "schafkopf", "kept": {}}',
    '{"v": true, "what": "schafkopf", "kept": {"deal": ""}}',
    '{"v": 1.0, "what": "schafkopf", "kept": {"settings": "{}"}}',
    '{"v": 1, "what": "schafkopf", "kept": {"deal": 1}}',
    '{"v": 1, "what": "schafkopf", "kept": {"settings": "{"}}',
    '{"v": 1, "what": "schafkopf", "kept": {"session": "{}"}}',
    '{"v": 1, "what": "schafkopf", "kept": {"deal.unreadable.\u0661": ""}}',
    '{"v": 1, "what": "schafkopf", "kept": {"before.deal": ""}}',
    '{"v": 1, "what": "schafkopf", "kept": {"\u202eprotean": ""}}',
    '{"v": 1, "what": "schafkopf", "kept": {"settings": "{\\"pace\\": 1}", "practice.deal": "x"}}',
)


class Shelf:
    """A store in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, name: str) -> "str | None":
        return self.texts.get(name)

    def write(self, name: str, text: str) -> bool:
        self.texts[name] = text
        return True

    def length(self, name: str) -> int:
        return len(self.texts.get(name, ""))

    def holds(self, name: str) -> bool:
        return name in self.texts

    def rename(self, name: str, to: str) -> bool:
        self.texts[to] = self.texts.pop(name)
        return True

    def remove(self, name: str) -> None:
        self.texts.pop(name, None)

    def names(self) -> "list[str]":
        return sorted(self.texts)


def results(_read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield what is read of each text."""
    for number, text in enumerate(SETTINGS):
        settings, unread, others = read_settings(text, FIRST)
        yield f"settings.{number}", f"{' '.join(unread)} {settings_text(settings, others)}"
    for number, value in enumerate(VALUES):
        yield f"parameter.{number}", " ".join(with_parameters(FIRST, {"pace": value}.get)[1])
    for number, text in enumerate(HOSTILE):
        yield f"hostile.{number}", told(text)
    shelf = Shelf()
    shelf.texts = {
        "settings": settings_text(FIRST),
        "session": session_text(Session()),
        "deal": RECORD,
        "deal.unreadable.2": '{"\u2028 ä😀\x7f\\ud83d"',
    }
    whole = copy_text(shelf, "test", "2026-11-30")[0]
    yield "copy", whole
    yield "read", told(whole)
    other = Shelf()
    other.texts = {"settings": "{}"}
    assert put_in_place(other, read_copy(whole, FIRST))
    yield "kept", " ".join(other.names())
    yield "parts", f"{parts_of(other.names())} {kilobytes(other)}"
    bring_back(other)
    assert other.texts == {"settings": "{}"}


def told(text: str) -> str:
    """What is read of a copy: its texts by name, or what is wrong with it."""
    try:
        copy = read_copy(text, FIRST)
    except BadCopy as error:
        return f"{error.code} {error.part} {error.name} {error.message}"
    texts = [f"{name}={write_json(kept)}" for name, kept in copy.texts]
    return f"{copy.parts} {copy.unread} {' '.join(texts)}"

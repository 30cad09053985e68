"""Settings, kept and in the address: what can't be read falls back alone and is told by name."""

from __future__ import annotations

import itertools
import json

import pytest

from game.app.parameters import with_parameters
from game.app.settings_text import read_settings, settings_text
from game.ui.choices import LEVELS, change, first_settings, value_of
from game.ui.told import Told, told, told_text
from tests.ui.conftest import words_of

from .fakes import FakeStore, Table

DEFAULT = first_settings("en", is_touch=False)


def started(store: FakeStore) -> Table:
    table = Table(store=store)
    table.start()
    return table


def test_mended_settings_are_told_once() -> None:
    store = FakeStore()
    store.texts["settings"] = '{"v": 1, "pace": "sideways", "theme": "dark"}'
    assert started(store).controller.screen().note == told("note.settings-unread", "pace")
    again = started(store)
    assert again.controller.screen().note is None
    assert again.controller.menu.settings.theme == "dark"


def test_settings_are_read_as_written() -> None:
    chosen = change(DEFAULT, "two_tap", "on")
    assert chosen is not None
    assert read_settings(settings_text(chosen), DEFAULT) == (chosen, (), ())


def test_every_setting_that_cannot_be_read_is_told_by_name() -> None:
    store = FakeStore()
    text = '{"v": 7, "theme": "dark", "sound": true, "name-left": "a\\nb", "pace": "sideways"}'
    store.texts["settings"] = text
    table = started(store)
    note = table.controller.screen().note
    assert note == told("note.settings-unread", "pace", "sound", "name-left")
    assert note is not None
    assert told_text(note, words_of("en")) == (
        "These settings could not be read and are at their default:"
        " Pace, Sounds and Name on the left."
    )
    assert table.controller.menu.settings == DEFAULT._replace(theme="dark")
    assert store.texts["settings.unreadable.1"] == text


def test_two_damages_are_both_told() -> None:
    store = FakeStore()
    store.texts |= {"settings": '{"v": 1, "pace": "sideways"}', "deal": "{bad"}
    assert started(store).controller.screen().note == Told(
        (("note.settings-unread", ("pace",)), ("note.set-aside", ()))
    )


def test_settings_of_a_newer_version_are_written_back() -> None:
    store = FakeStore()
    newer = {"v": 2, "sleeves": [1.5, {"a": None}], "theme": "dark", "\u2028": ""}
    store.texts["settings"] = json.dumps(newer)
    table = started(store)
    assert table.controller.screen().note is None
    assert not [name for name in store.texts if "unreadable" in name]
    table.press("set:pace=fast")
    kept = json.loads(store.texts["settings"])
    assert kept.items() >= {**newer, "v": 1, "pace": "fast"}.items()
    assert started(store).controller.menu.settings.pace == "fast"


def test_a_damaged_setting_does_not_cost_those_of_a_newer_version() -> None:
    store = FakeStore()
    store.texts["settings"] = '{"sleeves": "long", "pace": 3}'
    started(store)
    assert json.loads(store.texts["settings"])["sleeves"] == "long"


def test_a_damaged_setting_falls_back_alone() -> None:
    text = settings_text(DEFAULT).replace('"pace": "normal"', '"pace": "sideways"')
    text = text.replace('"theme": "system"', '"theme": "dark"')
    settings, unread, _ = read_settings(text, DEFAULT)
    assert unread == ("pace",)
    assert settings.theme == "dark"
    assert settings.pace == DEFAULT.pace


def test_parameters_go_over_settings_and_unknown_ones_are_ignored() -> None:
    settings, unread = with_parameters(
        DEFAULT, {"deck": "short", "pace": "no", "utm_source": "x", "level": "easy"}.get
    )
    assert (settings.next_deck, settings.levels) == ("short", ("easy", "easy", "easy"))
    assert unread == ("?pace=no",)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("sideways", "?pace=sideways"),
        ("", "?pace="),
        ("x" * 21, "?pace=" + "x" * 20 + "\u2026"),
        ("a\u202eb\x00c", "?pace=a\ufffdb\ufffdc"),
    ],
)
def test_a_foreign_value_is_told_as_far_as_it_may_be_shown(value: str, shown: str) -> None:
    assert with_parameters(DEFAULT, {"pace": value}.get) == (DEFAULT, (shown,))


def test_of_many_foreign_values_the_first_are_told() -> None:
    given = dict.fromkeys(("deck", "lang", "pace", "theme", "profile"), "x")
    settings, unread = with_parameters(DEFAULT, given.get)
    assert settings == DEFAULT
    assert unread == ("?deck=x", "?lang=x", "\u2026")


@pytest.mark.parametrize(
    ("profile", "unread"),
    [
        ("stargames", ()),
        ("bsv", ("?profile=bsv",)),
        ("StarGames", ("?profile=StarGames",)),
        ("", ("?profile=",)),
        ("x" * 21, ("?profile=" + "x" * 20 + "\u2026",)),
    ],
)
def test_rules_that_do_not_exist_are_told(profile: str, unread: tuple[str, ...]) -> None:
    assert with_parameters(DEFAULT, {"profile": profile}.get) == (DEFAULT, unread)


def test_a_bad_parameter_and_a_bad_record_are_both_told() -> None:
    table = Table(record="x")
    table.controller.start(told("notice.parameter", "?pace=sideways", "?theme=x"))
    notice = table.controller.screen().notice
    assert isinstance(notice, Told)
    assert told_text(notice, words_of("en")) == (
        "The address of this page asks for something that does not exist; it was left out:"
        " ?pace=sideways and ?theme=x."
        " The deal in the address could not be read. Here is a new one."
    )


def test_every_setting_is_kept_by_its_name() -> None:
    values = {
        "cloth": "blue", "cards": "large", "trumps": "right", "order": "rising", "alternate": "on",
        "notation": "on", "auto_play": "on", "quick_finish": "on", "sound": "on", "spoken": "on",
        "beginner": "on", "name-me": "Anna", "name-right": "Wastl", "level": "easy",
    }  # fmt: skip
    chosen = DEFAULT
    for name, value in values.items():
        changed = change(chosen, name, value)
        assert changed is not None, name
        assert changed != chosen, name
        chosen = changed
    assert chosen.names == ("Anna", "", "", "Wastl")
    assert read_settings(settings_text(chosen), DEFAULT) == (chosen, (), ())
    assert {name: value_of(chosen, name) for name in values} == values


@pytest.mark.parametrize("name", ["a" * 17, "a\u202eb", "\x00", "a\u200bb", "a\nb"])
def test_a_name_that_hides_or_turns_text_is_none(name: str) -> None:
    assert change(DEFAULT, "name-left", name) is None


def test_a_name_is_kept_without_blanks_around_it() -> None:
    changed = change(DEFAULT, "name-left", "  Zenzi ")
    assert changed is not None
    assert changed.names == ("", "Zenzi", "", "")


def kept_levels(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    settings, unread, _ = read_settings(text, DEFAULT)
    return settings.levels, unread


@pytest.mark.parametrize("levels", list(itertools.product(LEVELS, repeat=3)))
def test_the_level_of_each_seat_is_kept(levels: tuple[str, str, str]) -> None:
    text = settings_text(DEFAULT._replace(levels=levels))
    assert kept_levels(text) == (levels, ())


def test_one_level_for_all_is_kept_as_older_versions_have_it() -> None:
    kept = json.loads(settings_text(DEFAULT._replace(levels=("easy", "easy", "easy"))))
    assert kept["level"] == "easy"
    assert not [name for name in kept if name.startswith("level-")]
    assert kept_levels('{"v": 1, "level": "easy"}') == (("easy", "easy", "easy"), ())
    assert kept_levels('{"v": 1}') == (DEFAULT.levels, ())


def test_a_seat_that_can_t_be_read_falls_back_alone() -> None:
    text = settings_text(DEFAULT._replace(levels=("easy", "strong", "strong")))
    text = text.replace('"level-across": "strong"', '"level-across": "unbeatable"')
    assert kept_levels(text) == (("easy", "normal", "strong"), ("level-across",))

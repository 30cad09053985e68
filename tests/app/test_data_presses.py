"""The presses on what is kept: out, in, back, reset, delete, each as the page would report it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from game.app.copying import BEFORE, MAX_LENGTH
from game.app.settings_text import settings_text
from game.ui.choices import Settings, first_settings
from game.ui.told import Told, told

from .fakes import FakeStore, RoomyStore, Table, messages
from .test_controller import AUCTION_K01, K01

if TYPE_CHECKING:
    from game.ui.panels.data import Stored

DEFAULT = first_settings("en", is_touch=False)


def opened(seed: int = 1, panel: str = "settings") -> Table:
    """A table with a panel open."""
    table = Table(seed=seed)
    table.start()
    table.press(panel)
    return table


def stored(table: Table) -> Stored:
    """What the open panel shows."""
    shown = table.controller.screen().stored
    assert shown is not None
    return shown


def outcome(table: Table) -> Told | None:
    """What came of the last press."""
    return stored(table).told


def copy_of(table: Table) -> str:
    """The text of the file that the table hands out."""
    table.press("data:save")
    return table.host.files[-1][1]


def at_work() -> Table:
    """A table with settings of its own, a bid made, and its panel open."""
    table = opened(seed=50)
    table.press("set:pace=fast")
    table.press("set:name-left=Zenzi")
    table.press("close")
    table.press("pass")
    table.press("settings")
    return table


def state(table: Table) -> tuple[Settings, object, object, object]:
    """What has to be the same after a copy has been taken over."""
    deal = table.controller.deal
    return (
        table.controller.menu.settings,
        deal.dealt,
        deal.table.log,
        table.controller.session.number,
    )


def test_what_is_kept_is_looked_at_only_while_a_panel_shows_it() -> None:
    table = opened()
    assert stored(table).parts == (("deal", 1),)
    table.press("set:pace=fast")
    table.press("about")
    assert stored(table).parts == (("settings", 1), ("deal", 1))
    table.press("help")
    assert table.controller.screen().stored is None
    table.press("data:delete")
    table.press("data:delete")
    assert "deal" in table.store.texts


def test_save_hands_out_a_file() -> None:
    table = at_work()
    table.press("data:save")
    ((name, text),) = table.host.files
    assert name == "schafkopf-2026-11-30.json"
    assert json.loads(text)["kept"] == table.store.texts
    assert outcome(table) == told("data.done.saved")


def test_copy_puts_the_same_text_on_the_clipboard() -> None:
    table = at_work()
    table.press("data:copy")
    assert outcome(table) == told("data.done.copied")
    assert json.loads(table.host.clipboard) | {"deals": []} == json.loads(copy_of(table))


def test_where_files_may_be_refused_that_is_told() -> None:
    table = at_work()
    table.host.takes_files = False
    table.press("data:save")
    assert outcome(table) == told("data.done.perhaps")
    table.press("data:copy")
    assert outcome(table) == told("data.bad.refused")


def test_a_copy_never_reaches_the_screen() -> None:
    """It holds the cards of all four."""
    table = at_work()
    table.press("data:save")
    table.press("data:copy")
    shown = json.dumps(table.surface.batches) + repr(stored(table))
    assert "hands" in table.host.clipboard
    assert "hands" not in shown


def test_what_does_not_fit_is_told_by_name() -> None:
    table = at_work()
    table.store.texts["deal.unreadable.1"] = "x" * MAX_LENGTH
    table.press("data:save")
    assert outcome(table) == told("data.left-out", "deal.unreadable.1")


@pytest.mark.parametrize("way", ["file", "text"])
def test_a_copy_is_seen_then_taken_over_and_brought_back_once(way: str) -> None:
    first = at_work()
    text = copy_of(first)
    second = opened(seed=90)
    before = state(second)
    if way == "file":
        second.host.chosen = (text, None)
        second.press("data:open")
    else:
        second.press(f"data:paste= {text}\n")
    assert stored(second).held == (("settings", 1), ("deal", 1))
    assert state(second) == before
    second.press("data:import")
    assert stored(second).armed == "data:import"
    assert state(second) == before
    second.press("data:import")
    assert outcome(second) == told("data.done.imported")
    assert state(second) == state(first)
    again = Table(store=second.store)
    again.start()
    assert state(again) == state(first)
    assert stored(second).can_undo
    second.press("data:undo")
    assert state(second) != before
    second.press("data:undo")
    assert outcome(second) == told("data.done.undone")
    assert state(second) == before
    assert not stored(second).can_undo
    assert not [name for name in second.store.texts if name.startswith(BEFORE)]
    kept = dict(second.store.texts)
    for _ in range(2):
        second.press("data:undo")
    assert second.store.texts == kept


def test_play_goes_on_from_a_copy() -> None:
    text = copy_of(at_work())
    table = opened(seed=90)
    table.press(f"data:paste={text}")
    table.press("data:import")
    table.press("data:import")
    table.press("close")
    table.clock.run()
    assert len(table.controller.deal.table.log) > 1


def test_a_copy_in_another_language_is_spoken() -> None:
    first = opened(seed=50)
    first.press("set:language=de")
    text = copy_of(first)
    table = opened(seed=90)
    table.press(f"data:paste={text}")
    table.press("data:import")
    table.press("data:import")
    assert table.controller.menu.settings.language == "de"
    ops = [op for batch in table.surface.batches for op in batch]
    assert [op[3] for op in ops if op[:3] == ["set", "root", "lang"]][-1] == "de"


def test_a_language_that_cannot_be_had_stays_kept_for_the_next_time() -> None:
    first = opened(seed=50)
    first.press("set:language=de")
    text = copy_of(first)
    table = opened(seed=90)
    table.host.missing = {"de"}
    table.press(f"data:paste={text}")
    table.press("data:import")
    table.press("data:import")
    assert table.controller.menu.settings.language == "en"
    assert table.controller.screen().notice == "notice.language-missing"
    assert json.loads(table.store.texts["settings"])["language"] == "de"


def test_a_copy_may_be_left() -> None:
    table = opened()
    before = dict(table.store.texts)
    table.press(f"data:paste={copy_of(at_work())}")
    table.press("data:discard")
    assert stored(table).held == ()
    for _ in range(2):
        table.press("data:import")
    assert table.store.texts == before


@pytest.mark.parametrize(
    ("text", "problem", "wanted"),
    [
        (None, "long", told("data.bad.long")),
        (None, "unreadable", told("data.bad.not-text")),
        ("x" * (MAX_LENGTH + 1), None, told("data.bad.long", "bad-json")),
        ("hello", None, told("data.bad.copy", "bad-json")),
        ('{"v": 9, "what": "schafkopf"}', None, told("data.bad.version", "unknown-version")),
        (
            '{"v": 1, "what": "schafkopf", "kept": {"session": "x"}}',
            None,
            told("data.bad.session", "bad-json"),
        ),
        (
            '{"v": 1, "what": "schafkopf", "kept": {"secrets": "x"}}',
            None,
            told("data.bad.name", "secrets"),
        ),
        (None, None, None),
    ],
)
def test_what_is_wrong_with_a_file_is_told_and_nothing_changes(
    text: str | None, problem: str | None, wanted: Told | None
) -> None:
    table = opened()
    before = dict(table.store.texts)
    table.host.chosen = (text, problem)
    table.press("data:open")
    assert outcome(table) == wanted
    assert stored(table).held == ()
    assert table.store.texts == before


def test_an_empty_field_is_told() -> None:
    table = opened()
    table.press("data:paste= \n")
    assert outcome(table) is None
    table.press("data:read")
    assert outcome(table) == told("data.bad.empty")


def test_a_copy_that_has_no_room_is_told_and_the_table_stays() -> None:
    text = copy_of(at_work())
    store = RoomyStore(10**6)
    table = Table(store=store)
    table.start()
    table.press("settings")
    before = state(table)
    store.room = sum(len(name) + len(kept) for name, kept in store.texts.items()) + 10
    table.press(f"data:paste={text}")
    table.press("data:import")
    table.press("data:import")
    assert outcome(table) == told("data.bad.room")
    assert state(table) == before
    assert not stored(table).can_undo


def test_settings_in_a_copy_that_cannot_be_read_are_named_before_and_after() -> None:
    table = at_work()
    members = json.loads(copy_of(table))
    members["kept"]["settings"] = '{"pace": "sideways", "theme": "dark"}'
    table.press(f"data:paste={json.dumps(members)}")
    assert stored(table).unread == ("pace",)
    table.press("data:import")
    table.press("data:import")
    assert table.controller.screen().note == told("note.settings-unread", "pace")
    assert table.controller.menu.settings == DEFAULT._replace(theme="dark")


@pytest.mark.parametrize("way", ["import", "delete"])
def test_nothing_played_before_is_written_over_it_while_a_language_is_fetched(way: str) -> None:
    first = opened(seed=50)
    first.press("set:language=de")
    text = copy_of(first)
    table = opened(seed=90)
    old = table.controller.deal.dealt
    table.press("close")
    table.press("pass")  # a bot is to bid now
    table.press("settings")
    table.press(f"data:paste={text}")
    table.host.answers_at_once = False
    for _ in range(2):
        table.press(f"data:{way}")
    table.clock.ring()
    table.host.callbacks["de" if way == "import" else "en"](messages("de"))
    assert table.controller.deal.dealt != old
    if way == "import":
        assert state(table) == state(first)
    again = Table(store=table.store)
    again.start()
    assert again.controller.deal.dealt == table.controller.deal.dealt
    assert again.controller.screen().note is None


def test_a_page_with_a_record_in_its_address_begins_from_it_after_a_copy() -> None:
    text = copy_of(at_work())
    record = K01 % (AUCTION_K01, 1)
    table = Table(record=record)
    table.start()
    dealt = table.controller.deal.dealt
    table.press("play:EO")
    table.press("settings")
    table.press(f"data:paste={text}")
    for _ in range(2):
        table.press("data:import")
    assert outcome(table) == told("data.done.imported")
    assert table.controller.deal.dealt == dealt
    again = Table(store=table.store)  # the same page without it
    again.start()
    assert state(again) == state(at_work())


def test_a_copy_taken_over_in_a_lesson_ends_the_lesson() -> None:
    first = at_work()
    text = copy_of(first)
    table = Table(seed=90)
    table.start()
    table.press("lesson")
    table.press("settings")
    table.press(f"data:paste={text}")
    for _ in range(2):
        table.press("data:import")
    assert table.controller.lesson is None
    assert state(table) == state(first)
    assert table.controller.screen().panel == "settings"


def test_what_is_kept_is_shown_and_pressed_in_its_panel_alone() -> None:
    table = opened()
    table.press("lesson")
    assert table.controller.screen().panel is None
    assert table.controller.screen().stored is None
    table.press("set:name-me=a\u202eb")
    assert table.controller.screen().notice == told("notice.bad-name", "name-me")


# Reset and delete.


def test_reset_takes_two_presses_and_leaves_language_and_game() -> None:
    table = at_work()
    table.press("set:language=de")
    _, *game = state(table)
    table.press("data:reset")
    assert stored(table).armed == "data:reset"
    assert table.controller.menu.settings.pace == "fast"
    table.press("data:reset")
    assert outcome(table) == told("data.done.reset")
    assert state(table) == (DEFAULT._replace(language="de"), *game)
    again = Table(store=table.store)
    again.start()
    assert state(again) == state(table)


def test_delete_takes_two_presses_and_begins_a_new_game() -> None:
    table = at_work()
    table.store.texts["deal.unreadable.1"] = "x"
    dealt = table.controller.deal.dealt
    table.press("data:delete")
    assert stored(table).armed == "data:delete"
    assert "deal.unreadable.1" in table.store.texts
    table.press("data:delete")
    assert outcome(table) == told("data.done.deleted")
    assert sorted(table.store.texts) == ["deal"]
    assert table.controller.deal.dealt != dealt
    assert table.controller.deal.table.log == ()
    assert table.controller.menu.settings == DEFAULT
    assert stored(table).parts == (("deal", 1),)


@pytest.mark.parametrize("other", ["data:reset", "data:save", "set:pace=slow", "close", "about"])
def test_another_press_takes_the_first_one_back(other: str) -> None:
    table = at_work()
    table.press("data:delete")
    table.press(other)
    if other in ("close", "about"):
        table.press("settings")
    assert stored(table).armed != "data:delete"
    table.press("data:delete")
    assert table.controller.menu.settings.names[1] == "Zenzi"


def test_a_bad_name_is_told_in_the_panel() -> None:
    table = opened()
    table.press("set:name-me=a\u202eb")
    assert outcome(table) == told("notice.bad-name", "name-me")
    assert table.controller.screen().notice is None
    table.press("set:name-me=Anna")
    assert outcome(table) is None
    assert table.controller.menu.settings.names[0] == "Anna"


def test_a_reset_goes_over_what_the_address_says() -> None:
    store = FakeStore()
    store.texts["settings"] = settings_text(DEFAULT._replace(theme="dark"))
    table = Table(store, settings=DEFAULT._replace(theme="dark", pace="slow"))
    table.start()
    table.press("settings")
    table.press("data:reset")
    table.press("data:reset")
    assert table.controller.menu.settings == DEFAULT


def test_the_button_beside_the_field_keeps_the_answer_to_what_was_pasted() -> None:
    # Pressing it leaves the field, which reports the text first.
    table = opened()
    table.press("data:paste=nonsense")
    refused = outcome(table)
    assert refused is not None
    assert refused.sentences[0][0] == "data.bad.copy"
    table.press("data:read")
    assert outcome(table) == refused
    table.press("data:read")
    assert outcome(table) == told("data.bad.empty")

"""What released versions have kept is read today; what newer ones have kept is set aside."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from game import VERSION
from game.app.copying import read_copy
from game.app.keeping import NOT_KEPT, SET_ASIDE, UNREAD
from game.app.settings_text import read_settings
from game.core.record import parse_record, replay
from game.ui.choices import first_settings
from tests.conftest import ROOT
from tests.kept import DEALS, FOLDER, written

from .fakes import FakeStore, Table

if TYPE_CHECKING:
    from pathlib import Path

DEFAULT = first_settings("en", is_touch=False)
VERSIONS = sorted(path.name for path in FOLDER.iterdir())
FIRST = "2026.11.30"
"""The first release knew neither an archive nor copies, no names, and one level for all seats."""

KINDS = {"session.json", "deal.json", "settings.json", "archive.json", "copy.json"}
versions = pytest.mark.parametrize("version", VERSIONS)
later_versions = pytest.mark.parametrize("version", [each for each in VERSIONS if each != FIRST])


def text(version: str, name: str) -> str:
    return (FOLDER / version / name).read_text("utf-8").rstrip("\n")


def test_every_released_version_has_left_its_files() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+)$", changes, re.MULTILINE)
    assert set(released) | {VERSION} == set(VERSIONS)
    for version in VERSIONS:
        kinds = KINDS - {"archive.json", "copy.json"} if version == FIRST else KINDS
        assert {path.name for path in (FOLDER / version).iterdir()} == kinds


def test_the_script_writes_every_kind() -> None:
    assert set(written("test")) == KINDS


@versions
def test_a_browser_of_that_version_goes_on_where_it_was(version: str) -> None:
    store = FakeStore()
    for name in ("session", "deal", "settings"):
        store.texts[name] = text(version, name + ".json")
    kept = dict(store.texts)
    table = Table(store)
    table.start()
    game = table.controller
    assert game.screen().note is None
    assert sorted(store.texts) == sorted(kept)  # nothing set aside
    session, deal = json.loads(kept["session"]), json.loads(kept["deal"])
    assert list(game.session.scores) == session["scores"]
    assert game.session.number == session["number"]
    assert [list(played.scores) for played in game.session.history] == [
        played[3] for played in session["history"]
    ]
    assert [f"{seat} {action}" for seat, action in game.deal.table.log] == deal["log"]
    table.clock.run()
    assert len(game.deal.table.log) > len(deal["log"])


@versions
def test_its_settings_are_in_force(version: str) -> None:
    read = read_settings(text(version, "settings.json"), DEFAULT)
    assert read.unread == ()
    assert read.settings.theme == "dark"
    assert read.settings.faces == "french"
    assert read.settings.pace == "fast"
    if version == FIRST:
        assert read.settings.levels == ("easy", "easy", "easy")
    else:
        assert read.settings.names[1] == "Zenzi"


@later_versions
def test_its_archive_is_listed_and_every_deal_replayed(version: str) -> None:
    deals = json.loads(text(version, "archive.json"))
    table = Table()
    for deal in deals:
        assert table.archive.put(deal)
    table.start()
    table.press("past")
    for place in range(DEALS):
        table.press(f"past:look={place}")
        shown = table.controller.screen().past
        assert shown is not None
        assert shown.count == DEALS
        assert shown.looked is not None
        assert shown.looked.view is not None
        row = shown.deals[place]
        scores = (0, 0, 0, 0) if shown.looked.result is None else shown.looked.result.scores
        assert row.score == scores[shown.looked.view.seat]


@later_versions
def test_its_copy_is_taken_over_with_all_that_is_in_it(version: str) -> None:
    table = Table()
    table.start()
    table.press("settings")
    table.host.chosen = (text(version, "copy.json"), None)
    table.press("data:open")
    for _ in range(2):
        table.press("data:import")
    assert table.controller.screen().note is None
    assert len(table.archive.deals) == DEALS
    kept = json.loads(text(version, "copy.json"))["kept"]
    assert read_copy(text(version, "copy.json"), DEFAULT).unread == ()
    assert table.controller.deal.dealt == replay(parse_record(kept["deal"])).dealt
    assert list(table.controller.session.scores) == json.loads(kept["session"])["scores"]


# Of a version to come.


@pytest.mark.parametrize("name", ["session", "deal"])
def test_what_a_newer_version_has_kept_is_set_aside_told_and_in_every_copy(name: str) -> None:
    newer = json.dumps(json.loads(text(VERSIONS[-1], name + ".json")) | {"v": 2})
    store = FakeStore()
    store.texts[name] = newer
    table = Table(store)
    table.start()
    note = table.controller.screen().note
    assert note is not None
    assert not isinstance(note, str)
    assert [key for key, _ in note.sentences] == [SET_ASIDE]
    assert store.texts[name + ".unreadable.1"] == newer
    table.press("settings")
    table.press("data:save")
    kept = json.loads(table.host.files[-1][1])["kept"]
    assert kept[name + ".unreadable.1"] == newer


def test_a_value_that_only_a_newer_version_knows_is_named_and_set_aside() -> None:
    settings = json.loads(text(VERSIONS[-1], "settings.json"))
    store = FakeStore()
    store.texts["settings"] = json.dumps(settings | {"theme": "hologram", "depth": 3})
    table = Table(store)
    table.start()
    note = table.controller.screen().note
    assert note is not None
    assert not isinstance(note, str)
    assert note.sentences == ((UNREAD, ("theme",)),)
    assert json.loads(store.texts["settings"])["depth"] == 3
    assert "hologram" in store.texts["settings.unreadable.1"]


def test_a_full_browser_keeps_what_it_cannot_set_aside() -> None:
    newer = json.dumps(json.loads(text(VERSIONS[-1], "session.json")) | {"v": 2})
    store = FakeStore()
    store.texts["session"] = newer
    store.is_full = True
    table = Table(store)
    table.start()
    table.press("pass")
    table.clock.run()
    note = table.controller.screen().note
    assert note is not None
    assert not isinstance(note, str)
    assert NOT_KEPT in [key for key, _ in note.sentences]
    assert store.texts["session"] == newer


def test_the_files_of_a_version_are_never_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.kept.FOLDER", tmp_path)
    from tests.kept import main  # noqa: PLC0415 - after the folder has been changed

    assert main() == 0
    before = {path.name: path.read_text("utf-8") for path in (tmp_path / VERSION).iterdir()}
    assert main() == 1
    after = {path.name: path.read_text("utf-8") for path in (tmp_path / VERSION).iterdir()}
    assert after == before

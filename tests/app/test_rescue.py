"""After an exception: the last saved state, and a report without anything personal."""

from __future__ import annotations

import json

from game.app.rescue import Rescue
from game.core.record import parse_record, replay

from .fakes import Table


def broken() -> tuple[Table, Rescue]:
    """A table that has been left in the middle of something, after a bid was saved."""
    table = Table(seed=50)
    table.start()
    table.press("settings")
    table.press("set:name-left=Zenzi")
    table.press("close")
    table.press("pass")
    table.controller.sitting.taken = 5  # half done, and never saved
    table.controller.armed = "solo"
    return table, Rescue(table.controller, table.host)


def test_the_table_is_as_it_was_saved_and_goes_on() -> None:
    table, rescue = broken()
    log = table.controller.deal.table.log
    told = json.loads(rescue.after("ValueError: x"))
    assert sorted(told) == ["close", "copy", "reload", "text"]
    assert table.controller.deal.table.log == log
    assert table.controller.sitting.taken == 0
    assert table.controller.armed is None
    table.clock.run()
    assert len(table.controller.deal.table.log) > len(log)


def test_the_same_exception_at_the_same_point_is_not_helped_twice() -> None:
    table, rescue = broken()
    assert rescue.after("ValueError: x")
    assert rescue.after("ValueError: x") == ""
    assert rescue.after("ValueError: y")
    table.clock.run()
    assert rescue.after("ValueError: y")  # the deal has gone on since


def test_the_report_holds_version_deal_and_error_and_no_name() -> None:
    table, rescue = broken()
    rescue.after("Traceback\n  KeyError: Zenzi")
    assert rescue.copy() == table.showing.words.text("mishap.copied")  # type: ignore[union-attr]
    head, record, *error = table.host.clipboard.splitlines()
    assert head == "Schafkopf test"
    assert replay(parse_record(record)).table.log == table.controller.deal.table.log
    assert error == ["Traceback", "  KeyError: …"]
    assert set(json.loads(record)["meta"]) == {"program", "seat", "levels"}
    assert "Zenzi" not in table.host.clipboard


def test_a_clipboard_that_is_refused_is_told() -> None:
    table, rescue = broken()
    rescue.after("x")
    table.host.takes_files = False
    assert rescue.copy() == table.showing.words.text("data.bad.refused")  # type: ignore[union-attr]


def test_a_lesson_ends_in_the_own_game() -> None:
    table = Table(seed=50)
    table.start()
    dealt = table.controller.deal.dealt
    table.press("lesson")
    Rescue(table.controller, table.host).after("x")
    assert table.controller.lesson is None
    assert table.controller.deal.dealt == dealt

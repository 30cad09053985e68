"""Fields of text: what is typed is reported once, and never written over."""

import pytest
from playwright.sync_api import Error

from game.ui.scene import ROOT, Node
from tests.dom.conftest import Desk, told

NAME = ("type", "text", "maxlength", "16", "autocomplete", "off", "placeholder", "Vroni")


def named(value: str = "", title: str = "Left", panel: str | None = None) -> Node:
    """A scene with a field that reports when it has changed, and one that reports on Enter."""
    field = Node("input", "name", NAME + ("data-act", "set:name-left=", "value", value))
    label = Node("label", "label", (), "", [Node("span", "title", (), title), field])
    entry = ("type", "text", "data-enter", "type:", "aria-label", "Line", "value", "")
    line = Node("input", "line", entry)
    close = ("aria-keyshortcuts", "Escape", "data-act", "close")
    modal = ("class", "panel", "aria-modal", panel)
    inside = Node("div", "panel", modal, "", [label, line, Node("button", "b", close, "x")])
    return Node("div", ROOT, ("class", "game", "data-keys", "on"), "", [inside])


@pytest.fixture
def form(desk: Desk) -> Desk:
    """A desk that shows both fields."""
    desk.show(named())
    return desk


def name_of(desk: Desk) -> str:
    """What stands in the first field."""
    return desk.page.locator("[data-act='set:name-left=']").input_value()


def test_field_is_as_the_scene_says(form: Desk) -> None:
    form.show(named("Maria"))
    assert form.document() == told(named("Maria"))
    assert form.page.locator("input[value]").count() == 0


def test_field_reports_when_it_is_left(form: Desk) -> None:
    field = form.page.get_by_label("Left")
    field.press_sequentially("Sepp h1")
    assert form.events() == []
    field.blur()
    assert form.events() == ["act:set:name-left=Sepp h1"]


def test_field_reports_on_enter_once(form: Desk) -> None:
    form.page.get_by_label("Left").fill("a=b:c")
    assert form.press("Enter", "Enter", "Tab") == ["act:set:name-left=a=b:c"]


def test_unchanged_field_reports_nothing(form: Desk) -> None:
    form.page.get_by_label("Left").focus()
    assert form.press("Enter", "Tab") == []


def test_longest_name_is_the_scenes(form: Desk) -> None:
    form.page.get_by_label("Left").press_sequentially("x" * 20)
    assert form.press("Enter") == ["act:set:name-left=" + "x" * 16]


def test_press_on_field_or_label_reports_nothing(form: Desk) -> None:
    form.page.locator("#game input").first.click()
    form.page.locator("#game input").last.click()
    form.page.locator("label span").click()
    assert form.events() == []


def test_line_reports_on_enter_and_is_emptied(form: Desk) -> None:
    line = form.page.get_by_label("Line")
    line.press_sequentially("EO")
    assert form.events() == []
    assert form.press("Enter") == ["act:type:EO"]
    assert line.input_value() == ""
    line.press_sequentially("we")
    line.blur()
    assert form.events() == []
    assert line.input_value() == "we"


def test_line_waits_for_a_word_that_is_being_composed(form: Desk) -> None:
    """Enter that ends the composing of a word is no Enter."""
    line = form.page.get_by_label("Line")
    line.fill("EO")
    line.evaluate(
        """(line) => line.dispatchEvent(new KeyboardEvent("keydown",
             { key: "Enter", isComposing: true, bubbles: true, cancelable: true }))"""
    )
    assert form.events() == []
    assert line.input_value() == "EO"


def test_what_is_being_typed_is_not_written_over(form: Desk) -> None:
    field = form.page.get_by_label("Left")
    field.press_sequentially("Se")
    form.show(named("Vroni"))
    assert name_of(form) == "Se"
    form.show(named("Vroni", "left of you"))
    assert name_of(form) == "Se"
    assert form.page.get_by_label("left of you").evaluate(
        "(field) => field === document.activeElement"
    )


def test_field_that_is_left_shows_what_was_taken(form: Desk) -> None:
    """The listener takes off blanks, or refuses, while the field still has the focus."""
    form.page.get_by_label("Left").fill("  Sepp ")
    form.press("Enter")
    form.show(named("Sepp"))
    assert name_of(form) == "  Sepp "
    form.page.get_by_label("Left").blur()
    assert name_of(form) == "Sepp"
    form.page.get_by_label("Left").fill("refused")
    form.page.get_by_label("Left").blur()
    assert form.events() == ["act:set:name-left=refused"]
    assert name_of(form) == "Sepp"


def test_scene_without_a_value_empties_the_field(form: Desk) -> None:
    form.show(named("Sepp"))
    form.apply([["unset", "name", "value"]])
    assert name_of(form) == ""


def test_escape_in_a_field_closes_the_panel(desk: Desk) -> None:
    desk.show(named(panel="true"))
    desk.page.get_by_label("Left").fill("Sepp")
    assert desk.press("Escape") == ["act:set:name-left=Sepp", "act:close"]


def test_focus_comes_back_to_a_field(form: Desk) -> None:
    form.page.get_by_label("Left").focus()
    form.show(named("Sepp", "Right"))
    assert form.page.get_by_label("Right").evaluate("(field) => field === document.activeElement")


@pytest.mark.parametrize(
    ("op", "message"),
    [
        (["new", "a", "input", ["type", "file"], "", ROOT, None], "a field of text is no file"),
        (["new", "a", "input", ["type", "password"], "", ROOT, None], "is no password"),
        (["new", "a", "input", ["name", "x"], "", ROOT, None], "attribute not allowed: name"),
        (["new", "a", "input", ["formaction", "x"], "", ROOT, None], "attribute not allowed"),
        (["set", ROOT, "value", "x"], "no value for div"),
        (["new", "a", "form", [], "", ROOT, None], "tag not allowed: form"),
    ],
)
def test_other_fields_are_refused(form: Desk, op: list[object], message: str) -> None:
    with pytest.raises(Error, match=message):
        form.apply([op])

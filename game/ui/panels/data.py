"""What is kept in this browser: taking it out as a copy, taking a copy in, and deleting it.

A copy holds all four hands of the deal being played: it goes into a file or onto the clipboard, and
never into a screen or an element.
"""

from typing import TYPE_CHECKING, NamedTuple

from ..scene import Node, yes
from ..told import Told, told_text
from .frame import group, paragraph, past_button, status

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words
    from .past import Shelf

    Parts = tuple[tuple[str, int], ...]

SAVE, COPY, OPEN = "data:save", "data:copy", "data:open"
PASTE, READ = "data:paste=", "data:read"
IMPORT, DISCARD, UNDO = "data:import", "data:discard", "data:undo"
RESET, DELETE = "data:reset", "data:delete"

BAD_NAME = "notice.bad-name"

Stored = NamedTuple(
    "Stored",
    [
        ("parts", "Parts"),  # what this browser keeps: kind (``kept.…``) and how many
        ("kilobytes", int),
        ("held", "Parts"),  # what a copy holds that waits to be taken over
        ("unread", "tuple[str, ...]"),  # its settings that can't be read
        ("armed", str),  # the word that waits for its second press, or empty
        ("can_undo", bool),  # what was here before a copy was taken over is still kept
        ("told", "Told | None"),  # what came of the last press
        ("unread_past", int),  # deals of that copy that can't be taken over
        ("shelf", "Shelf | None"),  # how it stands with the archive, when that has answered
    ],
)
"""What the panels say of what is kept."""


def data_group(screen: "Screen", words: "Words") -> Node:
    """The group of the settings. Empty but for its title as long as nothing is known of it."""
    stored = screen.stored
    title = words.text("settings.data")
    if stored is None:
        return group("data", title, [])
    parts = [status("data-told", told_in(stored, words, is_name=False))]
    parts += _archive(stored, words)
    parts += _copy(stored, words)
    parts += _import(stored, words)
    parts.append(_risky(stored, words, RESET, words.text("data.reset.help")))
    names = parts_text(stored.parts, words)
    parts.append(_risky(stored, words, DELETE, words.text("data.delete.help", names=names)))
    return group("data", title, parts)


def told_in(stored: "Stored | None", words: "Words", is_name: bool) -> str:
    """What came of the last press, in the group that it belongs to; empty in the other one."""
    if stored is None or stored.told is None:
        return ""
    is_here = (stored.told.sentences[0][0] == BAD_NAME) == is_name
    return told_text(stored.told, words) if is_here else ""


def parts_text(parts: "Parts", words: "Words") -> str:
    """What is kept, in words."""
    if not parts:
        return words.text("kept.nothing")
    return words.all_of([words.text("kept." + kind, count=count) for kind, count in parts])


def _archive(stored: Stored, words: "Words") -> "list[Node]":
    """The way to past deals, and how sure it is that they stay."""
    parts = []
    if stored.shelf is not None:
        if stored.shelf.fault:
            fault = words.text("past.fault." + stored.shelf.fault)
            parts.append(paragraph("data-fault", fault, "set-note"))
        lasting = words.text("data.lasting." + stored.shelf.lasting)
        parts.append(paragraph("data-lasting", lasting, "setting-help"))
    parts.append(Node("div", "data-past", ("class", "options"), "", (past_button(words),)))
    return parts


def _copy(stored: Stored, words: "Words") -> "list[Node]":
    """Taking everything out."""
    buttons = [_button(stored, words, SAVE), _button(stored, words, COPY)]
    return [
        paragraph("data-out-help", words.text("data.help"), "setting-help"),
        Node("div", "data-out", ("class", "options"), "", buttons),
    ]


def _import(stored: Stored, words: "Words") -> "list[Node]":
    """Taking a copy in: from a file or as text, seen first, then taken over, and back once."""
    if stored.held:
        names = parts_text(stored.held, words)
        parts = [paragraph("data-holds", words.text("data.holds", names=names))]
        if stored.unread:
            told = Told((("data.holds-unread", stored.unread),))
            parts.append(paragraph("data-holds-unread", told_text(told, words)))
        if stored.unread_past:
            text = words.text("data.holds-unread-past", count=stored.unread_past)
            parts.append(paragraph("data-holds-unread-past", text))
        buttons = [_button(stored, words, IMPORT), _button(stored, words, DISCARD)]
        parts.append(Node("div", "data-take", ("class", "options"), "", buttons))
        return parts
    buttons = [_button(stored, words, OPEN)]
    if stored.can_undo:
        buttons.append(_button(stored, words, UNDO))
    area = (
        "class", "field",
        "rows", "2",
        "autocomplete", "off",
        "spellcheck", "false",
        "data-act", PASTE,
        "value", "",
    )  # fmt: skip
    # Leaving the field reports what is in it: the button beside it is somewhere to go.
    return [
        Node("div", "data-open-row", ("class", "options"), "", buttons),
        _labelled("data-paste", words.text("data.paste.label"), "textarea", area),
        Node("div", "data-read-row", ("class", "options"), "", (_button(stored, words, READ),)),
    ]


def _labelled(key: str, title: str, tag: str, attributes: "tuple[str, ...]") -> Node:
    """A field under its name."""
    name = Node("span", key + "-name", ("class", "field-name"), title)
    field = Node(tag, key + "-field", attributes)
    return Node("label", key, ("class", "labelled"), "", (name, field))


def _risky(stored: Stored, words: "Words", act: str, what: str) -> Node:
    """A button that takes something away, with what it takes."""
    key = act.replace(":", "-")
    parts = (_button(stored, words, act), paragraph(key + "-help", what, "setting-help"))
    return Node("div", key + "-row", ("class", "setting"), "", parts)


def _button(stored: Stored, words: "Words", act: str) -> Node:
    is_armed = stored.armed == act
    text = words.text("data." + act[len("data:") :])
    if is_armed:
        text = words.text("action.armed", action=text)
    attributes = (
        "class", "action",
        "type", "button",
        "data-act", act,
        "data-armed", yes(is_armed),
    )  # fmt: skip
    return Node("button", act.replace(":", "-"), attributes, text)

"""The settings: each a row of choices, the one in force marked.

A choice is ``set:<name>=<value>``, with the names of choices.Settings (``level`` for all bots).
"""

from typing import TYPE_CHECKING

from ..choices import CHOICES, LEVEL, LEVELS, SWITCH, value_of
from ..scene import Node
from .frame import frame

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words


ROWS = ("language", "next_deck", LEVEL, "pace", "theme", "faces", "two_tap", "keys")
"""The settings in the order in which they are shown."""


def settings(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    values = dict(CHOICES)
    values[LEVEL] = LEVELS
    rows = [
        _row(words, name, values.get(name, SWITCH), value_of(screen.settings, name))
        for name in ROWS
    ]
    return frame("settings", words, words.text("settings.title"), rows)


def _row(words: "Words", name: str, values: "tuple[str, ...]", chosen: str) -> Node:
    """A setting: its name, what it means, and its values."""
    key = "set-" + name
    area = name.replace("_", "-")
    title = words.text("setting." + area)
    options = []
    for value in values:
        attributes = (
            "class", "option",
            "type", "button",
            "role", "radio",
            "data-act", f"set:{name}={value}",
            "aria-checked", "true" if value == chosen else "false",
            "lang", value if name == "language" else None,
        )  # fmt: skip
        text = words.text(("switch." if values is SWITCH else area + ".") + value)
        options.append(Node("button", f"{key}-{value}", attributes, text))
    group = (
        "class", "options",
        "role", "radiogroup",
        "aria-label", title,
        "data-roving", "true",
    )  # fmt: skip
    parts = (
        Node("h3", key + "-name", ("class", "setting-name"), title),
        Node("p", key + "-help", ("class", "setting-help"), words.text(f"setting.{area}.help")),
        Node("div", key + "-options", group, "", options),
    )
    return Node("div", key, ("class", "setting", "data-setting", name), "", parts)

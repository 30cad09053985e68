"""The settings: each a row of choices, the one in force marked.

A choice is ``set:<name>=<value>``, with the names of screen.Settings (``level`` for all bots).
"""

from typing import TYPE_CHECKING

from ...core.cards import DECKS
from ..scene import Node
from ..screen import FACES, LANGUAGES, PACES, SWITCH, THEMES
from .frame import frame

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words


def settings(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    chosen = screen.settings
    levels = chosen.levels
    # Where the bots differ, none of the levels is the one in force.
    level = levels[0] if levels[0] == levels[1] == levels[2] else ""
    rows = [
        _row(words, "language", LANGUAGES, chosen.language),
        _row(words, "next_deck", DECKS, chosen.next_deck),
        _row(words, "level", screen.level_choices, level),
        _row(words, "pace", PACES, chosen.pace),
        _row(words, "theme", THEMES, chosen.theme),
        _row(words, "faces", FACES, chosen.faces),
        _row(words, "two_tap", SWITCH, SWITCH[0] if chosen.two_tap else SWITCH[1]),
        _row(words, "keys", SWITCH, SWITCH[0] if chosen.keys else SWITCH[1]),
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

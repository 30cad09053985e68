"""The settings: each a row of choices, the one in force marked. A choice is ``set:<name>=<value>``."""

from typing import TYPE_CHECKING

from ...core.cards import DECKS
from ..scene import Node
from ..screen import LANGUAGES, PACES, SWITCH, THEMES
from .frame import frame

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

LEVEL_PLACES = ("left", "across", "right")
"""The places of the bots, in the order of ``Settings.levels``."""


def settings(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    chosen = screen.settings
    levels = chosen.levels
    common = levels[0] if levels[0] == levels[1] == levels[2] else ""
    rows = [
        _row(words, "language", LANGUAGES, chosen.language),
        _row(words, "next-deck", DECKS, chosen.next_deck),
        _row(words, "level", screen.level_choices, common),
    ]
    for index in range(3):
        rows.append(_row(words, "level-" + LEVEL_PLACES[index], screen.level_choices, levels[index], "level"))
    rows += [
        _row(words, "pace", PACES, chosen.pace),
        _row(words, "theme", THEMES, chosen.theme),
        _row(words, "two-tap", SWITCH, _switch(chosen.two_tap), "switch"),
        _row(words, "keys", SWITCH, _switch(chosen.keys), "switch"),
    ]
    return frame("settings", words, words.text("settings.title"), rows)


def _switch(is_on: bool) -> str:
    return SWITCH[0] if is_on else SWITCH[1]


def _row(words: "Words", name: str, values: "tuple[str, ...]", chosen: str, values_of: str = "") -> Node:
    """A setting: its name, what it means, and its values (texts ``<values_of or name>.<value>``)."""
    key = "set-" + name
    title = words.text("setting." + name)
    options = []
    for value in values:
        attributes = (
            "class",
            "option",
            "type",
            "button",
            "role",
            "radio",
            "data-act",
            f"set:{name}={value}",
            "aria-checked",
            "true" if value == chosen else "false",
            "lang",
            value if name == "language" else None,
        )
        options.append(Node("button", f"{key}-{value}", attributes, words.text(f"{values_of or name}.{value}")))
    group = ("class", "options", "role", "radiogroup", "aria-label", title, "data-roving", "true")
    children = (
        Node("h3", key + "-name", ("class", "setting-name"), title),
        Node("p", key + "-help", ("class", "setting-help"), words.text(f"setting.{name}.help")),
        Node("div", key + "-options", group, "", options),
    )
    return Node("div", key, ("class", "setting", "data-setting", name), "", children)

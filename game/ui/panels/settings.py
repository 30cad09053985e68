"""The settings in groups, with a picture of the table that changes with them.

A choice is ``set:<name>=<value>``, with the names of choices.Settings (``level`` for all bots,
``level-left`` and so on for each); a switch says the value that it would change to.
"""

from typing import TYPE_CHECKING

from ..choices import (
    CHOICES,
    LEVEL,
    LEVELS,
    MAX_NAME,
    NAMES,
    SEAT_LEVELS,
    SWITCHES,
    on_off,
    value_of,
)
from ..scene import Node
from ..told import told_text
from .data import data_group, told_in
from .frame import frame, group, paragraph, status
from .preview import preview

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

LOOKS, HAND, PLAY = "looks", "hand", "play"
GROUPS = (
    (LOOKS, ("language", "theme", "cloth", "faces")),
    (HAND, ("cards", "trumps", "order", "alternate", "two_tap")),
    (PLAY, ("next_deck", LEVEL, "pace", "auto_play", "quick_finish")),
    ("sound", ("sound", "spoken")),
    ("help", ("beginner", "keys", "notation")),
)
"""The settings but names and single levels, in the order in which they are shown."""


def settings(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    groups = []
    for name, members in GROUPS:
        rows = [_setting(screen, words, member) for member in members]
        if name == PLAY:
            at = members.index(LEVEL) + 1
            rows = rows[:at] + _levels(screen, words) + rows[at:]
        groups.append(group(name, words.text("settings." + name), rows))
    # The picture stays in sight beside all that changes it.
    seen = [preview(screen, words), groups[0], groups[1]]
    if screen.note is not None:
        seen.insert(0, paragraph("set-note", told_text(screen.note, words), "set-note"))
    body = [Node("div", "set-seen", ("class", "seen"), "", seen)]
    body += groups[2:]
    body.append(_players(screen, words))
    body.append(data_group(screen, words))
    return frame("settings", words, words.text("settings.title"), body)


def _setting(screen: "Screen", words: "Words", name: str) -> Node:
    value = value_of(screen.settings, name)
    if name in SWITCHES:
        return _switch(words, name, value)
    values = LEVELS if name == LEVEL else dict(CHOICES)[name]
    area = name.replace("_", "-")
    return _row(words, name, values, value, area, _help(words, "set-" + name, area))


def _levels(screen: "Screen", words: "Words") -> list[Node]:
    """How it stands with the strong bots, and the level of each seat."""
    told = "" if screen.strong is None else words.text("strong." + screen.strong)
    return [status("set-strong", told)] + [
        _row(words, name, LEVELS, value_of(screen.settings, name), LEVEL) for name in SEAT_LEVELS
    ]


def _row(
    words: "Words",
    name: str,
    values: "tuple[str, ...]",
    chosen: str,
    area: str,
    explained: "Node | None" = None,
) -> Node:
    """A setting of several values: its name, what it means, and the values as ``area`` has them."""
    key = "set-" + name
    title = words.text("setting." + name.replace("_", "-"))
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
        options.append(Node("button", f"{key}-{value}", attributes, words.text(f"{area}.{value}")))
    choices = (
        "class", "options",
        "role", "radiogroup",
        "aria-label", title,
        "data-roving", "true",
    )  # fmt: skip
    parts = [Node("h4", key + "-name", ("class", "setting-name"), title)]
    if explained is not None:
        parts.append(explained)
    parts.append(Node("div", key + "-options", choices, "", options))
    return Node("div", key, ("class", "setting", "data-setting", name), "", parts)


def _switch(words: "Words", name: str, value: str) -> Node:
    """A setting that is on or off: one button that turns it over, and what it means."""
    key = "set-" + name
    area = name.replace("_", "-")
    is_on = value == on_off(is_on=True)
    attributes = (
        "class", "switch",
        "type", "button",
        "role", "switch",
        "aria-checked", "true" if is_on else "false",
        "data-act", f"set:{name}={on_off(not is_on)}",
    )  # fmt: skip
    inside = (
        Node("span", key + "-name", ("class", "switch-name"), words.text("setting." + area)),
        # Readers hear it from aria-checked.
        Node(
            "span",
            key + "-state",
            ("class", "switch-state", "aria-hidden", "true"),
            words.text("switch." + value),
        ),
    )
    parts = (Node("button", key + "-switch", attributes, "", inside), _help(words, key, area))
    return Node("div", key, ("class", "setting", "data-setting", name), "", parts)


def _help(words: "Words", key: str, area: str) -> Node:
    return Node("p", key + "-help", ("class", "setting-help"), words.text(f"setting.{area}.help"))


def _players(screen: "Screen", words: "Words") -> Node:
    """The names of the four players."""
    fields = []
    for name in NAMES:
        key = "set-" + name
        place = name[len("name-") :]
        attributes = (
            "class", "field",
            "type", "text",
            "maxlength", str(MAX_NAME),
            "autocomplete", "off",
            "spellcheck", "false",
            "placeholder", words.text("name." + place),
            "data-act", f"set:{name}=",
            "value", value_of(screen.settings, name),
        )  # fmt: skip
        title = Node("span", key + "-name", ("class", "field-name"), words.text("setting." + name))
        label = ("class", "labelled", "data-setting", name)
        field = Node("input", key + "-field", attributes)
        fields.append(Node("label", key, label, "", (title, field)))
    parts = [
        Node("p", "set-players-help", ("class", "setting-help"), words.text("settings.names.help")),
        Node("div", "set-names", ("class", "names"), "", fields),
        status("set-players-told", told_in(screen.stored, words, is_name=True)),
    ]
    return group("players", words.text("settings.players"), parts)

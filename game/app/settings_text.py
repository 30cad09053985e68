"""The settings as text: kept as JSON, read one setting at a time.

A damaged or foreign value falls back to the default of that setting alone, and its name is
reported; nothing else is lost.
"""

from collections import OrderedDict

from ..core.errors import SchafkopfError
from ..core.strict_json import read_json, write_json
from ..ui.screen import Settings
from .settings import CHOICES, SWITCHES, change

VERSION = 1


def settings_text(settings: Settings) -> str:
    """The settings as they are kept."""
    members: OrderedDict[str, object] = OrderedDict()
    members["v"] = VERSION
    members["language"] = settings.language
    members["theme"] = settings.theme
    members["pace"] = settings.pace
    members["faces"] = settings.faces
    members["two_tap"] = "on" if settings.two_tap else "off"
    members["keys"] = "on" if settings.keys else "off"
    members["next_deck"] = settings.next_deck
    members["level"] = settings.levels[0]
    return write_json(members)


def read_settings(text: str, default: Settings) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a kept text, and the names of those that could not be read.

    Those are the default's.     ``("settings",)`` if nothing could be read.
    """
    try:
        members = read_json(text)
    except SchafkopfError:
        return default, ("settings",)
    if not isinstance(members, dict):
        return default, ("settings",)
    settings = default
    unread: list[str] = []
    for name in [choice for choice, _ in CHOICES] + list(SWITCHES):
        if name not in members:
            continue
        value = members[name]
        changed = change(settings, name, value) if isinstance(value, str) else None
        if changed is None:
            unread.append(name)
        else:
            settings = changed
    return settings, tuple(unread)

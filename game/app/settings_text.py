"""The settings as text: kept as JSON, read one setting at a time.

A damaged or foreign value falls back to the default of that setting alone, and its name is
reported; nothing else is lost.
"""

from collections import OrderedDict

from ..core.errors import SchafkopfError
from ..core.strict_json import read_json, write_json
from ..ui.choices import Settings, change, setting_names, value_of

VERSION = 1


def settings_text(settings: Settings) -> str:
    """The settings as they are kept."""
    members: OrderedDict[str, object] = OrderedDict()
    members["v"] = VERSION
    for name in setting_names():
        members[name] = value_of(settings, name)
    return write_json(members)


def read_settings(text: str, default: Settings) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a kept text, and the names of those that could not be read.

    Those are the default's. ``("settings",)`` if nothing could be read.
    """
    try:
        members = read_json(text)
    except SchafkopfError:
        return default, ("settings",)
    if not isinstance(members, dict):
        return default, ("settings",)
    settings = default
    unread: list[str] = []
    for name in setting_names():
        if name not in members:
            continue
        value = members[name]
        changed = change(settings, name, value) if isinstance(value, str) else None
        if changed is None:
            unread.append(name)
        else:
            settings = changed
    return settings, tuple(unread)

"""The settings as text: kept as JSON, read one setting at a time.

A damaged or foreign value falls back to the default of that setting alone, and its name is
reported; nothing else is lost. Members that no setting here reads, of a newer version, are kept as
they are and written back.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from ..core.errors import SchafkopfError
from ..core.strict_json import read_json, write_json
from ..ui.choices import LEVEL, SEAT_LEVELS, Settings, change, setting_names, value_of

if TYPE_CHECKING:
    Members = tuple[tuple[str, object], ...]

VERSION = 1
ALL = "settings"
"""What could not be read if nothing could."""

Read = NamedTuple(
    "Read",
    [
        ("settings", Settings),
        ("unread", "tuple[str, ...]"),  # names of the settings that are the default's; (ALL,)
        ("others", "Members"),  # the members that are no settings here
    ],
)
"""What a kept text says."""


def settings_text(settings: Settings, others: "Members" = ()) -> str:
    """The settings as they are kept, with members of a newer version."""
    members: OrderedDict[str, object] = OrderedDict()
    members["v"] = VERSION
    # One level for all, as older versions have it, or one for each.
    unsaid = SEAT_LEVELS if value_of(settings, LEVEL) else (LEVEL,)
    for name in setting_names():
        if name not in unsaid:
            members[name] = value_of(settings, name)
    for name, value in others:
        members[name] = value
    return write_json(members)


def read_settings(text: str, default: Settings) -> Read:
    """The settings of a kept text; what can't be read is the default's and named."""
    try:
        members = read_json(text)
    except SchafkopfError:
        return Read(default, (ALL,), ())
    if not isinstance(members, dict):
        return Read(default, (ALL,), ())
    settings = default
    unread: list[str] = []
    known = list(setting_names())
    for name in known:
        if name not in members:
            continue
        value = members[name]
        changed = change(settings, name, value) if isinstance(value, str) else None
        if changed is None:
            unread.append(name)
        else:
            settings = changed
    others = [(name, members[name]) for name in members if name != "v" and name not in known]
    return Read(settings, tuple(unread), tuple(others))

"""What a person has chosen: kept as JSON, read one setting at a time.

A damaged or foreign value falls back to the default of that setting alone, and its name is
reported; nothing else is lost.
"""

from collections import OrderedDict

from ..core.cards import LONG, SHORT
from ..core.errors import SchafkopfError
from ..core.strict_json import read_json, write_json
from ..ui.screen import FACES, GERMAN, LANGUAGES, LEVELS, PACES, THEMES, Settings

VERSION = 1
DECK_CHOICES = (LONG, SHORT)
DEFAULT_LEVEL = "normal"

_CHOICES = (
    ("language", LANGUAGES),
    ("theme", THEMES),
    ("pace", PACES),
    ("faces", FACES),
    ("next_deck", DECK_CHOICES),
    ("level", LEVELS),
)
_SWITCHES = ("two_tap", "keys")

PARAMETERS = {
    "lang": "language",
    "theme": "theme",
    "pace": "pace",
    "deck": "next_deck",
    "level": "level",
}
"""The page's parameters that are settings, and the settings they set."""


def default_settings(language: str, is_touch: bool) -> Settings:
    """The settings of a first visit.

    ``is_touch``: a narrow touch screen, where a card takes two taps.
    """
    levels = (DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL)
    return Settings(language, "system", "normal", GERMAN, is_touch, True, LONG, levels)


def change(settings: Settings, name: str, value: str) -> "Settings | None":
    """The settings with one changed (``level`` sets all bots'); None if there is no such choice."""
    for choice, values in _CHOICES:
        if choice == name and value in values:
            return _with(settings, name, value)
    if name in _SWITCHES and value in ("on", "off"):
        return _with(settings, name, value == "on")
    return None


def _with(settings: Settings, name: str, value: "str | bool") -> Settings:
    members: dict[str, object] = {
        "language": settings.language,
        "theme": settings.theme,
        "pace": settings.pace,
        "faces": settings.faces,
        "two_tap": settings.two_tap,
        "keys": settings.keys,
        "next_deck": settings.next_deck,
        "levels": settings.levels,
    }
    if name == "level":
        members["levels"] = (value, value, value)
    else:
        members[name] = value
    return Settings(**members)  # type: ignore[arg-type]  # the members are those of Settings


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
    for name in [choice for choice, _ in _CHOICES] + list(_SWITCHES):
        if name not in members:
            continue
        value = members[name]
        changed = change(settings, name, value) if isinstance(value, str) else None
        if changed is None:
            unread.append(name)
        else:
            settings = changed
    return settings, tuple(unread)


def with_parameters(
    settings: Settings, parameters: "dict[str, str]"
) -> tuple[Settings, tuple[str, ...]]:
    """The settings with the page's parameters put over them.

    Also the names of the parameters whose values don't exist. Unknown parameters are ignored.
    """
    unread: list[str] = []
    for name in sorted(parameters):  # unique: the names of a dict
        if name not in PARAMETERS:
            continue
        changed = change(settings, PARAMETERS[name], parameters[name])
        if changed is None:
            unread.append(name)
        else:
            settings = changed
    return settings, tuple(unread)

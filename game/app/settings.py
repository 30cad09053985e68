"""What a person has chosen, and what there is to choose. `settings_text` keeps it."""

from ..core.cards import DECKS, LONG
from ..ui.screen import FACES, GERMAN, LANGUAGES, LEVELS, PACES, THEMES, Settings

DEFAULT_LEVEL = "normal"

CHOICES = (
    ("language", LANGUAGES),
    ("theme", THEMES),
    ("pace", PACES),
    ("faces", FACES),
    ("next_deck", DECKS),
    ("level", LEVELS),
)
SWITCHES = ("two_tap", "keys")

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
    for choice, values in CHOICES:
        if choice == name and value in values:
            return _with(settings, name, value)
    if name in SWITCHES and value in ("on", "off"):
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
        value = parameters[name]
        if name == "lang":
            value = value.lower().split("-")[0]  # ascii: as static/js/language.js takes it
        changed = change(settings, PARAMETERS[name], value)
        if changed is None:
            unread.append(name)
        else:
            settings = changed
    return settings, tuple(unread)

"""The settings that the page's address may say."""

from ..ui.choices import LEVEL, Settings, change, is_plain

MAX_SHOWN = 20
"""Characters of a foreign value that are shown at most."""

PARAMETERS = {
    "lang": "language",
    "theme": "theme",
    "pace": "pace",
    "deck": "next_deck",
    "level": LEVEL,
}
"""The page's parameters that are settings, and the settings they set."""


def with_parameters(
    settings: Settings, parameters: "dict[str, str]"
) -> tuple[Settings, tuple[str, ...]]:
    """The settings with the page's parameters put over them.

    Also the parameters whose values don't exist, as they stand in the address, ``?pace=sideways``.
    Unknown parameters are ignored.
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
            unread.append(f"?{name}={shown(parameters[name])}")
        else:
            settings = changed
    return settings, tuple(unread)


def shown(value: str) -> str:
    """A foreign value as it may be shown: not long, and without what hides or turns other text."""
    start = "".join([char if is_plain(char) else "\ufffd" for char in value[:MAX_SHOWN]])
    return start if len(value) <= MAX_SHOWN else start + "\u2026"

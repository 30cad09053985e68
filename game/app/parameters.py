"""What the page's address may say of the game: settings, and the rules that are played."""

from typing import TYPE_CHECKING

from ..core.rulesets import PROFILES
from ..ui.choices import LEVEL, Settings, change, is_plain

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_NAMED = 2
"""Of more wrong parameters no more are named: on a phone the words would cover the answers."""

MAX_SHOWN = 20
"""Characters of a foreign value that are shown at most."""

PARAMETERS = (
    ("deck", "next_deck"),
    ("lang", "language"),
    ("level", LEVEL),
    ("pace", "pace"),
    ("theme", "theme"),
)
"""The page's parameters that are settings, and the settings they set."""

PROFILE = "profile"
"""The parameter that names the rules; there is nothing to choose among yet."""


def with_parameters(
    settings: Settings, parameter: "Callable[[str], str | None]"
) -> tuple[Settings, tuple[str, ...]]:
    """The settings with the page's parameters put over them.

    ``parameter`` gives the value of a parameter of the address, None if it isn't there. Also the
    parameters whose values don't exist, as they stand in the address, ``?pace=sideways``: the first
    few, and an ellipsis for more.
    """
    unread: list[str] = []
    for name, setting in PARAMETERS:
        given = parameter(name)
        if given is None:
            continue
        # ascii: as static/js/language.js takes it
        value = given.lower().split("-")[0] if name == "lang" else given
        changed = change(settings, setting, value)
        if changed is None:
            unread.append(f"?{name}={shown(given)}")
        else:
            settings = changed
    profile = parameter(PROFILE)
    if profile is not None and profile not in PROFILES:
        unread.append(f"?{PROFILE}={shown(profile)}")
    if len(unread) > MOST_NAMED:
        unread[MOST_NAMED:] = ["\u2026"]
    return settings, tuple(unread)


def shown(value: str) -> str:
    """A foreign value as it may be shown: not long, and without what hides or turns other text."""
    start = "".join([char if is_plain(char) else "\ufffd" for char in value[:MAX_SHOWN]])
    return start if len(value) <= MAX_SHOWN else start + "\u2026"

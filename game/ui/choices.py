"""What a person may choose: the settings, and the values that each of them has."""

from typing import TYPE_CHECKING, NamedTuple

from ..core.cards import DECKS, LONG

if TYPE_CHECKING:
    from collections.abc import Iterator

LANGUAGES = ("de", "en", "el", "tr", "nl", "bar")
THEMES = ("system", "light", "dark", "contrast")
CLOTHS = ("green", "blue")

GERMAN, FOUR_COLOUR, FRENCH = "german", "four-colour", "french"
FACES = (GERMAN, FOUR_COLOUR, FRENCH)
"""The decks of faces: the folders of static/cards/."""

CARD_SIZES = ("normal", "large-index", "large")
"""The cards of the hand: in one row, with a large index, or large ones in two rows."""

SLOW, NORMAL, FAST, INSTANT, WAIT = "slow", "normal", "fast", "instant", "wait"
PACES = (SLOW, NORMAL, FAST, INSTANT, WAIT)
"""How fast the table goes; at WAIT a complete trick lies until the person goes on."""

LEFT, RIGHT = "left", "right"
SIDES = (LEFT, RIGHT)
FALLING, RISING = "falling", "rising"
ORDERS = (FALLING, RISING)
STRONG = "strong"
LEVELS = ("easy", "normal", STRONG)
"""Of the bots, weakest first; STRONG takes a download and some seconds to come."""
SWITCH = ("on", "off")

CHOICES = (
    ("language", LANGUAGES),
    ("theme", THEMES),
    ("cloth", CLOTHS),
    ("faces", FACES),
    ("cards", CARD_SIZES),
    ("pace", PACES),
    ("trumps", SIDES),
    ("order", ORDERS),
    ("next_deck", DECKS),
)
SWITCHES = (
    "alternate",
    "two_tap",
    "keys",
    "notation",
    "auto_play",
    "quick_finish",
    "sound",
    "spoken",
    "beginner",
)
NAMES = ("name-me", "name-left", "name-across", "name-right")
"""The names of the players, in the order of screen.PLACES."""

LEVEL = "level"
SEAT_LEVELS = ("level-left", "level-across", "level-right")
"""The level of all bots, and that of each."""

MAX_NAME = 16
"""Characters of a player's name at most."""

Settings = NamedTuple(
    "Settings",
    [
        ("language", str),  # one of LANGUAGES
        ("theme", str),  # one of THEMES
        ("cloth", str),  # one of CLOTHS
        ("faces", str),  # one of FACES
        ("cards", str),  # one of CARD_SIZES
        ("pace", str),  # one of PACES
        ("trumps", str),  # the side of the hand where they are, one of SIDES
        ("order", str),  # within trumps and suits from the left, one of ORDERS
        ("next_deck", str),  # the deck of the next deal, one of DECKS
        ("alternate", bool),  # neighbouring suits of the hand have different colours
        ("two_tap", bool),  # a card is played by two presses
        ("keys", bool),  # single letters and digits are keys
        ("notation", bool),  # there is a field for typed bids and cards
        ("auto_play", bool),  # a card that is the only legal one plays itself
        ("quick_finish", bool),  # a deal that is decided may be ended at once
        ("sound", bool),  # cards are heard
        ("spoken", bool),  # bids are spoken aloud
        ("beginner", bool),  # help for beginners
        ("names", "tuple[str, ...]"),  # by place; empty: the language's own
        ("levels", "tuple[str, ...]"),  # of the bots left, across and right
    ],
)
"""What the person has chosen."""

_MEMBERS = tuple([name for name, _ in CHOICES]) + SWITCHES + ("names", "levels")
_UNSEEN = (
    range(0x20),
    range(0x7F, 0xA0),
    range(0x200B, 0x2010),
    range(0x2028, 0x2030),
    range(0x2060, 0x2070),
    range(0xFE00, 0xFE10),
    range(0xFEFF, 0xFF00),
)
"""Characters that a name can't have: controls, and those that turn or hide other text."""


def first_settings(language: str, is_touch: bool) -> Settings:
    """The settings of a first visit.

    ``is_touch``: a narrow touch screen, where a card takes two taps.
    """
    return Settings(
        language, "system", "green", GERMAN, "normal", "normal", LEFT, FALLING, LONG,
        False, is_touch, True, False, False, False, False, False, False,
        ("", "", "", ""), ("normal", "normal", "normal"),
    )  # fmt: skip


def on_off(is_on: bool) -> str:
    """The value of a switch, one of SWITCH."""
    return SWITCH[0] if is_on else SWITCH[1]


def setting_names() -> "Iterator[str]":
    """The names of all settings, as `change` takes them."""
    for name, _ in CHOICES:
        yield name
    yield from SWITCHES
    yield LEVEL
    yield from SEAT_LEVELS
    yield from NAMES


def value_of(settings: Settings, name: str) -> str:
    """The value of a setting as `change` takes it.

    ``level`` is that of all bots, empty where they differ.
    """
    levels = settings.levels
    if name == LEVEL:
        return levels[0] if levels[0] == levels[1] == levels[2] else ""
    if name in SEAT_LEVELS:
        return levels[SEAT_LEVELS.index(name)]
    if name in NAMES:
        return settings.names[NAMES.index(name)]
    value = settings[_MEMBERS.index(name)]
    if name in SWITCHES:
        return on_off(bool(value))
    return str(value)


def change(settings: Settings, name: str, value: str) -> "Settings | None":
    """The settings with one changed (``level`` sets all bots'); None if there is no such choice."""
    for choice, values in CHOICES:
        if choice == name and value in values:
            return _with(settings, name, value)
    if name in SWITCHES and value in SWITCH:
        return _with(settings, name, value == SWITCH[0])
    if name == LEVEL and value in LEVELS:
        return _with(settings, "levels", (value, value, value))
    if name in SEAT_LEVELS and value in LEVELS:
        at = SEAT_LEVELS.index(name)
        return _with(
            settings, "levels", settings.levels[:at] + (value,) + settings.levels[at + 1 :]
        )
    if name in NAMES:
        return _named(settings, NAMES.index(name), value.strip(" "))
    return None


def _named(settings: Settings, place: int, name: str) -> "Settings | None":
    """The settings with the name of a place; None if that can't be a name."""
    if len(name) > MAX_NAME:
        return None
    if not is_plain(name):
        return None
    names = settings.names
    return _with(settings, "names", names[:place] + (name,) + names[place + 1 :])


def is_plain(text: str) -> bool:
    """Whether a text holds no control characters, and none that turn or hide other text."""
    for character in text:
        for unseen in _UNSEEN:
            if ord(character) in unseen:
                return False
    return True


def _with(settings: Settings, name: str, value: object) -> Settings:
    members: list[object] = list(settings)
    members[_MEMBERS.index(name)] = value
    return Settings(*members)  # type: ignore[arg-type]  # the members are those of Settings

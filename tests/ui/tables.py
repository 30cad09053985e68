"""Screens for the tests: words of any language, and tables reached by a log.

Portable like the scenes themselves.
"""

from game.core.cards import Card, Seat, parse_cards
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.ui.choices import Settings, first_settings
from game.ui.screen import Screen

SETTINGS = first_settings("de", is_touch=False)

LONG_HANDS = (
    "EO H7 EA E8 SK GA G7 S7",
    "GO HO HU HA EX GX SA S9",
    "SO EU HX HK EK GK G9 S8",
    "GU SU H9 H8 E9 E7 G8 SX",
)
"""A long deal. With dealer 3, seat 0 may call SA alone, which seat 1 holds."""

SHORT_HANDS = (
    "SO EK E9 GA SA SK",
    "EO GO EU HK EX GX",
    "HU SU HA HX H9 S9",
    "HO GU EA GK G9 SX",
)
"""The deal of case K01."""

K01 = (
    "0 pass,1 sauspiel,2 pass,3 pass,1 call E,2 kontra,"
    "0 EK,1 EX,2 HA,3 EA,2 S9,3 SX,0 SA,1 HK,1 EO,2 H9,3 GU,0 SO,1 GO,2 SU,3 HO,0 E9,"
    "1 GX,2 HX,3 G9,0 GA,2 HU,3 GK,0 SK,1 EU"
)
"""The log of case K01, entries with commas between them."""


def deal(hands: "tuple[str, ...]", deck: str, dealer: Seat = 3) -> Round:
    """A fresh deal."""
    dealt: tuple[tuple[Card, ...], ...] = tuple([parse_cards(hand) for hand in hands])
    return new_round(Ruleset(), deck, dealer, dealt)


def played(start: Round, log: str) -> Round:
    """The deal after a log."""
    state = start
    for entry in log.split(","):
        if entry:
            state = state.apply(int(entry[0]), entry[2:])
    return state


def screen(state: Round, seat: Seat = 0, settings: Settings = SETTINGS) -> Screen:
    """The plain screen of a seat; tests set what else they need on it."""
    shown = Screen(state.view(seat), settings)
    shown.result = state.result()
    if shown.result is not None:
        shown.scores = shown.result.scores
    return shown

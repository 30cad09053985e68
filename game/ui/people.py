"""How the players are spoken of: by name, and the person as "you"."""

from typing import TYPE_CHECKING

from .screen import PLACES

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

AROUND = ("left", "across", "right", "me")
"""The places in the order in which everything at the table is listed: as the play goes round."""


def name_of(screen: "Screen", words: "Words", seat: int) -> str:
    """The name of a seat: as chosen, else the language's own."""
    place = (seat - screen.view.seat) % 4
    return screen.settings.names[place] or words.text("name." + PLACES[place])


def says(screen: "Screen", words: "Words", key: str, seat: int, **values: "str | int") -> str:
    """A sentence about a seat.

    The message ``key.me`` for the person, ``key.they`` with ``name`` for the others.
    """
    if seat == screen.view.seat:
        return words.text(key + ".me", **values)
    return words.text(key + ".they", name=name_of(screen, words, seat), **values)

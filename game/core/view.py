"""What one seat may know: the public table and its own hand, and nothing else.

Screens and bots get a View and never a Round. `RULES.md` 3.4 and 5.5.
"""

from typing import TYPE_CHECKING

from .actions import (
    is_on_declarers_side,
    legal_actions,
    may_say_kontra,
    may_say_re,
    playable,
    why_illegal,
)
from .cards import Card, CardSet, Seat, card_set, deck_cards
from .table import Table

if TYPE_CHECKING:
    from .reasons import Reason


class View:
    """A deal as ``seat`` sees it: the public ``table``, and ``dealt``, its own hand as dealt."""

    __slots__ = ("dealt", "dealt_set", "seat", "table")

    def __init__(self, table: Table, seat: Seat, dealt: tuple[Card, ...]) -> None:
        self.table = table
        self.seat = seat
        self.dealt = dealt
        self.dealt_set = card_set(dealt)

    @property
    def hand(self) -> CardSet:
        """The cards the viewer still holds, as a set."""
        return self.dealt_set & ~self.table.played

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards the viewer still holds, in the order dealt."""
        return tuple([card for card in self.dealt if not self.table.played >> card & 1])

    @property
    def unseen(self) -> CardSet:
        """The cards in the hands of the others, as a set: who holds which is not in it."""
        return deck_cards(self.table.deck) & ~self.dealt_set & ~self.table.played

    @property
    def is_my_turn(self) -> bool:
        """Whether the viewer is to bid, to name or to play."""
        return self.table.turn == self.seat

    @property
    def playable(self) -> CardSet:
        """The cards the viewer may play now; empty when it isn't its turn to play."""
        return playable(self.table, self.seat, self.dealt_set)

    @property
    def kontra_open(self) -> bool:
        """Whether the viewer may say Kontra now."""
        return may_say_kontra(self.table, self.seat, self.dealt_set)

    @property
    def re_open(self) -> bool:
        """Whether the viewer may say Re now."""
        return may_say_re(self.table, self.seat, self.dealt_set)

    @property
    def on_declarers_side(self) -> bool:
        """Whether the viewer declares or holds the called ace."""
        return is_on_declarers_side(self.table, self.seat, self.dealt_set)

    @property
    def partner(self) -> "Seat | None":
        """The declarer's partner, as soon as the viewer knows it.

        It holds the called ace itself, or the ace has been played, or its holder ran away.
        """
        ace = self.table.called_ace
        if ace is None:
            return None
        if self.dealt_set >> ace & 1:
            return self.seat
        return self.table.shown_partner

    def legal(self) -> tuple[str, ...]:
        """What the viewer may do if it is its turn, else nothing; Kontra and Re are never in it."""
        return legal_actions(self.table, self.seat, self.dealt)

    def why_illegal(self, action: str) -> "Reason | None":
        """Why the viewer may not do this now; None if it may."""
        return why_illegal(self.table, self.seat, self.dealt_set, action)

    def after(self, seat: Seat, action: str) -> "View":
        """The view after a legal action of any seat. Unchecked."""
        return View(self.table.after(seat, action), self.seat, self.dealt)

"""One deal with all four hands: the checked door of the rules.

A Round is a value. Only the app's controller, the referee and the arena hold one; everybody else
gets a View of it.
"""

from typing import TYPE_CHECKING

from .actions import legal_actions, may_say_kontra, may_say_re, why_illegal
from .cards import SEATS, Card, CardSet, Seat, card_set
from .errors import BAD_ACTION, ILLEGAL_ACTION, IllegalAction
from .errors import OUT_OF_TURN as OUT_OF_TURN_CODE
from .quoting import quoted
from .reasons import NOT_AN_ACTION, OUT_OF_TURN, Reason, reason_sentence
from .rulesets import Ruleset
from .table import DONE, PASSED, Table
from .view import View

if TYPE_CHECKING:
    from .settle import Result


class Round:
    """``table`` (public) and ``dealt``: four hands as dealt, in the order dealt, by seat."""

    __slots__ = ("dealt", "dealt_sets", "table")

    def __init__(self, table: Table, dealt: "tuple[tuple[Card, ...], ...]") -> None:
        self.table = table
        self.dealt = dealt
        self.dealt_sets = tuple([card_set(hand) for hand in dealt])

    @property
    def turn(self) -> "Seat | None":
        """The seat to bid, name or play; None when the deal is over."""
        return self.table.turn

    @property
    def is_over(self) -> bool:
        """Whether all cards are played, or all have passed."""
        return self.table.phase in (DONE, PASSED)

    @property
    def partner(self) -> "Seat | None":
        """The holder of the called ace in a Sauspiel, known to the table or not; else None."""
        ace = self.table.called_ace
        if ace is None:
            return None
        for seat in SEATS:
            if self.dealt_sets[seat] >> ace & 1:
                return seat
        return None

    def hand(self, seat: Seat) -> CardSet:
        """What a seat still holds."""
        return self.dealt_sets[seat] & ~self.table.played

    def legal(self) -> tuple[str, ...]:
        """What the seat in turn may do; empty when the deal is over."""
        turn = self.table.turn
        return () if turn is None else legal_actions(self.table, turn, self.dealt[turn])

    def kontra_open(self) -> tuple[Seat, ...]:
        """The seats that may say Kontra now."""
        return tuple([s for s in SEATS if may_say_kontra(self.table, s, self.dealt_sets[s])])

    def re_open(self) -> tuple[Seat, ...]:
        """The seats that may say Re now."""
        return tuple([s for s in SEATS if may_say_re(self.table, s, self.dealt_sets[s])])

    def view(self, seat: Seat) -> View:
        """What a seat may know of this deal."""
        return View(self.table, seat, self.dealt[seat])

    def apply(self, seat: Seat, action: str) -> "Round":
        """The deal after the action.

        IllegalAction (bad-action, out-of-turn or illegal-action) says what is wrong, with
        its reason.
        """
        check_action(self.table, seat, self.dealt_sets[seat], action)
        return self.after(seat, action)

    def after(self, seat: Seat, action: str) -> "Round":
        """The deal after a legal action. Unchecked."""
        return Round(self.table.after(seat, action), self.dealt)

    def result(self) -> "Result | None":
        """The result of a finished deal; None while it is being played or when all passed."""
        if self.table.phase != DONE:
            return None
        # The reckoning comes last: the page's first hand must not wait for it.
        from .settle import settle_table  # noqa: PLC0415  # see above

        return settle_table(self.table, self.dealt_sets, self.partner)


def new_round(
    ruleset: Ruleset, deck: str, dealer: Seat, dealt: "tuple[tuple[Card, ...], ...]"
) -> Round:
    """A fresh deal.

    Four hands, by seat, of a deck (LONG or SHORT). The hands are taken on trust;
    `record.parse_record` is the checked door.
    """
    return Round(Table(ruleset, deck, dealer), dealt)


def check_action(table: Table, seat: Seat, dealt: CardSet, action: str) -> None:
    """IllegalAction unless the seat that was dealt these cards may do this now."""
    reason = why_illegal(table, seat, dealt, action)
    if reason is not None:
        raise illegal_action(seat, action, reason)


def illegal_action(seat: Seat, action: str, reason: Reason) -> IllegalAction:
    """The error that says why a seat may not do this."""
    code = ILLEGAL_ACTION
    if reason.code == NOT_AN_ACTION:
        code = BAD_ACTION
    elif reason.code == OUT_OF_TURN:
        code = OUT_OF_TURN_CODE
    return IllegalAction(code, f"seat {seat}, {quoted(action)}: {reason_sentence(reason)}", reason)

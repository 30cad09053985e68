"""A row of deals: the running score, who deals, what came before.

The deal itself is a record of its own. A finished deal is counted once: its number tells whether it
already stands in the history.
"""

from ..core.cards import SEATS, Seat
from ..core.round import Round
from ..core.rulesets import STAYS
from ..core.table import PASSED
from ..ui.screen import Played

FIRST_DEALER = 3
"""The person, seat 0, is forehand in the first deal: there is something to do at once."""
KEPT_DEALS = 100
"""How many finished deals the list of scores goes back; the running score counts all."""


class Session:
    """``seat`` is the person's.

    ``number`` the deal being played, from 1; ``dealer`` its dealer; ``scores`` of all finished
    deals; ``history`` the last of them. Treat it as a value.
    """

    __slots__ = ("dealer", "history", "number", "scores", "seat")

    def __init__(
        self,
        seat: Seat = 0,
        number: int = 1,
        dealer: Seat = FIRST_DEALER,
        scores: "tuple[int, ...]" = (0, 0, 0, 0),
        history: "tuple[Played, ...]" = (),
    ) -> None:
        self.seat = seat
        self.number = number
        self.dealer = dealer
        self.scores = scores
        self.history = history

    @property
    def is_counted(self) -> bool:
        """Whether the deal being played already stands in the score."""
        return bool(self.history) and self.history[-1].number == self.number

    def counted(self, deal: Round) -> "Session":
        """The session with the finished deal in its score; the same if it is there already."""
        if self.is_counted:
            return self
        result = deal.result()
        contract = deal.table.contract
        scores = (0, 0, 0, 0) if result is None else result.scores
        played = Played(
            self.number,
            None if contract is None else contract.kind,
            None if contract is None else contract.declarer,
            scores,
        )
        totals = tuple([self.scores[seat] + scores[seat] for seat in SEATS])
        history = (self.history + (played,))[-KEPT_DEALS:]
        return Session(self.seat, self.number, self.dealer, totals, history)

    def following(self, deal: "Round | None") -> "Session":
        """The session at the next deal: the dealer moves on (RULES.md 1.4 and 11.1).

        ``deal`` is the finished one, None if it is lost.
        """
        stays = (
            deal is not None
            and deal.table.phase == PASSED
            and deal.table.ruleset.dealer_after_all_pass == STAYS
        )
        dealer = self.dealer if stays else (self.dealer + 1) % 4
        return Session(self.seat, self.number + 1, dealer, self.scores, self.history)

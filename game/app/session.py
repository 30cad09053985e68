"""A row of deals: the running score, who deals, what came before.

The deal itself is a record of its own. A finished deal is counted once: its number tells whether it
already stands in the history.
"""

from collections import OrderedDict

from ..core.cards import SEATS, Seat
from ..core.errors import BAD_REQUEST, BadText
from ..core.games import KINDS
from ..core.record import seat_from_json
from ..core.round import Round
from ..core.rulesets import STAYS
from ..core.strict_json import read_json, write_json
from ..core.table import PASSED
from ..ui.screen import Played

VERSION = 1
FIRST_DEALER = 3
"""The person, seat 0, is forehand in the first deal: there is something to do at once."""
KEPT_DEALS = 100
"""How many finished deals the list of scores goes back; the running score counts all."""
MAX_SCORE = 10_000_000


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

    def following(self, deal: Round) -> "Session":
        """The session at the next deal: the dealer moves on (RULES.md 1.4 and 11.1)."""
        stays = deal.table.phase == PASSED and deal.table.ruleset.dealer_after_all_pass == STAYS
        dealer = self.dealer if stays else (self.dealer + 1) % 4
        return Session(self.seat, self.number + 1, dealer, self.scores, self.history)

    def to_text(self) -> str:
        """The session as it is kept."""
        members: OrderedDict[str, object] = OrderedDict()
        members["v"] = VERSION
        members["seat"] = self.seat
        members["number"] = self.number
        members["dealer"] = self.dealer
        members["scores"] = list(self.scores)
        members["history"] = [
            [played.number, played.kind, played.declarer, list(played.scores)]
            for played in self.history
        ]
        return write_json(members)


def read_session(text: str) -> Session:
    """The session of a kept text. BadText if it isn't one."""
    members = read_json(text)
    if not isinstance(members, dict) or members.get("v") != VERSION:
        raise BadText(BAD_REQUEST, "not a session of this version")
    history = members.get("history")
    if not isinstance(history, list) or len(history) > KEPT_DEALS:
        raise BadText(BAD_REQUEST, "the history is not a list of deals")
    return Session(
        seat_from_json(members.get("seat"), "seat"),
        _whole(members.get("number"), 1, MAX_SCORE),
        seat_from_json(members.get("dealer"), "dealer"),
        _scores(members.get("scores")),
        tuple([_played(item) for item in history]),
    )


def _played(item: object) -> Played:
    if not isinstance(item, list) or len(item) != 4:
        raise BadText(BAD_REQUEST, "a deal of the history has four members")
    number, kind, declarer, scores = item
    if kind is not None and kind not in KINDS:
        raise BadText(BAD_REQUEST, "a deal of the history has no known contract")
    seat = None if declarer is None else seat_from_json(declarer, "declarer")
    return Played(_whole(number, 1, MAX_SCORE), kind, seat, _scores(scores))


def _scores(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != 4:
        raise BadText(BAD_REQUEST, "scores are four numbers")
    scores = tuple([_whole(score, -MAX_SCORE, MAX_SCORE) for score in value])
    if sum(scores) != 0:
        raise BadText(BAD_REQUEST, "scores must add up to nothing")
    return scores


def _whole(value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadText(BAD_REQUEST, f"a whole number from {low} to {high} is wanted")
    return value

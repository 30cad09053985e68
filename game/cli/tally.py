"""What a match adds up: points, contracts, roles, doubles, time. Tallies of parts can be added."""

from collections import Counter
from dataclasses import dataclass, field

from game.core.cards import SEATS, Seat
from game.core.games import Contract
from game.core.round import Round
from game.core.table import PASSED

from .duplicate import SEATINGS, A, B, side_of

DECLARER, PARTNER, OPPONENT = "declarer", "partner", "opponent"
ROLES = (DECLARER, PARTNER, OPPONENT)

SEATS_A_DEAL = 2 * len(SEATINGS)
"""Seats that a side has in the plays of one deal."""


class UnequalSum(Exception):
    """The four scores of a deal do not sum to 0."""


@dataclass
class SideTally:
    """One side's games: a game counts once for each of its seats, passed-out deals don't."""

    games: int = 0
    won: int = 0
    declared: "Counter[str]" = field(default_factory=Counter)
    declared_won: "Counter[str]" = field(default_factory=Counter)
    role_games: "Counter[tuple[str, str]]" = field(default_factory=Counter)
    role_points: "Counter[tuple[str, str]]" = field(default_factory=Counter)
    kontra: int = 0
    kontra_won: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, other: "SideTally") -> None:
        """Adds another part's numbers."""
        self.games += other.games
        self.won += other.won
        self.declared.update(other.declared)
        self.declared_won.update(other.declared_won)
        self.role_games.update(other.role_games)
        self.role_points.update(other.role_points)
        self.kontra += other.kontra
        self.kontra_won += other.kontra_won
        self.seconds += other.seconds


def _two_sides() -> dict[str, SideTally]:
    return {A: SideTally(), B: SideTally()}


Roles = dict[tuple[str, str], list[int]]
"""By contract and role: the games of side a and its points in them, the same of side b."""


@dataclass
class Tally:
    """A match or a part of one.

    ``totals``: for each deal the points of all seats of side a; ``roles``: for each deal what the
    sides did in which role.
    """

    totals: list[int] = field(default_factory=list)
    roles: list[Roles] = field(default_factory=list)
    plays: int = 0
    passed_out: int = 0
    illegal: int = 0
    failure: "str | None" = None
    sides: dict[str, SideTally] = field(default_factory=_two_sides)

    def add(self, other: "Tally") -> None:
        """Adds another part's numbers."""
        self.totals += other.totals
        self.roles += other.roles
        self.plays += other.plays
        self.passed_out += other.passed_out
        self.illegal += other.illegal
        self.failure = self.failure or other.failure
        for side in (A, B):
            self.sides[side].add(other.sides[side])

    def add_deal(self, plays: list[tuple[str, Round]]) -> None:
        """Counts the plays of one deal. UnequalSum if the scores of one are not balanced."""
        total = 0
        roles: Roles = {}
        for seating, finished in plays:
            scores = _scores(finished)
            if sum(scores) != 0:
                raise UnequalSum(f"the scores {scores} do not sum to 0: {finished.table.log}")
            total += sum(scores[seat] for seat in SEATS if side_of(seating, seat) == A)
            self.plays += 1
            self._add_play(seating, finished, roles)
        self.totals.append(total)
        self.roles.append(roles)

    def _add_play(self, seating: str, finished: Round, roles: Roles) -> None:
        result = finished.result()
        contract = finished.table.contract
        if result is None or contract is None:
            self.passed_out += 1
            return
        for seat in SEATS:
            tally = self.sides[side_of(seating, seat)]
            role = _role(finished, contract, seat)
            tally.games += 1
            tally.won += result.won == (role != OPPONENT)
            tally.role_games[contract.kind, role] += 1
            tally.role_points[contract.kind, role] += result.scores[seat]
            sums = roles.setdefault((contract.kind, role), [0, 0, 0, 0])
            at = 0 if side_of(seating, seat) == A else 2
            sums[at] += 1
            sums[at + 1] += result.scores[seat]
        declarers = self.sides[side_of(seating, contract.declarer)]
        declarers.declared[contract.kind] += 1
        declarers.declared_won[contract.kind] += result.won
        kontra = finished.table.kontra
        if kontra is not None:
            self.sides[side_of(seating, kontra)].kontra += 1
            self.sides[side_of(seating, kontra)].kontra_won += not result.won


def _role(finished: Round, contract: Contract, seat: Seat) -> str:
    if seat == contract.declarer:
        return DECLARER
    return PARTNER if seat == finished.partner else OPPONENT


def _scores(finished: Round) -> tuple[int, ...]:
    result = finished.result()
    if result is None and finished.table.phase == PASSED:
        return (0, 0, 0, 0)
    if result is None:
        raise UnequalSum(f"the deal is not over: {finished.table.log}")
    return result.scores

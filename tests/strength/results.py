"""What a match of the ladder has given so far: read from its lines, added up."""

from collections import Counter, defaultdict
from typing import NamedTuple

from game.cli.duplicate import A, B
from game.cli.tally import ROLES, SEATS_A_DEAL, Tally
from game.core.games import KINDS

from .estimates import Estimate, difference_of, mean_of
from .store import Line


def line_of(first: int, tally: Tally) -> Line:
    """The deals of a part as a line to keep."""
    return {
        "first": first,
        "totals": tally.totals,
        "roles": [
            [[kind, role, *sums] for (kind, role), sums in sorted(deal.items())]
            for deal in tally.roles
        ],
        "plays": tally.plays,
        "passed": tally.passed_out,
        "sides": {
            side: {
                "declared": dict(tally.sides[side].declared),
                "won": dict(tally.sides[side].declared_won),
                "kontra": tally.sides[side].kontra,
                "kontra_won": tally.sides[side].kontra_won,
                "decisions": len(tally.sides[side].seconds),
                "seconds": sum(tally.sides[side].seconds),
            }
            for side in (A, B)
        },
    }


class RoleResult(NamedTuple):
    """One role in one contract: the games of each side, their means, and the difference."""

    kind: str
    role: str
    games: tuple[int, int]
    means: tuple[float, float]
    difference: Estimate


class Result:
    """The sums of all lines of a match; of a part that two runs have played, one counts."""

    def __init__(self, kept: list[Line]) -> None:
        lines = list({line["first"]: line for line in kept}.values())
        self.firsts = {line["first"] for line in lines}
        self.totals = [total for line in lines for total in line["totals"]]
        self.plays = sum(line["plays"] for line in lines)
        self.passed = sum(line["passed"] for line in lines)
        self._rows: dict[tuple[str, str], list[list[int]]] = defaultdict(list)
        for line in lines:
            for deal in line["roles"]:
                for kind, role, *sums in deal:
                    self._rows[kind, role].append(sums)
        self.sides = {side: _added([line["sides"][side] for line in lines]) for side in (A, B)}

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.totals)

    def mean(self) -> Estimate | None:
        """Points a deal and seat of side a; None without a deal."""
        if not self.totals:
            return None
        return mean_of([total / SEATS_A_DEAL for total in self.totals])

    def roles(self) -> list[RoleResult]:
        """Every contract and role that both sides had."""
        found = []
        for kind in KINDS:
            for role in ROLES:
                rows = self._rows[kind, role]
                games = (sum(row[0] for row in rows), sum(row[2] for row in rows))
                if games[0] and games[1]:
                    means = (
                        sum(row[1] for row in rows) / games[0],
                        sum(row[3] for row in rows) / games[1],
                    )
                    found.append(RoleResult(kind, role, games, means, difference_of(rows)))
        return found

    def milliseconds(self, side: str) -> float | None:
        """The mean time of a side's decisions with a choice."""
        decisions = self.sides[side]["decisions"]
        return 1000 * self.sides[side]["seconds"] / decisions if decisions else None


def _added(sides: list[Line]) -> Line:
    declared: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for side in sides:
        declared.update(side["declared"])
        won.update(side["won"])
    sums = {
        name: sum(side[name] for side in sides)
        for name in ("kontra", "kontra_won", "decisions", "seconds")
    }
    return {"declared": dict(declared), "won": dict(won), **sums}

"""What the arena prints of a tally: as text for people, as one JSON object for programs."""

import math
import statistics
from collections.abc import Callable

from game.core.games import KINDS
from game.core.strict_json import write_json

from .duplicate import A, B
from .match import Match
from .tally import ROLES, SEATS_A_DEAL, SideTally, Tally

Z = 1.96
"""Half-widths of a 95 % interval in standard errors."""

MILLISECONDS = 1000.0

Json = dict[str, object]


def mean_and_half_width(totals: list[int]) -> "tuple[float, float | None] | None":
    """Mean points a deal and seat of side a, and the half of its 95 % interval.

    None without a deal; the half-width None with only one. Side b's mean is the same, negative.
    """
    if not totals:
        return None
    mean = sum(totals) / (len(totals) * SEATS_A_DEAL)
    if len(totals) == 1:
        return mean, None
    return mean, Z * statistics.stdev(totals) / (SEATS_A_DEAL * math.sqrt(len(totals)))


def quantile(values: list[float], share: float) -> "float | None":
    """The smallest value that so great a share of the values doesn't exceed; None for no values."""
    if not values:
        return None
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def as_json(match: Match, tally: Tally) -> str:
    """The report as one line of JSON; PROTOCOL.md names its members."""
    found = mean_and_half_width(tally.totals)
    report: Json = {
        "a": match.a,
        "b": match.b,
        "deck": match.deck,
        "seed": match.seed,
        "contract": match.contract,
        "bidder": match.bidder,
        "deals": len(tally.totals),
        "plays": tally.plays,
        "passed_out": tally.passed_out,
        "mean": None if found is None else found[0],
        "half_width": None if found is None else found[1],
        "illegal": tally.illegal,
        "failure": tally.failure,
        "sides": {side: _side_json(tally.sides[side]) for side in (A, B)},
    }
    return write_json(report)


def _side_json(side: SideTally) -> Json:
    contracts: Json = {}
    for kind in KINDS:
        roles = {
            role: {
                "games": side.role_games[kind, role],
                "mean": side.role_points[kind, role] / side.role_games[kind, role],
            }
            for role in ROLES
            if side.role_games[kind, role]
        }
        if roles:
            contracts[kind] = {
                "declared": side.declared[kind],
                "won": side.declared_won[kind],
                "roles": roles,
            }
    return {
        "games": side.games,
        "won": side.won,
        "share_won": side.won / side.games if side.games else None,
        "contracts": contracts,
        "kontra": side.kontra,
        "kontra_won": side.kontra_won,
        "decisions": len(side.seconds),
        "seconds_median": quantile(side.seconds, 0.5),
        "seconds_p95": quantile(side.seconds, 0.95),
    }


def as_text(match: Match, tally: Tally) -> str:
    """The report as lines for people."""
    lines = [
        f"a = {match.a}, b = {match.b}",
        f"{len(tally.totals)} deals, {match.deck} deck, seed {match.seed}{_mode(match)}",
        f"{tally.plays} plays, {tally.passed_out} of them passed out",
        "",
        _mean_line(tally.totals),
        "",
        _row("", "a", "b"),
        _both(tally, "games won", _won),
        _both(tally, "Kontra won", _kontra),
        _both(tally, "ms a decision, median", _median_ms),
        _both(tally, "ms a decision, p95", _p95_ms),
        "",
        _row("", "declared and won", "points a game: " + ", ".join(ROLES)),
    ]
    lines += [
        _contract_row(kind, side, tally.sides[side])
        for kind in KINDS
        for side in (A, B)
        if any(tally.sides[side].role_games[kind, role] for role in ROLES)
    ]
    lines += ["", f"illegal actions: {tally.illegal}"]
    return "".join(line.rstrip() + "\n" for line in lines)


def _mode(match: Match) -> str:
    mode = "" if match.contract is None else f", only {match.contract}"
    return mode if match.bidder is None else f"{mode}, {match.bidder} bids for both"


def _mean_line(totals: list[int]) -> str:
    found = mean_and_half_width(totals)
    if found is None:
        return "points a deal and seat of a against b: no deal was played to its end"
    mean, half_width = found
    line = f"points a deal and seat of a against b: {mean:+.4f}"
    if half_width is None:
        return line
    low, high = mean - half_width, mean + half_width
    return f"{line} +- {half_width:.4f} (95 %: {low:+.4f} to {high:+.4f})"


def _row(name: str, first: str, second: str) -> str:
    return f"{name:24}{first:26}{second}"


def _both(tally: Tally, name: str, cell: Callable[[SideTally], str]) -> str:
    return _row(name, cell(tally.sides[A]), cell(tally.sides[B]))


def _contract_row(kind: str, side: str, tally: SideTally) -> str:
    means = []
    for role in ROLES:
        games = tally.role_games[kind, role]
        means.append(f"{tally.role_points[kind, role] / games:+8.2f}" if games else f"{'-':>8}")
    won = _share(tally.declared_won[kind], tally.declared[kind])
    return _row(f"{kind} {side}", won, "".join(means))


def _share(won: int, games: int) -> str:
    return f"{won} of {games}, {100 * won / games:.1f} %" if games else "none"


def _won(side: SideTally) -> str:
    return _share(side.won, side.games)


def _kontra(side: SideTally) -> str:
    return _share(side.kontra_won, side.kontra)


def _median_ms(side: SideTally) -> str:
    return _ms(quantile(side.seconds, 0.5))


def _p95_ms(side: SideTally) -> str:
    return _ms(quantile(side.seconds, 0.95))


def _ms(seconds: "float | None") -> str:
    return "-" if seconds is None else f"{MILLISECONDS * seconds:.2f}"

"""The ladder as tables for people."""

from game.cli.duplicate import A, B
from tests.bench.numbers import table

from .estimates import Estimate
from .pairings import Pairing
from .results import Result


def ladder_text(results: list[tuple[Pairing, Result]]) -> str:
    """All matches: points a deal and seat of the first against the second."""
    rows = []
    for pairing, result in results:
        found = result.mean()
        if found is None:
            continue
        rows.append(
            [
                f"{pairing.a} - {pairing.b}",
                pairing.deck,
                pairing.mode,
                f"{result.deals} of {pairing.deals}",
                *interval_cells(found),
                wanted_cell(pairing, found),
                _milliseconds(result, A),
                _milliseconds(result, B),
            ]
        )
    head = ["match", "deck", "mode", "deals", "mean", "95 %", "wanted", "ms a", "ms b"]
    return table("Points a deal and seat", head, rows)


def interval_cells(found: Estimate) -> list[str]:
    """The mean and its interval."""
    if found.half is None:
        return [f"{found.mean:+.3f}", ""]
    low, high = found.mean - found.half, found.mean + found.half
    return [f"{found.mean:+.3f}", f"{low:+.3f} to {high:+.3f}"]


def wanted_cell(pairing: Pairing, found: Estimate) -> str:
    """What is wanted of a match, and whether it is there: mean and an interval above 0."""
    if pairing.wanted is None:
        return ""
    is_reached = found.mean >= pairing.wanted and found.half is not None
    is_clear = is_reached and found.mean - (found.half or 0.0) > 0
    return f"{pairing.wanted:.2f} {'yes' if is_clear else 'no'}"


def _milliseconds(result: Result, side: str) -> str:
    mean = result.milliseconds(side)
    return "" if mean is None else f"{mean:.1f}"


def roles_text(pairing: Pairing, result: Result) -> str:
    """One match by contract and role, in points a game."""
    rows = [
        [
            f"{one.kind}, {one.role}",
            str(one.games[0]),
            str(one.games[1]),
            f"{one.means[0]:+.2f}",
            f"{one.means[1]:+.2f}",
            *interval_cells(one.difference),
        ]
        for one in result.roles()
    ]
    head = ["contract, role", "games a", "b", "points a", "b", "a - b", "95 %"]
    title = f"{pairing.a} (a) - {pairing.b} (b), {pairing.deck}, {pairing.mode}, by game"
    return table(title, head, rows)

"""The measures of bidding as tables for people, what people do beside them."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.games import KINDS, SAUSPIEL
from tests.bench.numbers import table

from .bidding import Game, Passed
from .curves import ALL, CURVES, Human
from .estimates import mean_of

BINS = {True: (0.0, 0.5, 1.0, 1.5, 2.0, 3.0), False: (0.0, 4.0, 8.0, 12.0, 16.0, 24.0)}
"""Expected scores at which a new bin begins, of Sauspiele and of the others."""

FEW = 30
"""Bins with fewer games say nothing."""


class Kontra(NamedTuple):
    """Kontra said, of how many deals, won by the doubler; Re said, won by the declarer."""

    said: int
    deals: int
    won: int
    re: int
    re_won: int


def kontra_in(found: Sequence[Game | Passed]) -> Kontra:
    """Counts the doubled games."""
    games = [game for game in found if isinstance(game, Game)]
    doubled = [game for game in games if game.doubles]
    re = [game for game in doubled if game.doubles == 2]
    lost = sum(not game.won for game in doubled)
    return Kontra(len(doubled), len(found), lost, len(re), sum(game.won for game in re))


def bidding_text(level: str, deck: str, found: Sequence[Game | Passed]) -> str:
    """Everything about a level and a deck."""
    games = [game for game in found if isinstance(game, Game)]
    passed = len(found) - len(games)
    kontra = kontra_in(found)
    doubled = (
        f"Kontra {_per_100(kontra.said, kontra.deals)} in 100 deals, "
        f"won by the doubler {_share(kontra.won, kontra.said)}; "
        f"Re {_per_100(kontra.re, kontra.deals)}, "
        f"won by the declarer {_share(kontra.re_won, kontra.re)}"
    )
    lines = [
        f"{level}, {deck} deck: {len(found)} deals, {_share(passed, len(found))} passed out",
        _contracts(games, len(found)),
        _by_trumps(games),
        _calibration(games),
        doubled,
    ]
    return "\n\n".join(lines)


def _contracts(games: list[Game], deals: int) -> str:
    rows = []
    for kind in KINDS:
        mine = [game for game in games if game.kind == kind]
        if mine:
            rows.append([kind, _share(len(mine), deals), *_cells(mine), *_human(ALL.get(kind))])
    head = ["contract", "of deals", "games", "won", "score", "+-", "people: games", "won", "score"]
    return table("Contracts (scores with Kontra undone)", head, rows)


def _by_trumps(games: list[Game]) -> str:
    rows = []
    for kind in KINDS:
        for trumps in range(9):
            mine = [game for game in games if (game.kind, game.trumps) == (kind, trumps)]
            if mine and "tout" not in kind:
                human = _human(CURVES.get(kind, {}).get(trumps))
                rows.append([f"{kind}, {trumps} trumps", *_cells(mine), *human])
    head = ["hand", "games", "won", "score", "+-", "people: games", "won", "score"]
    return table("By the declarer's trumps", head, rows)


def _calibration(games: list[Game]) -> str:
    """Expected and real scores by bins, `normal`'s tables being what expects."""
    rows = []
    for kind in KINDS:
        edges = BINS[kind == SAUSPIEL]
        for low, high in zip((None, *edges), (*edges, None), strict=True):
            told = [
                (game.predicted, game.score)
                for game in games
                if game.kind == kind
                and game.predicted is not None
                and (low is None or game.predicted >= low)
                and (high is None or game.predicted < high)
            ]
            if len(told) < FEW:
                continue
            expected = mean_of([one for one, _ in told]).mean
            real = mean_of([score for _, score in told])
            span = f"{'' if low is None else f'{low:g}'} to {'' if high is None else f'{high:g}'}"
            rows.append(
                [
                    f"{kind}, {span}",
                    str(len(told)),
                    f"{expected:+.2f}",
                    f"{real.mean:+.2f}",
                    f"{real.half or 0:.2f}",
                    f"{real.mean - expected:+.2f}",
                ]
            )
    head = ["expected score", "games", "expected", "real", "+-", "error"]
    return table("Calibration of the tables", head, rows)


def _cells(games: list[Game]) -> list[str]:
    score = mean_of([game.score for game in games])
    won = _share(sum(game.won for game in games), len(games))
    return [str(len(games)), won, f"{score.mean:+.2f}", f"{score.half or 0:.2f}"]


def _human(human: Human | None) -> list[str]:
    if human is None:
        return ["", "", ""]
    won = "" if human.won is None else f"{100 * human.won:.0f} %"
    score = "" if human.score is None else f"{human.score:+.1f}"
    return [str(human.games), won, score]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def _per_100(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"

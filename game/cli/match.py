"""Playing a match: its settings, its parts, and the checks that every run makes on itself."""

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass

from game.core.round import Round

from .budgets import processor_clock
from .duplicate import A, B, NoSuchDeal, match_deal, play_six, seed_of
from .external import Program, ProgramFailed
from .oracle import Oracle
from .players import BiddenFor, Timed, is_by_clock, level_player, start_player
from .table_play import Chooser, IllegalAnswer, play_deal
from .tally import Tally, UnequalSum

PART = 10
"""Deals of one part: external programs are started anew for each."""


@dataclass(frozen=True)
class Match:
    """The settings of a match.

    ``bidder``: the level that bids for both sides, or None. ``worlds`` or ``milliseconds``: what a
    search may spend on a decision. ``timeout``: the seconds that a program has for one reply.
    """

    a: str
    b: str
    deals: int
    deck: str
    seed: int
    contract: "str | None" = None
    bidder: "str | None" = None
    worlds: "int | None" = None
    milliseconds: "int | None" = None
    timeout: float = 30.0
    processes: int = 1

    @property
    def is_by_clock(self) -> bool:
        """Whether a clock ends somebody's thinking: then a play need not repeat itself."""
        return self.milliseconds is not None or is_by_clock(self.a) or is_by_clock(self.b)


Part = tuple[Match, range]


class NotRepeatable(Exception):
    """A player is not the same player every time."""


def play_match(match: Match, report: "Callable[[int], None] | None" = None) -> Tally:
    """Plays a match; ``report`` hears the number of deals done. Stops at the first failure."""
    tally = Tally()
    parts = [
        (match, range(first, min(first + PART, match.deals)))
        for first in range(0, match.deals, PART)
    ]
    for part in _played(match.processes, parts):
        tally.add(part)
        if report is not None:
            report(len(tally.totals))
        if tally.failure is not None:
            return tally
    if match.a == match.b and not match.is_by_clock and any(tally.totals):
        tally.failure = f"{match.a} against itself must give exactly 0 in every deal"
    return tally


def _played(processes: int, parts: list[Part]) -> Iterator[Tally]:
    if processes == 1:
        yield from map(play_part, parts)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play_part, parts)


def play_part(part: Part) -> Tally:
    """Plays some deals of a match; a failure is in the tally, with what was played before."""
    match, numbers = part
    tally = Tally()
    with ExitStack() as opened:
        try:
            watches = [_started(match, name, opened) for name in (match.a, match.b)]
            _play_deals(match, numbers, watches, tally)
        except IllegalAnswer as error:
            tally.illegal += 1
            tally.failure = f"illegal action: {error}"
        except (ProgramFailed, NoSuchDeal, UnequalSum, NotRepeatable) as error:
            tally.failure = str(error)
        else:
            for side, watch in zip((A, B), watches, strict=True):
                tally.sides[side].seconds += watch.seconds
    return tally


def _started(match: Match, name: str, opened: ExitStack) -> Timed:
    player = start_player(name, match.worlds, match.milliseconds, match.timeout)
    if isinstance(player, Program):
        opened.callback(player.close)
    return Timed(player)


def _play_deals(match: Match, numbers: range, watches: list[Timed], tally: Tally) -> None:
    a, b = [_seated(match, watch) for watch in watches]
    for number in numbers:
        deal = match_deal(match.deck, match.seed, number, match.contract)
        seed = seed_of(match.seed, match.deck, number)
        for watch in watches:
            # The only place where a player gets more than views: the oracle is none of the bots.
            if isinstance(watch.player, Oracle):
                watch.player.show(deal.dealt_sets)
        # What a clock ends depends on the machine, and need not come out the same twice.
        if number == numbers.start and not match.is_by_clock:
            for watch in watches:
                _check_repeats(deal, _seated(match, watch.player), seed)
        tally.add_deal(play_six(deal, a, b, seed))


def _seated(match: Match, player: Chooser) -> Chooser:
    if match.bidder is None:
        return player
    return BiddenFor(
        player, level_player(match.bidder, match.worlds, match.milliseconds, processor_clock)
    )


def _check_repeats(deal: Round, player: Chooser, seed: int) -> None:
    """A player against itself must play a deal the same twice, else duplicates compare nothing."""
    four = (player,) * 4
    if play_deal(deal, four, seed).table.log != play_deal(deal, four, seed).table.log:
        raise NotRepeatable("a player chose differently with the same view and seed")

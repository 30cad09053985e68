"""Plays the ladder: the matches that lack most of their deals first, in several processes."""

import signal
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from game.cli.match import Match, play_part
from game.cli.tally import Tally

from .gentle import stand_back
from .pairings import Pairing
from .results import Result, line_of
from .store import FOLDER


class MatchFailed(Exception):
    """A match did what none may: an illegal action, scores that aren't balanced, and the like."""


def play(
    pairings: list[Pairing],
    processes: int,
    minutes: float | None,
    say: Callable[[str], None],
    folder: Path = FOLDER,
) -> None:
    """Plays on until every pairing has its deals, the minutes are over, or Ctrl-C.

    Each part is kept as soon as it is played. MatchFailed at the first failure.
    """
    end = None if minutes is None else time.monotonic() + 60 * minutes
    stores = {pairing: pairing.store(folder) for pairing in pairings}
    begun = {pairing: Result(stores[pairing].lines()).firsts for pairing in pairings}
    matches = {pairing: pairing.match() for pairing in pairings}
    running: dict[Future[Tally], tuple[Pairing, int]] = {}
    with ProcessPoolExecutor(processes, get_context("spawn"), _start_gently) as pool:
        try:
            while True:
                while len(running) < processes and (end is None or time.monotonic() < end):
                    found = next_part(begun)
                    if found is None:
                        break
                    pairing, first = found
                    begun[pairing].add(first)
                    last = min(first + pairing.part, pairing.deals)
                    job = (matches[pairing], range(first, last))
                    running[pool.submit(_played, job)] = found
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    pairing, first = running.pop(future)
                    tally = future.result()
                    if tally.failure is not None:
                        raise MatchFailed(f"{pairing.a} against {pairing.b}: {tally.failure}")
                    stores[pairing].add(line_of(first, tally))
                    share = len(begun[pairing]) * pairing.part / pairing.deals
                    say(f"{pairing.a} - {pairing.b}, {pairing.deck}, {pairing.mode}: {share:.0%}")
        except KeyboardInterrupt:
            say("stopped; what was played is kept")
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def next_part(begun: dict[Pairing, set[int]]) -> tuple[Pairing, int] | None:
    """The pairing that has the smallest share of its deals, and its next part; None if all have."""
    waiting = [
        (len(firsts) * pairing.part / pairing.deals, index, pairing)
        for index, (pairing, firsts) in enumerate(begun.items())
        if len(firsts) * pairing.part < pairing.deals
    ]
    if not waiting:
        return None
    pairing = min(waiting)[2]
    firsts = begun[pairing]
    return pairing, next(
        first for first in range(0, pairing.deals, pairing.part) if first not in firsts
    )


def _start_gently() -> None:
    stand_back()
    # Ctrl-C is the parent's business: it keeps what is played.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _played(job: tuple[Match, range]) -> Tally:
    return play_part(job)

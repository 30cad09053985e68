"""The arena: bots by number. PROTOCOL.md describes what is measured and how."""

import argparse
import sys
from collections.abc import Callable

from game.core.cards import DECKS, LONG
from game.core.games import KINDS

from .budgets import WORLDS
from .match import Match, play_match
from .oracle import ORACLE
from .players import LEVELS, UnknownPlayer, check_player
from .report import as_json, as_text

PLAYED, FAILED, INTERRUPTED = 0, 1, 130
MAX_PROCESSES = 64
DEFAULT_DEALS = 1000
DEFAULT_TIMEOUT = 30.0


def main(arguments: list[str]) -> int:
    """``python -m game arena``: plays a match and prints it; exit status 1 if it failed."""
    options = _parser().parse_args(arguments)
    match = Match(
        a=options.a,
        b=options.b,
        deals=options.deals,
        deck=options.deck,
        seed=options.seed,
        contract=options.contract,
        bidder=options.bidder,
        worlds=options.worlds,
        milliseconds=options.milliseconds,
        timeout=options.timeout,
        processes=options.processes,
    )
    try:
        tally = play_match(match, _progress(match.deals))
    except KeyboardInterrupt:
        return INTERRUPTED
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
    sys.stdout.write(as_json(match, tally) + "\n" if options.json else as_text(match, tally))
    if tally.failure is None:
        return PLAYED
    sys.stderr.write(f"the match failed: {tally.failure}\n")
    return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m game arena",
        description="Plays two players against each other: each deal six times, so that every pair "
        "of seats is each side once, with the same cards, dealer and chance.",
        epilog=f"A player is a level ({', '.join(LEVELS)}), strong with a budget of its own "
        f"(strong/40: worlds, strong/300ms), {ORACLE}, which sees all hands, or "
        "'cmd:PROGRAM ARG...', a program that reads choose requests on its standard input and "
        "answers on its standard output; see game/cli/PROTOCOL.md.",
        allow_abbrev=False,
    )
    parser.add_argument("--a", required=True, type=_player, metavar="PLAYER", help="side a")
    parser.add_argument("--b", required=True, type=_player, metavar="PLAYER", help="side b")
    parser.add_argument(
        "--deals", type=_count, default=DEFAULT_DEALS, metavar="N", help="default: %(default)s"
    )
    parser.add_argument("--deck", choices=DECKS, default=LONG, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--contract",
        choices=KINDS,
        metavar="KIND",
        help="only deals that level normal bids to this contract (a Tout: to its base game, then "
        f"raised); the sides play the cards. One of {', '.join(KINDS)}",
    )
    parser.add_argument(
        "--bidder",
        choices=LEVELS,
        metavar="LEVEL",
        help="this level bids, names and doubles for both sides: pure card play",
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--worlds",
        type=_count,
        metavar="N",
        help=f"supposed deals that a decision of strong looks at, default: {WORLDS}; sent to "
        "programs",
    )
    budget.add_argument(
        "--milliseconds",
        type=_count,
        metavar="N",
        help="how long a decision of strong may take instead; sent to programs",
    )
    parser.add_argument(
        "--timeout",
        type=_seconds,
        default=DEFAULT_TIMEOUT,
        metavar="SECONDS",
        help="what a program has for one reply, default: %(default)s",
    )
    parser.add_argument(
        "--processes", type=_processes, default=1, metavar="N", help="default: %(default)s"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _player(text: str) -> str:
    try:
        check_player(text)
    except UnknownPlayer as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def _processes(text: str) -> int:
    number = _count(text)
    if number > MAX_PROCESSES:
        raise argparse.ArgumentTypeError(f"must be at most {MAX_PROCESSES}, not {number}")
    return number


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return seconds


def _progress(deals: int) -> Callable[[int], None]:
    """Says on a terminal how far the match is; nothing is written into a file or a pipe."""

    def say(done: int) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done} of {deals} deals")
            sys.stderr.flush()

    return say

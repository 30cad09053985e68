"""`python -m tests.strength`: plays the ladder, and goes on where it was; `make strength` runs it.

``play`` (also without a word) plays the matches that are not whole yet and prints all of them,
``show`` prints them, ``bidding`` measures how the levels bid, ``log`` writes what was measured into
the project's log, ``freeze NAME COMMIT`` makes a release of the panel.
"""

import argparse
import os
import signal
import sys

from game.core.cards import DECKS

from .bidding import DEALS, games_in, measure, store_for
from .bidding_text import bidding_text
from .gentle import stand_back
from .log import read_log, results, write_log
from .page import FILE as PAGE
from .page import page
from .pairings import Pairing, ladder
from .panel import freeze
from .playing import MatchFailed, play
from .printing import ladder_text, roles_text
from .results import Result


def chosen(names: list[str]) -> list[Pairing]:
    """The pairings whose name holds one of these texts; all without any."""
    pairings = list(ladder())
    if not names:
        return pairings
    return [one for one in pairings if any(name in named(one) for name in names)]


def named(pairing: Pairing) -> str:
    """A pairing as text: ``strong-normal-long-full``."""
    return f"{pairing.a}-{pairing.b}-{pairing.deck}-{pairing.mode}"


def say(text: str) -> None:
    """Prints a text at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def show(pairings: list[Pairing], *, with_roles: bool) -> None:
    """Prints the ladder, and every contract and role of each match."""
    results = [(pairing, Result(pairing.store().lines())) for pairing in pairings]
    say(ladder_text(results))
    for pairing, result in results if with_roles else ():
        if result.roles():
            say("\n" + roles_text(pairing, result))


def bid(level: str, deals: int) -> None:
    """Measures how a level bids until it has so many deals, and prints it."""
    stand_back()
    store = store_for(level)
    for _ in measure(level, deals, store):
        pass
    for deck in DECKS:
        say("\n" + bidding_text(level, deck, games_in(store.lines(), deck)))


def main() -> int:
    """Reads the arguments and does what they say."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command")
    playing = commands.add_parser("play", help="play what is missing, then print")
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--minutes", type=float, help="stop after so long")
    showing = commands.add_parser("show", help="print what was played")
    for command in (playing, showing):
        command.add_argument("names", nargs="*", help="only matches like strong-normal-long-full")
        command.add_argument("--roles", action="store_true", help="every contract and role too")
    logging = commands.add_parser("log", help="write what was measured into the project's log")
    logging.add_argument("--page", action="store_true", help="only write the page anew")
    freezing = commands.add_parser("freeze", help="keep a commit's levels as a release")
    freezing.add_argument("name", help="of the release, such as 2026.11.30")
    freezing.add_argument("commit")
    bidding_ = commands.add_parser("bidding", help="how the levels bid and double, over self-play")
    bidding_.add_argument("levels", nargs="*", metavar="level", help=f"of: {' '.join(DEALS)}")
    bidding_.add_argument("--deals", type=int, help=f"of each level, default: {DEALS}")
    options = parser.parse_args(sys.argv[1:] or ["play"])
    if options.command == "freeze":
        say(str(freeze(options.name, options.commit)))
        return 0
    if options.command == "log":
        added = 0 if options.page else write_log(results())
        PAGE.write_text(page(read_log()), "utf-8")
        say(f"{added} new results in the log")
        return 0
    if options.command == "bidding":
        unknown = set(options.levels) - set(DEALS)
        if unknown:
            parser.error(f"no such level: {' '.join(sorted(unknown))}")
        for level in options.levels or DEALS:
            bid(level, DEALS[level] if options.deals is None else options.deals)
        return 0
    pairings = chosen(options.names)
    if options.command == "play":
        # Being ended politely is the same as Ctrl-C: the processes must not stay behind.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        processes = max(1, min(options.processes, os.cpu_count() or 1))
        try:
            play(pairings, processes, options.minutes, say)
        except MatchFailed as error:
            sys.stderr.write(f"{error}\n")
            return 1
    show(pairings, with_roles=options.roles)
    return 0


if __name__ == "__main__":
    sys.exit(main())

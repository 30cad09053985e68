"""`LOG.md`, made from the log: the table of measures, then every match, blunder and bid."""

from collections.abc import Sequence
from pathlib import Path

from game.cli.oracle import ORACLE
from game.core.cards import DECKS, LONG
from game.core.games import KINDS
from tests.blunders.catalogue import CATALOGUE

from .curves import ALL
from .log import BIDDING, BLUNDERS, LEVELS, MATCH
from .measures import BELOW, NONE, Log, mean_of, measure_rows, share_of
from .pairings import LONG_THOUGHT
from .store import Line

FILE = Path(__file__).parent / "LOG.md"

INTRODUCTION = """\
# The strength log

How well the bots play, measured. Made by `python -m tests.strength log` from `results.jsonl`, where
every result stands with its date, its kind of machine and the number of the source that played; the
tables show the last result of each kind. Nothing here is written by hand.

To measure anew: `make strength` (the ladder), `make blunders`, `python -m tests.strength bidding`,
`python -m tests.bench regret endings`, each as long as one likes; then `python -m tests.strength
log`. What was played by other source is never mixed into one number: after a change of the bots
they begin anew, and the last row of the table says by whose source its column was played.

The unit of matches is StarGames points a deal and seat; each deal is played six times, so that
every pair of seats is each side once. In brackets the 95 % interval over the deals. *full* is the
whole game, *cards* the play alone, `normal` bidding, naming and doubling for both sides. `strong`
looks at a fixed number of supposed deals for a decision (`game/cli/budgets.py`) unless it says
otherwise. Other people's programs (`cmd:`) have not been played against.
"""


def page(lines: list[Line]) -> str:
    """The whole page."""
    log = Log(lines)
    parts = [
        INTRODUCTION,
        "## The measures\n\n" + _measures(log),
        "## Matches\n\n" + _matches(log),
        "## Matches by contract and role\n\n" + _roles(log),
        "## Blunders\n\n" + _blunders(log),
        "## Bidding\n\n" + _bidding(log),
        "## All matches so far\n\n" + _history(lines),
    ]
    return "\n".join(parts)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def _measures(log: Log) -> str:
    """A row a measure, a column a level."""
    rows = [[name, *cells] for name, cells in measure_rows(log)]
    return markdown(["measure, wanted in *italics*", *LEVELS], rows)


def _matches(log: Log) -> str:
    rows = [
        [f"{line['a']} - {line['b']}", line["deck"], line["mode"], mean_of(line), line["date"]]
        for line in log.every(MATCH)
    ]
    about = (
        f"`{ORACLE}` sees all hands: the ceiling. A name with @ is a frozen release of a level. "
        f"`{LONG_THOUGHT}` thinks as long as at the table.\n\n"
    )
    return about + markdown(["match", "deck", "mode", "points a deal and seat", "date"], rows)


def _roles(log: Log) -> str:
    head = ["match", "contract, role", "games", "points a game", "difference"]
    rows = []
    for line in log.every(MATCH):
        if line["b"] != BELOW.get(line["a"]):
            continue
        for role in line["roles"]:
            half = role["half"] or 0.0
            rows.append(
                [
                    f"{line['a']} - {line['b']}, {line['deck']}, {line['mode']}",
                    f"{role['kind']}, {role['role']}",
                    f"{role['games'][0]}, {role['games'][1]}",
                    f"{role['means'][0]:+.2f}, {role['means'][1]:+.2f}",
                    f"{role['difference']:+.2f} +- {half:.2f}",
                ]
            )
    return markdown(head, rows)


def _blunders(log: Log) -> str:
    head = ["blunder", *[f"{level}, {deck}" for level in LEVELS for deck in DECKS], "limit"]
    lines = [
        log.get(measure=BLUNDERS, level=level, deck=deck) for level in LEVELS for deck in DECKS
    ]
    rows = [["deals", *[NONE if line is None else str(line["deals"]) for line in lines], ""]]
    for entry in CATALOGUE:
        cells = []
        for line in lines:
            chances, done, _ = (line or {}).get("counts", {}).get(entry.number, (0, 0, 0))
            is_over = entry.limit is not None and done > entry.limit * chances
            cells.append(f"{done} of {chances}{' **over**' * is_over}" if chances else NONE)
        limit = "" if entry.limit is None else f"{100 * entry.limit:.0f} %"
        rows.append([f"{entry.number} {entry.what}", *cells, limit])
    about = "How often it was done, of the decisions in which it could be done and avoided.\n\n"
    return about + markdown(head, rows)


def _bidding(log: Log) -> str:
    head = ["level, deck", "deals", "passed out", *KINDS, "Kontra in 100", "doubler won"]
    rows = []
    for level in LEVELS:
        for deck in DECKS:
            line = log.get(measure=BIDDING, level=level, deck=deck)
            if line is None:
                continue
            kinds = []
            for kind in KINDS:
                number = line["declared"].get(kind, 0)
                won = share_of(line["won"].get(kind, 0), number)
                kinds.append(f"{share_of(number, line['deals'])}, won {won}" if number else NONE)
            kontra = line["kontra"]
            rows.append(
                [
                    f"{level}, {deck}",
                    str(line["deals"]),
                    share_of(line["passed"], line["deals"]),
                    *kinds,
                    f"{100 * kontra['said'] / line['deals']:.1f}",
                    share_of(kontra["won"], kontra["said"]),
                ]
            )
    people = ", ".join(f"{kind} {100 * (human.won or 0):.0f} %" for kind, human in ALL.items())
    about = (
        "Self-play: the share of the deals, and how many of them the declarer won. People "
        f"(recorded games, {LONG} deck) win: {people}. By hand, with calibration: `python -m "
        "tests.strength bidding`.\n\n"
    )
    return about + markdown(head, rows)


def _history(lines: list[Line]) -> str:
    rows = [
        [
            line["date"],
            f"{line['a']} - {line['b']}, {line['deck']}, {line['mode']}",
            mean_of(line),
            line["source"],
            line["machine"],
        ]
        for line in lines
        if line["measure"] == MATCH
    ]
    return markdown(["date", "match", "points a deal and seat", "source", "machine"], rows)

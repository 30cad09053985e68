"""`LOG.md`, made from the log: the table of measures, then every match, blunder and bid."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.cli.oracle import ORACLE
from game.core.cards import DECKS, LONG
from game.core.games import KINDS
from tests.blunders.catalogue import CATALOGUE, NEVER
from tests.blunders.totals import PER

from .curves import ALL
from .log import BIDDING, BLUNDERS, ENDINGS, EXAM, KEYS, LEVELS, MATCH, REGRET, latest
from .pairings import CARDS, FULL, LONG_THOUGHT, WANTED
from .store import Line

FILE = Path(__file__).parent / "LOG.md"

INTRODUCTION = """\
# The strength log

How well the bots play, measured. Made by `python -m tests.strength log` from `results.jsonl`, where
every result stands with its date, its kind of machine and the number of the source that played; the
tables show the last result of each kind. Nothing here is written by hand.

To measure anew: `make strength` (the ladder), `make blunders`, `python -m tests.strength bidding`,
`python -m tests.bench regret endings`, each as long as one likes; then `python -m tests.strength
log`. What was played by other source is never mixed in: after a change of the bots they begin anew.

The unit of matches is StarGames points a deal and seat; each deal is played six times, so that
every pair of seats is each side once. In brackets the 95 % interval over the deals. *full* is the
whole game, *cards* the play alone, `normal` bidding, naming and doubling for both sides. `strong`
looks at a fixed number of supposed deals for a decision (`game/cli/budgets.py`) unless it says
otherwise.
"""

BELOW = {"easy": "random", "normal": "easy", "strong": "normal"}
REGRET_WANTED = {"easy": (6.0, 0.07), "normal": (3.5, 0.044), "strong": (2.4, 0.029)}
RANDOM_ELSEWHERE = 8.27
"""Random's regret on the recorded deals that the wanted points come from; the corpus's is smaller,
so that the share of it is what can be compared."""

ENDINGS_WANTED = {"easy": 0.55, "normal": 0.75, "strong": 0.92}
EXAM_WANTED = {"easy": 0.65, "normal": 0.85, "strong": 0.92}
WON_WANTED = {
    "normal": "75 to 85, 62, 65",
    "strong": "78 to 84, 68, 70",
}
NONE = "-"


class Log:
    """The last result about each thing."""

    def __init__(self, lines: list[Line]) -> None:
        self._latest = latest(lines)

    def get(self, **about: str) -> Line | None:
        """The result about this, if there is one."""
        return self._latest.get(tuple(about.get(name) for name in KEYS))

    def every(self, measure: str) -> list[Line]:
        """All results of a measure, in the order in which they first came."""
        return [line for line in self._latest.values() if line["measure"] == measure]


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
    rows = [[name, *cells] for name, cells in _measure_rows(log)]
    return markdown(["measure, wanted in *italics*", *LEVELS], rows)


def _measure_rows(log: Log) -> Iterator[tuple[str, list[str]]]:
    for mode in (FULL, CARDS):
        for deck in DECKS:
            cells = []
            for level in LEVELS:
                wanted = WANTED.get((level, BELOW[level], mode))
                told = "" if wanted is None else f", *{wanted:.2f}*"
                match = log.get(measure=MATCH, a=level, b=BELOW[level], mode=mode, deck=deck)
                cells.append(NONE if match is None else _mean(match) + told)
            yield f"against the level below, {mode}, {deck}", cells
    for deck in DECKS:
        blind = log.get(measure=REGRET, level="random", deck=deck)
        yield (
            f"regret in points, at most five cards, {deck}",
            [
                _regret(log.get(measure=REGRET, level=level, deck=deck), blind, level)
                for level in LEVELS
            ],
        )
    for deck in DECKS:
        yield (
            f"decisive endings found, {deck}",
            [_endings(log.get(measure=ENDINGS, level=level, deck=deck), level) for level in LEVELS],
        )
    exams = [log.get(measure=EXAM, level=level) for level in LEVELS]
    yield (
        "positions: best or acceptable",
        [
            NONE
            if exam is None
            else f"{_share(exam['passed'], exam['positions'])}, *{EXAM_WANTED[level]:.0%}*"
            for level, exam in zip(LEVELS, exams, strict=True)
        ],
    )
    yield (
        "positions: never done, but done",
        [NONE if exam is None else ", ".join(exam["bad"]) or "none" for exam in exams],
    )
    for deck in DECKS:
        yield (
            f"declarer wins Sauspiel, Solo, Wenz, {deck}",
            [_won(log.get(measure=BIDDING, level=level, deck=deck), level) for level in LEVELS],
        )
    for deck in DECKS:
        yield (
            f"{', '.join(NEVER)} in 100,000 deals, {deck}",
            [_never(log.get(measure=BLUNDERS, level=level, deck=deck), level) for level in LEVELS],
        )
    yield "N16, a choice that depends on hidden cards", ["none (a test)"] * len(LEVELS)


def _mean(match: Line) -> str:
    if match["half"] is None:
        return f"{match['mean']:+.3f}"
    low, high = match["mean"] - match["half"], match["mean"] + match["half"]
    return f"{match['mean']:+.3f} [{low:+.3f}, {high:+.3f}], {match['deals']} deals"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else NONE


def _regret(line: Line | None, blind: Line | None, level: str) -> str:
    if line is None or blind is None:
        return NONE
    points, lost = REGRET_WANTED[level]
    of_random = 100 * line["points"][0] / blind["points"][0]
    return (
        f"{line['points'][0]:.2f} ({of_random:.0f} % of random's), won to lost "
        f"{100 * line['lost']:.1f} %, *{points:.1f} ({100 * points / RANDOM_ELSEWHERE:.0f} %), "
        f"{100 * lost:.1f} %*"
    )


def _endings(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    return f"{_share(line['found'], line['endings'])}, *{ENDINGS_WANTED[level]:.0%}*"


def _won(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    shares = [
        _share(line["won"].get(kind, 0), line["declared"].get(kind, 0))
        for kind in ("sauspiel", "solo", "wenz")
    ]
    wanted = f", *{WON_WANTED[level]}*" if level in WON_WANTED else ""
    return ", ".join(shares) + wanted


def _never(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    rates = [
        f"{PER * line['counts'].get(number, [0, 0, 0])[1] / line['deals']:.0f}" for number in NEVER
    ]
    wanted = "" if level == "easy" else ", *0*"
    return f"{' '.join(rates)} ({line['deals']} deals){wanted}"


def _matches(log: Log) -> str:
    rows = [
        [f"{line['a']} - {line['b']}", line["deck"], line["mode"], _mean(line), line["date"]]
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
            cells.append(f"{done} of {chances}" if chances else NONE)
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
                won = _share(line["won"].get(kind, 0), number)
                kinds.append(f"{_share(number, line['deals'])}, won {won}" if number else NONE)
            kontra = line["kontra"]
            rows.append(
                [
                    f"{level}, {deck}",
                    str(line["deals"]),
                    _share(line["passed"], line["deals"]),
                    *kinds,
                    f"{100 * kontra['said'] / line['deals']:.1f}",
                    _share(kontra["won"], kontra["said"]),
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
            _mean(line),
            line["source"],
            line["machine"],
        ]
        for line in lines
        if line["measure"] == MATCH
    ]
    return markdown(["date", "match", "points a deal and seat", "source", "machine"], rows)

"""What mining has counted so far: kept line by line, added up, printed."""

from collections import Counter
from pathlib import Path

from game.core.cards import DECKS
from game.core.games import KINDS
from tests.bench.numbers import table
from tests.strength.sources import digest, level_digest
from tests.strength.store import FOLDER, Line, Store

from .catalogue import CATALOGUE
from .mining import Counts

PER = 100_000

OWN = ("catalogue", "mining", "position", "following", "leading", "announcing", "price")
"""The modules that decide what is counted."""

Key = tuple[str, str, str]
"""Deck, contract, number."""


def store_for(level: str, worlds: int, folder: Path = FOLDER) -> Store:
    """The kept counts of a level as it stands now, and of the detectors as they stand now."""
    detectors = digest(tuple(f"tests/blunders/{name}.py" for name in OWN))
    budget = f"-{worlds}" if level == "strong" else ""
    return Store(f"blunders-{level}{budget}-{level_digest(level)}-{detectors}", folder)


class Totals:
    """Sums of lines. ``parts`` are the (deck, first number) that are in them."""

    def __init__(self, lines: list[Line]) -> None:
        self.parts: set[tuple[str, int]] = set()
        self.deals: Counter[tuple[str, str]] = Counter()
        self.chances: Counter[Key] = Counter()
        self.done: Counter[Key] = Counter()
        self.excused: Counter[Key] = Counter()
        self.found: list[Line] = []
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Adds a line that `line` made, unless another run has played the same deals."""
        deck = line["deck"]
        if (deck, line["first"]) in self.parts:
            return
        self.parts.add((deck, line["first"]))
        for kind, number in line["deals"].items():
            self.deals[deck, kind] += number
        for kind, number, chances, done, excused in line["counts"]:
            self.chances[deck, kind, number] += chances
            self.done[deck, kind, number] += done
            self.excused[deck, kind, number] += excused
        self.found += line["found"]

    @staticmethod
    def line(deck: str, numbers: range, counts: Counts) -> Line:
        """The counts of some deals as a line."""
        return {
            "deck": deck,
            "first": numbers.start,
            "deals": dict(counts.deals),
            "counts": [
                [kind, number, chances, counts.done[kind, number], counts.excused[kind, number]]
                for (kind, number), chances in sorted(counts.chances.items())
            ],
            "found": [
                {
                    "number": found.number,
                    "view": found.view.to_json(),
                    "seat": found.seat,
                    "bad": found.bad,
                    "action": found.action,
                }
                for found in counts.found
            ],
        }

    def sums(self, number: str, deck: "str | None" = None) -> tuple[int, int, int]:
        """Chances, done and excused of a number over all contracts, of one deck or of both."""
        keys = [key for key in self.chances if key[2] == number and deck in (None, key[0])]
        return (
            sum(self.chances[key] for key in keys),
            sum(self.done[key] for key in keys),
            sum(self.excused[key] for key in keys),
        )

    def all_deals(self, deck: "str | None" = None) -> int:
        """How many deals were played, of one deck or of both."""
        return sum(number for (of, _), number in self.deals.items() if deck in (None, of))


def as_text(level: str, totals: Totals) -> str:
    """The totals for people: by number and deck, then by contract what was done at all."""
    rows = []
    for entry in CATALOGUE:
        for deck in DECKS:
            chances, done, excused = totals.sums(entry.number, deck)
            deals = totals.all_deals(deck)
            if not chances or not deals:
                continue
            share = done / chances
            limit = "" if entry.limit is None else f"{100 * entry.limit:.0f} %"
            missed = "over" if entry.limit is not None and share > entry.limit else ""
            rows.append(
                [
                    f"{entry.number} {entry.what}",
                    deck,
                    str(chances),
                    str(done),
                    f"{100 * share:.2f} %",
                    limit,
                    missed,
                    f"{PER * done / deals:.0f}",
                    str(excused) if excused else "",
                ]
            )
    head = ["blunder", "deck", "chances", "done", "share", "limit", "", "per 100k deals", "excused"]
    title = f"{level}: {totals.all_deals()} deals"
    return table(title, head, rows) + "\n\n" + _by_contract(totals)


def _by_contract(totals: Totals) -> str:
    rows = []
    for kind in KINDS:
        for deck in DECKS:
            if not totals.deals[deck, kind]:
                continue
            done = {
                entry.number: f"{totals.done[deck, kind, entry.number]}"
                f"/{totals.chances[deck, kind, entry.number]}"
                for entry in CATALOGUE
                if totals.done[deck, kind, entry.number]
            }
            text = "  ".join(f"{number} {share}" for number, share in done.items())
            rows.append([f"{kind}, {deck}", str(totals.deals[deck, kind]), text])
    return table("By contract: done / chances", ["contract", "deals", ""], rows)

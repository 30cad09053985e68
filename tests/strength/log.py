"""The project's strength log: what was measured, when and on what kind of machine.

`results.jsonl` is the log itself: a line for each result, only ever added. `LOG.md` is made from it
(`page`). A result says the number of the source that it belongs to (`sources`), so that the newest
line of a measure need not be of the newest code.
"""

import datetime as dt
import json
import os
import platform
from collections.abc import Iterator
from pathlib import Path

from game.cli.budgets import WORLDS
from game.cli.duplicate import A, B
from game.cli.oracle import ORACLE
from game.core.cards import DECKS
from tests.bench.endings import store_for as endings_store
from tests.bench.regret import store_for as regret_store
from tests.bench.speed import store_for as speed_store
from tests.blunders.catalogue import CATALOGUE
from tests.blunders.totals import Totals
from tests.blunders.totals import store_for as blunders_store

from . import bidding
from .bidding_text import kontra_in
from .examining import examined
from .pairings import Pairing, digest_of, ladder
from .results import Result
from .store import Line, Store

FILE = Path(__file__).parent / "results.jsonl"
LEVELS = ("easy", "normal", "strong")

KEYS = ("measure", "a", "b", "mode", "level", "deck")
"""What a result is about: of the lines that agree in these the last one counts."""

MATCH, BLUNDERS, BIDDING = "match", "blunders", "bidding"
REGRET, ENDINGS, EXAM, SPEED = "regret", "endings", "exam", "speed"


def machine() -> str:
    """What kind of machine this is: processor, cores, interpreter. Nobody's name."""
    model = platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        for line in cpus.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                model = f"{line.partition(':')[2].strip()} ({model})"
                break
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {python}"


def results() -> Iterator[Line]:
    """All that is kept of the players as they are now, as results."""
    for pairing in ladder():
        yield from _match(pairing)
    for level in LEVELS:
        for deck in DECKS:
            yield from _blunders(level, deck)
            yield from _bidding(level, deck)
        yield {"measure": EXAM, "level": level, "source": digest_of(level), **examined(level)}
        yield from _benched(SPEED, level, speed_store(level))
    for level in ("random", *LEVELS, ORACLE):
        yield from _benched(REGRET, level, regret_store(level))
        yield from _benched(ENDINGS, level, endings_store(level))


def _match(pairing: Pairing) -> Iterator[Line]:
    result = Result(pairing.store().lines())
    found = result.mean()
    if found is None:
        return
    yield {
        "measure": MATCH,
        "a": pairing.a,
        "b": pairing.b,
        "mode": pairing.mode,
        "deck": pairing.deck,
        "source": f"{digest_of(pairing.a)} {digest_of(pairing.b)}",
        "deals": result.deals,
        "mean": _short(found.mean),
        "half": None if found.half is None else _short(found.half),
        "roles": [
            {
                "kind": one.kind,
                "role": one.role,
                "games": one.games,
                "means": [_short(mean) for mean in one.means],
                "difference": _short(one.difference.mean),
                "half": None if one.difference.half is None else _short(one.difference.half),
            }
            for one in result.roles()
        ],
        "declared": {side: result.sides[side]["declared"] for side in (A, B)},
        "won": {side: result.sides[side]["won"] for side in (A, B)},
        "passed": [result.passed, result.plays],
    }


def _blunders(level: str, deck: str) -> Iterator[Line]:
    totals = Totals(blunders_store(level, WORLDS).lines())
    deals = totals.all_deals(deck)
    if not deals:
        return
    yield {
        "measure": BLUNDERS,
        "level": level,
        "deck": deck,
        "source": digest_of(level),
        "deals": deals,
        "counts": {
            entry.number: totals.sums(entry.number, deck)
            for entry in CATALOGUE
            if totals.sums(entry.number, deck)[0]
        },
        "kinds": {kind: number for (of, kind), number in totals.deals.items() if of == deck},
    }


def _bidding(level: str, deck: str) -> Iterator[Line]:
    found = bidding.games_in(bidding.store_for(level).lines(), deck)
    if not found:
        return
    games = [game for game in found if isinstance(game, bidding.Game)]
    kinds = sorted({game.kind for game in games})
    yield {
        "measure": BIDDING,
        "level": level,
        "deck": deck,
        "source": digest_of(level),
        "deals": len(found),
        "passed": len(found) - len(games),
        "declared": {kind: sum(game.kind == kind for game in games) for kind in kinds},
        "won": {kind: sum(game.kind == kind and game.won for game in games) for kind in kinds},
        "kontra": kontra_in(found)._asdict(),
    }


def _benched(measure: str, level: str, store: Store) -> Iterator[Line]:
    last = {line["deck"]: line for line in store.lines()}
    for deck in sorted(last):
        yield {"measure": measure, "level": level, "source": digest_of(level), **last[deck]}


def _short(number: float) -> float:
    return round(number, 4)


def key_of(line: Line) -> tuple[object, ...]:
    """What a result is about."""
    return tuple(line.get(name) for name in KEYS)


def read_log(path: Path = FILE) -> list[Line]:
    """All results, oldest first."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def latest(lines: list[Line]) -> dict[tuple[object, ...], Line]:
    """The last result about each thing."""
    return {key_of(line): line for line in lines}


def write_log(found: Iterator[Line], path: Path = FILE) -> int:
    """Adds the results that aren't in the log already, with date and machine; gives how many."""
    known = latest(read_log(path))
    today = dt.datetime.now(dt.UTC).date().isoformat()
    here = machine()
    added = 0
    with path.open("a", encoding="utf-8") as file:
        for result in found:
            line = json.loads(json.dumps(result))
            last = known.get(key_of(line), {})
            if {**last, "date": None, "machine": None} != {**line, "date": None, "machine": None}:
                entry = {"date": today, "machine": here, **line}
                file.write(json.dumps(entry, separators=(",", ":")) + "\n")
                added += 1
    return added

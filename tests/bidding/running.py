"""Playing the parts of a round: on several processes, kept, and taken up where it was."""

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context

from tests.strength.sources import closure, code_of
from tests.strength.store import Store

from .recipe import PARTS
from .samples import SEED, Tried, part
from .samples import from_json as tried_from_json
from .tables import TOPICS, Tables, Topic, to_json, use

Job = tuple[Topic, int, int]
"""Which part to play: of which kind and deck, in which round, its number."""

Played = tuple[Job, list[Tried], float]
"""A part, what it gave, and its processor time in seconds."""


def play(job: Job) -> Played:
    """Plays one part by the tables in use."""
    began = time.process_time()
    return job, part(*job), time.process_time() - began


def played(jobs: list[Job], tables: Tables, processes: int) -> Iterator[Played]:
    """Plays parts by the tables of a round."""
    with get_context("spawn").Pool(processes, use, (tables,)) as pool:
        yield from pool.imap_unordered(play, jobs)


def store_for(turn: int, tables: Tables) -> Store:
    """What was played of a round with these tables by the bots as they are."""
    text = json.dumps([SEED, to_json(tables)]) + "".join(
        code_of(path)
        for path in sorted(closure(("game/bots/bot.py", "tests/bidding/samples.py")))
        if path != "game/bots/weights.py"
    )
    return Store(f"bids-{turn}-{hashlib.sha256(text.encode()).hexdigest()[:12]}")


def round_of(turn: int, tables: Tables, processes: int) -> tuple[dict[Topic, list[Tried]], float]:
    """All deals of a round, and the seconds of processor time that they took."""
    store = store_for(turn, tables)
    done = {(tuple(line["topic"]), line["part"]) for line in store.lines()}
    jobs = [
        (topic, turn, number)
        for number in range(PARTS[turn])
        for topic in TOPICS
        if (topic, number) not in done
    ]
    for count, (job, deals, seconds) in enumerate(played(jobs, tables, processes) if jobs else ()):
        store.add({"topic": job[0], "part": job[2], "deals": deals, "seconds": seconds})
        if sys.stderr.isatty():
            sys.stderr.write(f"\rround {turn + 1}: {count + 1} of {len(jobs)} parts ")
    lines = sorted(store.lines(), key=lambda line: line["part"])
    deals_of: dict[Topic, list[Tried]] = {topic: [] for topic in TOPICS}
    for line in lines:
        kind, deck = line["topic"]
        deals_of[kind, deck] += [tried_from_json(one) for one in line["deals"]]
    return deals_of, sum(line["seconds"] for line in lines)

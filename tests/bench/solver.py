"""How long the compiled solver takes, in wasmtime and in Node's WebAssembly (as a browser has it).

The deals are random; of several the one is taken whose declarer holds most trumps and aces, as at a
table: what nobody would bid is decided fast. Processor time, in wasmtime from the position to the
answer, in Node from the ints to the ints.
"""

import json
import random
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.cli.solver import MODULE, open_module
from game.core.cards import ACE, LONG, SHORT, SUITS, count, has, make_card
from game.core.games import GEIER, SAUSPIEL, SOLO, SOLO_TOUT, WENZ
from game.mind.compiled import ANSWER_INTS, answer_from, compiled, question_ints
from game.mind.position import Position
from game.mind.question import NO_LIMIT, Answer, Question, whole_value, wins
from tests.bench.numbers import percentile, table
from tests.mind.positions import fresh_play, open_cards, played_to

DEALS = 100
CANDIDATES = 8
"""Of so many deals the one whose declarer holds most is taken."""

LAST_TRICKS = 5


class Job(NamedTuple):
    """What is measured: a name, the questions, and the promised milliseconds (or None)."""

    name: str
    questions: list[Question]
    median: float | None
    most: float | None  # for 99 in 100


def bid_deal(kind: str, deck: str, chance: random.Random) -> Position:
    """A deal before the first card whose declarer has what it takes."""
    deals = [open_cards(fresh_play(kind, deck, chance)) for _ in range(CANDIDATES)]
    return max(deals, key=_strength)


def _strength(position: Position) -> int:
    hand = position.hands[position.contract.declarer]
    tables = position.game
    aces = [suit for suit in SUITS if has(hand & ~tables.trumps, make_card(suit, ACE))]
    return 2 * count(hand & tables.trumps) + len(aces)


def ending(kind: str, deck: str, chance: random.Random) -> Position:
    """The last five tricks of a deal played by chance."""
    return open_cards(played_to(fresh_play(kind, deck, chance), 4 * LAST_TRICKS, chance))


def jobs(deals: int) -> list[Job]:
    """Everything that is promised, for each contract."""
    found = []
    for deck in (LONG, SHORT):
        for kind in (SAUSPIEL, GEIER, WENZ, SOLO):
            chance = random.Random(f"bench {kind} {deck}")
            positions = [bid_deal(kind, deck, chance) for _ in range(deals)]
            whole = [whole_value(position) for position in positions]
            won = [wins(position, each=False) for position in positions]
            late = [whole_value(ending(kind, deck, chance)) for _ in range(deals)]
            found.append(Job(f"{kind}, {deck}: every lead's whole value", whole, 50, 500))
            found.append(Job(f"{kind}, {deck}: won or lost", won, 3, None))
            found.append(Job(f"{kind}, {deck}: last {LAST_TRICKS} tricks", late, 0.5, None))
        chance = random.Random(f"bench tout {deck}")
        touts = [wins(bid_deal(SOLO_TOUT, deck, chance)) for _ in range(deals)]
        found.append(Job(f"{SOLO_TOUT}, {deck}: every lead, won or lost", touts, 3, None))
    return found


Timed = list[tuple[float, Answer]]
"""Milliseconds and the answer, for each question."""


def in_wasmtime() -> Callable[[Sequence[Question]], Timed]:
    """Asks the questions one by one in wasmtime."""
    solve = compiled(open_module())

    def ask(questions: Sequence[Question]) -> Timed:
        timed = []
        for question in questions:
            start = time.process_time()
            (answer,) = solve([question], NO_LIMIT)
            timed.append((1000 * (time.process_time() - start), answer))
        return timed

    return ask


def in_node(questions: Sequence[Question]) -> Timed:
    """Asks the questions one by one in Node."""
    ints = [question_ints(question, NO_LIMIT) for question in questions]
    script = str(MODULE.parents[2] / "tests" / "bench" / "solver.mjs")
    done = subprocess.run(  # noqa: S603 - our own script
        ["node", script, str(MODULE)],  # noqa: S607 - Node is looked up on the PATH on purpose
        input=json.dumps({"questions": ints, "answerInts": ANSWER_INTS}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    results = json.loads(done.stdout)
    return [(result["ms"], answer_from(result["answer"])) for result in results]


def measure_solver(deals: int = DEALS) -> str:
    """Return the table of the solver's times. Raises RuntimeError if the two places disagree."""
    places = [("wasmtime", in_wasmtime()), ("Node", in_node)]
    rows = []
    for job in jobs(deals):
        answers = []
        for place, ask in places:
            timed = ask(job.questions)
            times = [milliseconds for milliseconds, _ in timed]
            answers.append([answer for _, answer in timed])
            nodes = sum(answer.nodes for _, answer in timed)
            cells = [f"{percentile(times, share):.2f}" for share in (0.5, 0.95, 0.99)]
            promise = "" if job.median is None else f"{job.median}"
            promise += "" if job.most is None else f" / {job.most}"
            rate = f"{nodes / max(sum(times), 0.001) / 1000:.0f}"
            rows.append([job.name, place, *cells, f"{max(times):.2f}", promise, rate])
        if answers[0] != answers[1]:
            raise RuntimeError(f"{job.name}: wasmtime and Node answer differently")
    head = ["question", "where", "p50 ms", "p95", "p99", "worst", "promised p50 / p99", "M nodes/s"]
    return table(f"The exact solver, {deals} questions each", head, rows)

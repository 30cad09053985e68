"""Learns how hands are played: writes game/mind/habits_long.py, habits_short.py and shapes.py.

``python -m tests.mind.fit_habits [DEALS]``. In so many deals a deck the level ``normal`` plays all
hands, in two of three as it bids, in the third every contract in turn. What a card draws is the
product of what its look draws in the situation and what its shape draws in the role; both are found
by the usual step for Luce's choice rule (Hunter, MM algorithms for generalized Bradley-Terry
models, 2004), one after the other, with DOUBT choices against an even card added to each.
"""

import hashlib
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from game.bots.bot import NORMAL
from game.cli.duplicate import match_deal, seed_of
from game.core.cards import DECKS, SEATS, Card, CardSet, Seat, card_set, cards_in, has
from game.core.games import KINDS
from game.core.round import Round
from game.core.table import Table
from game.mind.plays import (
    FOLLOWS,
    LEADS,
    MIDDLE,
    SHAPES,
    STEP,
    Play,
    equals_above,
    looks_of,
    plays_of,
    role_of,
    shape,
    situation,
    strength,
    suit_of_look,
    weaker_alike,
)
from tests.bots.play import play_deal
from tests.strength.gentle import stand_back

MIND = Path(__file__).parents[2] / "game" / "mind"
SEED = 20261201
DEALS = 20_000
"""A deck."""

PART = 250
"""Deals of one job; at least so many are played."""

STEPS = 25
"""Of the looks and of the shapes, by turns."""

DOUBT = 0.5

STAMPED = 25
"""Deals a deck whose choices are stamped: other looks, shapes or cards of `normal` show there."""

LETTERS = 26
"""So many different strengths are written; the middle one is MIDDLE."""


class Option(NamedTuple):
    """One kind of card in a choice: the names of what draws to it."""

    look: tuple[str, int]
    shape: tuple[str, int]


Choice = tuple[Option, tuple[tuple[Option, int], ...]]
"""The kind of card that was played, and how many of each kind could have been."""


def self_play(deck: str, number: int) -> Round:
    """One deal of four ``normal`` players, played out."""
    kind = None if number % 3 else KINDS[number // 3 % len(KINDS)]
    start = match_deal(deck, SEED, number, kind)
    return play_deal(start, NORMAL, seed_of(SEED, deck, number))


def choices(done: Round) -> Iterable[Choice]:
    """The choices of a deal: what was played, among what."""
    table = done.table
    if table.contract is None:
        return
    ace = table.called_ace
    partner = None
    if ace is not None:
        partner = next(seat for seat in SEATS if has(card_set(done.dealt[seat]), ace))
    for seat in SEATS:
        for play in plays_of(table, seat):
            chosen, options = choice_of(table, play, partner)
            if len(options) > 1:
                yield chosen, options


def choice_of(table: Table, play: Play, partner: Seat | None) -> Choice:
    """What was played, among what: equal cards are one card, which the highest stands for."""
    own = play.later & play.choice
    where = f"{table.deck} {situation(table, play, partner)}"
    role = role_of(table, play.seat, partner)
    names = FOLLOWS if play.before else LEADS
    looks = looks_of(table, play)
    above = equals_above(table.game, play)
    options = {}
    for card in cards_in(own):
        if card in above and has(own, above[card]):
            continue
        equals = [card, *_below(above, own, card)]
        suit = suit_of_look(table.game, looks[card], card)
        weaker = weaker_alike(table.game, looks, card) & ~card_set(equals)
        place = names.index(looks[card])
        first = (len(LEADS) if play.before else 0) + place
        formed = first * SHAPES + shape(own, suit, weaker)
        options[tuple(equals)] = Option((where, place), (role, formed))
    chosen = next(option for equals, option in options.items() if play.card in equals)
    return chosen, tuple(sorted(Counter(options.values()).items()))


def _below(above: dict[Card, Card], own: CardSet, card: Card) -> list[Card]:
    """The equals below a card in a hand, down to the lowest."""
    for lower, higher in above.items():
        if higher == card and has(own, lower):
            return [lower, *_below(above, own, lower)]
    return []


def part(job: tuple[str, int]) -> "Counter[Choice]":
    """The choices of PART deals, counted."""
    deck, start = job
    found: Counter[Choice] = Counter()
    for number in range(start, start + PART):
        found.update(choices(self_play(deck, number)))
    return found


def stamp() -> str:
    """What the tables are made from, in short: a digest of the first choices."""
    counted: Counter[Choice] = Counter()
    for deck in DECKS:
        for number in range(STAMPED):
            counted.update(choices(self_play(deck, number)))
    return hashlib.sha256(repr(sorted(counted.items())).encode()).hexdigest()[:16]


Draws = dict[tuple[str, int], float]


def fit(counted: "Counter[Choice]") -> tuple[Draws, Draws]:
    """What looks and what shapes draw."""
    looks: Draws = defaultdict(lambda: 1.0)
    shapes: Draws = defaultdict(lambda: 1.0)
    for _ in range(STEPS):
        looks = step(counted, looks, shapes, lambda option: option.look)
        shapes = step(counted, shapes, looks, lambda option: option.shape)
    return looks, shapes


def step(
    counted: "Counter[Choice]",
    draws: Draws,
    others: Draws,
    name: "Callable[[Option], tuple[str, int]]",
) -> Draws:
    """One step for the looks or the shapes, the others as they are."""
    is_look = name(Option(("look", 0), ("shape", 0)))[0] == "look"
    won: dict[tuple[str, int], float] = defaultdict(lambda: DOUBT)
    asked: dict[tuple[str, int], float] = defaultdict(float)
    for (chosen, options), times in counted.items():
        won[name(chosen)] += times
        drawn = []
        total = 0.0
        for option, number in options:
            other = number * others[option.shape if is_look else option.look]
            drawn.append((name(option), other))
            total += other * draws[name(option)]
        for key, other in drawn:
            asked[key] += times * other / total
    found: Draws = defaultdict(lambda: 1.0)
    for key, amount in asked.items():
        found[key] = won[key] / (amount + 2 * DOUBT / (1.0 + draws[key]))
    return found


def letter(draw: float) -> str:
    """The letter that comes next to a strength."""
    steps = round(math.log(draw) / STEP)
    half = LETTERS // 2
    return chr(ord(MIDDLE) + max(-half, min(half - 1, steps)))


def row(looks: Draws, where: str) -> str:
    """The letters of a situation's looks; only how they compare counts: the strongest is the last.

    Looks that never were in a hand there have the middle one.
    """
    number = len(LEADS if " leads " in where else FOLLOWS)
    known = {place: looks[where, place] for place in range(number) if (where, place) in looks}
    highest = strength(chr(ord(MIDDLE) + LETTERS // 2 - 1)) / max(known.values())
    return "".join(
        [letter(known[place] * highest) if place in known else MIDDLE for place in range(number)]
    )


def habits(looks: Draws, deck: str) -> str:
    """The module of a deck's looks."""
    rows = sorted({where for where, _ in looks if where.startswith(f"{deck} ")})
    names = {where: where.removeprefix(f"{deck} ") for where in rows}
    return "\n".join(
        [
            HABITS_HEAD.replace("DECK", deck),
            *[f'    "{names[where]}": "{row(looks, where)}",' for where in rows],
            "}",
            "",
        ]
    )


def shapes_of(shapes: Draws) -> str:
    """The module of the shapes, three looks a line."""
    lines = [SHAPES_HEAD]
    for role in sorted({role for role, _ in shapes}):
        lines.append(f'    "{role}": (')
        for names in (LEADS, FOLLOWS):
            first = 0 if names is LEADS else len(LEADS)
            for place in range(0, len(names), 3):
                several = range(place, min(place + 3, len(names)))
                text = "".join(
                    [
                        letter(shapes[role, (first + one) * SHAPES + formed])
                        for one in several
                        for formed in range(SHAPES)
                    ]
                )
                lines.append(f'        "{text}"')
        lines.append("    ),")
    made = f'STAMP = "{stamp()}"\n"""Of the choices that both tables were made from."""\n'
    return "\n".join([*lines, "}", "", made])


HABITS_HEAD = '''"""How much a card's look draws whoever plays it, by the situation: the DECK deck.

Made by ``python -m tests.mind.fit_habits``, never by hand. Each letter is a strength, in steps of
`plays.STEP` from MIDDLE, in the order of `plays.LEADS` or `plays.FOLLOWS`.
"""

# fmt: off

DRAWS: "dict[str, str]" = {'''
SHAPES_HEAD = '''"""How much a card's shape in the hand draws whoever plays it: by role and look.

Made by ``python -m tests.mind.fit_habits``, never by hand. Each letter is a strength, in steps of
`plays.STEP` from MIDDLE: for each look (`plays.LEADS`, then FOLLOWS) in the order of `plays.shape`.
"""

# fmt: off

SHAPED: "dict[str, str]" = {'''


def main() -> int:
    """Plays, fits and writes."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    counted: Counter[Choice] = Counter()
    stand_back()
    jobs = [(deck, start) for start in range(0, deals, PART) for deck in DECKS]
    with ProcessPoolExecutor() as pool:
        for found in pool.map(part, jobs):
            counted.update(found)
    looks, shapes = fit(counted)
    for deck in DECKS:
        (MIND / f"habits_{deck}.py").write_text(habits(looks, deck), "utf-8")
    (MIND / "shapes.py").write_text(shapes_of(shapes), "utf-8")
    sys.stdout.write(f"{sum(counted.values())} choices\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What a deal pays when both sides see all cards and play their best: points, and the price.

The price is the core's own reckoning (RULES.md 7 to 10) of the points and tricks that a solver
proves, Kontra and Re included.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import TOTAL_POINTS, Card, card_set
from game.core.games import row_of
from game.core.settle import settle
from game.core.table import Table
from game.mind.exact import Exact
from game.mind.position import Position, all_tricks
from game.mind.question import Answer, Question, is_reached, takes_tricks, whole_value, wins


class Open(NamedTuple):
    """The end of a deal, seen from the declarer's side.

    ``price``: what a caller or its partner gets (a soloist three times), negative: pays.
    ``points``: the side's card points; 0 in a Tout, where they don't count.
    """

    price: int
    points: int


class Unfinished(Exception):
    """The solver's limit of nodes came before the answer."""


def value_of(table: Table, position: Position, exact: Exact) -> Open:
    """What the deal comes to from here."""
    question = _question(position, each=False)
    answer = _asked(question, exact)
    if answer.value is None:
        raise Unfinished
    return _opened(table, position, [answer.value], exact, each=False)[0]


def values_of_cards(table: Table, position: Position, exact: Exact) -> dict[Card, Open]:
    """What it comes to with each legal card of the seat in turn."""
    answer = _asked(_question(position, each=True), exact)
    cards = [card for card, _ in answer.cards]
    values = [value for _, value in answer.cards if value is not None]
    if len(values) != len(cards):
        raise Unfinished
    return dict(zip(cards, _opened(table, position, values, exact, each=True), strict=True))


def _question(position: Position, *, each: bool) -> Question:
    if row_of(position.contract.kind).is_tout:
        return wins(position, each)
    return whole_value(position, each)


def _asked(question: Question, exact: Exact) -> Answer:
    return exact.solve([question], exact.limit)[0]


def _opened(
    table: Table, position: Position, values: Sequence[int], exact: Exact, *, each: bool
) -> list[Open]:
    """Prices for the values that `_question` gave."""
    most = all_tricks(position)
    if row_of(position.contract.kind).is_tout:
        question = wins(position)
        return [
            Open(_price(table, position, 0, most if is_reached(question, value) else 1), 0)
            for value in values
        ]
    # All points may come without all tricks, and no points with some: ask where it can be so.
    tricks = [1] * len(values)
    if TOTAL_POINTS in values:
        for index, took_all in enumerate(_takes(position, most, exact, each=each)):
            if took_all and values[index] == TOTAL_POINTS:
                tricks[index] = most
    if 0 in values:
        for index, took_one in enumerate(_takes(position, 1, exact, each=each)):
            if not took_one and values[index] == 0:
                tricks[index] = 0
    return [
        Open(_price(table, position, points, number), points)
        for points, number in zip(values, tricks, strict=True)
    ]


def _takes(position: Position, tricks: int, exact: Exact, *, each: bool) -> list[bool]:
    """Whether the declarer's side takes so many tricks, by card or at all."""
    question = takes_tricks(position, tricks, each)
    answer = _asked(question, exact)
    found = [value for _, value in answer.cards] if each else [answer.value]
    values = [value for value in found if value is not None]
    if len(values) != len(found):
        raise Unfinished
    return [is_reached(question, value) for value in values]


def _price(table: Table, position: Position, points: int, tricks: int) -> int:
    dealt = 0
    for seat in position.side:
        dealt |= position.hands[seat] | card_set(table.cards_played_by(seat))
    result = settle(
        position.game,
        table.ruleset,
        position.contract.declarer,
        position.side[1] if len(position.side) > 1 else None,
        points,
        tricks,
        dealt,
        (0 if table.kontra is None else 1) + (0 if table.re is None else 1),
    )
    return result.value if result.won else -result.value

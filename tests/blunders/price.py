"""Blunders against the objective, found by looking at all supposed deals: N17; and what excuses N1.

Only where so few deals are left that every one of them can be played out with open cards.
"""

from collections.abc import Iterator

from game.cli.open_cards import Open, values_of_cards
from game.core.cards import Card
from game.core.view import View
from game.mind.exact import Exact
from game.mind.position import position_of
from game.mind.pricing import share_of
from game.mind.worlds import Worlds

FEW_WORLDS = 60
"""Deals left to suppose, at most, for N17."""

FEW_CARDS = 4
"""Cards in hand, at most, for N17."""

ALL_WORLDS = 2000
"""Deals left to suppose, at most, for an excuse."""

Values = dict[Card, Open]
"""What each card comes to, as the mover's side counts it."""


def _values(view: View, worlds: Worlds, exact: Exact) -> Iterator[Values]:
    for hands in worlds.every():
        position = position_of(view.table, hands)
        share = share_of(position, view.seat)
        sign = 1 if share > 0 else -1
        found = values_of_cards(view.table, position, exact)
        yield {card: Open(share * one.price, sign * one.points) for card, one in found.items()}


def plays_for_points(view: View, legal: tuple[Card, ...], exact: Exact) -> list[Card]:
    """N17: cards that bring points and never a better price than another card, but often a worse.

    In every supposed deal that other card pays at least as much, in some it pays more.
    """
    if view.table.hand_count(view.seat) > FEW_CARDS:
        return []
    worlds = Worlds(view)
    if not 0 < worlds.number <= FEW_WORLDS:
        return []
    values = list(_values(view, worlds, exact))
    return [
        card
        for card in legal
        if any(_is_better(values, other, card) for other in legal if other != card)
    ]


def _is_better(values: list[Values], other: Card, card: Card) -> bool:
    prices = [(one[other].price, one[card].price) for one in values]
    points = sum(one[card].points - one[other].points for one in values)
    return points >= 0 and all(a >= b for a, b in prices) and any(a > b for a, b in prices)


def is_valued(view: View, card: Card, others: list[Card], exact: Exact) -> bool:
    """Whether over all deals that the view allows the card pays more than each of the others.

    False where those deals are too many to look at: an excuse has to be proven.
    """
    worlds = Worlds(view)
    if not 0 < worlds.number <= ALL_WORLDS:
        return False
    totals = dict.fromkeys([card, *others], 0)
    for values in _values(view, worlds, exact):
        for each in totals:
            totals[each] += values[each].price
    return all(totals[card] > totals[other] for other in others)

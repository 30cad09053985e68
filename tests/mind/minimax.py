"""What a deal is worth with open cards, by the plainest means: every line to its end.

It knows nothing of the solvers: it asks the rules what may be played, and counts at the end.
"""

from game.core.cards import Seat
from game.core.round import Round


def best_result(deal: Round, side: tuple[Seat, ...]) -> tuple[int, int]:
    """The card points and the tricks of a side at the end, each under best play for it alone."""
    return _best(deal, side, 0), _best(deal, side, 1)


def _best(deal: Round, side: tuple[Seat, ...], counted: int) -> int:
    seat = deal.turn
    if seat is None:
        numbers = (deal.table.points, deal.table.trick_counts)[counted]
        return sum(numbers[one] for one in side)
    values = [_best(deal.after(seat, card), side, counted) for card in deal.legal()]
    return max(values) if seat in side else min(values)


def values_of_cards(deal: Round, side: tuple[Seat, ...]) -> dict[str, tuple[int, int]]:
    """The same for every card that may be played now, by its text."""
    seat = deal.turn
    assert seat is not None
    return {card: best_result(deal.after(seat, card), side) for card in deal.legal()}

"""A deal's state as one line of text, for all sections that play."""

from typing import TYPE_CHECKING

from game.core.cards import SEATS, cards_code
from game.core.decided import is_decided
from game.core.games import contract_code

if TYPE_CHECKING:
    from game.core.round import Round
    from game.core.settle import Result


def table_line(deal: "Round") -> str:
    """Everything that a deal's state tells but what each seat sees of it."""
    table = deal.table
    contract = "none" if table.contract is None else contract_code(table.contract)
    tricks = [f"{trick.leader}:{cards_code(trick.cards)}>{trick.winner}" for trick in table.tricks]
    return " | ".join(
        [
            f"{table.phase} {table.turn} {contract} {deal.partner}",
            " ".join(deal.legal()),
            f"{deal.kontra_open()} {deal.re_open()}",
            f"{table.points} {table.trick_counts}",
            ", ".join(tricks),
        ]
    )


def state_line(deal: "Round") -> str:
    """Everything that a deal's state tells, and what each seat sees of it."""
    views = [view_line(deal, seat) for seat in SEATS]
    return f"{table_line(deal)} | {', '.join(views)}"


def view_line(deal: "Round", seat: int) -> str:
    """What one seat knows beyond the table."""
    view = deal.view(seat)
    hand = cards_code(deal.table.game.sorted_hand(view.hand))
    known = f"{view.kontra_open} {view.re_open} {view.partner} {is_decided(view)}"
    return f"{seat}: {hand} {known}"


def result_line(result: "Result | None") -> str:
    """A deal's reckoning."""
    if result is None:
        return "none"
    lines = [f"{name} {number}" for name, number in result.lines]
    return (
        f"{result.side_points} {result.won} {result.schneider} {result.schwarz} {result.runners} "
        f"{result.row} {result.with_top} {result.value} {result.scores} {', '.join(lines)}"
    )

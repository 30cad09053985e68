"""The state of a deal after its log, as the referee tells it: all of it, or what one seat sees."""

from game.core.cards import SEATS, Seat, card_set, cards_code, suit_code
from game.core.round import Round
from game.core.settle import DOUBLING_LINES, Result, settle_table
from game.core.table import DONE, PASSED, Table, Trick, trick_points
from game.core.view import View

Json = dict[str, object]


def state_of_round(deal: Round) -> Json:
    """Everything about a deal with four hands."""
    return _state(
        deal.table,
        list(deal.legal()),
        deal.partner,
        list(deal.kontra_open()),
        list(deal.re_open()),
        deal.result(),
    )


def state_of_view(view: View) -> Json:
    """What the viewer can know, and no more: the legal actions are its own or none."""
    return _state(
        view.table,
        list(view.legal()),
        view.partner,
        [view.seat] if view.kontra_open else [],
        [view.seat] if view.re_open else [],
        _public_result(view.table),
    )


def _public_result(table: Table) -> "Result | None":
    """The result once the play is over: every card was played, so all four hands are known."""
    if table.phase != DONE:
        return None
    dealt = tuple([card_set(table.cards_played_by(seat)) for seat in SEATS])
    return settle_table(table, dealt, table.shown_partner)


def _state(
    table: Table,
    legal: list[str],
    partner: "Seat | None",
    kontra_open: list[Seat],
    re_open: list[Seat],
    result: "Result | None",
) -> Json:
    return {
        "phase": table.phase,
        "turn": table.turn,
        "legal": legal,
        "contract": _contract(table, partner),
        "kontra_open": kontra_open,
        "re_open": re_open,
        "tricks": [_trick(trick) for trick in table.tricks],
        "points": list(table.points),
        "trick_counts": list(table.trick_counts),
        "result": _passed_result() if table.phase == PASSED else _result(result),
    }


def _contract(table: Table, partner: "Seat | None") -> "Json | None":
    contract = table.contract
    if contract is None:
        return None
    return {
        "kind": contract.kind,
        "suit": None if contract.suit is None else suit_code(contract.suit),
        "declarer": contract.declarer,
        "partner": partner,
    }


def _trick(trick: Trick) -> Json:
    is_open = trick.winner is None
    return {
        "leader": trick.leader,
        "cards": cards_code(trick.cards),
        "winner": trick.winner,
        "points": None if is_open else trick_points(trick),
    }


def _result(result: "Result | None") -> "Json | None":
    if result is None:
        return None
    return {
        "side_points": result.side_points,
        "won": result.won,
        "schneider": result.schneider,
        "schwarz": result.schwarz,
        "runners": result.runners,
        "with": result.with_top,
        "value": result.value,
        "scores": list(result.scores),
        "lines": lines_json(result),
    }


def _passed_result() -> Json:
    """All have passed: nobody played, so nobody won, and nobody pays (RULES.md 11)."""
    return {
        "side_points": None,
        "won": None,
        "schneider": False,
        "schwarz": False,
        "runners": 0,
        "with": None,
        "value": 0,
        "scores": [0, 0, 0, 0],
        "lines": [],
    }


def lines_json(result: Result) -> list[list[object]]:
    """The lines of a result: amounts as numbers, factors as texts such as ``x2``."""
    return [
        [name, f"x{number}" if name in DOUBLING_LINES else number] for name, number in result.lines
    ]

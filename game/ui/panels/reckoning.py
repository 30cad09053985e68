"""The reckoning after a deal: the result in plain words, then line by line what it pays."""

from typing import TYPE_CHECKING

from ...core.games import row_of
from ...core.settle import BASE, DOUBLING_LINES, RUNNERS, opponents_points
from ..actions import REPLAY
from ..bar import NEXT_KEY
from ..people import AROUND, name_of, says
from ..scene import Node
from .frame import (
    head_cell,
    number_cell,
    panel_body,
    panel_title,
    paragraph,
    renew_button,
    score_cell,
)
from .review import review

if TYPE_CHECKING:
    from ...core.games import Contract
    from ...core.settle import Result
    from ..screen import Screen
    from ..words import Words


def reckoning(screen: "Screen", words: "Words", ways: "list[Node] | None" = None) -> Node:
    """The panel. It is part of the table: the bar stays in use, and the next deal closes it.

    ``ways`` are the ways on if there are others than the next deal and looking at this one again.
    """
    contract = screen.view.table.contract
    result = screen.result
    won = "none"
    if contract is None or result is None:
        body = settlement(screen, words)
    else:
        won = "true" if _have_i_won(screen, result) else "false"
        body = settlement(screen, words)
        body += [_payment(screen, words, result), review(screen, words)]
    if ways is None:
        ways = _ways(screen, words)
    # The focus goes to this title when a deal is over (focus.py).
    title = panel_title("reckoning-title", outcome_text(screen, words))
    attributes = (
        "class", "panel",
        "data-panel", "reckoning",
        "role", "region",
        "aria-label", words.text("reckoning.label"),
        "data-won", won,
    )  # fmt: skip
    parts = (
        Node("header", "reckoning-head", ("class", "panel-head"), "", (title,)),
        panel_body("reckoning-body", body),
        Node("footer", "reckoning-foot", ("class", "panel-foot"), "", ways),
    )
    return Node("section", "panel-reckoning", attributes, "", parts)


def _ways(screen: "Screen", words: "Words") -> list[Node]:
    """The ways on: a newer version if there is one, the next deal, this one again."""
    next_attributes = (
        "class", "action",
        "type", "button",
        "data-act", "next",
        "data-kind", "next",
        "data-primary", "true",
        "aria-keyshortcuts", NEXT_KEY if screen.settings.keys else None,
    )  # fmt: skip
    ways = [Node("button", "act-next", next_attributes, words.text("action.next"))]
    if screen.lesson is None:
        again = ("class", "action", "type", "button", "data-act", REPLAY)
        ways.append(Node("button", "act-" + REPLAY, again, words.text("action.replay")))
    if screen.is_renewable:  # offered between two deals, and before the next one begins
        ways.insert(0, renew_button("reckoning", words))
    return ways


def settlement(screen: "Screen", words: "Words") -> "list[Node]":
    """What a finished deal came to in words, and how its value comes about."""
    contract, result = screen.view.table.contract, screen.result
    if contract is None or result is None:
        return [paragraph("reckoning-summary", words.text("reckoning.passed.summary"), "summary")]
    return [
        paragraph("reckoning-summary", _summary(screen, words, contract, result), "summary"),
        _lines(words, contract, result),
    ]


def outcome_text(screen: "Screen", words: "Words") -> str:
    """How the deal ended for the person."""
    result = screen.result
    if result is None:
        return words.text("reckoning.passed")
    key = "reckoning.won" if _have_i_won(screen, result) else "reckoning.lost"
    return words.text(key, score=words.signed(result.scores[screen.view.seat]))


def _have_i_won(screen: "Screen", result: "Result") -> bool:
    return result.won == screen.view.on_declarers_side


def _summary(screen: "Screen", words: "Words", contract: "Contract", result: "Result") -> str:
    """Who played what with whom, the points, and what they mean."""
    points = words.text(
        "reckoning.points", side=result.side_points, others=opponents_points(result)
    )
    what = words.contract(contract)
    declarer = contract.declarer
    partner = screen.view.table.shown_partner
    if partner is None:
        first = says(screen, words, "reckoning.alone", declarer, contract=what, points=points)
    elif partner == screen.view.seat:
        name = name_of(screen, words, declarer)
        first = words.text("reckoning.with-me", name=name, contract=what, points=points)
    else:
        name = name_of(screen, words, partner)
        first = says(
            screen, words, "reckoning.with", declarer, contract=what, partner=name, points=points
        )
    return first + " " + words.text(_verdict(contract, result))


def _verdict(contract: "Contract", result: "Result") -> str:
    """The key of the sentence that says what the points mean."""
    degree = "simple"
    if row_of(contract.kind).is_tout:
        degree = "tout"
    elif result.schwarz:
        degree = "schwarz"
    elif result.schneider:
        degree = "schneider"
    return "verdict." + degree + (".won" if result.won else ".lost")


def _lines(words: "Words", contract: "Contract", result: "Result") -> Node:
    """How the value comes about, a row for each line of the result."""
    rows: list[Node] = []
    for name, number in result.lines:
        if name in DOUBLING_LINES:
            amount = words.text("number.times", n=number)
        else:
            amount = words.signed(number) if rows else words.number(number)
        key = "line-" + name
        label = _line_text(words, name, contract, result)
        cells = (head_cell(key + "-name", label, "row"), number_cell(key + "-amount", amount))
        rows.append(Node("tr", key, ("data-line", name), "", cells))
    cells = (
        head_cell("line-total-name", words.text("line.total"), "row"),
        number_cell("line-total-amount", words.number(result.value)),
    )
    rows.append(Node("tr", "line-total", ("class", "total"), "", cells))
    parts = (
        Node("caption", "lines-caption", (), words.text("reckoning.lines")),
        Node("tbody", "lines-body", (), "", rows),
    )
    return Node("table", "lines", ("class", "lines"), "", parts)


def _line_text(words: "Words", name: str, contract: "Contract", result: "Result") -> str:
    if name == RUNNERS:
        key = "line.runners.with" if result.with_top else "line.runners.without"
        return words.text(key, count=result.runners)
    if name == BASE:
        return words.text("contract." + contract.kind)
    return words.text("line." + name)


def _payment(screen: "Screen", words: "Words", result: "Result") -> Node:
    """What each player gets or pays, and the running score."""
    head = (
        head_cell("pay-head-name", words.text("payment.name")),
        head_cell("pay-head-deal", words.text("payment.deal")),
        head_cell("pay-head-score", words.text("payment.score")),
    )
    rows = []
    for place in AROUND:
        seat = screen.seat_at(place)
        key = f"pay-{seat}"
        name = name_of(screen, words, seat)
        cells = (
            Node("th", key + "-name", ("class", "name", "scope", "row"), name),
            score_cell(key + "-deal", words, result.scores[seat]),
            score_cell(key + "-score", words, screen.scores[seat]),
        )
        rows.append(Node("tr", key, ("data-place", place), "", cells))
    parts = (
        Node("caption", "pay-caption", (), words.text("payment.caption")),
        Node("thead", "pay-head", (), "", (Node("tr", "pay-head-row", (), "", head),)),
        Node("tbody", "pay-body", (), "", rows),
    )
    return Node("table", "payment", ("class", "payment"), "", parts)

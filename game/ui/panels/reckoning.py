"""The reckoning after a deal: the result in plain words, then line by line what it pays."""

from typing import TYPE_CHECKING

from ...core.cards import card_code, suit_of
from ...core.games import row_of
from ...core.settle import DOUBLING_LINES, RUNNERS, opponents_points
from ...core.table import trick_points
from ..bar import NEXT_KEY
from ..people import AROUND, name_of, says
from ..scene import Node, yes
from ..words import SUIT_LETTERS
from .frame import chapter, head_cell, number_cell, panel_title, paragraph, score_cell

if TYPE_CHECKING:
    from ...core.games import Contract
    from ...core.settle import Result
    from ...core.table import Trick
    from ..screen import Screen
    from ..words import Words

RECKONING_TITLE = "reckoning-title"
"""The key of the reckoning's title: the focus goes there when a deal is over."""


def reckoning(screen: "Screen", words: "Words") -> Node:
    """The panel. It is part of the table: the bar stays in use, and the next deal closes it."""
    contract = screen.view.table.contract
    result = screen.result
    won = None
    if contract is None or result is None:
        body = [paragraph("reckoning-summary", words.text("reckoning.passed.summary"), "summary")]
    else:
        won = result.won == screen.view.on_declarers_side
        body = [
            paragraph("reckoning-summary", _summary(screen, words, contract, result), "summary"),
            _lines(words, contract, result),
            _payment(screen, words, result),
            _review(screen, words),
        ]
    title = outcome_text(screen, words)
    next_deal = Node(
        "button",
        "act-next",
        (
            "class",
            "action",
            "type",
            "button",
            "data-act",
            "next",
            "data-kind",
            "next",
            "data-primary",
            "true",
            "aria-keyshortcuts",
            NEXT_KEY if screen.settings.keys else None,
        ),
        words.text("action.next"),
    )
    attributes = (
        "class",
        "panel",
        "data-panel",
        "reckoning",
        "role",
        "region",
        "aria-label",
        words.text("reckoning.label"),
        "data-won",
        "none" if won is None else ("true" if won else "false"),
    )
    return Node(
        "section",
        "panel-reckoning",
        attributes,
        "",
        (
            Node("header", "reckoning-head", ("class", "panel-head"), "", (panel_title(title, RECKONING_TITLE),)),
            Node("div", "reckoning-body", ("class", "panel-body"), "", body),
            Node("footer", "reckoning-foot", ("class", "panel-foot"), "", (next_deal,)),
        ),
    )


def outcome_text(screen: "Screen", words: "Words") -> str:
    """How the deal ended for the person."""
    result = screen.result
    if result is None:
        return words.text("reckoning.passed")
    score = words.signed(result.scores[screen.view.seat])
    won = result.won == screen.view.on_declarers_side
    return words.text("reckoning.won" if won else "reckoning.lost", score=score)


def _summary(screen: "Screen", words: "Words", contract: "Contract", result: "Result") -> str:
    table = screen.view.table
    points = words.text(
        "reckoning.points",
        side=result.side_points,
        others=opponents_points(result),
    )
    partner = table.shown_partner
    if partner is None:
        first = says(screen, words, "reckoning.alone", contract.declarer, contract=words.contract(contract), points=points)
    elif partner == screen.view.seat:
        first = says(
            screen, words, "reckoning.with-me", contract.declarer, contract=words.contract(contract), points=points
        )
    else:
        first = says(
            screen,
            words,
            "reckoning.with",
            contract.declarer,
            contract=words.contract(contract),
            partner=name_of(screen, words, partner),
            points=points,
        )
    if row_of(contract.kind).is_tout:
        verdict = "tout"
    elif result.schwarz:
        verdict = "schwarz"
    elif result.schneider:
        verdict = "schneider"
    else:
        verdict = "simple"
    return first + " " + words.text("verdict." + verdict + (".won" if result.won else ".lost"))


def _lines(words: "Words", contract: "Contract", result: "Result") -> Node:
    """How the value comes about, a row for each line of the result."""
    rows = []
    for name, number in result.lines:
        if name == RUNNERS:
            key = "line.runners.with" if result.with_top else "line.runners.without"
            label = words.text(key, count=result.runners)
        elif name == "base":
            label = words.text("contract." + contract.kind)
        else:
            label = words.text("line." + name)
        if name in DOUBLING_LINES:
            amount = words.text("number.times", n=number)
        else:
            amount = words.signed(number) if rows else words.number(number)
        key = "line-" + name
        cells = (head_cell(key + "-name", label, "row"), number_cell(key + "-amount", amount))
        rows.append(Node("tr", key, ("data-line", name), "", cells))
    cells = (
        head_cell("line-total-name", words.text("line.total"), "row"),
        number_cell("line-total-amount", words.number(result.value)),
    )
    rows.append(Node("tr", "line-total", ("class", "total"), "", cells))
    children = (
        Node("caption", "lines-caption", (), words.text("reckoning.lines")),
        Node("tbody", "lines-body", (), "", rows),
    )
    return Node("table", "lines", ("class", "lines"), "", children)


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
        cells = (
            Node("th", key + "-name", ("class", "name", "scope", "row"), name_of(screen, words, seat)),
            score_cell(key + "-deal", words, result.scores[seat]),
            score_cell(key + "-score", words, screen.scores[seat]),
        )
        rows.append(Node("tr", key, ("data-place", place), "", cells))
    children = (
        Node("caption", "pay-caption", (), words.text("payment.caption")),
        Node("thead", "pay-head", (), "", (Node("tr", "pay-head-row", (), "", head),)),
        Node("tbody", "pay-body", (), "", rows),
    )
    return Node("table", "payment", ("class", "payment"), "", children)


def _review(screen: "Screen", words: "Words") -> Node:
    """All tricks: who led, who played what, who took it and how many points."""
    seats = [screen.seat_at(place) for place in AROUND]
    head = [head_cell("review-head-number", words.text("review.number"))]
    head += [head_cell(f"review-head-{seat}", name_of(screen, words, seat)) for seat in seats]
    head.append(head_cell("review-head-points", words.text("review.points")))
    rows = []
    tricks = screen.view.table.tricks
    for index in range(len(tricks)):
        rows.append(_review_row(words, f"review-{index}", index + 1, tricks[index], seats))
    children = (
        Node("thead", "review-head", (), "", (Node("tr", "review-head-row", (), "", head),)),
        Node("tbody", "review-body", (), "", rows),
    )
    table = Node("table", "review-table", ("class", "tricks-table"), "", children)
    return chapter("review", words.text("review.title"), [table])


def _review_row(words: "Words", key: str, number: int, trick: "Trick", seats: "list[int]") -> Node:
    cells = [head_cell(key + "-number", words.number(number), "row")]
    for seat in seats:
        step = (seat - trick.leader) % 4
        card = trick.cards[step]
        marks = []
        if step == 0:
            marks.append(words.text("review.leads"))
        if seat == trick.winner:
            marks.append(words.text("review.takes"))
        label = words.text("list.separator").join([words.card(card)] + marks)
        mini = Node(
            "span",
            f"{key}-card-{seat}",
            (
                "class",
                "mini",
                "role",
                "img",
                "data-card",
                card_code(card),
                "data-suit",
                SUIT_LETTERS[suit_of(card)],
                "data-index",
                words.index(card),
                "aria-label",
                label,
            ),
        )
        attributes = ("data-leader", yes(step == 0), "data-winner", yes(seat == trick.winner))
        cells.append(Node("td", f"{key}-{seat}", attributes, "", (mini,)))
    cells.append(number_cell(key + "-points", words.number(trick_points(trick))))
    return Node("tr", key, (), "", cells)

"""All tricks of a finished deal: who led, who played what, who took it, how many points."""

from typing import TYPE_CHECKING

from ...core.cards import card_code, suit_of
from ...core.table import trick_points
from ..people import AROUND, name_of
from ..scene import Node, yes
from ..words import SUIT_LETTERS
from .frame import chapter, head_cell, number_cell

if TYPE_CHECKING:
    from ...core.cards import Card
    from ...core.table import Trick
    from ..screen import Screen
    from ..words import Words


def review(screen: "Screen", words: "Words") -> Node:
    """The chapter with the table of tricks, a column a seat."""
    seats = [screen.seat_at(place) for place in AROUND]
    head = [head_cell("review-head-number", words.text("review.number"))]
    head += [head_cell(f"review-head-{seat}", name_of(screen, words, seat)) for seat in seats]
    head.append(head_cell("review-head-points", words.text("review.points")))
    tricks = screen.view.table.tricks
    rows = [
        _row(words, f"review-{index}", index + 1, tricks[index], seats)
        for index in range(len(tricks))
    ]
    parts = (
        Node("thead", "review-head", (), "", (Node("tr", "review-head-row", (), "", head),)),
        Node("tbody", "review-body", (), "", rows),
    )
    table = Node("table", "review-table", ("class", "tricks-table"), "", parts)
    return chapter("review", words.text("review.title"), [table])


def _row(words: "Words", key: str, number: int, trick: "Trick", seats: "list[int]") -> Node:
    cells = [head_cell(key + "-number", words.number(number), "row")]
    for seat in seats:
        step = (seat - trick.leader) % 4
        marks = []
        if step == 0:
            marks.append(words.text("review.leads"))
        if seat == trick.winner:
            marks.append(words.text("review.takes"))
        shown = mini(words, f"{key}-card-{seat}", trick.cards[step], marks)
        attributes = ("data-leader", yes(step == 0), "data-winner", yes(seat == trick.winner))
        cells.append(Node("td", f"{key}-{seat}", attributes, "", (shown,)))
    cells.append(number_cell(key + "-points", words.number(trick_points(trick))))
    return Node("tr", key, (), "", cells)


def mini(words: "Words", key: str, card: "Card", marks: "list[str]") -> Node:
    """A card written small: its letter and its suit."""
    attributes = (
        "class", "mini",
        "role", "img",
        "data-card", card_code(card),
        "data-suit", SUIT_LETTERS[suit_of(card)],
        "data-index", words.index(card),
        "aria-label", words.text("list.separator").join([words.card(card)] + marks),
    )  # fmt: skip
    return Node("span", key, attributes)

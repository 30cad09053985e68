"""The list of scores: a row a deal, the running score below."""

from typing import TYPE_CHECKING

from ..people import AROUND, name_of
from ..scene import Node
from .frame import frame, head_cell, paragraph, past_button, score_cell

if TYPE_CHECKING:
    from ..screen import Played, Screen
    from ..words import Words


def scores(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    seats = [screen.seat_at(place) for place in AROUND]
    head = [head_cell("scores-head-deal", words.text("scores.deal"))]
    head += [head_cell(f"scores-head-{seat}", name_of(screen, words, seat)) for seat in seats]
    rows = [_row(screen, words, played, seats) for played in screen.history]
    cells = [head_cell("scores-total-name", words.text("scores.total"), "row")]
    cells += [score_cell(f"scores-total-{seat}", words, screen.scores[seat]) for seat in seats]
    rows.append(Node("tr", "scores-total", ("class", "total"), "", cells))
    parts = (
        Node("thead", "scores-head", (), "", (Node("tr", "scores-head-row", (), "", head),)),
        Node("tbody", "scores-body", (), "", rows),
    )
    table = Node("table", "scores", ("class", "scores"), "", parts)
    number = paragraph("scores-number", words.text("scores.number", number=screen.deal_number))
    return frame("scores", words, words.text("scores.title"), [number, table, past_button(words)])


def _row(screen: "Screen", words: "Words", played: "Played", seats: "list[int]") -> Node:
    if played.kind is None or played.declarer is None:
        what = words.text("scores.passed", number=played.number)
    else:
        kind = words.text("contract." + played.kind)
        name = name_of(screen, words, played.declarer)
        what = words.text("scores.played", number=played.number, contract=kind, name=name)
    key = f"scores-{played.number}"
    cells = [head_cell(key + "-name", what, "row")]
    cells += [score_cell(f"{key}-{seat}", words, played.scores[seat]) for seat in seats]
    return Node("tr", key, (), "", cells)

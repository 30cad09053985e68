"""The last trick, at the seats as it lay; the only one that may be looked at (RULES.md 5.5)."""

from typing import TYPE_CHECKING

from ...core.cards import card_code
from ...core.table import trick_points
from ..cards import face, lying_card
from ..people import name_of, says
from ..scene import Node, yes
from .frame import frame, paragraph

if TYPE_CHECKING:
    from ...core.table import Trick
    from ..screen import Screen
    from ..words import Words


def last_trick(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    trick = screen.view.table.last_trick
    title = words.text("last-trick.title")
    if trick is None or trick.winner is None:
        body = [paragraph("last-none", words.text("last-trick.none"))]
        return frame("last-trick", words, title, body)
    slots = _slots(screen, words, trick)
    lying = Node("ol", "last", ("class", "trick last", "aria-label", title), "", slots)
    points = words.text("points", count=trick_points(trick))
    result = says(screen, words, "last-trick.won", trick.winner, points=points)
    body = [lying, paragraph("last-result", result, "trick-result")]
    return frame("last-trick", words, title, body)


def _slots(screen: "Screen", words: "Words", trick: "Trick") -> list[Node]:
    game = screen.view.table.game
    slots = []
    for step in range(4):
        seat = (trick.leader + step) % 4
        card = trick.cards[step]
        name = name_of(screen, words, seat)
        label = words.text("trick.card", card=words.card(card), name=name)
        who = Node("span", f"last-who-{seat}", ("class", "who", "aria-hidden", "true"), name)
        # The same card can lie on the table as well: its key here is another one.
        key = "last-" + card_code(card)
        shown = lying_card(key, face(words, card, label, game.is_trump(card)))
        attributes = (
            "class", "slot",
            "data-place", screen.place(seat),
            "data-seat", str(seat),
            "data-leader", yes(step == 0),
            "data-winner", yes(seat == trick.winner),
        )  # fmt: skip
        slots.append(Node("li", f"last-slot-{seat}", attributes, "", (who, shown)))
    return slots

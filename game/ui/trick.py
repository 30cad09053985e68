"""The trick on the table, and the heap of the last one."""

from typing import TYPE_CHECKING

from ..core.cards import card_code
from .cards import face, lying_card
from .people import name_of
from .scene import Node, yes
from .seats import seat_key

if TYPE_CHECKING:
    from ..core.table import Trick
    from .screen import Screen
    from .words import Words


def trick_on_table(screen: "Screen") -> "Trick | None":
    """The trick that lies in the middle: the open one, or the complete one while it rests."""
    table = screen.view.table
    return table.last_trick if screen.resting else table.open_trick


def trick(screen: "Screen", words: "Words") -> Node:
    """The four places of the middle, in the order of play from the leader on.

    Empty ones are hidden from those who listen.
    """
    table = screen.view.table
    lying = trick_on_table(screen)
    leader = table.turn if lying is None else lying.leader
    if leader is None:
        leader = table.forehand
    slots = []
    for step in range(4):
        card = lying.cards[step] if lying is not None and step < len(lying.cards) else None
        winner = None if lying is None else lying.winner
        is_leader = lying is not None and step == 0
        slots.append(_slot(screen, words, (leader + step) % 4, card, winner, is_leader))
    count = 0 if lying is None else len(lying.cards)
    label = words.text("trick.label")
    attributes = ("class", "trick", "aria-label", label, "data-count", str(count))
    return Node("ol", "trick", attributes, "", slots)


def _slot(
    screen: "Screen",
    words: "Words",
    seat: int,
    card: "int | None",
    winner: "int | None",
    is_leader: bool,
) -> Node:
    key = "slot-" + str(seat)
    is_trump = card is not None and screen.view.table.game.is_trump(card)
    place = screen.place(seat)
    facts = (card, winner, is_leader, is_trump, place, screen.settings.names)
    drawn = words.drawn.get(key, facts)
    if drawn is not None:
        return drawn
    children: list[Node] = []
    if card is not None:
        name = name_of(screen, words, seat)
        label = words.text("trick.card", card=words.card(card), name=name)
        leave = None if winner is None else seat_key(winner)
        way = ("data-from", seat_key(seat), "data-leave", leave)
        children.append(lying_card("c" + card_code(card), face(words, card, label, is_trump) + way))
    attributes = (
        "class", "slot",
        "data-place", place,
        "data-seat", str(seat),
        "data-leader", yes(is_leader),
        "data-winner", yes(winner == seat),
        "aria-hidden", yes(card is None),
    )  # fmt: skip
    return words.drawn.keep(key, facts, Node("li", key, attributes, "", children))


def pile(screen: "Screen", words: "Words") -> "Node | None":
    """The heap of the trick taken last, face down beside who took it; None before there is one."""
    taken = screen.view.table.tricks
    if taken and (screen.resting or taken[-1].winner is None):
        taken = taken[:-1]
    if not taken or taken[-1].winner is None:
        return None
    attributes = (
        "class", "pile",
        "type", "button",
        "data-act", "last-trick",
        "data-place", screen.place(taken[-1].winner),
        "aria-label", words.text("menu.last-trick"),
    )  # fmt: skip
    return Node("button", "pile", attributes)

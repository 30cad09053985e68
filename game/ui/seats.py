"""The four seats: who sits where, what each has said, holds and taken, and on which side it is
known to be."""

from typing import TYPE_CHECKING

from .people import AROUND, name_of
from .scene import Node, yes

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

DECLARER, PARTNER, OPPONENT = "declarer", "partner", "opponent"


def seats(screen: "Screen", words: "Words") -> list[Node]:
    """The four seats, from the one on the person's left round to the person."""
    return [_seat(screen, words, screen.seat_at(place), place) for place in AROUND]


def seat_key(seat: int) -> str:
    """The key of a seat's element: cards fly from it and to it."""
    return "p" + str(seat)


def role_of(screen: "Screen", seat: int) -> "str | None":
    """The side of a seat as far as the person can know it, else None."""
    view = screen.view
    contract = view.table.contract
    if contract is None:
        return None
    if seat == contract.declarer:
        return DECLARER
    if view.table.called_ace is None:
        # Every contract but a Sauspiel is played alone; before the ace is called nobody knows.
        return None if view.table.phase == "naming" else OPPONENT
    partner = view.partner
    if partner is not None:
        return PARTNER if seat == partner else OPPONENT
    return OPPONENT if seat == view.seat and not view.on_declarers_side else None


def said_by(screen: "Screen", words: "Words", seat: int) -> "tuple[str, str] | None":
    """What a seat has said last and what still matters: the word and its text, or None.

    Bids until the first card lies, then the naming, Kontra and Re during the first trick.
    """
    table = screen.view.table
    contract = table.contract
    if contract is None:
        word = table.words[seat]
        return None if word is None else (word, words.text("said." + word))
    if len(table.tricks) > 1 or table.phase == "done":
        return None
    if seat == table.re:
        return "re", words.text("said.re")
    if seat == table.kontra:
        return "kontra", words.text("said.kontra")
    if seat == contract.declarer and contract.suit is not None:
        if table.called_suit is not None:
            return "call", words.text("said.call", suit=words.called(contract.suit))
        return "trump", words.text("said.trump", suit=words.suit(contract.suit))
    word = table.words[seat]
    if table.tricks or word is None:
        return None
    return word, words.text("said." + word)


def _seat(screen: "Screen", words: "Words", seat: int, place: str) -> Node:
    table = screen.view.table
    key = seat_key(seat)
    is_turn = table.turn == seat and not screen.resting
    cards = table.hand_count(seat)
    label = [words.text("seat.label", name=name_of(screen, words, seat), place=words.text("place." + place))]
    if is_turn:
        label.append(words.text("seat.turn"))
    if cards and place != "me":
        label.append(words.text("seat.cards", count=cards))
    role = role_of(screen, seat)
    children = [_plate(screen, words, seat, role)]
    if place != "me":
        children.append(_backs(key, cards))
    said = said_by(screen, words, seat)
    if said is not None:
        children.append(Node("p", key + "-said", ("class", "bubble", "data-said", said[0]), said[1]))
    attributes = (
        "class",
        "seat",
        "role",
        "group",
        "data-place",
        place,
        "data-seat",
        str(seat),
        "data-turn",
        yes(is_turn),
        "data-dealer",
        yes(table.dealer == seat),
        "data-role",
        role,
        "aria-label",
        words.text("list.separator").join(label),
    )
    return Node("div", key, attributes, "", children)


def _plate(screen: "Screen", words: "Words", seat: int, role: "str | None") -> Node:
    table = screen.view.table
    key = seat_key(seat)
    children = [Node("span", key + "-name", ("class", "name"), name_of(screen, words, seat))]
    if table.dealer == seat:
        children.append(Node("span", key + "-dealer", ("class", "dealer-mark"), words.text("seat.dealer")))
    if role is not None:
        children.append(Node("span", key + "-role", ("class", "role"), words.text("role." + role)))
    if table.phase == "play":
        taken = table.trick_counts[seat]
        children.append(Node("span", key + "-tricks", ("class", "tricks"), words.text("seat.tricks", count=taken)))
    score = screen.scores[seat]
    attributes = ("class", "score", "data-sign", sign_of(score), "title", words.text("seat.score"))
    children.append(Node("span", key + "-score", attributes, words.signed(score)))
    return Node("div", key + "-plate", ("class", "plate"), "", children)


def _backs(key: str, cards: int) -> Node:
    """The cards that a seat still holds, face down: only how many, never which."""
    backs = [Node("span", key + "-back-" + str(slot), ("class", "back")) for slot in range(cards)]
    attributes = ("class", "backs", "data-count", str(cards), "aria-hidden", "true")
    return Node("div", key + "-backs", attributes, "", backs)


def sign_of(score: int) -> str:
    """``plus``, ``minus`` or ``zero``, for colouring a score."""
    if score == 0:
        return "zero"
    return "plus" if score > 0 else "minus"

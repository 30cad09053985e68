"""The four seats: who sits where, what each has said, what it holds and has taken, whose side."""

from typing import TYPE_CHECKING

from .people import AROUND, name_of
from .scene import Node, yes

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

DECLARER, PARTNER, OPPONENT = "declarer", "partner", "opponent"


def seats(screen: "Screen", words: "Words") -> list[Node]:
    """The four seats, from the one on the person's left round to the person."""
    partner = screen.view.partner
    return [_seat(screen, words, screen.seat_at(place), place, partner) for place in AROUND]


def seat_key(seat: int) -> str:
    """The key of a seat's element: cards fly from it and to it."""
    return "p" + str(seat)


def role_of(screen: "Screen", seat: int, partner: "int | None") -> "str | None":
    """The side of a seat as far as the person can know it, else None.

    ``partner`` is the declarer's partner as the person's view knows it.
    """
    view = screen.view
    contract = view.table.contract
    if contract is None:
        return None
    if seat == contract.declarer:
        return DECLARER
    if view.table.called_ace is None:
        # Every contract but a Sauspiel is played alone; before the ace is called nobody knows.
        return None if view.table.phase == "naming" else OPPONENT
    if partner is not None:
        return PARTNER if seat == partner else OPPONENT
    return OPPONENT if seat == view.seat and not view.on_declarers_side else None


def said_by(screen: "Screen", seat: int) -> "str | None":
    """What a seat has said last and what still matters, or None.

    A word of the auction until the first card lies; then ``call`` or ``trump`` for the naming,
    ``kontra`` and ``re`` until the seat has played its first card, which the bubble would cover.
    """
    table = screen.view.table
    contract = table.contract
    if contract is None:
        return table.words[seat]
    if len(table.tricks) > 1 or table.phase == "done":
        return None
    if table.tricks and (seat - table.forehand) % 4 < len(table.tricks[0].cards):
        return None
    if seat == table.re:
        return "re"
    if seat == table.kontra:
        return "kontra"
    if seat == contract.declarer and contract.suit is not None:
        return "trump" if table.called_suit is None else "call"
    return None if table.tricks else table.words[seat]


def _seat(screen: "Screen", words: "Words", seat: int, place: str, partner: "int | None") -> Node:
    table = screen.view.table
    key = seat_key(seat)
    is_turn = table.turn == seat and not screen.resting
    cards = 0 if place == "me" else table.hand_count(seat)
    role = role_of(screen, seat, partner)
    said = said_by(screen, seat)
    taken = table.trick_counts[seat] if table.phase == "play" else None
    suit = table.contract.suit if said in ("call", "trump") and table.contract is not None else None
    is_dealer = table.dealer == seat
    names = screen.settings.names
    score = screen.scores[seat]
    facts = (place, is_turn, cards, role, said, suit, taken, is_dealer, names, score)
    drawn = words.drawn.get(key, facts)
    if drawn is not None:
        return drawn
    name = name_of(screen, words, seat)
    children = [_plate(words, key, name, is_dealer, role, taken, score)]
    if place != "me":
        children.append(_backs(words, key, cards))
    if said is not None:
        text = _bubble_text(words, said, suit)
        children.append(Node("p", key + "-said", ("class", "bubble", "data-said", said), text))
    label = [words.text("seat.label", name=name, place=words.text("place." + place))]
    if is_turn:
        label.append(words.text("seat.turn"))
    if cards:
        label.append(words.text("seat.cards", count=cards))
    attributes = (
        "class", "seat",
        "role", "group",
        "data-place", place,
        "data-seat", str(seat),
        "data-turn", yes(is_turn),
        "data-dealer", yes(is_dealer),
        "data-role", role,
        "aria-label", words.text("list.separator").join(label),
    )  # fmt: skip
    return words.drawn.keep(key, facts, Node("div", key, attributes, "", children))


def _bubble_text(words: "Words", said: str, suit: "int | None") -> str:
    if suit is None:
        return words.text("said." + said)
    return words.text(
        "said." + said, suit=words.called(suit) if said == "call" else words.suit(suit)
    )


def _plate(
    words: "Words",
    key: str,
    name: str,
    is_dealer: bool,
    role: "str | None",
    taken: "int | None",
    score: int,
) -> Node:
    children = [Node("span", key + "-name", ("class", "name"), name)]
    if is_dealer:
        text = words.text("seat.dealer")
        children.append(Node("span", key + "-dealer", ("class", "dealer-mark"), text))
    if role is not None:
        children.append(Node("span", key + "-role", ("class", "role"), words.text("role." + role)))
    if taken is not None:
        text = words.text("seat.tricks", count=taken)
        children.append(Node("span", key + "-tricks", ("class", "tricks"), text))
    title = words.text("seat.score")
    attributes = ("class", "score", "data-sign", sign_of(score), "title", title)
    children.append(Node("span", key + "-score", attributes, words.signed(score)))
    return Node("div", key + "-plate", ("class", "plate"), "", children)


def _backs(words: "Words", key: str, cards: int) -> Node:
    """The cards that a seat still holds, face down: only how many, never which."""
    key += "-backs"
    drawn = words.drawn.get(key, cards)
    if drawn is not None:
        return drawn
    backs = [Node("span", key + str(slot), ("class", "back")) for slot in range(cards)]
    attributes = ("class", "backs", "data-count", str(cards), "aria-hidden", "true")
    return words.drawn.keep(key, cards, Node("div", key, attributes, "", backs))


def sign_of(score: int) -> str:
    """``plus``, ``minus`` or ``zero``, for colouring a score."""
    if score == 0:
        return "zero"
    return "plus" if score > 0 else "minus"

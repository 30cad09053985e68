"""The members of a request, read one by one: each function gives a checked value or a clear error.

A request is a JSON object. A member that is not there has the default that PROTOCOL.md names, or
is an error; ``null`` counts as not there only where a function says so.
"""

from game.core.cards import (
    LONG,
    SUIT_CODES,
    Card,
    CardSet,
    Seat,
    Suit,
    card_code,
    card_set,
    hand_size,
    make_card,
)
from game.core.errors import (
    BAD_REQUEST,
    CONTRADICTION,
    DUPLICATE_CARD,
    WRONG_COUNT,
    BadText,
    Contradiction,
    SchafkopfError,
)
from game.core.games import CHOSEN, KINDS, game, row_of
from game.core.record import DEFAULT_DEALER, deck_from_json, hand_from_json, seat_from_json
from game.core.rulesets import STARGAMES, Ruleset, ruleset_from_json

Request = dict[str, object]


def read_rules(request: Request) -> Ruleset:
    """``rules``: a profile's name or an object with changes; ``stargames`` if absent."""
    return ruleset_from_json(request.get("rules", STARGAMES))


def read_deck(request: Request) -> str:
    """``deck``: long or short; long if absent."""
    return deck_from_json(request.get("deck", LONG))


def read_dealer(request: Request) -> Seat:
    """``dealer``: a seat; 3 if absent."""
    return seat_from_json(request.get("dealer", DEFAULT_DEALER), "dealer")


def read_seat(request: Request, name: str) -> Seat:
    """A seat that must be there."""
    return seat_from_json(needed(request, name), name)


def read_kind(request: Request) -> str:
    """``contract``: one of the kinds."""
    value = needed(request, "contract")
    if not isinstance(value, str) or value not in KINDS:
        raise BadText(BAD_REQUEST, f"contract must be one of {' '.join(KINDS)}")
    return value


def read_suit(request: Request, kind: str, *, is_needed: bool) -> "Suit | None":
    """``suit``: the called suit of a Sauspiel or the trump suit of a Solo; null and absent are one.

    BadText for a suit that the contract does not have, for the ace of Herz called, and, where it
    is needed, for no suit.
    """
    value = request.get("suit")
    row = row_of(kind)
    takes_one = row.calls_ace or row.trump_suit == CHOSEN
    if value is None:
        if takes_one and is_needed:
            raise BadText(BAD_REQUEST, f"suit is needed for {kind}: one of E G H S")
        return None
    if not isinstance(value, str) or len(value) != 1 or value not in SUIT_CODES:
        raise BadText(BAD_REQUEST, "suit must be E, G, H or S")
    if not takes_one:
        raise BadText(BAD_REQUEST, f"{kind} has no suit")
    suit = SUIT_CODES.index(value)
    if row.calls_ace and game(kind, None, LONG).is_trump(make_card(suit, 0)):
        raise BadText(BAD_REQUEST, f"{value} cannot be the called suit: it is trump (rule 3.1)")
    return suit


def read_cards(request: Request, name: str, deck: str, low: int, high: int) -> tuple[Card, ...]:
    """Cards of the deck in the order given, from ``low`` to ``high`` of them."""
    value = needed(request, name)
    if not isinstance(value, str):
        raise BadText(BAD_REQUEST, f"{name} must be a text of cards such as 'EO GX'")
    try:
        cards = hand_from_json(value, deck)
    except SchafkopfError as error:
        raise BadText(error.code, f"{name}: {error.message}") from error
    if not low <= len(cards) <= high:
        wanted = str(low) if low == high else f"from {low} to {high}"
        raise BadText(WRONG_COUNT, f"{name} has {len(cards)} cards, it must be {wanted}")
    return cards


def read_whole_hand(request: Request, deck: str) -> tuple[Card, ...]:
    """``hand``: all cards of a hand as dealt."""
    return read_cards(request, "hand", deck, hand_size(deck), hand_size(deck))


def check_apart(first: tuple[Card, ...], second: tuple[Card, ...], where: str) -> None:
    """BadText duplicate-card if a card is in both places."""
    both: CardSet = card_set(first) & card_set(second)
    for card in first:
        if both >> card & 1:
            raise BadText(DUPLICATE_CARD, f"{card_code(card)} is there twice: {where}")


def read_flag(request: Request, name: str) -> bool:
    """True or false; false if absent."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise BadText(BAD_REQUEST, f"{name} must be true or false")
    return value


def read_whole_number(request: Request, name: str) -> int:
    """A whole number of any size that must be there."""
    value = needed(request, name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadText(BAD_REQUEST, f"{name} must be a whole number")
    return value


def read_partner(request: Request, kind: str, declarer: Seat) -> "Seat | None":
    """``partner``: needed with a Sauspiel, null or absent with any other contract."""
    value = request.get("partner")
    if not row_of(kind).calls_ace:
        if value is not None:
            raise Contradiction(CONTRADICTION, f"in a {kind} the declarer has no partner")
        return None
    if value is None:
        raise BadText(BAD_REQUEST, f"partner is needed for {kind}: a seat, 0 to 3")
    partner = seat_from_json(value, "partner")
    if partner == declarer:
        raise Contradiction(CONTRADICTION, f"seat {declarer} cannot be its own partner")
    return partner


def needed(request: Request, name: str) -> object:
    """A member that must be there."""
    if name not in request:
        raise BadText(BAD_REQUEST, f"{name} is missing")
    return request[name]

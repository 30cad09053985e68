"""Cards, sets of cards, and the two decks.

A card is an int, ``suit * 8 + rank``; a set of cards is an int mask with bit ``1 << card``. The
text of a card is its suit and its rank, ``GX`` the ten of Gras. RULES.md 1.
"""

from .errors import DUPLICATE_CARD, UNKNOWN_CARD, BadText
from .quoting import quoted

Card = int
CardSet = int
Seat = int
Suit = int

EICHEL, GRAS, HERZ, SCHELLEN = 0, 1, 2, 3
SUITS = (EICHEL, GRAS, HERZ, SCHELLEN)
SUIT_CODES = "EGHS"

ACE, TEN, KING, OBER, UNTER, NINE, EIGHT, SEVEN = 0, 1, 2, 3, 4, 5, 6, 7
RANKS = (ACE, TEN, KING, OBER, UNTER, NINE, EIGHT, SEVEN)
RANK_CODES = "AXKOU987"
RANK_POINTS = (11, 10, 4, 3, 2, 0, 0, 0)
"""Card points (Augen) by rank; a whole deck of either kind holds TOTAL_POINTS."""

CARDS = tuple(range(32))
SEATS = (0, 1, 2, 3)
TOTAL_POINTS = 120

LONG, SHORT = "long", "short"
DECKS = (LONG, SHORT)

_CARD_BY_CODE = {
    s + r: i * 8 + j for i, s in enumerate(SUIT_CODES) for j, r in enumerate(RANK_CODES)
}
_CARD_BY_BIT = {1 << card: card for card in CARDS}
_DECK_CARDS = {
    LONG: (1 << 32) - 1,
    SHORT: sum([1 << card for card in CARDS if card % 8 <= NINE]),
}


def _ones() -> bytes:
    """How many bits are set in each byte. The page waits for this: no bit is counted twice."""
    ones = [0]
    for _ in range(8):
        ones += [number + 1 for number in ones]  # the same with one more bit in front
    return bytes(ones)


_ONES = _ones()


def suit_of(card: Card) -> Suit:
    """The suit printed on the card (an Ober of Gras gives GRAS, whatever is trump)."""
    return card >> 3


def rank_of(card: Card) -> int:
    """The rank of the card, ACE to SEVEN."""
    return card & 7


def make_card(suit: Suit, rank: int) -> Card:
    """The card of that suit and rank."""
    return suit * 8 + rank


def card_points(card: Card) -> int:
    """The card's points, 0 to 11."""
    return RANK_POINTS[card & 7]


def card_code(card: Card) -> str:
    """The card as text, ``GX``."""
    return SUIT_CODES[card >> 3] + RANK_CODES[card & 7]


def parse_card(text: str) -> Card:
    """The card of a text such as ``GX``. BadText unknown-card for any other text."""
    card = _CARD_BY_CODE.get(text)
    if card is None:
        raise BadText(
            UNKNOWN_CARD,
            f"no such card: {quoted(text)}; a card is a suit E G H S and a rank A X K O U 9 8 7",
        )
    return card


def parse_suit(text: str) -> Suit:
    """The suit of a letter E, G, H or S. BadText unknown-card for any other text."""
    if len(text) != 1 or text not in SUIT_CODES:
        raise BadText(UNKNOWN_CARD, f"no such suit: {quoted(text)}; a suit is E, G, H or S")
    return SUIT_CODES.index(text)


def suit_code(suit: Suit) -> str:
    """The suit as its letter."""
    return SUIT_CODES[suit]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with single blanks between them; the empty text is no cards.

    BadText unknown-card or duplicate-card says which one is wrong.
    """
    if text == "":
        return ()
    cards: list[Card] = []
    seen = 0
    for word in text.split(" "):
        card = parse_card(word)
        if seen >> card & 1:
            raise BadText(DUPLICATE_CARD, f"{word} is there twice")
        seen |= 1 << card
        cards.append(card)
    return tuple(cards)


def cards_code(cards: "tuple[Card, ...] | list[Card]") -> str:
    """Cards as text with single blanks, in the order given."""
    return " ".join([card_code(card) for card in cards])


def bit(card: Card) -> CardSet:
    """The set that holds this one card."""
    return 1 << card


def card_set(cards: "tuple[Card, ...] | list[Card]") -> CardSet:
    """The set of the cards given."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, EA first and S7 last."""
    result: list[Card] = []
    while cards:
        low = cards & -cards
        result.append(_CARD_BY_BIT[low])
        cards ^= low
    return tuple(result)


def count(cards: CardSet) -> int:
    """How many cards a set holds."""
    return (
        _ONES[cards & 255] + _ONES[cards >> 8 & 255] + _ONES[cards >> 16 & 255] + _ONES[cards >> 24]
    )


def has(cards: CardSet, card: Card) -> bool:
    """Whether the set holds the card."""
    return (cards >> card) & 1 == 1


def set_points(cards: CardSet) -> int:
    """The points of all cards of a set together."""
    return sum([RANK_POINTS[card & 7] for card in cards_in(cards)])


def deck_cards(deck: str) -> CardSet:
    """All cards of LONG (32) or SHORT (24: no eights, no sevens)."""
    return _DECK_CARDS[deck]


def hand_size(deck: str) -> int:
    """Cards a hand, and so tricks a deal: 8 with the long deck, 6 with the short one."""
    return 8 if deck == LONG else 6

"""The contracts as tables: what is trump, what follows what, what beats what.

A contract kind is a row of ROWS; everything else is worked out from it once for each deck, and a
house contract is one row more. RULES.md 2.2 (order of the kinds) and 5 (trumps and ranks).
"""

from typing import NamedTuple

from .cards import (
    CARDS,
    HERZ,
    OBER,
    RANKS,
    SUIT_CODES,
    SUITS,
    UNTER,
    Card,
    CardSet,
    Seat,
    Suit,
    cards_in,
    deck_cards,
    make_card,
    rank_of,
    suit_of,
)

SAUSPIEL = "sauspiel"
GEIER = "geier"
WENZ = "wenz"
SOLO = "solo"
GEIER_TOUT = "geier-tout"
WENZ_TOUT = "wenz-tout"
SOLO_TOUT = "solo-tout"

TRUMP = 4
"""The class of all trumps; the classes 0 to 3 are the plain suits."""

NO_SUIT, ONLY_HERZ, CHOSEN = "no suit", "only herz", "chosen"

Row = NamedTuple(
    "Row",
    [
        ("kind", str),
        ("base", str),  # the kind whose tariff and minimum of runners it shares
        ("trump_ranks", "tuple[int, ...]"),  # the ranks that are trump in every suit, highest first
        ("trump_suit", str),  # NO_SUIT, ONLY_HERZ or CHOSEN
        ("is_tout", bool),
        ("calls_ace", bool),
    ],
)

ROWS = (
    Row(SAUSPIEL, SAUSPIEL, (OBER, UNTER), ONLY_HERZ, False, True),
    Row(GEIER, GEIER, (OBER,), NO_SUIT, False, False),
    Row(WENZ, WENZ, (UNTER,), NO_SUIT, False, False),
    Row(SOLO, SOLO, (OBER, UNTER), CHOSEN, False, False),
    Row(GEIER_TOUT, GEIER, (OBER,), NO_SUIT, True, False),
    Row(WENZ_TOUT, WENZ, (UNTER,), NO_SUIT, True, False),
    Row(SOLO_TOUT, SOLO, (OBER, UNTER), CHOSEN, True, False),
)
"""All contracts, lowest first (case F15)."""

KINDS = tuple([row.kind for row in ROWS])
_ROW_BY_KIND = {row.kind: row for row in ROWS}
_RANK_BY_KIND = {row.kind: index for index, row in enumerate(ROWS)}

Contract = NamedTuple("Contract", [("kind", str), ("suit", "Suit | None"), ("declarer", Seat)])
"""What is played: the kind, the called or the trump suit (None where there is none, or not yet
named), and the seat that plays it."""


def row_of(kind: str) -> Row:
    """The row of a contract kind."""
    return _ROW_BY_KIND[kind]


def kind_rank(kind: str) -> int:
    """The place of a kind among all kinds, 0 the lowest."""
    return _RANK_BY_KIND[kind]


def needs_naming(kind: str) -> bool:
    """Whether the winner of the auction has to name a suit: the called ace's or the trump suit."""
    row = _ROW_BY_KIND[kind]
    return row.calls_ace or row.trump_suit == CHOSEN


class Game:
    """One contract's tables for one deck. Ask `game` for one; the same one is given every time.

    ``trumps`` is the set of all trumps, ``trump_order`` the same highest first, ``class_sets`` the
    five classes that follow each other (four plain suits, then the trumps).
    """

    __slots__ = ("_classes", "_strengths", "class_sets", "deck", "kind", "trump_order", "trumps")

    def __init__(self, kind: str, trump_suit: "Suit | None", deck: str) -> None:
        row = _ROW_BY_KIND[kind]
        order = [make_card(suit, rank) for rank in row.trump_ranks for suit in SUITS]
        if trump_suit is not None:
            order += [make_card(trump_suit, rank) for rank in RANKS if rank not in row.trump_ranks]
        in_deck = deck_cards(deck)
        self.kind = kind
        self.deck = deck
        self.trump_order = tuple([card for card in order if in_deck >> card & 1])
        self.trumps = sum([1 << card for card in self.trump_order])
        self._classes = bytes([TRUMP if card in order else suit_of(card) for card in CARDS])
        # Plain cards are 1 (seven) to 8 (ace); every trump is above, EO or EU highest.
        self._strengths = bytes(
            [
                9 + len(order) - order.index(card) if card in order else 8 - rank_of(card)
                for card in CARDS
            ]
        )
        self.class_sets = tuple(
            [
                sum(
                    [
                        1 << card
                        for card in CARDS
                        if self._classes[card] == cls and in_deck >> card & 1
                    ]
                )
                for cls in (0, 1, 2, 3, TRUMP)
            ]
        )

    def suit_class(self, card: Card) -> int:
        """What the card is: TRUMP, or the plain suit it follows."""
        return self._classes[card]

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self._classes[card] == TRUMP

    def strength(self, card: Card) -> int:
        """A number that is higher for the card that beats.

        Comparable inside a class, and any trump's is above any plain card's.
        """
        return self._strengths[card]

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played later takes the trick from ``other``, the best one so far."""
        same = self._classes[card] == self._classes[other]
        return (same or self._classes[card] == TRUMP) and self._strengths[card] > self._strengths[
            other
        ]

    def winner(self, cards: "tuple[Card, ...] | list[Card]") -> int:
        """The index of the card that takes a trick, or would if it ended now. RULES.md 5.4."""
        best = 0
        for index in range(1, len(cards)):
            if self.beats(cards[index], cards[best]):
                best = index
        return best

    def in_order(self, cls: int) -> tuple[Card, ...]:
        """All cards of a class in this deck, highest first."""
        if cls == TRUMP:
            return self.trump_order
        # unique: no two cards of a class are equally strong
        return tuple(sorted(cards_in(self.class_sets[cls]), key=self._falling))

    def sorted_hand(self, hand: CardSet) -> tuple[Card, ...]:
        """A hand as people hold it: trumps, then Eichel, Gras, Herz, Schellen, highest first."""
        trumps = [card for card in self.trump_order if hand >> card & 1]
        plain = [card for cls in SUITS for card in self.in_order(cls) if hand >> card & 1]
        return tuple(trumps + plain)

    def _falling(self, card: Card) -> int:
        return -self._strengths[card]


_GAMES: "dict[tuple[str, int, str], Game]" = {}


def game(kind: str, suit: "Suit | None", deck: str) -> Game:
    """The tables of a contract. ``suit`` matters only where the declarer chooses the trump suit."""
    row = _ROW_BY_KIND[kind]
    trump_suit: Suit | None = None
    if row.trump_suit == ONLY_HERZ:
        trump_suit = HERZ
    elif row.trump_suit == CHOSEN:
        trump_suit = suit
    key = (kind, -1 if trump_suit is None else trump_suit, deck)
    found = _GAMES.get(key)
    if found is None:
        found = Game(kind, trump_suit, deck)
        _GAMES[key] = found
    return found


def contract_code(contract: Contract) -> str:
    """A contract as text for messages: ``sauspiel E by 1``."""
    suit = "" if contract.suit is None else " " + SUIT_CODES[contract.suit]
    return f"{contract.kind}{suit} by {contract.declarer}"

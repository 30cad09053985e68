"""The seven contracts: which cards are trump and which card beats which (rules 1.5 to 1.8)."""

from dataclasses import dataclass
from functools import cache

from tests.reference.cards import SUITS_HIGH_TO_LOW, all_cards, rank_of, suit_printed_on

LOWEST_TO_HIGHEST = [
    "sauspiel",
    "geier",
    "wenz",
    "solo",
    "geier-tout",
    "wenz-tout",
    "solo-tout",
]

NEEDS_A_TRUMP_SUIT = ["solo", "solo-tout"]

OBERS = ["EO", "GO", "HO", "SO"]
UNTERS = ["EU", "GU", "HU", "SU"]


def is_tout(kind: str) -> bool:
    """Whether the declarer has promised every trick."""
    return kind.endswith("-tout")


def base_game(kind: str) -> str:
    """The contract without its Tout."""
    return kind.replace("-tout", "")


def standing_trumps(kind: str) -> list[str]:
    """The Obers and Unters that are trump in this contract, highest first."""
    game = base_game(kind)
    if game == "geier":
        return list(OBERS)
    if game == "wenz":
        return list(UNTERS)
    return OBERS + UNTERS


@dataclass(frozen=True)
class Game:
    """The order of the cards in one contract with one deck.

    `trump_suit` is "H" for a Sauspiel, the declarer's choice for a Solo and a Solo-Tout, None for
    Geier and Wenz.
    """

    kind: str
    trump_suit: str | None
    deck: str

    def trumps(self) -> list[str]:
        """Every trump, highest first."""
        return list(_trumps(self))

    def is_trump(self, card: str) -> bool:
        """Whether the card is a trump."""
        return card in self.trumps()

    def suit_to_follow(self, card: str) -> str:
        """What a led card asks for: "trump" or the letter of a suit."""
        if self.is_trump(card):
            return "trump"
        return suit_printed_on(card)

    def plain_cards(self, suit: str) -> list[str]:
        """The cards that follow in the suit, highest first; Ober and Unter below the king."""
        return [
            card
            for card in all_cards(self.deck)
            if suit_printed_on(card) == suit and not self.is_trump(card)
        ]

    def whole_order(self) -> list[str]:
        """All cards: trumps from the top, then each suit from the top."""
        order = self.trumps()
        for suit in SUITS_HIGH_TO_LOW:
            order = order + self.plain_cards(suit)
        return order

    def beats(self, newer: str, older: str) -> bool:
        """Whether `newer`, played after `older` was the best card of the trick, is better."""
        if self.suit_to_follow(newer) == self.suit_to_follow(older):
            order = self.whole_order()
            return order.index(newer) < order.index(older)
        return self.is_trump(newer)

    def winner_of(self, cards: list[str]) -> int:
        """The place in the trick (0 is the leader's) of the card that takes it."""
        best = 0
        for place in range(1, len(cards)):
            if self.beats(cards[place], cards[best]):
                best = place
        return best


@cache
def _trumps(game: Game) -> tuple[str, ...]:
    trumps = list(standing_trumps(game.kind))
    if game.trump_suit is not None:
        for rank in ["A", "X", "K", "9", "8", "7"]:
            card = game.trump_suit + rank
            if card in all_cards(game.deck):
                trumps.append(card)
    return tuple(trumps)


def game_of(kind: str, named_suit: str | None, deck: str) -> Game:
    """The game of a contract; `named_suit` is the called or the trump suit, as in a record."""
    if kind == "sauspiel":
        return Game(kind, "H", deck)
    if kind in NEEDS_A_TRUMP_SUIT:
        return Game(kind, named_suit, deck)
    return Game(kind, None, deck)


def suits_whose_ace_can_be_called(hand: list[str]) -> list[str]:
    """The suits a Sauspiel declarer with this hand may call (2.3): acorns, leaves, bells."""
    callable_suits = []
    for suit in ["E", "G", "S"]:
        plain = [
            card
            for card in hand
            if suit_printed_on(card) == suit and rank_of(card) not in ["O", "U"]
        ]
        holds_the_ace = suit + "A" in hand
        if plain and not holds_the_ace:
            callable_suits.append(suit)
    return callable_suits

"""Cards, decks and their points, as strings and lists."""

SUITS_HIGH_TO_LOW = ["E", "G", "H", "S"]
PLAIN_ORDER_OF_ALL_RANKS = ["A", "X", "K", "O", "U", "9", "8", "7"]

POINTS_BY_RANK = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "9": 0, "8": 0, "7": 0}

HAND_SIZES = {"long": 8, "short": 6}
ONLY_IN_THE_LONG_DECK = ["8", "7"]


def all_cards(deck: str) -> list[str]:
    """Every card of the "long" or the "short" deck, suit by suit."""
    cards = []
    for suit in SUITS_HIGH_TO_LOW:
        for rank in PLAIN_ORDER_OF_ALL_RANKS:
            if deck == "short" and rank in ONLY_IN_THE_LONG_DECK:
                continue
            cards.append(suit + rank)
    return cards


def suit_printed_on(card: str) -> str:
    """The letter of the suit that is printed on the card, trump or not."""
    return card[0]


def rank_of(card: str) -> str:
    """The letter of the card's rank."""
    return card[1]


def points_of(cards: list[str]) -> int:
    """What the cards are worth together (0 to 120)."""
    total = 0
    for card in cards:
        total = total + POINTS_BY_RANK[rank_of(card)]
    return total

"""What a hand is worth in each contract: the score its declarer can expect.

Scores are in points of the declarer (a plain Sauspiel won is 1, a plain Solo won is 15), nobody
doubling. A hand's features are weighed to one number, and a curve says what such numbers brought in
self-play; both are in `weights`.
"""

from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import SUITS, CardSet, Seat, Suit
from game.core.duties import callable_suits
from game.core.games import GEIER, KINDS, SAUSPIEL, SOLO, WENZ, game

from .features import suit_game, tall_game
from .weights import AGAINST, OWN

if TYPE_CHECKING:
    from game.core.rulesets import Ruleset
    from game.core.table import Table

Offer = NamedTuple("Offer", [("kind", str), ("suit", "Suit | None"), ("score", float)])
"""A contract that a hand could play, with the called or the trump suit, and its expected score."""


def others_bid(table: "Table", seat: Seat) -> bool:
    """Whether another seat than this one has announced something."""
    return bool([word for other, word in table.log if other != seat and word in KINDS])


def offers(
    hand: CardSet, deck: str, on_lead: bool, ruleset: "Ruleset", outbids: bool = False
) -> list[Offer]:
    """The best offer of each base kind that the hand can name, lowest kind first.

    ``outbids``: the offers go over another seat's bid.
    """
    found: list[Offer] = []
    calls = callable_suits(hand, game(SAUSPIEL, None, deck), ruleset.min_called_suit_cards)
    if calls:
        found.append(best_offer(SAUSPIEL, calls, hand, deck, on_lead))
    found += [
        Offer(kind, None, score_of(kind, None, hand, deck, on_lead, outbids))
        for kind in (GEIER, WENZ)
    ]
    found.append(best_offer(SOLO, SUITS, hand, deck, on_lead, outbids))
    return found


def best_offer(
    kind: str,
    suits: "tuple[Suit, ...]",
    hand: CardSet,
    deck: str,
    on_lead: bool,
    outbids: bool = False,
) -> Offer:
    """The Sauspiel with the best of these suits to call, or the Solo with the best as trump."""
    best = Offer(kind, suits[0], score_of(kind, suits[0], hand, deck, on_lead, outbids))
    for suit in suits[1:]:
        score = score_of(kind, suit, hand, deck, on_lead, outbids)
        if score > best.score:
            best = Offer(kind, suit, score)
    return best


def score_of(
    kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool, outbids: bool = False
) -> float:
    """The score that a declarer with this hand can expect of one contract (no Tout)."""
    features = features_of(kind, suit, hand, deck, on_lead, outbids)
    return expected(OWN[(kind, deck)], features)


def score_against(
    kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool, outbids: bool = False
) -> float:
    """The score that the declarer can expect when this is an opponent's hand (no Tout).

    ``outbids``: another seat than the declarer had bid as well.
    """
    features = features_of(kind, suit, hand, deck, on_lead, outbids)
    return expected(AGAINST[(kind, deck)], features)


def features_of(
    kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool, outbids: bool
) -> list[float]:
    """The features that are weighed for a contract."""
    tables = game(kind, suit, deck)
    if kind in (SAUSPIEL, SOLO):
        return suit_game(tables, hand, suit if kind == SAUSPIEL else None, on_lead, outbids)
    return tall_game(tables, hand, on_lead, outbids)


def expected(
    table: "tuple[tuple[int, ...], tuple[tuple[int, int], ...]]", features: list[float]
) -> float:
    """The expected score by a table of `weights`: its row weighs, its curve tells."""
    row, curve = table
    return on_curve(curve, weigh(row, features)) / 1000.0


def weigh(row: "tuple[int, ...]", features: list[float]) -> float:
    """What the features weigh together, in thousandths."""
    return sum([weight * feature for weight, feature in zip(row, features)])


def on_curve(curve: "tuple[tuple[int, int], ...]", x: float) -> float:
    """The height of a line through points at x; beyond the outer points it rises as x does."""
    left, height = curve[0]
    if x <= left:
        return height + x - left
    for right, next_height in curve[1:]:
        if x < right:
            return height + (next_height - height) * (x - left) / (right - left)
        left, height = right, next_height
    return height + x - left

"""What a hand is worth in each contract: the score its declarer can expect.

Scores are in points of the declarer (a plain Sauspiel won is 1, a plain Solo won is 15), as fitted
by self-play; see `weights`.
"""

from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import SUITS, CardSet, Suit
from game.core.duties import callable_suits
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, game

from .features import suit_game, tall_game
from .weights import AGAINST, OWN

if TYPE_CHECKING:
    from game.core.rulesets import Ruleset

Offer = NamedTuple("Offer", [("kind", str), ("suit", "Suit | None"), ("score", float)])
"""A contract that a hand could play, with the called or the trump suit, and its expected score."""


def offers(hand: CardSet, deck: str, on_lead: bool, ruleset: "Ruleset") -> list[Offer]:
    """The best offer of each base kind that the hand can name, lowest kind first."""
    found: list[Offer] = []
    calls = callable_suits(hand, game(SAUSPIEL, None, deck), ruleset.min_called_suit_cards)
    if calls:
        found.append(best_offer(SAUSPIEL, calls, hand, deck, on_lead))
    found += [
        Offer(kind, None, score_of(kind, None, hand, deck, on_lead)) for kind in (GEIER, WENZ)
    ]
    found.append(best_offer(SOLO, SUITS, hand, deck, on_lead))
    return found


def best_offer(
    kind: str, suits: "tuple[Suit, ...]", hand: CardSet, deck: str, on_lead: bool
) -> Offer:
    """The Sauspiel with the best of these suits to call, or the Solo with the best as trump."""
    best = Offer(kind, suits[0], score_of(kind, suits[0], hand, deck, on_lead))
    for suit in suits[1:]:
        score = score_of(kind, suit, hand, deck, on_lead)
        if score > best.score:
            best = Offer(kind, suit, score)
    return best


def score_of(kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool) -> float:
    """The score that a declarer with this hand can expect of one contract (no Tout)."""
    return _weighed(OWN[(kind, deck)], features_of(kind, suit, hand, deck, on_lead))


def score_against(kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool) -> float:
    """The score that the declarer can expect when this is an opponent's hand (no Tout)."""
    return _weighed(AGAINST[(kind, deck)], features_of(kind, suit, hand, deck, on_lead))


def features_of(
    kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool
) -> list[float]:
    """The features that are weighed for a contract."""
    tables = game(kind, suit, deck)
    if kind in (SAUSPIEL, SOLO):
        return suit_game(tables, hand, suit if kind == SAUSPIEL else None, on_lead)
    return tall_game(tables, hand, on_lead)


def _weighed(weights: "tuple[int, ...]", features: list[float]) -> float:
    return sum([weight * feature for weight, feature in zip(weights, features)]) / 1000.0

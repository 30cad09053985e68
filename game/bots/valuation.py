"""What a hand is worth in each contract: the score its declarer can expect.

Scores are in points of the declarer (a plain Sauspiel won is 1, a plain Solo won is 15), as fitted
by self-play; see `weights`.
"""

from typing import NamedTuple

from game.core.cards import SUITS, CardSet, Suit, count, rank_of, TEN, cards_in
from game.core.duties import callable_suits
from game.core.games import GEIER, SAUSPIEL, SOLO, TRUMP, WENZ, game
from game.core.rulesets import Ruleset

from .features import suit_game, tall_game
from .weights import SUIT_WEIGHTS, TALL_WEIGHTS

Offer = NamedTuple("Offer", [("kind", str), ("suit", "Suit | None"), ("score", float)])
"""A contract that a hand could play, with the called or the trump suit, and its expected score."""


def offers(hand: CardSet, deck: str, on_lead: bool, ruleset: Ruleset) -> list[Offer]:
    """The best offer of each base kind that the hand can name, lowest kind first."""
    found: list[Offer] = []
    calls = callable_suits(hand, game(SAUSPIEL, None, deck), ruleset.min_called_suit_cards)
    if calls:
        found.append(best_call(hand, deck, on_lead, calls))
    found.append(Offer(GEIER, None, score_of(GEIER, None, hand, deck, on_lead)))
    found.append(Offer(WENZ, None, score_of(WENZ, None, hand, deck, on_lead)))
    found.append(best_solo(hand, deck, on_lead))
    return found


def best_call(hand: CardSet, deck: str, on_lead: bool, calls: "tuple[Suit, ...]") -> Offer:
    """The Sauspiel with the ace that is best to call."""
    scores = [
        Offer(SAUSPIEL, suit, score_of(SAUSPIEL, suit, hand, deck, on_lead)) for suit in calls
    ]
    return max(scores, key=_score)


def best_solo(hand: CardSet, deck: str, on_lead: bool) -> Offer:
    """The Solo with the suit that is best as trump."""
    return max(
        [Offer(SOLO, suit, score_of(SOLO, suit, hand, deck, on_lead)) for suit in SUITS], key=_score
    )


def _score(offer: Offer) -> float:
    return offer.score


def score_of(kind: str, suit: "Suit | None", hand: CardSet, deck: str, on_lead: bool) -> float:
    """The expected score of one contract."""
    tables = game(kind, suit, deck)
    if kind in (SAUSPIEL, SOLO):
        called = suit if kind == SAUSPIEL else None
        return _weighed(SUIT_WEIGHTS[(kind, deck)], suit_game(tables, hand, called, on_lead))
    return _weighed(TALL_WEIGHTS[(kind, deck)], tall_game(tables, hand, on_lead))


def _weighed(weights: "tuple[int, ...]", features: list[float]) -> float:
    return sum([weight * feature for weight, feature in zip(weights, features)]) / 1000.0

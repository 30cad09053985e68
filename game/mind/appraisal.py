"""What a hidden hand is worth in a contract, for very many hands: `bots.valuation`, kept in parts.

The features of a hand are sums over its trumps and its suits, and so is what they weigh: each part
is weighed once and kept. What comes of it is the tables' own score.
"""

from game.bots.features import RUFFING_TRUMPS, TALL_GAME_FEATURES, TRUMP_GAME_FEATURES
from game.bots.valuation import features_of, on_curve, weigh
from game.bots.weights import AGAINST, OWN
from game.core.cards import OBER, SUITS, UNTER, CardSet, Suit, card_set, hand_size, make_card
from game.core.games import SAUSPIEL, SOLO, game

STEP = 64
"""Thousandths of a point between two scores that are told apart; each is looked up once."""

_COURT = sum(1 << make_card(suit, rank) for suit in SUITS for rank in (OBER, UNTER))
_ABOVE = TRUMP_GAME_FEATURES.index("trumps above the usual")
_RUFFS = TRUMP_GAME_FEATURES.index("ruffs the called suit")
_ACES = TALL_GAME_FEATURES.index("aces")
_LOSERS = TALL_GAME_FEATURES.index("losers")
_VOIDS = TALL_GAME_FEATURES.index("voids")
_BY_LOSERS = TALL_GAME_FEATURES.index("aces by losers")
_BY_VOIDS = TALL_GAME_FEATURES.index("aces by voids")


_Part = tuple[float, float, float, float]
"""What one suit's cards (or trumps) add to the weight, and to the aces, losers and voids, which
multiply. A plain tuple: thousands are kept, and of numbers alone none is looked at for garbage."""


class Appraisal:
    """One contract on one deck, seen from the declarer's hand or from an opponent's."""

    def __init__(
        self,
        kind: str,
        suit: "Suit | None",
        deck: str,
        on_lead: bool,
        outbids: bool,
        against: bool = False,
    ) -> None:
        self.row, self.curve = (AGAINST if against else OWN)[(kind, deck)]
        self.trumps = game(kind, suit, deck).trumps
        plain = [cards for cards in game(kind, suit, deck).class_sets[:4] if cards]
        courts = [self.trumps & _COURT, self.trumps & ~_COURT]
        self._split = tuple([cards for cards in courts + plain if cards])
        self._called = (
            game(kind, suit, deck).class_sets[suit]
            if kind == SAUSPIEL and suit is not None
            else None
        )
        self._is_tall = kind not in (SAUSPIEL, SOLO)
        self._asked = (kind, suit, deck, on_lead, outbids)
        self._above = [] if self._is_tall else self._weights_above()
        nothing = self._features(0)
        self._nothing: _Part = (
            weigh(self.row, nothing),
            nothing[_ACES] if self._is_tall else 0.0,
            nothing[_LOSERS] if self._is_tall else 0.0,
            nothing[_VOIDS] if self._is_tall else 0.0,
        )
        self._parts: dict[CardSet, _Part] = {}
        self._scores: dict[int, float] = {}

    def score(self, hand: CardSet) -> float:
        """The declarer's expected score with this hand (his, or his opponent's)."""
        parts = self._parts
        weight, aces, losers, voids = self._nothing
        if self._is_tall:
            for cards in self._split:
                own = hand & cards
                if own:
                    part = parts.get(own) or self._part(own)
                    weight += part[0]
                    aces += part[1]
                    losers += part[2]
                    voids += part[3]
            weight += self.row[_BY_LOSERS] * aces * losers + self.row[_BY_VOIDS] * aces * voids
        else:
            for cards in self._split:
                own = hand & cards
                if own:
                    weight += (parts.get(own) or self._part(own))[0]
            trumps = (hand & self.trumps).bit_count()
            weight += self._above[trumps]
            if self._called is not None and trumps >= RUFFING_TRUMPS and not hand & self._called:
                weight += self.row[_RUFFS]
        step = round(weight / STEP)
        known = self._scores.get(step)
        if known is None:
            known = self._scores[step] = on_curve(self.curve, step * STEP) / 1000.0
        return known

    def _weights_above(self) -> list[float]:
        """What "trumps above the usual" weigh, by the number of trumps."""
        kind, suit, deck, on_lead, outbids = self._asked
        order = game(kind, suit, deck).trump_order
        hands = [card_set(order[:number]) for number in range(hand_size(deck) + 1)]
        return [
            self.row[_ABOVE] * features_of(kind, suit, hand, deck, on_lead, outbids)[_ABOVE]
            for hand in hands
        ]

    def _features(self, hand: CardSet) -> list[float]:
        kind, suit, deck, on_lead, outbids = self._asked
        features = features_of(kind, suit, hand, deck, on_lead, outbids)
        if self._is_tall:
            features[_BY_LOSERS] = features[_BY_VOIDS] = 0.0
        else:
            features[_ABOVE] = features[_RUFFS] = 0.0
        return features

    def _part(self, own: CardSet) -> _Part:
        features = self._features(own)
        nothing, aces, losers, voids = self._nothing
        weight = weigh(self.row, features) - nothing
        part: _Part = (weight, 0.0, 0.0, 0.0)
        if self._is_tall:
            part = (
                weight,
                features[_ACES] - aces,
                features[_LOSERS] - losers,
                features[_VOIDS] - voids,
            )
        self._parts[own] = part
        return part

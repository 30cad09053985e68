"""How well a hidden hand explains the cards that its seat has played.

Each card was chosen among those that the hand held then. How much a card draws a player, by the
situation, its look and its shape, was learned from self-play (`habits_long`, `habits_short`,
`shapes`); the likelihood is the card's share of what all of them draw (Luce's choice rule).
"""

from typing import TYPE_CHECKING, NamedTuple

from game.core.cards import LONG, SEATS, SHORT, CardSet, Seat, has
from game.core.view import View

from .habits_long import DRAWS as LONG_DRAWS
from .habits_short import DRAWS as SHORT_DRAWS
from .plays import (
    FOLLOWS,
    LEADS,
    MIDDLE,
    SHAPES,
    Play,
    equals_above,
    looks_of,
    plays_of,
    role_of,
    shape,
    situation,
    strength,
    suit_of_look,
    weaker_alike,
)
from .shapes import SHAPED
from .worlds import Hands

if TYPE_CHECKING:
    from game.core.games import Game

DRAWS = {LONG: LONG_DRAWS, SHORT: SHORT_DRAWS}
"""By deck and situation: how much each look draws whoever plays it."""

FLOOR = 0.1
"""How often any legal card is played, whatever the habit."""

HIGHER = 0.05
"""How often another than the lowest of equal cards is played."""


class _Drawn(NamedTuple):
    """What a card draws in each shape, and the cards that decide about its shape.

    ``above`` and ``below`` are its equals next to it.
    """

    suit: CardSet
    weaker: CardSet
    above: CardSet
    below: CardSet
    draws: tuple[float, ...]


class Conduct:
    """The cards that the hidden seats of a view have played, as likelihoods of their hands."""

    def __init__(self, view: View) -> None:
        self.table = view.table
        self._plays = [
            play for seat in SEATS if seat != view.seat for play in plays_of(view.table, seat)
        ]
        self._drawn: dict[tuple[int, Seat | None], dict[CardSet, _Drawn]] = {}
        self._known: dict[tuple[int, Seat | None, CardSet], float] = {}
        self._ace = view.table.called_ace
        self._partner = view.partner

    def likelihood(self, hands: Hands) -> float:
        """How likely the hidden seats play what they have played if these cards are left."""
        partner = self._partner
        ace = self._ace
        if partner is None and ace is not None:
            partner = next(seat for seat in SEATS if has(hands[seat], ace))
        result = 1.0
        for index, play in enumerate(self._plays):
            own = (hands[play.seat] | play.later) & play.choice
            key = (index, partner, own)
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = self._share(index, partner, own)
            result *= known
        return result

    def _share(self, index: int, partner: "Seat | None", own: CardSet) -> float:
        """The played card's share among these."""
        drawn = self._drawn.get((index, partner))
        play = self._plays[index]
        if drawn is None:
            drawn = self._drawn[(index, partner)] = self._draws(play, partner)
        played = 1 << play.card
        chosen = total = 0.0
        number = 0
        left = own
        while left:
            bit = left & -left
            left ^= bit
            number += 1
            suit, weaker, above, below, draws = drawn[bit]
            if own & above:
                continue  # equal cards are one choice; the highest stands for them
            lowest = equals = bit
            while own & below:
                lowest = below
                equals |= lowest
                below = drawn[lowest].below
            draw = draws[shape(own, suit, weaker & ~equals)]
            total += draw
            if played & equals:
                chosen = draw
                if equals != bit:
                    higher = HIGHER / (equals.bit_count() - 1)
                    chosen *= 1.0 - HIGHER if played == lowest else higher
        return FLOOR / number + (1.0 - FLOOR) * chosen / total

    def _draws(self, play: Play, partner: "Seat | None") -> dict[CardSet, _Drawn]:
        """What all cards draw in a play's situation, by their bit."""
        table = self.table
        game: Game = table.game
        looks = looks_of(table, play)
        names = FOLLOWS if play.before else LEADS
        letters = DRAWS[table.deck].get(situation(table, play, partner), MIDDLE * len(names))
        shaped = SHAPED[role_of(table, play.seat, partner)]
        first = (0 if not play.before else len(LEADS)) * SHAPES
        above = equals_above(game, play)
        below = {high: low for low, high in above.items()}
        found = {}
        for card, look in looks.items():
            place = names.index(look)
            start = first + place * SHAPES
            draws = [
                strength(letters[place]) * strength(letter)
                for letter in shaped[start : start + SHAPES]
            ]
            found[1 << card] = _Drawn(
                suit_of_look(game, look, card),
                weaker_alike(game, looks, card),
                1 << above[card] if card in above else 0,
                1 << below[card] if card in below else 0,
                tuple(draws),
            )
        return found

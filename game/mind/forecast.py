"""What a contract is expected to bring its declarer, before its first card.

The worlds that fit what was said are looked at with open cards. That flatters one side or the
other, by contract and by who looks: what is given is corrected (`offsets`) to what such deals
brought in self-play, with the estimate of the tables (`bots.valuation`) beside it.
"""

from functools import cached_property

from game.bots.valuation import others_bid, score_against, score_of
from game.core.cards import ACE, CardSet, Seat, Suit, has, make_card
from game.core.chance import Chance
from game.core.games import Contract, row_of
from game.core.table import PLAY
from game.core.view import View

from .offsets import DECLARER, OPPONENT
from .position import Position, position_of
from .pricing import WHOLE, Prices, Supposed, stake_of
from .question import is_reached, wins
from .rounds import rounds
from .sampling import World
from .thinking import Thinking, Watch

DRAWING_TIME = 0.3
"""The share of the time that may go into drawing worlds: they are drawn once for all contracts."""

BATCH = 2
"""Worlds between two looks at the clock."""


class Forecast:
    """The worlds of one decision before the play, and what contracts bring in them.

    A decision keeps its worlds for all of them, so that they are compared over the same.
    """

    def __init__(self, view: View, chance: Chance, thinking: Thinking) -> None:
        self.watch = Watch(thinking)
        self._view = view
        self._chance = chance
        self._thinking = thinking

    @cached_property
    def worlds(self) -> list[World]:
        """Hands that fit what was said."""
        found: list[World] = []
        number = self._thinking.worlds
        for some in rounds(
            self._view, number, self._chance, self._thinking, self.watch, DRAWING_TIME
        ):
            found += some
        return found

    def score(self, contract: Contract) -> float:
        """The declarer's expected score, nobody doubling; the tables' if the time is over.

        Not for a Tout.
        """
        table = self.table_score(contract)
        seen = self.open_score(contract)
        if seen is None:
            return table
        declares = contract.declarer == self._view.seat
        row = (DECLARER if declares else OPPONENT)[(contract.kind, self._view.table.deck)]
        return (row[0] + row[1] * seen + row[2] * table) / 1000.0

    def table_score(self, contract: Contract) -> float:
        """What the tables say of the declarer's score, from the viewer's hand. Not for a Tout."""
        view = self._view
        told = score_of if contract.declarer == view.seat else score_against
        return told(
            contract.kind,
            contract.suit,
            view.dealt_set,
            view.table.deck,
            view.seat == view.table.forehand,
            others_bid(view.table, contract.declarer),
        )

    def open_score(self, contract: Contract) -> "float | None":
        """The declarer's mean score with open cards; None if no world could be looked at."""
        prices = Prices((WHOLE,), self._thinking.exact)
        fitting = [world for world in self.worlds if can_stand(contract, world.hands)]
        for start in range(0, len(fitting), BATCH):
            if self.watch.is_over():
                break
            batch = []
            for hands, weight in fitting[start : start + BATCH]:
                position = supposed(self._view, contract, hands)
                stake = stake_of(self._view.table, position, contract.declarer)
                batch.append(Supposed(position, stake, weight))
            prices.add(batch)
        return prices.mean(WHOLE) if prices.worlds else None

    def sweeps(self, contract: Contract) -> "float | None":
        """How likely the declarer of a Tout takes every trick, all cards open; None: not known."""
        exact = self._thinking.exact
        total = taken = 0.0
        for start in range(0, len(self.worlds), BATCH):
            if self.watch.is_over():
                break
            some = self.worlds[start : start + BATCH]
            questions = [
                wins(supposed(self._view, contract, world.hands), each=False) for world in some
            ]
            answers = exact.solve(questions, exact.limit)
            for world, question, answer in zip(some, questions, answers, strict=True):
                if answer.value is not None:
                    total += world.weight
                    taken += world.weight * is_reached(question, answer.value)
        return taken / total if total else None


def supposed(view: View, contract: Contract, hands: "tuple[CardSet, ...]") -> Position:
    """The deal if these are the hands and the contract stands: before its first card or after."""
    table = view.table
    if table.phase == PLAY:
        return position_of(table, hands)
    side = [contract.declarer]
    if row_of(contract.kind).calls_ace and contract.suit is not None:
        partner = holder_of(hands, contract.suit)
        if partner is None:
            raise ValueError("the called ace is nowhere")
        side.append(partner)
    return Position(
        contract,
        table.deck,
        hands,
        table.forehand,
        (),
        tuple(side),
        0,
        0,
        suit_led=False,
        run_away_min=table.ruleset.run_away_min,
    )


def can_stand(contract: Contract, hands: "tuple[CardSet, ...]") -> bool:
    """Whether somebody else holds the ace that the declarer calls or might call."""
    if not row_of(contract.kind).calls_ace or contract.suit is None:
        return True
    return holder_of(hands, contract.suit) != contract.declarer


def holder_of(hands: "tuple[CardSet, ...]", suit: Suit) -> "Seat | None":
    """The seat with the ace of a suit; None when it lies on the table."""
    for seat, hand in enumerate(hands):
        if has(hand, make_card(suit, ACE)):
            return seat
    return None

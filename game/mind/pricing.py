"""What the end of a deal is worth to a seat when all cards are open: scores, the win first.

A solver answers in card points or tricks; a deal pays by its marks, the win and Schneider (RULES.md
7 to 10). Here the one becomes the other. Schwarz, which pays a step more, is left out: it is
another kind of question for every world, and hardly ever what a choice is about.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.cards import Card, CardSet, Seat, card_set
from game.core.games import row_of
from game.core.settle import (
    LOST_SCHNEIDER_POINTS,
    SCHNEIDER_POINTS,
    WIN_POINTS,
    counted_runners,
    runner_row,
)
from game.core.table import Table

from .exact import Exact
from .position import Position
from .question import Question, reaches, whole_value, wins

SAVED_POINTS = LOST_SCHNEIDER_POINTS + 1
"""With these the declarer's side is out of Schneider."""

WHOLE_TRICKS = 5
"""With so many tricks left the whole value costs less than one question for each mark."""

POINT = 0.002
"""What a card point is worth beside the marks: between cards that win and lose the same, the one
that keeps more points out of the other side's reach."""


WHOLE: Card = -1
"""Stands for the position in place of one of its cards."""


class Stake(NamedTuple):
    """What a world pays the declarer's side for the win, and for each Schneider.

    ``share`` is the viewer's part: 3 for a soloist, 1 on a caller's side, -1 against it.
    """

    win: int
    schneider: int
    share: int


Values = dict[Card, float]
"""A score for each card."""


class Supposed(NamedTuple):
    """A supposed deal, what it pays, and how likely it is."""

    position: Position
    stake: Stake
    weight: float


def stake_of(table: Table, position: Position, viewer: Seat) -> Stake:
    """The stake of a supposed deal; Kontra and Re double everything and change no choice."""
    row = row_of(position.contract.kind)
    ruleset = table.ruleset
    dealt: CardSet = 0
    for seat in position.side:
        dealt |= position.hands[seat] | card_set(table.cards_played_by(seat))
    length, with_top = runner_row(position.game, dealt, ruleset)
    runners = counted_runners(row, length, with_top, ruleset)
    values = ruleset.values
    base = values["tout"] if row.is_tout else values[row.base]
    doubled = 2 if row.is_tout and ruleset.tout_doubles_runners else 1
    return Stake(
        base + runners * values["runner"] * doubled,
        values["schneider"],
        share_of(position, viewer),
    )


def share_of(position: Position, seat: Seat) -> int:
    """A seat's part of the price: 3 for a soloist, 1 on a caller's side, -1 against them."""
    if seat not in position.side:
        return -1
    return 1 if row_of(position.contract.kind).calls_ace else 3


class Prices:
    """The scores of every legal card of one decision, added up over the worlds looked at.

    ``weight`` is that of the worlds in the sums, ``worlds`` their number. With WHOLE as the only
    card it is the position's own score.
    """

    def __init__(self, cards: Sequence[Card], exact: Exact) -> None:
        self.weight = 0.0
        self.worlds = 0
        self._squares = 0.0
        self._totals = dict.fromkeys(cards, 0.0)
        self._losing: set[Card] = set()
        self._exact = exact
        self._each = WHOLE not in self._totals

    def mean(self, card: Card) -> float:
        """The viewer's mean score with a card; 0 while no world has been looked at."""
        return self._totals[card] / self.weight if self.weight else 0.0

    @property
    def effective(self) -> float:
        """How many worlds of equal weight would say as much as those looked at (Kish 1965)."""
        return self.weight**2 / self._squares if self._squares else 0.0

    def always_wins(self, card: Card) -> bool:
        """Whether the viewer's side wins with a card in every world looked at."""
        return self.worlds > 0 and card not in self._losing

    def add(self, worlds: Sequence[Supposed]) -> None:
        """Looks at some worlds more.

        One that the limit of nodes leaves open for one card counts for none: all are compared over
        the same worlds.
        """
        for world, values in zip(worlds, self._values(worlds), strict=True):
            if values is None:
                continue
            for card in self._totals:
                score = world.stake.share * values[card]
                self._totals[card] += world.weight * score
                if score <= 0:
                    self._losing.add(card)
            self.weight += world.weight
            self.worlds += 1
            self._squares += world.weight**2

    def _values(self, worlds: Sequence[Supposed]) -> "list[Values | None]":
        """What the declarer's side gets with each card, by world."""
        if not worlds:
            return []
        position = worlds[0].position
        if row_of(position.contract.kind).is_tout:
            won = self._reached([world.position for world in worlds], wins)
            return [
                None
                if took is None
                else {card: float(stake.win if took[card] else -stake.win) for card in took}
                for took, (_, stake, _) in zip(won, worlds, strict=True)
            ]
        if position.tricks_left <= WHOLE_TRICKS:
            answers = self._answers([world.position for world in worlds], whole_value)
            return [
                None
                if points is None
                else {card: _paid(stake, got) + POINT * got for card, got in points.items()}
                for points, (_, stake, _) in zip(answers, worlds, strict=True)
            ]
        return self._by_marks(worlds)

    def _by_marks(self, worlds: Sequence[Supposed]) -> "list[Values | None]":
        """The same by the questions that matter: won, and by how much or how far from it."""
        positions = [world.position for world in worlds]
        won = self._reached(positions, wins)
        some = [reached is not None and any(reached.values()) for reached in won]
        most = [reached is not None and not all(reached.values()) for reached in won]
        by_far = self._reached_where(some, positions, SCHNEIDER_POINTS)
        saved = self._reached_where(most, positions, SAVED_POINTS)
        found: list[Values | None] = []
        for win, high, low, (_, stake, _) in zip(won, by_far, saved, worlds, strict=True):
            if win is None or high is None or low is None:
                found.append(None)
                continue
            found.append(
                {
                    card: float(
                        stake.win + stake.schneider * high[card]
                        if win[card]
                        else -stake.win - stake.schneider * (not low[card])
                    )
                    for card in win
                }
            )
        return found

    def _reached_where(
        self, matters: list[bool], positions: list[Position], points: int
    ) -> "list[dict[Card, bool] | None]":
        """Which cards reach so many points, in the positions where it matters; else nothing."""

        def question(position: Position) -> Question:
            return reaches(position, points)

        asked = [position for position, it in zip(positions, matters, strict=True) if it]
        answers = iter(self._reached(asked, question))
        return [next(answers) if it else {} for it in matters]

    def _reached(
        self, positions: list[Position], question: Callable[[Position], Question]
    ) -> "list[dict[Card, bool] | None]":
        """Which cards answer a question of yes or no with yes."""
        found: list[dict[Card, bool] | None] = []
        for position, values in zip(positions, self._answers(positions, question), strict=True):
            high = question(position).high
            found.append(
                None if values is None else {card: value >= high for card, value in values.items()}
            )
        return found

    def _answers(
        self, positions: list[Position], question: Callable[[Position], Question]
    ) -> "list[dict[Card, int] | None]":
        """The value of each card, by position; None where the limit came first."""
        found: list[dict[Card, int] | None] = []
        questions = [question(one)._replace(each=self._each) for one in positions]
        for answer in self._exact.solve(questions, self._exact.limit):
            cards = answer.cards if self._each else ((WHOLE, answer.value),)
            values = {card: value for card, value in cards if value is not None}
            found.append(values if len(values) == len(cards) else None)
        return found


def _paid(stake: Stake, points: int) -> int:
    if points >= WIN_POINTS:
        return stake.win + (stake.schneider if points >= SCHNEIDER_POINTS else 0)
    return -stake.win - (stake.schneider if points < SAVED_POINTS else 0)

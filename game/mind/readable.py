"""The exact solver, to be read: the definition of what `kernel/solver.c` answers faster.

Plain alpha-beta. The declarer's side wants much, the others little, and all see all cards. Between
two tricks a position is worth the same whatever was won before, so what is known of it is kept in a
table. Of cards in one hand that are equal (same class, same points, nothing in play between them)
one is tried.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import (
    ACE,
    CARDS,
    SEATS,
    Card,
    CardSet,
    Seat,
    card_points,
    cards_in,
    count,
    make_card,
)
from game.core.duties import legal_cards

from .question import TRICKS, Answer, Question

TABLE_SIZE = 100_000
"""Positions kept for one question; further ones are worked out whenever they come."""

FAR = 1000
"""Beyond every value."""

Hands = tuple[CardSet, ...]


class _LimitReachedError(Exception):
    """As many nodes as were allowed."""


class Trick(NamedTuple):
    """The trick on the table: who led, the cards, who holds it, what it counts so far."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    worth: int

    @property
    def turn(self) -> Seat:
        """The seat to add a card."""
        return (self.leader + len(self.cards)) % 4


def solve(questions: Sequence[Question], limit: int) -> list[Answer]:
    """Answers every question by itself, with at most ``limit`` nodes for each."""
    return [Search(question, limit).answer() for question in questions]


class Search:
    """The search for one question."""

    def __init__(self, question: Question, limit: int) -> None:
        position = question.position
        tables = position.game
        called = position.called_suit
        self.question = question
        self.position = position
        self.limit = limit
        self.nodes = 0
        self.game = tables
        self.is_ours = [seat in position.side for seat in SEATS]
        # What is counted: card points, or 1 for each trick.
        self.trick_value = 1 if question.counted == TRICKS else 0
        self.points = [0 if self.trick_value else card_points(card) for card in CARDS]
        self.class_of = [tables.class_sets[tables.suit_class(card)] for card in CARDS]
        self.falling = [-tables.strength(card) for card in CARDS]
        self.weaker = [self._weaker_cards(card) for card in CARDS]
        self.called_ace = 0 if called is None else 1 << make_card(called, ACE)
        self.called_suit = 0 if called is None else tables.class_sets[called]
        # (hands, leader, suit_led) -> (at least, at most): what the tricks to come bring.
        self.table: dict[tuple[Hands, Seat, bool], tuple[int, int]] = {}

    def answer(self) -> Answer:
        """The values of the legal cards, and of the position."""
        position = self.position
        banked = position.tricks if self.trick_value else position.points
        low, high = self.question.low - banked, self.question.high - banked
        mine = self.is_ours[position.turn]
        trick = self.open_trick()
        left = trick.worth + self.worth_of_all(position.hands) - self.trick_value
        values: dict[Card, int] = {}
        best = low if mine else high
        for card in self.moves(position.hands, trick, position.suit_led):
            alpha, beta = low, high
            if not self.question.each:
                alpha, beta = (best, high) if mine else (low, best)
                if alpha == beta:
                    break  # it can't get any better
            try:
                value = self.play(position.hands, trick, position.suit_led, left, card, alpha, beta)
            except _LimitReachedError:
                return Answer(None, self.values_of_all(values, banked), self.nodes)
            values[card] = min(max(value, low), high)
            best = max(best, values[card]) if mine else min(best, values[card])
        return Answer(best + banked, self.values_of_all(values, banked), self.nodes)

    def values_of_all(
        self, values: dict[Card, int], banked: int
    ) -> tuple[tuple[Card, int | None], ...]:
        """What is known of every legal card: equal cards share a value."""
        if not self.question.each:
            return ()
        legal = self.position.legal()
        in_play = _in_play(self.position.hands, self.position.trick)
        cards = []
        for card in cards_in(legal):
            tried = self.equal_weakest(card, legal, in_play)
            cards.append((card, values[tried] + banked if tried in values else None))
        return tuple(cards)

    # The search. Its values are what the declarer's side gets from here on: exact inside the window
    # from alpha to beta; else at most alpha, or at least beta. ``left`` is what all of it is worth.

    def rest(
        self, hands: Hands, leader: Seat, suit_led: bool, left: int, alpha: int, beta: int
    ) -> int:
        """Between two tricks."""
        if hands[leader] == 0:
            return 0
        key = (hands, leader, suit_led)
        low, high = self.table.get(key, (0, left))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        trick = Trick(leader, (), leader, self.trick_value)
        value = self.best(hands, trick, suit_led, left, max(alpha, low), min(beta, high))
        if value < beta:
            high = min(high, value)
        if value > alpha:
            low = max(low, value)
        if len(self.table) < TABLE_SIZE or key in self.table:
            self.table[key] = (low, high)
        return value

    def best(
        self, hands: Hands, trick: Trick, suit_led: bool, left: int, alpha: int, beta: int
    ) -> int:
        """The seat in turn plays its best card."""
        mine = self.is_ours[trick.turn]
        value = -FAR if mine else FAR
        for card in self.moves(hands, trick, suit_led):
            worth = self.play(hands, trick, suit_led, left, card, alpha, beta)
            if mine:
                value = max(value, worth)
                alpha = max(alpha, value)
            else:
                value = min(value, worth)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return value

    def play(
        self,
        hands: Hands,
        trick: Trick,
        suit_led: bool,
        left: int,
        card: Card,
        alpha: int,
        beta: int,
    ) -> int:
        """The seat in turn plays this card."""
        self.nodes += 1
        if self.nodes > self.limit:
            raise _LimitReachedError
        seat = trick.turn
        hands = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        trick = self.with_card(trick, card)
        if len(trick.cards) < 4:
            return self.best(hands, trick, suit_led, left, alpha, beta)
        gained = trick.worth if self.is_ours[trick.winner] else 0
        suit_led = suit_led or self.class_of[trick.cards[0]] == self.called_suit
        left -= trick.worth
        return gained + self.rest(
            hands, trick.winner, suit_led, left, alpha - gained, beta - gained
        )

    def open_trick(self) -> Trick:
        """The trick on the table of the position, maybe without a card yet."""
        leader = self.position.leader
        trick = Trick(leader, (), leader, self.trick_value)
        for card in self.position.trick:
            trick = self.with_card(trick, card)
        return trick

    def with_card(self, trick: Trick, card: Card) -> Trick:
        """The trick with one card more."""
        winner = trick.winner
        best = trick.cards[(winner - trick.leader) % 4] if trick.cards else card
        if self.game.beats(card, best):
            winner = trick.turn
        return Trick(trick.leader, (*trick.cards, card), winner, trick.worth + self.points[card])

    def worth_of_all(self, hands: Hands) -> int:
        """What the tricks that these hands still make are worth, an open one among them."""
        tricks = max(count(hand) for hand in hands)
        cards = sum(self.points[card] for hand in hands for card in cards_in(hand))
        return self.trick_value * tricks + cards

    # Moves.

    def legal(self, hands: Hands, trick: Trick, suit_led: bool) -> CardSet:
        """What the seat in turn may play. The holder of the called ace asks the rules."""
        hand = hands[trick.turn]
        if hand & self.called_ace and not suit_led:
            called, least = self.position.called_suit, self.position.run_away_min
            lead = trick.cards[0] if trick.cards else None
            return legal_cards(self.game, called, hand, lead, suit_led, suit_led, least)
        same = hand & self.class_of[trick.cards[0]] if trick.cards else 0
        return same or hand

    def moves(self, hands: Hands, trick: Trick, suit_led: bool) -> list[Card]:
        """The moves of the seat in turn that differ, the most promising first.

        Who can hold the trick holds it, with many points; who can't gives few. The order changes
        how long the search takes and never its result.
        """
        legal = self.legal(hands, trick, suit_led)
        if legal & (legal - 1) == 0:
            return [*cards_in(legal)]
        in_play = _in_play(hands, trick.cards)
        mine = self.is_ours[trick.turn]
        rated = []
        for card in cards_in(legal):
            if self.equal_weakest(card, legal, in_play) == card:
                holds = self.is_ours[self.with_card(trick, card).winner] == mine
                points = self.points[card]
                rated.append((-points if holds else FAR + points, self.falling[card], card))
        return [card for _, _, card in sorted(rated)]

    def equal_weakest(self, card: Card, legal: CardSet, in_play: CardSet) -> Card:
        """The weakest of the legal cards that are equal to this one."""
        points = self.points[card]
        equal = card
        for other in self.weaker[card]:
            if in_play >> other & 1:
                if not legal >> other & 1 or self.points[other] != points:
                    break
                equal = other
        # The called ace has duties that no other card has.
        return card if 1 << card == self.called_ace else equal

    def _weaker_cards(self, card: Card) -> tuple[Card, ...]:
        order = self.game.in_order(self.game.suit_class(card))
        return tuple(order[order.index(card) + 1 :]) if card in order else ()


def _in_play(hands: Hands, on_table: tuple[Card, ...]) -> CardSet:
    """The cards in the hands and in the open trick."""
    cards = hands[0] | hands[1] | hands[2] | hands[3]
    for card in on_table:
        cards |= 1 << card
    return cards

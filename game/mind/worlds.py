"""The hidden hands that a view allows: counted, drawn, or listed.

What bids and cards tell beyond proof is for weights on top; where they make most worlds hopeless a
seat can be drawn with a leaning to the cards that it is likely to hold. Cards that the same seats
may hold, and that lean alike, are one group, and how many of a group go to whom decides in how many
ways the rest can lie: so a draw never runs into a corner, and the worlds are counted on the way.
The facts are those of `core.knowledge`.
"""

from collections.abc import Iterator
from math import factorial
from typing import NamedTuple

from game.core.cards import SEATS, Card, CardSet, Seat, card_set, cards_in, count, suit_of
from game.core.chance import WORD, Chance
from game.core.knowledge import Caller, Must, know
from game.core.view import View

Hands = tuple[CardSet, ...]
"""What each seat still holds, by seat; the viewer's own hand among them."""

TRIES = 200
"""Draws for each world wanted; only what a Sauspiel bid proves can make one fail."""

Room = tuple[int, ...]


class Leaning(NamedTuple):
    """How a seat is drawn: a world counts ``factors[card]`` times for each card that it holds."""

    seat: Seat
    factors: tuple[int, ...]


class _Group(NamedTuple):
    """Cards that the same seats may hold; ``homes`` are places in the list of hidden seats.

    A card counts ``factor`` times in the place ``leans``.
    """

    cards: tuple[Card, ...]
    homes: tuple[int, ...]
    leans: int
    factor: int


class _Case(NamedTuple):
    """One way in which the facts can hold; no world belongs to two cases of a view.

    The first ``bound`` groups are of the called suit; ``needs`` says how many of them each hidden
    seat holds at least.
    """

    groups: tuple[_Group, ...]
    bound: int
    needs: Room


class Worlds:
    """All worlds of one view, while cards are being played (or before).

    A draw is even, or leans: then a world is drawn as often as it counts.
    """

    def __init__(self, view: View, leaning: "Leaning | None" = None) -> None:
        self.view = view
        self.leaning = leaning
        self.knowledge = know(view)
        self.seats = [seat for seat in SEATS if seat != view.seat]
        self.room = tuple(self.knowledge.counts[seat] for seat in self.seats)
        self.cases = [self._case(possible, musts) for possible, musts in self._ways()]
        self._ways_of: list[dict[tuple[int, Room], int]] = [{} for _ in self.cases]
        self._weighed: list[dict[tuple[int, Room], list[tuple[Room, Room, int, int]]]] = [
            {} for _ in self.cases
        ]
        self._sizes = [self._count(index, 0, self.room) for index in range(len(self.cases))]
        self.number = sum(self._sizes)
        """How many worlds there are, as often as they count; those that a Sauspiel bid rules out
        are among them."""

    def draw(self, chance: Chance) -> Hands | None:
        """One world, each as likely as it counts; None if none was found in TRIES draws."""
        for _ in range(TRIES if self.number else 0):
            hands = self._draw(chance)
            if self._explains_bids(hands):
                return hands
        return None

    def every(self) -> Iterator[Hands]:
        """Every world once."""
        for index, case in enumerate(self.cases):
            if self._sizes[index]:
                for hands in self._spread(case, 0, [0] * len(self.seats), self.room):
                    if self._explains_bids(hands):
                        yield hands

    def factor(self, hands: Hands) -> int:
        """How often a world counts."""
        if self.leaning is None:
            return 1
        result = 1
        for card in cards_in(hands[self.leaning.seat]):
            result *= self.leaning.factors[card]
        return result

    # The facts.

    def _ways(self) -> list[tuple[list[CardSet], list[Must]]]:
        """The facts as possible cards and musts; two ways if somebody may be running away."""
        known = self.knowledge
        possible, musts = list(known.possible), list(known.musts)
        ace = self.view.table.called_ace
        runner = known.runner
        if runner is None or ace is None:
            return [(possible, musts)]
        without = list(possible)
        without[runner.seat] &= ~(1 << ace)
        return [(without, musts), (possible, [*musts, Must(runner.seat, 1 << ace, 1), runner])]

    def _case(self, possible: list[CardSet], musts: list[Must]) -> _Case:
        ace = self.view.table.called_ace
        suit = 0
        needs = [0] * len(self.seats)
        if ace is not None:
            suit = self.view.table.game.class_sets[suit_of(ace)] & ~(1 << ace)
        for must in musts:
            if ace is not None and must.cards == 1 << ace:
                if must.number:
                    possible = [
                        cards if seat == must.seat else cards & ~must.cards
                        for seat, cards in enumerate(possible)
                    ]
            elif must.number:
                place = self.seats.index(must.seat)
                needs[place] = max(needs[place], must.number)
        together: dict[tuple[bool, tuple[int, ...], int], list[Card]] = {}
        leans = -1 if self.leaning is None else self.seats.index(self.leaning.seat)
        for card in cards_in(self.knowledge.unseen):
            homes = tuple(
                place for place, seat in enumerate(self.seats) if possible[seat] >> card & 1
            )
            factor = 1 if self.leaning is None else self.leaning.factors[card]
            together.setdefault((suit >> card & 1 == 0, homes, factor), []).append(card)
        groups = tuple(
            _Group(tuple(together[key]), key[1], leans, key[2]) for key in sorted(together)
        )
        return _Case(groups, sum(not key[0] for key in together), tuple(needs))

    def _explains_bids(self, hands: Hands) -> bool:
        return all(_could_call(caller, hands) for caller in self.knowledge.callers)

    # Counting and drawing.

    def _count(self, index: int, at: int, room: Room) -> int:
        """In how many ways the groups from ``at`` on fit into the room."""
        case = self.cases[index]
        if at == case.bound and not self._has_needed(case, room):
            return 0
        if at == len(case.groups):
            return 1 if not any(room) else 0
        known = self._ways_of[index]
        key = (at, room)
        if key not in known:
            known[key] = sum(
                ways * self._count(index, at + 1, left)
                for _, left, ways in _shares(case.groups[at], room)
            )
        return known[key]

    def _has_needed(self, case: _Case, room: Room) -> bool:
        held = [before - after for before, after in zip(self.room, room, strict=True)]
        return all(one >= need for one, need in zip(held, case.needs, strict=True))

    def _draw(self, chance: Chance) -> Hands:
        pick = _below(chance, self.number)
        index = 0
        while pick >= self._sizes[index]:
            pick -= self._sizes[index]
            index += 1
        case = self.cases[index]
        room = self.room
        hands = [0] * len(self.seats)
        for at, group in enumerate(case.groups):
            share, room, ways, pick = self._picked(index, at, room, pick)
            # The pick was even among all worlds with this share: what is left of it picks on.
            pick //= ways
            cards = list(group.cards)
            if max(share) < len(cards):
                chance.shuffle(cards)
            start = 0
            for place, number in enumerate(share):
                hands[place] |= card_set(cards[start : start + number])
                start += number
        return self._by_seat(hands)

    def _picked(
        self, index: int, at: int, room: Room, pick: int
    ) -> tuple[tuple[int, ...], Room, int, int]:
        """The share of a group in which a pick falls, the room left, its ways, and what is left."""
        known = self._weighed[index]
        weighed = known.get((at, room))
        if weighed is None:
            weighed = known[(at, room)] = [
                (share, left, ways, ways * self._count(index, at + 1, left))
                for share, left, ways in _shares(self.cases[index].groups[at], room)
            ]
        for share, left, ways, weight in weighed:
            if pick < weight:
                return share, left, ways, pick
            pick -= weight
        raise AssertionError("a pick past the number of worlds")

    def _spread(self, case: _Case, at: int, hands: list[CardSet], room: Room) -> Iterator[Hands]:
        if at == case.bound and not self._has_needed(case, room):
            return
        if at == len(case.groups):
            yield self._by_seat(hands)
            return
        group = case.groups[at]
        for dealt, left in _dealt(group.cards, group.homes, hands, room):
            yield from self._spread(case, at + 1, dealt, left)

    def _by_seat(self, hidden: list[CardSet]) -> Hands:
        hands = [0, 0, 0, 0]
        hands[self.view.seat] = self.view.hand
        for place, seat in enumerate(self.seats):
            hands[seat] = hidden[place]
        return tuple(hands)


def _shares(group: _Group, room: Room) -> Iterator[tuple[tuple[int, ...], Room, int]]:
    """How many cards of a group go to whom: the numbers, the room left, and in how many ways."""
    total = len(group.cards)
    limits = [room[place] if place in group.homes else 0 for place in range(len(room))]
    for first in range(min(limits[0], total) + 1):
        for second in range(min(limits[1], total - first) + 1):
            third = total - first - second
            if third > limits[2]:
                continue
            share = (first, second, third)
            ways = factorial(total) // (factorial(first) * factorial(second) * factorial(third))
            if group.factor > 1:
                ways *= group.factor ** share[group.leans]
            yield share, tuple(a - b for a, b in zip(room, share, strict=True)), ways


def _dealt(
    cards: tuple[Card, ...], homes: tuple[int, ...], hands: list[CardSet], room: Room
) -> Iterator[tuple[list[CardSet], Room]]:
    """Every way to deal the cards of a group."""
    if not cards:
        yield hands, room
        return
    for place in homes:
        if room[place]:
            more = [hand | (1 << cards[0] if at == place else 0) for at, hand in enumerate(hands)]
            less = tuple(one - (at == place) for at, one in enumerate(room))
            yield from _dealt(cards[1:], homes, more, less)


def _could_call(caller: Caller, hands: Hands) -> bool:
    """Whether a seat that bid Sauspiel could call an ace."""
    hand = hands[caller.seat]
    return any(
        not hand & ace and count(hand & must.cards) >= must.number for ace, must in caller.choices
    )


def _below(chance: Chance, limit: int) -> int:
    """A whole number from 0 to ``limit - 1``, each equally likely."""
    span = WORD + 1
    while span < limit << 20:  # so that hardly any number has to be drawn again
        span *= WORD + 1
    ceiling = span - span % limit
    while True:
        number = 0
        reached = 1
        while reached < span:
            number = number * (WORD + 1) + chance.word()
            reached *= WORD + 1
        if number < ceiling:
            return number % limit

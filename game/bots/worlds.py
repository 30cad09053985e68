"""The hidden hands that a view allows, for looking ahead in the last tricks.

All of them where they are few, else a number drawn by chance: every card goes to a seat that can
hold it, those with the fewest homes first; trumps lie where `chances` expects them. A draw that
runs into a corner, or that breaks a proven duty, is thrown away.
"""

from typing import NamedTuple

from game.core.cards import SEATS, Card, CardSet, Seat, cards_in, count
from game.core.chance import Chance
from game.core.knowledge import know

from .chances import trump_weights
from .memory import Memory

World = NamedTuple("World", [("hands", "list[CardSet]"), ("weight", int)])
"""Four hands, the viewer's own among them, and how likely they are beside the other worlds."""


def worlds_of(memory: Memory, chance: Chance, most: int, draws: int) -> list[World]:
    """All worlds if there are at most ``most``, else up to ``draws`` drawn ones; maybe none."""
    order = sorted([(_homes(memory, card), card) for card in cards_in(memory.unseen)])
    cards = [card for _, card in order]
    musts = know(memory.view).musts
    found = _all_worlds(memory, cards, most)
    if found is None:
        found = []
        for _ in range(2 * draws):
            world = _draw(memory, chance, cards)
            if world is not None and _keeps(musts, world.hands):
                found.append(world)
                if len(found) == draws:
                    break
        return found
    return [world for world in found if _keeps(musts, world.hands)]


def _homes(memory: Memory, card: Card) -> int:
    return len([s for s in SEATS if s != memory.seat and memory.may[s] >> card & 1])


def _all_worlds(memory: Memory, cards: list[Card], most: int) -> "list[World] | None":
    """Every way to deal the cards, one card after the other; None when it gets too many."""
    weights = trump_weights(memory)
    start = [0, 0, 0, 0]
    start[memory.seat] = memory.hand
    worlds = [World(start, 1)]
    for card in cards:
        is_trump = memory.game.is_trump(card)
        longer: list[World] = []
        for world in worlds:
            for seat in SEATS:
                if seat == memory.seat or not memory.may[seat] >> card & 1:
                    continue
                if count(world.hands[seat]) < memory.counts[seat]:
                    hands = world.hands[:]
                    hands[seat] |= 1 << card
                    longer.append(World(hands, world.weight * (weights[seat] if is_trump else 1)))
        if len(longer) > most:
            return None
        worlds = longer
    return worlds


def _draw(memory: Memory, chance: Chance, cards: list[Card]) -> "World | None":
    room = [0 if seat == memory.seat else memory.counts[seat] for seat in SEATS]
    hands: list[CardSet] = [0, 0, 0, 0]
    hands[memory.seat] = memory.hand
    weights = trump_weights(memory)
    for card in cards:
        shares = [room[s] if memory.may[s] >> card & 1 else 0 for s in SEATS]
        if memory.game.is_trump(card):
            shares = [shares[s] * weights[s] for s in SEATS]
        total = sum(shares)
        if total == 0:
            return None
        pick = chance.below(total)
        seat = 0
        while pick >= shares[seat]:
            pick -= shares[seat]
            seat += 1
        hands[seat] |= 1 << card
        room[seat] -= 1
    return World(hands, 1)


def _keeps(musts: "tuple[tuple[Seat, CardSet, int], ...]", hands: list[CardSet]) -> bool:
    for seat, cards, number in musts:  # noqa: SIM110 - a generator costs more on the page
        if count(hands[seat] & cards) < number:
            return False
    return True

"""Drawing hidden hands that a view allows, for looking ahead in the last tricks.

Every card goes to a seat that can hold it, those with the fewest homes first; a declarer's trumps
weigh more, as in `chances`. A draw that runs into a corner, or that breaks a proven duty, is thrown
away.
"""

from game.core.cards import SEATS, Card, CardSet, Seat, cards_in, count
from game.core.chance import Chance
from game.core.knowledge import know

from .chances import trump_weight
from .memory import Memory



def draw_worlds(memory: Memory, chance: Chance, number: int) -> "list[list[CardSet]]":
    """Up to ``number`` deals of the unseen cards, each a list of four hands; maybe none."""
    musts = know(memory.view).musts
    order = sorted([(_homes(memory, card), card) for card in cards_in(memory.unseen)])
    cards = [card for _, card in order]
    found: list[list[CardSet]] = []
    for _ in range(2 * number):
        hands = _draw(memory, chance, cards)
        if hands is not None and _keeps(musts, hands):
            found.append(hands)
            if len(found) == number:
                break
    return found


def _homes(memory: Memory, card: Card) -> int:
    return len([s for s in SEATS if s != memory.seat and memory.may[s] >> card & 1])


def _draw(memory: Memory, chance: Chance, cards: list[Card]) -> "list[CardSet] | None":
    room = [0 if seat == memory.seat else memory.counts[seat] for seat in SEATS]
    hands: list[CardSet] = [0, 0, 0, 0]
    hands[memory.seat] = memory.hand
    declarer = memory.contract.declarer
    weight = trump_weight(memory)
    for card in cards:
        shares = [room[s] * 2 if room[s] and memory.may[s] >> card & 1 else 0 for s in SEATS]
        if memory.game.is_trump(card):
            shares[declarer] = shares[declarer] * weight // 2
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
    return hands


def _keeps(musts: "tuple[tuple[Seat, CardSet, int], ...]", hands: list[CardSet]) -> bool:
    for seat, cards, number in musts:
        if count(hands[seat] & cards) < number:
            return False
    return True

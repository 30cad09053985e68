"""Who plays with whom: how likely each seat is on the viewer's side.

In a Sauspiel the called ace hides the partner until it falls. Until then people read the play: the
partner leads trump and feeds the declarer, an opponent searches for the ace. How strongly each sign
speaks comes from recorded games (the called player leads trump in 93 of 100 first leads, an
opponent in one; an opponent who can searches in 97) and from self-play.
"""

from game.core.cards import SEATS, Seat, card_points
from game.core.games import TRUMP
from game.core.table import Trick

from .memory import Memory

# Odds that a sign gives for "partner of the declarer" against "opponent".
FIRST_TRUMP_LEAD = 20.0
TRUMP_LEAD = 5.0
SEARCHED = 0.02
PLAIN_LEAD = 0.2
FED_DECLARER = 3.0
STARVED_DECLARER = 0.8
OVERTOOK_DECLARER = 0.4
FED_OPPONENT = 0.3


def friendship(memory: Memory) -> list[float]:
    """By seat: the probability, 0 to 1, that the seat is on the viewer's side."""
    ours = memory.ours
    known = [0.0 if side is False else 1.0 for side in ours]
    candidates = [seat for seat in SEATS if ours[seat] is None]
    if not candidates:
        return known
    odds = [partner_odds(memory, seat) for seat in candidates]
    total = sum(odds)
    for seat, weight in zip(candidates, odds):
        share = weight / total
        known[seat] = share if memory.declarers_side else 1.0 - share
    return known


def partner_odds(memory: Memory, seat: Seat) -> float:
    """The odds that a seat is the declarer's partner, by what it has done so far."""
    odds = 1.0
    for number, trick in enumerate(memory.view.table.tricks):
        index = (seat - trick.leader) % 4
        if index >= len(trick.cards):
            continue
        if index == 0:
            odds *= _lead_sign(memory, trick, number)
        else:
            odds *= _follow_sign(memory, trick, index)
    return odds


def _lead_sign(memory: Memory, trick: Trick, number: int) -> float:
    cls = memory.game.suit_class(trick.cards[0])
    if cls == TRUMP:
        return FIRST_TRUMP_LEAD if number == 0 else TRUMP_LEAD
    if cls == memory.called_suit:
        return SEARCHED
    return PLAIN_LEAD


def _follow_sign(memory: Memory, trick: Trick, index: int) -> float:
    """What a card played to the declarer's trick, or away from it, says."""
    game = memory.game
    declarer = memory.contract.declarer
    card = trick.cards[index]
    before = trick.cards[:index]
    best = game.winner(before)
    if (trick.leader + best) % 4 != declarer:
        if declarer == (trick.leader + index) % 4 or card_points(card) < 10:
            return 1.0
        declarer_played = (declarer - trick.leader) % 4 < index
        if declarer_played and not game.beats(card, before[best]):
            # Ten or more into a trick that the declarer has lost already.
            return FED_OPPONENT
        return 1.0
    if game.beats(card, before[best]):
        return OVERTOOK_DECLARER
    if card_points(card) >= 10:
        return FED_DECLARER
    return STARVED_DECLARER if card_points(card) == 0 else 1.0

"""Leading to a trick: the judge's value plus what a lead does beyond its own trick.

The conventions of the table are here as points: the declarer's side draws trumps, an opponent
searches for the called ace and leaves trumps alone, short suits towards a soloist who is far and
long ones towards one who is near.
"""

from game.core.cards import ACE, LONG, TEN, Card, card_points, cards_in, count, make_card, rank_of
from game.core.games import SAUSPIEL, TRUMP

from .chances import Chances
from .judging import Judge
from .memory import Memory

DRAW_ENEMY = 5.0  # an enemy's trump that falls
DRAW_FRIEND = 1.5  # a friend's trump that falls with it
DRAW_NOTHING = 18.0  # trump led although no enemy has one
OPPONENT_TRUMP = 14.0  # opponents leave trumps alone
SEARCH = 40.0
SEARCH_TWO = 6.0
RUN_AWAY = 40.0
PARTNER_PLAIN = 15.0  # the called player's plain lead hides whose side he is on
CALLER_SUIT = 10.0  # the caller's own called suit while trumps are out
NEAR_LONG, FAR_SHORT = 1.5, 3.0
UNDER_TEN = 3.0
BARE_TEN = 4.0


def lead_value(judge: Judge, card: Card) -> float:
    """The value of leading a card."""
    memory = judge.memory
    chances = judge.chances
    value = judge.value(card)
    if memory.game.suit_class(card) == TRUMP:
        return value + _trump_lead(memory, chances, card)
    if memory.contract.kind == SAUSPIEL:
        return value + _sauspiel_plain_lead(memory, chances, card)
    if memory.declares:
        return value
    return value + _lead_at_soloist(memory, chances, card)


def _trump_lead(memory: Memory, chances: Chances, card: Card) -> float:
    trumps = memory.game.trumps
    drawn = 0.0
    for seat in memory.behind:
        has = 1.0 - chances.absent(seat, memory.unseen & trumps)
        friend = chances.friends[seat]
        drawn += has * ((1.0 - friend) * DRAW_ENEMY - friend * DRAW_FRIEND)
    if not memory.declarers_side:
        return -OPPONENT_TRUMP if memory.hand & ~trumps else 0.0
    enemies = [s for s in memory.behind if memory.ours[s] is not True]
    if not [s for s in enemies if memory.may[s] & trumps]:
        return -DRAW_NOTHING if memory.hand & ~trumps else 0.0
    return drawn


def _sauspiel_plain_lead(memory: Memory, chances: Chances, card: Card) -> float:
    called = memory.called_suit
    cls = memory.game.suit_class(card)
    was_led = memory.view.table.was_suit_led
    if not memory.declarers_side:
        if cls == called and not was_led:
            return SEARCH + _search_card(memory, card)
        return 0.0
    if memory.declares:
        if cls == called and not was_led and memory.unseen & memory.game.trumps:
            return -CALLER_SUIT
        return 0.0
    if cls == called and not was_led:
        ace = make_card(cls, ACE)
        many = count(memory.hand_class(cls)) >= memory.view.table.ruleset.run_away_min
        if card == ace:
            return -RUN_AWAY if many else 0.0
        return RUN_AWAY - card_points(card)
    if not was_led and not [t for t in memory.view.table.tricks if t.winner is not None]:
        return -PARTNER_PLAIN
    return 0.0


def _search_card(memory: Memory, card: Card) -> float:
    """Which card of the called suit to search with.

    From two cards of the long deck the lower: the ace most likely takes the trick. From three, or
    from two of the short deck's four, somebody is likely void and the trick ours: the higher. After
    a Kontra we expect to win, so the higher too.
    """
    own = memory.hand_class(memory.game.suit_class(card))
    many = 3 if memory.view.table.deck == LONG else 2
    high_wanted = count(own) >= many or memory.view.table.kontra is not None
    points = card_points(card)
    return points * 1.5 if high_wanted else -points * 1.5


def _lead_at_soloist(memory: Memory, chances: Chances, card: Card) -> float:
    """Long suits through a soloist who plays second, short ones when he plays last."""
    cls = memory.game.suit_class(card)
    length = count(memory.hand_class(cls))
    way = (memory.contract.declarer - memory.seat) % 4
    value = 0.0
    if way == 1:
        value += NEAR_LONG * (length - 2)
    else:
        value -= FAR_SHORT * (length - 2)
    own = [rank_of(c) for c in cards_in(memory.hand_class(cls))]
    if (
        rank_of(card) not in (ACE, TEN)
        and TEN in own
        and ACE not in own
        and not memory.is_master(card)
    ):
        value -= UNDER_TEN
    if rank_of(card) == TEN and not memory.is_master(card):
        value -= BARE_TEN
    return value

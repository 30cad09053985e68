"""Leading to a trick: the judge's value plus what a lead does beyond its own trick.

The conventions of the table are here as points: the declarer's side draws trumps, an opponent
searches for the called ace and leaves trumps alone, short suits towards a soloist who is far and
long ones towards one who is near.
"""

from game.core.cards import ACE, LONG, TEN, Card, card_points, cards_in, count, make_card, rank_of
from game.core.games import TRUMP

from .judging import Judge
from .memory import Memory

DRAW_ENEMY = 6.8  # an enemy's trump that falls
DRAW_FRIEND = 1.5  # a friend's trump that falls with it
DRAW_NOTHING = 18.0  # trump led although no enemy has one
OPPONENT_TRUMP = 14.0  # opponents leave trumps alone
SEARCH = 40.0  # an opponent plays the called suit, so that the ace falls
RUN_AWAY = 40.0  # the ace's holder plays low from four cards of the suit
PARTNER_PLAIN = 15.0  # the called player's plain lead hides whose side he is on
PARTNER_ACE = 12.0  # so does the called ace, where a trump would draw others
CALLER_SUIT = 10.0  # the caller's own called suit while trumps are out
# An opponent's ace in a Sauspiel, against a Solo, against a Wenz or Geier:
ACE_LEAD = (0.0, 2.0, 12.0)
NEAR_LONG, FAR_SHORT = 1.5, 3.0  # for each card of the suit beyond two, at a soloist
UNDER_TEN = 3.0  # the small card under a ten whose ace is out
BARE_TEN = 6.0  # the ten itself
FEW_TRUMPS = 4  # Wenz and Geier


def lead_value(judge: Judge, card: Card) -> float:
    """The value of leading a card."""
    memory = judge.memory
    value = judge.value(card)
    if memory.game.suit_class(card) == TRUMP:
        return value + _trump_lead(judge)
    if memory.declarers_side:
        value += _declarers_plain_lead(memory, card)
    else:
        value += _opponents_plain_lead(memory, card)
    return value + _about_tens(memory, card)


def _trump_lead(judge: Judge) -> float:
    """Trumps that fall; for opponents, and when no enemy has any, mostly a waste."""
    memory = judge.memory
    trumps = memory.game.trumps
    has_plain = memory.hand & ~trumps != 0
    if not memory.declarers_side:
        return -OPPONENT_TRUMP if has_plain else 0.0
    enemies = [s for s in memory.behind if memory.ours[s] is not True]
    if not [s for s in enemies if memory.may[s] & trumps]:
        return -DRAW_NOTHING if has_plain else 0.0
    drawn = 0.0
    for seat in memory.behind:
        has = 1.0 - judge.chances.absent(seat, memory.unseen & trumps)
        friend = judge.chances.friends[seat]
        drawn += has * ((1.0 - friend) * DRAW_ENEMY - friend * DRAW_FRIEND)
    return drawn


def _declarers_plain_lead(memory: Memory, card: Card) -> float:
    """The called suit while nobody has led it; elsewhere the trick alone decides."""
    if not memory.calls_ace or memory.view.table.was_suit_led:
        return 0.0
    cls = memory.game.suit_class(card)
    trumps = memory.game.trumps
    if memory.declares:
        enemies = [s for s in memory.behind if memory.ours[s] is not True]
        can_ruff = [s for s in enemies if memory.may[s] & trumps]
        return -CALLER_SUIT if cls == memory.called_suit and can_ruff else 0.0
    if cls != memory.called_suit:
        return -PARTNER_PLAIN if memory.view.table.last_trick is None else 0.0
    if card != make_card(cls, ACE):
        return RUN_AWAY - card_points(card)
    if count(memory.hand_class(cls)) >= memory.view.table.ruleset.run_away_min:
        return -RUN_AWAY
    return -PARTNER_ACE if memory.hand & trumps else 0.0


def _opponents_plain_lead(memory: Memory, card: Card) -> float:
    cls = memory.game.suit_class(card)
    length = count(memory.hand_class(cls))
    value = ACE_LEAD[_family(memory)] if rank_of(card) == ACE else 0.0
    if memory.calls_ace:
        if cls == memory.called_suit and not memory.view.table.was_suit_led:
            return value + SEARCH + _search_card(memory, card, length)
        return value
    # Long suits through a soloist who plays second, short ones when he plays later.
    if (memory.contract.declarer - memory.seat) % 4 == 1:
        return value + NEAR_LONG * (length - 2)
    return value - FAR_SHORT * (length - 2)


def _family(memory: Memory) -> int:
    if memory.calls_ace:
        return 0
    return 1 if len(memory.game.trump_order) > FEW_TRUMPS else 2


def _search_card(memory: Memory, card: Card, length: int) -> float:
    """Which card of the called suit to search with.

    From two cards of the long deck the lower: the ace most likely takes the trick. From three, or
    from two of the short deck's four, somebody is likely void and the trick ours: the higher. After
    a Kontra we expect to win, so the higher too.
    """
    many = 3 if memory.view.table.deck == LONG else 2
    high_wanted = length >= many or memory.view.table.kontra is not None
    points = card_points(card)
    return points * 1.5 if high_wanted else -points * 1.5


def _about_tens(memory: Memory, card: Card) -> float:
    """Against leading a ten that is not high, or the small card that protects it."""
    if memory.is_master(card):
        return 0.0
    if rank_of(card) == TEN:
        return -BARE_TEN
    own = [rank_of(c) for c in cards_in(memory.hand_class(memory.game.suit_class(card)))]
    return -UNDER_TEN if TEN in own and ACE not in own else 0.0

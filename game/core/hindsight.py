"""Checking a log of which only one hand is known.

What the other seats did must be legal with some hands. Some of it can be seen at once (whose turn
it is, how high a bid must be, a card that the viewer holds); the rest only in hindsight, when later
cards show what a seat must have held before.
"""

from .actions import BID, CALLING, CARD, action_sort
from .cards import (
    ACE,
    SEATS,
    Card,
    CardSet,
    Seat,
    card_code,
    card_set,
    deck_cards,
    make_card,
    parse_card,
)
from .errors import CONTRADICTION, Contradiction
from .games import TRUMP
from .knowledge import is_possible, know
from .reasons import ACE_DISCARD, make_reason
from .round import check_action, illegal_action
from .table import PLAY, RE, Table, Trick
from .view import View


def check_in_view(view: View, seat: Seat, action: str) -> None:
    """IllegalAction or Contradiction if the viewer can tell that the seat can't do this now."""
    table = view.table
    if seat == view.seat:
        check_action(table, seat, view.dealt_set, action)
        return
    is_card = action_sort(action) == CARD
    if is_card and table.phase == PLAY and table.turn == seat:
        _check_foreign_card(view, seat, parse_card(action))
    check_action(table, seat, _helpful_hand(table, view, action), action)


def _helpful_hand(table: Table, view: View, action: str) -> CardSet:
    """A hand with which the action is legal if it can be legal with any.

    The rules that look at the hand are then left to hindsight.
    """
    sort = action_sort(action)
    if sort == CARD:
        return 1 << parse_card(action)
    if sort in (BID, CALLING):
        aces = sum([1 << make_card(suit, ACE) for suit in range(4)])
        return deck_cards(table.deck) & ~aces
    ace = table.called_ace
    if action == RE and ace is not None and not view.dealt_set >> ace & 1:
        return 1 << ace
    return 0


def _check_foreign_card(view: View, seat: Seat, card: Card) -> None:
    table = view.table
    if view.dealt_set >> card & 1:
        raise Contradiction(
            CONTRADICTION, f"seat {seat} cannot play {card_code(card)}: the viewer holds it"
        )
    if table.played >> card & 1:
        raise Contradiction(
            CONTRADICTION, f"seat {seat} cannot play {card_code(card)}: it has been played"
        )
    lead = table.lead
    if (
        card != table.called_ace
        or lead is None
        or table.was_suit_led
        or table.hand_count(seat) == 1
    ):
        return
    if table.game.suit_class(lead) != table.called_suit:
        raise illegal_action(seat, card_code(card), make_reason(ACE_DISCARD, (), table.called_suit))


def check_hindsight(view: View) -> None:
    """Contradiction if no hands of the others explain the log of a view."""
    table = view.table
    for seat in SEATS:
        if seat != view.seat:
            _check_seat(table, seat)
    if not is_possible(know(view), table.called_ace):
        raise Contradiction(
            CONTRADICTION, "no hands of the other seats fit what they bid and played"
        )


def _check_seat(table: Table, seat: Seat) -> None:
    played = table.cards_played_by(seat)
    for number, trick in enumerate(table.tricks):
        if (seat - trick.leader) % 4 in range(1, len(trick.cards)):
            _check_followed(
                table, seat, number, trick, played[number], card_set(played[number + 1 :])
            )
    ace = table.called_ace
    if ace is None or table.contract is None or ace not in played:
        return
    if seat == table.contract.declarer:
        raise Contradiction(CONTRADICTION, f"the declarer, seat {seat}, played the ace it called")
    if seat == table.kontra:
        raise Contradiction(CONTRADICTION, f"seat {seat} said Kontra and played the called ace")


def _check_followed(
    table: Table, seat: Seat, number: int, trick: Trick, card: Card, later: CardSet
) -> None:
    """A card that follows to a trick, against the cards that the seat played later."""
    cls = table.game.suit_class(trick.cards[0])
    same = later & table.game.class_sets[cls]
    if table.game.suit_class(card) != cls and same:
        led = "trump" if cls == TRUMP else "EGHS"[cls]
        raise Contradiction(
            CONTRADICTION,
            f"seat {seat} did not follow {led} in trick {number + 1} but held "
            f"{' '.join([card_code(c) for c in table.game.sorted_hand(same)])}",
        )
    ace = table.called_ace
    if ace is not None and number == table.suit_led and later >> ace & 1:
        raise Contradiction(
            CONTRADICTION,
            f"seat {seat} held the called ace and did not play it in trick {number + 1}",
        )


def is_explained(view: View) -> bool:
    """Whether some hands of the others explain the log of a view."""
    try:
        check_hindsight(view)
    except Contradiction:
        return False
    return True

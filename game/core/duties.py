"""Which cards of a hand may be played: following suit, and the duties of the called ace.

RULES.md 4 and 5.3. ``ran_away`` says that the holder of the called ace has run away; ``suit_led``
that the called suit was led in an earlier trick.
"""

from .cards import ACE, SUITS, Card, CardSet, Suit, count, make_card
from .games import TRUMP, Game
from .reasons import (
    ACE_DISCARD,
    ACE_FORCED,
    ACE_LEAD,
    CALL_HERZ,
    CALL_NO_CARD,
    CALL_OWN_ACE,
    FOLLOW_SUIT,
    FOLLOW_TRUMP,
    NOT_IN_HAND,
    Reason,
    make_reason,
)


def legal_cards(
    game: Game,
    called: "Suit | None",
    hand: CardSet,
    lead: "Card | None",
    suit_led: bool,
    ran_away: bool,
    run_away_min: int,
) -> CardSet:
    """The cards of a hand that may be played now; never empty unless the hand is.

    ``called`` is the called suit of a Sauspiel, None in other contracts; ``lead`` the card led to
    the trick, None for the seat that leads.
    """
    bound = called is not None and not ran_away and hand >> make_card(called, ACE) & 1
    if lead is None:
        return (
            _legal_leads(game, called, hand, suit_led, run_away_min)
            if bound and called is not None
            else hand
        )
    cls = game.suit_class(lead)
    same = hand & game.class_sets[cls]
    if not bound or called is None:
        return same or hand
    ace = 1 << make_card(called, ACE)
    if cls == called and not suit_led:
        return ace
    return same or hand & ~ace or hand


def _legal_leads(
    game: Game, called: Suit, hand: CardSet, suit_led: bool, run_away_min: int
) -> CardSet:
    of_suit = hand & game.class_sets[called]
    if not suit_led and count(of_suit) >= run_away_min:
        return hand
    return hand & ~of_suit | 1 << make_card(called, ACE)


def why_not(
    card: Card,
    legal: CardSet,
    game: Game,
    called: "Suit | None",
    hand: CardSet,
    lead: "Card | None",
) -> "Reason | None":
    """Why a card may not be played, given the legal ones; None if it may."""
    if not hand >> card & 1:
        return make_reason(NOT_IN_HAND)
    if legal >> card & 1:
        return None
    allowed = game.sorted_hand(legal)
    if lead is None:
        return make_reason(ACE_LEAD, allowed, called)
    cls = game.suit_class(lead)
    if cls == called and legal == 1 << make_card(called, ACE):
        return make_reason(ACE_FORCED, allowed, called)
    if hand & game.class_sets[cls]:
        if cls == TRUMP:
            return make_reason(FOLLOW_TRUMP, allowed)
        return make_reason(FOLLOW_SUIT, allowed, cls)
    return make_reason(ACE_DISCARD, allowed, called)


def callable_suits(hand: CardSet, game: Game, min_cards: int) -> tuple[Suit, ...]:
    """The suits whose ace a hand may call, in the order of the suits. RULES.md 3.

    ``game`` is the Sauspiel of the deck: its plain suits leave out Herz, Obers and Unters.
    """
    return tuple([suit for suit in SUITS if why_not_callable(suit, hand, game, min_cards) is None])


def why_not_callable(suit: Suit, hand: CardSet, game: Game, min_cards: int) -> "str | None":
    """The reason's code why the ace of a suit may not be called, None if it may."""
    ace = make_card(suit, ACE)
    if game.is_trump(ace):
        return CALL_HERZ
    if hand >> ace & 1:
        return CALL_OWN_ACE
    if count(hand & game.class_sets[suit]) < min_cards:
        return CALL_NO_CARD
    return None

"""Which cards may be played: following suit (2.5) and the duties around the called ace (2.4)."""

from tests.reference.cards import suit_printed_on
from tests.reference.contracts import Game

CARDS_NEEDED_TO_RUN_AWAY = 4


def cards_that_follow(game: Game, hand: list[str], trick: list[str]) -> list[str]:
    """The cards that follow what was led, or the whole hand if there is none or no lead yet."""
    if not trick:
        return list(hand)
    asked_for = game.suit_to_follow(trick[0])
    following = [card for card in hand if game.suit_to_follow(card) == asked_for]
    return following or list(hand)


def playable_cards(
    game: Game,
    hand: list[str],
    trick: list[str],
    *,
    called_suit: str | None,
    called_suit_was_led: bool,
    holder_ran_away: bool,
) -> list[str]:
    """The cards of the hand that the rules allow now, in the order of the hand.

    `called_suit` is None unless the contract is a Sauspiel. `called_suit_was_led` tells of earlier
    tricks. A hand without the called ace, or whose holder ran away, has no special duties.
    """
    usual = cards_that_follow(game, hand, trick)
    if called_suit is None or holder_ran_away:
        return usual
    called_ace = called_suit + "A"
    if called_ace not in hand:
        return usual
    if len(hand) == 1:
        return [called_ace]
    cards_of_called_suit = [
        card for card in hand if suit_printed_on(card) == called_suit and not game.is_trump(card)
    ]
    if not trick:
        enough = len(cards_of_called_suit) >= CARDS_NEEDED_TO_RUN_AWAY
        if enough and not called_suit_was_led:
            return usual
        return [card for card in hand if card == called_ace or card not in cards_of_called_suit]
    if game.suit_to_follow(trick[0]) == called_suit:
        return [called_ace]
    return [card for card in usual if card != called_ace]

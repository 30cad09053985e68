"""Random deals and positions for the solvers, of a wanted contract and deck."""

import random

from game.core.auction import PASS
from game.core.cards import (
    SEATS,
    SUIT_CODES,
    card_set,
    cards_in,
    deck_cards,
    hand_size,
)
from game.core.duties import callable_suits
from game.core.games import SAUSPIEL, game, row_of
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import CALL, NAME_TRUMP, NAMING, PLAY
from game.mind.position import Position, position_of

RUN_AWAY_MINS = (2, 3, 4)
"""Running away from fewer cards than usual, so that it happens in short endings too."""


def fresh_play(kind: str, deck: str, chance: random.Random, run_away_min: int = 4) -> Round:
    """A random deal before the first card; a random seat that can has the contract."""
    ruleset = Ruleset(changes={"run_away_min": run_away_min})
    size = hand_size(deck)
    sauspiel = game(SAUSPIEL, None, deck)
    while True:
        cards = list(cards_in(deck_cards(deck)))
        chance.shuffle(cards)
        hands = tuple(tuple(cards[seat * size : seat * size + size]) for seat in SEATS)
        declarer = chance.randrange(4)
        able = callable_suits(card_set(hands[declarer]), sauspiel, 1)
        if able or not row_of(kind).calls_ace:
            break
    deal = new_round(ruleset, deck, chance.randrange(4), hands)
    while deal.table.phase != PLAY:
        seat = deal.turn
        assert seat is not None
        if deal.table.phase == NAMING:
            calls = row_of(kind).calls_ace
            suit = SUIT_CODES[chance.choice(able) if calls else chance.randrange(4)]
            deal = deal.apply(seat, (CALL if calls else NAME_TRUMP) + suit)
        else:
            deal = deal.apply(seat, kind if seat == declarer else PASS)
    return deal


def played_to(deal: Round, cards_left: int, chance: random.Random) -> Round:
    """The deal after random legal cards, when so many are left in the hands."""
    for _ in range(4 * hand_size(deal.table.deck) - cards_left):
        seat = deal.turn
        assert seat is not None
        deal = deal.apply(seat, chance.choice(deal.legal()))
    return deal


def random_ending(kind: str, deck: str, cards_left: int, chance: random.Random) -> Round:
    """A deal with so many cards left in the hands."""
    fewest = chance.choice(RUN_AWAY_MINS)
    return played_to(fresh_play(kind, deck, chance, fewest), cards_left, chance)


def open_cards(deal: Round) -> Position:
    """The position of a deal in play, as a solver gets it."""
    return position_of(deal.table, tuple(deal.hand(seat) for seat in SEATS))

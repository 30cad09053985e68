"""A hand seen as a contract: the numbers that bidding weighs.

People count trumps, look for the top ones, for aces, for tens that will fall, for suits they have
none of. Each function gives these numbers for one contract in a fixed order; the weights that turn
them into an expected score are in `weights`.
"""

from game.core.cards import (
    ACE,
    OBER,
    SUITS,
    TEN,
    UNTER,
    CardSet,
    Suit,
    count,
    has,
    make_card,
    rank_of,
)
from game.core.games import SAUSPIEL, Game

TRUMP_GAME_FEATURES = (
    "one",
    "trumps",
    "trumps above the usual",
    "EO",
    "GO",
    "HO",
    "SO",
    "EU and GU",
    "HU and SU",
    "EO with GO",
    "trump ace and ten",
    "aces",
    "tens with the ace",
    "tens without",
    "losers",
    "voids",
    "on lead",
    "called suit",
    "called ten",
    "ruffs the called suit",
    "runners",
    "outbids",
)
"""What `suit_game` gives, in order. "losers" are plain cards below the ten without the ace above
them; "called suit" the hand's cards of it; "outbids": the contract goes over another's bid."""

RUFFING_TRUMPS = 3
"""An opponent with no card of the called suit ruffs the ace if it has trumps to spare."""

TALL_GAME_FEATURES = (
    "one",
    "trumps",
    "highest trump",
    "second trump",
    "pairs of trumps",
    "aces",
    "tens with the ace",
    "tens without",
    "cards that run",
    "losers",
    "voids",
    "on lead",
    "aces on lead",
    "aces by losers",
    "aces by voids",
    "runners",
    "outbids",
)
"""What `tall_game` (Wenz, Geier) gives, in order. "cards that run" are those below an unbroken
row from the ace. Aces are worth more the fewer losers and voids beside them: hence the products."""

FEWEST_RUNNERS, FEWEST_TALL_RUNNERS = 3, 2
"""Laufende of the hand alone that are paid, whatever a partner adds."""


def suit_game(
    game: Game, hand: CardSet, called: "Suit | None", on_lead: bool, outbids: bool
) -> list[float]:
    """A hand as a Sauspiel (``called`` its suit) or a Solo of the game's trump suit."""
    trumps = count(hand & game.trumps)
    usual = 5 if game.kind == SAUSPIEL else 6
    obers = [1.0 if has(hand, make_card(suit, OBER)) else 0.0 for suit in SUITS]
    high_unters = _holding(hand, UNTER, (0, 1))
    low_unters = _holding(hand, UNTER, (2, 3))
    trump_suit = game.trump_order[-1] >> 3
    fat = _number(hand, trump_suit, (ACE, TEN))
    aces = tens = bare_tens = losers = voids = 0
    for suit in SUITS:
        own = hand & game.class_sets[suit]
        if suit in (trump_suit, called):
            continue
        length = count(own)
        ace = has(hand, make_card(suit, ACE))
        ten = has(hand, make_card(suit, TEN))
        aces += 1 if ace else 0
        tens += 1 if ten and ace else 0
        bare_tens += 1 if ten and not ace else 0
        losers += length - (1 if ace else 0) - (1 if ten else 0)
        voids += 1 if length == 0 else 0
    called_length = 0 if called is None else count(hand & game.class_sets[called])
    called_ten = called is not None and has(hand, make_card(called, TEN))
    return (
        [1.0, float(trumps), float(max(0, trumps - usual))]
        + obers
        + [
            float(high_unters),
            float(low_unters),
            obers[0] * obers[1],
            float(fat),
            float(aces),
            float(tens),
            float(bare_tens),
            float(losers),
            float(voids),
            1.0 if on_lead else 0.0,
            float(called_length),
            1.0 if called_ten else 0.0,
            1.0 if called is not None and called_length == 0 and trumps >= RUFFING_TRUMPS else 0.0,
            float(runners(game, hand, FEWEST_RUNNERS)),
            1.0 if outbids else 0.0,
        ]
    )


def tall_game(game: Game, hand: CardSet, on_lead: bool, outbids: bool) -> list[float]:
    """A hand as a Wenz or a Geier."""
    order = game.trump_order
    trumps = count(hand & game.trumps)
    aces = tens = bare_tens = runs = losers = voids = 0
    for suit in SUITS:
        own = hand & game.class_sets[suit]
        length = count(own)
        row = top_row(game, hand, suit)
        ace = row > 0
        ten = has(hand, make_card(suit, TEN))
        aces += 1 if ace else 0
        tens += 1 if ten and ace else 0
        bare_tens += 1 if ten and not ace else 0
        # With three from the top the small ones of a long suit usually run too.
        running = length if row >= 3 or (row >= 2 and length >= 5) else row
        runs += max(0, running - 2)
        losers += length - running - (1 if ten and not ace else 0)
        voids += 1 if length == 0 else 0
    lead = 1.0 if on_lead else 0.0
    return [
        1.0,
        float(trumps),
        1.0 if has(hand, order[0]) else 0.0,
        1.0 if has(hand, order[1]) else 0.0,
        1.0 if trumps >= 2 else 0.0,
        float(aces),
        float(tens),
        float(bare_tens),
        float(runs),
        float(losers),
        float(voids),
        lead,
        lead * aces,
        float(aces * losers),
        float(aces * voids),
        float(runners(game, hand, FEWEST_TALL_RUNNERS)),
        1.0 if outbids else 0.0,
    ]


def runners(game: Game, hand: CardSet, fewest: int) -> int:
    """The Obers and Unters that the hand holds from the highest trump without a gap, from fewest.

    Below that 0: they are not paid.
    """
    row = 0
    for card in game.trump_order:
        if rank_of(card) not in (OBER, UNTER) or not has(hand, card):
            break
        row += 1
    return row if row >= fewest else 0


def top_row(game: Game, hand: CardSet, cls: int) -> int:
    """How many of the highest cards of a class the hand holds without a gap."""
    row = 0
    for card in game.in_order(cls):
        if not has(hand, card):
            break
        row += 1
    return row


def _holding(hand: CardSet, rank: int, suits: "tuple[Suit, ...]") -> int:
    return len([suit for suit in suits if has(hand, make_card(suit, rank))])


def _number(hand: CardSet, suit: Suit, ranks: "tuple[int, ...]") -> int:
    return len([rank for rank in ranks if has(hand, make_card(suit, rank))])

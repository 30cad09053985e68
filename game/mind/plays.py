"""What a seat chose from: the situation it played a card in, and how its cards looked there.

A situation is what everybody at the table sees (the role in it of whoever holds the called ace is
supposed). A look is what tells one card from another in it: does it win, is it a trump, what does
it count. A shape is how the card stands in the hand. Equal cards are one choice. How much each of
them draws a player is in `habits_long`, `habits_short` and `shapes`; all are named here, so that
what is learned and what is asked can't differ.
"""

import math
from typing import NamedTuple

from game.core.cards import (
    ACE,
    OBER,
    SUITS,
    TEN,
    UNTER,
    Card,
    CardSet,
    Seat,
    card_code,
    card_points,
    card_set,
    cards_in,
    make_card,
    rank_of,
)
from game.core.games import SAUSPIEL, SOLO, Contract, Game, row_of
from game.core.table import Table

TRUMPS = ("best", "GO", "HO", "SO", "EU", "GU", "HU", "SU", "ace", "ten", "king", "low")
"""How a trump looks: "best" if none above it is left, an Ober or Unter by itself, another by what
it counts; "king" counts two to four."""

PLAIN = ("ace", "ten", "king", "low")

LEADS = (
    *[f"trump {name}" for name in TRUMPS],
    *[f"called {name}" for name in PLAIN],
    *[f"{suit} {name}" for suit in ("fresh", "old") for name in (*PLAIN, "best ten", "best low")],
)
"""How a card looks that is led: "fresh" is a suit that was not led before; "best" is the best of
its suit that has not been played, if it isn't the ace."""

FOLLOWS = (
    *[f"over trump {name}" for name in TRUMPS],
    *[f"below trump {name}" for name in TRUMPS],
    *[f"{how} {name}" for how in ("over", "below", "away", "away called") for name in PLAIN],
)
"""How a card looks that is played to a trick: whether it would win so far, or is neither trump nor
of the suit led ("away"), of the called suit before that was led."""


LONGEST = 4
"""Suits of so many cards and more are alike."""

SHAPES = 6 * LONGEST
"""How a card stands in a hand: its suit's length there, whether a ten without its ace or the ace is
among them (trumps, and what follows suit: 1 and neither), and whether a weaker card of the same
look and suit, not equal to it, lies beside it."""


STEP = 0.35
"""One letter of the tables, in natural logarithms."""

MIDDLE = "n"
"""The letter of what draws as much as anything unknown."""


FAT = 10
"""Points that make a trick worth a ten of one's own."""

LATE = 3
"""From this trick on, 0 the first, a game alone is led otherwise: most trumps are drawn."""

PLACES = ("second", "third", "last")
"""Who plays where in a trick; "before" if the declarer comes later."""


def strength(letter: str) -> float:
    """How much a letter draws."""
    return _STRENGTHS[letter]


_STRENGTHS = {
    letter: math.exp(STEP * (ord(letter) - ord(MIDDLE))) for letter in "abcdefghijklmnopqrstuvwxyz"
}


ACES, TENS = [card_set([make_card(suit, rank) for suit in SUITS]) for rank in (ACE, TEN)]


class Play(NamedTuple):
    """A card that a seat has played.

    ``before`` are the cards of the trick until then, ``number`` the trick's; ``later`` the seat's
    own cards from this one on, as far as they are shown; ``choice`` the cards that it could choose
    among if it held them (what a called ace forbids aside); ``gone`` those that were played before.
    """

    seat: Seat
    card: Card
    before: tuple[Card, ...]
    leader: Seat
    number: int
    later: CardSet
    choice: CardSet
    gone: CardSet


def plays_of(table: Table, seat: Seat) -> list[Play]:
    """The cards that a seat has played, but for those that were no choice whatever it held."""
    game = table.game
    found = []
    gone = 0
    for number, trick in enumerate(table.tricks):
        place = (seat - trick.leader) % 4
        if place < len(trick.cards):
            card = trick.cards[place]
            before = trick.cards[:place]
            if not _is_forced(table, number, place, card):
                found.append(
                    Play(
                        seat,
                        card,
                        before,
                        trick.leader,
                        number,
                        card_set(table.cards_played_by(seat)[number:]),
                        _choice(game, before, card),
                        gone | card_set(before),
                    )
                )
        gone |= card_set(trick.cards)
    return found


def _is_forced(table: Table, number: int, place: int, card: Card) -> bool:
    """Whether it is the called ace, played because its suit was led for the first time."""
    return place > 0 and number == table.suit_led and card == table.called_ace


def _choice(game: Game, before: "tuple[Card, ...]", card: Card) -> CardSet:
    """The cards that the seat could choose among, if it held them."""
    if not before:
        return -1
    cls = game.suit_class(before[0])
    # Whoever does not follow has no card to follow with: everything else is free.
    return game.class_sets[cls] if game.suit_class(card) == cls else -1


def situation(table: Table, play: Play, partner: "Seat | None") -> str:
    """The name of the situation; ``partner`` is supposed to hold the called ace."""
    role = role_of(table, play.seat, partner)
    if not play.before:
        return f"{role} leads {_stage(table, play.number)}"
    game = table.game
    winner = (play.leader + game.winner(play.before)) % 4
    friend = is_friend(table, play.seat, winner, partner)
    if play.choice == -1:
        # Whoever has none of the called suit when it is first led: a chance that comes once.
        how, fat = "ruff" if play.number == table.suit_led else "free", _fat(play)
    elif game.is_trump(play.before[0]):
        how, fat = "trump", ""
    else:
        how, fat = "suit", _fat(play)
    side = "with" if friend else "against"
    return f"{role} {how} {side} {_place(table, play)}{fat}"


def _place(table: Table, play: Play) -> str:
    number = len(play.before)
    is_before = (_contract(table).declarer - play.leader) % 4 > number
    return f"{PLACES[number - 1]}{' before' if is_before else ''}"


def _fat(play: Play) -> str:
    return " fat" if sum([card_points(card) for card in play.before]) >= FAT else ""


def _stage(table: Table, number: int) -> str:
    if number == 0:
        return "first"
    if table.called_suit is None:
        return "early" if number < LATE else "late"
    return "late" if table.suit_led is not None and table.suit_led < number else "early"


def role_of(table: Table, seat: Seat, partner: "Seat | None") -> str:
    """The kind of game and what the seat is in it."""
    contract = _contract(table)
    base = row_of(contract.kind).base
    family = base if base in (SAUSPIEL, SOLO) else "tall"
    if seat == contract.declarer:
        return f"{family} declarer"
    if family == SAUSPIEL:
        return f"{family} {'partner' if seat == partner else 'opponent'}"
    # Towards a declarer who plays next one leads otherwise than past him.
    is_near = (contract.declarer - seat) % 4 == 1
    return f"{family} opponent {'near' if is_near else 'far'}"


def is_friend(table: Table, seat: Seat, other: Seat, partner: "Seat | None") -> bool:
    """Whether two seats play together."""
    contract = _contract(table)
    side = (contract.declarer, partner)
    return (seat in side) == (other in side)


def _contract(table: Table) -> Contract:
    if table.contract is None:
        raise ValueError("cards are played under a contract")
    return table.contract


def looks_of(table: Table, play: Play) -> "dict[Card, str]":
    """The look of every card that could be in the seat's hand then."""
    found: dict[Card, str] = {}
    for cls, cards in enumerate(table.game.class_sets):
        best = True
        for card in table.game.in_order(cls):
            if play.gone >> card & 1 or not (cards & play.choice) >> card & 1:
                continue
            if play.before:
                found[card] = _follow_look(table, play, card, best)
            else:
                found[card] = _lead_look(table, play, card, best)
            best = False
    return found


def equals_above(game: Game, play: Play) -> "dict[Card, Card]":
    """To each card that has one: the next higher, if it counts as much and is its equal in a hand.

    No card of an earlier trick parts two equals; one of this trick does.
    """
    played = play.gone & ~card_set(play.before)
    found = {}
    for cls in range(len(game.class_sets)):
        above = None
        for card in game.in_order(cls):
            if played >> card & 1:
                continue
            if above is not None and card_points(above) == card_points(card):
                found[card] = above
            above = card
    return found


def weaker_alike(game: Game, looks: "dict[Card, str]", card: Card) -> CardSet:
    """The weaker cards of a card's suit that look the same."""
    return card_set(
        [
            other
            for other in cards_in(game.class_sets[game.suit_class(card)])
            if looks.get(other) == looks[card] and game.strength(other) < game.strength(card)
        ]
    )


def suit_of_look(game: Game, look: str, card: Card) -> CardSet:
    """The cards that count for a card's shape: none for trumps and for following suit."""
    if look.startswith(("fresh", "old", "called", "away")):
        return game.class_sets[game.suit_class(card)]
    return 0


def shape(own: CardSet, suit: CardSet, weaker: CardSet) -> int:
    """The shape of a card among the seat's own cards, 0 to SHAPES - 1.

    ``suit`` are the cards that count for it, ``weaker`` those beside which it would stand alike.
    """
    alike = 1 if own & weaker else 0
    beside = own & suit
    if not beside:
        return alike
    length = min(beside.bit_count(), LONGEST)
    guard = 2 if beside & ACES else (1 if beside & TENS else 0)
    return (length - 1) * 6 + guard * 2 + alike


def _lead_look(table: Table, play: Play, card: Card, best: bool) -> str:
    game = table.game
    if game.is_trump(card):
        return f"trump {_trump(card, best)}"
    cls = game.suit_class(card)
    if _is_called(table, play, cls):
        return f"called {_worth(card)}"
    suit = "old" if game.class_sets[cls] & _led(table, play.number) else "fresh"
    if best and rank_of(card) != ACE:
        return f"{suit} best {'ten' if rank_of(card) == TEN else 'low'}"
    return f"{suit} {_worth(card)}"


def _is_called(table: Table, play: Play, cls: int) -> bool:
    return cls == table.called_suit and (table.suit_led is None or table.suit_led >= play.number)


def _led(table: Table, number: int) -> CardSet:
    return card_set([trick.cards[0] for trick in table.tricks[:number]])


def _follow_look(table: Table, play: Play, card: Card, best: bool) -> str:
    game = table.game
    how = "over" if game.beats(card, play.before[game.winner(play.before)]) else "below"
    if game.is_trump(card):
        return f"{how} trump {_trump(card, best)}"
    cls = game.suit_class(card)
    if cls == game.suit_class(play.before[0]):
        return f"{how} {_worth(card)}"
    return f"{'away called' if _is_called(table, play, cls) else 'away'} {_worth(card)}"


def _trump(card: Card, best: bool) -> str:
    if best:
        return "best"
    return card_code(card) if rank_of(card) in (OBER, UNTER) else _worth(card)


def _worth(card: Card) -> str:
    if rank_of(card) in (ACE, TEN):
        return "ace" if rank_of(card) == ACE else "ten"
    return "king" if card_points(card) else "low"

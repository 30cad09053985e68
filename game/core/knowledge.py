"""What a view proves about the hidden hands: hard facts only, no guesses.

From the log alone: which suits a seat can no longer have, who can't hold the called ace, what the
declarer must have held to call. A log that no deal of the hidden cards can explain contradicts the
view. The bots' memory and the sampling of hidden hands stand on the same facts.
"""

from typing import NamedTuple

from .cards import SEATS, Card, CardSet, Seat, card_set, cards_in, count, deck_cards, suit_of
from .table import Table
from .view import View

Knowledge = NamedTuple(
    "Knowledge",
    [
        ("unseen", CardSet),  # cards in the hands of the others
        (
            "possible",
            "tuple[CardSet, ...]",
        ),  # by seat: the unseen cards it may hold (0 for the viewer)
        ("counts", "tuple[int, ...]"),  # by seat: how many cards it holds (0 for the viewer)
        # Sets of which a seat must hold at least so many: (seat, cards, number).
        ("musts", "tuple[tuple[Seat, CardSet, int], ...]"),
    ],
)


def know(view: View) -> Knowledge:
    """The hard facts of a view."""
    table = view.table
    unseen = deck_cards(table.deck) & ~view.dealt_set & ~table.played
    possible = [0 if seat == view.seat else unseen for seat in SEATS]
    for trick in table.tricks:
        _note_voids(table, trick.leader, trick.cards, possible)
    musts: list[tuple[Seat, CardSet, int]] = []
    _note_called_ace(view, unseen, possible, musts)
    counts = tuple([0 if seat == view.seat else table.hand_count(seat) for seat in SEATS])
    return Knowledge(unseen, tuple(possible), counts, tuple(musts))


def _note_voids(
    table: Table, leader: Seat, cards: tuple[Card, ...], possible: list[CardSet]
) -> None:
    game = table.game
    cls = game.suit_class(cards[0])
    for index in range(1, len(cards)):
        if game.suit_class(cards[index]) != cls:
            possible[(leader + index) % 4] &= ~game.class_sets[cls]


def _note_called_ace(
    view: View, unseen: CardSet, possible: list[CardSet], musts: list[tuple[Seat, CardSet, int]]
) -> None:
    table = view.table
    ace = table.called_ace
    if ace is None or table.contract is None:
        return
    declarer = table.contract.declarer
    of_suit = table.game.class_sets[suit_of(ace)]
    possible[declarer] &= ~(1 << ace)
    if table.kontra is not None:
        possible[table.kontra] &= ~(1 << ace)  # the holder may not say it (RULES.md 6.1)
    if declarer != view.seat:
        shown = count(card_set(table.cards_played_by(declarer)) & of_suit)
        _must_hold(musts, declarer, unseen & of_suit, table.ruleset.min_called_suit_cards - shown)
    if table.suit_led is None:
        return
    first = table.tricks[table.suit_led]
    # The called ace is forced on the first lead: whoever followed without it does not have it.
    for index in range(1, len(first.cards)):
        possible[(first.leader + index) % 4] &= ~(1 << ace)
    if first.winner is None or ace in first.cards or first.leader == view.seat:
        return
    # Its leader ran away: it holds the ace, or held it, and led from enough cards of the suit.
    later = card_set(table.cards_played_by(first.leader)[table.suit_led :])
    _must_hold(musts, first.leader, unseen & 1 << ace, 1 if unseen >> ace & 1 else 0)
    rest = of_suit & ~(1 << ace)
    wanted = table.ruleset.run_away_min - 1 - count(later & rest)
    _must_hold(musts, first.leader, unseen & rest, wanted)


def _must_hold(
    musts: list[tuple[Seat, CardSet, int]], seat: Seat, cards: CardSet, number: int
) -> None:
    if number > 0:
        musts.append((seat, cards, number))


def is_possible(knowledge: Knowledge) -> bool:
    """Whether the unseen cards can be dealt to the seats so that every fact holds."""
    return _can_be_dealt(
        knowledge.unseen, list(knowledge.possible), list(knowledge.counts), list(knowledge.musts)
    )


def _can_be_dealt(
    unseen: CardSet,
    possible: list[CardSet],
    counts: list[int],
    musts: list[tuple[Seat, CardSet, int]],
) -> bool:
    """Tries every choice of the cards that must lie somewhere; the rest is a marriage problem."""
    if not musts:
        return _has_room(unseen, possible, counts)
    seat, cards, number = musts[-1]
    rest = musts[:-1]
    if number == 0:
        return _can_be_dealt(unseen, possible, counts, rest)
    if counts[seat] < number:
        return False
    candidates = cards_in(cards & unseen & possible[seat])
    for index, card in enumerate(candidates):
        without = unseen & ~(1 << card)
        fewer = counts[:seat] + [counts[seat] - 1] + counts[seat + 1 :]
        # Later candidates only: the order of the choice does not matter.
        remaining = card_set(candidates[index + 1 :])
        if _can_be_dealt(without, possible, fewer, rest + [(seat, remaining, number - 1)]):
            return True
    return False


def _has_room(unseen: CardSet, possible: list[CardSet], counts: list[int]) -> bool:
    """Hall's condition: no group of seats is the only home of more cards than it has places."""
    if count(unseen) != sum(counts):
        return False
    for group in range(16):
        elsewhere = 0
        places = 0
        for seat in SEATS:
            if group >> seat & 1:
                places += counts[seat]
            else:
                elsewhere |= possible[seat]
        if count(unseen & ~elsewhere) > places:
            return False
    return True

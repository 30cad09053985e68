"""What a view proves about the hidden hands: hard facts only, no guesses.

From the log alone: which suits a seat can no longer have, who can't hold the called ace, what the
declarer must have held to call. A log that no deal of the hidden cards can explain contradicts the
view. The bots' memory and the sampling of hidden hands stand on the same facts.
"""

from typing import NamedTuple

from .cards import (
    ACE,
    SEATS,
    SUITS,
    Card,
    CardSet,
    Seat,
    card_set,
    cards_in,
    count,
    make_card,
    suit_of,
)
from .games import SAUSPIEL, game
from .table import Table
from .view import View

Must = NamedTuple("Must", [("seat", Seat), ("cards", CardSet), ("number", int)])
"""A seat holds at least so many of these unseen cards."""

Caller = NamedTuple("Caller", [("seat", Seat), ("choices", "tuple[tuple[CardSet, Must], ...]")])
"""A seat that bid Sauspiel without calling: for one of the choices it holds none of the set (an
ace that it might have called) and what the Must says (a card to call it with)."""

Knowledge = NamedTuple(
    "Knowledge",
    [
        ("unseen", CardSet),  # cards in the hands of the others
        ("possible", "tuple[CardSet, ...]"),  # by seat: the unseen cards it may hold (viewer: 0)
        ("counts", "tuple[int, ...]"),  # by seat: how many cards it holds (viewer: 0)
        ("musts", "tuple[Must, ...]"),
        ("callers", "tuple[Caller, ...]"),
        # If the seat holds the called ace it is running away, and holds so many of these too.
        ("runner", "Must | None"),
    ],
)


def know(view: View) -> Knowledge:
    """The hard facts of a view."""
    table = view.table
    unseen = view.unseen
    possible = [0 if seat == view.seat else unseen for seat in SEATS]
    for trick in table.tricks:
        _note_voids(table, trick.leader, trick.cards, possible)
    musts: list[Must] = []
    runner = _note_called_ace(view, unseen, possible, musts)
    counts = tuple([0 if seat == view.seat else table.hand_count(seat) for seat in SEATS])
    callers = _callers(view, unseen)
    return Knowledge(unseen, tuple(possible), counts, tuple(musts), callers, runner)


def _callers(view: View, unseen: CardSet) -> tuple[Caller, ...]:
    """The other seats that bid Sauspiel and did not come to call: each could (RULES.md 2.5)."""
    table = view.table
    sauspiel = game(SAUSPIEL, None, table.deck)
    callers = []
    for seat, word in table.log[: 4 * len(SEATS)]:
        if word != SAUSPIEL or seat == view.seat or table.is_calling(seat):
            continue
        shown = card_set(table.cards_played_by(seat))
        choices = []
        for suit in SUITS:
            ace = 1 << make_card(suit, ACE)
            if sauspiel.trumps & ace or shown & ace:
                continue
            plain = sauspiel.class_sets[suit]
            wanted = table.ruleset.min_called_suit_cards - count(shown & plain)
            choices.append((unseen & ace, Must(seat, unseen & plain & ~ace, max(wanted, 0))))
        callers.append(Caller(seat, tuple(choices)))
    return tuple(callers)


def _note_voids(
    table: Table, leader: Seat, cards: tuple[Card, ...], possible: list[CardSet]
) -> None:
    game = table.game
    cls = game.suit_class(cards[0])
    for index in range(1, len(cards)):
        if game.suit_class(cards[index]) != cls:
            possible[(leader + index) % 4] &= ~game.class_sets[cls]


def _note_called_ace(
    view: View, unseen: CardSet, possible: list[CardSet], musts: list[Must]
) -> "Must | None":
    """Notes what the call and the play of the called suit prove; gives `Knowledge.runner`."""
    table = view.table
    ace = table.called_ace
    if ace is None or table.contract is None:
        return None
    declarer = table.contract.declarer
    of_suit = table.game.class_sets[suit_of(ace)]
    ace_bit = 1 << ace
    possible[declarer] &= ~ace_bit
    if table.kontra is not None:
        possible[table.kontra] &= ~ace_bit  # the holder may not say it (RULES.md 6.1)
    if declarer != view.seat:
        shown = count(card_set(table.cards_played_by(declarer)) & of_suit)
        wanted = table.ruleset.min_called_suit_cards - shown
        musts.append(Must(declarer, unseen & of_suit, max(wanted, 0)))
    if table.suit_led is None:
        return None
    first = table.tricks[table.suit_led]
    # The called ace is forced on the first lead: whoever followed without it does not have it.
    for index in range(1, len(first.cards)):
        possible[(first.leader + index) % 4] &= ~ace_bit
    if ace in first.cards or first.leader == view.seat or view.dealt_set & ace_bit:
        return None
    # Its leader may be running away (RULES.md 4.3): then it led from enough cards of the suit.
    later = card_set(table.cards_played_by(first.leader)[table.suit_led :])
    rest = of_suit & ~ace_bit
    wanted = table.ruleset.run_away_min - 1 - count(later & rest)
    running = Must(first.leader, unseen & rest, max(wanted, 0))
    if first.winner is None:
        return running
    musts.append(Must(first.leader, unseen & ace_bit, 1 if unseen & ace_bit else 0))
    musts.append(running)
    return None


def is_possible(knowledge: Knowledge, called_ace: "Card | None") -> bool:
    """Whether the unseen cards can be dealt to the seats so that every fact holds."""
    for possible, musts in _cases(knowledge, called_ace):
        if _can_be_dealt(knowledge.unseen, possible, list(knowledge.counts), musts):
            return True
    return False


def _cases(
    knowledge: Knowledge, called_ace: "Card | None"
) -> list[tuple[list[CardSet], list[Must]]]:
    """The facts without their "either ... or": every way to choose, as (possible, musts)."""
    cases = [(list(knowledge.possible), list(knowledge.musts))]
    for caller in knowledge.callers:
        cases = [
            (_without(possible, caller.seat, cards), musts + [must])
            for possible, musts in cases
            for cards, must in caller.choices
        ]
    runner = knowledge.runner
    if runner is None or called_ace is None:
        return cases
    ace_bit = 1 << called_ace
    runs = [Must(runner.seat, ace_bit, 1), runner]
    return [(possible, musts + runs) for possible, musts in cases] + [
        (_without(possible, runner.seat, ace_bit), musts) for possible, musts in cases
    ]


def _without(possible: list[CardSet], seat: Seat, cards: CardSet) -> list[CardSet]:
    return possible[:seat] + [possible[seat] & ~cards] + possible[seat + 1 :]


def _can_be_dealt(  # depth: one for each card that a Must asks for, at most about ten
    unseen: CardSet, possible: list[CardSet], counts: list[int], musts: list[Must]
) -> bool:
    """Tries every choice of the cards that must lie somewhere; the rest is a marriage problem."""
    if not musts:
        return _has_room(unseen, possible, counts)
    must = musts[-1]
    rest = musts[:-1]
    if must.number == 0:
        return _can_be_dealt(unseen, possible, counts, rest)
    seat = must.seat
    if counts[seat] == 0:
        return False
    fewer = counts[:seat] + [counts[seat] - 1] + counts[seat + 1 :]
    candidates = cards_in(must.cards & unseen & possible[seat])
    for index, card in enumerate(candidates):
        # Later candidates only: the order of the choice does not matter.
        remaining = Must(seat, card_set(candidates[index + 1 :]), must.number - 1)
        if _can_be_dealt(unseen & ~(1 << card), possible, fewer, rest + [remaining]):
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

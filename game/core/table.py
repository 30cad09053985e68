"""All that is public in one deal: the fold of its log, without a single hidden card.

A Table knows what everybody at the table has heard and seen and what follows from it. Round (all
hands) and View (one hand) both stand on it, so that nothing hidden can leak through it. `after` is
the unchecked door: it trusts that the action is legal, for search and for a log that was checked.
"""

from typing import NamedTuple

from .auction import PASS, next_speaker
from .cards import (
    ACE,
    SEATS,
    Card,
    CardSet,
    Seat,
    card_points,
    hand_size,
    make_card,
    parse_card,
    parse_suit,
)
from .games import SAUSPIEL, Contract, Game, game, needs_naming
from .rulesets import FIRST_CARD, Ruleset

AUCTION = "auction"
NAMING = "naming"
PLAY = "play"
DONE = "done"
PASSED = "passed"
PHASES = (AUCTION, NAMING, PLAY, DONE, PASSED)

KONTRA = "kontra"
RE = "re"
CALL = "call "
NAME_TRUMP = "trump "

Trick = NamedTuple(
    "Trick", [("leader", Seat), ("cards", "tuple[Card, ...]"), ("winner", "Seat | None")]
)
"""A trick in the order played; ``winner`` is None while it is open."""


def trick_points(trick: Trick) -> int:
    """The points that lie in a trick."""
    return sum([card_points(card) for card in trick.cards])


def seat_of_card(trick: Trick, index: int) -> Seat:
    """Who played the card at an index of a trick."""
    return (trick.leader + index) % 4


class Table:
    """The public state of a deal. A value: `after` gives a new one and never changes the old.

    ``log`` is every decision so far, (seat, action); ``words`` each seat's last word in the auction
    (None, PASS or a kind); ``contract`` None until the auction is over; ``kontra`` and ``re`` the
    seat that said it; ``tricks`` in order, an open one last; ``points`` and ``trick_counts`` by
    seat; ``played`` all cards played; ``suit_led`` the index of the trick in which the called suit
    was led first, or None.
    """

    __slots__ = (
        "contract",
        "dealer",
        "deck",
        "high_bid",
        "high_bidder",
        "kontra",
        "log",
        "phase",
        "played",
        "points",
        "re",
        "ruleset",
        "suit_led",
        "trick_counts",
        "tricks",
        "turn",
        "words",
    )

    def __init__(self, ruleset: Ruleset, deck: str, dealer: Seat) -> None:
        self.ruleset = ruleset
        self.deck = deck
        self.dealer = dealer
        self.log: tuple[tuple[Seat, str], ...] = ()
        self.phase = AUCTION
        self.turn: Seat | None = (dealer + 1) % 4
        self.words: tuple[str | None, ...] = (None, None, None, None)
        self.high_bid: str | None = None
        self.high_bidder: Seat | None = None
        self.contract: Contract | None = None
        self.kontra: Seat | None = None
        self.re: Seat | None = None
        self.tricks: tuple[Trick, ...] = ()
        self.points: tuple[int, ...] = (0, 0, 0, 0)
        self.trick_counts: tuple[int, ...] = (0, 0, 0, 0)
        self.played: CardSet = 0
        self.suit_led: int | None = None

    # What follows from the state.

    @property
    def forehand(self) -> Seat:
        """The seat after the dealer: speaks first and leads first."""
        return (self.dealer + 1) % 4

    @property
    def game(self) -> Game:
        """The tables of the contract; of Sauspiel before there is one (hands are sorted so)."""
        if self.contract is None:
            return game(SAUSPIEL, None, self.deck)
        return game(self.contract.kind, self.contract.suit, self.deck)

    @property
    def called_suit(self) -> "int | None":
        """The called suit of a Sauspiel, else None."""
        if self.contract is None or self.contract.kind != SAUSPIEL:
            return None
        return self.contract.suit

    @property
    def called_ace(self) -> "Card | None":
        """The called ace of a Sauspiel, else None."""
        suit = self.called_suit
        return None if suit is None else make_card(suit, ACE)

    @property
    def open_trick(self) -> "Trick | None":
        """The trick on the table that is not complete, or None between tricks."""
        if self.tricks and self.tricks[-1].winner is None:
            return self.tricks[-1]
        return None

    @property
    def last_trick(self) -> "Trick | None":
        """The last complete trick, the only one that may be looked at (RULES.md 5.5)."""
        complete = self.complete_tricks
        return self.tricks[complete - 1] if complete else None

    @property
    def complete_tricks(self) -> int:
        """How many tricks are complete."""
        return len(self.tricks) - (0 if self.open_trick is None else 1)

    @property
    def lead(self) -> "Card | None":
        """The card that was led to the open trick, None when the seat in turn leads."""
        trick = self.open_trick
        return None if trick is None else trick.cards[0]

    @property
    def was_suit_led(self) -> bool:
        """Whether the called suit was led in a trick before the one being played.

        Whoever holds the called ace after that has run away: it is forced on the first lead.
        """
        if self.suit_led is None:
            return False
        return self.suit_led < self.complete_tricks

    @property
    def is_doubling_open(self) -> bool:
        """Whether Kontra and Re may still be said at all (RULES.md 6.1)."""
        if self.phase != PLAY or self.ruleset.max_doubles == 0 or len(self.tricks) > 1:
            return False
        cards_out = len(self.tricks[0].cards) if self.tricks else 0
        return cards_out < (1 if self.ruleset.kontra_until == FIRST_CARD else 2)

    @property
    def shown_partner(self) -> "Seat | None":
        """The declarer's partner once the play has shown it to all.

        The called ace has been played, or the called suit was led once and no ace fell: then its
        leader has run away.
        """
        ace = self.called_ace
        if ace is None:
            return None
        for trick in self.tricks:
            if ace in trick.cards:
                return seat_of_card(trick, trick.cards.index(ace))
        if self.suit_led is not None and self.tricks[self.suit_led].winner is not None:
            return self.tricks[self.suit_led].leader
        return None

    def is_calling(self, seat: Seat) -> bool:
        """Whether the seat has called the ace of a Sauspiel."""
        return (
            self.called_suit is not None
            and self.contract is not None
            and (self.contract.declarer == seat)
        )

    def hand_count(self, seat: Seat) -> int:
        """How many cards a seat still holds."""
        trick = self.open_trick
        has_played = trick is not None and (seat - trick.leader) % 4 < len(trick.cards)
        return hand_size(self.deck) - self.complete_tricks - (1 if has_played else 0)

    def cards_played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat has played, in order."""
        result = []
        for trick in self.tricks:
            index = (seat - trick.leader) % 4
            if index < len(trick.cards):
                result.append(trick.cards[index])
        return tuple(result)

    # The step.

    def after(self, seat: Seat, action: str) -> "Table":
        """The table after a legal action of a seat. Unchecked: an illegal one gives nonsense."""
        new = self._copy()
        new._take(seat, action)  # noqa: SLF001  # a Table like this one
        return new

    def _take(self, seat: Seat, action: str) -> None:
        self.log += ((seat, action),)
        if self.phase == AUCTION:
            self._bid(seat, action)
        elif self.phase == NAMING:
            self._name(action)
        elif action == KONTRA:
            self.kontra = seat
        elif action == RE:
            self.re = seat
        else:
            self._play(parse_card(action))

    def _copy(self) -> "Table":
        new = Table(self.ruleset, self.deck, self.dealer)
        new.log = self.log
        new.phase = self.phase
        new.turn = self.turn
        new.words = self.words
        new.high_bid = self.high_bid
        new.high_bidder = self.high_bidder
        new.contract = self.contract
        new.kontra = self.kontra
        new.re = self.re
        new.tricks = self.tricks
        new.points = self.points
        new.trick_counts = self.trick_counts
        new.played = self.played
        new.suit_led = self.suit_led
        return new

    def _bid(self, seat: Seat, word: str) -> None:
        self.words = self.words[:seat] + (word,) + self.words[seat + 1 :]
        if word != PASS:
            self.high_bid = word
            self.high_bidder = seat
        self.turn = next_speaker(seat, self.words, self.high_bidder)
        if self.turn is not None:
            return
        if self.high_bid is None or self.high_bidder is None:
            self.phase = PASSED
            return
        self.contract = Contract(self.high_bid, None, self.high_bidder)
        if needs_naming(self.high_bid):
            self.phase = NAMING
            self.turn = self.high_bidder
        else:
            self._begin_play()

    def _name(self, action: str) -> None:
        if self.contract is not None:  # pragma: no branch - there is one since the auction
            suit = parse_suit(action[-1])
            self.contract = Contract(self.contract.kind, suit, self.contract.declarer)
        self._begin_play()

    def _begin_play(self) -> None:
        self.phase = PLAY
        self.turn = self.forehand

    def _play(self, card: Card) -> None:
        open_trick = self.open_trick
        self.played |= 1 << card
        if open_trick is None:
            leader = self.turn if self.turn is not None else self.forehand
            self._note_called_suit(card)
            self.tricks += (Trick(leader, (card,), None),)
            self.turn = (leader + 1) % 4
            return
        cards = open_trick.cards + (card,)
        if len(cards) < 4:
            self.tricks = self.tricks[:-1] + (Trick(open_trick.leader, cards, None),)
            self.turn = (open_trick.leader + len(cards)) % 4
            return
        winner = (open_trick.leader + self.game.winner(cards)) % 4
        trick = Trick(open_trick.leader, cards, winner)
        self.tricks = self.tricks[:-1] + (trick,)
        gained = trick_points(trick)
        self.points = tuple([self.points[s] + (gained if s == winner else 0) for s in SEATS])
        self.trick_counts = tuple([self.trick_counts[s] + (1 if s == winner else 0) for s in SEATS])
        self.turn = winner
        if len(self.tricks) == hand_size(self.deck):
            self.phase = DONE
            self.turn = None

    def _note_called_suit(self, card: Card) -> None:
        suit = self.called_suit
        if suit is not None and self.suit_led is None and self.game.suit_class(card) == suit:
            self.suit_led = len(self.tricks)

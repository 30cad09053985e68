"""One deal from the first word of the auction to its verdict, seen with all cards open."""

import copy

from tests.reference.auction import Auction
from tests.reference.called_ace import playable_cards
from tests.reference.cards import HAND_SIZES, all_cards, points_of, suit_printed_on
from tests.reference.contracts import (
    NEEDS_A_TRUMP_SUIT,
    Game,
    game_of,
    standing_trumps,
    suits_whose_ace_can_be_called,
)
from tests.reference.reckoning import FinishedPlay, Verdict, reckon


class Forbidden(Exception):
    """The rules do not allow this entry of the log."""


class WrongDeal(Exception):
    """The hands are not a deal of the deck."""


class PlayedTrick:
    """A trick on the table: its leader and the cards in the order they were played."""

    def __init__(self, leader: int) -> None:
        """Begin a trick."""
        self.leader = leader
        self.cards: list[str] = []
        self.winner: int | None = None

    def copy(self) -> "PlayedTrick":
        """The same trick to go on with."""
        other = PlayedTrick(self.leader)
        other.cards = list(self.cards)
        other.winner = self.winner
        return other

    def is_full(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    def seat_to_play(self) -> int:
        """The seat whose card comes next."""
        return (self.leader + len(self.cards)) % 4


class OpenDeal:
    """A deal in progress. `perform` takes the log entry by entry, as in a record."""

    def __init__(self, hands: list[list[str]], dealer: int = 3, deck: str = "long") -> None:
        """Begin the auction with the four hands as dealt."""
        dealt = [card for hand in hands for card in hand]
        if sorted(dealt) != sorted(all_cards(deck)):
            raise WrongDeal(dealt)
        if [len(hand) for hand in hands] != [HAND_SIZES[deck]] * 4:
            raise WrongDeal(hands)
        self.deck = deck
        self.dealer = dealer
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.log: list[str] = []
        self.auction = Auction(dealer)
        self.declarer: int | None = None
        self.kind: str | None = None
        self.named_suit: str | None = None
        self.kontra_by: int | None = None
        self.re_by: int | None = None
        self.tricks: list[PlayedTrick] = []
        self.called_suit_was_led = False
        self.holder_ran_away = False

    # What can be seen

    def phase(self) -> str:
        """One of "auction", "naming", "play", "done", "passed"."""
        if not self.auction.is_over():
            return "auction"
        if self.auction.everybody_passed():
            return "passed"
        if self._suit_is_missing():
            return "naming"
        if len(self.finished_tricks()) == HAND_SIZES[self.deck]:
            return "done"
        return "play"

    def turn(self) -> int | None:
        """The seat that has to act, None when the deal is over."""
        phase = self.phase()
        if phase == "auction":
            return self.auction.to_speak
        if phase == "naming":
            return self.declarer
        if phase == "play":
            return self._open_trick().seat_to_play()
        return None

    def game(self) -> Game:
        """The order of the cards; only once the contract is complete."""
        assert self.kind is not None
        return game_of(self.kind, self.named_suit, self.deck)

    def partner(self) -> int | None:
        """Who was dealt the called ace; None in a game of one against three."""
        if self.kind != "sauspiel" or self.named_suit is None:
            return None
        for seat in range(4):
            if self.named_suit + "A" in self.dealt[seat]:
                return seat
        raise WrongDeal(self.dealt)

    def declarer_side(self) -> list[int]:
        """The declarer, and the holder of the called ace in a Sauspiel."""
        return [seat for seat in range(4) if seat in (self.declarer, self.partner())]

    def finished_tricks(self) -> list[PlayedTrick]:
        """The tricks that have been won."""
        return [trick for trick in self.tricks if trick.is_full()]

    def points(self) -> list[int]:
        """The card points each seat has taken."""
        points = [0, 0, 0, 0]
        for trick in self.finished_tricks():
            assert trick.winner is not None
            points[trick.winner] += points_of(trick.cards)
        return points

    def trick_counts(self) -> list[int]:
        """The number of tricks each seat has taken."""
        counts = [0, 0, 0, 0]
        for trick in self.finished_tricks():
            assert trick.winner is not None
            counts[trick.winner] += 1
        return counts

    # What may be done

    def legal(self) -> list[str]:
        """What the seat in turn may do; Kontra and Re are never among it."""
        phase = self.phase()
        seat = self.turn()
        if seat is None:
            return []
        if phase == "auction":
            return self.auction.bids_open_to(seat, self.hands[seat])
        if phase == "naming":
            if self.kind == "sauspiel":
                suits = suits_whose_ace_can_be_called(self.hands[seat])
                return ["call " + suit for suit in suits]
            return ["trump " + suit for suit in ["E", "G", "H", "S"]]
        return playable_cards(
            self.game(),
            self.hands[seat],
            self._open_trick().cards,
            called_suit=self.named_suit if self.kind == "sauspiel" else None,
            called_suit_was_led=self.called_suit_was_led,
            holder_ran_away=self.holder_ran_away,
        )

    def kontra_open(self) -> list[int]:
        """The seats that may say Kontra now."""
        if not self._doubling_is_open() or self.kontra_by is not None:
            return []
        return [seat for seat in range(4) if seat not in self.declarer_side()]

    def re_open(self) -> list[int]:
        """The seats that may say Re now: the declarer, after a Kontra."""
        if not self._doubling_is_open() or self.kontra_by is None or self.re_by is not None:
            return []
        assert self.declarer is not None
        return [self.declarer]

    def perform(self, entry: str) -> None:
        """Do what a log entry says ("2 kontra", "0 EK") or raise Forbidden."""
        seat = int(entry[0])
        action = entry[2:]
        if action == "kontra":
            if seat not in self.kontra_open():
                raise Forbidden(entry)
            self.kontra_by = seat
        elif action == "re":
            if seat not in self.re_open():
                raise Forbidden(entry)
            self.re_by = seat
        elif seat != self.turn() or action not in self.legal():
            raise Forbidden(entry)
        elif self.phase() == "auction":
            self._speak(seat, action)
        elif self.phase() == "naming":
            self.named_suit = action[-1]
            self._begin_play()
        else:
            self._play(seat, action)
        self.log.append(entry)

    def perform_all(self, log: list[str]) -> "OpenDeal":
        """Do every entry in order; gives back the deal itself."""
        for entry in log:
            self.perform(entry)
        return self

    def after(self, entry: str) -> "OpenDeal":
        """A copy of this deal with one more entry."""
        later = copy.copy(self)
        later.hands = [list(hand) for hand in self.hands]
        later.log = list(self.log)
        later.auction = self.auction.copy()
        later.tricks = [trick.copy() for trick in self.tricks]
        later.perform(entry)
        return later

    # The end

    def verdict(self) -> Verdict | None:
        """The settlement of a finished deal, None before (and when all have passed)."""
        if self.phase() != "done":
            return None
        assert self.kind is not None
        assert self.declarer is not None
        side = self.declarer_side()
        side_trumps = [
            card for seat in side for card in self.dealt[seat] if card in standing_trumps(self.kind)
        ]
        return reckon(
            FinishedPlay(
                kind=self.kind,
                tricks_in_all=HAND_SIZES[self.deck],
                declarer=self.declarer,
                partner=self.partner(),
                side_points=sum(self.points()[seat] for seat in side),
                side_tricks=sum(self.trick_counts()[seat] for seat in side),
                side_trumps=side_trumps,
                kontra=self.kontra_by is not None,
                re=self.re_by is not None,
            )
        )

    def scores(self) -> list[int] | None:
        """What the deal pays to each seat; zeros when all have passed, None before the end."""
        if self.phase() == "passed":
            return [0, 0, 0, 0]
        verdict = self.verdict()
        return None if verdict is None else verdict.scores

    # Inside

    def _suit_is_missing(self) -> bool:
        return self.kind in ["sauspiel", *NEEDS_A_TRUMP_SUIT] and self.named_suit is None

    def _open_trick(self) -> PlayedTrick:
        return self.tricks[-1]

    def _doubling_is_open(self) -> bool:
        if self.phase() != "play":
            return False
        return sum(len(trick.cards) for trick in self.tricks) < 2

    def _speak(self, seat: int, word: str) -> None:
        self.auction.say(seat, word)
        if self.auction.is_over() and not self.auction.everybody_passed():
            self.declarer = self.auction.best_bidder
            self.kind = self.auction.best_bid
            if not self._suit_is_missing():
                self._begin_play()

    def _begin_play(self) -> None:
        forehand = (self.dealer + 1) % 4
        self.tricks.append(PlayedTrick(forehand))

    def _play(self, seat: int, card: str) -> None:
        trick = self._open_trick()
        self._note_the_called_suit(seat, card, is_lead=not trick.cards)
        self.hands[seat].remove(card)
        trick.cards.append(card)
        if not trick.is_full():
            return
        trick.winner = (trick.leader + self.game().winner_of(trick.cards)) % 4
        if any(self.hands):
            self.tricks.append(PlayedTrick(trick.winner))

    def _note_the_called_suit(self, seat: int, card: str, *, is_lead: bool) -> None:
        if self.kind != "sauspiel" or self.named_suit is None or not is_lead:
            return
        if suit_printed_on(card) != self.named_suit or self.game().is_trump(card):
            return
        called_ace = self.named_suit + "A"
        if not self.called_suit_was_led and card != called_ace and called_ace in self.hands[seat]:
            self.holder_ran_away = True
        self.called_suit_was_led = True


def deal_from_record(record: dict[str, object]) -> OpenDeal:
    """Replay a record with four hands (v 1, rules "stargames") and give back the deal."""
    hands = record["hands"]
    log = record["log"]
    dealer = record["dealer"]
    assert isinstance(hands, list)
    assert isinstance(log, list)
    assert isinstance(dealer, int)
    deal = OpenDeal([hand.split() for hand in hands], dealer, str(record["deck"]))
    return deal.perform_all(log)

"""How well a hidden hand explains what its seat said: its bids, what it named, its Kontra.

The seats are supposed to speak as `normal` does, less sharply: what its tables find a little too
poor is still said sometimes, and the other way round.
"""

import math
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from game.bots.auction import FEW_TRUMPS
from game.bots.bot import CAUTION, NORMAL
from game.bots.doubling import KONTRA_ALONE, KONTRA_SAUSPIEL
from game.bots.valuation import others_bid
from game.core.auction import PASS, bids_over
from game.core.cards import (
    ACE,
    OBER,
    SEATS,
    SUITS,
    CardSet,
    Seat,
    Suit,
    card_set,
    make_card,
)
from game.core.duties import callable_suits
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, Contract, game, row_of
from game.core.table import AUCTION, PLAY, Table
from game.core.view import View

from .appraisal import Appraisal
from .worlds import Hands

if TYPE_CHECKING:
    from collections.abc import Callable

BIDDING = {SAUSPIEL: 0.2, GEIER: 1.0, WENZ: 1.0, SOLO: 1.0}
"""The points of a declarer's score over which a bid goes from rare to usual."""

NAMING = {SAUSPIEL: 0.1, SOLO: 0.7}
DOUBLING = {SAUSPIEL: 0.15, GEIER: 1.5, WENZ: 1.5, SOLO: 1.5}
"""The same for the suit that is named, and for Kontra."""

FLOOR = 0.03
"""How often any word is said, whatever the hand."""

OBERS = card_set([make_card(suit, OBER) for suit in SUITS])
ACES = card_set([make_card(suit, ACE) for suit in SUITS])

RICH = 3
"""With fewer aces nobody thinks of Wenz or Geier with a single trump."""

ONE_WAY: tuple[Suit | None, ...] = (None,)
"""Contracts without a suit to name."""

Said = tuple[str, tuple[str, ...], bool]
"""A word of the auction, the kinds that were high enough, and whether another seat had bid."""


_appraisal = cache(Appraisal)
"""The same appraisal for the same contract: its parts are learned once."""


@cache
def _scores(
    deck: str, on_lead: bool, outbids: bool
) -> "dict[str, dict[Suit | None, Callable[[CardSet], float]]]":
    """How a declarer's hand is scored, by base kind and suit."""
    ways: dict[str, tuple[Suit | None, ...]] = {
        SAUSPIEL: tuple([suit for suit, _, _ in _trumps(deck).calls]),
        GEIER: ONE_WAY,
        WENZ: ONE_WAY,
        SOLO: SUITS,
    }
    return {
        kind: {suit: _appraisal(kind, suit, deck, on_lead, outbids).score for suit in suits}
        for kind, suits in ways.items()
    }


class Words:
    """What the hidden seats of a view have said, as likelihoods of their hands."""

    def __init__(self, view: View) -> None:
        table = view.table
        self.table = table
        self._shown = [card_set(table.cards_played_by(seat)) for seat in SEATS]
        self._said: dict[Seat, list[Said]] = {seat: [] for seat in SEATS if seat != view.seat}
        self._collect(view.seat)
        self._silent = self._silent_seats()
        self._known: dict[tuple[Seat, CardSet], float] = {}

    def likelihood(self, hands: Hands) -> float:
        """How likely the words of all hidden seats are if they still hold these cards."""
        result = 1.0
        for seat in self._said:
            key = (seat, hands[seat])
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = self._of(seat, hands[seat] | self._shown[seat])
            result *= known
        return result

    def _collect(self, viewer: Seat) -> None:
        table = Table(self.table.ruleset, self.table.deck, self.table.dealer)
        for seat, word in self.table.log:
            if table.phase != AUCTION:
                return
            if seat != viewer:
                high = bids_over(
                    seat, table.forehand, table.high_bidder, table.high_bid, table.ruleset
                )
                allowed = tuple([kind for kind in high if not row_of(kind).is_tout])
                self._said[seat].append((word, allowed, others_bid(table, seat)))
            table = table.after(seat, word)

    def _silent_seats(self) -> tuple[Seat, ...]:
        """The seats that might have said Kontra by now, and have not."""
        table = self.table
        contract = table.contract
        if contract is None or table.phase != PLAY or table.kontra is not None:
            return ()
        if table.is_doubling_open or table.ruleset.max_doubles == 0:
            return ()
        return tuple([seat for seat in self._said if seat != contract.declarer])

    def _of(self, seat: Seat, dealt: CardSet) -> float:
        result = 1.0
        eager: dict[bool, dict[str, float]] = {}
        for word, allowed, outbids in self._said[seat]:
            if outbids not in eager:
                eager[outbids] = self._eager(seat, dealt, outbids)
            result *= _share(word, allowed, eager[outbids])
        contract = self.table.contract
        if contract is None:
            return result
        if seat == contract.declarer:
            return result * self._named(contract, dealt)
        if seat == self.table.kontra:
            return result * self._doubles(contract, seat, dealt)
        if seat in self._silent:
            return result * (1.0 - self._doubles(contract, seat, dealt))
        return result

    def _eager(self, seat: Seat, dealt: CardSet, outbids: bool) -> dict[str, float]:
        """For each base kind that the hand may think of: how many times likelier than passing."""
        deck = self.table.deck
        scores = _scores(deck, seat == self.table.forehand, outbids)
        caution = CAUTION[NORMAL]
        found = {}
        least = self.table.ruleset.min_called_suit_cards
        for kind, suits in thinkable(deck, dealt, least):
            of_kind = scores[kind]
            best = max([of_kind[suit](dealt) for suit in suits])
            wanted = caution.sauspiel if kind == SAUSPIEL else caution.solo
            found[kind] = math.exp(min((best - wanted) / BIDDING[kind], 30.0))
        return found

    def _named(self, contract: Contract, dealt: CardSet) -> float:
        """How likely the declarer names the suit that it named."""
        kind, deck, ruleset = contract.kind, self.table.deck, self.table.ruleset
        if contract.suit is None or kind not in NAMING:
            return 1.0
        suits: tuple[Suit, ...] = SUITS
        if kind == SAUSPIEL:
            suits = callable_suits(dealt, game(SAUSPIEL, None, deck), ruleset.min_called_suit_cards)
        on_lead = contract.declarer == self.table.forehand
        outbids = others_bid(self.table, contract.declarer)
        scores = [_appraisal(kind, suit, deck, on_lead, outbids).score(dealt) for suit in suits]
        best = max(scores)
        shares = [math.exp((score - best) / NAMING[kind]) for score in scores]
        chosen = shares[suits.index(contract.suit)] if contract.suit in suits else 0.0
        return FLOOR / len(suits) + (1.0 - FLOOR) * chosen / sum(shares)

    def _doubles(self, contract: Contract, seat: Seat, dealt: CardSet) -> float:
        """How likely an opponent with this hand says Kontra."""
        table = self.table
        base = row_of(contract.kind).base
        if row_of(contract.kind).is_tout or (
            table.called_ace is not None and dealt >> table.called_ace & 1
        ):
            return FLOOR  # the caller's partner may not; a Tout is for the proofs
        limit = KONTRA_SAUSPIEL if base == SAUSPIEL else KONTRA_ALONE
        score = _appraisal(
            base,
            contract.suit,
            table.deck,
            seat == table.forehand,
            others_bid(table, contract.declarer),
            against=True,
        ).score(dealt)
        share = 1.0 / (1.0 + math.exp(min((score - limit) / DOUBLING[base], 30.0)))
        return FLOOR + (1.0 - 2.0 * FLOOR) * share


def _share(word: str, allowed: "tuple[str, ...]", eager: "dict[str, float]") -> float:
    total = 1.0 + sum([eager.get(kind, 0.0) for kind in allowed])
    said = 1.0 if word == PASS else eager.get(row_of(word).base, 0.0)
    return FLOOR / (1 + len(allowed)) + (1.0 - FLOOR) * said / total


class _Trumps(NamedTuple):
    """A deck's sets of cards that say which contracts a hand may think of."""

    few: int
    sauspiel: CardSet
    calls: tuple[tuple[Suit, CardSet, CardSet], ...]  # suit, its ace, its other plain cards
    tall: tuple[tuple[str, CardSet], ...]
    solos: tuple[tuple[Suit, CardSet], ...]


@cache
def _trumps(deck: str) -> _Trumps:
    sauspiel = game(SAUSPIEL, None, deck)
    aces = [(suit, 1 << make_card(suit, ACE)) for suit in SUITS]
    return _Trumps(
        FEW_TRUMPS[deck],
        sauspiel.trumps,
        tuple(
            [
                (suit, ace, sauspiel.class_sets[suit] & ~ace)
                for suit, ace in aces
                if not sauspiel.trumps & ace
            ]
        ),
        tuple([(kind, game(kind, None, deck).trumps) for kind in (GEIER, WENZ)]),
        tuple([(suit, game(SOLO, suit, deck).trumps) for suit in SUITS]),
    )


def thinkable(deck: str, dealt: CardSet, least: int) -> "list[tuple[str, tuple[Suit | None, ...]]]":
    """The base kinds that a hand has the trumps for, with the suits to name: `is_sound`, for many.

    ``least`` is how many cards of a called suit the rules ask for. Wenz and Geier with a single
    trump and few aces are left out: `normal` hardly ever bids them.
    """
    found: list[tuple[str, tuple[Suit | None, ...]]] = []
    trumps = _trumps(deck)
    few = trumps.few
    if (dealt & trumps.sauspiel).bit_count() > few or (dealt & OBERS).bit_count() >= 2:
        calls = tuple(
            [
                suit
                for suit, ace, others in trumps.calls
                if not dealt & ace and (least == 0 or (dealt & others).bit_count() >= least)
            ]
        )
        if calls:
            found.append((SAUSPIEL, calls))
    is_rich = (dealt & ACES).bit_count() >= RICH
    for kind, own in trumps.tall:
        held = dealt & own
        if held and (is_rich or held & held - 1):
            found.append((kind, ONE_WAY))
    solos = tuple([suit for suit, own in trumps.solos if (dealt & own).bit_count() > few + 1])
    if solos:
        found.append((SOLO, solos))
    return found

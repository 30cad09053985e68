"""What a player at the table remembers and can prove: the hard facts behind every decision.

A Memory is made from a View for one decision and thrown away. `recall` gives the complete one
(level normal), `recall_little` that of a casual player, who remembers only Obers, aces and the last
trick. Nothing here is a guess; guesses about who plays with whom are in `sides`.
"""

from game.core.cards import (
    ACE,
    OBER,
    SEATS,
    Card,
    CardSet,
    Seat,
    cards_in,
    count,
    deck_cards,
    rank_of,
)
from game.core.games import Contract, Game, row_of
from game.core.knowledge import know
from game.core.table import trick_points
from game.core.view import View

NOBODY = -1

CALLERS_SIDE, CALLERS_OPPONENT, SOLOIST, SOLOISTS_OPPONENT = 0, 1, 2, 3
"""The roles of a deal, by which estimates are looked up."""


class Memory:
    """The facts of one card decision, as ``seat`` knows them.

    ``unseen`` are the cards in the other hands, ``may[s]`` those that seat s can hold, ``must[s]``
    those it is proven to hold, ``counts[s]`` how many it holds. ``trick`` are the cards on the
    table, ``best`` the one that leads it and ``best_seat`` who played it, ``behind`` the seats that
    play after the viewer. ``ours[s]`` is True, False or None: proven on the viewer's side, proven
    against it, not proven. ``points_ours`` and ``points_theirs`` are what is safely won by proven
    seats.
    """

    def __init__(self, view: View, contract: Contract, unseen: CardSet, may: list[CardSet]) -> None:
        table = view.table
        self.view = view
        self.seat = view.seat
        self.hand = view.hand
        self.legal = view.playable
        self.game: Game = table.game
        self.contract = contract
        row = row_of(contract.kind)
        self.is_tout = row.is_tout
        self.calls_ace = row.calls_ace
        self.called_suit = table.called_suit
        self.called_ace = table.called_ace
        self.unseen = unseen
        self.may = may
        self.counts = [table.hand_count(seat) for seat in SEATS]
        self.must: list[CardSet] = [0, 0, 0, 0]
        open_trick = table.open_trick
        self.trick: tuple[Card, ...] = () if open_trick is None else open_trick.cards
        self.leader: Seat = view.seat if open_trick is None else open_trick.leader
        self.led = NOBODY if open_trick is None else self.game.suit_class(self.trick[0])
        self.on_table = 0 if open_trick is None else trick_points(open_trick)
        index = self.game.winner(self.trick) if self.trick else 0
        self.best: Card | None = self.trick[index] if self.trick else None
        self.best_seat: Seat = (self.leader + index) % 4
        self.behind = tuple([(view.seat + step) % 4 for step in range(1, 4 - len(self.trick))])
        self.tricks_left = self.counts[view.seat]
        self.partner = view.partner
        self.declares = contract.declarer == view.seat
        self.declarers_side = view.on_declarers_side
        if self.calls_ace:
            self.role = CALLERS_SIDE if self.declarers_side else CALLERS_OPPONENT
        else:
            self.role = SOLOIST if self.declarers_side else SOLOISTS_OPPONENT
        self.ours: list[bool | None] = [self._proven(seat) for seat in SEATS]
        self.points_ours = sum([table.points[s] for s in SEATS if self.ours[s] is True])
        self.points_theirs = sum([table.points[s] for s in SEATS if self.ours[s] is False])

    def _proven(self, seat: Seat) -> "bool | None":
        """Whether a seat is on the viewer's side, None when that isn't proven."""
        declarer = self.contract.declarer
        if seat == self.seat:
            return True
        if not self.calls_ace:
            return not self.declares and seat != declarer
        if seat == declarer:
            return self.declarers_side
        if self.partner is not None:
            return (seat == self.partner) == self.declarers_side
        ace = self.called_ace
        if ace is not None and not self.may[seat] >> ace & 1:
            # It can't hold the called ace: an opponent of the declarer.
            return not self.declarers_side
        if (
            ace is not None
            and len([s for s in SEATS if s != self.seat and self.may[s] >> ace & 1]) == 1
        ):
            return self.declarers_side
        return None

    def hand_class(self, cls: int) -> CardSet:
        """The viewer's cards of a class (a plain suit, or TRUMP)."""
        return self.hand & self.game.class_sets[cls]

    def unseen_class(self, cls: int) -> CardSet:
        """The unseen cards of a class."""
        return self.unseen & self.game.class_sets[cls]

    def higher_unseen(self, card: Card) -> CardSet:
        """The unseen cards of the card's class that beat it."""
        game = self.game
        strength = game.strength(card)
        higher = 0
        for other in cards_in(self.unseen & game.class_sets[game.suit_class(card)]):
            if game.strength(other) > strength:
                higher |= 1 << other
        return higher

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its class beats the card."""
        return self.higher_unseen(card) == 0

    def may_be_void(self, seat: Seat, cls: int) -> bool:
        """Whether it is possible that the seat holds no card of the class."""
        return self.must[seat] & self.game.class_sets[cls] == 0

    def can_beat(self, seat: Seat, best: Card, led: int) -> bool:
        """Whether a seat that has yet to play to a trick could take it from ``best``."""
        game = self.game
        ace = self.called_ace
        if (
            led == self.called_suit
            and ace is not None
            and not self.view.table.was_suit_led
            and self.must[seat] >> ace & 1
        ):
            return game.beats(ace, best)  # the duty: it plays the called ace, whatever else it has
        may_ruff = self.may_be_void(seat, led)
        if game.suit_class(best) != led and not may_ruff:
            return False
        for card in cards_in(self.may[seat] & self.higher_unseen_than(best)):
            if may_ruff or game.suit_class(card) == led:
                return True
        return False

    def higher_unseen_than(self, best: Card) -> CardSet:
        """The unseen cards that beat ``best``: higher ones, and all trumps over a plain card."""
        higher = self.higher_unseen(best)
        if not self.game.is_trump(best):
            higher |= self.unseen & self.game.trumps
        return higher

    def settle_hands(self, musts: "tuple[tuple[Seat, CardSet, int], ...]") -> None:
        """Works out which cards a seat must hold, and takes them from the others.

        ``musts`` are the sets of which a seat holds at least so many. Three rounds reach every
        chain of conclusions that occurs.
        """
        others = [seat for seat in SEATS if seat != self.seat]
        for _ in range(3):
            for card in cards_in(self.unseen):
                holders = [seat for seat in others if self.may[seat] >> card & 1]
                if len(holders) == 1:
                    self.must[holders[0]] |= 1 << card
            for seat, cards, number in musts:
                if count(cards & self.may[seat]) == number:
                    self.must[seat] |= cards & self.may[seat]
            if not self._narrow(others):
                return

    def _narrow(self, others: list[Seat]) -> bool:
        """Whether more follows: a full hand holds nothing else, and a card is in one hand only."""
        changed = False
        for seat in others:
            if self.may[seat] == self.must[seat]:
                continue
            if count(self.may[seat]) <= self.counts[seat]:
                self.must[seat] = self.may[seat]
            elif count(self.must[seat]) == self.counts[seat]:
                self.may[seat] = self.must[seat]
                changed = True
        for seat in others:
            for other in others:
                if other != seat and self.may[other] & self.must[seat]:
                    self.may[other] &= ~self.must[seat]
                    changed = True
        return changed


def _contract_of(view: View) -> Contract:
    contract = view.table.contract
    if contract is None:
        raise ValueError("a memory of cards needs a contract")
    return contract


def recall(view: View) -> Memory:
    """The complete memory of a view in the play of the cards."""
    facts = know(view)
    contract = _contract_of(view)
    may = list(facts.possible)
    ace = view.table.called_ace
    if ace is not None and view.table.kontra is not None:
        may[view.table.kontra] &= ~(1 << ace)  # the holder of the called ace may not say Kontra
    memory = Memory(view, contract, facts.unseen, may)
    memory.settle_hands(facts.musts)
    return memory


def recall_little(view: View) -> Memory:
    """A casual player's memory: Obers, aces, the last trick and the one on the table.

    All other cards played before count as still out, so ``unseen`` is too large and nothing is
    known of voids that showed earlier.
    """
    table = view.table
    kept = view.dealt_set
    for card in cards_in(table.played):
        if rank_of(card) in (ACE, OBER):
            kept |= 1 << card
    for trick in (table.last_trick, table.open_trick):
        if trick is not None:
            for card in trick.cards:
                kept |= 1 << card
    unseen = deck_cards(table.deck) & ~kept
    may = [0 if seat == view.seat else unseen for seat in SEATS]
    contract = _contract_of(view)
    ace = table.called_ace
    if ace is not None:
        may[contract.declarer] &= ~(1 << ace)
    return Memory(view, contract, unseen, may)

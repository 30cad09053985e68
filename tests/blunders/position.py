"""A card decision with what is proven about the trick on the table."""

from functools import cached_property

from game.core.cards import SEATS, Card, Seat, cards_in
from game.core.games import row_of
from game.core.knowledge import know
from game.core.table import trick_points
from game.core.view import View


class Position:
    """What the seat in turn can prove. ``legal`` are its cards to choose from."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table = view.table
        self.game = view.table.game
        self.facts = know(view)
        contract = view.table.contract
        assert contract is not None
        self.kind = contract.kind
        self.declarer = contract.declarer
        self.row = row_of(contract.kind)
        self.legal = cards_in(view.playable)
        self.trick = view.table.open_trick
        played = 0 if self.trick is None else len(self.trick.cards)
        self.behind = [(view.seat + step) % 4 for step in range(1, 4 - played)]
        self.is_last = played == 3
        self.ours = [self._is_ours(seat) for seat in SEATS]

    def _is_ours(self, seat: Seat) -> bool | None:
        """Whether a seat is proven on the viewer's side (True), against it (False), or neither."""
        view = self.view
        mine = view.on_declarers_side
        if seat == view.seat:
            return True
        if seat == self.declarer:
            return mine
        if not self.row.calls_ace:
            return not mine
        if view.partner is not None:
            return (seat == view.partner) == mine
        if view.table.kontra == seat:
            return not mine
        return None

    @cached_property
    def best(self) -> tuple[Card, Seat] | None:
        """The card that leads the trick, and whose it is."""
        if self.trick is None:
            return None
        index = self.game.winner(self.trick.cards)
        return self.trick.cards[index], (self.trick.leader + index) % 4

    @cached_property
    def friends_safe_card(self) -> Card | None:
        """The leading card, if it is a proven friend's and no possible enemy behind beats it."""
        if self.best is None or self.ours[self.best[1]] is not True:
            return None
        return self.best[0] if self.holds(self.best[0], side=True) else None

    def may_beat(self, seat: Seat, card: Card) -> bool:
        """Whether some card that the seat may hold would beat it, whatever the seat must follow."""
        return any(self.game.beats(other, card) for other in cards_in(self.facts.possible[seat]))

    def holds(self, card: Card, side: bool) -> bool:
        """Whether no seat behind that isn't proven to be of ``side`` can beat the card."""
        return all(self.ours[s] is side or not self.may_beat(s, card) for s in self.behind)

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its class beats the card."""
        same = self.facts.unseen & self.game.class_sets[self.game.suit_class(card)]
        return all(self.game.strength(other) < self.game.strength(card) for other in cards_in(same))

    def points_of(self, side: bool) -> int:
        """What the proven seats of a side (True: ours) have won for certain."""
        points = self.table.points
        return sum(points[seat] for seat in SEATS if self.ours[seat] is side)

    def on_table(self) -> int:
        """The points that lie in the trick."""
        return 0 if self.trick is None else trick_points(self.trick)

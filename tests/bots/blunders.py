"""Detectors of blunders that everybody at the table can prove, from the view alone.

Written apart from the bots' own vetoes, with plainer and more careful proofs: what is reported here
is certainly a blunder. The numbers are those of the list that the levels are held to.
"""

from game.core.cards import ACE, OBER, Card, Seat, card_points, cards_in, count, make_card, rank_of
from game.core.games import TRUMP, row_of
from game.core.knowledge import know
from game.core.table import Trick, trick_points
from game.core.view import View


class Position:
    """A card decision with what is proven about the trick on the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.game = view.table.game
        self.facts = know(view)
        contract = view.table.contract
        assert contract is not None
        self.declarer = contract.declarer
        self.row = row_of(contract.kind)
        self.legal = cards_in(view.playable)
        self.trick = view.table.open_trick

    def is_ours(self, seat: Seat) -> bool | None:
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

    def best(self) -> tuple[Card, Seat] | None:
        """The card that leads the trick, and whose it is."""
        if self.trick is None:
            return None
        index = self.game.winner(self.trick.cards)
        return self.trick.cards[index], (self.trick.leader + index) % 4

    def behind(self) -> list[Seat]:
        """The seats that play after the viewer."""
        played = 0 if self.trick is None else len(self.trick.cards)
        return [(self.view.seat + step) % 4 for step in range(1, 4 - played)]

    def may_beat(self, seat: Seat, card: Card) -> bool:
        """Whether some card that the seat may hold would beat it, whatever the seat must follow."""
        return any(self.game.beats(other, card) for other in cards_in(self.facts.possible[seat]))

    def holds(self, card: Card, side: bool) -> bool:
        """Whether no seat behind that isn't proven to be of ``side`` can beat the card."""
        return all(self.is_ours(s) is side or not self.may_beat(s, card) for s in self.behind())

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its class beats the card."""
        same = self.facts.unseen & self.game.class_sets[self.game.suit_class(card)]
        return all(self.game.strength(other) < self.game.strength(card) for other in cards_in(same))


def blunders(view: View, card: Card) -> list[str]:
    """The blunders that playing the card is: their numbers, mostly none."""
    position = Position(view)
    if len(position.legal) < 2:
        return []
    found = [
        ("N1", robs_partner),
        ("N2", feeds_enemy),
        ("N4", misses_clinch),
        ("N8", leads_long_called_ace),
        ("N13", wastes_master),
    ]
    return [number for number, detector in found if detector(position, card)]


def robs_partner(position: Position, card: Card) -> bool:
    """N1: trumps a trick that a proven partner holds for certain, with another card at hand.

    Following with a trump of ten points or more is smearing, even if it takes the trick.
    """
    best = position.best()
    if (
        best is None
        or position.is_ours(best[1]) is not True
        or not position.holds(best[0], side=True)
    ):
        return False
    game = position.game
    if not game.is_trump(card) or not game.beats(card, best[0]):
        return False
    assert position.trick is not None
    led_trump = game.is_trump(position.trick.cards[0])
    if led_trump and card_points(card) >= 10:
        return False
    if makes_a_mark(position, card):
        return False
    return any(not game.beats(other, best[0]) for other in position.legal)


def makes_a_mark(position: Position, card: Card) -> bool:
    """Whether the card's own points lift our safe count to a mark that pays.

    61, 91 or 31 for the declarer's side, 60, 90 or 30 for its opponents: then a dear card is right.
    """
    assert position.trick is not None
    points = position.view.table.points
    before = sum(points[s] for s in range(4) if position.is_ours(s) is True)
    before += trick_points(position.trick)
    off = 0 if position.view.on_declarers_side else 1
    marks = [mark - off for mark in (31, 61, 91)]
    return any(before < mark <= before + card_points(card) for mark in marks)


def feeds_enemy(position: Position, card: Card) -> bool:
    """N2: ten points or more into a trick that is certainly theirs, with a small card at hand."""
    best = position.best()
    if best is None or position.row.is_tout or card_points(card) < 10:
        return False
    game = position.game
    if game.beats(card, best[0]) or position.is_ours(best[1]) is not False:
        return False
    if not position.holds(best[0], side=False):
        return False
    return any(
        card_points(other) <= 4
        and not game.beats(other, best[0])
        and not _is_guard(position, other)
        for other in position.legal
    )


def _is_guard(position: Position, card: Card) -> bool:
    """Whether the card is the only one beside a ten that keeps it from falling."""
    own = position.view.hand & position.game.class_sets[position.game.suit_class(card)]
    return count(own) == 2 and any(card_points(c) == 10 for c in cards_in(own) if c != card)


def misses_clinch(position: Position, card: Card) -> bool:
    """N4: last to play, a card would win the deal on the spot, and this one does not."""
    trick = position.trick
    if trick is None or len(trick.cards) != 3 or position.row.is_tout:
        return False
    points = position.view.table.points
    safe = sum(points[s] for s in range(4) if position.is_ours(s) is True)
    mark = 61 if position.view.on_declarers_side else 60
    if safe >= mark:
        return False

    def total(played: Card) -> int:
        index = position.game.winner((*trick.cards, played))
        if position.is_ours((trick.leader + index) % 4) is not True:
            return safe
        return safe + trick_points(Trick(trick.leader, (*trick.cards, played), None))

    return total(card) < mark and any(total(other) >= mark for other in position.legal)


def leads_long_called_ace(position: Position, card: Card) -> bool:
    """N8: the called player leads the ace to the first trick although it could run away."""
    table = position.view.table
    if position.trick is not None or table.tricks or table.called_suit is None:
        return False
    suit = position.game.class_sets[table.called_suit]
    if card != make_card(table.called_suit, ACE):
        return False
    return count(position.view.hand & suit) >= table.ruleset.run_away_min


def wastes_master(position: Position, card: Card) -> bool:
    """N13: a trump that nothing can beat, or EO, on a partner's card that nothing can beat."""
    best = position.best()
    if (
        best is None
        or position.is_ours(best[1]) is not True
        or not position.holds(best[0], side=True)
    ):
        return False
    game = position.game

    def is_top(played: Card) -> bool:
        return game.suit_class(played) == TRUMP and (
            position.is_master(played) or played == make_card(0, OBER)
        )

    if makes_a_mark(position, card):
        return False
    return is_top(card) and any(
        not is_top(other) and rank_of(other) != OBER for other in position.legal
    )

"""Open-card positions: a deal in play with all four hands on the table.

A position is what a solver needs and nothing more: of the auction and of the tricks that are gone
only what they leave behind. It comes from a `Table` (public) and four *supposed* hands, so whoever
has nothing but a view can ask about every deal that he takes for possible.
"""

from typing import NamedTuple

from game.core.cards import SEATS, Card, CardSet, Seat, count, hand_size, has
from game.core.duties import legal_cards
from game.core.games import Contract, Game, game, row_of
from game.core.table import PLAY, Table, seat_of_card


class Position(NamedTuple):
    """One point of a deal in play: any, also in the middle of a trick.

    ``side`` are the seats that play with the declarer, himself among them; ``points`` and
    ``tricks`` what they have taken in complete tricks; ``suit_led`` whether the called suit was led
    in a complete trick.
    """

    contract: Contract
    deck: str
    hands: tuple[CardSet, ...]
    leader: Seat
    trick: tuple[Card, ...]
    side: tuple[Seat, ...]
    points: int
    tricks: int
    suit_led: bool
    run_away_min: int

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return (self.leader + len(self.trick)) % 4

    @property
    def game(self) -> Game:
        """The tables of the contract."""
        return game(self.contract.kind, self.contract.suit, self.deck)

    @property
    def called_suit(self) -> "int | None":
        """The called suit of a Sauspiel, else None."""
        return self.contract.suit if row_of(self.contract.kind).calls_ace else None

    @property
    def tricks_left(self) -> int:
        """How many tricks aren't complete, the open one among them."""
        return count(self.hands[self.turn])

    def legal(self) -> CardSet:
        """What the seat to play may play."""
        return legal_cards(
            self.game,
            self.called_suit,
            self.hands[self.turn],
            self.trick[0] if self.trick else None,
            self.suit_led,
            self.suit_led,
            self.run_away_min,
        )


def position_of(table: Table, hands: tuple[CardSet, ...]) -> Position:
    """The position of a table whose seats still hold these cards.

    ValueError unless cards are being played, every seat holds as many as the table says, and none
    of them twice or gone.
    """
    contract = table.contract
    if table.phase != PLAY or contract is None:
        raise ValueError(f"no card is played in the phase {table.phase!r}")
    everything = table.played
    for seat in SEATS:
        if count(hands[seat]) != table.hand_count(seat):
            raise ValueError(f"seat {seat} holds {table.hand_count(seat)} cards")
        if everything & hands[seat]:
            raise ValueError(f"seat {seat}: a card that is gone, or in another hand")
        everything |= hands[seat]
    side = [contract.declarer]
    ace = table.called_ace
    if ace is not None:
        partner = _holder(table, hands, ace)
        if partner == contract.declarer:
            raise ValueError(f"seat {partner}: the declarer holds the called ace")
        side.append(partner)
    open_trick = table.open_trick
    return Position(
        contract,
        table.deck,
        hands,
        _leader(table),
        () if open_trick is None else open_trick.cards,
        tuple(side),
        sum(table.points[seat] for seat in side),
        sum(table.trick_counts[seat] for seat in side),
        table.was_suit_led,
        table.ruleset.run_away_min,
    )


def _leader(table: Table) -> Seat:
    if table.open_trick is not None:
        return table.open_trick.leader
    last = table.last_trick
    if last is not None and last.winner is not None:
        return last.winner
    return table.forehand


def _holder(table: Table, hands: tuple[CardSet, ...], ace: Card) -> Seat:
    for seat in SEATS:
        if has(hands[seat], ace):
            return seat
    for trick in table.tricks:
        if ace in trick.cards:
            return seat_of_card(trick, trick.cards.index(ace))
    raise ValueError("the called ace is nowhere")


def all_tricks(position: Position) -> int:
    """How many tricks the deal has: what a Tout needs."""
    return hand_size(position.deck)

"""The oracle: a player of the arena that sees all four hands and plays without fault.

It is the ceiling that the levels are measured against, and no bot: only the arena shows it hands
(`Oracle.show`), and no level, page or worker can reach it.
"""

from game.bots.bot import NORMAL, choose
from game.core.actions import legal_actions
from game.core.auction import PASS
from game.core.cards import CardSet, Seat, cards_in, parse_card
from game.core.games import Contract  # noqa: TC001 - of a field
from game.core.table import AUCTION, KONTRA, NAMING, PASSED, Table
from game.core.view import View
from game.mind.exact import Exact
from game.mind.position import position_of
from game.mind.pricing import share_of

from .open_cards import value_of, values_of_cards

ORACLE = "oracle"


class Oracle:
    """Sees the ``hands`` as dealt that it was last shown.

    Cards: the best price, then the most points for its side, then what level `normal` plays.
    Auction: whatever is best for its seat if all others passed from then on. Kontra and Re: when
    the deal is won with open cards.
    """

    def __init__(self, exact: Exact) -> None:
        self.exact = exact
        self.hands: tuple[CardSet, ...] | None = None
        self._known: dict[tuple[Contract, Seat], int] = {}

    def show(self, hands: tuple[CardSet, ...]) -> None:
        """Shows it the four hands of the next deal, by seat."""
        self.hands = hands
        self._known = {}

    def choose(self, view: View, seed: int) -> str:
        """The action of the viewer, whose turn it is."""
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if view.table.phase in (AUCTION, NAMING):
            return max(legal, key=lambda action: self._announced(view, action))
        table = view.table
        position = position_of(table, self._held(table))
        sign = share_of(position, view.seat)
        values = {
            card: (sign * value.price, sign * value.points)
            for card, value in values_of_cards(table, position, self.exact).items()
        }
        best = [action for action in legal if values[parse_card(action)] == max(values.values())]
        usual = choose(view, NORMAL, seed)
        return usual if usual in best else best[0]

    def answer(self, view: View, asking: str, seed: int) -> "str | None":  # noqa: ARG002
        """KONTRA or RE (``asking``) if the viewer's side wins the deal, else None."""
        if not (view.kontra_open if asking == KONTRA else view.re_open):
            return None
        return asking if self._price(view.table, view.seat) > 0 else None

    def _held(self, table: Table) -> tuple[CardSet, ...]:
        if self.hands is None:
            raise ValueError("the oracle has been shown no hands")
        return tuple(hand & ~table.played for hand in self.hands)

    def _price(self, table: Table, seat: Seat) -> int:
        """What the deal pays a seat from a point of the play."""
        position = position_of(table, self._held(table))
        return share_of(position, seat) * value_of(table, position, self.exact).price

    def _announced(self, view: View, action: str) -> int:
        """What an action of the auction or a name pays the viewer if all others pass."""
        table = view.table.after(view.seat, action)
        while table.phase == AUCTION and table.turn is not None:
            table = table.after(table.turn, PASS)
        if table.phase == PASSED:
            return 0
        if table.phase != NAMING:
            return self._known_price(table, view.seat)
        declarer = table.turn
        if declarer is None:
            raise ValueError("somebody has to name a suit")
        # Whoever declares names what is best for itself.
        dealt = cards_in(self._held(table)[declarer])
        named = [table.after(declarer, name) for name in legal_actions(table, declarer, dealt)]
        best = max(named, key=lambda one: self._known_price(one, declarer))
        return self._known_price(best, view.seat)

    def _known_price(self, table: Table, seat: Seat) -> int:
        contract = table.contract
        if contract is None:
            raise ValueError("no contract")
        key = (contract, seat)
        if key not in self._known:
            self._known[key] = self._price(table, seat)
        return self._known[key]

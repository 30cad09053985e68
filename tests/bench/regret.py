"""What a card costs against the best one with open cards: each level on the same decisions.

From whole deals of self-play (`corpus`), where a seat with at most MOST_CARDS cards has a choice.
Card points are the mover's side's; "won to lost" is a deal that was won with the best card and is
lost with the one played. The best card under uncertainty has regret too: no number of mistakes.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.bot import RANDOM
from game.cli.budgets import solver
from game.cli.open_cards import Open, values_of_cards
from game.cli.oracle import ORACLE, Oracle
from game.cli.players import LEVELS, start_player
from game.cli.table_play import Chooser
from game.core.cards import DECKS, SEATS, parse_card
from game.core.round import Round
from game.core.table import PLAY
from game.mind.position import position_of
from game.mind.pricing import share_of
from tests.bench.corpus import prefixes, read_selfplay
from tests.bench.numbers import table
from tests.strength.estimates import Estimate, mean_of
from tests.strength.sources import level_digest
from tests.strength.store import Line, Store

MOST_CARDS = 5
SEED = 1
PLAYERS = (*LEVELS, ORACLE)

ELSEWHERE = (
    ["random, on deals of people", "long", "521", "8.27", "", "30.1 %", "8.6 %", "", "100 %"],
    ["people, on deals of people", "long", "521", "3.46", "", "17.3 %", "4.4 %", "", "42 %"],
)
"""Measured elsewhere, on 40 recorded deals of people by another program: the points of the corpus
are smaller, so that only the shares and what is left of random's regret can be compared."""


class Decision(NamedTuple):
    """A choice of the corpus and what each of its cards comes to, by its text; for the mover."""

    deal: Round
    values: dict[str, Open]


class Regret(NamedTuple):
    """What a level lost over so many ``decisions``.

    ``points``: card points of its side a decision, ``price``: its own score; ``any_share``: where
    anything was lost, ``lost_share``: where a won deal was.
    """

    decisions: int
    points: Estimate
    price: Estimate
    any_share: float
    lost_share: float

    def line(self) -> Line:
        """The numbers, to keep."""
        return {
            "decisions": self.decisions,
            "points": list(self.points),
            "price": list(self.price),
            "any": self.any_share,
            "lost": self.lost_share,
        }


def decisions(deck: str) -> list[Decision]:
    """All choices of the corpus's deals of a deck."""
    found = []
    for finished in read_selfplay():
        if finished.table.deck != deck:
            continue
        for deal in prefixes(finished):
            turn = deal.turn
            if turn is None or deal.table.phase != PLAY or deal.table.hand_count(turn) > MOST_CARDS:
                continue
            if len(deal.legal()) > 1:
                found.append(Decision(deal, open_values(deal)))
    return found


def open_values(deal: Round) -> dict[str, Open]:
    """What each legal card comes to for the seat in turn: its own score, its side's points."""
    hands = tuple(deal.hand(seat) for seat in SEATS)
    position = position_of(deal.table, hands)
    share = share_of(position, position.turn)
    sign = 1 if share > 0 else -1
    by_card = values_of_cards(deal.table, position, solver())
    return {
        action: Open(
            share * by_card[parse_card(action)].price, sign * by_card[parse_card(action)].points
        )
        for action in deal.legal()
    }


def player_named(name: str) -> Chooser:
    """The arena's player with its usual budget."""
    return start_player(name, None, None, 0.0)


def measured(player: Chooser, choices: Sequence[Decision]) -> Regret:
    """What a player loses on these decisions."""
    points, prices, lost = [], [], 0
    for deal, values in choices:
        if isinstance(player, Oracle):
            player.show(deal.dealt_sets)
        played = values[player.choose(deal.view(deal.turn or 0), SEED)]
        best = max(value.price for value in values.values())
        points.append(float(max(value.points for value in values.values()) - played.points))
        prices.append(float(best - played.price))
        lost += best > 0 > played.price
    some = sum(one > 0 for one in points)
    number = len(choices)
    return Regret(number, mean_of(points), mean_of(prices), some / number, lost / number)


def store_for(name: str) -> Store:
    """What was measured of a player as it stands now, for the strength log."""
    return Store(f"regret-{name}-{level_digest(name)}")


def measure_regret(names: Sequence[str] = PLAYERS) -> str:
    """Return the table of regret, and keep its numbers."""
    rows: list[list[str]] = []
    for deck in DECKS:
        choices = decisions(deck)
        blind = measured(player_named(RANDOM), choices).points.mean
        for name in names:
            regret = measured(player_named(name), choices)
            store_for(name).add({"deck": deck, **regret.line()})
            rows.append(
                [
                    name,
                    deck,
                    str(regret.decisions),
                    f"{regret.points.mean:.2f}",
                    f"{regret.points.half or 0:.2f}",
                    f"{100 * regret.any_share:.1f} %",
                    f"{100 * regret.lost_share:.1f} %",
                    f"{regret.price.mean:.3f}",
                    f"{100 * regret.points.mean / blind:.0f} %",
                ]
            )
    rows.extend(ELSEWHERE)
    head = [
        "level",
        "deck",
        "choices",
        "points",
        "+-",
        "any",
        "won to lost",
        "score",
        "of random's",
    ]
    title = f"Regret against open cards, at most {MOST_CARDS} cards in hand"
    return table(title, head, rows)

"""Deals and endings to measure the levels on: `python -m tests.bench.corpus` makes them anew.

Level `normal` plays against itself. Some deals are kept whole (`selfplay.jsonl`, for regret), of
many the decisive endings (`endings.jsonl`): with three or four cards in hand exactly one card
wins in more of the deals that the seat can suppose, by DECISIVE or more. Both are kept in the
repository, so that every version of the levels is measured on the same.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.cli.budgets import solver
from game.cli.duplicate import match_deal, seed_of
from game.cli.players import Level
from game.cli.table_play import play_deal
from game.core.cards import DECKS, Card, card_code
from game.core.chance import Chance, chance_from
from game.core.record import record_from_json, record_of, replay
from game.core.round import Round
from game.core.table import DONE, PLAY
from game.core.view import View
from game.mind.position import position_of
from game.mind.question import is_reached, wins
from game.mind.worlds import Hands, Worlds

DATA = Path(__file__).parents[1] / "data"
SELFPLAY, ENDINGS = DATA / "selfplay.jsonl", DATA / "endings.jsonl"
SEED = 43
DEALS = 100
"""Whole deals that are kept, of each deck."""

ENDINGS_OF_A_DECK = 100
FEWEST, MOST = 3, 4
"""Cards in hand of an ending."""

DECISIVE = 0.18
FIRST_LOOK, SECOND_LOOK = 60, 500
"""Supposed deals by which an ending is found, and by which it must hold; all where they are few."""


class Ending(NamedTuple):
    """A decisive ending: the deal up to it, and the one card; the seat in turn is asked."""

    name: str
    deal: Round
    best: str


def selfplay(deck: str, number: int) -> Round:
    """A deal of the corpus, played to its end."""
    deal = match_deal(deck, SEED, number, None)
    return play_deal(deal, (Level("normal"),) * 4, seed_of(SEED, deck, number))


def prefixes(finished: Round) -> Iterator[Round]:
    """The deal before each of its actions."""
    table = finished.table
    deal = Round(type(table)(table.ruleset, table.deck, table.dealer), finished.dealt)
    for seat, action in table.log:
        yield deal
        deal = deal.after(seat, action)


def supposed(view: View, most: int, chance: Chance) -> list[Hands]:
    """All deals that a view allows if they are at most so many, else so many drawn evenly."""
    worlds = Worlds(view)
    if worlds.number <= most:
        return list(worlds.every())
    drawn = [worlds.draw(chance) for _ in range(most)]
    return [hands for hands in drawn if hands is not None]


def won_shares(view: View, hands: list[Hands]) -> dict[Card, float]:
    """In which share of these deals the viewer's side wins with each card; all see all."""
    exact = solver()
    won: dict[Card, int] = {}
    questions = [wins(position_of(view.table, one)) for one in hands]
    for question, answer in zip(questions, exact.solve(questions, exact.limit), strict=True):
        declares = view.seat in question.position.side
        for card, value in answer.cards:
            if value is None:
                raise RuntimeError("the solver did not finish")
            won[card] = won.get(card, 0) + (is_reached(question, value) == declares)
    return {card: number / len(hands) for card, number in won.items()}


def decisive_card(view: View, most: int, chance: Chance) -> Card | None:
    """The one card that is best by DECISIVE or more; None if there is none."""
    hands = supposed(view, most, chance)
    if not hands:
        return None
    shares = won_shares(view, hands)
    first, second = sorted(shares.values(), reverse=True)[:2]
    return max(shares, key=lambda card: shares[card]) if first - second >= DECISIVE else None


def endings(deck: str) -> Iterator[tuple[Round, str]]:
    """Decisive endings of self-play, without end: the deal before the decision, and the card."""
    number = DEALS
    while True:
        for deal in prefixes(selfplay(deck, number)):
            turn = deal.turn
            if turn is None or deal.table.phase != PLAY:
                continue
            view = deal.view(turn)
            if not FEWEST <= deal.table.hand_count(turn) <= MOST or len(view.legal()) < 2:
                continue
            chance = chance_from(f"ending {deck} {number} {len(deal.table.log)}")
            card = decisive_card(view, FIRST_LOOK, chance)
            if card is not None and decisive_card(view, SECOND_LOOK, chance) == card:
                yield deal, card_code(card)
        number += 1


def read_selfplay() -> list[Round]:
    """The whole deals of the corpus, played to their ends."""
    return [
        replay(record_from_json(json.loads(line)))
        for line in SELFPLAY.read_text("utf-8").splitlines()
    ]


def read_endings() -> list[Ending]:
    """The decisive endings of the corpus."""
    found = []
    for line in ENDINGS.read_text("utf-8").splitlines():
        ending = json.loads(line)
        deal = replay(record_from_json(ending["deal"]))
        found.append(Ending(ending["id"], deal, ending["best"]))
    return found


def main() -> int:
    """Makes both files anew."""
    with SELFPLAY.open("w", encoding="utf-8") as file:
        for deck in DECKS:
            played, number = 0, 0
            while played < DEALS:
                finished = selfplay(deck, number)
                number += 1
                if finished.table.phase == DONE:
                    file.write(_line(record_of(finished).to_json()))
                    played += 1
    with ENDINGS.open("w", encoding="utf-8") as file:
        for deck in DECKS:
            for number, (deal, best) in enumerate(endings(deck), 1):
                name = f"{deck}-{number}"
                file.write(_line({"id": name, "best": best, "deal": record_of(deal).to_json()}))
                if number == ENDINGS_OF_A_DECK:
                    break
    return 0


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.exit(main())

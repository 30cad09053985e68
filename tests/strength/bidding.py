"""How the levels bid and double: base rates, wins by hand, calibration, Kontra; over self-play."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.bots.valuation import score_of
from game.cli.budgets import WORLDS
from game.cli.duplicate import match_deal, seed_of
from game.cli.players import level_player
from game.cli.table_play import Chooser, play_deal
from game.core.cards import DECKS, count
from game.core.games import row_of
from game.core.round import Round

from .sources import digest, level_digest
from .store import FOLDER, Line, Store

SEED = 44
PART = 20
DEALS = {"easy": 4000, "normal": 8000, "strong": 2000}
"""Deals of each level, both decks together, where nobody says how many."""


class Game(NamedTuple):
    """A deal that somebody declared.

    ``trumps`` in the declarer's hand; ``predicted``: the score that level `normal` expected of it,
    None for a Tout; ``score``: the declarer's, Kontra and Re undone; ``doubles``: 0, 1 or 2.
    """

    kind: str
    trumps: int
    predicted: float | None
    won: bool
    score: float
    doubles: int


class Passed(NamedTuple):
    """A deal that all have passed."""


def store_for(level: str, folder: Path = FOLDER) -> Store:
    """What was counted of a level as it stands now."""
    own = digest(("tests/strength/bidding.py",))
    budget = f"-{WORLDS}" if level == "strong" else ""
    return Store(f"bidding-{level}{budget}-{level_digest(level)}-{own}", folder)


def played(deck: str, numbers: range, player: Chooser) -> list[Game | Passed]:
    """What became of these deals, the player in all four seats."""
    found = []
    for number in numbers:
        deal = match_deal(deck, SEED, number, None)
        done = play_deal(deal, (player,) * 4, seed_of(SEED, deck, number))
        found.append(game_of(done))
    return found


def game_of(done: Round) -> Game | Passed:
    """A finished deal, as it is counted."""
    result, table = done.result(), done.table
    contract = table.contract
    if result is None or contract is None:
        return Passed()
    hand = done.dealt_sets[contract.declarer]
    doubles = (table.kontra is not None) + (table.re is not None)
    row = row_of(contract.kind)
    predicted = None
    if not row.is_tout:
        on_lead = contract.declarer == table.forehand
        predicted = score_of(contract.kind, contract.suit, hand, table.deck, on_lead)
    return Game(
        contract.kind,
        count(hand & table.game.trumps),
        predicted,
        result.won,
        result.scores[contract.declarer] / 2**doubles,
        doubles,
    )


def measure(level: str, deals: int, store: Store) -> Iterator[int]:
    """Plays until there are so many deals of a level; gives the number of them after each part."""
    done = {(line["deck"], line["first"]) for line in store.lines()}
    player = level_player(level, WORLDS, None)
    for start in range(0, deals // len(DECKS), PART):
        for deck in DECKS:
            if (deck, start) not in done:
                games = played(deck, range(start, start + PART), player)
                store.add({"deck": deck, "first": start, "games": games})
                done.add((deck, start))
            yield PART * len(done)


def games_in(lines: list[Line], deck: str) -> list[Game | Passed]:
    """What was counted of a deck; of a part that two runs have played, one counts."""
    parts = {line["first"]: line for line in lines if line["deck"] == deck}
    return [Game(*game) if game else Passed() for line in parts.values() for game in line["games"]]

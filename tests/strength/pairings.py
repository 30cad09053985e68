"""Who plays whom on the ladder, how often, and what is wanted of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.cli.match import Match
from game.cli.oracle import ORACLE
from game.cli.players import BUDGET, LEVELS, is_by_clock
from game.core.cards import DECKS

from .panel import FROZEN, arena_name, frozen_digest, is_frozen, levels_of, releases
from .sources import level_digest
from .store import FOLDER, Store

FULL, CARDS = "full", "cards"
"""The whole game; or the cards alone, with BIDDER bidding, naming and doubling for both."""

BIDDER = "normal"
SEED = 1
MANY, SOME, FEW = 4800, 2400, 60
"""Deals: of two that follow rules, of one that searches, of one that thinks for long."""

LONG_THOUGHT = "strong/300ms"
"""The level at the budget that it has at the table."""

WANTED = {
    ("easy", "random", FULL): 0.15,
    ("normal", "easy", FULL): 0.15,
    ("strong", "normal", FULL): 0.15,
    ("strong", "normal", CARDS): 0.08,
}
"""The least mean, in points a deal and seat; its interval has to be above 0 too."""


class Pairing(NamedTuple):
    """A match of the ladder; ``deals`` is how many it is to have in the end."""

    a: str
    b: str
    deck: str
    mode: str
    deals: int

    @property
    def part(self) -> int:
        """Deals that are played at a time."""
        return 2 if self.is_slow else 10

    @property
    def is_slow(self) -> bool:
        """Whether somebody thinks by the clock."""
        return is_by_clock(self.a) or is_by_clock(self.b)

    @property
    def wanted(self) -> float | None:
        """The least mean that is wanted of it."""
        return WANTED.get((self.a, self.b, self.mode))

    def match(self) -> Match:
        """The match as the arena plays it."""
        return Match(
            a=arena_name(self.a),
            b=arena_name(self.b),
            deals=self.deals,
            deck=self.deck,
            seed=SEED,
            bidder=BIDDER if self.mode == CARDS else None,
        )

    def store(self, folder: Path = FOLDER) -> Store:
        """What was played of it by the players as they are now."""
        digests = [digest_of(self.a), digest_of(self.b)]
        if self.mode == CARDS:
            digests.append(digest_of(BIDDER))
        name = "-".join(["match", self.a, self.b, self.deck, self.mode, *digests])
        return Store(re.sub(f"[{BUDGET}{FROZEN}]", "_", name), folder)


def digest_of(player: str) -> str:
    """The number of a player's source."""
    if is_frozen(player):
        return frozen_digest(player)
    return level_digest(player.partition(BUDGET)[0])


def ladder() -> Iterator[Pairing]:
    """Each level against the one below, the ceiling, the earlier releases, the real budget."""
    for deck in DECKS:
        for better, worse in zip(LEVELS[1:], LEVELS, strict=False):
            for mode in (FULL, CARDS):
                deals = SOME if "strong" in (better, worse) else MANY
                yield Pairing(better, worse, deck, mode, deals)
        for mode in (FULL, CARDS):
            yield Pairing(ORACLE, "strong", deck, mode, SOME // 4)
        for release in releases():
            for level in levels_of(release):
                yield Pairing(level, level + FROZEN + release, deck, FULL, SOME)
            yield Pairing("strong", "normal" + FROZEN + release, deck, FULL, SOME)
        for mode in (FULL, CARDS):
            yield Pairing(LONG_THOUGHT, "normal", deck, mode, FEW)
            yield Pairing(LONG_THOUGHT, "strong", deck, mode, FEW)

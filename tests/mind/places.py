"""How well worlds tell where the cards lie: the Brier score on deals that ``normal`` played.

Of every hidden card and every hidden seat: how far the share of the worlds that put it there is
from the truth, squared, summed. Measured against worlds that are all equally likely.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots.bot import NORMAL
from game.cli.duplicate import match_deal, seed_of
from game.core.cards import SEATS, card_set, cards_in
from game.core.chance import chance_from
from game.core.games import KINDS
from game.core.round import Round
from game.core.table import PLAY, Table
from game.core.view import View
from game.mind.sampling import World, sample
from game.mind.worlds import Worlds
from tests.bots.play import play_deal

SEED = 5


class Gain(NamedTuple):
    """The mean scores of one trick over so many deals."""

    even: float
    weighed: float
    deals: int

    @property
    def share(self) -> float:
        """How much lower the weighed worlds' score is, as a share of the other."""
        return 1.0 - self.weighed / self.even


def games(deck: str, *, every_contract: bool) -> Iterator[Round]:
    """Deals in which somebody played: as they are bid, or every other one a contract in turn."""
    number = 0
    while True:
        kind = KINDS[number // 2 % len(KINDS)] if every_contract and number % 2 else None
        done = play_deal(match_deal(deck, SEED, number, kind), NORMAL, seed_of(SEED, deck, number))
        if done.table.contract is not None:
            yield done
        number += 1


def decision(done: Round, number: int, seat: int) -> View:
    """What a seat of a deal saw when it was its turn in a trick, 0 the first."""
    table = Table(done.table.ruleset, done.table.deck, done.table.dealer)
    for who, action in done.table.log:
        if table.phase == PLAY and table.complete_tricks == number and who == seat:
            break
        table = table.after(who, action)
    return View(table, seat, done.dealt[seat])


def score(view: View, done: Round, worlds: Sequence[World]) -> float:
    """The Brier score of weighted worlds: 0 if they are the truth."""
    shares: dict[tuple[int, int], float] = {}
    total = sum(world.weight for world in worlds)
    for hands, weight in worlds:
        for seat in SEATS:
            for card in cards_in(hands[seat]):
                shares[seat, card] = shares.get((seat, card), 0.0) + weight / total
    result = 0.0
    for seat in SEATS:
        if seat == view.seat:
            continue
        truth = card_set(done.dealt[seat])
        for card in cards_in(view.unseen):
            result += (shares.get((seat, card), 0.0) - (truth >> card & 1)) ** 2
    return result


def even_worlds(view: View, number: int) -> list[World]:
    """Worlds that are all equally likely, drawn with the hard facts alone."""
    worlds = Worlds(view)
    if worlds.number <= number:
        return [World(hands, 1.0) for hands in worlds.every()]
    chance = chance_from("even")
    drawn = [worlds.draw(chance) for _ in range(number)]
    return [World(hands, 1.0) for hands in drawn if hands is not None]


def measure(
    deck: str, tricks: Sequence[int], deals: int, number: int, *, every_contract: bool
) -> dict[int, Gain]:
    """The gain in decisions of these tricks (0 is the first), with so many worlds.

    ``every_contract``: half of the deals are of each contract in turn, as when blunders are mined.
    """
    sums = {trick: [0.0, 0.0] for trick in tricks}
    for index, done in zip(range(deals), games(deck, every_contract=every_contract), strict=False):
        for trick in tricks:
            view = decision(done, trick, index % len(SEATS))
            sums[trick][0] += score(view, done, even_worlds(view, number))
            weighed = sample(view, number, chance_from(f"places {index}"))
            sums[trick][1] += score(view, done, weighed)
    return {trick: Gain(a / deals, b / deals, deals) for trick, (a, b) in sums.items()}

"""Hidden hands to suppose, weighed by what they explain: the sampler that strong play stands on.

Hard facts say which worlds are possible (`worlds`); how likely each of them is follows from what
the seats have said (`bidding`) and what they have played (`conduct`). Where few worlds remain all
of them are given.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import CardSet
from game.core.chance import WORD, Chance
from game.core.view import View

from .bidding import Words
from .conduct import Conduct
from .leanings import leaning_of
from .worlds import Worlds

SPARE = 150
"""So many worlds more are drawn and weighed than are given: the likeliest of them count most."""


class World(NamedTuple):
    """What each seat still holds, by seat (the viewer's own hand among them), and how likely."""

    hands: tuple[CardSet, ...]
    weight: float


def sample(view: View, number: int, chance: Chance) -> list[World]:
    """At most ``number`` different worlds of a view, in any phase; their weights sum to 1.

    All worlds if there are no more than ``number``, else drawn ones, likely worlds rather than
    unlikely ones. ValueError if no deal of the hidden cards explains the view's log.
    """
    worlds = Worlds(view)
    if worlds.number <= number + SPARE:
        found = dict.fromkeys(worlds.every(), 1.0)
    else:
        found = {}
        leaning = leaning_of(view)
        leaning_worlds = worlds if leaning is None else Worlds(view, leaning)
        for _ in range(number + SPARE):
            hands = leaning_worlds.draw(chance)
            if hands is not None:
                # What was drawn more often for leaning counts less.
                found[hands] = found.get(hands, 0.0) + 1.0 / leaning_worlds.factor(hands)
    if not found:
        raise ValueError("no deal of the hidden cards explains the log")
    words, conduct = Words(view), Conduct(view)
    weighed = [
        World(hands, times * words.likelihood(hands) * conduct.likelihood(hands))
        for hands, times in found.items()
    ]
    return _normal(pick(weighed, number, chance))


def pick(weighed: Sequence[World], number: int, chance: Chance) -> list[World]:
    """At most ``number`` of the worlds, none twice, so that weights keep their expectation.

    Worlds heavier than a share that is worked out are kept as they are; of the others some are
    drawn, in proportion to their weights, and given that share (Fearnhead and Clifford 2003).
    """
    if len(weighed) <= number:
        return list(weighed)
    share = _share([world.weight for world in weighed], number)
    kept = []
    mark = share * chance.word() / (WORD + 1)
    for world in weighed:
        if world.weight >= share:
            kept.append(world)
            continue
        mark -= world.weight
        if mark < 0:
            kept.append(World(world.hands, share))
            mark += share
    return kept


def _share(weights: list[float], number: int) -> float:
    """The share c for which the sum of min(1, weight / c) is ``number``."""
    rest = sum(weights)
    for kept, weight in enumerate(sorted(weights, reverse=True)):
        share = rest / (number - kept)
        if weight < share or kept == number - 1:
            return share
        rest -= weight
    raise AssertionError("fewer weights than wanted")


def _normal(worlds: list[World]) -> list[World]:
    total = sum(world.weight for world in worlds)
    return [World(world.hands, world.weight / total) for world in worlds]

"""The value of each card over supposed deals: the score with open cards, mixed with judgement.

Open cards flatter whoever has more ways to guess right, and a few worlds say little. So what the
level `normal` thinks of a card counts as much as PRIOR worlds do: with few worlds, or where they
can't tell cards apart, convention decides; with many, the search does.
"""

from game.bots.chances import Chances
from game.bots.judging import Judge
from game.bots.memory import Memory
from game.bots.normal import card_value
from game.bots.sides import friendship
from game.core.cards import Card
from game.core.chance import Chance
from game.core.view import View

from .exact import Exact
from .playouts import blind_score
from .position import position_of
from .pricing import WHOLE_TRICKS, Prices, Supposed, stake_of
from .sampling import World, sample
from .thinking import Thinking, Watch

PRIOR = 4.0
PRIOR_LEAD, PRIOR_OPENING = 12.0, 60.0
"""Leads count on what others will do unseen: there convention says more, most in the opening."""

JUDGED = 0.03
"""Points of score for a point of `normal`'s judgement."""

OPEN_TIME = 0.7
"""The share of the time that open cards may take."""

BATCH = 16
"""Worlds between two looks at the clock."""

LATE = {1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 6: 2}
"""So many times the worlds in the last tricks, by tricks left: they cost so much less there."""

BLIND_SHARE = 8
"""One in so many worlds is played on blindly as well, in the first tricks."""

BLIND_CARDS = 3
"""Only the best cards so far are worth that."""

BLIND_WEIGHT, BLIND_DOUBT = 0.3, 8.0
"""What the blind score says beside the open one after many worlds; after BLIND_DOUBT, half that."""


def best_card(
    view: View, memory: Memory, cards: list[Card], chance: Chance, thinking: Thinking
) -> Card:
    """The best of these cards."""
    watch = Watch(thinking)
    worlds = sample(view, thinking.worlds * LATE.get(memory.tricks_left, 1), chance)
    prices = Prices(cards, thinking.exact)
    for start in range(0, len(worlds), BATCH):
        if start and watch.is_over(OPEN_TIME):
            break
        batch = []
        for hands, weight in worlds[start : start + BATCH]:
            position = position_of(view.table, hands)
            batch.append(Supposed(position, stake_of(view.table, position, view.seat), weight))
        prices.add(batch)
    judge = Judge(memory, Chances(memory, friendship(memory)))
    judged = {card: JUDGED * card_value(judge, card) for card in cards}
    open_share = prices.worlds / (prices.worlds + _prior(view, memory))
    scores = {
        card: open_share * prices.mean(card) + (1.0 - open_share) * judged[card] for card in cards
    }
    if memory.tricks_left > WHOLE_TRICKS and not memory.is_tout:
        _ask_the_blind(view, scores, worlds, chance, thinking.exact, watch)
    sure = []
    if memory.tricks_left <= WHOLE_TRICKS:
        # In the end all worlds are looked at, or very many: what wins in each of them is no risk.
        sure = [card for card in cards if prices.always_wins(card)]
    return max(sure or cards, key=lambda card: (scores[card], card))


def _prior(view: View, memory: Memory) -> float:
    if memory.trick or memory.tricks_left <= WHOLE_TRICKS:
        return PRIOR
    return PRIOR_LEAD if view.table.tricks else PRIOR_OPENING


def _ask_the_blind(
    view: View,
    scores: dict[Card, float],
    worlds: list[World],
    chance: Chance,
    exact: Exact,
    watch: Watch,
) -> None:
    """Mixes into the best scores what comes of the cards when nobody sees the others' hands."""
    best = sorted(scores, key=lambda card: (-scores[card], card))[:BLIND_CARDS]
    totals = dict.fromkeys(best, 0.0)
    weight = 0.0
    number = 0
    for world in worlds[: len(worlds) // BLIND_SHARE]:
        if watch.is_over():
            break
        for card in best:
            totals[card] += world.weight * blind_score(view, card, world.hands, chance, exact)
        weight += world.weight
        number += 1
    if number:
        share = BLIND_WEIGHT * number / (number + BLIND_DOUBT)
        for card in best:
            scores[card] += share * (totals[card] / weight - scores[card])

"""The value of each card over supposed deals: the score with open cards, mixed with judgement.

Open cards flatter whoever has more ways to guess right, and a few worlds say little. So what the
level `normal` thinks of a card counts as much as a number of worlds do: with few of them, or where
they can't tell cards apart, convention decides; with many, the search does.
"""

from game.bots.chances import Chances
from game.bots.judging import Judge
from game.bots.memory import Memory
from game.bots.normal import card_value
from game.bots.sides import friendship
from game.core.cards import Card
from game.core.chance import Chance
from game.core.games import row_of
from game.core.view import View

from .exact import Exact
from .playouts import blind_score
from .position import position_of
from .pricing import WHOLE_TRICKS, Prices, Supposed, stake_of
from .rounds import rounds
from .sampling import World
from .thinking import Thinking, Watch

PRIOR_LEAD = (64.0, 16.0, 2.0)
PRIOR_FOLLOW = (4.0, 4.0, 2.0)
PRIOR_LATE = 1.0
"""By trick, the first, the second, the later ones; and with fewer than WHOLE_TRICKS to go.

Early on lead a card counts on what others will do unseen. Chosen by what each weight brought with
the cards as they lay, over 4,000 decisions of self-play, and in duplicate deals.
"""

JUDGED = 0.03
"""What a point of `normal`'s judgement is worth, as a share of the contract's value."""

OPEN_TIME = 0.7
"""The share of the time that open cards may take."""

ENOUGH = 40
"""More worlds than these make the open cards' word no truer: what they miss isn't chance."""

LATE = {1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 6: 2}
"""So many times the worlds in the last tricks, by tricks left: they cost so much less there."""

BLIND_SHARE = 8
"""One in so many worlds is played on blindly as well, in the first tricks."""

BLIND_CARDS = 3
"""Only the best cards so far are worth that, and of them one is played: what nobody sees mostly
brings less than what all see, so that a card that was not asked would look better than it is."""

CLOSE = 0.05
"""Cards whose scores differ by no more than this share of the contract's value are alike to any
number of worlds that there is time for; there `normal`'s judgement decides."""

BLIND_WEIGHT, BLIND_DOUBT = 0.3, 8.0
"""What the blind score says beside the open one after many worlds; after BLIND_DOUBT, half that."""


def best_card(
    view: View, memory: Memory, cards: list[Card], chance: Chance, thinking: Thinking
) -> Card:
    """The best of these cards."""
    watch = Watch(thinking)
    number = thinking.worlds * LATE.get(memory.tricks_left, 1)
    worlds: list[World] = []
    prices = Prices(cards, thinking.exact)
    for some in rounds(view, number, chance, thinking, watch, OPEN_TIME):
        worlds += some
        supposed = []
        for hands, weight in some:
            position = position_of(view.table, hands)
            supposed.append(Supposed(position, stake_of(view.table, position, view.seat), weight))
        prices.add(supposed)
    judge = Judge(memory, Chances(memory, friendship(memory)))
    point = JUDGED * _value(view)
    judged = {card: point * card_value(judge, card) for card in cards}
    seen = min(prices.effective, ENOUGH)
    open_share = seen / (seen + _prior(view, memory))
    scores = {
        card: open_share * prices.mean(card) + (1.0 - open_share) * judged[card] for card in cards
    }
    if memory.tricks_left > WHOLE_TRICKS:
        if not memory.is_tout:
            ask_the_blind(view, scores, worlds, chance, thinking.exact, watch)
        return best_judged(scores, judged, CLOSE * _value(view))
    # In the end all worlds are looked at, or very many: what wins in each of them is no risk.
    sure = [card for card in cards if prices.always_wins(card)]
    return max(sure or cards, key=lambda card: (scores[card], card))


def best_judged(scores: dict[Card, float], judged: dict[Card, float], close: float) -> Card:
    """Of the cards that score within ``close`` of the best the one that is judged best."""
    best = max(scores.values())
    near = [card for card, score in scores.items() if score >= best - close]
    return max(near, key=lambda card: (judged[card], scores[card], card))


def _prior(view: View, memory: Memory) -> float:
    if memory.tricks_left < WHOLE_TRICKS:
        return PRIOR_LATE
    number = min(view.table.complete_tricks, 2)
    return PRIOR_FOLLOW[number] if memory.trick else PRIOR_LEAD[number]


def _value(view: View) -> int:
    """What the contract is worth to the viewer at least."""
    contract = view.table.contract
    if contract is None:
        raise ValueError("no card is played before there is a contract")
    row = row_of(contract.kind)
    value = view.table.ruleset.values[row.base]
    return value * 3 if contract.declarer == view.seat and not row.calls_ace else value


def ask_the_blind(
    view: View,
    scores: dict[Card, float],
    worlds: list[World],
    chance: Chance,
    exact: Exact,
    watch: Watch,
) -> None:
    """Mixes into the best scores what comes of the cards when nobody sees the others' hands.

    The other cards are taken out. A world that the solver leaves open for one of the best counts
    for none, and without any world all scores stay as they are.
    """
    best = sorted(scores, key=lambda card: (-scores[card], card))[:BLIND_CARDS]
    totals = dict.fromkeys(best, 0.0)
    weight = 0.0
    number = 0
    for world in worlds[: len(worlds) // BLIND_SHARE]:
        if watch.is_over():
            break
        found = [blind_score(view, card, world.hands, chance, exact) for card in best]
        known = [score for score in found if score is not None]
        if len(known) < len(best):
            continue
        for card, score in zip(best, known, strict=True):
            totals[card] += world.weight * score
        weight += world.weight
        number += 1
    if number:
        share = BLIND_WEIGHT * number / (number + BLIND_DOUBT)
        for card in list(scores):
            if card in totals:
                scores[card] += share * (totals[card] / weight - scores[card])
            else:
                del scores[card]

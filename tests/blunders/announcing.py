"""Blunders of bidding and doubling: N14 and N15."""

from game.core.cards import ACE, LONG, OBER, SHORT, SUITS, cards_in, count, has, make_card, rank_of
from game.core.chance import Chance
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, game, row_of
from game.core.view import View
from game.mind.exact import Exact
from game.mind.position import position_of
from game.mind.question import is_reached, wins
from game.mind.worlds import Worlds

FEWEST = {(SAUSPIEL, LONG): 4, (SOLO, LONG): 5, (SAUSPIEL, SHORT): 3, (SOLO, SHORT): 4}
"""Trumps that an announcement needs; a Sauspiel with two Obers needs none."""

SURE_TOUT = 0.85
"""The share of supposed deals in which a Tout must be safe with open cards."""

TOUT_WORLDS = 100


def is_reckless(view: View, bid: str) -> bool:
    """N14: a bid on a hand without the trumps for it (a Tout: see `tout_share`)."""
    base = row_of(bid).base
    deck = view.table.deck
    hand = view.dealt_set
    if base in (WENZ, GEIER):
        return hand & game(base, None, deck).trumps == 0
    suits = SUITS if base == SOLO else (None,)
    trumps = max((hand & game(base, suit, deck).trumps for suit in suits), key=count)
    if base == SAUSPIEL and count(_obers(trumps)) >= 2:
        return False
    return count(trumps) < FEWEST[base, deck]


def _obers(trumps: int) -> int:
    return sum(1 << card for card in cards_in(trumps) if rank_of(card) == OBER)


def tout_share(view: View, chance: Chance, exact: Exact) -> float:
    """In which share of the deals that the declarer of a Tout can suppose it takes every trick.

    Before the first card, the worlds drawn evenly, both sides with open cards. ValueError if the
    view allows no world.
    """
    worlds = Worlds(view)
    drawn = [worlds.draw(chance) for _ in range(TOUT_WORLDS)]
    questions = [wins(position_of(view.table, hands), each=False) for hands in drawn if hands]
    answers = exact.solve(questions, exact.limit)
    made = [
        is_reached(question, answer.value)
        for question, answer in zip(questions, answers, strict=True)
        if answer.value is not None
    ]
    if not made:
        raise ValueError("no world to judge a Tout by")
    return sum(made) / len(made)


def doubles_on_nothing(view: View) -> bool:
    """N15: Kontra by a seat that has no trick to hope for.

    No trump that must take one, no ace, and no suit that it could ruff; the called ace's holder may
    not say it at all.
    """
    table = view.table
    hand = view.dealt_set
    trumps = hand & table.game.trumps
    above = 0
    for card in table.game.trump_order:
        if not has(hand, card):
            above += 1
        elif count(trumps) > above:
            return False
    if any(has(hand, make_card(suit, ACE)) for suit in SUITS):
        return False
    plain = [table.game.class_sets[cls] for cls in SUITS if table.game.class_sets[cls]]
    return not (trumps and any(hand & cards == 0 for cards in plain))

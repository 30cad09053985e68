"""What a declarer is likelier to hold than the others: the cards that its contract was bid on.

Worlds are drawn so, and weighed for it afterwards: it changes no share of theirs, only how many
draws come to anything. Of even ones hardly one in a hundred gives the declarer a hand for a Solo.
"""

from game.core.cards import ACE, CARDS, LONG, OBER, SHORT, rank_of
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, row_of
from game.core.view import View

from .worlds import Leaning

OBERS, TRUMPS, ACES, CALLED = "obers", "trumps", "aces", "called"
FACTORS = {
    (SAUSPIEL, LONG): {OBERS: 5, TRUMPS: 3, ACES: 3, CALLED: 3},
    (SAUSPIEL, SHORT): {OBERS: 10, TRUMPS: 6, ACES: 3, CALLED: 6},
    (GEIER, LONG): {TRUMPS: 10, ACES: 8},
    (GEIER, SHORT): {TRUMPS: 10, ACES: 6},
    (WENZ, LONG): {TRUMPS: 10, ACES: 6},
    (WENZ, SHORT): {TRUMPS: 10, ACES: 5},
    (SOLO, LONG): {OBERS: 14, TRUMPS: 6, ACES: 3},
    (SOLO, SHORT): {OBERS: 20, TRUMPS: 12, ACES: 3},
}
"""By base kind and deck: how many times likelier than another card, roughly as in self-play."""


def leaning_of(view: View) -> "Leaning | None":
    """How the declarer is drawn; None before there is one, or if it is the viewer."""
    table = view.table
    contract = table.contract
    if contract is None or contract.declarer == view.seat:
        return None
    factors = FACTORS[(row_of(contract.kind).base, table.deck)]
    game = table.game
    called = table.called_suit
    found = []
    for card in CARDS:
        name = ""
        if game.is_trump(card):
            name = OBERS if rank_of(card) == OBER and OBERS in factors else TRUMPS
        elif called is not None and game.suit_class(card) == called:
            name = CALLED
        elif rank_of(card) == ACE:
            name = ACES
        found.append(factors.get(name, 1))
    return Leaning(contract.declarer, tuple(found))

"""Supposed deals played on by people who don't see each other's cards.

With open cards nobody is ever deceived: leading under an ace, hiding whose side one is on, or a
guess that must be right half the time all look alike. So in the first tricks a card is also judged
by letting `normal` play on for every seat, each from its own view, until the open cards that are
left say little more than a good player would find out; there the exact solver takes over.
(Furtak and Buro, Recursive Monte Carlo Search, 2013.)
"""

from game.bots.normal import play
from game.core.cards import SEATS, Card, CardSet, card_code, card_set, cards_in, count
from game.core.chance import Chance
from game.core.table import Table
from game.core.view import View

from .exact import Exact
from .position import position_of
from .pricing import WHOLE, WHOLE_TRICKS, Prices, Supposed, stake_of


def blind_score(
    view: View, card: Card, hands: "tuple[CardSet, ...]", chance: Chance, exact: Exact
) -> "float | None":
    """The viewer's score with a card in one world played on blindly.

    None if the solver's limit comes first.
    """
    table, left = _played_on(view, card, hands, chance)
    position = position_of(table, left)
    prices = Prices((WHOLE,), exact)
    prices.add([Supposed(position, stake_of(table, position, view.seat), 1.0)])
    return prices.mean(WHOLE) if prices.worlds else None


def _played_on(
    view: View, card: Card, hands: "tuple[CardSet, ...]", chance: Chance
) -> "tuple[Table, tuple[CardSet, ...]]":
    """The table after the card and what follows it, and the cards that are still held then."""
    dealt = [cards_in(hands[seat] | card_set(view.table.cards_played_by(seat))) for seat in SEATS]
    dealt[view.seat] = view.dealt
    table = view.table.after(view.seat, card_code(card))
    left = [hand & ~(1 << card) for hand in hands]
    while (seat := table.turn) is not None and not _is_late(table, left[seat]):
        played = play(View(table, seat, dealt[seat]), chance)
        table = table.after(seat, card_code(played))
        left[seat] &= ~(1 << played)
    return table, tuple(left)


def _is_late(table: Table, hand: CardSet) -> bool:
    """Whether a trick is about to begin and so few are left that open cards may judge."""
    return table.open_trick is None and count(hand) <= WHOLE_TRICKS

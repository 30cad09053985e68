"""Blunders of a seat that plays to a trick on the table: N1 to N4, N11 to N13."""

from game.core.cards import (
    ACE,
    OBER,
    TEN,
    UNTER,
    Card,
    card_points,
    cards_in,
    count,
    make_card,
    rank_of,
)
from game.core.games import TRUMP

from .position import Position

SCHMIER = 10
"""From so many points on a card is given to win them, not for its strength."""

GAIN = 4
"""So many points more are worth a king where a nine would do."""

HARDLY = 1
"""So few cards of a suit in three hands: of each seat it is likelier that it has none."""

SMALL = 4
"""Up to so many points a card costs little."""


def robs_partner(position: Position) -> list[Card]:
    """N1: trumps a trick that a proven partner holds for certain, with another card at hand.

    Following with a trump of ten points or more is smearing, even if it takes the trick.
    """
    best = position.friends_safe_card
    if best is None or position.trick is None:
        return []
    game = position.game
    if all(game.beats(card, best) for card in position.legal):
        return []
    led_trump = game.is_trump(position.trick.cards[0])
    return [
        card
        for card in position.legal
        if game.is_trump(card)
        and game.beats(card, best)
        and not (led_trump and card_points(card) >= SCHMIER)
        and not makes_a_mark(position, card)
    ]


def makes_a_mark(position: Position, card: Card) -> bool:
    """Whether the card's own points lift our safe count to a mark that pays.

    61, 91 or 31 for the declarer's side, 60, 90 or 30 for its opponents: then a dear card is right.
    A Tout has no marks.
    """
    if position.row.is_tout:
        return False
    before = position.points_of(side=True) + position.on_table()
    off = 0 if position.view.on_declarers_side else 1
    marks = [mark - off for mark in (31, 61, 91)]
    return any(before < mark <= before + card_points(card) for mark in marks)


def feeds_enemy(position: Position) -> list[Card]:
    """N2: ten points or more into a trick that is certainly theirs, with a small card at hand."""
    best = position.best
    if best is None or position.row.is_tout or position.ours[best[1]] is not False:
        return []
    game = position.game
    losing = [card for card in position.legal if not game.beats(card, best[0])]
    dear = [card for card in losing if card_points(card) >= SCHMIER]
    if not dear or not position.holds(best[0], side=False):
        return []
    small = [c for c in losing if card_points(c) <= SMALL and not _is_guard(position, c)]
    return dear if small else []


def _is_guard(position: Position, card: Card) -> bool:
    """Whether the card is the only one beside a ten that keeps it from falling."""
    own = position.view.hand & position.game.class_sets[position.game.suit_class(card)]
    return count(own) == 2 and any(card_points(c) == 10 for c in cards_in(own) if c != card)


def starves_partner(position: Position) -> list[Card]:
    """N3: last to play on a partner's trick, keeps a ten or ace that will fall, gives little."""
    if not position.is_last or position.friends_safe_card is None or position.row.is_tout:
        return []
    if not any(_will_fall(position, card) for card in position.legal):
        return []
    return [card for card in position.legal if card_points(card) <= SMALL]


def _will_fall(position: Position, card: Card) -> bool:
    """A bare plain ten whose ace is out; an ace or ten of a suit that an enemy is out of."""
    game = position.game
    cls = game.suit_class(card)
    if cls == TRUMP or rank_of(card) not in (ACE, TEN):
        return False
    is_bare = count(position.view.hand & game.class_sets[cls]) == 1
    if rank_of(card) == TEN and is_bare and position.facts.unseen >> make_card(cls, ACE) & 1:
        return True
    return any(
        position.ours[seat] is False
        and position.facts.possible[seat] & game.class_sets[cls] == 0
        and position.facts.possible[seat] & game.trumps == position.facts.possible[seat]
        for seat in range(4)
    )


def misses_clinch(position: Position) -> list[Card]:
    """N4: last to play, a card makes the next mark that pays for certain, and this one does not.

    The win first; once it is ours Schneider, once it is theirs our way out of it.
    """
    if not position.is_last or position.row.is_tout or position.trick is None:
        return []
    mark = _next_mark(position)
    safe = position.points_of(side=True)
    if safe >= mark:
        return []
    trick = position.trick

    def total(card: Card) -> int:
        index = position.game.winner((*trick.cards, card))
        if position.ours[(trick.leader + index) % 4] is not True:
            return safe
        return safe + position.on_table() + card_points(card)

    short = [card for card in position.legal if total(card) < mark]
    return short if len(short) < len(position.legal) else []


def _next_mark(position: Position) -> int:
    win, save, schneider = (61, 31, 91) if position.view.on_declarers_side else (60, 30, 90)
    if position.points_of(side=True) >= win:
        return schneider
    return save if position.points_of(side=False) >= 121 - win else win


def overpays(position: Position) -> list[Card]:
    """N11: last to play, wins with a trump that is dearer to keep than one that wins too.

    Trumps with no unseen trump between them are the same; a card that brings home GAIN points more
    is Schmier.
    """
    if not position.is_last or position.best is None:
        return []
    game = position.game
    winning = [
        card
        for card in position.legal
        if game.is_trump(card) and game.beats(card, position.best[0])
    ]
    unseen = [game.strength(card) for card in cards_in(position.facts.unseen & game.trumps)]
    return [
        card
        for card in winning
        if not makes_a_mark(position, card)
        and any(
            card_points(card) < card_points(low) + GAIN
            and any(game.strength(low) < between < game.strength(card) for between in unseen)
            for low in winning
        )
    ]


def ruffs_dear(position: Position) -> list[Card]:
    """N12: ruffs with the trump ace or ten before an enemy who may overruff; an Unter would do.

    The enemy has shown that it is out of the suit, or only one card of it is left elsewhere.
    """
    if position.trick is None or position.is_last or position.best is None:
        return []
    game = position.game
    led = game.suit_class(position.trick.cards[0])
    if led == TRUMP or position.view.hand & game.class_sets[led]:
        return []
    best = position.best[0]
    out = position.facts.unseen & game.class_sets[led]
    unters = [
        card
        for card in position.legal
        if rank_of(card) == UNTER and game.is_trump(card) and game.beats(card, best)
    ]
    if not unters:
        return []
    return [
        card
        for card in position.legal
        if game.is_trump(card)
        and card_points(card) >= SCHMIER
        and game.beats(card, best)
        and any(
            position.ours[seat] is False
            and position.may_beat(seat, card)
            and (count(out) <= HARDLY or position.facts.possible[seat] & out == 0)
            for seat in position.behind
        )
    ]


def wastes_master(position: Position) -> list[Card]:
    """N13: a trump that nothing can beat, or EO, on a partner's card that nothing can beat."""
    if position.friends_safe_card is None:
        return []
    game = position.game

    def is_top(card: Card) -> bool:
        return game.suit_class(card) == TRUMP and (
            position.is_master(card) or card == make_card(0, OBER)
        )

    if all(is_top(card) or rank_of(card) == OBER for card in position.legal):
        return []
    return [card for card in position.legal if is_top(card) and not makes_a_mark(position, card)]

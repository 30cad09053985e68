"""Blunders of a seat that leads: N5 to N10."""

from game.core.cards import ACE, Card, cards_in, count, make_card
from game.core.games import SAUSPIEL, SOLO

from .position import Position

MANY_TRUMPS = 5
"""With so many trumps a caller has better things to do than to lead the called suit."""


def _opens(position: Position) -> bool:
    """Whether this is the first card of the deal."""
    return not position.table.tricks


def _trumps(position: Position) -> list[Card]:
    return [card for card in position.legal if position.game.is_trump(card)]


def opponent_leads_trump(position: Position) -> list[Card]:
    """N5: an opponent opens a Sauspiel or a Solo with a trump, with a plain card at hand."""
    if not _opens(position) or position.view.on_declarers_side:
        return []
    if position.kind not in (SAUSPIEL, SOLO):
        return []
    trumps = _trumps(position)
    return trumps if len(trumps) < len(position.legal) else []


def does_not_search(position: Position) -> list[Card]:
    """N6: an opponent with a card of the called suit opens with something else."""
    suit = position.table.called_suit
    if not _opens(position) or suit is None or position.view.on_declarers_side:
        return []
    called = position.game.class_sets[suit]
    others = [card for card in position.legal if not called >> card & 1]
    return others if len(others) < len(position.legal) else []


def hides_as_partner(position: Position) -> list[Card]:
    """N7: the called player opens with a plain card of another suit than the called one."""
    suit = position.table.called_suit
    if not _opens(position) or suit is None or not _holds_called_ace(position):
        return []
    usual = position.game.trumps | position.game.class_sets[suit]
    return [card for card in position.legal if not usual >> card & 1]


def leads_long_called_ace(position: Position) -> list[Card]:
    """N8: the called player opens with the ace although it could run away from the suit."""
    table = position.table
    ace = table.called_ace
    if not _opens(position) or ace is None or not _holds_called_ace(position):
        return []
    suit = position.game.class_sets[position.game.suit_class(ace)]
    if count(position.view.hand & suit) < table.ruleset.run_away_min:
        return []
    return [ace]


def caller_leads_called_suit(position: Position) -> list[Card]:
    """N9: the caller opens with the called suit although it has MANY_TRUMPS."""
    suit = position.table.called_suit
    if not _opens(position) or suit is None or position.view.seat != position.declarer:
        return []
    if count(position.view.hand & position.game.trumps) < MANY_TRUMPS:
        return []
    return list(cards_in(position.view.hand & position.game.class_sets[suit]))


def draws_partners_trumps(position: Position) -> list[Card]:
    """N10: leads trump when both enemies are proven out of it and the partner may have some."""
    if position.trick is not None or not position.row.calls_ace:
        return []
    trumps = position.game.trumps
    holding = [seat for seat in range(4) if position.facts.possible[seat] & trumps]
    enemies = [seat for seat in range(4) if position.ours[seat] is False]
    if len(enemies) != 2 or not holding or any(seat in enemies for seat in holding):
        return []
    led = _trumps(position)
    return led if len(led) < len(position.legal) else []


def _holds_called_ace(position: Position) -> bool:
    suit = position.table.called_suit
    return suit is not None and position.view.hand >> make_card(suit, ACE) & 1 == 1

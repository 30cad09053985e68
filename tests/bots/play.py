"""Deals played by bots, as the table asks them."""

from collections.abc import Callable, Iterator

from game.bots.bot import answer, choose
from game.core.cards import Card, Seat
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import KONTRA, RE

Levels = tuple[str, str, str, str]


def asked(deal: Round) -> Iterator[Seat]:
    """The seats from forehand on."""
    for step in range(4):
        yield (deal.table.forehand + step) % 4


def ask_doubles(deal: Round, levels: Levels, seed: int) -> Round:
    """Asks for Kontra from forehand on, and at once for Re."""
    for seat in asked(deal):
        view = deal.view(seat)
        if view.kontra_open and answer(view, KONTRA, levels[seat], seed):
            deal = deal.apply(seat, KONTRA)
            for other in asked(deal):
                view = deal.view(other)
                if view.re_open and answer(view, RE, levels[other], seed):
                    return deal.apply(other, RE)
            return deal
    return deal


def play_deal(
    deal: Round,
    levels: Levels,
    seed: int,
    watch: Callable[[Round, str], None] | None = None,
) -> Round:
    """Plays a deal to its end. ``watch`` sees every position with the action chosen in it."""
    asked_at = -1
    while not deal.is_over:
        table = deal.table
        cards = sum(len(trick.cards) for trick in table.tricks)
        if table.is_doubling_open and asked_at != cards:
            asked_at = cards
            deal = ask_doubles(deal, levels, seed)
        seat = deal.turn
        assert seat is not None
        action = choose(deal.view(seat), levels[seat], seed)
        if watch is not None:
            watch(deal, action)
        deal = deal.apply(seat, action)
    return deal


def fresh(deck: str, dealer: Seat, hands: tuple[tuple[Card, ...], ...]) -> Round:
    """A deal under the default rules."""
    return new_round(Ruleset(), deck, dealer, hands)

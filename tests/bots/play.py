"""Deals played by levels, as every table plays them."""

from collections.abc import Callable

from game.bots.asking import Question, next_question
from game.bots.bot import answer, choose
from game.core.cards import Card, Seat
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import KONTRA

Dealt = tuple[tuple[Card, ...], ...]


def play_deal(
    deal: Round, level: str, seed: int, watch: Callable[[Round, str], None] | None = None
) -> Round:
    """The deal played to its end, every action checked by the rules.

    ``watch`` sees every position with the action chosen in it.
    """
    asked: tuple[Question, ...] = ()
    while True:
        question = next_question(deal.table, asked)
        if question is not None:
            asked += (question,)
            view = deal.view(question.seat)
            is_open = view.kontra_open if question.word == KONTRA else view.re_open
            if is_open and answer(view, question.word, level, seed) is not None:
                deal = deal.apply(question.seat, question.word)
            continue
        seat = deal.turn
        if seat is None:
            return deal
        action = choose(deal.view(seat), level, seed)
        if watch is not None:
            watch(deal, action)
        deal = deal.apply(seat, action)


def fresh(deck: str, dealer: Seat, hands: Dealt) -> Round:
    """A deal under the default rules."""
    return new_round(Ruleset(), deck, dealer, hands)

"""One whole deal with four players: who is asked what, in which order, and what becomes of it.

The order of bids and cards is the core's, the asking for Kontra and Re that of `game.bots.asking`.
"""

from typing import Protocol

from game.bots.asking import Question, next_question
from game.core.cards import Seat
from game.core.record import record_of
from game.core.round import Round
from game.core.table import KONTRA
from game.core.view import View


class Chooser(Protocol):
    """A player: everything it knows comes with the view, and a seed for its chance."""

    def choose(self, view: View, seed: int) -> str:
        """The action of the viewer, whose turn it is."""

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """KONTRA or RE, whichever is asked, if the viewer says it; else None."""


class IllegalAnswer(Exception):
    """A player did what the rules forbid: ``seat``, ``action``, and the ``deal`` before it."""

    def __init__(self, deal: Round, seat: Seat, action: "str | None", why: str) -> None:
        super().__init__(
            f"seat {seat} chose {action!r}: {why}\nrecord: {record_of(deal).to_text()}"
        )
        self.deal = deal
        self.seat = seat
        self.action = action


def play_deal(deal: Round, players: "tuple[Chooser, ...]", seed: int) -> Round:
    """The deal played to its end by four players, by seat. IllegalAnswer ends it."""
    asked: tuple[Question, ...] = ()
    while True:
        question = next_question(deal.table, asked)
        if question is not None:
            asked += (question,)
            deal = ask(deal, question, players[question.seat], seed)
            continue
        turn = deal.turn
        if turn is None:
            return deal
        action = players[turn].choose(deal.view(turn), seed)
        legal = deal.legal()
        if action not in legal:
            raise IllegalAnswer(deal, turn, action, f"legal is {', '.join(legal)}")
        deal = deal.after(turn, action)


def ask(deal: Round, question: Question, player: Chooser, seed: int) -> Round:
    """The deal after one question; a seat that may not say the word is not asked."""
    seat, word = question.seat, question.word
    view = deal.view(seat)
    if not (view.kontra_open if word == KONTRA else view.re_open):
        return deal
    said = player.answer(view, word, seed)
    if said is None:
        return deal
    if said != word:
        raise IllegalAnswer(deal, seat, said, f"asked was {word}: that word, or null")
    return deal.after(seat, word)

"""Who is asked for Kontra and Re, and when: the order that every table keeps.

The seats are asked from forehand on, once when the contract is named (Geier, Wenz: when the auction
is over) and once when the first card lies on the table. The first Kontra ends that asking; Re is
asked at once, and only then.
"""

from typing import NamedTuple

from game.core.cards import Seat
from game.core.table import KONTRA, RE, Table

Question = NamedTuple("Question", [("seat", Seat), ("word", str), ("cards_out", int)])
"""A seat is asked for ``word`` (KONTRA or RE) while so many cards, 0 or 1, lie on the table."""


def next_question(table: Table, asked: "tuple[Question, ...]") -> "Question | None":
    """The next question of a deal, None when a bid, a naming or a card comes next.

    ``asked`` holds the questions of this deal that were put before. Whether a seat may say the word
    depends on its hand: the caller skips (and still counts as asked) a question whose seat has
    ``View.kontra_open`` or ``View.re_open`` false.
    """
    if not table.is_doubling_open:
        return None
    cards_out = len(table.tricks[0].cards) if table.tricks else 0
    for step in range(4):
        seat = (table.forehand + step) % 4
        if table.kontra is None:
            question = Question(seat, KONTRA, cards_out)
            if question not in asked:
                return question
        elif table.re is None and not _was_asked_for_re(seat, asked):
            return Question(seat, RE, cards_out)
    return None


def _was_asked_for_re(seat: Seat, asked: "tuple[Question, ...]") -> bool:
    return any(question.seat == seat and question.word == RE for question in asked)

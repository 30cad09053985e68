"""Who is still to be asked for Kontra and Re in a deal (`game.bots.asking` has the order)."""

from typing import TYPE_CHECKING

from ..bots.asking import next_question
from ..core.table import KONTRA, RE

if TYPE_CHECKING:
    from ..bots.asking import Question
    from ..core.cards import Seat
    from ..core.round import Round


class Asking:
    """The asking of one deal: who has answered.

    Of that only what the person has declined is kept (`Kept`): after a reload bots are asked again.
    """

    def __init__(self) -> None:
        self._asked: tuple[Question, ...] = ()
        self._declined: set[tuple[Seat, str]] = set()

    def next_question(self, deal: "Round") -> "Question | None":
        """The next question to a seat that may say the word; None when all have answered."""
        while True:
            question = next_question(deal.table, self._asked)
            if question is None:
                return None
            open_to = deal.kontra_open() if question.word == KONTRA else deal.re_open()
            if question.seat in open_to and not self.has_declined(question.seat, question.word):
                return question
            self.answered(question)

    def answered(self, question: "Question") -> None:
        """Notes that a question has been put: it is not put again."""
        self._asked += (question,)

    def declined(self, seat: "Seat", word: str) -> None:
        """Notes that a seat will not say the word in this deal: it is not asked again."""
        self._declined.add((seat, word))

    def all_declined(self, seat: "Seat") -> "tuple[str, ...]":
        """The words that a seat has declined for this deal."""
        return tuple([word for word in (KONTRA, RE) if self.has_declined(seat, word)])

    def has_declined(self, seat: "Seat", word: str) -> bool:
        """Whether a seat has declined for this deal."""
        return (seat, word) in self._declined

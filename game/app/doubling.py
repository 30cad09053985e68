"""Who is asked for Kontra and Re, and when.

From forehand on, once after the naming and once after the first card; the first Kontra ends the
asking, and Re is asked at once. Whether a seat may say it at all its own view tells.
"""

from typing import TYPE_CHECKING

from ..core.table import KONTRA, RE

if TYPE_CHECKING:
    from ..core.cards import Seat
    from ..core.round import Round


class Asking:
    """The asking of one deal: who has answered. It is not kept: a reload asks again."""

    def __init__(self) -> None:
        self._asked: set[tuple[str, int, int]] = set()
        self._declined: set[tuple[str, int]] = set()

    def next_question(self, deal: "Round") -> "tuple[Seat, str] | None":
        """The seat to be asked next and the word it may say; None when all have answered."""
        table = deal.table
        word = KONTRA if table.kontra is None else RE
        cards_out = len(table.tricks[0].cards) if table.tricks else 0
        open_to = deal.kontra_open() if word == KONTRA else deal.re_open()
        for step in range(4):
            seat = (table.forehand + step) % 4
            is_new = (word, cards_out, seat) not in self._asked
            if seat in open_to and is_new and (word, seat) not in self._declined:
                return seat, word
        return None

    def answered(self, deal: "Round", seat: "Seat", word: str) -> None:
        """Notes that a seat has been asked at this moment and did not say it."""
        tricks = deal.table.tricks
        self._asked.add((word, len(tricks[0].cards) if tricks else 0, seat))

    def declined(self, seat: "Seat", word: str) -> None:
        """Notes that a seat will not say it in this deal: it is not asked again."""
        self._declined.add((word, seat))

    def has_declined(self, seat: "Seat", word: str) -> bool:
        """Whether a seat has declined for this deal."""
        return (word, seat) in self._declined

"""Words: every text for people, out of one language's catalogue.

A catalogue is a flat object, ``area.thing[.variant]`` to a message with ``{placeholders}``; where a
message depends on a number there is one for each plural form of the language, the form's name
(``one``, ``other`` …) added to the key. Which form a number takes and how a number is written come
from outside (``Intl`` on the page), because no interpreter here knows it.
"""

from typing import TYPE_CHECKING

from ..core.cards import Card, Suit, rank_of, suit_of
from ..core.games import Contract, row_of
from .choices import FRENCH, GERMAN
from .scene import Drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core.reasons import Reason

SUIT_LETTERS = "EGHS"
RANK_LETTERS = "AXKOU987"
SENTENCE_MARKS = (".", "?", "!", ";")
"""What a sentence may end in; the last is the Greek question mark as it is typed."""

FORMS = ("zero", "one", "two", "few", "many")
"""Names of plural forms; every language has ``other`` too."""

REMEMBERED = 200
"""Numbers up to this are kept as written. Scores and the numbers of deals go on for ever."""


class MissingText(KeyError):
    """A catalogue lacks a key, or a message a value. That is a fault of the program."""


class Words:
    """The texts of one language.

    ``messages`` is a catalogue, ``plural`` gives the plural form's name for a count, ``number``
    writes a whole number; each is asked once for a number. ``faces`` is the deck on the table:
    a French one has clubs and queens, and what is said of a card has to be what is seen. ``drawn``
    are the parts of the scene drawn last with these words.
    """

    def __init__(
        self,
        language: str,
        messages: "dict[str, str]",
        plural: "Callable[[int], str]",
        number: "Callable[[int], str]",
        faces: str = GERMAN,
    ) -> None:
        self.language = language
        self.faces = faces
        self._of_faces = "french." if faces == FRENCH else ""
        self._messages = messages
        self._plural = plural
        self._number = number
        self._forms: dict[int, str] = {}
        self._numbers: dict[int, str] = {}
        self._split: dict[str, list[str]] = {}
        self._cards: dict[Card, str] = {}
        self.drawn = Drawn()

    def text(self, key: str, **values: "str | int") -> str:
        """The message of a key with its values put in; numbers are written the language's way.

        A value called ``count`` also chooses the plural form if the key has forms. MissingText if
        there is no such message, or a value that it needs is not given.
        """
        if "count" in values and key not in self._messages:
            key = key + "." + self._form(values["count"])
        pieces = self._split.get(key)
        if pieces is None:
            pieces = self._pieces(key)
            self._split[key] = pieces
        if len(pieces) == 1:
            return pieces[0]
        result = pieces[0]
        for index in range(1, len(pieces), 2):
            name = pieces[index]
            if name not in values:
                raise MissingText(f"{key} needs a value for {name}")
            value = values[name]
            result += (value if isinstance(value, str) else self.number(value)) + pieces[index + 1]
        return result

    def _form(self, count: "str | int") -> str:
        """The plural form's name for a count."""
        if isinstance(count, str):
            raise MissingText("a count must be a number")
        form = self._forms.get(count)
        if form is None:
            form = self._plural(count)
            if count <= REMEMBERED:
                self._forms[count] = form
        return form

    def _pieces(self, key: str) -> list[str]:
        """A message taken apart: text, name, text, and so on."""
        message = self._messages.get(key)
        if message is None:
            raise MissingText(f"no text for {key} in {self.language}")
        parts = message.split("{")
        pieces = [parts[0]]
        for part in parts[1:]:
            name, rest = part.split("}", 1)
            pieces += [name, rest]
        return pieces

    def number(self, value: int) -> str:
        """A whole number as people write it."""
        text = self._numbers.get(value)
        if text is None:
            text = self._number(value)
            if -REMEMBERED <= value <= REMEMBERED:
                self._numbers[value] = text
        return text

    def signed(self, value: int) -> str:
        """A score: with its sign, zero without."""
        if value > 0:
            return self.text("number.plus", n=value)
        if value < 0:
            return self.text("number.minus", n=-value)
        return self.number(0)

    def sentence(self, text: str) -> str:
        """A text as a sentence of its own: with a full stop unless it ends in a mark."""
        return text if text[-1:] in SENTENCE_MARKS else self.text("sentence.end", what=text)

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return self.text("suit." + self._of_faces + SUIT_LETTERS[suit])

    def rank(self, rank: int) -> str:
        """The name of a rank."""
        return self.text("rank." + self._of_faces + RANK_LETTERS[rank])

    def card(self, card: Card) -> str:
        """The name of a card."""
        name = self._cards.get(card)
        if name is None:
            rank = self.rank(rank_of(card))
            name = self.text("card.name", suit=self.suit(suit_of(card)), rank=rank)
            self._cards[card] = name
        return name

    def index(self, card: Card) -> str:
        """What stands in a card's corner."""
        return self.text("index." + self._of_faces + RANK_LETTERS[rank_of(card)])

    def called(self, suit: Suit) -> str:
        """The called ace of a suit, as it is called at the table."""
        return self.text("called." + self._of_faces + SUIT_LETTERS[suit])

    def contract(self, contract: Contract) -> str:
        """The name of what is played, with its suit if that is named."""
        if contract.suit is None:
            return self.text("contract." + contract.kind)
        calls = row_of(contract.kind).calls_ace
        suit = self.called(contract.suit) if calls else self.suit(contract.suit)
        return self.text("contract." + contract.kind + ".suit", suit=suit)

    def any_of(self, names: "list[str]") -> str:
        """Names joined for a choice: ``A, B or C``."""
        return self._joined(names, "list.or")

    def all_of(self, names: "list[str]") -> str:
        """Names joined for a whole: ``A, B and C``."""
        return self._joined(names, "list.and")

    def _joined(self, names: "list[str]", key: str) -> str:
        if len(names) < 2:
            return "".join(names)
        first = self.text("list.separator").join(names[:-1])
        return self.text(key, first=first, last=names[-1])

    def reason(self, reason: "Reason") -> str:
        """Why something is forbidden, with the cards in question and the rule's paragraph."""
        of_faces = self._of_faces if reason.code == "call-no-card" else ""
        why = self.text(
            "why." + of_faces + reason.code,
            cards=self.any_of([self.card(card) for card in reason.cards]),
            suit="" if reason.suit is None else self.suit(reason.suit),
            called="" if reason.suit is None or reason.suit == 2 else self.called(reason.suit),
            kind="" if reason.kind is None else self.text("contract." + reason.kind),
        )
        return self.text("why.with-rule", why=why, clause=reason.clause)


def fits(messages: "dict[str, str]", spoken: "dict[str, str]") -> bool:
    """Whether a catalogue has all that one in use has, and needs no value that this one doesn't.

    A page that has been open for long may be given the texts of a newer version, which no longer
    has what this one will ask for. Plural forms are each language's own: ``other`` stands for them.
    """
    for key, text in spoken.items():  # any order: all must be there
        if key.rpartition(".")[2] in FORMS:
            continue
        found = messages.get(key)
        if found is None:
            return False
        for piece in found.split("{")[1:]:
            if "{" + piece.split("}", 1)[0] + "}" not in text:
                return False
    return True

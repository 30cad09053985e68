"""Typed notation: what people may write, in every language and for both kinds of faces."""

from typing import TYPE_CHECKING

from game.core.cards import CARDS, card_code
from game.core.games import KINDS
from game.ui.choices import FRENCH, GERMAN, LANGUAGES
from game.ui.notation import folded, read
from tests.ui.tables import LONG_HANDS, deal, played, screen

from .scenes import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.ui.screen import Screen
    from game.ui.words import Words

WRITTEN = (
    "EO", "eo", "e o", "Eichel-Ober", "H10", "HX", "hx", "HH", "König", "weiter", "PASS", "Kontra",
    "re", "wenz", "Solo Herz", "ruf gras", "sauspiel E", "wenz e", "solo-tout", "Solo Tout S",
    "gras", "E", "call G", "auf die Alte", "", "  ", "xyz", "EOEO", "solo solo", "βελανίδι",
    "ΠΆΣΟ", "Κόντρα", "İ", "onlu", "sinek as\u0131", "boer", "harten aas", "queen of hearts",
    "hearts ace", "AS",
)  # fmt: skip


def results(read_text: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield what each text means, in the auction and where a suit is to be named."""
    start = deal(LONG_HANDS, "long")
    bidding = screen(start, 0)
    calling = screen(played(start, "0 sauspiel,1 pass,2 pass,3 pass"), 0)
    naming = screen(played(start, "0 solo,1 pass,2 pass,3 pass"), 0)
    for language in LANGUAGES:
        catalogue = read_text(f"static/i18n/{language}.json")
        for faces in (GERMAN, FRENCH):
            words = words_of(language, catalogue, faces)
            names_are_read(bidding, words)
            for shown in (bidding, calling, naming):
                lines = [f"{text}={meaning(text, shown, words)}" for text in WRITTEN]
                yield f"{language}.{faces}.{shown.view.table.high_bid}", " ".join(lines)
    yield "folded", " / ".join([" ".join(folded(text)) for text in WRITTEN])


def meaning(text: str, shown: "Screen", words: "Words") -> str:
    """The action that a text means, and what is told with it."""
    typed = read(text, shown, words)
    notes = () if typed.note is None else typed.note.sentences
    return f"{typed.action}{[key for key, _ in notes]}"


def names_are_read(shown: "Screen", words: "Words") -> None:
    """Whatever the page calls a card or a contract can be typed."""
    for card in CARDS:
        code = card_code(card)
        corner = code[0] + words.index(card)
        for text in (words.card(card), corner, corner.lower()):  # ascii: German letters and digits
            assert read(text, shown, words).action == code, text
    for kind in KINDS:
        assert read(words.text("contract." + kind), shown, words).action == kind

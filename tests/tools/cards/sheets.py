"""The decks' style sheets: the picture of a card, the ink of its index, the sign of its suit."""

from __future__ import annotations

from typing import NamedTuple

from .faces import RANK_CODES
from .suits import SUIT_CODES


class Look(NamedTuple):
    """What one deck's sheet says of a suit."""

    ink: str  # of the index and of all text that has the suit's colour, on the card's ground
    tab: str = ""  # behind the index, if the deck has tabs
    tab_ink: str = ""  # of the index on its tab


FOUR_COLOUR = {
    "E": Look("#2b2320", "#463b34", "#fff9ec"),
    "G": Look("#0d6466", "#3fb1aa", "#1d130e"),
    "H": Look("#b3201a", "#c22c1c", "#fff9ec"),
    "S": Look("#7f5a00", "#fac83e", "#1d130e"),
}
FRENCH = {
    "E": Look("#1d1714"),
    "G": Look("#1d1714"),
    "H": Look("#b91c19"),
    "S": Look("#b91c19"),
}
NOTES = {
    "french": "The French-suited drawings. Written by python -m tests.tools.cards.",
    "four-colour": (
        "The German-suited drawings in four colours that no colour blindness confuses. An index\n"
        "   lies on a tab of its suit's colour: it is seen before its letter is read. Written by\n"
        "   python -m tests.tools.cards."
    ),
}


def _rule(selector: str, *declarations: str) -> str:
    return f"  {selector} {{\n" + "".join(f"    {text};\n" for text in declarations) + "  }\n"


def _suit(deck: str, code: str, look: Look) -> str:
    here = f'[data-deck="{deck}"]'
    text = _rule(
        f'{here} [data-suit="{code}"]',
        f"--suit-ink: {look.ink}",
        f'--sign: url("../cards/suits/{deck}/{code}.svg")',
    )
    if look.tab:
        text += "\n" + _rule(
            f'{here} .card[data-suit="{code}"]::before',
            f"color: {look.tab_ink}",
            f"background: {look.tab}",
        )
    return text


def sheet(deck: str, looks: dict[str, Look]) -> str:
    """The text of `static/css/deck-<deck>.css`."""
    rules = [_suit(deck, code, looks[code]) for code in SUIT_CODES]
    if looks["E"].tab:
        rules.insert(
            0,
            _rule(
                f'[data-deck="{deck}"] .card::before',
                "padding-inline: 0.05em 0.11em",
                "border-radius: 0.14em",
            ),
        )
    rules += [
        _rule(
            f'[data-deck="{deck}"] .card[data-card="{code}{rank}"]',
            f'background-image: url("../cards/{deck}/{code}{rank}.svg")',
        )
        for code in SUIT_CODES
        for rank in RANK_CODES
    ]
    return f"/* {NOTES[deck]} */\n@layer deck {{\n" + "\n".join(rules) + "}\n"


def sheets() -> dict[str, str]:
    """Every sheet that this tool writes: its name in `static/css` -> text."""
    return {
        "deck-four-colour.css": sheet("four-colour", FOUR_COLOUR),
        "deck-french.css": sheet("french", FRENCH),
    }

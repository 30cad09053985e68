"""Help: how to play with finger, mouse and keys, and the rules in a few lines."""

from typing import TYPE_CHECKING

from ...core.cards import SUITS, make_card
from ..actions import LESSON
from ..bar import KEYS, NEXT_KEY, TIP_KEY, TYPE_KEY
from ..choices import FRENCH
from ..scene import Node
from ..words import RANK_LETTERS, SUIT_LETTERS
from .frame import chapter, frame, paragraph

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

RULES = ("auction", "naming", "play", "called", "count", "doubling")
"""The paragraphs of the rules, in order."""

OF_FACES = ("play", "count")
"""Those that speak of Ober and Unter, which are queen and jack on French faces."""


_BEGIN = ("class", "action", "type", "button", "data-act", LESSON)


def help_panel(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    touch = [paragraph("help-touch-text", words.text("help.touch.text"))]
    state = "help.keys.on" if screen.settings.keys else "help.keys.off"
    keys = [
        paragraph("help-keys-text", words.text(state)),
        Node("dl", "help-keys-list", ("class", "keys"), "", _keys(screen, words)),
        paragraph("help-typed", _typed(words)),
    ]
    rules = [paragraph("help-" + rule, _rule(rule, words)) for rule in RULES]
    begin = Node("button", "help-lesson-begin", _BEGIN, words.text("action.lesson"))
    lesson = [paragraph("help-lesson-text", words.text("help.lesson.text")), begin]
    body = [
        chapter("help-lesson", words.text("help.lesson.title"), lesson),
        chapter("help-touch", words.text("help.touch.title"), touch),
        chapter("help-keys", words.text("help.keys.title"), keys),
        chapter("help-rules", words.text("help.rules.title"), rules),
    ]
    return frame("help", words, words.text("help.title"), body)


def _rule(rule: str, words: "Words") -> str:
    """A paragraph in the words of the faces on the table."""
    if words.faces == FRENCH and rule in OF_FACES:
        return words.text("help.rules.french." + rule)
    return words.text("help.rules." + rule)


def _typed(words: "Words") -> str:
    """How bids and cards are typed, with the letters of this language and these faces."""
    letters = [f"{SUIT_LETTERS[suit]} {words.suit(suit)}" for suit in SUITS]
    corners = [words.index(make_card(0, rank)) for rank in range(len(RANK_LETTERS))]
    card = (SUIT_LETTERS[0] + RANK_LETTERS[3]).lower()  # ascii: letters of ours
    return words.text(
        "help.typed",
        suits=words.text("list.separator").join(letters),
        ranks=" ".join(corners),
        card=card,
        solo=f"solo {words.suit(2)}",
    )


def _keys(screen: "Screen", words: "Words") -> list[Node]:
    rows = [
        (words.text("key." + name), words.text("help.key." + name))
        for name in ("arrows", "enter", "digits", "escape")
    ]
    rows += [(key, words.text("menu." + act)) for act, key in KEYS]
    rows.append((NEXT_KEY, words.text("action.next")))
    if screen.settings.beginner:
        rows.append((TIP_KEY, words.text("action.tip")))
    if screen.settings.notation:
        rows.append((TYPE_KEY, words.text("help.key.type")))
    nodes = []
    for index in range(len(rows)):
        key = f"help-key-{index}"
        nodes.append(Node("dt", key, ("class", "key"), rows[index][0]))
        nodes.append(Node("dd", key + "-does", (), rows[index][1]))
    return nodes

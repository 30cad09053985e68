"""Help: how to play with finger, mouse and keys, and the rules in a few lines."""

from typing import TYPE_CHECKING

from ..bar import KEYS, NEXT_KEY
from ..choices import FRENCH
from ..scene import Node
from .frame import chapter, frame, paragraph

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

RULES = ("auction", "naming", "play", "called", "count", "doubling")
"""The paragraphs of the rules, in order."""

OF_FACES = ("play", "count")
"""Those that speak of Ober and Unter, which are queen and jack on French faces."""


def help_panel(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    touch = [paragraph("help-touch-text", words.text("help.touch.text"))]
    state = "help.keys.on" if screen.settings.keys else "help.keys.off"
    keys = [
        paragraph("help-keys-text", words.text(state)),
        Node("dl", "help-keys-list", ("class", "keys"), "", _keys(words)),
    ]
    rules = [paragraph("help-" + rule, _rule(rule, words)) for rule in RULES]
    body = [
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


def _keys(words: "Words") -> list[Node]:
    rows = [
        (words.text("key." + name), words.text("help.key." + name))
        for name in ("arrows", "enter", "digits", "escape")
    ]
    rows += [(key, words.text("menu." + act)) for act, key in KEYS]
    rows.append((NEXT_KEY, words.text("action.next")))
    nodes = []
    for index in range(len(rows)):
        key = f"help-key-{index}"
        nodes.append(Node("dt", key, ("class", "key"), rows[index][0]))
        nodes.append(Node("dd", key + "-does", (), rows[index][1]))
    return nodes

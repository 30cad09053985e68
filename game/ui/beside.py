"""What stands beside the table for those who want it: the field for typed notation."""

from typing import TYPE_CHECKING

from .actions import TYPED
from .bar import TYPE_KEY
from .scene import Node, yes

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def beside(screen: "Screen", words: "Words") -> Node:
    """All of it, the first child of the root."""
    children = []
    if screen.settings.notation:
        children.append(_field(screen, words))
    inert = yes(screen.panel is not None)
    attributes = ("class", "beside", "role", "complementary", "inert", inert)
    return Node("div", "beside", attributes, "", children)


def _field(screen: "Screen", words: "Words") -> Node:
    """The field in its label."""
    attributes = (
        "class", "typed-text",
        "type", "text",
        "data-enter", TYPED,
        "placeholder", words.text("typed.example"),
        "autocomplete", "off",
        "autocapitalize", "off",
        "spellcheck", "false",
        "enterkeyhint", "send",
        "maxlength", "40",
        "aria-keyshortcuts", TYPE_KEY if screen.settings.keys else None,
    )  # fmt: skip
    name = Node("span", "typed-name", ("class", "typed-name"), words.text("typed.label"))
    return Node(
        "label", "typed", ("class", "typed"), "", (name, Node("input", "typed-text", attributes))
    )

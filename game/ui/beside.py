"""What stands beside the table for those who want it.

Help for beginners with its tip, a lesson step by step, the field for typed notation.
"""

from typing import TYPE_CHECKING

from .actions import LESSON_END, LESSON_NEXT, NEXT, TIP, TYPED, asked
from .bar import TIP_KEY, TYPE_KEY
from .coaching import coach_text
from .lessons import lesson_text
from .scene import Node, yes

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def beside(screen: "Screen", words: "Words") -> Node:
    """All of it, the first child of the root."""
    children = [Node("h1", "beside-title", ("class", "beside-title"), words.text("page.title"))]
    if screen.lesson is not None:
        children.append(_lesson(screen, words))
    elif screen.settings.beginner:
        children.append(_help(screen, words))
    if screen.settings.notation:
        children.append(_field(screen, words))
    inert = yes(screen.panel is not None)
    attributes = ("class", "beside", "role", "complementary", "inert", inert)
    return Node("div", "beside", attributes, "", children)


def _help(screen: "Screen", words: "Words") -> Node:
    """The help line and the button for a tip."""
    text = Node("p", "coach-text", ("class", "coach-text"), coach_text(screen, words))
    button = _button(words, TIP, "action.tip", TIP_KEY if screen.settings.keys else None)
    label = words.text("setting.beginner")
    attributes = ("class", "coach", "role", "group", "aria-label", label)
    return Node("div", "coach", attributes, "", (text, button))


def _lesson(screen: "Screen", words: "Words") -> Node:
    """A step of the lesson, with the way on where there is nothing to do, and the way out."""
    # It can have the focus, so that keys scroll it where it is long.
    scrolling = ("class", "coach-text", "tabindex", "0")
    text = Node("p", "coach-text", scrolling, lesson_text(screen, words))
    label = words.text("help.lesson.title")
    attributes = ("class", "coach", "role", "group", "aria-label", label)
    if asked(screen) == NEXT:
        return Node("div", "coach", attributes, "", (text,))  # the next deal is the way out
    buttons = [_button(words, LESSON_END, "action.lesson-end", None)]
    if screen.lesson is not None and screen.lesson.startswith("page."):
        buttons.append(_button(words, LESSON_NEXT, "action.go-on", None))
    ways = Node("div", "coach-ways", ("class", "coach-ways"), "", buttons)
    return Node("div", "coach", attributes, "", (text, ways))


def _button(words: "Words", act: str, key: str, shortcut: "str | None") -> Node:
    attributes = (
        "class", "action",
        "type", "button",
        "data-act", act,
        "data-kind", "next" if act == LESSON_NEXT else "help",
        "aria-keyshortcuts", shortcut,
    )  # fmt: skip
    return Node("button", "act-" + act, attributes, words.text(key))


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
    field = Node("input", "typed-text", attributes)
    return Node("label", "typed", ("class", "typed"), "", (name, field))

"""The frame of every panel: title, body, and the way out; and the small parts panels share."""

from typing import TYPE_CHECKING

from ..scene import Node
from ..screen import PAST
from ..seats import sign_of

if TYPE_CHECKING:
    from ..words import Words


def frame(name: str, words: "Words", title: str, body: "list[Node]") -> Node:
    """A panel over the table that has to be closed before the table can be used again."""
    close = words.text("panel.close")
    cross_attributes = (
        "class", "close",
        "type", "button",
        "data-act", "close",
        "aria-label", close,
        "aria-keyshortcuts", "Escape",
    )  # fmt: skip
    sign = Node("span", "panel-cross-sign", ("aria-hidden", "true"), "\u00d7")
    cross = Node("button", "panel-cross", cross_attributes, "", (sign,))
    done_attributes = (
        "class", "action",
        "type", "button",
        "data-act", "close",
        "data-primary", "true",
    )  # fmt: skip
    done = Node("button", "panel-done", done_attributes, close)
    panel = (
        "class", "panel",
        "data-panel", name,
        "role", "dialog",
        "aria-modal", "true",
        "aria-label", title,
    )  # fmt: skip
    # The focus goes to "panel-title" (focus.py): it is read first, and the keys stay inside.
    head = (panel_title("panel-title", title), cross)
    parts = (
        Node("header", "panel-head", ("class", "panel-head"), "", head),
        panel_body("panel-body", body),
        Node("footer", "panel-foot", ("class", "panel-foot"), "", (done,)),
    )
    return Node("section", "panel-" + name, panel, "", parts)


def panel_title(key: str, title: str) -> Node:
    """A title that can be given the focus."""
    return Node("h2", key, ("class", "panel-title", "tabindex", "-1"), title)


def panel_body(key: str, body: "list[Node]") -> Node:
    """What a panel holds. It can have the focus, so that keys scroll it where it is long."""
    return Node("div", key, ("class", "panel-body", "tabindex", "0"), "", body)


def chapter(key: str, title: str, children: "list[Node]") -> Node:
    """A part of a panel under a heading of its own."""
    heading = Node("h3", key + "-title", ("class", "chapter-title"), title)
    return Node("section", key, ("class", "chapter"), "", [heading] + children)


def group(name: str, title: str, children: "list[Node]") -> Node:
    """A part of the settings under a heading of its own."""
    heading = Node("h3", f"group-{name}-title", ("class", "group-title"), title)
    parts = ("class", "group", "data-group", name)
    return Node("section", "group-" + name, parts, "", [heading] + children)


def status(key: str, text: str) -> Node:
    """A line that tells readers what has come of a press; always there, empty until then."""
    return Node("p", key, ("class", "status", "role", "status"), text)


def paragraph(key: str, text: str, kind: "str | None" = None) -> Node:
    """A paragraph."""
    return Node("p", key, ("class", kind), text)


def renew_button(key: str, words: "Words") -> Node:
    """The button that loads a newer version of the page."""
    attributes = ("class", "action", "type", "button", "data-act", "renew")
    return Node("button", key + "-renew", attributes, words.text("action.renew"))


def past_button(words: "Words") -> Node:
    """The button that leads to past deals."""
    attributes = ("class", "action", "type", "button", "data-act", PAST)
    return Node("button", "open-past", attributes, words.text("past.open"))


def head_cell(key: str, text: str, scope: str = "col") -> Node:
    """A heading of a table's column, or of its row (scope ``row``)."""
    return Node("th", key, ("scope", scope), text)


def number_cell(key: str, text: str) -> Node:
    """A table's cell with a number."""
    return Node("td", key, ("class", "number"), text)


def score_cell(key: str, words: "Words", score: int) -> Node:
    """A table's cell with a score."""
    return Node("td", key, ("class", "number", "data-sign", sign_of(score)), words.signed(score))

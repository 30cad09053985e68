"""The frame of every panel: title, body, and the way out; and the small parts panels share."""

from typing import TYPE_CHECKING

from ..scene import Node
from ..seats import sign_of

if TYPE_CHECKING:
    from ..words import Words

TITLE_KEY = "panel-title"
"""The key of an open panel's title: the focus goes there, so that it is read first."""


def frame(name: str, words: "Words", title: str, body: "list[Node]") -> Node:
    """A panel over the table that has to be closed before the table can be used again."""
    close = words.text("panel.close")
    cross = Node(
        "button",
        "panel-cross",
        (
            "class",
            "close",
            "type",
            "button",
            "data-act",
            "close",
            "aria-label",
            close,
            "aria-keyshortcuts",
            "Escape",
        ),
        "",
        (Node("span", "panel-cross-sign", ("aria-hidden", "true"), "\u00d7"),),
    )
    done = Node(
        "button",
        "panel-done",
        ("class", "action", "type", "button", "data-act", "close", "data-primary", "true"),
        close,
    )
    head = Node("header", "panel-head", ("class", "panel-head"), "", (panel_title(title), cross))
    return Node(
        "section",
        "panel-" + name,
        ("class", "panel", "data-panel", name, "role", "dialog", "aria-modal", "true", "aria-label", title),
        "",
        (
            head,
            Node("div", "panel-body", ("class", "panel-body"), "", body),
            Node("footer", "panel-foot", ("class", "panel-foot"), "", (done,)),
        ),
    )


def panel_title(title: str, key: str = TITLE_KEY) -> Node:
    """A title that can be given the focus."""
    return Node("h2", key, ("class", "panel-title", "tabindex", "-1"), title)


def chapter(key: str, title: str, children: "list[Node]") -> Node:
    """A part of a panel under a heading of its own."""
    heading = Node("h3", key + "-title", ("class", "chapter-title"), title)
    return Node("section", key, ("class", "chapter"), "", [heading] + children)


def paragraph(key: str, text: str, kind: "str | None" = None) -> Node:
    """A paragraph."""
    return Node("p", key, ("class", kind), text)


def head_cell(key: str, text: str, scope: str = "col") -> Node:
    """A heading of a table's column, or of its row (scope ``row``)."""
    return Node("th", key, ("scope", scope), text)


def number_cell(key: str, text: str) -> Node:
    """A table's cell with a number."""
    return Node("td", key, ("class", "number"), text)


def score_cell(key: str, words: "Words", score: int) -> Node:
    """A table's cell with a score."""
    return Node("td", key, ("class", "number", "data-sign", sign_of(score)), words.signed(score))

"""A scene: the tree of elements that the page is to show, as plain values.

A key names an element for as long as it lives, in one scene no key twice: a card that goes from
one place to another keeps its key, and patch.js lets it travel. A scene is at most MAX_DEPTH deep,
because the page's interpreter allows few nested calls.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Attributes = tuple[str | None, ...]

ROOT = "root"
"""The key of the scene's root, which is the page's own mount element."""

MAX_DEPTH = 20


class Node:
    """One element. Treat it as a value.

    ``attributes`` are names and values by turns, ``("class", "seat", "data-turn", None)``; None
    means that the attribute is absent, so that nodes of one kind keep the same positions and
    compare fast. An element has a text or children, never both.
    """

    __slots__ = ("attributes", "children", "key", "tag", "text")

    def __init__(
        self,
        tag: str,
        key: str,
        attributes: "Attributes" = (),
        text: str = "",
        children: "tuple[Node, ...] | list[Node]" = (),
    ) -> None:
        self.tag = tag
        self.key = key
        self.attributes = attributes
        self.text = text
        self.children = children

    def __repr__(self) -> str:
        return f"Node({self.tag!r}, {self.key!r}, {len(self.children)} children)"


def present(attributes: "Attributes") -> list[str]:
    """The attributes that are there, names and values by turns."""
    result: list[str] = []
    for index in range(0, len(attributes), 2):
        name, value = attributes[index], attributes[index + 1]
        if name is not None and value is not None:
            result.append(name)
            result.append(value)
    return result


def yes(condition: bool) -> "str | None":
    """The value of an attribute that is ``"true"`` or absent."""
    return "true" if condition else None

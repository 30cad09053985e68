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
        return f"<{self.tag} {self.key}, {len(self.children)} children>"


class Drawn:
    """The parts of the scene drawn last, each with the facts that it shows.

    A part whose facts are the same is the same Node again: building it costs nothing, and diff.py
    need not look inside. That is only a memory of pure functions; without it every scene is the
    same.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[str, tuple[object, Node]] = {}

    def get(self, key: str, facts: object) -> "Node | None":
        """The part of that key if it was drawn from the same facts, else None."""
        part = self._parts.get(key)
        return part[1] if part is not None and part[0] == facts else None

    def keep(self, key: str, facts: object, node: Node) -> Node:
        """Remembers a part, and gives it back."""
        self._parts[key] = (facts, node)
        return node


def yes(condition: bool) -> "str | None":
    """The value of an attribute that is ``"true"`` or absent."""
    return "true" if condition else None

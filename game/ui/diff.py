"""From one scene to the next: the operations that patch.js carries out, in order.

    ["new", key, tag, [name, value, ...], text]   an element, not yet in the document
    ["put", key, parent, before]                  insert it, or move it; before is a key or null
    ["set", key, name, value]   ["unset", key, name]   ["text", key, text]
    ["drop", key]                                 take it out, with all that is still in it
    ["say", "polite" | "assertive", text]         tell it to those who listen
    ["focus", key]

A "new" with a key that is in use replaces that element: the older one stays in the document until
the batch is done, so that its children can be moved out of it. Elements that stay in order among
their siblings are never moved (a moved element loses the keyboard's focus for a moment, and
screen readers notice). The work grows with the number of nodes, not with its square.
"""

import json
from typing import TYPE_CHECKING

from .scene import Node, present

if TYPE_CHECKING:
    from .scene import Attributes

    Op = list[object]

POLITE, ASSERTIVE = "polite", "assertive"


def diff(old: "Node | None", new: Node) -> "list[Op]":
    """The operations that turn the scene ``old`` into ``new``; None is the empty mount."""
    if old is new:
        return []
    comparison = _Comparison(Node(new.tag, new.key) if old is None else old, new)
    return comparison.ops + comparison.drops


def say(manner: str, text: str) -> "Op":
    """The operation that tells a text, POLITE or ASSERTIVE."""
    return ["say", manner, text]


def focus(key: str) -> "Op":
    """The operation that gives the keyboard's focus to an element."""
    return ["focus", key]


def to_json(ops: "list[Op]") -> str:
    """All operations of a frame as one JSON string."""
    return json.dumps(ops)


class _Comparison:
    """One comparison: the operations so far, and where each key was, worked out when needed."""

    def __init__(self, old: Node, new: Node) -> None:
        self.ops: list[Op] = []
        self.drops: list[Op] = []
        self._old_root = old
        self._new_root = new
        self._old: dict[str, Node] = {}
        self._new: dict[str, Node] = {}
        self._compare(old, new)

    def _compare(self, old: Node, new: Node) -> None:
        if old is new:
            return
        if old.attributes != new.attributes:
            self._compare_attributes(new.key, old.attributes, new.attributes)
        if old.text != new.text:
            self.ops.append(["text", new.key, new.text])
        before, after = old.children, new.children
        if len(before) == len(after):
            for index in range(len(after)):
                if before[index].key != after[index].key or not _alike(before[index], after[index]):
                    break
            else:
                for index in range(len(after)):
                    self._compare(before[index], after[index])
                return
        self._arrange(before, new)

    def _compare_attributes(self, key: str, old: "Attributes", new: "Attributes") -> None:
        was = {old[index]: old[index + 1] for index in range(0, len(old), 2)}
        for index in range(0, len(new), 2):
            name, value = new[index], new[index + 1]
            if was.pop(name, None) != value:
                self.ops.append(["unset", key, name] if value is None else ["set", key, name, value])
        for index in range(0, len(old), 2):
            name = old[index]
            if was.get(name) is not None:
                self.ops.append(["unset", key, name])

    def _arrange(self, before: "tuple[Node, ...] | list[Node]", parent: Node) -> None:
        """Give ``parent`` its children, where it had ``before``."""
        if not self._new:
            _collect(self._old_root, self._old)
            _collect(self._new_root, self._new)
        places = {before[index].key: index for index in range(len(before))}
        after = parent.children
        staying = _longest_rising(
            [
                places.get(node.key, -1) if node.key in self._old and _alike(self._old[node.key], node) else -1
                for node in after
            ]
        )
        following: str | None = None
        for index in range(len(after) - 1, -1, -1):
            node = after[index]
            was = self._old.get(node.key)
            if was is not None and _alike(was, node):
                self._compare(was, node)
            else:
                self.ops.append(["new", node.key, node.tag, present(node.attributes), node.text])
                if node.children:
                    self._arrange((), node)
            if not staying[index]:
                self.ops.append(["put", node.key, parent.key, following])
            following = node.key
        for node in before:
            if node.key not in self._new:
                self.drops.append(["drop", node.key])


def _alike(old: Node, new: Node) -> bool:
    """Whether the same element can go on: its tag stays, and a text never becomes children."""
    return old.tag == new.tag and not (old.text and new.children) and not (old.children and new.text)


def _collect(node: Node, into: "dict[str, Node]") -> None:
    into[node.key] = node
    for child in node.children:
        _collect(child, into)


def _longest_rising(places: list[int]) -> list[bool]:
    """Which of the places (all different, -1 for none) form a longest rising row."""
    ends: list[int] = []  # index of the last member of the best row of each length
    earlier = [-1] * len(places)
    for index in range(len(places)):
        place = places[index]
        if place < 0:
            continue
        low, high = 0, len(ends)
        while low < high:
            middle = (low + high) // 2
            if places[ends[middle]] < place:
                low = middle + 1
            else:
                high = middle
        if low:
            earlier[index] = ends[low - 1]
        if low == len(ends):
            ends.append(index)
        else:
            ends[low] = index
    chosen = [False] * len(places)
    index = ends[-1] if ends else -1
    while index >= 0:
        chosen[index] = True
        index = earlier[index]
    return chosen

"""From one scene to the next: the operations that patch.js carries out, in order.

    ["new", key, tag, [name, value, ...], text, parent, before]   an element, put in its place
    ["put", key, parent, before]                  move it there; before is a sibling's key or null
    ["set", key, name, value]   ["unset", key, name]   ["text", key, text]
    ["drop", key]                                 take it out, with all that is still in it
    ["say", "polite" | "assertive" | "spoken", text]   tell it to those who listen
    ["focus", key]

A value of null in a "new" is an attribute that isn't there. A "new" with a key that is in use
replaces that element: the older one stays in the document until the batch is done, so that its
children can be moved out of it. Elements that stay in order among their siblings are never moved
(a moved element loses the keyboard's focus for a moment, and screen readers notice). The work grows
with the number of nodes, not with its square.
"""

import json
from typing import TYPE_CHECKING

from .scene import Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .scene import Attributes

    Op = list[object]

POLITE, ASSERTIVE, SPOKEN = "polite", "assertive", "spoken"


def diff(old: "Node | None", new: Node) -> "list[Op]":
    """The operations that turn the scene ``old`` into ``new``; None is the empty mount."""
    if old is new:
        return []
    if old is None:
        ops: list[Op] = [
            ["set", new.key, new.attributes[index], new.attributes[index + 1]]
            for index in range(0, len(new.attributes), 2)
            if new.attributes[index + 1] is not None
        ]
        _make_children(new, ops)
        return ops
    comparison = _Comparison(old, new)
    return comparison.ops + comparison.drops


def say(manner: str, text: str) -> "Op":
    """The operation that tells a text: POLITE, ASSERTIVE or, by the browser's voice, SPOKEN."""
    return ["say", manner, text]


def focus(key: str) -> "Op":
    """The operation that gives the keyboard's focus to an element."""
    return ["focus", key]


def to_json(ops: "list[Op]") -> str:
    """All operations of a frame as one JSON string."""
    return json.dumps(ops)  # ascii: JSON.parse reads an escaped letter and a plain one alike


# depth: at most the scene's, MAX_DEPTH
def _make_children(parent: Node, ops: "list[Op]") -> None:
    """Makes everything below an element, where nothing of it can be there yet."""
    for node in parent.children:
        ops.append(["new", node.key, node.tag, list(node.attributes), node.text, parent.key, None])
        if node.children:
            _make_children(node, ops)


class _Comparison:
    """One comparison: the operations so far, and where each key was, worked out when needed."""

    def __init__(self, old: Node, new: Node) -> None:
        self.ops: list[Op] = []
        self.drops: list[Op] = []
        self._roots = (old, new)
        self._old: dict[str, Node] = {}
        self._new: dict[str, Node] = {}
        self._compare(old, new)

    # depth: at most the scene's, MAX_DEPTH
    def _compare(self, old: Node, new: Node) -> None:
        """What differs between an element and itself later."""
        if old is new:
            return
        if old.attributes != new.attributes:
            self._compare_attributes(new.key, old.attributes, new.attributes)
        if old.text != new.text:
            self.ops.append(["text", new.key, new.text])
        before, after = old.children, new.children
        if _are_the_same(before, after):
            for index in range(len(after)):
                if before[index] is not after[index]:
                    self._compare(before[index], after[index])
        else:
            self._arrange(before, new)

    def _compare_attributes(self, key: str, old: "Attributes", new: "Attributes") -> None:
        if not _are_names_alike(old, new):
            old = _in_places_of(new, old)
            new = new + tuple([None for _ in range(len(old) - len(new))])
        for index in range(1, len(old), 2):
            value = new[index]
            if old[index] == value:
                continue
            name = old[index - 1]
            self.ops.append(["unset", key, name] if value is None else ["set", key, name, value])

    # depth: at most the scene's, MAX_DEPTH
    def _arrange(self, before: "Sequence[Node]", parent: Node) -> None:
        """Gives ``parent`` its children, where it had ``before``."""
        if not self._new:
            _collect(self._roots[0], self._roots[1], self._old, self._new)
        after = parent.children
        places = {before[index].key: index for index in range(len(before))}
        staying = _staying(before, after, places)
        following: str | None = None
        for index in range(len(after) - 1, -1, -1):
            node = after[index]
            place = places.pop(node.key, -1)
            was = self._old.get(node.key) if place < 0 else before[place]
            if was is None or not _is_alike(was, node):
                values = list(node.attributes)
                self.ops.append(
                    ["new", node.key, node.tag, values, node.text, parent.key, following]
                )
                if node.children:
                    self._arrange((), node)
            else:
                if not staying[index]:
                    self.ops.append(["put", node.key, parent.key, following])
                self._compare(was, node)
            following = node.key
        for node in before:
            if node.key in places and node.key not in self._new:
                self.drops.append(["drop", node.key])


def _staying(
    before: "Sequence[Node]", after: "Sequence[Node]", places: dict[str, int]
) -> list[bool]:
    """Which of the children ``after`` need not be moved: a longest row still in its order."""
    rows = []
    for node in after:
        place = places.get(node.key, -1)
        if place >= 0 and not _is_alike(before[place], node):
            place = -1
        rows.append(place)
    return _longest_rising(rows)


def _are_the_same(before: "Sequence[Node]", after: "Sequence[Node]") -> bool:
    """Whether these are the same elements in the same order."""
    if len(before) != len(after):
        return False
    for index in range(len(after)):
        old, new = before[index], after[index]
        if old is not new and (old.key != new.key or not _is_alike(old, new)):
            return False
    return True


def _are_names_alike(old: "Attributes", new: "Attributes") -> bool:
    """Whether both have the same names in the same places, as nodes of one kind do."""
    if len(old) != len(new):
        return False
    return all(old[index] == new[index] for index in range(0, len(new), 2))


def _in_places_of(new: "Attributes", old: "Attributes") -> "Attributes":
    """The attributes ``old`` in the places that ``new`` has; names that it hasn't come last."""
    rest = {old[index]: old[index + 1] for index in range(0, len(old), 2)}
    result: Attributes = ()
    for index in range(0, len(new), 2):
        result += (new[index], rest.pop(new[index], None))
    for index in range(0, len(old), 2):
        if old[index] in rest:
            result += (old[index], old[index + 1])
    return result


def _is_alike(old: Node, new: Node) -> bool:
    """Whether the same element can go on: its tag stays, and a text never becomes children."""
    return (
        old.tag == new.tag and not (old.text and new.children) and not (old.children and new.text)
    )


def _collect(
    old: Node, new: Node, into_old: "dict[str, Node]", into_new: "dict[str, Node]"
) -> None:
    """The nodes of both scenes by key, without those that are the same Node in the same place."""
    pairs: list[tuple[Node | None, Node | None]] = [(old, new)]
    while pairs:
        before, after = pairs.pop()
        if before is after:
            continue
        there: dict[str, Node] = {}
        if before is not None:
            into_old[before.key] = before
            there = {child.key: child for child in before.children}
        if after is not None:
            into_new[after.key] = after
            pairs += [(there.pop(child.key, None), child) for child in after.children]
        pairs += [(child, None) for child in there.values()]  # any order: they go into dicts


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

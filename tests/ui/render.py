"""A scene as HTML, a scene's faults, and a small model of patch.js: for tests and for looking.

Portable like the scenes themselves, so that all three interpreters can run it.
"""

from game.ui.scene import MAX_DEPTH, ROOT, Node, present

VOID_TAGS = ("br", "hr")


def escape(text: str) -> str:
    """The text as it may stand in HTML, inside an element or a quoted attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def to_html(node: Node) -> str:
    """The element and all below it as HTML, attributes in the order of the scene."""
    parts: list[str] = []
    _write(node, parts)
    return "".join(parts)


def _write(node: Node, parts: list[str]) -> None:
    attributes = present(node.attributes)
    parts.append("<" + node.tag)
    for index in range(0, len(attributes), 2):
        parts.append(f' {attributes[index]}="{escape(attributes[index + 1])}"')
    parts.append(">")
    if node.tag in VOID_TAGS:
        return
    parts.append(escape(node.text))
    for child in node.children:
        _write(child, parts)
    parts.append(f"</{node.tag}>")


def nodes(root: Node) -> list[Node]:
    """All nodes of a scene, parents before children, in reading order."""
    result = [root]
    index = 0
    while index < len(result):
        result[index + 1 : index + 1] = list(result[index].children)
        index += 1
    return result


def faults(root: Node) -> list[str]:
    """What is wrong with a scene as such: keys twice, text beside children, too deep, odd values."""
    found: list[str] = []
    keys: set[str] = set()
    if root.key != ROOT:
        found.append(f"the root's key is {root.key}")
    level, depth = [root], 0
    while level:
        depth += 1
        below: list[Node] = []
        for node in level:
            if node.key in keys:
                found.append(f"the key {node.key} is there twice")
            keys.add(node.key)
            if node.text and node.children:
                found.append(f"{node.key} has text and children")
            if len(node.attributes) % 2:
                found.append(f"{node.key} has a name without a value")
            names = [node.attributes[index] for index in range(0, len(node.attributes), 2)]
            if len(set(names)) != len(names):
                found.append(f"{node.key} has an attribute twice")
            for value in node.attributes:
                if value is not None and not isinstance(value, str):
                    found.append(f"{node.key} has a value that is not text: {value!r}")
            below += list(node.children)
        level = below
    if depth > MAX_DEPTH:
        found.append(f"the scene is {depth} deep")
    return found


class Element:
    """An element of the model document."""

    def __init__(self, tag: str, key: str) -> None:
        self.tag = tag
        self.key = key
        self.attributes: dict[str, str] = {}
        self.text = ""
        self.children: list[Element] = []
        self.parent: Element | None = None


class Document:
    """What patch.js does to a page, without a page."""

    def __init__(self) -> None:
        self.root = Element("div", ROOT)
        self.by_key: dict[str, Element] = {ROOT: self.root}
        self.said: list[tuple[str, str]] = []
        self.focus: str | None = None
        self.moves = 0

    def apply(self, ops: "list[list[object]]") -> None:
        """Carry out a batch. KeyError for a key that is not there, ValueError for an unknown op."""
        stale: list[Element] = []
        for op in ops:
            name, key = str(op[0]), str(op[1])
            if name == "new":
                if key in self.by_key:
                    stale.append(self.by_key[key])
                element = Element(str(op[2]), key)
                values = op[3]
                assert isinstance(values, list)
                for index in range(0, len(values), 2):
                    element.attributes[values[index]] = values[index + 1]
                element.text = str(op[4])
                self.by_key[key] = element
            elif name == "put":
                self._put(self.by_key[key], self.by_key[str(op[2])], None if op[3] is None else str(op[3]))
            elif name == "set":
                self.by_key[key].attributes[str(op[2])] = str(op[3])
            elif name == "unset":
                del self.by_key[key].attributes[str(op[2])]
            elif name == "text":
                assert not self.by_key[key].children
                self.by_key[key].text = str(op[2])
            elif name == "drop":
                self._drop(self.by_key[key])
            elif name == "say":
                self.said.append((key, str(op[2])))
            elif name == "focus":
                assert key in self.by_key
                self.focus = key
            else:
                raise ValueError(name)
        for element in stale:
            self._drop(element)

    def _put(self, element: Element, parent: Element, before: "str | None") -> None:
        if element.parent is not None:
            self.moves += 1
            element.parent.children.remove(element)
        element.parent = parent
        if before is None:
            parent.children.append(element)
        else:
            parent.children.insert(parent.children.index(self.by_key[before]), element)

    def _drop(self, element: Element) -> None:
        if element.parent is not None:
            element.parent.children.remove(element)
            element.parent = None
        if self.by_key.get(element.key) is element:
            del self.by_key[element.key]
        for child in list(element.children):
            self._drop(child)

    def differences(self, scene: Node) -> list[str]:
        """Where the document is not the scene."""
        found: list[str] = []
        pairs = [(self.root, scene)]
        while pairs:
            element, node = pairs.pop()
            attributes = present(node.attributes)
            wanted = {attributes[index]: attributes[index + 1] for index in range(0, len(attributes), 2)}
            if (element.tag, element.key, element.text) != (node.tag, node.key, node.text):
                found.append(f"{element.tag} {element.key} {element.text!r} is not {node.tag} {node.key} {node.text!r}")
            if element.attributes != wanted:
                found.append(f"{node.key}: {element.attributes} is not {wanted}")
            if [child.key for child in element.children] != [child.key for child in node.children]:
                found.append(f"{node.key}: children {[child.key for child in element.children]}")
            else:
                pairs += [(element.children[index], node.children[index]) for index in range(len(node.children))]
        if len(self.by_key) != len(nodes(scene)):
            found.append(f"{len(self.by_key)} keys known, {len(nodes(scene))} in the scene")
        return found

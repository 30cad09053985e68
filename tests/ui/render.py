"""A scene as HTML, a scene's faults, and a small model of patch.js: for tests and for looking.

Portable like the scenes themselves, so that all three interpreters can run it.
"""

from game.ui.scene import MAX_DEPTH, ROOT, Node


def escape(text: str) -> str:
    """The text as it may stand in HTML, inside an element or a quoted attribute."""
    text = text.replace("&", "&amp;").replace('"', "&quot;")
    return text.replace("<", "&lt;").replace(">", "&gt;")


def present(node: Node) -> "list[tuple[str, str]]":
    """The attributes that are there, in the order of the scene."""
    values = node.attributes
    return [
        (str(values[index]), value)
        for index, value in [(at, values[at + 1]) for at in range(0, len(values), 2)]
        if value is not None
    ]


def to_html(node: Node) -> str:
    """The element and all below it as HTML, attributes in the order of the scene."""
    parts: list[str] = []
    _write(node, parts)
    return "".join(parts)


def _write(node: Node, parts: list[str]) -> None:
    parts.append("<" + node.tag)
    parts += [f' {name}="{escape(value)}"' for name, value in present(node)]
    parts.append(">")
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
    """What is wrong with a scene as such: keys twice, text beside children, too deep."""
    found: list[str] = []
    if root.key != ROOT:
        found.append(f"the root's key is {root.key}")
    keys: set[str] = set()
    level, depth = [root], 0
    while level:
        depth += 1
        for node in level:
            if node.key in keys:
                found.append(f"the key {node.key} is there twice")
            keys.add(node.key)
            found += _faults_of(node)
        level = [child for node in level for child in node.children]
    if depth > MAX_DEPTH:
        found.append(f"the scene is {depth} deep")
    return found


def _faults_of(node: Node) -> list[str]:
    found: list[str] = []
    names = [node.attributes[index] for index in range(0, len(node.attributes), 2)]
    values: list[object] = [node.attributes[index] for index in range(1, len(node.attributes), 2)]
    if node.text and node.children:
        found.append(f"{node.key} has text and children")
    if len(names) != len(values) or None in names:
        found.append(f"{node.key} has a name or a value alone")
    if len(set(names)) != len(names):
        found.append(f"{node.key} has an attribute twice")
    if not all(value is None or isinstance(value, str) for value in values):
        found.append(f"{node.key} has a value that is not text")
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
                self.by_key[key] = _made(op)
                self._put(self.by_key[key], str(op[5]), op[6])
            elif name == "put":
                self.moves += 1
                self._put(self.by_key[key], str(op[2]), op[3])
            elif name == "drop":
                self._drop(self.by_key[key])
            elif name == "say":
                self.said.append((key, str(op[2])))
            elif name == "focus":
                self.focus = self.by_key[key].key
            else:
                _change(self.by_key[key], op)
        for element in stale:
            self._drop(element)

    def _put(self, element: Element, parent_key: str, before: object) -> None:
        if element.parent is not None:
            element.parent.children.remove(element)
        parent = self.by_key[parent_key]
        element.parent = parent
        if before is None:
            parent.children.append(element)
        else:
            place = parent.children.index(self.by_key[str(before)])
            parent.children.insert(place, element)

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
            there = (element.tag, element.key, element.text, element.attributes)
            wanted = (node.tag, node.key, node.text, dict(present(node)))
            if there != wanted:
                found.append(f"{there} is not {wanted}")
            children = [child.key for child in element.children]
            if children != [child.key for child in node.children]:
                found.append(f"the children of {node.key} are {children}")
            else:
                pairs += [(element.children[at], node.children[at]) for at in range(len(children))]
        known = sorted(self.by_key)
        if known != sorted([node.key for node in nodes(scene)]):
            found.append(f"the keys known are {known}")
        return found


def _made(op: "list[object]") -> Element:
    """The element of a "new"."""
    element = Element(str(op[2]), str(op[1]))
    values = op[3]
    assert isinstance(values, list)
    for index in range(0, len(values), 2):
        if values[index + 1] is not None:
            element.attributes[values[index]] = values[index + 1]
    element.text = str(op[4])
    return element


def _change(element: Element, op: "list[object]") -> None:
    """A change of the element itself. ValueError for an unknown op."""
    if op[0] == "set":
        element.attributes[str(op[2])] = str(op[3])
    elif op[0] == "unset":
        del element.attributes[str(op[2])]
    elif op[0] == "text":
        assert not element.children
        element.text = str(op[2])
    else:
        raise ValueError(f"unknown operation {op[0]}")

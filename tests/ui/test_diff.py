"""The comparison of scenes: right for any two trees, and no more moves than needed."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.diff import ASSERTIVE, POLITE, diff, focus, say, to_json
from game.ui.scene import ROOT, Node
from tests.ui.render import Document, faults

TAGS = ("div", "span", "button")
NAMES = ("class", "data-a", "data-b", "aria-label")
VALUES = (None, "", "x", 'ä"<\n')


@st.composite
def trees(draw: st.DrawFn) -> Node:
    """A scene of up to a dozen nodes, any shape, keys from a small common stock."""
    keys = draw(st.permutations("abcdefghijkl"))[: draw(st.integers(0, 12))]
    children: dict[str, list[str]] = {ROOT: []}
    for key in keys:
        parent = draw(st.sampled_from(sorted(children)))
        children[parent].append(key)
        children[key] = []

    def grown(key: str) -> Node:
        below = [grown(child) for child in children[key]]
        text = "" if below else draw(st.sampled_from(["", "one", "two"]))
        names = draw(st.permutations(NAMES))[: draw(st.integers(0, 4))]
        pairs = [part for name in names for part in (name, draw(st.sampled_from(VALUES)))]
        tag = "div" if key == ROOT else draw(st.sampled_from(TAGS))
        return Node(tag, key, tuple(pairs), "" if key == ROOT else text, below)

    return grown(ROOT)


def carried_out(*scenes: Node) -> Document:
    """A document that has been brought from each scene to the next."""
    document = Document()
    last = None
    for scene in scenes:
        document.apply(json.loads(to_json(diff(last, scene))))
        assert document.differences(scene) == []
        last = scene
    return document


@given(trees(), trees(), trees())
def test_diff_leads_from_any_scene_to_any_other(one: Node, two: Node, three: Node) -> None:
    assert faults(one) == []
    carried_out(one, two, three, one)


@given(trees())
def test_diff_of_equal_scenes_is_empty(scene: Node) -> None:
    def copy(node: Node) -> Node:
        children = [copy(child) for child in node.children]
        return Node(node.tag, node.key, node.attributes, node.text, children)

    assert diff(scene, scene) == []
    assert diff(scene, copy(scene)) == []


@given(st.permutations("abcdefgh"))
def test_diff_moves_as_few_siblings_as_possible(order: list[str]) -> None:
    before = scene(*[Node("li", key) for key in "abcdefgh"])
    after = scene(*[Node("li", key) for key in order])
    document = carried_out(before, after)
    longest = max(
        sum(1 for _ in rising) for rising in _rising_rows(["abcdefgh".index(key) for key in order])
    )
    assert document.moves == 8 - longest


def _rising_rows(places: list[int]) -> list[list[int]]:
    """Every rising row that ends at some place: the slow way, the longest for each end."""
    best: list[list[int]] = []
    for place in places:
        shorter = [row for row in best if row[-1] < place]
        best.append(max(shorter, key=len, default=[]) + [place])
    return best


def test_diff_work_grows_with_the_nodes_alone() -> None:
    def ops_for(rows: int) -> int:
        return len(diff(None, wide(rows))) + len(diff(wide(rows), wide(rows, "x")))

    def wide(rows: int, text: str = "") -> Node:
        return Node("div", ROOT, (), "", [Node("p", f"r{row}", (), text) for row in range(rows)])

    assert ops_for(400) == 10 * ops_for(40)


def scene(*children: Node) -> Node:
    return Node("div", ROOT, (), "", children)


def test_card_keeps_its_key_between_two_places() -> None:
    hand = Node("ul", "hand", (), "", [Node("li", "hGX", (), "", [Node("button", "cGX")])])
    trick = Node("ol", "trick", (), "", [Node("div", "cGX")])
    before = scene(hand, Node("ol", "trick"))
    after = scene(Node("ul", "hand"), trick)
    ops = diff(before, after)
    assert [op[:3] for op in ops] == [["new", "cGX", "div"], ["drop", "hGX"]]
    carried_out(before, after)


def test_element_moves_out_of_one_that_goes() -> None:
    before = scene(Node("section", "a", (), "", [Node("p", "b"), Node("p", "c")]))
    after = scene(Node("p", "c"))
    assert diff(before, after) == [["put", "c", ROOT, None], ["drop", "a"]]


def test_text_that_becomes_children_is_another_element() -> None:
    before = scene(Node("p", "a", (), "text"))
    after = scene(Node("p", "a", (), "", [Node("b", "c")]))
    assert [op[0] for op in diff(before, after)] == ["new", "new"]
    carried_out(before, after, before)


@pytest.mark.parametrize(
    ("before", "after", "ops"),
    [
        (("a", "1"), ("a", "2"), [["set", "n", "a", "2"]]),
        (("a", "1"), ("a", None), [["unset", "n", "a"]]),
        (("a", None), ("a", "1"), [["set", "n", "a", "1"]]),
        (("a", "1"), (), [["unset", "n", "a"]]),
        (("a", None), (), []),
        ((), ("a", None), []),
        (("a", "1", "b", "2"), ("b", "2", "a", "1"), []),
        (("a", "1", "b", "2"), ("b", "3"), [["set", "n", "b", "3"], ["unset", "n", "a"]]),
    ],
)
def test_attributes_are_set_and_unset(
    before: tuple[str | None, ...], after: tuple[str | None, ...], ops: list[list[str]]
) -> None:
    assert diff(scene(Node("p", "n", before)), scene(Node("p", "n", after))) == ops


def test_new_element_carries_all_of_itself() -> None:
    node = Node("p", "n", ("class", "a", "data-x", None), "text")
    new = ["new", "n", "p", ["class", "a", "data-x", None], "text", ROOT, None]
    assert diff(scene(), scene(node)) == [new]
    assert diff(None, scene(node)) == [new]


@pytest.mark.parametrize(
    ("op", "written"),
    [
        (say(POLITE, "ja"), ["say", "polite", "ja"]),
        (say(ASSERTIVE, 'ä "\n'), ["say", "assertive", 'ä "\n']),
        (focus("hand"), ["focus", "hand"]),
    ],
)
def test_operations_survive_the_border(op: list[object], written: list[str]) -> None:
    assert json.loads(to_json([op])) == [written]


def test_model_refuses_what_patch_js_refuses() -> None:
    document = Document()
    refused: list[tuple[list[object], type[Exception]]] = [
        (["drop", "nobody"], KeyError),
        (["shake", ROOT], ValueError),
        (["put", ROOT, "nobody", None], KeyError),
    ]
    for op, error in refused:
        with pytest.raises(error):
            document.apply([op])


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: Node("div", "x"), "the root's key is x"),
        (lambda: scene(Node("p", "a"), Node("p", "a")), "the key a is there twice"),
        (lambda: scene(Node("p", "a", (), "t", [Node("b", "b")])), "a has text and children"),
        (lambda: scene(Node("p", "a", ("class",))), "a has a name or a value alone"),
        (lambda: scene(Node("p", "a", ("x", "1", "x", "2"))), "a has an attribute twice"),
    ],
)
def test_faults_are_found(make: Callable[[], Node], fault: str) -> None:
    assert fault in faults(make())

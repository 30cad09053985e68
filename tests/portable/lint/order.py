"""Order that differs between interpreters: unstable sorts, and dicts and sets being walked.

MicroPython's sort isn't stable, its dicts and sets are in the order of their hashes. A sort key
must tell any two elements apart: it is a tuple that ends in the element itself, or a comment
`# unique: why` beside it says why no two keys can be equal. A walk over a dict or a set needs
`sorted(…)` around it, an `OrderedDict`, or `# any order: why` where the order can't show.
"""

import ast
from collections.abc import Callable, Iterator
from typing import Literal

from tests.portable.lint.base import Finding, Source, called_method, called_name

Kind = Literal["ordered", "unordered", "other"]

UNORDERED_TYPES = {"dict", "set", "frozenset", "defaultdict", "Mapping", "Set"}
VIEWS = {"items", "keys", "values"}
# Calls whose result doesn't depend on the order of what they are given.
INDIFFERENT = {
    "sorted", "len", "sum", "any", "all", "set", "frozenset", "dict", "card_set", "bool",
}  # fmt: skip
# Calls that walk their argument in order.
WALKERS = {
    "list", "tuple", "enumerate", "iter", "next", "map", "zip", "filter", "reversed",
    "OrderedDict", "deque", "chain", "islice", "reduce",
}  # fmt: skip


def sort_key(source: Source) -> Iterator[Finding]:
    """A sort by a key that may be equal for two different elements."""
    for node in source.evaluated():
        if not isinstance(node, ast.Call):
            continue
        if called_name(node) != "sorted" and called_method(node) != "sort":
            continue
        key = next((k.value for k in node.keywords if k.arg == "key"), None)
        if key is None or _ends_in_element(key) or source.excused(node, "unique"):
            continue
        yield source.finding(
            node,
            "sort-key",
            "the sort isn't stable: key=lambda x: (…, x), or say `# unique: why`",
        )


def _ends_in_element(key: ast.expr) -> bool:
    """Say whether `key` is `lambda x: (…, x)`, `(…, -x)`, `x` or `-x`: unique by itself."""
    if not isinstance(key, ast.Lambda) or len(key.args.args) != 1:
        return False
    last = key.body
    if isinstance(last, ast.Tuple) and last.elts:
        last = last.elts[-1]
    if isinstance(last, ast.UnaryOp) and isinstance(last.op, ast.USub):
        last = last.operand
    return isinstance(last, ast.Name) and last.id == key.args.args[0].arg


def keyed_extreme(source: Source) -> Iterator[Finding]:
    """`max(d, key=…)` over something without order: ties are decided by the hash."""
    kinds = Kinds(source)
    for node in source.evaluated():
        if (
            isinstance(node, ast.Call)
            and called_name(node) in {"max", "min"}
            and len(node.args) == 1
            and any(k.arg == "key" for k in node.keywords)
            and kinds.of(_walked(node.args[0])) == "unordered"
            and not source.excused(node, "unique")
        ):
            yield source.finding(
                node, "dict-order", "ties are decided by chance: sort first, or `# unique: why`"
            )


def walk(source: Source) -> Iterator[Finding]:
    """A loop, comprehension or call that walks a dict or a set where the order may show."""
    kinds = Kinds(source)
    for node in source.evaluated():
        for walked in _walks(source, node):
            if kinds.of(walked) == "unordered" and not (
                source.excused(node, "any order") or source.excused(walked, "any order")
            ):
                yield source.finding(
                    walked,
                    "dict-order",
                    "dicts and sets have no order: sorted(…), OrderedDict, or `# any order: why`",
                )


def _walked(node: ast.expr) -> ast.expr:
    """Return what a comprehension walks first, else the expression itself."""
    if isinstance(node, ast.GeneratorExp | ast.ListComp):
        return node.generators[0].iter
    return node


def _walks(source: Source, node: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions that `node` walks in an order that could show."""
    if isinstance(node, ast.For | ast.AsyncFor):
        yield node.iter
    elif isinstance(node, ast.GeneratorExp | ast.ListComp):
        if called_name(source.parent(node) or node) not in INDIFFERENT | {"max", "min"}:
            yield from (generator.iter for generator in node.generators)
    elif isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load):
        yield node.value
    elif isinstance(node, ast.Call):
        if called_name(node) in WALKERS or called_method(node) in {"join", "extend"}:
            yield from node.args
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
        yield node.value


class Kinds:
    """What is known of names in one file: holding a dict or a set, an OrderedDict, or neither."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._known: dict[tuple[ast.AST, str], Kind] = {}
        for node in ast.walk(source.tree):
            self._learn(node)

    def of(self, node: ast.expr) -> Kind:
        """Return the kind of an expression's value, as far as the file itself tells."""
        if isinstance(node, ast.Dict | ast.Set | ast.DictComp | ast.SetComp):
            return "unordered"
        if isinstance(node, ast.BinOp):
            sides = {self.of(node.left), self.of(node.right)}
            return "unordered" if "unordered" in sides else "other"
        if isinstance(node, ast.Name | ast.Attribute):
            return self._named(node)
        if isinstance(node, ast.Call):
            return self._called(node)
        return "other"

    def _called(self, node: ast.Call) -> Kind:
        name = called_name(node)
        method = called_method(node)
        if name == "OrderedDict":
            return "ordered"
        if name in UNORDERED_TYPES:
            return "unordered"
        if method in VIEWS and not node.args and isinstance(node.func, ast.Attribute):
            return "ordered" if self.of(node.func.value) == "ordered" else "unordered"
        if method == "copy" and isinstance(node.func, ast.Attribute):
            return self.of(node.func.value)
        return "other"

    def _named(self, node: ast.Name | ast.Attribute) -> Kind:
        name = ast.unparse(node)
        scopes = [self._source.scope(node), *self._source.parents(node)]
        for scope in scopes:
            if (scope, name) in self._known:
                return self._known[scope, name]
        return "other"

    def _learn(self, node: ast.AST) -> None:
        if isinstance(node, ast.AnnAssign):
            self._note(node.target, _annotated(node.annotation))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self._note(target, self.of(node.value))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = node.args
            for arg in arguments.args + arguments.kwonlyargs:
                if arg.annotation is not None:
                    self._known[node, arg.arg] = _annotated(arg.annotation)
            if arguments.kwarg is not None:
                self._known[node, arguments.kwarg.arg] = "unordered"

    def _note(self, target: ast.expr, kind: Kind) -> None:
        if not isinstance(target, ast.Name | ast.Attribute):
            return
        scope: ast.AST = self._source.scope(target)
        if isinstance(target, ast.Attribute):
            classes = (p for p in self._source.parents(target) if isinstance(p, ast.ClassDef))
            scope = next(classes, scope)
        if kind != "other" or (scope, target.id if isinstance(target, ast.Name) else "") in (
            self._known
        ):
            self._known.setdefault((scope, ast.unparse(target)), kind)


def _annotated(annotation: ast.expr) -> Kind:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    name = annotation.id if isinstance(annotation, ast.Name) else ""
    if name == "OrderedDict":
        return "ordered"
    return "unordered" if name in UNORDERED_TYPES else "other"


ORDER_RULES: tuple[Callable[[Source], Iterator[Finding]], ...] = (sort_key, keyed_extreme, walk)

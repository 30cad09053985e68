"""Syntax that MicroPython can't read, or reads and ignores."""

import ast
import tokenize
from collections.abc import Callable, Iterator

from tests.portable.lint.base import Finding, Source

BUILTIN_TYPES = {
    "bool", "bytes", "dict", "float", "frozenset", "int", "list", "object", "set", "str", "tuple",
    "type",
}  # fmt: skip


def star_display(source: Source) -> Iterator[Finding]:
    """`[*a]`, `(*a, x)`, `{*a}` and `{**a}` are syntax errors."""
    for node in source.evaluated():
        if isinstance(node, ast.List | ast.Tuple | ast.Set) and isinstance(
            getattr(node, "ctx", ast.Load()), ast.Load
        ):
            if any(isinstance(item, ast.Starred) for item in node.elts):
                yield source.finding(node, "star-display", "no star in a display: use a + b")
        elif isinstance(node, ast.Dict) and None in node.keys:
            yield source.finding(node, "star-display", "no ** in a display: use d1 | d2")


def match_statement(source: Source) -> Iterator[Finding]:
    """`match` is a syntax error."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Match):
            yield source.finding(node, "match", "no match statement: use if and elif")


def positional_only(source: Source) -> Iterator[Finding]:
    """`def f(a, /)` is a syntax error."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.arguments) and node.posonlyargs:
            yield source.finding(
                node.posonlyargs[0], "positional-only", "no / among the parameters"
            )


def exceptions(source: Source) -> Iterator[Finding]:
    """`except*` is a syntax error; `raise … from` prints a warning and loses the cause."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.TryStar):
            yield source.finding(node, "except-star", "no except*")
        elif isinstance(node, ast.Raise) and node.cause is not None:
            yield source.finding(
                node, "raise-from", "prints a warning on the page: raise after the except block"
            )


def type_parameters(source: Source) -> Iterator[Finding]:
    """`def f[T]`, `class C[T]` and `type X = …` are syntax errors (and newer than 3.11)."""
    for node in ast.walk(source.tree):
        if getattr(node, "type_params", None) or type(node).__name__ == "TypeAlias":
            yield source.finding(node, "type-parameters", "no type parameters: TypeVar, or int")


def async_comprehension(source: Source) -> Iterator[Finding]:
    """`async for` and `await` inside a comprehension are syntax errors."""
    comprehensions = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
    for node in ast.walk(source.tree):
        if isinstance(node, comprehensions) and any(
            isinstance(inner, ast.Await)
            or (isinstance(inner, ast.comprehension) and inner.is_async)
            for inner in ast.walk(node)
        ):
            yield source.finding(node, "async-comprehension", "write the loop out")


def class_statement(source: Source) -> Iterator[Finding]:
    """Class keywords fail; subscripted bases aren't there; `class X(NamedTuple)` has no fields."""
    for node in source.evaluated():
        if not isinstance(node, ast.ClassDef):
            continue
        if node.keywords:
            yield source.finding(node, "class-keyword", "no metaclass= or other class keyword")
        for base in node.bases:
            if isinstance(base, ast.Subscript):
                yield source.finding(node, "evaluated-type", "a base can't be subscripted")
            elif isinstance(base, ast.Name) and base.id == "NamedTuple":
                yield source.finding(
                    node, "named-tuple", 'write NamedTuple("X", [("a", int), …]) instead'
                )


def step_slice(source: Source) -> Iterator[Finding]:
    """`x[::2]` raises for strings and tuples."""
    for node in source.evaluated():
        if isinstance(node, ast.Slice) and node.step is not None:
            yield source.finding(node, "step-slice", "no step in a slice: reversed() or range()")


def mangled_name(source: Source) -> Iterator[Finding]:
    """`self.__x` isn't mangled, so a subclass would share it."""
    for node in source.evaluated():
        if (
            isinstance(node, ast.Attribute)
            and node.attr.startswith("__")
            and not node.attr.endswith("__")
        ):
            yield source.finding(node, "mangled-name", f"one underscore is enough: {node.attr}")


def evaluated_type(source: Source) -> Iterator[Finding]:
    """`Hands = tuple[int, …]` and `X = int | None` raise; annotations are never evaluated."""
    for node in source.evaluated():
        if isinstance(node, ast.Subscript) and _type_name(node.value):
            message = "a type that is evaluated: under if TYPE_CHECKING, or as a string"
            yield source.finding(node, "evaluated-type", message)
        elif (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.BitOr)
            and any(_type_name(side) or _is_none(side) for side in (node.left, node.right))
        ):
            yield source.finding(
                node, "evaluated-type", "a union that is evaluated: a tuple for isinstance()"
            )


def _type_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in BUILTIN_TYPES


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def with_parenthesis(source: Source) -> Iterator[Finding]:
    """`with (a as b, c as d):` is a syntax error."""
    ignored = (tokenize.NL, tokenize.COMMENT)
    tokens = [token for token in source.tokens if token.type not in ignored]
    starts = {token.start: index for index, token in enumerate(tokens)}
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.With | ast.AsyncWith):
            continue
        index = starts[(node.lineno, node.col_offset)]
        while tokens[index].string != "with":
            index += 1
        inside = node.items[0].context_expr
        if tokens[index + 1].string == "(" and (
            len(node.items) > 1 or node.items[0].optional_vars is not None
        ):
            first = tokens[index + 2]
            if (inside.lineno, inside.col_offset) >= first.start:
                yield source.finding(node, "with-parenthesis", "no parentheses around with items")


def named_escape(source: Source) -> Iterator[Finding]:
    r"""`"\N{BULLET}"` is refused."""
    for token in source.tokens:
        prefix = token.string[: len(token.string) - len(token.string.lstrip("rRbBuUfF"))].lower()
        if token.type == tokenize.STRING and "\\N{" in token.string and "r" not in prefix:
            yield Finding(
                source.path, token.start[0], "named-escape", r"no \N{…}: \u2022, or the sign"
            )


def special_method(source: Source) -> Iterator[Finding]:
    """Some special methods are never called; `<` isn't tried from the other side."""
    ignored = {
        "__init_subclass__", "__format__", "__index__", "__missing__", "__class_getitem__",
        "__getattribute__", "__round__", "__bytes__", "__post_init__",
    }  # fmt: skip
    for node in source.evaluated():
        if not isinstance(node, ast.ClassDef):
            continue
        names = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        for name in sorted(names & ignored):
            yield source.finding(node, "special-method", f"{name} is never called")
        if names & {"__lt__", "__gt__", "__le__", "__ge__"} and not names >= {"__lt__", "__gt__"}:
            yield source.finding(
                node, "special-method", "comparison isn't reflected: both __lt__ and __gt__"
            )


SYNTAX_RULES: tuple[Callable[[Source], Iterator[Finding]], ...] = (
    star_display, match_statement, positional_only, exceptions, type_parameters,
    async_comprehension, class_statement, step_slice, mangled_name, evaluated_type,
    with_parenthesis, named_escape, special_method,
)  # fmt: skip

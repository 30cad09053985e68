"""What every interpreter runs and not every interpreter answers alike.

Where the answer can't differ after all, a comment beside the place says why: `# ascii: why` for
text that people never wrote, `# own text: why` for JSON of our own, `# rounding: why` for numbers,
`# depth: why` for recursion, `# never bool: why` for what can't be True or False.
"""

import ast
import re
from collections.abc import Callable, Iterator

from tests.portable.lint.base import Finding, Function, Source, called_method, called_name

STRICT_READER = "game/core/strict_json.py"
CASE_METHODS = {"upper", "lower", "isalpha", "isdigit", "isupper", "islower", "isspace"}
STRIP_METHODS = {"strip", "lstrip", "rstrip", "split", "rsplit"}
# Pattern parts that MicroPython's `re` doesn't read, or reads as something else.
PATTERN_TRAPS = re.compile(r"(?<!\\)\{\d|\(\?|\\[bBAZ]|[^\x00-\x7f]|\\\d|\?\?")
PERCENT_FLOAT = re.compile(r"%[-+ 0#]*\d*(\.\d*)?[eEfFgG]")
FLOAT_FORMAT = re.compile(r"[eEfFgGn%]$")
BUILTIN_ERRORS = {
    "ArithmeticError", "AttributeError", "BaseException", "Exception", "ImportError", "IndexError",
    "KeyError", "LookupError", "MemoryError", "NameError", "NotImplementedError", "OSError",
    "OverflowError", "RuntimeError", "StopIteration", "SyntaxError", "TypeError", "UnicodeError",
    "ValueError", "ZeroDivisionError",
}  # fmt: skip


def text_case(source: Source) -> Iterator[Finding]:
    """Case, classes and blanks of letters: MicroPython knows ASCII alone."""
    for node in source.evaluated():
        method = called_method(node)
        blank = method in STRIP_METHODS and isinstance(node, ast.Call) and not node.args
        if (method in CASE_METHODS or blank) and not source.excused(node, "ascii"):
            yield source.finding(
                node,
                "text-case",
                f".{method}() knows ASCII only: never on people's text; else `# ascii: why`",
            )


def json_text(source: Source) -> Iterator[Finding]:
    """`loads` accepts what isn't JSON; `dumps` escapes other signs and knows fewer arguments."""
    for node in source.evaluated():
        if not isinstance(node, ast.Call):
            continue
        name = called_name(node) or called_method(node)
        if (
            name == "loads"
            and source.path != STRICT_READER
            and not source.excused(node, "own text")
        ):
            yield source.finding(
                node, "json", "json.loads isn't strict: use core.strict_json, or `# own text: why`"
            )
        elif name == "dumps":
            for keyword in node.keywords:
                if keyword.arg != "separators":
                    yield source.finding(node, "json", f"json.dumps({keyword.arg}=) isn't there")
            if not source.excused(node, "ascii"):
                yield source.finding(
                    node,
                    "json",
                    "json.dumps escapes é in CPython alone, dicts lose their order: `# ascii: why`",
                )


def pattern(source: Source) -> Iterator[Finding]:
    r"""`a{2}` never matches, `(?:` and `\b` aren't known, and a sign is a byte."""
    for node in source.evaluated():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if not (isinstance(node.func.value, ast.Name) and node.func.value.id == "re"):
            continue
        text = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
        if not isinstance(text, str):
            yield source.finding(node, "re", "the pattern must stand here as text")
        elif PATTERN_TRAPS.search(text):
            yield source.finding(node, "re", r"no {n}, (?…), \b, \A, \1 or sign outside ASCII")
        elif node.keywords or len(node.args) > 3:
            yield source.finding(node, "re", "no flags")
        elif not source.excused(node, "ascii"):
            yield source.finding(node, "re", "re matches bytes, not signs: `# ascii: why`")


def rounding(source: Source) -> Iterator[Finding]:
    """`round(2.675, 2)`, `f"{1.25:.1f}"` and `"%.1f" % x` round the other way."""
    for node in source.evaluated():
        if isinstance(node, ast.Call) and called_name(node) == "round" and len(node.args) > 1:
            message = "round(x, n) differs: round in whole numbers"
        elif isinstance(node, ast.FormattedValue) and _float_spec(node.format_spec):
            message = "a float's format differs: round in whole numbers"
        elif (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.Mod)
            and isinstance(node.left, ast.Constant)
            and PERCENT_FLOAT.search(str(node.left.value))
        ):
            message = "a float's %-format differs: round in whole numbers"
        else:
            continue
        if not source.excused(node, "rounding"):
            yield source.finding(node, "rounding", message + ", or `# rounding: why`")


def _float_spec(spec: ast.expr | None) -> bool:
    return isinstance(spec, ast.JoinedStr) and any(
        isinstance(part, ast.Constant) and FLOAT_FORMAT.search(str(part.value))
        for part in spec.values
    )


def representation(source: Source) -> Iterator[Finding]:
    """`repr("é")`, `repr(ValueError(1))` and `hash((1, 2))` differ; `{x!r}` is a repr too."""
    for node in source.evaluated():
        inside = source.function(node)
        if isinstance(inside, ast.FunctionDef) and inside.name in {"__hash__", "__repr__"}:
            continue
        name = called_name(node)
        if name in {"repr", "hash", "id"} and not source.excused(node, "ascii"):
            yield source.finding(node, "repr", f"{name}() differs: write the text yourself")
        elif (
            isinstance(node, ast.FormattedValue)
            and node.conversion in {ord("r"), ord("a")}
            and not source.excused(node, "ascii")
        ):
            yield source.finding(node, "repr", "!r differs outside ASCII: `# ascii: why`")


def error_text(source: Source) -> Iterator[Finding]:
    """`str(error)` of an error that the interpreter made: each words it in its own way."""
    for node in source.evaluated():
        if not isinstance(node, ast.ExceptHandler) or node.name is None or node.type is None:
            continue
        kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        if not any(isinstance(kind, ast.Name) and kind.id in BUILTIN_ERRORS for kind in kinds):
            continue
        for inner in ast.walk(node):
            shown: ast.expr | None = None
            if isinstance(inner, ast.Call) and called_name(inner) in {"str", "repr"}:
                shown = inner.args[0] if inner.args else None
            elif isinstance(inner, ast.FormattedValue):
                shown = inner.value
            if isinstance(shown, ast.Name) and shown.id == node.name:
                yield source.finding(
                    inner, "error-text", "its text differs: an error of our own says what is wrong"
                )


def bool_is_no_int(source: Source) -> Iterator[Finding]:
    """`isinstance(True, int)` is False: ask for bool first, in the same function."""
    for node in source.evaluated():
        if not _asks_for(node, "int") or _asks_for(node, "bool"):
            continue
        assert isinstance(node, ast.Call)
        asked = ast.dump(node.args[0])
        if not source.excused(node, "never bool") and not any(
            _asks_for(other, "bool") and ast.dump(other.args[0]) == asked
            for other in ast.walk(source.scope(node))
            if isinstance(other, ast.Call)
        ):
            yield source.finding(
                node,
                "bool-int",
                "isinstance(True, int) differs: ask for bool too, or `# never bool: why`",
            )


def _asks_for(node: ast.AST, name: str) -> bool:
    if called_name(node) != "isinstance" or not isinstance(node, ast.Call) or len(node.args) != 2:
        return False
    kinds = node.args[1].elts if isinstance(node.args[1], ast.Tuple) else [node.args[1]]
    return any(isinstance(kind, ast.Name) and kind.id == name for kind in kinds)


def range_equality(source: Source) -> Iterator[Finding]:
    """`range(3) == range(3)` is False; an `OrderedDict` never equals a dict."""
    for node in source.evaluated():
        if not isinstance(node, ast.Compare):
            continue
        sides = {called_name(side) for side in (node.left, *node.comparators)}
        is_equality = any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops)
        if is_equality and sides & {"range", "OrderedDict"}:
            yield source.finding(node, "equality", "ranges and OrderedDicts compare otherwise")


def bare_sleep(source: Source) -> Iterator[Finding]:
    """`wait_for(asyncio.sleep(…), …)` fails: wrap the sleep in an async def."""
    for node in source.evaluated():
        if (
            isinstance(node, ast.Call)
            and (called_name(node) or called_method(node)) == "wait_for"
            and node.args
            and (called_name(node.args[0]) or called_method(node.args[0])) == "sleep"
        ):
            yield source.finding(node, "bare-sleep", "wrap the sleep in an async def")


def recursion(source: Source) -> Iterator[Finding]:
    """Functions that call themselves, also through others of the file: 80 frames and it ends."""
    calls: dict[str, set[str]] = {}
    places: dict[str, Function] = {}
    for node in source.evaluated():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = _qualified(source, node)
            places[name] = node
            # What a lambda inside calls, it calls when somebody calls it later.
            own = [inner for inner in ast.walk(node) if source.function(inner) is node]
            calls[name] = {_called(source, node, inner) for inner in own} - {""}
    for name, node in places.items():
        if _reaches(calls, name) and not source.excused(node, "depth"):
            yield source.finding(
                node, "recursion", f"{name} comes back to itself: a loop, or `# depth: why`"
            )


def _qualified(source: Source, node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    above = source.parent(node)
    return f"{above.name}.{node.name}" if isinstance(above, ast.ClassDef) else node.name


def _called(source: Source, caller: ast.AST, node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Name):
        return node.func.id
    if (
        isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in {"self", "cls"}
    ):
        above = next((p for p in source.parents(caller) if isinstance(p, ast.ClassDef)), None)
        return f"{above.name}.{node.func.attr}" if above is not None else ""
    return ""


def _reaches(calls: dict[str, set[str]], start: str) -> bool:
    seen: set[str] = set()
    todo = list(calls[start])
    while todo:
        name = todo.pop()
        if name == start:
            return True
        if name not in seen:
            seen.add(name)
            todo.extend(calls.get(name, ()))
    return False


SILENT_RULES: tuple[Callable[[Source], Iterator[Finding]], ...] = (
    text_case, json_text, pattern, rounding, representation, error_text, bool_is_no_int,
    range_equality, bare_sleep, recursion,
)  # fmt: skip

"""Modules, names, methods and keyword arguments that MicroPython doesn't have."""

import ast
import builtins
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.portable.lint.base import Finding, Source, called_method, called_name


def words(text: str) -> frozenset[str]:
    """Return the words of a text as a set."""
    return frozenset(text.split())


# What may be imported, and from where by which layer. `core` has no clock, no chance and no tasks.
PURE_MODULES: dict[str, tuple[str, ...]] = {
    "binascii": ("crc32", "hexlify", "unhexlify", "a2b_base64", "b2a_base64"),
    "collections": ("OrderedDict", "deque", "namedtuple"),
    "functools": ("partial", "reduce"),
    "hashlib": ("sha256",),
    "itertools": ("accumulate", "chain", "count", "cycle", "islice", "repeat", "starmap"),
    "json": ("dumps", "loads"),
    "math": ("ceil", "floor", "exp", "log", "log2", "sqrt", "inf", "pi"),
    "re": ("compile", "match", "search", "sub"),
    "struct": ("pack", "unpack"),
}
TASK_MODULES: dict[str, tuple[str, ...]] = {
    "asyncio": (
        "CancelledError", "Event", "Lock", "TimeoutError", "create_task", "current_task", "gather",
        "sleep", "wait_for",
    ),
    "gc": ("collect",),
    "sys": ("implementation", "print_exception"),
    "time": ("time",),
}  # fmt: skip
PAGE_MODULES: dict[str, tuple[str, ...] | None] = {
    "js": None,
    "jsffi": None,
    "os": ("mkdir", "stat"),  # the interpreter's own file system, where late modules are put
    "pyscript": None,
}

# What MicroPython's `builtins` has; the lint's own test compares it with the interpreter.
BUILTINS = words(
    """
    ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception
    GeneratorExit ImportError IndexError KeyError KeyboardInterrupt LookupError MemoryError
    NameError NotImplemented NotImplementedError OSError OverflowError RuntimeError
    StopAsyncIteration StopIteration SyntaxError SystemExit TypeError UnicodeError ValueError
    ZeroDivisionError abs all any bin bool bytearray bytes callable chr classmethod dict divmod
    enumerate filter float frozenset getattr hasattr hash hex id int isinstance issubclass iter
    len list map max memoryview min next object oct ord pow print property range repr reversed
    round set setattr slice sorted staticmethod str sum super tuple type zip
    """
)
# Names that both interpreters have and that nobody here needs.
REFUSED_BUILTINS = words(
    """
    compile complex delattr dir eval exec globals help input locals open
    """
)
PAGE_BUILTINS = frozenset({"open"})  # game/browser needs these of them all the same

# Methods of CPython's built-in types that none of MicroPython's built-in types has.
MISSING_METHODS = words(
    """
    add_note as_integer_ratio bit_count bit_length capitalize casefold conjugate denominator
    expandtabs format_map from_number imag indices is_integer isalnum isascii isdecimal
    isidentifier isnumeric isprintable istitle ljust maketrans move_to_end numerator real
    removeprefix removesuffix rjust swapcase title translate with_traceback zfill hexdigest
    fullmatch findall finditer span groupdict groups _replace _asdict _fields _make
    from_iterable cache_clear
    """
)
MISSING_ATTRIBUTES = words(
    """
    __annotations__ __cause__ __closure__ __code__ __context__ __defaults__ __doc__
    __kwdefaults__ __mro__ __subclasses__ __traceback__ __wrapped__ __weakref__
    """
)

# Keyword arguments that built-in functions and methods take in MicroPython too.
KEYWORDS: dict[str, tuple[str, ...]] = {
    "sorted": ("key", "reverse"),
    "max": ("key", "default"),
    "min": ("key", "default"),
    "print": ("sep", "end"),
    "enumerate": ("start",),
}
METHOD_KEYWORDS: dict[str, tuple[str, ...]] = {
    "sort": ("key", "reverse"),
    "split": (), "rsplit": (), "splitlines": (), "replace": (), "encode": (), "decode": (),
    "to_bytes": (), "from_bytes": (), "join": (), "find": (), "index": (), "count": (),
    "strip": (), "startswith": (), "endswith": (),
}  # fmt: skip

SHIM = Path(__file__).parents[3] / "static" / "py" / "typing.py"


def shim_names() -> frozenset[str]:
    """Return what the page's own `typing` gives."""
    names = set()
    for node in ast.parse(SHIM.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names.update(t.id for t in node.targets if isinstance(t, ast.Name))
        elif isinstance(node, ast.ImportFrom | ast.Import):
            names.update(alias.asname or alias.name for alias in node.names)
    return frozenset(name for name in names if not name.startswith("_"))


def layer(path: str) -> str:
    """Return the package of a path such as `game/core/cards.py`: `core`; `` for an entry file."""
    parts = path.split("/")
    return parts[1] if len(parts) > 2 else ""


def allowed_modules(path: str) -> dict[str, tuple[str, ...] | None]:
    """Return the modules that a file may import, each with its names (None: all)."""
    allowed: dict[str, tuple[str, ...] | None] = dict(PURE_MODULES)
    if layer(path) in {"app", "browser", ""}:
        allowed.update(TASK_MODULES)
    if layer(path) in {"browser", ""}:
        allowed.update(PAGE_MODULES)
    return allowed


def imports(source: Source) -> Iterator[Finding]:
    """Only modules that all three interpreters have, and of them only names that they share."""
    allowed = allowed_modules(source.path)
    for node in source.evaluated():
        if isinstance(node, ast.Import):
            for alias in node.names:
                root = alias.name.split(".")[0]
                if root not in allowed and root != "game":
                    yield source.finding(node, "import", f"{alias.name} isn't for this package")
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            yield from _imported_names(source, node, node.module, allowed)
        if isinstance(node, ast.Import | ast.ImportFrom) and any(a.name == "*" for a in node.names):
            yield source.finding(node, "import", "name what you import")


def _imported_names(
    source: Source, node: ast.ImportFrom, module: str, allowed: dict[str, tuple[str, ...] | None]
) -> Iterator[Finding]:
    names = [alias.name for alias in node.names]
    package = module.split(".", maxsplit=1)[0]
    if module == "typing":
        for name in names:
            if name not in shim_names():
                yield source.finding(node, "import", f"typing.{name} isn't in the page's shim")
    elif package == "game" or allowed.get(package, ()) is None:
        return
    elif module not in allowed:
        yield source.finding(node, "import", f"{module} isn't for this package")
    else:
        shared = allowed[module]
        for name in names:
            if shared is not None and name not in shared:
                yield source.finding(node, "import", f"{module}.{name} isn't shared by all")


def module_attribute(source: Source) -> Iterator[Finding]:
    """`math.comb`: a name of an allowed module that MicroPython's module doesn't have."""
    allowed = allowed_modules(source.path)
    imported = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    for node in source.evaluated():
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            shared = allowed.get(imported.get(node.value.id, ""))
            if shared is not None and node.attr not in shared:
                yield source.finding(
                    node, "import", f"{node.value.id}.{node.attr} isn't shared by all"
                )


def builtin_name(source: Source) -> Iterator[Finding]:
    """A built-in that MicroPython lacks, or that portable code has no business with."""
    known = BUILTINS | set(_bound_names(source.tree))
    if layer(source.path) == "browser":
        known |= PAGE_BUILTINS
    for node in source.evaluated():
        if (
            isinstance(node, ast.Name)
            and isinstance(node.ctx, ast.Load)
            and node.id not in known
            and (node.id in REFUSED_BUILTINS or hasattr(builtins, node.id))
            and not node.id.startswith("__")
        ):
            yield source.finding(node, "builtin", f"{node.id} isn't there on the page")


def _bound_names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).split(".")[0]
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name


def missing_method(source: Source) -> Iterator[Finding]:
    """A method or attribute that MicroPython's types lack; own methods mustn't use such names."""
    for node in source.evaluated():
        if isinstance(node, ast.Attribute) and node.attr in MISSING_METHODS | MISSING_ATTRIBUTES:
            yield source.finding(node, "missing-method", f".{node.attr} isn't there on the page")


def keyword_argument(source: Source) -> Iterator[Finding]:
    """A keyword argument that a built-in takes in CPython alone."""
    own = set(_bound_names(source.tree))
    for node in source.evaluated():
        if not isinstance(node, ast.Call):
            continue
        given = [keyword.arg for keyword in node.keywords if keyword.arg is not None]
        name = called_name(node)
        method = called_method(node)
        taken: tuple[str, ...] | None = None
        if name is not None and name not in own and name in BUILTINS and name != "dict":
            taken = KEYWORDS.get(name, ())
        elif name in {"namedtuple", "NamedTuple"}:
            taken = ()
        elif method is not None:
            taken = METHOD_KEYWORDS.get(method)
        if taken is not None:
            for word in given:
                if word not in taken:
                    called = name or f".{method}"
                    yield source.finding(node, "keyword", f"{called}({word}=) isn't there")


def modular_power(source: Source) -> Iterator[Finding]:
    """`pow(3, -1, 7)` is 0 instead of 5."""
    for node in source.evaluated():
        if called_name(node) == "pow" and isinstance(node, ast.Call) and len(node.args) == 3:
            yield source.finding(node, "builtin", "pow with a modulus differs for negative powers")


NAME_RULES: tuple[Callable[[Source], Iterator[Finding]], ...] = (
    imports, module_attribute, builtin_name, missing_method, keyword_argument, modular_power,
)  # fmt: skip

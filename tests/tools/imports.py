"""Which modules of ours a Python file needs, read from its syntax tree."""

import ast
from collections.abc import Container, Iterator
from pathlib import Path


def _is_for_the_checker(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _imports(body: list[ast.stmt], *, in_functions: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports that run, those inside functions only if `in_functions`."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and _is_for_the_checker(node):
            yield from _imports(node.orelse, in_functions=in_functions)
        elif in_functions or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for name in ("body", "orelse", "finalbody"):
                yield from _imports(getattr(node, name, []), in_functions=in_functions)
            for handler in getattr(node, "handlers", []):
                yield from _imports(handler.body, in_functions=in_functions)


def _names(node: ast.Import | ast.ImportFrom, package: list[str]) -> Iterator[str]:
    """Yield the dotted names that one import may load; `package` is that of the importing file."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.name
        return
    base = package[: len(package) - node.level + 1] if node.level else []
    module = ".".join(base + ([node.module] if node.module else []))
    yield module
    for alias in node.names:
        yield f"{module}.{alias.name}"


def _file(root: Path, name: str) -> Path | None:
    """Return the file of the module `name` below `root`, None if it isn't ours."""
    path = root.joinpath(*name.split("."))
    for candidate in (path / "__init__.py", path.with_suffix(".py")):
        if candidate.is_file():
            return candidate
    return None


def needed(root: Path, entry: str, doors: Container[str] = ()) -> list[str]:
    """Return the paths (relative to `root`, sorted) of all files that `entry` imports.

    Packages above a module count; imports for the type checker alone don't, nor do those inside
    the functions of the files `doors`; `entry` itself isn't part of the result.
    """
    found: set[Path] = set()
    waiting = [root / entry]
    while waiting:
        file = waiting.pop()
        package = list(file.relative_to(root).parent.parts)
        is_door = file.relative_to(root).as_posix() in doors
        body = ast.parse(file.read_text("utf-8")).body
        for node in _imports(body, in_functions=not is_door):
            for name in _names(node, package):
                parts = name.split(".")
                for length in range(1, len(parts) + 1):
                    module = _file(root, ".".join(parts[:length]))
                    if module is not None and module not in found:
                        found.add(module)
                        waiting.append(module)
    found.discard(root / entry)
    return sorted(path.relative_to(root).as_posix() for path in found)

"""Which source a player is made of, as one number: results of different code never mix.

A player's source is the module that it is, with all that this imports of the game, comments and
docstrings and the release's name aside; for whoever searches, the compiled solver too.
"""

import ast
import hashlib
from functools import cache
from pathlib import Path

from tests.test_imports import modules_imported

ROOT = Path(__file__).parents[2]
SOLVER = ROOT / "static" / "data" / "solver.wasm"
ROOTS = {
    "strong": ("game/mind/strong.py", "game/cli/budgets.py", "game/cli/solver.py"),
    "oracle": ("game/cli/oracle.py", "game/cli/solver.py"),
}
"""The files that a player starts from; all others are levels of game/bots."""

BOTS = ("game/bots/bot.py",)
TABLE = ("game/cli/table_play.py", "game/cli/duplicate.py")
"""Who deals and asks: what is the same for every player."""

NAMED = "game/__init__.py"
"""Where the release's name stands, and nothing else."""

DIGITS = 12


def digest(roots: tuple[str, ...], extra: tuple[Path, ...] = ()) -> str:
    """The number of all that these files need, and of some files that are no Python."""
    hashed = hashlib.sha256()
    for path in sorted(closure(roots)):
        hashed.update(path.encode() + b"\0" + code_of(path).encode() + b"\0")
    for file in extra:
        hashed.update(file.read_bytes())
    return hashed.hexdigest()[:DIGITS]


def level_digest(level: str) -> str:
    """The number of a level's source, and of the table that it plays at."""
    if level in ROOTS:
        return digest((*ROOTS[level], *TABLE), (SOLVER,))
    return digest((*BOTS, *TABLE))


def closure(roots: tuple[str, ...]) -> set[str]:
    """The files of the game that these files import, themselves among them."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(_imported(path) - found)
    return found


@cache
def _imported(path: str) -> set[str]:
    files = set()
    for _, name in modules_imported(ROOT / path):
        parts = name.split(".")
        for length in range(1, len(parts) + 1):
            module = Path(*parts[:length])
            for file in (module.with_suffix(".py"), module / "__init__.py"):
                if parts[0] == "game" and (ROOT / file).is_file():
                    files.add(file.as_posix())
    return files


@cache
def code_of(path: str) -> str:
    """A file's syntax tree as text, without its docstrings and the name of the release."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    if path == NAMED:
        tree.body = [node for node in tree.body if not isinstance(node, ast.Assign)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body = node.body[1:]
    return ast.dump(tree)

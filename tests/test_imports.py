"""Who may import whom, file sizes, what a package says of itself, and the words of the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"
MAX_LINES = 400
MAX_PACKAGE_DOCSTRING_LINES = 10

# Which of our packages each package may import besides itself. The entry files count as packages.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "bots": {"core"},
    "mind": {"core", "bots"},
    "ui": {"core"},
    "app": {"core", "ui", "bots"},
    "browser": {"core", "bots", "ui", "app"},
    "cli": {"core", "bots", "mind"},
    "main.py": {"core", "bots", "ui", "app", "browser"},
    "worker.py": {"core", "bots", "mind"},
    "__main__.py": {"cli"},
    "__init__.py": set(),
}
BROWSER_MODULES = {"js", "jsffi", "pyscript", "pyodide", "pyodide_js", "polyscript"}
MAY_TOUCH_BROWSER = {"browser", "main.py", "worker.py"}

# One word for one thing: the twin that no name in the code may use, and the word that it uses.
BANNED_TWINS = {
    "acorns": "eichel",
    "hearts": "herz",
    "bells": "schellen",
    "jack": "unter",
    "queen": "ober",
    "rufspiel": "sauspiel",
    "contra": "kontra",
    "rekontra": "re",
    "laufende": "runners",
    "matadors": "runners",
    "stich": "trick",
    "trumpf": "trump",
    "augen": "points",
    "pips": "points",
    "karte": "card",
    "farbe": "suit",
    "blatt": "hand",
    "spieler": "seat",
    "geber": "dealer",
    "mitspieler": "partner",
    "payoff": "settle",
    "payout": "settle",
}

FILES = sorted(GAME.rglob("*.py"))
FILE_IDS = [path.relative_to(ROOT).as_posix() for path in FILES]


def package_of(path: Path) -> str:
    """Return `core` for game/core/cards.py, and an entry file's own name."""
    return path.relative_to(GAME).parts[0]


def modules_imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, absolute dotted name) of everything that a file imports, at any depth in it."""
    here = path.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def broken_imports(path: Path) -> list[str]:
    """Return what a file imports against the table, as lines of text."""
    package = package_of(path)
    broken = []
    for line, name in modules_imported(path):
        parts = name.split(".")
        if parts[0] in BROWSER_MODULES and package not in MAY_TOUCH_BROWSER:
            broken.append(f"{path.name}:{line}: {name} belongs to game/browser alone")
        elif parts[0] == "tests":
            broken.append(f"{path.name}:{line}: the game doesn't know its tests")
        elif (
            parts[0] == "game"
            and len(parts) > 1
            and parts[1] in MAY_IMPORT
            and parts[1] not in MAY_IMPORT[package] | {package}
        ):
            broken.append(f"{path.name}:{line}: {package} may not import {name}")
    return broken


def words_in(name: str) -> set[str]:
    """Return the lower-case words of a name such as `legalCards` or `LEGAL_CARDS`."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)
    return {word.lower() for word in spaced.split("_") if word}


def names_defined(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, name) of everything that a file names, itself included."""
    yield 1, path.stem
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name


@pytest.mark.parametrize("path", FILES, ids=FILE_IDS)
def test_imports_follow_the_table(path: Path) -> None:
    assert package_of(path) in MAY_IMPORT, "a package that the table doesn't know"
    assert broken_imports(path) == []


@pytest.mark.parametrize("path", FILES, ids=FILE_IDS)
def test_file_is_short(path: Path) -> None:
    lines = path.read_text("utf-8").count("\n")
    assert lines <= MAX_LINES, f"{lines} lines: one concept a file"


@pytest.mark.parametrize("path", FILES, ids=FILE_IDS)
def test_names_use_one_word_for_one_thing(path: Path) -> None:
    twins = [
        f"{path.name}:{line}: {name}: say {BANNED_TWINS[word]}, not {word}"
        for line, name in names_defined(path)
        for word in sorted(words_in(name) & set(BANNED_TWINS))
    ]
    assert twins == []


def test_packages_say_what_belongs_in_them() -> None:
    packages = {path.parent for path in FILES}
    for package in sorted(packages):
        init = package / "__init__.py"
        assert init.exists(), f"{package} has no __init__.py"
        docstring = ast.get_docstring(ast.parse(init.read_text("utf-8")))
        assert docstring, f"{init} says nothing of itself"
        assert len(docstring.splitlines()) <= MAX_PACKAGE_DOCSTRING_LINES, init


def test_the_rules_are_there() -> None:
    """The suites above hold for nothing if the tree isn't where they look."""
    assert {"core", "bots", "ui", "app", "browser"} <= {package_of(path) for path in FILES}


@pytest.mark.parametrize(
    ("place", "text", "wrong"),
    [
        ("core/sample.py", "from ..bots import rules", "core may not import game.bots.rules"),
        ("ui/sample.py", "from game.bots.rules import x", "ui may not import game.bots.rules.x"),
        ("app/sample.py", "import js", "js belongs to game/browser alone"),
        ("app/sample.py", "def f():\n    from pyscript import when", "pyscript.when belongs"),
        ("browser/sample.py", "from .. import mind", "browser may not import game.mind"),
        ("worker.py", "from .ui import build", "worker.py may not import game.ui.build"),
    ],
)
def test_table_catches_a_wrong_import(
    place: str, text: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    monkeypatch.setitem(globals(), "GAME", tmp_path / "game")
    path = tmp_path / "game" / place
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    assert [line for line in broken_imports(path) if wrong in line]


def test_twins_are_found_inside_names() -> None:
    assert words_in("HEARTS_ONLY") & set(BANNED_TWINS) == {"hearts"}
    assert words_in("lastStich") & set(BANNED_TWINS) == {"stich"}
    assert not words_in("upper_hand") & set(BANNED_TWINS)

"""No way leads from the four hands to a bot: read from the syntax trees, so that a new one fails.

A bot gets a View. Nothing that decides knows Round by any name; what decides takes a View and says
so; nothing in it escapes the type checker, which then holds every caller to it; and the modules
that hold a Round and know bots are listed here, each with its reason.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_imports import GAME, modules_imported, package_of

DECIDING = sorted(
    path
    for path in GAME.rglob("*.py")
    if package_of(path) in ("bots", "mind") or path.name == "worker.py"
)
IDS = [path.relative_to(GAME).as_posix() for path in DECIDING]

FOUR_HANDS = {"Round", "new_round", "replay", "record_of", "dealt_sets"}
"""Names of what holds, makes or gives all hands of a real deal."""

BEHIND_THE_BACK = {"Any", "cast", "getattr", "eval", "exec", "globals", "gc", "inspect", "sys"}
"""What would get past the type checker, or at what nobody handed in."""

DOORS = {
    "bots/bot.py": ("choose", "answer"),
    "mind/strong.py": ("choose", "answer"),
}

HOLD_A_ROUND_AND_KNOW_BOTS = {
    "cli/duplicate.py": "deals the deals of a match; asks level normal with Round.view",
    "cli/match.py": "plays a match; shows the oracle, which is no bot, the hands",
}
"""Files that import Round and somebody who decides (the order of asking aside)."""

KNOW_THE_ORACLE = {"cli/players.py", "cli/match.py", "cli/arena.py"}


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """Every name that a file uses or writes down, in annotations that are texts too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.alias):
            yield 0, node.name.rpartition(".")[2]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                text = ast.parse(node.value, mode="eval")
            except SyntaxError:
                continue
            for part in ast.walk(text):
                if isinstance(part, ast.Name):
                    yield node.lineno, part.id


def forbidden(path: Path, names: set[str]) -> list[str]:
    """Where a file uses one of these names."""
    return [f"{path.name}:{line}: {name}" for line, name in names_in(path) if name in names]


def paths_in(path: Path) -> list[str]:
    """Where a file comes near the four hands of a real deal."""
    modules = [
        f"{path.name}:{line}: {name}"
        for line, name in modules_imported(path)
        if f"{name}.".startswith("game.core.round.")
    ]
    return modules + forbidden(path, FOUR_HANDS)


def escapes_in(path: Path) -> list[str]:
    """Where a file gets past the type checker."""
    ignored = [f"{path.name}: type: ignore"] if "type: ignore" in path.read_text("utf-8") else []
    return ignored + forbidden(path, BEHIND_THE_BACK)


@pytest.mark.parametrize("path", DECIDING, ids=IDS)
def test_nothing_that_decides_knows_four_hands(path: Path) -> None:
    assert paths_in(path) == []


@pytest.mark.parametrize("path", DECIDING, ids=IDS)
def test_nothing_that_decides_escapes_the_type_checker(path: Path) -> None:
    assert escapes_in(path) == []


@pytest.mark.parametrize("file", DOORS)
def test_a_door_takes_a_view(file: str) -> None:
    tree = ast.parse((GAME / file).read_text("utf-8"))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for name in DOORS[file]:
        first, *others = functions[name].args.args
        assert ast.unparse(first.annotation or ast.Constant(None)) == "View"
        told = {ast.unparse(arg.annotation or ast.Constant(None)) for arg in others}
        assert told <= {"str", "int", "Thinking"}


def test_a_view_and_its_table_hold_no_other_hand() -> None:
    """What a View is made of: the public table and one hand."""
    slots = {}
    for file in ("view", "table"):
        tree = ast.parse((GAME / "core" / f"{file}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
                slots[file] = set(ast.literal_eval(node.value))
    assert slots["view"] == {"dealt", "dealt_set", "seat", "table"}
    assert not {name for name in slots["table"] if "hand" in name or "dealt" in name}


def test_who_holds_a_round_and_knows_bots_is_listed() -> None:
    found = set()
    for path in GAME.rglob("*.py"):
        names = [name for _, name in modules_imported(path)]
        deciding = [
            name
            for name in names
            if name.startswith(("game.bots.", "game.mind.", "game.cli.oracle", "game.cli.players"))
            and not name.startswith("game.bots.asking")
        ]
        if deciding and any(name.startswith("game.core.round") for name in names):
            found.add(path.relative_to(GAME).as_posix())
    assert found == set(HOLD_A_ROUND_AND_KNOW_BOTS)


def test_only_the_arena_knows_the_oracle() -> None:
    found = {
        path.relative_to(GAME).as_posix()
        for path in GAME.rglob("*.py")
        if any(".oracle" in name for _, name in modules_imported(path))
    }
    assert found == KNOW_THE_ORACLE


@pytest.mark.parametrize(
    "text",
    [
        "from game.core.round import Round",
        "from game.core import round",
        "def f(deal: 'Round') -> None: ...",
        "if TYPE_CHECKING:\n    from game.core.round import Round",
        "def f(view):\n    return view.deal.dealt_sets",
        "import importlib\n\nm = getattr(importlib.import_module('game.core.round'), 'Round')",
        "from game.core.record import replay",
    ],
)
def test_a_path_would_be_found(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_imports.ROOT", tmp_path)
    path = tmp_path / "game" / "bots" / "sample.py"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    assert paths_in(path) + escapes_in(path)

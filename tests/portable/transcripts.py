"""The suite's transcript from each interpreter, and the files that an interpreter needs for it."""

import json
from collections.abc import Sequence

from tests.portable.interpreters import ROOT, Interpreter, run_in_node
from tests.portable.suite.transcript import run

PYTHON_FOLDERS = ("game/core", "game/bots", "game/ui", "game/app", "tests/portable/suite")
PYTHON_FILES = (
    "game/__init__.py",
    "tests/__init__.py",
    "tests/portable/__init__.py",
    "tests/ui/__init__.py",
    "tests/ui/render.py",
    "tests/ui/tables.py",
)
DATA_FOLDERS = ("tests/data", "tests/golden", "static/i18n")

# What an interpreter runs: the files lie in the working directory, the lines are printed.
PROGRAM = """
from tests.portable.suite.transcript import run
def read(path):
    with open(path) as file:
        return file.read()
run(read, print, {only})
"""


def data_files() -> dict[str, str]:
    """Return the texts that the suite reads, by path, and the list of them as `files.json`."""
    found = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for folder in DATA_FOLDERS
        for path in sorted((ROOT / folder).rglob("*.json"))
    }
    return found | {"files.json": json.dumps(sorted(found))}


def python_files() -> dict[str, str]:
    """Return the suite and the packages that it asks, by path."""
    paths = [path for folder in PYTHON_FOLDERS for path in (ROOT / folder).rglob("*.py")]
    paths.extend(ROOT / name for name in PYTHON_FILES)
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


def transcript_here(only: Sequence[str] = ()) -> str:
    """Return the transcript from this CPython."""
    texts = data_files()
    lines: list[str] = []
    run(texts.__getitem__, lines.append, tuple(only))
    return "".join(line + "\n" for line in lines)


def transcript_in_node(
    interpreter: Interpreter, only: Sequence[str] = (), data: dict[str, str] | None = None
) -> str:
    """Return the transcript from an interpreter under Node, with other data files if given."""
    files = python_files() | (data_files() if data is None else data)
    return run_in_node(interpreter, files, PROGRAM.format(only=tuple(only)), timeout=300)

"""The files that an interpreter needs to run the portable packages' suite."""

import json

from tests.portable.interpreters import ROOT

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

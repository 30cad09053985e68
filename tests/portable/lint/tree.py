"""The files that the portable subset binds."""

from pathlib import Path

ROOT = Path(__file__).parents[3]
PORTABLE_PACKAGES = ("core", "bots", "ui", "app", "browser")
ENTRY_FILES = ("game/__init__.py", "game/main.py")


def portable_files(root: Path = ROOT) -> list[Path]:
    """Return every Python file that runs on the page, sorted by path."""
    found = [path for name in PORTABLE_PACKAGES for path in (root / "game" / name).rglob("*.py")]
    found.extend(path for name in ENTRY_FILES if (path := root / name).exists())
    return sorted(found)

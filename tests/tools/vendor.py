"""Copy what the page needs of others from node_modules to static/vendor, each checked by hash.

    python -m tests.tools.vendor          copy what tests/tools/vendor.sha256 lists, and check it
    python -m tests.tools.vendor --pin    hash the listed files anew, after an upgrade

The list has the form of sha256sum, with paths below static/vendor. A file that isn't listed is
never copied, and one whose bytes differ from the list stops everything: the page runs what was
measured. PyScript's chunks carry a hash in their names, so an upgrade renames lines of the list as
well; it holds those that PyScript imports when its plug-ins are off (pyscript.toml).
"""

import argparse
import hashlib
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = Path("tests/tools/vendor.sha256")
VENDOR = Path("static/vendor")
PACKAGES = {
    "idb": "idb/build",
    "micropython": "@micropython/micropython-webassembly-pyscript",
    "pyodide": "pyodide",
    "pyscript": "@pyscript/core/dist",
}


class VendorError(Exception):
    """A runtime can't be put in place; the message says which file, and what to do."""


def parse_list(text: str) -> dict[str, str]:
    """Return path → hash from sha256sum's form. Raises VendorError at a line that isn't of it."""
    entries: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        match = re.fullmatch(r"([0-9a-f]{64})  (\S+)", line)
        if not match:
            raise VendorError(f"{LIST} line {number} isn't `hash  path`: {line!r}")
        entries[match[2]] = match[1]
    return entries


def source(root: Path, path: str) -> Path:
    """Return where npm puts the file that becomes static/vendor/`path`."""
    folder, _, name = path.partition("/")
    if folder not in PACKAGES:
        raise VendorError(f"{LIST} names {path}, but {folder} is none of {sorted(PACKAGES)}")
    return root / "node_modules" / PACKAGES[folder] / name


def vendor(root: Path) -> list[str]:
    """Make static/vendor hold exactly the listed files; return their paths.

    Raises VendorError when a file is missing or its bytes aren't the listed ones.
    """
    entries = parse_list((root / LIST).read_text("utf-8"))
    contents: dict[str, bytes] = {}
    for path, expected in entries.items():
        file = source(root, path)
        if not file.exists():
            raise VendorError(f"{file.relative_to(root)} is missing: run `npm ci`")
        contents[path] = file.read_bytes()
        actual = hashlib.sha256(contents[path]).hexdigest()
        if actual != expected:
            raise VendorError(
                f"{file.relative_to(root)} isn't the file that was measured: sha256 {actual}, "
                f"listed {expected}. After an upgrade, measure it and run vendor.py --pin"
            )
    shutil.rmtree(root / VENDOR, ignore_errors=True)
    for path, data in contents.items():
        target = root / VENDOR / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return list(entries)


def pin(root: Path) -> None:
    """Write the list anew: the same paths, with the hashes of what node_modules holds now."""
    entries = parse_list((root / LIST).read_text("utf-8"))
    lines = [
        f"{hashlib.sha256(source(root, path).read_bytes()).hexdigest()}  {path}\n"
        for path in sorted(entries)
    ]
    (root / LIST).write_text("".join(lines), "utf-8")


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description="Put the runtimes into static/vendor")
    parser.add_argument("--pin", action="store_true", help="write the list of hashes anew first")
    arguments = parser.parse_args()
    try:
        if arguments.pin:
            pin(ROOT)
        vendor(ROOT)
    except VendorError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

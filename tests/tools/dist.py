"""Put together the folder to upload: the site with only what the page needs.

    python -m tests.tools.dist [FOLDER] [--site ADDRESS]      dist/ unless named

Everything is copied as it is but one thing: the modules that the first hand needs, which the
repository serves one by one so that nothing need be built, travel in one file (`game/bundle.py`).
Asking for each costs a browser more than reading it. `game/main.py` of the folder unpacks them and
goes on as before. The late modules and those of the strong bots' worker still come one by one:
nobody waits for them. Where the address is named at which the folder will lie, a description for
other sites comes with it (`oembed.py`).
"""

import argparse
import gzip
import re
import shutil
import sys
from pathlib import Path

from tests.tools import oembed
from tests.tools.generate import (
    ENTRY,
    MANIFEST,
    ROOT,
    SERVICE_WORKER,
    file_hash,
    late_files,
    offline_lines,
    page_files,
    preload,
    runtime_links,
    stale,
    strong_paths,
    with_region,
)

DEFAULT = "dist"
BUNDLE = "game/bundle.py"
FOLDERS = (
    "static/about",
    "static/cards",
    "static/css",
    "static/i18n",
    "static/icons",
    "static/js",
    "static/vendor/idb",
    "static/vendor/micropython",
    "static/vendor/pyodide",
    "static/vendor/pyscript",
)
FILES = ("index.html", "pyscript.toml", "LICENSE", MANIFEST, SERVICE_WORKER)
FIRST_CARDS = 8  # a hand; the pictures of other cards come when they are played
UNPACK = """import os

import bundle


def unpack() -> None:
    made = set()
    for path, text in bundle.MODULES:
        parts = path.split("/")
        for depth in range(1, len(parts)):
            folder = "/".join(parts[:depth])
            if folder not in made:
                made.add(folder)
                os.mkdir(folder)
        with open(path, "w") as file:
            file.write(text)


unpack()
bundle.MODULES = ()

"""


class DistError(Exception):
    """The folder can't be put together; the message says why, and what to do."""


def bundle(root: Path) -> str:
    """Return the module that holds those that the first hand needs, as (path, text) pairs."""
    files = page_files(root).items()
    pairs = [(target, (root / source).read_text("utf-8")) for source, target in files]
    lines = "".join(f"    ({target!r}, {text!r}),\n" for target, text in pairs)
    return f'"""The modules of the first hand, packed by `make dist`."""\n\nMODULES = (\n{lines})\n'


def build(root: Path, folder: Path, site: str | None = None) -> None:
    """Make `folder` anew, to be uploaded to the address `site` if one is named.

    Raises DistError if a list is stale or the runtimes aren't there.
    """
    found = stale(root)
    if found:
        raise DistError(f"run `make lists` first: {', '.join(found)} not up to date")
    for path in FOLDERS:
        if not (root / path).is_dir():
            raise DistError(f"{path} is missing: run `make vendor` first")
    shutil.rmtree(folder, ignore_errors=True)
    for path in FOLDERS:
        shutil.copytree(root / path, folder / path, ignore=shutil.ignore_patterns(".*"))
    for path in FILES:
        shutil.copy(root / path, folder / path)
    (folder / "game").mkdir()
    (folder / BUNDLE).write_text(bundle(root), "utf-8")
    entry = (root / ENTRY).read_text("utf-8")
    (folder / ENTRY).write_text(UNPACK + entry, "utf-8")
    config = (root / "pyscript.toml").read_text("utf-8")
    line = f'"{BUNDLE}" = "bundle.py"'
    (folder / "pyscript.toml").write_text(with_region(config, "files", [line]), "utf-8")
    for path in [*late_files(root), *strong_paths(root)]:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / path, folder / path)
    page = (root / "index.html").read_text("utf-8")
    links = [*runtime_links(root), preload(ENTRY), preload(BUNDLE)]
    page = with_region(page, "preloads", links)
    if site is not None:
        page = oembed.with_link(page, site)
    (folder / "index.html").write_text(page, "utf-8")
    list_for_offline(folder, strong_only(root))
    if site is not None:  # for other sites, so it isn't kept in browsers
        (folder / oembed.FILE).write_text(oembed.oembed(site), "utf-8")


def strong_only(root: Path) -> set[str]:
    """Return what of the folder only the strong bots need."""
    return set(strong_paths(root)) - set(late_files(root))


def list_for_offline(folder: Path, strong: set[str]) -> None:
    """Write the folder's own files into its service worker, `strong` apart from all others."""
    files = [
        file for file in folder.rglob("*") if file.is_file() and file != folder / SERVICE_WORKER
    ]
    hashes = {file.relative_to(folder).as_posix(): file_hash(file.read_bytes()) for file in files}
    everybody = {path: digest for path, digest in hashes.items() if path not in strong}
    lines = offline_lines(everybody, {path: hashes[path] for path in strong})
    worker = (folder / SERVICE_WORKER).read_text("utf-8")
    (folder / SERVICE_WORKER).write_text(with_region(worker, "offline files", lines), "utf-8")


def gzipped(file: Path) -> int:
    """Return how many bytes the file has under gzip."""
    return len(gzip.compress(file.read_bytes(), 9))


def kilobytes(files: list[Path]) -> int:
    """Return how many kB the files have together, each under gzip."""
    return round(sum(map(gzipped, files)) / 1000)


def first_files(folder: Path) -> list[Path]:
    """Return what a visitor fetches before the first action: named by the page, plus a hand.

    Sheets that the page names as disabled come later.
    """
    page = (folder / "index.html").read_text("utf-8")
    page = re.sub(r"<link[^>]*( disabled|oembed)[^>]*>", "", page)
    names = dict.fromkeys(re.findall(r'(?:href|src)="([^"]+)"', page))
    named = [folder / name for name in names if not name.startswith("static/about/")]
    largest = max((folder / "static/i18n").glob("*.json"), key=gzipped)
    cards = sorted((folder / "static/cards/german").glob("??.svg"), key=gzipped)
    return [folder / "index.html", *named, folder / "pyscript.toml", largest, *cards[-FIRST_CARDS:]]


def report(folder: Path) -> str:
    """Return the sizes in words: the whole folder, and what a visitor fetches first."""
    everything = [file for file in folder.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in everything)
    first = list(dict.fromkeys(first_files(folder)))
    strong = [file for file in everything if file.is_relative_to(folder / "static/vendor/pyodide")]
    lines = [
        f"{folder}: {len(everything)} files, {size / 1000:.0f} kB; {kilobytes(everything)} kB gzip",
        f"for those who choose strong bots: {kilobytes(strong)} kB gzip of it",
        f"to the first action: {len(first)} files, {kilobytes(first)} kB gzip, of it",
    ]
    parts = {"runtimes": "static/vendor", "Python": "game", "cards": "static/cards"}
    for name, part in parts.items():
        files = [file for file in first if file.is_relative_to(folder / part)]
        lines.append(f"  {kilobytes(files):4} kB {name}")
    return "\n".join(lines)


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description="Put together the folder to upload")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / DEFAULT)
    parser.add_argument("--site", default="", help="the address that the folder is for")
    arguments = parser.parse_args()
    try:
        site = oembed.checked_site(arguments.site) if arguments.site else None
        build(ROOT, arguments.folder, site)
    except (DistError, oembed.SiteError) as error:
        print(error, file=sys.stderr)
        return 1
    print(report(arguments.folder))
    if site is None:
        print("without SITE=https://… no oembed.json (see the README)")
    return 0


if __name__ == "__main__":
    sys.exit(main())

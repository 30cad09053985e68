"""Write every list that must equal the tree; `make lists` runs it, tests/test_lists.py checks it.

    python -m tests.tools.generate            write what is stale, and name it
    python -m tests.tools.generate --check    write nothing; fail if something is stale

| where | what | from |
|---|---|---|
| pyscript.toml | `[files]` | the imports of game/main.py, but for the late ones |
| static/js/host.js | the late files | what only the functions of LATE_DOORS import |
| static/js/mind.js | the worker's files | the imports of game/worker.py; vendor.sha256 |
| index.html | preload links | `[files]` and tests/tools/vendor.sha256 |
| index.html, static/about/*.html | German text of `data-text` elements | de.json |
| index.html | `<noscript>` | static/i18n/*.json |
| static/js/boot-texts.js | texts that the page must have without Python | static/i18n/*.json |
| static/about/texts.js | those of the pages about it | static/i18n/*.json |
| sw.js | every file of the page with its hash; the strong bots' own | all of that and static/ |
"""

import argparse
import ast
import hashlib
import html
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.tools.imports import needed
from tests.tools.vendor import LIST, parse_list

ROOT = Path(__file__).parents[2]
ENTRY = "game/main.py"
HOST = "static/js/host.js"
MIND = "static/js/mind.js"
WORKER = "game/worker.py"
SOLVER = "static/data/solver.wasm"
PAGE_RUNTIMES, WORKER_RUNTIMES = ("micropython", "pyscript"), ("pyodide",)
LIBRARIES = ("idb",)
SHIMS = ("static/py/typing.py",)
SERVICE_WORKER = "sw.js"
# What the page is made of, beside its Python and the runtimes; a part of a hash is enough to tell
# two uploads apart.
KEPT_FILES = ("index.html", "pyscript.toml", "LICENSE")
KEPT_FOLDERS = ("about", "cards", "css", "i18n", "icons", "js")
MANIFEST = "static/manifest.webmanifest"
HASH_LENGTH = 32
# Their functions import what the first hand need not wait for: panels, the spoken state, bots.
# The controller asks whether those files are there before it calls any of them.
LATE_DOORS = (
    "game/app/controller.py",
    "game/app/menu.py",
    "game/app/screening.py",
    "game/app/showing.py",
    "game/browser/chooser.py",
    "game/main.py",
    "game/ui/build.py",
)
LANGUAGES = ("de", "en", "el", "tr", "nl", "bar")
DEFAULT_LANGUAGE = "de"
BOOT_KEYS = ("boot.", "page.title")
ABOUT_KEYS = (
    "embed.",
    "language.",
    "level.",
    "licences.",
    "next-deck.",
    "setting.language",
    "setting.level",
    "setting.next-deck",
    "setting.theme",
    "theme.",
)
ABOUT_PAGES = ("static/about/embed.html", "static/about/licences.html")
BOOT_TEXTS = "static/js/boot-texts.js"
ABOUT_TEXTS = "static/about/texts.js"
SCRIPT = re.compile(r'<script[^>]* src="([^"]+)"')
DATA_TEXT = re.compile(r'(<(\w+)[^>]* data-text="([\w.-]+)"[^>]*>)[^<]*(</\2>)')


class StaleMarkError(Exception):
    """A file lacks the marks between which a list is written."""


def catalogue(root: Path, language: str, wanted: tuple[str, ...] = BOOT_KEYS) -> dict[str, str]:
    """Return the texts of `language` that must be there without Python, by key, sorted.

    `wanted` are keys, and with a dot at the end what keys begin with.
    """
    messages = json.loads((root / f"static/i18n/{language}.json").read_text("utf-8"))
    beginnings = tuple(key for key in wanted if key.endswith("."))
    return {
        key: messages[key]
        for key in sorted(messages)
        if key in wanted or key.startswith(beginnings)
    }


def modules(root: Path, doors: tuple[str, ...] = ()) -> list[str]:
    """Return the game's modules that the page imports, but for those inside `doors`' functions.

    Packages that only say what belongs there aren't asked for: MicroPython takes a folder without
    its `__init__.py` as a package too, and each file costs the start a request.
    """
    return [path for path in needed(root, ENTRY, doors) if not is_sign(root / path)]


def is_sign(file: Path) -> bool:
    """Whether a file is a package's that holds nothing but its docstring."""
    body = ast.parse(file.read_text("utf-8")).body if file.name == "__init__.py" else []
    return len(body) == 1 and isinstance(body[0], ast.Expr)


def page_files(root: Path) -> dict[str, str]:
    """Return PyScript's `[files]`: address → path in the interpreter's file system."""
    files = {path: path for path in modules(root, LATE_DOORS)}
    return files | {shim: Path(shim).name for shim in SHIMS}


def late_files(root: Path) -> list[str]:
    """Return the game's modules that are fetched once the first hand is on the table."""
    first = page_files(root)
    return [path for path in modules(root) if path not in first]


def named(name: str, paths: list[str]) -> list[str]:
    """Return the lines of a script that make `name` the list of `paths`."""
    return [f"  const {name} = [", *(f'    "{path}",' for path in paths), "  ];"]


def hashed(name: str, hashes: dict[str, str]) -> list[str]:
    """Return the lines of a script that make `name` the list of paths, each with its hash."""
    pairs = [f'    ["{path}", "{digest[:HASH_LENGTH]}"],' for path, digest in hashes.items()]
    return [f"  const {name} = [", *pairs, "  ];"]


def worker_files(root: Path) -> list[str]:
    """Return the game's modules that the strong bots' worker imports."""
    return [path for path in needed(root, WORKER) if not is_sign(root / path)]


def vendored(root: Path, packages: tuple[str, ...]) -> dict[str, str]:
    """Return path → hash of what is fetched of these packages."""
    return {
        f"static/vendor/{path}": digest
        for path, digest in parse_list((root / LIST).read_text("utf-8")).items()
        if path.split("/")[0] in packages
    }


def runtime_files(root: Path, *, is_worker: bool) -> dict[str, str]:
    """Return path → hash of the page's runtimes, or of the worker's."""
    return vendored(root, WORKER_RUNTIMES if is_worker else PAGE_RUNTIMES)


def strong_paths(root: Path) -> list[str]:
    """Return all that the worker asks for; the page may need some of it as well."""
    runtime = runtime_files(root, is_worker=True)
    return [WORKER, *worker_files(root), SOLVER, *runtime]


def with_region(text: str, name: str, lines: list[str]) -> str:
    """Return `text` with `lines` between the marks `generated: name` and `end`.

    The marks stand in comments of the file's own kind. Raises StaleMarkError without them.
    """
    region = re.compile(
        rf"(?P<begin>^[ \t]*(?:<!--|#|//) generated: {re.escape(name)}\b[^\n]*\n)"
        r".*?(?P<end>^[ \t]*(?:<!--|#|//) end\b)",
        re.DOTALL | re.MULTILINE,
    )
    written, count = region.subn(
        lambda match: match["begin"] + "".join(f"{line}\n" for line in lines) + match["end"], text
    )
    if count != 1:
        raise StaleMarkError(f"expected one region {name!r}, found {count}")
    return written


def with_texts(page: str, texts: dict[str, str]) -> str:
    """Return the HTML `page` with each `data-text` element holding its text of `texts`."""
    return DATA_TEXT.sub(
        lambda match: match[1] + html.escape(texts[match[3]], quote=False) + match[4], page
    )


def preload(path: str, *, is_urgent: bool = False) -> str:
    """Return the link that has the browser fetch `path` at once, after all that is urgent."""
    priority = "" if is_urgent else ' fetchpriority="low"'
    return f'<link rel="preload" as="fetch" crossorigin{priority} href="{path}">'


def runtime_links(root: Path) -> list[str]:
    """Return the links for PyScript and MicroPython, and for what they are told to load.

    What a script element right above them asks for has none: Firefox takes the second request for
    a module that is on its way for a failure, upon which boot.js would look at every file.
    """
    asked_for = SCRIPT.findall((root / "index.html").read_text("utf-8"))
    runtime = [path for path in runtime_files(root, is_worker=False) if path not in asked_for]
    modules = [path for path in runtime if path.endswith((".js", ".mjs"))]
    fetched = [path for path in runtime if path.endswith(".wasm")]
    return [f'<link rel="modulepreload" href="{path}">' for path in modules] + [
        preload(path, is_urgent=True) for path in [*fetched, "pyscript.toml"]
    ]


def preloads(root: Path) -> list[str]:
    """Return the links that have the browser fetch at once what is asked for one after the other.

    Modules are named by the scripts that import them, files by Python once it runs: without the
    links each step of that chain would cost a round trip. The game's own modules are needed last,
    so they let sheets, scripts and the runtime go first.
    """
    return runtime_links(root) + [preload(path) for path in [ENTRY, *page_files(root)]]


def noscript(root: Path) -> list[str]:
    """Return the lines shown where scripts are off: all languages, since nothing can choose."""
    lines = [
        f'  <p lang="{language}">{html.escape(catalogue(root, language)["boot.noscript"])}</p>'
        for language in LANGUAGES
    ]
    return ["<noscript>", *lines, "</noscript>"]


def own_tab(root: Path) -> list[str]:
    """Return the links shown where neither scripts nor sheets may come: all languages, as above."""
    texts = {language: catalogue(root, language)["boot.fail.blocked.do"] for language in LANGUAGES}
    link = '<a href="" target="_blank" rel="noopener">'
    lines = [
        f'  <p lang="{language}">{link}{html.escape(text)}</a></p>'
        for language, text in texts.items()
    ]
    return ['<div class="no-sheets">', *lines, "</div>"]


def script_of_texts(root: Path, wanted: tuple[str, ...]) -> str:
    """Return the script that holds the `wanted` texts in every language."""
    texts = {language: catalogue(root, language, wanted) for language in LANGUAGES}
    body = json.dumps(texts, ensure_ascii=False, indent=1)
    return (
        "// Written by `make lists` from static/i18n; change the texts there.\n"
        "(window.schafkopf = window.schafkopf || {}).bootTexts = " + body + ";\n"
    )


def kept_files(root: Path) -> dict[str, str]:
    """Return path → hash of the files that sw.js keeps, the runtimes by their own list."""
    folders = [root / "static" / name for name in KEPT_FOLDERS]
    static = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    paths = [*KEPT_FILES, ENTRY, *page_files(root), *late_files(root), MANIFEST]
    paths += [file.relative_to(root).as_posix() for file in static if file.name[0] != "."]
    hashes = {path: file_hash((root / path).read_bytes()) for path in paths}
    for path, digest in vendored(root, (*PAGE_RUNTIMES, *LIBRARIES)).items():
        hashes[path] = digest[:HASH_LENGTH]
    return hashes


def strong_files(root: Path) -> dict[str, str]:
    """Return path → hash of what only the strong bots need."""
    runtime = runtime_files(root, is_worker=True)
    page = {ENTRY, *page_files(root), *late_files(root)}
    return {
        path: runtime[path][:HASH_LENGTH]
        if path in runtime
        else file_hash((root / path).read_bytes())
        for path in strong_paths(root)
        if path not in page
    }


def file_hash(content: bytes) -> str:
    """Return the part of a file's SHA-256 by which sw.js knows it."""
    return hashlib.sha256(content).hexdigest()[:HASH_LENGTH]


def offline_lines(hashes: dict[str, str], strong: dict[str, str]) -> list[str]:
    """Return the lines of sw.js that name the version, the files and the strong bots' files."""
    files, more = (
        [f'  ["{path}", "{group[path]}"],' for path in sorted(group)] for group in (hashes, strong)
    )
    lines = ["const FILES = [", *files, "];", "const STRONG = [", *more, "];"]
    return [f'const VERSION = "{file_hash(chr(10).join(lines).encode())}";', *lines]


def generated(root: Path) -> Iterator[tuple[str, str]]:
    """Yield each generated file's path and the text that it should have; sw.js comes last."""
    german = catalogue(root, DEFAULT_LANGUAGE)
    page = (root / "index.html").read_text("utf-8")
    page = with_region(page, "preloads", preloads(root))
    page = with_region(page, "noscript", noscript(root))
    page = with_region(page, "own tab", own_tab(root))
    texts = {"index.html": with_texts(page, german)}
    about = catalogue(root, DEFAULT_LANGUAGE, ABOUT_KEYS)
    for path in ABOUT_PAGES:
        texts[path] = with_texts((root / path).read_text("utf-8"), about)
    texts[ABOUT_TEXTS] = script_of_texts(root, ABOUT_KEYS)
    config = (root / "pyscript.toml").read_text("utf-8")
    files = [f'"{source}" = "{target}"' for source, target in page_files(root).items()]
    texts["pyscript.toml"] = with_region(config, "files", files)
    host = (root / HOST).read_text("utf-8")
    texts[HOST] = with_region(host, "late files", named("LATE", late_files(root)))
    mind = (root / MIND).read_text("utf-8")
    lines = named("FILES", worker_files(root))
    lines += hashed("RUNTIME", runtime_files(root, is_worker=True))
    texts[MIND] = with_region(mind, "worker files", lines)
    texts[BOOT_TEXTS] = script_of_texts(root, BOOT_KEYS)
    hashes = kept_files(root) | {path: file_hash(text.encode()) for path, text in texts.items()}
    worker = (root / SERVICE_WORKER).read_text("utf-8")
    lines = offline_lines(hashes, strong_files(root))
    texts[SERVICE_WORKER] = with_region(worker, "offline files", lines)
    yield from texts.items()


def stale(root: Path) -> dict[str, str]:
    """Return path → right text of every generated file that differs from it."""
    found = {}
    for path, text in generated(root):
        file = root / path
        if not file.exists() or file.read_text("utf-8") != text:
            found[path] = text
    return found


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description="Write the lists that must equal the tree")
    parser.add_argument("--check", action="store_true", help="only tell whether a list is stale")
    is_check = parser.parse_args().check
    found = stale(ROOT)
    for path, text in found.items():
        print(f"{path} {'is stale: run `make lists`' if is_check else 'written'}")
        if not is_check:
            (ROOT / path).write_text(text, "utf-8")
    return 1 if is_check and found else 0


if __name__ == "__main__":
    sys.exit(main())

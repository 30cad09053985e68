"""The folder that `make dist` makes: whole, and nothing but what the page needs."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.tools import oembed
from tests.tools.dist import DistError, build, bundle, first_files, gzipped, report
from tests.tools.generate import (
    ENTRY,
    ROOT,
    WORKER,
    is_sign,
    late_files,
    page_files,
    strong_paths,
    worker_files,
)
from tests.tools.imports import needed

FIRST_BYTES = 450_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist") / "site"
    build(ROOT, folder)
    return folder


def test_it_holds_the_page_and_the_licences(folder: Path) -> None:
    for path in ("index.html", "LICENSE", "static/about/licences.html", "static/about/MPL-2.0.txt"):
        assert (folder / path).is_file(), path


def test_it_holds_no_sources_tests_or_tools(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == [
        "LICENSE",
        "game",
        "index.html",
        "pyscript.toml",
        "static",
        "sw.js",
    ]
    python = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    own = {ENTRY, "game/bundle.py", *late_files(ROOT), WORKER, *worker_files(ROOT)}
    assert python == own
    assert not list(folder.rglob("__pycache__"))
    assert not list(folder.rglob(".*"))


def test_every_module_of_the_page_is_in_the_bundle_or_comes_late(folder: Path) -> None:
    packed: dict[str, object] = {}
    exec(bundle(ROOT), packed)  # noqa: S102 - our own text, which the page runs as well
    modules = packed["MODULES"]
    assert isinstance(modules, tuple)
    sources = page_files(ROOT)
    assert dict(modules) == {
        target: (ROOT / source).read_text("utf-8") for source, target in sources.items()
    }
    signs = {path for path in needed(ROOT, ENTRY) if is_sign(ROOT / path)}
    assert "game/core/__init__.py" in signs
    for path in set(needed(ROOT, ENTRY)) - set(sources) - {ENTRY} - signs:
        assert (folder / path).read_bytes() == (ROOT / path).read_bytes(), path


def test_the_service_worker_knows_every_file_but_itself(folder: Path) -> None:
    listed = dict(re.findall(r'\["([^"]+)", "([0-9a-f]{32})"\]', (folder / "sw.js").read_text()))
    files = {path for path in folder.rglob("*") if path.is_file() and path.name != "sw.js"}
    assert listed == {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:32]
        for path in files
    }


def test_the_strong_bots_have_all_that_they_ask_for(folder: Path) -> None:
    for path in strong_paths(ROOT):
        assert (folder / path).read_bytes() == (ROOT / path).read_bytes(), path


def test_only_who_plays_with_the_strong_bots_keeps_what_they_need(folder: Path) -> None:
    lists = (folder / "sw.js").read_text("utf-8").split("const STRONG = [")
    everybody, strong = (set(re.findall(r'\["([^"]+)", "', text)) for text in lists)
    assert {"index.html", "game/bots/bot.py"} <= everybody
    assert {WORKER, "game/core/cards.py", "game/mind/strong.py"} <= strong
    assert not [path for path in everybody if "pyodide" in path or "game/mind" in path]


def test_what_the_page_names_is_there_under_any_folder(folder: Path) -> None:
    page = (folder / "index.html").read_text("utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert "game/bundle.py" in addresses
    for address in addresses:
        assert not re.match(r"[a-z]+:|/", address), address
        assert (folder / address).is_file(), address


def test_a_first_visit_stays_small(folder: Path) -> None:
    first = first_files(folder)
    assert folder / "static/vendor/micropython/micropython.wasm" in first
    assert sum(map(gzipped, first)) <= FIRST_BYTES, report(folder)


def test_a_stale_list_is_refused(tmp_path: Path) -> None:
    for name in ("game", "static", "tests", "index.html", "LICENSE", "sw.js"):
        (tmp_path / name).symlink_to(ROOT / name)
    config = (ROOT / "pyscript.toml").read_text("utf-8")
    line = '"game/core/cards.py" = "game/core/cards.py"\n'
    assert line in config
    (tmp_path / "pyscript.toml").write_text(config.replace(line, ""), "utf-8")
    with pytest.raises(DistError, match=r"run `make lists` first: pyscript\.toml not up to date"):
        build(tmp_path, tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_missing_runtimes_are_refused(tmp_path: Path) -> None:
    for name in ("game", "tests", "index.html", "pyscript.toml", "LICENSE", "sw.js"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "static").mkdir()
    for part in (ROOT / "static").iterdir():
        if part.name != "vendor":
            (tmp_path / "static" / part.name).symlink_to(part)
    with pytest.raises(DistError, match="run `make vendor` first"):
        build(tmp_path, tmp_path / "site")


SITE = "https://club.example/cards/"


def test_with_its_address_the_folder_tells_others_of_its_frame(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    build(ROOT, folder, SITE)
    page = (folder / "index.html").read_text("utf-8")
    links = re.findall(r'<link rel="alternate" type="application/json\+oembed"[^>]*>', page)
    assert len(links) == 1
    (address,) = re.findall(r'href="([^"]+)"', links[0])
    assert address == SITE + "oembed.json"
    told = json.loads((folder / address.removeprefix(SITE)).read_text("utf-8"))
    assert (told["version"], told["type"]) == ("1.0", "rich")
    assert isinstance(told["width"], int)
    assert isinstance(told["height"], int)
    (source,) = re.findall(r' src="([^"]+)"', told["html"])
    assert source == SITE + "?embed=1"
    assert (folder / told["thumbnail_url"].removeprefix(SITE)).is_file()
    worker = (folder / "sw.js").read_text("utf-8")
    digest = hashlib.sha256((folder / "index.html").read_bytes()).hexdigest()
    assert f'["index.html", "{digest[:32]}"]' in worker
    assert "oembed" not in worker


def test_without_an_address_nothing_is_told(folder: Path) -> None:
    assert not (folder / "oembed.json").exists()
    assert "oembed" not in (folder / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    "site",
    [
        "club.example",
        "ftp://club.example/",
        "https://",
        "https://club.example/?a=1",
        'https://club.example/"><script>',
        "https://club.example/a b",
    ],
)
def test_what_is_no_address_is_refused(site: str) -> None:
    with pytest.raises(oembed.SiteError):
        oembed.checked_site(site)


def test_an_address_gets_its_slash() -> None:
    assert oembed.checked_site("https://club.example/cards") == SITE


def test_the_report_names_what_comes_first_and_what_only_some_fetch(folder: Path) -> None:
    told = report(folder)
    first = sum(map(gzipped, dict.fromkeys(first_files(folder))))
    assert f"to the first action: {len(dict.fromkeys(first_files(folder)))} files" in told
    assert f"{round(first / 1000)} kB gzip" in told
    assert "for those who choose strong bots: " in told

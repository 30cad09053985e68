"""The folder that `make dist` makes: whole, and nothing but what the page needs."""

import re
from pathlib import Path

import pytest

from tests.tools.dist import DistError, build, bundle, first_files, gzipped, report
from tests.tools.generate import ENTRY, HOST, ROOT, page_files
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
    ]
    assert sorted(path.name for path in (folder / "game").iterdir()) == ["bundle.py", "main.py"]
    assert not list(folder.rglob("__pycache__"))
    assert not list(folder.rglob(".*"))


def test_the_bundle_is_every_module_of_the_page() -> None:
    packed: dict[str, object] = {}
    exec(bundle(ROOT), packed)  # noqa: S102 - our own text, which the page runs as well
    modules = packed["MODULES"]
    assert isinstance(modules, tuple)
    sources = page_files(ROOT) | {path: path for path in needed(ROOT, ENTRY)}
    assert dict(modules) == {
        target: (ROOT / source).read_text("utf-8") for source, target in sources.items()
    }


def test_nothing_comes_late(folder: Path) -> None:
    script = (folder / HOST).read_text("utf-8")
    assert re.search(r"const LATE = \[\s*\];", script)
    assert not re.search(r'"game/[^"]*"', script)


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
    for name in ("game", "static", "tests", "index.html", "LICENSE"):
        (tmp_path / name).symlink_to(ROOT / name)
    config = (ROOT / "pyscript.toml").read_text("utf-8")
    line = '"game/core/cards.py" = "game/core/cards.py"\n'
    assert line in config
    (tmp_path / "pyscript.toml").write_text(config.replace(line, ""), "utf-8")
    with pytest.raises(DistError, match=r"run `make lists` first: pyscript\.toml not up to date"):
        build(tmp_path, tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_missing_runtimes_are_refused(tmp_path: Path) -> None:
    for name in ("game", "tests", "index.html", "pyscript.toml", "LICENSE"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "static").mkdir()
    for part in (ROOT / "static").iterdir():
        if part.name != "vendor":
            (tmp_path / "static" / part.name).symlink_to(part)
    with pytest.raises(DistError, match="run `make vendor` first"):
        build(tmp_path, tmp_path / "site")

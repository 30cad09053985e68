"""The set-up: runtimes by hash, locks without addresses, the server, the browser, the licences."""

import hashlib
import http.client
import json
import os
import re
import shutil
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools import apt, chromium, engines
from tests.tools.serve import Server, open_server, serving
from tests.tools.vendor import LIST, PACKAGES, VendorError, parse_list, pin, vendor

ROOT = Path(__file__).parents[1]
CORE = "pyscript/core.js"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one runtime of one file, listed."""
    package = tmp_path / "node_modules" / PACKAGES["pyscript"]
    package.mkdir(parents=True)
    (package / "core.js").write_bytes(b"export {};")
    (package / "unlisted.js").write_bytes(b"never copied")
    (tmp_path / LIST).parent.mkdir(parents=True)
    (tmp_path / LIST).write_text(f"{hashlib.sha256(b'export {};').hexdigest()}  {CORE}\n", "utf-8")
    return tmp_path


def test_vendor_copies_what_is_listed_and_nothing_else(root: Path) -> None:
    stray = root / "static/vendor/old.js"
    stray.parent.mkdir(parents=True)
    stray.write_text("of an earlier version")
    assert vendor(root) == [CORE]
    there = [path for path in (root / "static/vendor").rglob("*") if path.is_file()]
    assert there == [root / "static/vendor" / CORE]


def test_vendor_refuses_other_bytes_and_touches_nothing(root: Path) -> None:
    vendor(root)
    (root / "node_modules" / PACKAGES["pyscript"] / "core.js").write_bytes(b"export {}; evil()")
    with pytest.raises(VendorError, match=r"core\.js isn't the file that was measured"):
        vendor(root)
    assert (root / "static/vendor" / CORE).read_bytes() == b"export {};"


def test_vendor_says_what_to_do_about_a_missing_file(root: Path) -> None:
    (root / "node_modules" / PACKAGES["pyscript"] / "core.js").unlink()
    with pytest.raises(VendorError, match="run `npm ci`"):
        vendor(root)


def test_pinning_takes_the_new_bytes(root: Path) -> None:
    (root / "node_modules" / PACKAGES["pyscript"] / "core.js").write_bytes(b"new")
    pin(root)
    assert vendor(root) == [CORE]


@pytest.mark.parametrize(
    "line", ["", "abc  pyscript/core.js", f"{'0' * 64} pyscript/core.js", f"{'0' * 64}  a b"]
)
def test_a_damaged_list_is_refused_by_line(line: str) -> None:
    with pytest.raises(VendorError, match="line 2"):
        parse_list(f"{'0' * 64}  {CORE}\n{line}\n")


def test_a_runtime_of_no_package_is_refused(root: Path) -> None:
    (root / LIST).write_text(f"{'0' * 64}  elsewhere/core.js\n", "utf-8")
    with pytest.raises(VendorError, match="elsewhere is none of"):
        vendor(root)


def test_the_npm_lock_pins_everything_and_names_no_address() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert "resolved" not in entry, name
        assert entry["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("name", ["requirements", "kernel", "audit"])
def test_python_locks_pin_everything_and_name_no_address(name: str) -> None:
    requirements = (ROOT / f"tests/{name}.txt").read_text("utf-8")
    assert "://" not in requirements
    assert not re.search(r"^\s*--(?!hash=)", requirements, re.MULTILINE)
    pinned = set(re.findall(r"^([\w-]+)==[\w.]+ \\$", requirements, re.MULTILINE))
    asked = set(
        re.findall(r"^[\w-]+$", (ROOT / f"tests/{name}.in").read_text("utf-8"), re.MULTILINE)
    )
    assert asked
    assert asked <= pinned


def test_the_licences_name_the_versions_that_run() -> None:
    page = (ROOT / "static/about/licences.html").read_text("utf-8")
    versions = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    names = {
        "PyScript": versions["@pyscript/core"],
        "MicroPython": versions[PACKAGES["micropython"]].split("-")[0],
        "Pyodide": versions["pyodide"],
    }
    for name, version in names.items():
        assert f"{name} {version}:" in page


def test_plugins_are_off_for_both_interpreters() -> None:
    config = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    page = (ROOT / "index.html").read_text("utf-8")
    inline = re.search(r'<py-config type="json" hidden>(.*?)</py-config>', page)
    assert inline is not None
    assert json.loads(inline[1])["plugins"] == config["plugins"]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    """A server of a folder with a page, a module and a secret beside the folder."""
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "secret.txt").write_text("not served")
    (site / "index.html").write_text("<title>Home</title>")
    (site / "a.wasm").write_bytes(b"\0asm" * 1000)
    with serving(site, is_compressing=True) as server:
        yield server


def test_media_types_and_page_of_a_folder(served: Server) -> None:
    with urllib.request.urlopen(served.address) as reply:
        assert reply.headers["Content-Type"] == "text/html; charset=utf-8"
        assert reply.read() == b"<title>Home</title>"
    with urllib.request.urlopen(served.address + "a.wasm?x=1") as reply:
        assert reply.headers["Content-Type"] == "application/wasm"
        assert reply.headers["Content-Encoding"] is None
        assert int(reply.headers["Content-Length"]) == 4000


def test_compression_is_offered_to_those_who_take_it(served: Server) -> None:
    request = urllib.request.Request(
        served.address + "a.wasm", headers={"Accept-Encoding": "br, gzip"}
    )
    with urllib.request.urlopen(request) as reply:
        assert reply.headers["Content-Encoding"] == "gzip"
        assert len(reply.read()) < 4000


def test_an_unchanged_file_is_not_sent_again(served: Server) -> None:
    with urllib.request.urlopen(served.address) as reply:
        tag = reply.headers["ETag"]
    request = urllib.request.Request(served.address, headers={"If-None-Match": tag})
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request)
    caught.value.close()
    assert caught.value.code == 304


@pytest.mark.parametrize("path", ["none.html", "../secret.txt", "%2e%2e/secret.txt"])
def test_what_is_not_below_the_folder_is_not_found(served: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(served.address + path)
    caught.value.close()
    assert caught.value.code == 404


def test_a_server_that_is_gone_answers_no_open_connection_either(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("here", "utf-8")
    with serving(tmp_path) as server:
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
        connection.request("GET", "/")
        assert connection.getresponse().read() == b"here"
    connection.sock.settimeout(10)
    assert connection.sock.recv(1) == b""
    connection.close()


def test_a_taken_port_gives_way_to_the_next(served: Server, tmp_path: Path) -> None:
    with open_server(tmp_path, served.server_port, is_compressing=False) as other:
        assert other.server_port > served.server_port


def test_a_named_chromium_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/somewhere/chromium")
    assert chromium.find() == Path("/somewhere/chromium")


def test_the_systems_chromium_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    browser = tmp_path / "google-chrome"
    browser.touch(mode=0o755)
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() == browser


def test_without_any_chromium_the_advice_is_printed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(chromium, "FIXED_PATHS", ())
    monkeypatch.setattr("sys.argv", ["chromium"])
    assert chromium.main() == 1
    assert "apt-get install chromium" in capsys.readouterr().err


def test_missing_engines_are_named_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(engines, "MINI_BROWSER", ())
    for variable, _ in engines.NAMES.values():
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("FIREFOX", "/somewhere/firefox")
    monkeypatch.setattr("sys.argv", ["engines"])
    assert engines.main() == 1
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "firefox: /somewhere/firefox",
        "webkit-driver: missing",
        "mini-browser: missing",
        "xvfb: missing",
    ]
    assert "apt-get install firefox-esr webkit2gtk-driver xvfb" in told.err


def test_packages_are_installed_without_a_question_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tmp_path / "said"
    command = tmp_path / "apt-get"
    command.write_text(f'#!/bin/sh\necho "$DEBIAN_FRONTEND $*" >> {said}\n', "utf-8")
    command.chmod(0o755)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    apt.install(("xvfb",))
    assert said.read_text("utf-8").splitlines() == [
        "noninteractive -qq update",
        "noninteractive -qq install --no-install-recommends -y xvfb",
    ]
    said.unlink()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "sudo" else name)
    apt.install(("xvfb",))
    assert not said.exists()


def test_ci_runs_make_test() -> None:
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text("utf-8")


@pytest.mark.parametrize(
    ("fault", "is_told"),
    [(ConnectionResetError, False), (BrokenPipeError, False), (KeyError, True)],
)
def test_a_visitor_that_goes_away_is_no_fault(
    fault: type[Exception], is_told: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise fault

    server = Server(ROOT)
    try:
        fail()
    except fault:
        server.handle_error(None, ("127.0.0.1", 1))
    finally:
        server.server_close()
    assert (fault.__name__ in capfd.readouterr().err) == is_told

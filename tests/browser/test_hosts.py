"""Hosts with habits of their own: the folder plays there, and is kept whole or not at all."""

import contextlib
import threading
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.test_offline import KEPT, START_MS, stores
from tests.browser.watch import Watch
from tests.tools.dist import build
from tests.tools.generate import ROOT
from tests.tools.serve import Handler, Server

PAGE = b"<!doctype html><title>Club</title><h1>Welcome to the club</h1>"
BLANK_TYPES = (".wasm", ".py", ".toml", ".json", ".webmanifest", ".txt")
# What becomes of the service worker that the page asks for.
HOW_IT_ENDS = """
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = async function (...given) {
  const registration = await register.apply(this, given);
  const worker = registration.installing;
  worker.addEventListener("statechange", () => { window.ended = worker.state; });
  return registration;
};
"""


class _Host(Handler):
    """Answers what is missing with a page of its own, and forgets most types."""

    status = HTTPStatus.NOT_FOUND
    missing = ""

    def _answer(self, *, has_body: bool) -> None:
        path = self.path.split("?")[0]
        if path.endswith("/index.html"):
            self.send_response(HTTPStatus.PERMANENT_REDIRECT)
            self.send_header("Location", path.removesuffix("index.html"))
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif self._file() is None or (self.missing and path.endswith(self.missing)):
            self.send_response(self.status)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(PAGE)))
            self.end_headers()
            if has_body:
                self.wfile.write(PAGE)
        else:
            super()._answer(has_body=has_body)

    def send_header(self, keyword: str, value: str) -> None:
        is_blank = self.path.split("?")[0].endswith(BLANK_TYPES)
        if keyword == "Content-Type" and is_blank:
            value = "application/octet-stream"
        super().send_header(keyword, value)


class _Welcoming(_Host):
    status = HTTPStatus.OK


class _Broken(_Host):
    missing = "static/about/embed.html"


class _BrokenAndWelcoming(_Broken):
    status = HTTPStatus.OK


@pytest.fixture(scope="session")
def upload(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's root with the uploaded folder some levels below."""
    root = tmp_path_factory.mktemp("root")
    build(ROOT, root / "members" / "cards")
    return root


@contextlib.contextmanager
def hosting(root: Path, handler: type[Handler], *, is_compressing: bool) -> Iterator[str]:
    server = Server(root, is_compressing=is_compressing)
    server.RequestHandlerClass = handler
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server.address + "members/cards/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="session")
def base_url() -> str:
    """No address for all: each test has a host of its own."""
    return ""


@pytest.fixture
def site(upload: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address on the host that the test names, with or without compression."""
    handler, is_compressing = request.param
    with hosting(upload, handler, is_compressing=is_compressing) as address:
        yield address


@pytest.mark.parametrize(
    "site",
    [
        pytest.param((_Host, False), id="404", marks=pytest.mark.long),
        pytest.param((_Host, True), id="404-gzip"),
        pytest.param((_Welcoming, False), id="200"),
    ],
    indirect=True,
)
def test_it_plays_and_is_kept(page: Page, site: str, watch: Watch) -> None:
    table = Table(page, site).open(sw="1")
    expect(page.get_by_text(KEPT).first).to_be_visible(timeout=START_MS)
    page.context.set_offline(offline=True)
    table.reload()
    assert table.play_on(lambda _, offered: offered[0]) == "next"
    # Without its type the interpreter is compiled when it is there whole, and says so.
    known = ("wasm streaming compile failed", "falling back to ArrayBuffer instantiation")
    assert not [fault for fault in watch.faults if not any(each in fault for each in known)]
    watch.faults.clear()


@pytest.mark.allow_faults  # the browser notes the service worker that could not be made
@pytest.mark.parametrize(
    "site",
    [
        pytest.param((_Broken, False), id="404", marks=pytest.mark.long),
        pytest.param((_BrokenAndWelcoming, False), id="200"),
    ],
    indirect=True,
)
def test_with_the_hosts_own_page_in_a_files_place_nothing_is_kept(page: Page, site: str) -> None:
    page.add_init_script(HOW_IT_ENDS)
    table = Table(page, site).open(sw="1")
    page.wait_for_function("() => window.ended === 'redundant'", timeout=START_MS)
    assert stores(page) == []
    assert page.get_by_text(KEPT).count() == 0
    assert table.play_on(lambda _, offered: offered[0]) == "next"

"""Each check once in each engine, against what `make dist` makes, on a host that can go away."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.host import Host
from tests.engines.driver import Driver
from tests.engines.firefox import Firefox
from tests.engines.table import Table
from tests.engines.webkit import WebKit
from tests.tools.dist import build, list_for_offline, strong_only
from tests.tools.generate import ROOT

DRIVERS: dict[str, type[Driver]] = {"firefox": Firefox, "webkit": WebKit}
WATCH = Path(__file__).parent / "watch.js"
KEPT = ROOT / "test-results"
VERSIONS: dict[str, str] = {}  # of the engines that were tried, for the last lines


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was tried."""
    for name, version in VERSIONS.items():
        terminalreporter.write_line(f"{name} {version}")


@pytest.fixture(scope="session")
def upload(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder to upload, with one script more: the page notes its own faults."""
    folder = tmp_path_factory.mktemp("upload") / "site"
    build(ROOT, folder)
    (folder / "watch.js").write_bytes(WATCH.read_bytes())
    page = folder / "index.html"
    text = page.read_text("utf-8")
    watched = re.sub(r"(?=<link|<script)", '<script src="watch.js"></script>', text, count=1)
    assert watched != text
    page.write_text(watched, "utf-8")
    list_for_offline(folder, strong_only(ROOT))
    return folder


@pytest.fixture
def host(tmp_path: Path, upload: Path) -> Iterator[Host]:
    """A host that is there."""
    host = Host(tmp_path, upload)
    yield host
    host.stop()


@pytest.fixture(params=list(DRIVERS))
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    """A browser that knows nothing yet. Any fault of its pages fails the check.

    What a failed check showed is kept under test-results/. The host is there until the faults are
    gathered, unless the check has stopped it.
    """
    request.getfixturevalue("host")
    folder = tmp_path / "browser"
    folder.mkdir()
    driver = DRIVERS[request.param](folder)
    try:
        driver.start()
        VERSIONS[driver.name] = driver.version
        yield driver
        faults = driver.gather()
        report = getattr(request.node, "rep_call", None)
        if faults or report is None or report.failed:
            driver.keep(KEPT / request.node.name.replace("[", "-").rstrip("]"))
        assert not faults, "the page had faults:\n" + "\n".join(faults)
    finally:
        driver.quit()


@pytest.fixture
def table(driver: Driver, host: Host) -> Table:
    """A table that isn't open yet."""
    return Table(driver, host.address)

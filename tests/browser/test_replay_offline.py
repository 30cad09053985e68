"""A deal is looked at without a line by whoever has looked at one before, and has never played."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import K01_LOG, k01
from tests.browser.test_replay import LAST, RECORD, address
from tests.tools.dist import build
from tests.tools.generate import ROOT
from tests.tools.serve import serving

START_MS = 30_000


@pytest.fixture(scope="session")
def base_url() -> str:
    """No address for all: the host goes away."""
    return ""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ExitStack]:
    """A host that is there until it is closed."""
    with ExitStack() as stack:
        build(ROOT, tmp_path / "site")
        yield stack


@pytest.fixture
def site(host: ExitStack, tmp_path: Path) -> str:
    """The only place that the page may ask for anything."""
    return host.enter_context(serving(tmp_path / "site")).address


def test_another_deal_when_the_host_is_gone(page: Page, host: ExitStack, site: str) -> None:
    page.goto(address(site, RECORD, sw="1"))
    expect(page.locator(".open-hand .mini")).to_have_count(18, timeout=START_MS)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.goto("about:blank")
    host.close()
    other = json.dumps(k01(K01_LOG[:12], seat=2))
    page.goto(address(site, other, sw="1"))
    place = page.locator(".replay-place")
    expect(place).to_have_text("Step 0 of 12", timeout=START_MS)
    page.keyboard.press("End")
    expect(place).to_have_text("Step 12 of 12")
    page.goto(address(site, RECORD, sw="1", theme="dark", lang="tr").replace("&lang=en", ""))
    expect(place).to_have_text(f"Ad\u0131m 0 / {LAST}", timeout=START_MS)
    expect(page.locator("#game")).to_have_attribute("data-theme", "dark")

"""The uploaded folder plays as the repository does, below any path."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.tools.dist import build
from tests.tools.generate import ROOT
from tests.tools.serve import serving


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an uploaded folder some levels below its host's root."""
    root = tmp_path_factory.mktemp("host")
    build(ROOT, root / "clubs" / "cards")
    with serving(root) as server:
        yield server.address + "clubs/cards/"


def test_the_folder_to_upload_deals_a_hand(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("#game .hand .card")).to_have_count(8, timeout=30_000)

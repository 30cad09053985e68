"""Fixtures of the suites that play in the page."""

import pytest
from playwright.sync_api import Page

from tests.browser.table import Table


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table that isn't open yet."""
    return Table(page, site)

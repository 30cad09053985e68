"""Fixtures of the suites that play in the page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.table import Table


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> dict[str, Any]:
    """A visitor who has asked for less motion, unless the test is marked `motion`.

    What moves is drawn frame by frame, on a machine that has to draw it by itself; most tests look
    for other things.
    """
    has_motion = request.node.get_closest_marker("motion") is not None
    return browser_context_args | {"reduced_motion": "no-preference" if has_motion else "reduce"}


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table that isn't open yet."""
    return Table(page, site)

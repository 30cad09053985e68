"""Fixtures of the suites that play in the page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.club import Club
from tests.browser.table import Table
from tests.tools.serve import serving


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


@pytest.fixture(scope="session")
def club_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder and the address of another site."""
    folder = tmp_path_factory.mktemp("club")
    with serving(folder) as server:
        yield folder, server.address


@pytest.fixture
def club(page: Page, club_site: tuple[Path, str], site: str) -> Club:
    """The club's site."""
    return Club(page, *club_site, site)

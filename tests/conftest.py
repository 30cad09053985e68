"""What all suites share: how hard Hypothesis looks, and the browser for those that need one."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

    from tests.browser.watch import Watch

ROOT = Path(__file__).parents[1]
BROWSER_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # the same pixels on every machine
    "--disable-lcd-text",
    "--disable-font-subpixel-positioning",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
)
WATCH: "pytest.StashKey[Watch]" = pytest.StashKey()

# No deadline: the machine is shared, and a slow example isn't a wrong one.
settings.register_profile("default", deadline=None, max_examples=100)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_configure(config: pytest.Config) -> None:
    """Name the suites' own markers."""
    config.addinivalue_line(
        "markers", "allow_faults: the test breaks the page on purpose and sees to the faults itself"
    )
    config.addinivalue_line(
        "markers", "motion: in a browser whose system doesn't ask for less motion"
    )
    config.addinivalue_line(
        "markers", "long: takes long and seldom finds what others don't (`make test-long`)"
    )


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's Chromium, with nothing of its own on the network."""
    from tests.tools.chromium import ADVICE, find  # noqa: PLC0415 - only a browser test needs it

    path = find()
    if path is None:
        pytest.fail(ADVICE)
    return browser_type_launch_args | {"executable_path": str(path), "args": list(BROWSER_FLAGS)}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the repository's root on a server of its own, with a slash at the end."""
    from tests.tools.serve import serving  # noqa: PLC0415 - only a browser test needs it

    with serving(ROOT) as server:
        yield server.address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """Where relative addresses begin."""
    return site


@pytest.fixture
def hosts() -> tuple[str, ...]:
    """The other places that a test's pages may come from."""
    return ()


@pytest.fixture
def context(
    context: "BrowserContext",
    site: str,
    hosts: tuple[str, ...],
    request: pytest.FixtureRequest,
    output_path: str,
) -> Iterator["BrowserContext"]:
    """A browser context that fails the test on any fault of its pages (see `allow_faults`).

    What a failed test showed is kept: screenshot, document and console, under test-results/.
    """
    from tests.browser.watch import Watch  # noqa: PLC0415 - only a browser test needs it

    watch = Watch(context, (site, *hosts))
    request.node.stash[WATCH] = watch
    yield context
    watch.conclude(request.node, Path(output_path))


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> "Watch":
    """What has gone wrong in this test's pages so far."""
    request.getfixturevalue("context")
    found: Watch = request.node.stash[WATCH]
    return found

"""Waiting for what a page tells only by a promise.

Playwright's `wait_for_function` takes a promise for a yes: it would not wait at all.
"""

import time

from playwright.sync_api import Page

STEP_MS = 50


def wait_for_promise(page: Page, script: str, arg: object = None, timeout: float = 30_000) -> None:
    """Ask until the promise of a script brings something true.

    TimeoutError after so many milliseconds.
    """
    end = time.monotonic() + timeout / 1000
    while not (found := page.evaluate(script, arg)):
        if time.monotonic() > end:
            raise TimeoutError(f"still {found!r} after {timeout:.0f} ms: {script.strip()}")
        page.wait_for_timeout(STEP_MS)

"""Everything that goes wrong in a page while a test looks elsewhere."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

# Chromium's word when a preloaded file isn't asked for within seconds of the page's loading.
# On a busy machine the interpreter starts later than that, and asks for its files then.
EARLY_PRELOAD = "was preloaded using link preload but not used within a few seconds"
LOCAL_SCHEMES = ("data:", "blob:", "about:")


class Watch:
    """The faults of all pages of a context: console errors, page errors, requests elsewhere."""

    def __init__(self, context: BrowserContext, origins: tuple[str, ...]) -> None:
        self.faults: list[str] = []
        self.console: list[str] = []
        self._context = context
        self._origins = tuple(origin.rstrip("/") + "/" for origin in origins)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        context.on("requestfailed", self._on_failed)

    def _on_console(self, message: ConsoleMessage) -> None:
        line = f"{message.type}: {message.text} ({message.location.get('url', '')})"
        self.console.append(line)
        if message.type in {"error", "warning"} and EARLY_PRELOAD not in message.text:
            self.faults.append(f"console {line}")

    def _on_error(self, error: WebError) -> None:
        self.console.append(f"page error: {error.error}")
        self.faults.append(f"page error: {error.error}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((*self._origins, *LOCAL_SCHEMES)):
            self.faults.append(f"request to another place: {request.url}")

    def _on_failed(self, request: Request) -> None:
        # A page that is left behind breaks off what it was still fetching.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"request failed: {request.url} {request.failure}")

    def conclude(self, node: pytest.Item, folder: Path) -> None:
        """End a test: keep what a failed one showed; AssertionError for faults it doesn't allow."""
        self._context.remove_listener("console", self._on_console)
        self._context.remove_listener("weberror", self._on_error)
        self._context.remove_listener("request", self._on_request)
        self._context.remove_listener("requestfailed", self._on_failed)
        faults = [] if node.get_closest_marker("allow_faults") else self.faults
        report = getattr(node, "rep_call", None)
        if faults or report is None or report.failed:
            self.keep(folder)
        assert not faults, "the page had faults:\n" + "\n".join(faults)

    def keep(self, folder: Path) -> None:
        """Write screenshot, document and console of each page into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "console.txt").write_text("\n".join(self.console + self.faults) + "\n", "utf-8")
        for number, page in enumerate(self._context.pages):
            keep_page(page, folder, number)


def keep_page(page: Page, folder: Path, number: int) -> None:
    """Write one page's screenshot and document."""
    (folder / f"page{number}.html").write_text(page.content(), "utf-8")
    page.screenshot(path=folder / f"page{number}.png")

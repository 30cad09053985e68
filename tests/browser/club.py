"""A club's site on an origin of its own, with the game in frames of its pages."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import FrameLocator, Page

from tests.tools.generate import ROOT
from tests.tools.serve import Handler, serving

START_MS = 30_000
CARD = re.compile(r"[EGHS][AXKOU987]\b")
EMPTY_ICON = '<link rel="icon" href="data:,">'
KEEP = """
  window.heard = [];
  for (const game of document.querySelectorAll("schafkopf-game")) {
    for (const name of ["ready", "deal-start", "deal-end", "state", "height", "error"]) {
      game.addEventListener(name, event => window.heard.push([game.id, event.detail]));
    }
  }
"""


class Club:
    """A club's site on an origin of its own, with the game in its pages."""

    def __init__(self, page: Page, folder: Path, address: str, game: str) -> None:
        self.page = page
        self.folder = folder
        self.address = address
        self.game = game

    def open(self, body: str, head: str = "", html: str = "<html>") -> FrameLocator:
        """Publish a page with this body and visit it; return its (first) game."""
        script = f'<script src="{self.game}static/js/embed.js"></script>'
        (self.folder / "keep.js").write_text(KEEP, "utf-8")
        (self.folder / "index.html").write_text(
            f"<!doctype html>{html}<head><meta charset=utf-8>{EMPTY_ICON}{head}</head>"
            f'<body>{body}{script}<script src="keep.js"></script></body>',
            "utf-8",
        )
        self.page.goto(self.address)
        return self.page.frame_locator("iframe").first

    def heard(self, event: str, game: str = "") -> list[dict[str, Any]]:
        """Return the messages of one kind that a game has sent so far."""
        kept: list[tuple[str, dict[str, Any]]] = self.page.evaluate("() => window.heard")
        return [message for name, message in kept if message["event"] == event and name == game]

    def wait_for(self, event: str, count: int = 1) -> dict[str, Any]:
        """Wait until so many messages of a kind are there; return the last one."""
        self.page.wait_for_function(
            "([event, count]) => window.heard.filter(each => each[1].event === event).length"
            " >= count",
            arg=[event, count],
            timeout=START_MS,
        )
        kept: list[tuple[str, dict[str, Any]]] = self.page.evaluate("() => window.heard")
        return [message for _, message in kept if message["event"] == event][-1]

    def call(self, method: str, *arguments: object) -> None:
        """Call a method of the element."""
        self.page.evaluate(
            "([method, given]) => document.querySelector('schafkopf-game')[method](...given)",
            [method, list(arguments)],
        )


def strict(club: Club) -> str:
    """Return a policy by which a page lets in what it needs for the game, and nothing else."""
    policy = (
        f"default-src 'none'; script-src {club.game} {club.address}; frame-src {club.game}; "
        f"style-src {club.address}; img-src data:"
    )
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


class _Open(Handler):
    """A host that lets every page read its files."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextmanager
def serving_openly() -> Iterator[str]:
    with serving(ROOT) as server:
        server.RequestHandlerClass = _Open
        yield server.address

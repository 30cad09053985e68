"""The strong bots' worker as the app sees it (static/js/mind.js, game/worker.py)."""

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

from ..app.strong_bots import LOST, StrongBots

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app.controller import Controller
    from ..app.ports import Clock

MIND = "static/js/mind.js"


def seat_strong_bots(controller: "Controller", clock: "Clock") -> None:
    """Lets strong bots come to the table, as soon as somebody wants them."""
    bots = controller.bots
    bots.strong = StrongBots(clock, PageMind(), bots.own, controller)
    controller.show()


class PageMind:
    """A worker with the large interpreter; ``begin`` makes it, ``end`` does away with it.

    ``is_possible``: one may be tried here, and the page's address doesn't forbid it.
    """

    def __init__(self) -> None:
        host = window.schafkopf.host
        wish = host.parameter("worker")
        is_forbidden = wish is not None and str(wish) == "0"
        self.is_possible = not is_forbidden and bool(host.takesWorkers())
        self._hear: Callable[[str, str], None] | None = None
        self._listener = create_proxy(self._on_news)
        self._is_there = False

    def begin(self, hear: "Callable[[str, str], None]") -> None:
        """Makes a worker; ``hear`` is told what comes of it, until `end`."""
        self._hear = hear
        if self._is_there:
            window.schafkopf.mind.begin(self._listener)
        else:
            window.schafkopf.host.script(MIND, create_proxy(self._on_script))

    def ask(self, text: str) -> None:
        """Puts a request to the worker that is ready."""
        window.schafkopf.mind.ask(text)

    def end(self) -> None:
        """Does away with the worker: nothing more is heard of it."""
        self._hear = None
        if self._is_there:
            window.schafkopf.mind.end()

    def _on_script(self, is_there: bool) -> None:
        self._is_there = bool(is_there)
        if self._hear is None:
            return  # nobody wants it any more
        if self._is_there:
            window.schafkopf.mind.begin(self._listener)
        else:
            self._hear(LOST, MIND)

    def _on_news(self, what: str, text: str) -> None:
        if self._hear is not None:
            self._hear(str(what), str(text))

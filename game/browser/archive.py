"""The archive of finished deals as the app sees it (static/js/archive.js)."""

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

if TYPE_CHECKING:
    from collections.abc import Callable


class PageArchive:
    """Asks the page's scripts, with one JavaScript function for the life of the page."""

    def __init__(self) -> None:
        self._calls: dict[int, Callable[[str, str], None]] = {}
        self._last = 0
        window.schafkopf.archive.listen(create_proxy(self._on_answer))

    def ask(self, what: str, text: str, done: "Callable[[str, str], None]") -> None:
        """Asks for a task; calls back with the head of the answer and its body."""
        self._last += 1
        self._calls[self._last] = done
        window.schafkopf.archive.ask(self._last, what, text)

    def _on_answer(self, number: int, head: str, body: str) -> None:
        self._calls.pop(int(number))(str(head), str(body))

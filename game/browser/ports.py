"""Clock, store, surface and host of the page (`game.app.ports`)."""

import json
from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

if TYPE_CHECKING:
    from collections.abc import Callable


class PageClock:
    """`setTimeout`, with one JavaScript function for the life of the page."""

    def __init__(self) -> None:
        self._calls: dict[int, Callable[[], None]] = {}
        self._last = 0
        self._ring = create_proxy(self._on_ring)

    def after(self, milliseconds: int, callback: "Callable[[], None]") -> int:
        """Calls back once after so many milliseconds; the number given cancels it."""
        self._last += 1
        self._calls[self._last] = callback
        window.setTimeout(self._ring, milliseconds, self._last)
        return self._last

    def cancel(self, token: int) -> None:
        """Forgets a call that has not happened yet."""
        self._calls.pop(token, None)

    def time(self) -> int:
        """Milliseconds since the page began."""
        return int(window.performance.now())

    def today(self) -> str:
        """The date, ``2026-11-30``."""
        return str(window.schafkopf.host.today())

    def _on_ring(self, token: int) -> None:
        callback = self._calls.pop(token, None)
        if callback is not None:
            callback()


class PageStore:
    """localStorage; what it refuses is kept as long as the page lives."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def read(self, name: str) -> "str | None":
        """The text kept under a name, None if there is none."""
        if name in self._kept:
            return self._kept[name]
        text = window.schafkopf.host.kept(name)
        return None if text is None else str(text)

    def write(self, name: str, text: str) -> bool:
        """Keeps a text. False if it will not outlive the page."""
        if window.schafkopf.host.write(name, text):
            self._kept.pop(name, None)
            return True
        self._kept[name] = text
        return False

    def length(self, name: str) -> int:
        """How many characters a text has; 0 if there is none."""
        if name in self._kept:
            return len(self._kept[name])
        return int(window.schafkopf.host.length(name))

    def holds(self, name: str) -> bool:
        """Whether a text lies under a name that will outlive the page, be it an older one."""
        return int(window.schafkopf.host.length(name)) > 0

    def rename(self, name: str, to: str) -> bool:
        """Gives a text another name. False if it will not outlive the page."""
        if name in self._kept:
            self._kept[to] = self._kept.pop(name)
            return False
        return bool(window.schafkopf.host.rename(name, to))

    def remove(self, name: str) -> None:
        """Forgets a text."""
        self._kept.pop(name, None)
        window.schafkopf.host.remove(name)

    def names(self) -> list[str]:
        """The names of all texts kept."""
        # own text: host.js writes it
        names: list[str] = json.loads(str(window.schafkopf.host.names()))
        return names + [name for name in sorted(self._kept) if name not in names]


class PageSurface:
    """The page's elements, changed by static/js/patch.js."""

    def show(self, operations: str) -> None:
        """Applies operations (`ui.diff`, one JSON text) to the page."""
        window.schafkopf.patch.apply(operations)


class PageHost:
    """Chance, languages and numbers of the browser."""

    def seed_words(self) -> tuple[int, int, int, int]:
        """128 bits of real chance, as four ints of 32 bits."""
        words = [int(word) for word in str(window.schafkopf.host.seedWords()).split(" ")]
        return words[0], words[1], words[2], words[3]

    def plural(self, language: str, count: int) -> str:
        """The plural form's name for a count."""
        return str(window.schafkopf.host.plural(language, count))

    def number(self, language: str, value: int) -> str:
        """A whole number as the language writes it."""
        return str(window.schafkopf.host.number(language, value))

    def renew(self) -> None:
        """Loads the page anew, in its newest version."""
        window.schafkopf.offline.renew()

    def catalogue(self, language: str, callback: "Callable[[dict[str, str] | None], None]") -> None:
        """Fetches a language's messages; calls back with them, or with None."""

        def arrived(text: "str | None") -> None:
            try:
                messages = None if text is None else read_messages(str(text))
            except ValueError:  # a host's own page in its place, or not the whole file
                messages = None
            callback(messages)

        window.schafkopf.host.catalogue(language, create_proxy(arrived))

    def copy(self, text: str) -> bool:
        """Puts a text on the clipboard; False if that is refused."""
        return bool(window.schafkopf.host.copy(text))


def read_messages(text: str) -> dict[str, str]:
    """The messages of one of our own catalogues.

    They are checked when they are made, so the interpreter's own quick reader will do. ValueError
    if the text is none.
    """
    messages: dict[str, str] = json.loads(text)  # own text: our catalogue
    return messages

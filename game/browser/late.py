"""The modules that the first hand need not wait for: fetched after it, put where Python imports."""

import os
from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

if TYPE_CHECKING:
    from collections.abc import Callable


class LateFiles:
    """The files that static/js/host.js lists as late; `fetch` once, when the hand is shown.

    ``is_ready``: all are there. ``is_missing``: some can't be had, however often asked for.
    """

    def __init__(self) -> None:
        self.is_ready = bool(window.schafkopf.host.isWhole)
        self.is_missing = False

    def fetch(self, ended: "Callable[[], None]") -> None:
        """Fetches the files; calls back when all are there, or some are known to be missing."""

        def done(is_whole: bool) -> None:
            self.is_ready = bool(is_whole)
            self.is_missing = not is_whole
            ended()

        window.schafkopf.host.late(create_proxy(_put), create_proxy(done))


def _put(path: str, text: str) -> None:
    """Writes a module into the interpreter's file system."""
    parts = str(path).split("/")
    for depth in range(1, len(parts)):
        _make_folder("/".join(parts[:depth]))
    with open(str(path), "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(str(text))


def _make_folder(path: str) -> None:
    try:
        os.stat(path)  # noqa: PTH116  # no pathlib on the page
    except OSError:  # not there: the error's number is one of the interpreter's own
        os.mkdir(path)  # noqa: PTH102

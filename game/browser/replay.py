"""The page that shows a record step by step, put together."""

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

from ..app.replay_page import ReplayPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app.ports import Clock
    from ..app.showing import Showing
    from ..ui.choices import Settings


def look_at(
    clock: "Clock", showing: "Showing", settings: "Settings", text: "str | None", version: str
) -> "Callable[[str], None]":
    """Shows the record of the page's address, and listens to the person and the page around.

    Gives back the listener, for JavaScript.
    """
    page = window.schafkopf
    shown = ReplayPage(clock, showing, settings, page.frame.post)
    listener: Callable[[str], None] = create_proxy(shown.on_event)

    def heard(command: str, value: str) -> None:
        shown.hear(str(command), str(value))

    page.patch.onEvent(listener)
    shown.begin(text, version)
    page.frame.begin(create_proxy(heard))
    return listener

"""The page that shows a record step by step, put together."""

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

from ..app.replay_page import ReplayPage

if TYPE_CHECKING:
    from ..app.showing import Showing
    from ..ui.choices import Settings


def look_at(showing: "Showing", settings: "Settings", text: "str | None", version: str) -> None:
    """Shows the record of the page's address, and listens to the person and the page around."""
    page = window.schafkopf
    shown = ReplayPage(showing, settings, page.frame.post)

    def heard(command: str, value: str) -> None:
        shown.hear(str(command), str(value))

    page.patch.onEvent(create_proxy(shown.on_event))
    shown.begin(text, version)
    page.frame.begin(create_proxy(heard))

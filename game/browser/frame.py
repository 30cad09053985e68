"""The frame that another page holds ours in, if there is one (static/js/frame.js)."""

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

from ..app.embedding import Embedding

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app.controller import Controller
    from ..app.keeping import Keeper


def talk(controller: "Controller", keeper_of: "Callable[[str], Keeper]") -> None:
    """Begins to tell the page around ours what happens, and to do what it asks."""
    embedding = Embedding(controller, window.schafkopf.frame.post, keeper_of)

    def heard(command: str, value: str) -> None:
        embedding.hear(str(command), str(value))

    embedding.begin()
    window.schafkopf.frame.begin(create_proxy(heard))

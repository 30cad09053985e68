"""What begins when the late files are there and the first hand lies on the table."""

from typing import TYPE_CHECKING

from pyscript import window

from .frame import talk
from .mind import seat_strong_bots
from .warming import warm_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app.controller import Controller
    from ..app.keeping import Keeper
    from ..app.ports import Clock


def after_the_hand(
    controller: "Controller", clock: "Clock", keeper_of: "Callable[[str], Keeper]"
) -> None:
    """Has the bots imported, lets strong ones come, and talks with a page around ours."""
    warm_up(clock)
    seat_strong_bots(controller, clock)
    if window.schafkopf.frame.isHeld:
        talk(controller, keeper_of)

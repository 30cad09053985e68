"""What begins when the late files are there and the first hand lies on the table."""

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.ffi import create_proxy

from ..app.rescue import Rescue
from .frame import talk
from .mind import seat_strong_bots
from .ports import PageHost
from .warming import warm_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app.controller import Controller
    from ..app.keeping import Keeper
    from ..app.ports import Clock


def after_the_hand(
    controller: "Controller", clock: "Clock", keeper_of: "Callable[[str], Keeper]"
) -> None:
    """Stands by for mishaps, has the bots imported, lets strong ones come, talks with a host."""
    rescue = Rescue(controller, PageHost())
    window.schafkopf.mishap.rescue(create_proxy(rescue.after), create_proxy(rescue.copy))
    warm_up(clock)
    seat_strong_bots(controller, clock)
    if window.schafkopf.frame.isHeld:
        talk(controller, keeper_of)

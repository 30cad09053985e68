"""The page's entry: ports and parts are put together, and the first hand is shown."""

from pyscript import window
from pyscript.ffi import create_proxy

from game import VERSION
from game.app.controller import Controller
from game.app.keeping import Keeper
from game.app.parameters import with_parameters
from game.app.showing import Showing
from game.browser.chooser import LateChooser
from game.browser.late import LateFiles
from game.browser.ports import PageClock, PageHost, PageStore, PageSurface, read_messages
from game.ui.choices import change, first_settings
from game.ui.told import told

OFFLINE_MS = 2000
"""Only then does the page keep itself for times without a line: the first hand must not wait."""


def start(catalogue: str) -> None:
    """Shows the table, with the catalogue that boot.js has fetched."""
    page = window.schafkopf
    clock, host, store = PageClock(), PageHost(), PageStore()

    def parameter(name: str) -> "str | None":
        value = page.host.parameter(name)
        return None if value is None else str(value)

    def keeper_of(record_text: "str | None") -> Keeper:
        return Keeper(store, VERSION, clock.today(), record_text, int(page.tab))

    keeper = keeper_of(parameter("record"))
    first = first_settings(str(page.language), bool(page.host.isSmallTouch()))
    settings, unread = with_parameters(keeper.load_settings(first), parameter)
    # boot.js has chosen the language already, by the same order, and fetched its catalogue.
    settings = change(settings, "language", str(page.language)) or settings
    showing = Showing(PageSurface(), host)
    showing.use(str(page.language), read_messages(catalogue))
    late = LateFiles()
    if parameter("replay") == "1":

        def look() -> None:
            from game.browser.replay import look_at  # noqa: PLC0415  # late on purpose

            listener = look_at(clock, showing, settings, parameter("record"), VERSION)
            clock.after(OFFLINE_MS, lambda: page.offline.begin(listener))

        late.fetch(lambda: look() if late.is_ready else page.fail("missing", ""))
        return
    controller = Controller(clock, host, LateChooser(), late, keeper, showing, settings)
    listener = create_proxy(controller.on_event)
    page.patch.onEvent(listener)
    controller.start(told("notice.parameter", *unread) if unread else None)
    clock.after(0, controller.save)

    def late_ended() -> None:
        if late.is_ready:
            from game.browser.archive import PageArchive  # noqa: PLC0415  # late on purpose

            controller.archive = PageArchive()
        controller.on_late()
        if not late.is_ready:
            return
        from game.browser.afterwards import after_the_hand  # noqa: PLC0415  # late on purpose

        after_the_hand(controller, clock, keeper_of)

    clock.after(0, lambda: late.fetch(late_ended))
    clock.after(OFFLINE_MS, lambda: page.offline.begin(listener))
    clock.after(OFFLINE_MS, lambda: page.tabs.begin(listener))


window.schafkopf.catalogue.then(create_proxy(start))

"""What the person does beside the game: panels, settings, and asking where the game stands.

The panels and the state are among the late files: whoever presses for them sees to it that those
are there.
"""

from typing import TYPE_CHECKING, Protocol

from ..ui.actions import LESSON, LESSON_END, LESSON_NEXT, REPLAY, TIP, TYPED
from ..ui.bar import STATE
from ..ui.choices import NAMES, change
from ..ui.screen import ABOUT, PANELS, PAST, SETTINGS
from ..ui.told import told

if TYPE_CHECKING:
    from ..ui.choices import Settings
    from ..ui.panels.data import Stored
    from ..ui.panels.past import Past
    from ..ui.screen import Screen
    from ..ui.told import Told
    from .data_presses import DataPresses
    from .keeping import Keeper
    from .past_presses import PastPresses
    from .ports import Archive, Host
    from .showing import Showing

CLOSE, SET, DATA, OF_PAST = "close", "set:", "data:", "past:"
RENEW = "renew"
KEPT, RENEWABLE, JOINED = "kept", "renewable", "joined"
"""What the page says of itself: it can be played without a line now; a newer version is there;
the game is open in another tab as well."""
LATE_MISSING, LANGUAGE_MISSING = "notice.late-missing", "notice.language-missing"
LATE = (STATE, TIP, LESSON, LESSON_NEXT, LESSON_END, REPLAY)
"""Presses that need modules that come after the first hand, besides panels and what is typed."""


def needs_late(act: str) -> bool:
    """Whether a press needs modules that come after the first hand."""
    return act in PANELS or act in LATE or act.startswith(TYPED)


class Game(Protocol):
    """The game that the menu stands beside. ``archive`` is there with the late files."""

    archive: "Archive | None"

    def screen(self) -> "Screen":
        """All that the person may see now."""

    def show(self, notice: "Told | str | None" = None) -> None:
        """Shows the table as it is now, with something the person should know."""

    def go_on(self) -> None:
        """Works out anew what the table waits for."""

    def begin_anew(self, keeper: "Keeper") -> None:
        """Goes on with what this keeper keeps, as after a reload."""


class Menu:
    """The open panel and the settings. `press` takes what the person does."""

    def __init__(
        self,
        host: "Host",
        keeper: "Keeper",
        showing: "Showing",
        settings: "Settings",
    ) -> None:
        """``settings`` are in force; kept are those that the person has chosen."""
        self._host = host
        self._keeper = keeper
        self._showing = showing
        self._data: DataPresses | None = None
        self._past: PastPresses | None = None
        self.settings = settings
        self.panel: str | None = None
        self.is_renewable = False

    @property
    def stored(self) -> "Stored | None":
        """What is kept, while a panel shows it."""
        return None if self._data is None else self._data.stored

    @property
    def past(self) -> "Past | None":
        """What is seen of past deals, while their panel is open."""
        return None if self._past is None else self._past.past

    def press(self, act: str, game: Game) -> bool:
        """Does what a press asks for. False if that is none of the menu's business."""
        if act.startswith(DATA) or act.startswith(OF_PAST):  # noqa: PIE810  # not in MicroPython
            self._press_inside(act, game)
            return True
        if self._data is not None:
            self._data.rest()
        if act in (CLOSE, self.panel):
            self.close()
            game.show()
        elif act in PANELS:
            self._open(act, game)
            game.show()
        elif act == STATE:
            game.show(self._showing.state(game.screen()))
        elif act == RENEW:
            self._host.renew()  # everything is saved: the page takes the deal up again
        elif act.startswith(SET):
            self._set(act[len(SET) :], game)
        else:
            return False
        return True

    def _press_inside(self, act: str, game: Game) -> None:
        """A press on what a panel shows; nothing if it isn't open."""
        if self._data is not None and act.startswith(DATA):
            self._data.press(act, self, game)
        elif self._past is not None and act.startswith(OF_PAST):
            self._past.press(act)

    def hear(self, what: str, game: Game) -> None:
        """Takes what the page says of itself, KEPT, RENEWABLE or JOINED."""
        if what == RENEWABLE:
            self.is_renewable = True
            game.show()
        elif what == JOINED:
            self._keeper.tell_tab()
            game.show()
        elif what == KEPT:
            game.show("notice.kept")

    def close(self) -> None:
        """No panel is open any more."""
        self.panel = None
        if self._data is not None:
            self._data.end()
            self._data = None
        if self._past is not None:
            self._past.end()
            self._past = None

    def _open(self, panel: str, game: Game) -> None:
        self.close()
        self.panel = panel
        archive = game.archive
        if archive is None:
            return
        if panel in (SETTINGS, ABOUT):
            from .data_presses import DataPresses  # noqa: PLC0415  # as late as the panels

            self._data = DataPresses(self._keeper, self._host, archive, self._showing)
            self._data.begin(game)
        elif panel == PAST:
            from .past_presses import PastPresses  # noqa: PLC0415  # as late as the panels

            self._past = PastPresses(archive, self._host, game)
            self._past.begin()

    def _set(self, assignment: str, game: Game) -> None:
        name, _, value = assignment.partition("=")
        if change(self.settings, name, value) is None:
            key = "notice.bad-name" if name in NAMES else "notice.no-choice"
            self._refuse(told(key, name), game)
        elif name == "language":
            self._showing.speak(value, lambda is_there: self._spoken(value, is_there, game))
        else:
            self._choose(name, value)
            if name in ("pace", "auto_play"):
                game.go_on()  # what waits is timed anew
            else:
                game.show()

    def _refuse(self, why: "Told", game: Game) -> None:
        """Says why not: in the panel if it is open, which hides the table's own line."""
        if self._data is None:
            game.show(why)
        else:
            self._data.refuse(why)
            game.show()

    def _choose(self, name: str, value: str) -> None:
        """Puts a choice in force and keeps it, beside all that is kept now.

        So nothing is kept that only the page's address says, and nothing is lost that another tab
        has kept since.
        """
        self.settings = change(self.settings, name, value) or self.settings
        kept = self._keeper.load_settings(self._keeper.first or self.settings)
        self._keeper.save_settings(change(kept, name, value) or kept)

    def _spoken(self, language: str, is_there: bool, game: Game) -> None:
        """The catalogue of a newly chosen language has come, or can't be had."""
        if is_there:
            self._choose("language", language)
            game.show()
        else:
            game.show(LANGUAGE_MISSING)

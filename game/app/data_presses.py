"""The presses on what is kept: taking a copy out and in, back again, resetting, deleting.

What takes something away takes two presses: the first one arms.
"""

from typing import TYPE_CHECKING

from ..ui.choices import change
from ..ui.panels.data import (
    COPY,
    DELETE,
    DISCARD,
    IMPORT,
    OPEN,
    PASTE,
    READ,
    RESET,
    SAVE,
    UNDO,
    Stored,
)
from ..ui.told import Told, told
from .copying import (
    BadCopy,
    Copy,
    bring_back,
    can_bring_back,
    copy_text,
    kilobytes,
    parts_of,
    put_in_place,
    read_copy,
    remove_all,
)
from .menu import LANGUAGE_MISSING

if TYPE_CHECKING:
    from ..ui.choices import Settings
    from .keeping import Keeper
    from .menu import Game, Menu
    from .ports import Host
    from .showing import Showing

ARMED_FIRST = (IMPORT, UNDO, RESET, DELETE)
OF_ALL_TABS = (IMPORT, UNDO, DELETE)
"""What takes away the session of the first tab too, which goes on with it."""

UNREADABLE = "unreadable"
"""What the host says of a file that is no text."""


class DataPresses:
    """What the panels show of what is kept, and what is pressed there."""

    def __init__(self, keeper: "Keeper", host: "Host", showing: "Showing") -> None:
        self._keeper = keeper
        self._host = host
        self._showing = showing
        self._copy: Copy | None = None
        self._armed = ""
        self._told: Told | None = None
        self._has_read = False  # a pasted text, when its field was left
        self.stored = self._look()

    def refuse(self, why: Told) -> None:
        """Says that a press in the panel can't be obeyed."""
        self._armed = ""
        self._told = why
        self.stored = self._look()

    def rest(self) -> None:
        """Forgets a first press and what was told: something else has been pressed."""
        self._has_read = False
        if self._armed or self._told is not None:
            self._armed = ""
            self._told = None
            self.stored = self._look()

    def press(self, act: str, menu: "Menu", game: "Game") -> None:
        """Does what a press asks for, and shows it."""
        if act == READ and self._has_read:
            self._has_read = False  # leaving the field has read it: that answer stands
            return
        self._told = None
        if act in OF_ALL_TABS and self._keeper.tab > 1:
            self._armed = ""
            self._told = told("data.bad.tab")
        elif act in ARMED_FIRST and self._armed != act:
            self._armed = act
        else:
            self._armed = ""
            self._do(act, menu, game)
        self._has_read = act.startswith(PASTE) and self._told is not None
        self.stored = self._look()
        game.show()

    def _do(self, act: str, menu: "Menu", game: "Game") -> None:
        if act == SAVE:
            self._save()
        elif act == COPY:
            self._hand_out(self._host.copy(self._made()), "data.done.copied", "data.bad.refused")
        elif act in ARMED_FIRST:
            self._take_away(act, menu, game)
        elif act == OPEN:
            self._host.pick(lambda text, problem: self._picked(text, problem, menu, game))
        elif act == READ:
            self._told = told("data.bad.empty")
        elif act.startswith(PASTE):
            self._read(act[len(PASTE) :], menu)
        elif act == DISCARD:
            self._copy = None

    def _take_away(self, act: str, menu: "Menu", game: "Game") -> None:
        """What takes something away, pressed twice."""
        if act == IMPORT and self._copy is not None:
            self._import(self._copy, menu, game)
        elif act == UNDO and can_bring_back(self._keeper.store):
            bring_back(self._keeper.store)
            self._begin_anew("data.done.undone", menu, game)
        elif act == RESET:
            self._told = told("data.done.reset")
            menu.settings = self._default(menu)
            self._keeper.save_settings(menu.settings)
            game.go_on()
        elif act == DELETE:
            remove_all(self._keeper.store)
            self._begin_anew("data.done.deleted", menu, game)

    # Out.

    def _made(self) -> str:
        """The copy, with what it can't hold told."""
        text, left_out = copy_text(self._keeper.store, self._keeper.version, self._keeper.date)
        if left_out:
            self._told = told("data.left-out", *left_out)
        return text

    def _save(self) -> None:
        name = f"schafkopf-{self._keeper.date}.json"
        is_sure = self._host.download(name, self._made())
        self._hand_out(is_sure, "data.done.saved", "data.done.perhaps")

    def _hand_out(self, is_sure: bool, done: str, not_sure: str) -> None:
        """Says what has become of a copy; that it can't hold everything has been said before."""
        if self._told is None:
            self._told = told(done if is_sure else not_sure)

    # In.

    def _picked(
        self, text: "str | None", problem: "str | None", menu: "Menu", game: "Game"
    ) -> None:
        """A file has been chosen, or none."""
        if problem is not None:
            is_text = problem != UNREADABLE
            self._told = told("data.bad.long" if is_text else "data.bad.not-text")
        elif text is None:
            return
        else:
            self._told = None
            self._read(text, menu)
        self.stored = self._look()
        game.show()

    def _read(self, text: str, menu: "Menu") -> None:
        self._copy = None
        if text.strip(" \t\r\n") == "":
            return
        try:
            self._copy = read_copy(text, menu.settings)
        except BadCopy as error:
            self._told = told("data.bad." + error.part, error.name or error.code)

    def _import(self, copy: Copy, menu: "Menu", game: "Game") -> None:
        self._copy = None
        if put_in_place(self._keeper.store, copy):
            self._begin_anew("data.done.imported", menu, game)
        else:
            self._told = told("data.bad.room")

    def _begin_anew(self, done: str, menu: "Menu", game: "Game") -> None:
        """Goes on with what is kept now.

        At once, but for the language, which has to be fetched: until the game has begun anew it
        would write what was played before over what is kept now.
        """

        def spoken(is_there: bool) -> None:
            if is_there:
                menu.settings = change(menu.settings, "language", language) or menu.settings
            game.show(None if is_there else LANGUAGE_MISSING)

        self._copy = None
        self._told = told(done)
        self._keeper.begin_anew()
        kept = self._keeper.load_settings(self._default(menu))
        language = kept.language
        menu.settings = change(kept, "language", menu.settings.language) or kept
        game.begin_anew(self._keeper)
        self._showing.speak(language, spoken)

    # What is so.

    def _default(self, menu: "Menu") -> "Settings":
        """The settings of a first visit, in the language that is spoken: it can be read."""
        first = self._keeper.first or menu.settings
        return change(first, "language", menu.settings.language) or first

    def _look(self) -> Stored:
        store = self._keeper.store
        copy = self._copy
        return Stored(
            parts_of(sorted(store.names())),
            kilobytes(store),
            () if copy is None else copy.parts,
            () if copy is None else copy.unread,
            self._armed,
            can_bring_back(store),
            self._told,
        )

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
from . import archiving
from .checking import Checking
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
    from ..ui.panels.past import Shelf
    from .keeping import Keeper
    from .menu import Game, Menu
    from .ports import Archive, Host
    from .showing import Showing

ARMED_FIRST = (IMPORT, UNDO, RESET, DELETE)
OF_ALL_TABS = (IMPORT, UNDO, DELETE)
"""What takes away the session of the first tab too, which goes on with it."""

CHECKING = "data.checking"
UNREADABLE, NONE = "unreadable", "none"
"""What the archive says of a file that is no text, and where none was chosen."""


class DataPresses:
    """What the panels show of what is kept, and what is pressed there.

    `begin` asks for what only the archive knows.
    """

    def __init__(
        self, keeper: "Keeper", host: "Host", archive: "Archive", showing: "Showing"
    ) -> None:
        self._keeper = keeper
        self._host = host
        self._archive = archive
        self._showing = showing
        self._shelf: Shelf | None = None
        self._copy: Copy | None = None
        self._checking: Checking | None = None
        self._past = 0  # deals that it holds
        self._past_unread = 0  # and those of them that can't be taken over
        self._armed = ""
        self._told: Told | None = None
        self._has_read = False  # a pasted text, when its field was left
        self.stored = self._look()

    def begin(self, game: "Game") -> None:
        """Asks how it stands with the archive, and shows it."""

        def answered(head: str, body: str) -> None:  # noqa: ARG001
            self._shelf = archiving.read_shelf(head)
            self._look_again(game)

        self._archive.ask(archiving.LOOK, "", answered)

    def end(self) -> None:
        """The panel is closed: nobody waits for the deals of a copy any more."""
        if self._checking is not None:
            self._checking.end()
            self._checking = None

    def _look_again(self, game: "Game") -> None:
        self.stored = self._look()
        game.show()

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
        self._has_read = act.startswith(PASTE) and not is_blank(act[len(PASTE) :])
        self._look_again(game)

    def _do(self, act: str, menu: "Menu", game: "Game") -> None:
        if act == SAVE:
            self._save(game)
        elif act == COPY:
            has_past = self._shelf is not None and self._shelf.count > 0
            done = "data.done.copied-without" if has_past else "data.done.copied"
            self._hand_out(self._host.copy(self._made()), done, "data.bad.refused")
        elif act in ARMED_FIRST:
            self._take_away(act, menu, game)
        elif act == OPEN:
            self._take_in(archiving.PICK, "", menu, game)
        elif act == READ:
            self._told = told("data.bad.empty")
        elif act.startswith(PASTE):
            self._copy = None
            if not is_blank(act[len(PASTE) :]):
                self._take_in(archiving.STAGE, act[len(PASTE) :], menu, game)
        elif act == DISCARD:
            self._copy = None

    def _take_away(self, act: str, menu: "Menu", game: "Game") -> None:
        """What takes something away, pressed twice."""
        if act == IMPORT and self._copy is not None:
            self._import(self._copy, menu, game)
        elif act == UNDO and can_bring_back(self._keeper.store):
            bring_back(self._keeper.store)
            self._ask_and_look(archiving.UNDO, game)
            self._begin_anew("data.done.undone", menu, game)
        elif act == RESET:
            self._told = told("data.done.reset")
            menu.settings = self._default(menu)
            self._keeper.save_settings(menu.settings)
            game.go_on()
        elif act == DELETE:
            remove_all(self._keeper.store)
            self._ask_and_look(archiving.CLEAR, game)
            self._begin_anew("data.done.deleted", menu, game)

    def _ask_and_look(self, what: str, game: "Game") -> None:
        """Has the archive changed, and shows it then."""
        self._archive.ask(what, "", lambda head, body: self.begin(game))  # noqa: ARG005

    # Out.

    def _made(self) -> str:
        """The copy, with what it can't hold told."""
        text, left_out = copy_text(self._keeper.store, self._keeper.version, self._keeper.date)
        if left_out:
            self._told = told("data.left-out", *left_out)
        return text

    def _save(self, game: "Game") -> None:
        """Hands out a file: this copy, and the archive adds its deals."""

        def saved(head: str, body: str) -> None:  # noqa: ARG001
            members = archiving.answer(head)
            left = archiving.number(members, "left")
            if left:
                self._told = told("data.past-left-out", str(left))
            self._hand_out(members.get("sure") is True, "data.done.saved", "data.done.perhaps")
            self._look_again(game)

        name = f"schafkopf-{self._keeper.date}.json"
        self._archive.ask(archiving.SAVE, name + "\n" + self._made(), saved)

    def _hand_out(self, is_sure: bool, done: str, not_sure: str) -> None:
        """Says what has become of a copy; that it can't hold everything has been said before."""
        if self._told is None:
            self._told = told(done if is_sure else not_sure)

    # In.

    def _take_in(self, what: str, text: str, menu: "Menu", game: "Game") -> None:
        """Has the archive take a copy apart: it holds the deals, and all else is read here."""

        def taken_apart(head: str, body: str) -> None:
            members = archiving.answer(head)
            problem = archiving.word(members, "problem")
            if problem == NONE:
                return
            self.end()
            self._told = None
            if problem:
                is_text = problem != UNREADABLE
                self._told = told("data.bad.long" if is_text else "data.bad.not-text")
            else:
                self._past = archiving.number(members, "deals")
                self._past_unread = archiving.number(members, "unread")
                self._read(body, menu)
                if self._copy is not None and self._past:
                    self._check(self._copy, game)
                    return
            self._look_again(game)

        self._archive.ask(what, text, taken_apart)

    def _check(self, copy: Copy, game: "Game") -> None:
        """Has the deals of a copy looked at; only then it can be taken over."""

        def checking(left: int) -> None:
            self._told = told(CHECKING, str(left))
            self._look_again(game)

        def checked(deals: int, unread: int) -> None:
            self._copy, self._past, self._past_unread = copy, deals, unread
            self._checking = None
            if self._told is not None and self._told.sentences[0][0] == CHECKING:
                self._told = None
            self._look_again(game)

        self._copy = None
        self._checking = Checking(self._archive, checking, checked)
        self._checking.begin()

    def _read(self, text: str, menu: "Menu") -> None:
        self._copy = None
        try:
            self._copy = read_copy(text, menu.settings)
        except BadCopy as error:
            self._told = told("data.bad." + error.part, error.name or error.code)

    def _import(self, copy: Copy, menu: "Menu", game: "Game") -> None:
        """Takes a copy over: first its deals, which are added, then all else, which is replaced."""

        def taken(head: str, body: str) -> None:  # noqa: ARG001
            is_done = archiving.answer(head).get("done") is True
            if is_done and put_in_place(self._keeper.store, copy):
                self._begin_anew("data.done.imported", menu, game)
                self.begin(game)
                return
            if is_done:
                self._archive.ask(archiving.UNDO, "", lambda head, body: None)  # noqa: ARG005
            self._told = told("data.bad.room")
            self._look_again(game)

        self._copy = None
        self._archive.ask(archiving.TAKE, "", taken)

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
        shelf = self._shelf
        return Stored(
            parts_of(sorted(store.names())) + past_part(0 if shelf is None else shelf.count),
            kilobytes(store),
            () if copy is None else copy.parts + past_part(self._past),
            () if copy is None else copy.unread,
            self._armed,
            can_bring_back(store),
            self._told,
            0 if copy is None else self._past_unread,
            shelf,
        )


def past_part(count: int) -> "tuple[tuple[str, int], ...]":
    """So many past deals, as a part of what is kept."""
    return (("past", count),) if count else ()


def is_blank(text: str) -> bool:
    """Whether there is nothing to read in a text."""
    return text.strip(" \t\r\n") == ""

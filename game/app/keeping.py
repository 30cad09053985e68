"""Saving and loading the session and its deal.

Everything is saved after every action, as text under a few names. What can't be read is set aside
under a name of its own and reported, never deleted and never written over. The modules that read
and write the texts are imported when they are needed: the first hand must not wait for them.
"""

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from ..core.cards import Seat
from ..core.errors import SchafkopfError
from ..core.round import Round
from ..ui.told import Told
from .session import Session

if TYPE_CHECKING:
    from ..ui.choices import Settings
    from .ports import Store

SETTINGS, SESSION, DEAL = "settings", "session", "deal"
PRACTICE = "practice."
MAX_ASIDE = 1000
"""Texts set aside are numbered from 1 to before this."""

MAX_TABS = 1000
"""Tabs of one browser are numbered from 1 to before this: nobody opens as many."""

NOT_KEPT, FULL = "note.not-kept", "note.full"
CLEARED = "note.cleared"
SET_ASIDE = "note.set-aside"
OTHER_TAB = "note.other-tab"
UNREAD = "note.settings-unread"
ALL_UNREAD = "note.settings-lost"

Kept = NamedTuple(
    "Kept",
    [
        ("deal", Round),
        ("seat", Seat),  # the person's
        ("number", int),  # of the deal in its session
        ("bot_seed", int),
        ("taken", int),  # complete tricks that have been taken up from the table
        ("declined", "tuple[str, ...]"),  # KONTRA, RE: what the person will not say in this deal
    ],
)
"""A deal as it is kept."""


class Keeper:
    """The saved game. ``note`` is what the person should know about saving, or None.

    ``first`` are the settings of a first visit, known as soon as settings have been loaded.

    ``record_text`` is the record that play begins from, of the page's address or of the page around
    ours: such deals are kept apart from the session, and a kept deal that began from another one is
    not taken up. It is as it was given: it may not be readable. ``tab`` is
    the number of this tab among those open, from 1: from the second on each keeps its own session.
    """

    def __init__(
        self,
        store: "Store",
        version: str,
        date: str,
        record_text: "str | None" = None,
        tab: int = 1,
    ) -> None:
        self.store = store
        self.version = version
        self.date = date
        self.first: Settings | None = None
        self.tab = tab
        self.record_text = record_text
        self._prefix = "" if record_text is None and tab == 1 else PRACTICE
        if tab > 1:
            self._prefix += f"{tab}."
        self._source = None if record_text is None else _digest(record_text)
        self._sentences: list[tuple[str, tuple[str, ...]]] = []
        self._others: tuple[tuple[str, object], ...] = ()
        self._untouchable: dict[str, str] = {}  # what lies there unread, and has no room elsewhere
        self._known: dict[str, str] = {}  # what lies there by name, as far as this page knows
        self._unkept: dict[str, str] = {}  # what should lie there, and has no room yet
        if tab > 1:
            self._tell(OTHER_TAB)

    @property
    def note(self) -> "Told | None":
        """What the person should know about saving."""
        sentences = self._sentences
        if self._unkept:  # then what was cleared isn't kept anew either
            sentences = [each for each in sentences if each[0] != CLEARED]
            sentences.append((FULL if self._is_something_kept() else NOT_KEPT, ()))
        return Told(tuple(sentences)) if sentences else None

    def _is_something_kept(self) -> bool:
        """Whether a reload finds anything of before."""
        names = (SETTINGS, self._prefix + SESSION, self._prefix + DEAL)
        return any(self.store.holds(name) for name in names if name not in self._untouchable)

    def _tell(self, key: str, names: "tuple[str, ...]" = ()) -> None:
        if (key, names) not in self._sentences:
            self._sentences.append((key, names))

    def begin_anew(self) -> None:
        """Forgets what was said of what is kept: it is other texts now."""
        self._sentences = []
        self._others = ()
        self._untouchable = {}
        self._known = {}
        self._unkept = {}

    def tell_tab(self) -> None:
        """Notes that another tab has been opened since."""
        self._tell(OTHER_TAB)

    def tell_cleared(self) -> None:
        """Notes that what was kept has been deleted under the open page."""
        self._tell(CLEARED)

    def load_settings(self, default: "Settings") -> "Settings":
        """The settings kept, or the default."""
        self.first = default
        text = self._read(SETTINGS)
        if text is None:
            return default
        from .settings_text import ALL, read_settings  # noqa: PLC0415  # nothing kept: not needed

        read = read_settings(text, default)
        self._others = read.others
        if read.unread:
            if read.unread == (ALL,):
                self._tell(ALL_UNREAD)
            else:
                self._tell(UNREAD, read.unread)
            self._put_aside(SETTINGS, text)
            self.save_settings(read.settings)  # mended: it is not told again
        return read.settings

    def save_settings(self, settings: "Settings") -> None:
        """Keeps the settings."""
        from .settings_text import settings_text  # noqa: PLC0415  # after the first hand

        self._write(SETTINGS, settings_text(settings, self._others))

    def set_deal_aside(self) -> None:
        """Sets the kept deal aside: it belongs to no session that is known."""
        text = self.store.read(self._prefix + DEAL)
        if text is not None:
            self._set_aside(self._prefix + DEAL, text)

    def load_session(self) -> "Session | None":
        """The session kept, None if there is none that can be read."""
        text = self._read(self._prefix + SESSION)
        if text is None:
            return None
        from .session_text import read_session  # noqa: PLC0415  # nothing kept: not needed

        try:
            return read_session(text)
        except SchafkopfError:
            self._set_aside(self._prefix + SESSION, text)
            return None

    def save_session(self, session: Session) -> None:
        """Keeps the session."""
        from .session_text import session_text  # noqa: PLC0415  # after the first hand

        self._write(self._prefix + SESSION, session_text(session))

    def load_deal(self) -> "Kept | None":
        """The deal kept, None if there is none, or only one from another source."""
        text = self._read(self._prefix + DEAL)
        if text is None:
            return None
        from .deal_text import read_deal  # noqa: PLC0415  # nothing kept: not needed

        try:
            return read_deal(text, self._source)
        except SchafkopfError:
            self._set_aside(self._prefix + DEAL, text)
            return None

    def save_deal(self, kept: Kept, levels: "tuple[str, ...]") -> None:
        """Keeps the deal after an action."""
        from .deal_text import deal_text  # noqa: PLC0415  # after the first hand

        meta: OrderedDict[str, object] = OrderedDict()
        meta["program"] = self.version
        meta["date"] = self.date
        meta["seat"] = kept.seat
        meta["levels"] = list(levels)
        if self._source is not None:
            meta["source"] = self._source
        self._write(self._prefix + DEAL, deal_text(kept, meta))

    def _read(self, name: str) -> "str | None":
        self._mend(name)
        text = self.store.read(name)
        if text:
            self._known[name] = text
        return text

    def _write(self, name: str, text: str) -> None:
        self._mend(name)
        self._unkept[name] = text
        if self._try(name):
            for other in sorted(self._unkept):  # there may be room for them now
                self._try(other)

    def _try(self, name: str) -> bool:
        """Keeps what should lie under a name; False without room for it, or for what lies there."""
        if name in self._untouchable and not self._put_aside(name, self._untouchable[name]):
            return False
        if not self.store.write(name, self._unkept[name]):
            return False
        self._known[name] = self._unkept.pop(name)
        return True

    def _mend(self, name: str) -> None:
        """Keeps anew what has been deleted under the open page, if that is so of this name.

        Settings only if nothing is left: else another tab has deleted or replaced them on purpose.
        """
        if name not in self._known or self.store.length(name):
            return
        known, self._known = self._known, {}
        if self.store.names():
            known.pop(SETTINGS, None)
        for each in sorted(known):
            if self.store.length(each):
                self._known[each] = known[each]
            else:
                self._unkept.setdefault(each, known[each])
                self._try(each)
        self._tell(CLEARED)

    def _set_aside(self, name: str, text: str) -> None:
        self._tell(SET_ASIDE)
        self._put_aside(name, text)

    def _put_aside(self, name: str, text: str) -> bool:
        self._known.pop(name, None)  # the store may have emptied the name itself
        for number in range(1, MAX_ASIDE):
            aside = f"{name}.unreadable.{number}"
            there = self.store.read(aside)
            # The same text may be there as long as the page lives, from when there was no room; or
            # for good, if it is too long to be read: the store has put it there, and only says so.
            if there == text and self.store.holds(aside):
                self._untouchable.pop(name, None)
                return True
            if there is None or there == text:
                if not self.store.write(aside, text):
                    break
                self._untouchable.pop(name, None)
                return True
        # It can't be set aside: so nothing may be written over it as long as that is so.
        self._untouchable[name] = text
        return False


def _digest(text: str) -> str:
    return sha256(text.encode()).digest().hex()  # noqa: FURB181  # MicroPython has no hexdigest

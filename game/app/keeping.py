"""Saving and loading the session and its deal.

Everything is saved after every action, as text under a few names. What can't be read is set aside
under a name of its own and reported, never deleted and never written over.
"""

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from ..core.errors import SchafkopfError
from ..core.record import parse_record, record_of, replay
from ..core.round import Round
from .session import Session, read_session
from .settings import read_settings, settings_text

if TYPE_CHECKING:
    from ..ui.screen import Settings
    from .ports import Store

SETTINGS, SESSION, DEAL = "settings", "session", "deal"
PRACTICE = "practice."
MAX_ASIDE = 1000
"""Texts set aside are numbered from 1; so many would have to fail before one is lost."""

NOT_KEPT = "note.not-kept"
SET_ASIDE = "note.set-aside"

Kept = NamedTuple(
    "Kept",
    [
        ("deal", Round),
        ("number", int),  # of the deal in its session
        ("bot_seed", int),
        ("taken", int),  # complete tricks that have been taken up from the table
    ],
)
"""A deal as it is kept."""


class Keeper:
    """The saved game. ``note`` is the key of what the person should know about saving, or None.

    ``source`` is the record that the page's address begins from, if it holds one: such deals are
    kept apart from the session, and a kept deal from another source is not taken up.
    """

    def __init__(
        self, store: "Store", version: str, date: str, source: "str | None" = None
    ) -> None:
        self._store = store
        self.version = version
        self._date = date
        self._prefix = "" if source is None else PRACTICE
        self._source = None if source is None else sha256(source.encode()).digest().hex()  # noqa: FURB181  # portable
        self.note: str | None = None

    def load_settings(self, default: "Settings") -> "Settings":
        """The settings kept, or the default."""
        text = self._store.read(SETTINGS)
        if text is None:
            return default
        settings, unread = read_settings(text, default)
        if unread:
            self._set_aside(SETTINGS, text)
        return settings

    def save_settings(self, settings: "Settings") -> None:
        """Keeps the settings."""
        self._write(SETTINGS, settings_text(settings))

    def load_session(self) -> Session:
        """The session kept, or a new one."""
        text = self._store.read(self._prefix + SESSION)
        if text is None:
            return Session()
        try:
            return read_session(text)
        except SchafkopfError:
            self._set_aside(self._prefix + SESSION, text)
            return Session()

    def save_session(self, session: Session) -> None:
        """Keeps the session."""
        self._write(self._prefix + SESSION, session.to_text())

    def load_deal(self) -> "Kept | None":
        """The deal kept, None if there is none."""
        text = self._store.read(self._prefix + DEAL)
        if text is None:
            return None
        try:
            record = parse_record(text)
            deal = replay(record)
        except SchafkopfError:
            self._set_aside(self._prefix + DEAL, text)
            return None
        meta = record.meta or {}
        if meta.get("source") != self._source:
            return None
        tricks = len(deal.table.tricks)
        return Kept(
            deal,
            _number(meta.get("number"), 1),
            _number(meta.get("seed"), 0),
            min(_number(meta.get("taken"), 0), tricks),
        )

    def save_deal(self, kept: Kept, session: Session, levels: "tuple[str, ...]") -> None:
        """Keeps the deal after an action."""
        meta: OrderedDict[str, object] = OrderedDict()
        meta["program"] = self.version
        meta["date"] = self._date
        meta["seat"] = session.seat
        meta["levels"] = list(levels)
        meta["number"] = kept.number
        meta["seed"] = kept.bot_seed
        meta["taken"] = kept.taken
        if self._source is not None:
            meta["source"] = self._source
        self._write(self._prefix + DEAL, record_of(kept.deal, meta).to_text())

    def _write(self, name: str, text: str) -> None:
        if not self._store.write(name, text):
            self.note = NOT_KEPT

    def _set_aside(self, name: str, text: str) -> None:
        self.note = SET_ASIDE
        for number in range(1, MAX_ASIDE):
            aside = f"{name}.unreadable.{number}"
            there = self._store.read(aside)
            if there == text:
                return
            if there is None:
                self._write(aside, text)
                return


def _number(value: object, default: int) -> int:
    """A number of a record's meta, where anything may stand; else the default."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 60:
        return default
    return value

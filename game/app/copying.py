"""A copy of everything that is kept, as one text; and putting one in the place of what is there.

    {"v": 1, "what": "schafkopf", "program": "...", "date": "2026-11-30",
     "kept": {"deal": "...", "session": "...", "settings": "...", "deal.unreadable.1": "..."}}

``kept`` holds the kept texts by their names (keeping.py), each as it is, so that nothing is lost on
the way, not even what could not be read. A copy is checked wholly before anything is changed. What
another version adds gets a name of its own here, with its reader in `_check`; members beside
``kept`` are no data and may be ignored; ``v`` grows when an older version must not read a copy. The
archive of finished deals is a member ``deals`` of the file alone: static/js/archive.js adds it to
the copy, and takes it out before the copy is read here.

What was there before a copy was taken over is kept under names that begin with BEFORE, until it is
brought back or another copy comes.
"""

from typing import TYPE_CHECKING, NamedTuple

from ..core.errors import BAD_JSON, BAD_REQUEST, UNKNOWN_VERSION, BadText, SchafkopfError
from ..core.quoting import is_half, json_text
from ..core.record import parse_record, replay
from ..core.strict_json import read_json
from .keeping import DEAL, MAX_ASIDE, MAX_TABS, PRACTICE, SESSION, SETTINGS
from .parameters import shown
from .session_text import read_session
from .settings_text import ALL, read_settings

if TYPE_CHECKING:
    from ..ui.choices import Settings
    from .ports import Store

    Texts = tuple[tuple[str, str], ...]
    Parts = tuple[tuple[str, int], ...]

VERSION = 1
WHAT = "schafkopf"
BEFORE = "before."
EARLIER = "earlier."
"""How the names of those begin that lay under BEFORE, while a copy is put in place."""
ASIDE = ".unreadable."
MAX_LENGTH = 300_000
"""Characters of a copy at most: so many the page reads in seconds. archive.js knows it too."""
FRAME_LENGTH = 200
"""Characters of a copy around the kept texts, at most."""

IS_COPY, IS_LONG, IS_VERSION, OTHERS = "copy", "long", "version", "name"
"""What can be wrong beside the kept texts: the whole, its length or version, a name."""

Copy = NamedTuple(
    "Copy",
    [
        ("texts", "Texts"),  # name and text, sorted by name
        ("parts", "Parts"),  # what it holds: kind and how many
        ("unread", "tuple[str, ...]"),  # settings that can't be read
    ],
)
"""A copy that has been checked."""


class BadCopy(BadText):
    """A copy that can't be taken over.

    ``part`` is IS_COPY, IS_LONG, IS_VERSION, SETTINGS, SESSION, DEAL, or OTHERS with the ``name``
    that isn't known.
    """

    def __init__(self, code: str, message: str, part: str, name: str = "") -> None:
        super().__init__(code, message)
        self.part = part
        self.name = name


def kept_names(store: "Store") -> list[str]:
    """The names of everything kept but what was there before a copy."""
    names = [name for name in sorted(store.names()) if not name.startswith(BEFORE)]
    return [name for name in names if not name.startswith(EARLIER)]


def parts_of(names: "list[str]") -> "Parts":
    """What lies under these names: kinds in a fixed order, and how many of each."""
    counts = {SETTINGS: 0, SESSION: 0, DEAL: 0, "practice": 0, "aside": 0, "before": 0}
    for name in names:
        if name.startswith(BEFORE):
            counts["before"] = 1
        elif ASIDE in name:
            counts["aside"] += 1
        elif name.startswith(PRACTICE):
            counts["practice"] = 1
        elif name in counts:
            counts[name] = 1
    kinds = (SETTINGS, SESSION, DEAL, "practice", "aside", "before")
    return tuple([(kind, counts[kind]) for kind in kinds if counts[kind]])


def kilobytes(store: "Store") -> int:
    """How much is kept, in thousands of characters, rounded up."""
    length = sum([len(name) + store.length(name) for name in store.names()])
    return (length + 999) // 1000


def copy_text(store: "Store", program: str, date: str) -> tuple[str, tuple[str, ...]]:
    """Everything kept as one text that `read_copy` can read, and the names that it can't hold.

    Those are texts set aside that are too long, or are no Unicode.
    """
    names = kept_names(store)
    names.sort(key=lambda name: (ASIDE in name, name))  # what counts has the first claim
    room = MAX_LENGTH - FRAME_LENGTH
    kept: list[str] = []
    left_out: list[str] = []
    for name in names:
        text = store.read(name) if store.length(name) <= room else None
        member = "" if text is None else json_text(name) + ": " + json_text(text)
        is_room = text is not None and len(member) + 2 <= room
        if text is not None and is_room and not _has_half(name + text, member):
            kept.append(member)
            room -= len(member) + 2
        else:
            left_out.append(name)
    head = f'{{"v": {VERSION}, "what": {json_text(WHAT)}, "program": {json_text(program)}'
    date_text = json_text(date)
    return f'{head}, "date": {date_text}, "kept": {{{", ".join(kept)}}}}}', tuple(left_out)


def _has_half(text: str, in_json: str) -> bool:
    """Whether a text holds half a surrogate pair, which JSON writes as an escape."""
    return "\\ud" in in_json and any(is_half(char) for char in text)


def read_copy(text: str, default: "Settings") -> Copy:
    """The copy that a text holds. BadCopy if anything in it is not as it should be."""
    members = _members(text)
    if not isinstance(members, dict) or members.get("what") != WHAT:
        raise BadCopy(BAD_REQUEST, "not a copy of this game", IS_COPY)
    version = members.get("v")
    if isinstance(version, bool) or not isinstance(version, int) or version != VERSION:
        raise BadCopy(UNKNOWN_VERSION, "a copy of another version", IS_VERSION)
    kept = members.get("kept")
    if not isinstance(kept, dict) or not kept:
        raise BadCopy(BAD_REQUEST, "the copy holds nothing", IS_COPY)
    names = sorted(kept)
    texts = []
    unread: tuple[str, ...] = ()
    for name in names:
        member = kept[name]
        if not isinstance(member, str):
            raise BadCopy(BAD_REQUEST, "what is kept is text", OTHERS, shown(name))
        unread += _check(name, member, default)
        texts.append((name, member))
    return Copy(tuple(texts), parts_of(names), unread)


def _members(text: str) -> object:
    try:
        if len(text) <= MAX_LENGTH:
            return read_json(text)
        wrong = BadCopy(BAD_JSON, f"the text has more than {MAX_LENGTH} characters", IS_LONG)
    except SchafkopfError as error:
        wrong = BadCopy(error.code, error.message, IS_COPY)
    raise wrong


def _check(name: str, text: str, default: "Settings") -> tuple[str, ...]:
    """Reads one kept text as it will be read; gives back the settings that can't be.

    BadCopy if it can't be read, or has a name that nothing is kept under.
    """
    part = name[len(PRACTICE) :] if name.startswith(PRACTICE) else name
    if name.startswith(PRACTICE):
        part = _without_tab(part)
    if ASIDE in part:
        _check_aside(name, part)
    elif name == SETTINGS:
        unread = read_settings(text, default).unread
        if unread == (ALL,):
            raise BadCopy(BAD_JSON, "the settings can't be read", SETTINGS)
        return unread
    elif part in (SESSION, DEAL):
        fault = _fault(part, text)
        if fault is not None:
            raise BadCopy(fault.code, fault.message, part)
    else:
        raise BadCopy(BAD_REQUEST, "nothing is kept under such a name", OTHERS, shown(name))
    return ()


def _fault(part: str, text: str) -> "SchafkopfError | None":
    """Why a session or a deal can't be read; None if it can."""
    try:
        if part == SESSION:
            read_session(text)
        else:
            replay(parse_record(text))
    except SchafkopfError as error:
        return error
    return None


def _without_tab(part: str) -> str:
    """A name without the number of the tab it is of, if it is of one."""
    number, _, rest = part.partition(".")
    return rest if _is_number(number, 2, MAX_TABS) else part


def _check_aside(name: str, part: str) -> None:
    of, _, number = part.partition(ASIDE)
    if of not in (SETTINGS, SESSION, DEAL) or not _is_number(number, 1, MAX_ASIDE):
        raise BadCopy(BAD_REQUEST, "no text set aside has such a name", OTHERS, shown(name))


def _is_number(text: str, first: int, end: int) -> bool:
    """Whether a text is a number from the first to before the end, as it is written."""
    is_number = 0 < len(text) < 4 and all(char in "0123456789" for char in text)
    return is_number and text[0] != "0" and first <= int(text) < end


def put_in_place(store: "Store", copy: Copy) -> bool:
    """Puts a copy in the place of everything kept, which is kept under BEFORE.

    False, and nothing has changed, if there is no room for both. What was kept gets another name
    unread: it may be too long to be read.
    """
    names = kept_names(store)
    moves = [(name, EARLIER + name) for name in sorted(_before(store))]
    earlier = list(moves)
    moves += [(name, BEFORE + name) for name in names]
    is_kept = _is_kept(store, names)
    is_room = _are_moved(store, moves, is_kept)
    if is_room:
        for name, text in copy.texts:
            is_room = (store.write(name, text) or not is_kept) and is_room
        if not is_room:
            bring_back(store)
            _are_moved(store, [(there, name) for name, there in earlier], is_kept)
    if is_room:
        for _, there in earlier:
            store.remove(there)
    return is_room


def _are_moved(store: "Store", moves: "list[tuple[str, str]]", is_kept: bool) -> bool:
    """Gives all these texts other names, or none; where nothing is kept, in any case."""
    for at, (name, there) in enumerate(moves):
        if not store.rename(name, there) and is_kept:
            for old, new in reversed(moves[:at]):
                store.rename(new, old)
            return False
    return True


def _before(store: "Store") -> list[str]:
    """The names of what was there before a copy."""
    return [name for name in store.names() if name.startswith(BEFORE)]


def _is_kept(store: "Store", names: list[str]) -> bool:
    """Whether what is written outlives this page at all, however little room there is."""
    for name in names:
        if ASIDE not in name:  # else it may be too long to be read
            return store.write(name, store.read(name) or "")
    is_kept = store.write(BEFORE, "")
    store.remove(BEFORE)
    return is_kept


def can_bring_back(store: "Store") -> bool:
    """Whether what was there before a copy is still kept."""
    return bool(_before(store))


def bring_back(store: "Store") -> None:
    """Puts back what was there before a copy was taken over, in the place of everything."""
    for name in kept_names(store):
        store.remove(name)
    for name in sorted(_before(store)):
        store.rename(name, name[len(BEFORE) :])


def remove_all(store: "Store") -> None:
    """Deletes everything kept."""
    for name in sorted(store.names()):
        store.remove(name)

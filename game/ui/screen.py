"""Screen: everything that a scene is built from, as one plain value that the app hands over.

Nothing hidden is in it: of the deal it holds the person's View and, at the end, the Result.
"""

from typing import TYPE_CHECKING, NamedTuple

from .choices import WAIT

if TYPE_CHECKING:
    from ..core.reasons import Reason
    from ..core.settle import Result
    from ..core.view import View
    from .choices import Settings
    from .panels.data import Stored
    from .panels.past import Past
    from .told import Told

PLACES = ("me", "left", "across", "right")
"""Where a seat is for the person: clockwise from the person."""

LAST_TRICK = "last-trick"
SCORES = "scores"
SETTINGS = "settings"
ABOUT = "about"
HELP = "help"
PAST = "past"
PANELS = (LAST_TRICK, SCORES, SETTINGS, ABOUT, HELP, PAST)
"""The panels that open over the table; each one's name is also the word that opens it."""

ASK_KONTRA, ASK_RE = "kontra", "re"

Played = NamedTuple(
    "Played",
    [
        ("number", int),  # of the deal in the session, from 1
        ("kind", "str | None"),  # None: all passed
        ("declarer", "int | None"),
        ("scores", "tuple[int, ...]"),  # by seat
    ],
)
"""A finished deal as the list of scores shows it."""


class Screen:
    """The state of the table as one person sees it. Treat it as a value.

    ``scores`` go by seat: the running score, this deal included once it is settled. ``asking`` is
    ASK_KONTRA or ASK_RE while the table waits for that answer. ``panel`` is one of PANELS.
    ``notice`` is a Reason, the key of a text (``notice.…``) or Told. ``armed`` is the action that
    waits for its second press, written as in the document (``solo``, ``play:GX``). ``resting``: the
    complete trick still lies on the table. ``note`` is a quiet line, Told or the key of a text
    (``note.…``), such as that nothing can be saved here. ``history`` holds the finished deals,
    oldest first. ``is_renewable``: there is a newer version of the page than this one.
    ``can_finish``: the rest of the deal may be played at once.
    ``has_beside``: what stands beside the table is wished for and can be drawn. ``lesson`` is the
    step of the lesson being held, if one is; ``offers_lesson``: one may be begun.
    ``stored`` says what is kept in this browser, while a panel shows it. ``strong`` is how it
    stands with the strong bots (``strong.…`` are the texts), None where nobody plays so. ``past``
    is what is seen of past deals, while their panel is open.
    """

    __slots__ = (
        "armed",
        "asking",
        "can_finish",
        "deal_number",
        "has_beside",
        "history",
        "is_renewable",
        "lesson",
        "note",
        "notice",
        "offers_lesson",
        "panel",
        "past",
        "resting",
        "result",
        "scores",
        "settings",
        "stored",
        "strong",
        "version",
        "view",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - one value with many members, given by name
        self,
        view: "View",
        settings: "Settings",
        scores: "tuple[int, ...]" = (0, 0, 0, 0),
        deal_number: int = 1,
        asking: "str | None" = None,
        panel: "str | None" = None,
        notice: "Reason | Told | str | None" = None,
        armed: "str | None" = None,
        resting: bool = False,
        result: "Result | None" = None,
        history: "tuple[Played, ...]" = (),
        note: "Told | str | None" = None,
        version: str = "",
        is_renewable: bool = False,
        can_finish: bool = False,
        has_beside: bool = False,
        lesson: "str | None" = None,
        offers_lesson: bool = False,
        stored: "Stored | None" = None,
        strong: "str | None" = None,
        past: "Past | None" = None,
    ) -> None:
        self.view = view
        self.settings = settings
        self.scores = scores
        self.deal_number = deal_number
        self.asking = asking
        self.panel = panel
        self.notice = notice
        self.armed = armed
        self.resting = resting
        self.result = result
        self.history = history
        self.note = note
        self.version = version
        self.is_renewable = is_renewable
        self.can_finish = can_finish
        self.has_beside = has_beside
        self.lesson = lesson
        self.offers_lesson = offers_lesson
        self.stored = stored
        self.strong = strong
        self.past = past

    @property
    def is_over(self) -> bool:
        """Whether the reckoning is shown: the deal is over and its last trick has been taken up."""
        return self.view.table.phase in ("done", "passed") and not self.resting

    @property
    def pace(self) -> str:
        """How fast the table goes, one of PACES: a lesson waits, whatever is chosen."""
        return self.settings.pace if self.lesson is None else WAIT

    @property
    def waits_for_me(self) -> bool:
        """Whether a complete trick lies until the person goes on."""
        return self.pace == WAIT

    def place(self, seat: int) -> str:
        """Where a seat is for the person, one of PLACES."""
        return PLACES[(seat - self.view.seat) % 4]

    def seat_at(self, place: str) -> int:
        """The seat at a place."""
        return (self.view.seat + PLACES.index(place)) % 4

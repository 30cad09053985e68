"""The strong bots: asked in a worker, and represented by the page's own wherever it fails.

The worker may be missing, take its time, raise, hang, say nonsense or die in the middle of a deal.
What it doesn't decide in time is decided on the page; what it says is checked by the rules before
it counts. A worker that has failed is done away with and made again, but not for ever.
"""

from typing import TYPE_CHECKING, Protocol

from ..core.errors import SchafkopfError
from . import pacing
from .bots import GOOD_LEVEL, THINKING
from .request_text import read_greeting, read_reply, request_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core.view import View
    from .ports import Chooser, Clock, Mind

FETCHED, READY, REPLY, LOST = "fetched", "ready", "reply", "lost"
"""What is heard of a worker: its files are there, it can be asked, it has answered, it won't answer
any more."""

BARRED, LOADING, LATE, GONE = "barred", "loading", "late", "gone"
"""States besides READY: no worker may be tried here; one is being made; it owes an answer; none is
tried any more."""

HAVE_COME, ARE_AWAY, HAVE_GONE = "notice.strong-ready", "notice.strong-lost", "notice.strong-gone"
"""What the person is told: they play now; the page's own play for them, for a while or for good."""

FETCH_MS = 600_000
"""For the worker's files to come: 6 MB over a slow line."""
START_MS = 90_000
"""For a worker to get up with them; Pyodide takes a phone 10 to 20 seconds."""
ANSWER_MS = 900
"""For an answer; then the page decides, and has within a second."""
GRACE_MS = 4_000
"""And for an answer that is late; then the worker hangs."""
PAUSE_MS = 2_000
"""Between the end of a worker and the next one."""
MOST_FAULTS = 3
"""Workers that are tried."""
FORGIVEN_AFTER = 50
"""So many answers in a row, and earlier faults don't count any more."""


class Side(Protocol):
    """The table that the strong bots sit at."""

    def pace(self) -> str:
        """How fast it goes."""

    def tell(self, news: str) -> None:
        """Tells the person HAVE_COME, ARE_AWAY or HAVE_GONE."""

    def on_thought(self) -> None:
        """Asks again what was answered with THINKING."""


class StrongBots:
    """``state`` is one of those above, None while nobody wants strong bots.

    ``own`` decides whenever the worker doesn't. A question is put to the worker once: asked again,
    it is answered with THINKING until the answer is there. A question about another table or seat
    takes its place, and an answer to the former is dropped.
    """

    def __init__(self, clock: "Clock", mind: "Mind", own: "Chooser", table: Side) -> None:
        self.state: str | None = None
        self._clock = clock
        self._mind = mind
        self._own = own
        self._table = table
        self._timer: int | None = None
        self._faults = 0
        self._in_a_row = 0
        self._number = 0
        self._view: View | None = None  # what the last question is about
        self._asking: str | None = None
        self._answer: str | None = None  # to the last question

    @property
    def is_ready(self) -> bool:
        """Whether the worker decides."""
        return self.state == READY

    def want(self, is_wanted: bool) -> None:
        """Has a worker made, or does away with it."""
        if is_wanted == (self.state is not None):
            return
        if not is_wanted:
            self._stop()
            self.state = None
            self._table.on_thought()
        elif self._mind.is_possible:
            self._faults = 0
            self._begin()
        else:
            self.state = BARRED

    def choose(self, view: "View", seed: int) -> str:
        """The action of a bot whose turn it is, or THINKING."""
        if not self.is_ready:
            return self._own.choose(view, GOOD_LEVEL, seed)
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        answer = self._asked(view, None, seed)
        return THINKING if answer is None else answer

    def answer(self, view: "View", asking: str, seed: int) -> "str | None":
        """A bot's answer when Kontra or Re is asked: that word, None, or THINKING."""
        if not self.is_ready:
            return self._own.answer(view, asking, GOOD_LEVEL, seed)
        return self._asked(view, asking, seed)

    # Asking.

    def _asked(self, view: "View", asking: "str | None", seed: int) -> "str | None":
        """The answer to a question, if it is the last one; else it is put to the worker."""
        last = self._view
        if (
            last is None
            or last.table is not view.table
            or last.seat != view.seat
            or self._asking != asking
        ):
            self._number += 1
            self._view, self._asking, self._answer = view, asking, THINKING
            self._later(ANSWER_MS, self._overdue)
            milliseconds = pacing.thinking(self._table.pace(), asking is not None)
            self._mind.ask(request_text(view, asking, seed, milliseconds, self._number))
        return self._answer

    def _is_answer(self, action: "str | None") -> bool:
        """Whether the rules allow this as the answer to the last question."""
        if self._asking is not None:
            return action in (None, self._asking)
        return self._view is not None and action in self._view.legal()

    # What is heard.

    def _hear(self, what: str, text: str) -> None:
        """Takes what is heard of the worker; what nobody can make sense of is its end."""
        try:
            if what == FETCHED:
                self._later(START_MS, self._fail)
            elif what == READY:
                read_greeting(text)
                self._return()
            elif what == REPLY:
                self._on_reply(*read_reply(text))
            else:
                self._fail()
        except SchafkopfError:
            self._fail()

    def _on_reply(self, number: int, action: "str | None") -> None:
        if number != self._number or self._answer != THINKING:
            return  # to a question that nobody has any more
        if self.state == LATE:
            self._return()
        elif self._is_answer(action):
            self._cancel()
            self._in_a_row += 1
            if self._in_a_row >= FORGIVEN_AFTER:
                self._faults = 0
            self._answer = action
            self._table.on_thought()
        else:
            self._fail()

    # The worker's life.

    def _begin(self) -> None:
        self.state = LOADING
        self._later(FETCH_MS, self._fail)
        self._mind.begin(self._hear)

    def _return(self) -> None:
        """The worker is there, or there again."""
        self._cancel()
        self._view = None
        self.state = READY
        self._table.tell(HAVE_COME)

    def _overdue(self) -> None:
        """The page decides until the worker answers."""
        self.state = LATE
        self._later(GRACE_MS, self._fail)
        self._table.tell(ARE_AWAY)
        self._table.on_thought()

    def _fail(self) -> None:
        """The worker is done away with; another one is tried, if there were not too many."""
        was_ready = self.is_ready
        self._stop()
        self._faults += 1
        if self._faults < MOST_FAULTS:
            self.state = LOADING
            self._later(PAUSE_MS, self._begin)
            if was_ready:  # else the person knows already, or they have not come yet
                self._table.tell(ARE_AWAY)
        else:
            self.state = GONE
            self._table.tell(HAVE_GONE)
        self._table.on_thought()

    def _stop(self) -> None:
        self._cancel()
        self._mind.end()
        self._view = None
        self._in_a_row = 0

    def _cancel(self) -> None:
        if self._timer is not None:
            self._clock.cancel(self._timer)
        self._timer = None

    def _later(self, milliseconds: int, due: "Callable[[], None]") -> None:
        """Lets one thing happen later, in the place of whatever was to happen."""
        self._cancel()
        self._timer = self._clock.after(milliseconds, due)

"""A deal looked at step by step: its record, taken apart into what the table showed after each act.

Nothing is played, nothing is kept, no bot is asked.
"""

from typing import TYPE_CHECKING

from ..core.cards import SEATS, card_set
from ..core.record import record_of, replay, replay_view
from ..core.round import Round
from ..core.table import AUCTION, DONE, KONTRA, NAMING, RE, Table
from ..core.view import View
from ..ui import choices
from ..ui.actions import REPLAY, WAIT
from ..ui.diff import POLITE, focus, say
from ..ui.replay import BACK, FIRST, FORWARD, LAST, LEAVE, RUN, Moment, replay_scene, step_text
from ..ui.screen import Screen
from . import pacing
from .deal_text import whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core.cards import CardSet, Seat
    from ..core.record import Record
    from ..core.settle import Result
    from ..ui.choices import Settings
    from .controller import Controller
    from .ports import Clock
    from .showing import Showing

    # What is seen, and whether its complete trick still lies on the table.
    Look = tuple[View, bool]

NOTHING = (0, 0, 0, 0)


def seat_of(record: "Record") -> "Seat":
    """From which seat a record is looked at: the only hand's, else its person's, else seat 0."""
    if record.viewer is not None:
        return record.viewer
    seat = whole_number((record.meta or {}).get("seat"), 0)
    return seat if seat <= 3 else 0


def looks_of(record: "Record") -> "list[Look]":
    """What is seen after each step; a finished deal ends with its reckoning.

    SchafkopfError if the record's log isn't one that the rules allow.
    """
    if record.viewer is None:
        replay(record)
    else:
        replay_view(record)
    seat = seat_of(record)
    view = View(Table(record.ruleset, record.deck, record.dealer), seat, record.hands[seat] or ())
    looks = [(view, False)]
    for actor, action in record.log:
        taken = view.table.complete_tricks
        view = view.after(actor, action)
        looks.append((view, view.table.complete_tricks > taken))
    if view.table.phase == DONE:
        looks.append((view, False))
    return looks


def result_of(table: Table) -> "Result | None":
    """What a deal pays, worked out from the cards as they were played; None if it isn't over."""
    hands = tuple([table.cards_played_by(seat) for seat in SEATS])
    return Round(table, hands).result()


class Replaying:
    """A record on the screen. `show` shows its first step, `on_event` takes what is pressed.

    The steps follow by themselves, at the pace of the settings, from a press on until the next one;
    `stop` ends that before something else is shown in this one's place. ``settings`` gives those in
    force. ``before`` is the score of the session before this deal, by seat. ``on_left`` is called
    when the person leaves it, with the press that did it if that is for somebody else; without it
    there is nowhere to go. SchafkopfError if the record isn't a deal that the rules allow.
    """

    def __init__(
        self,
        clock: "Clock",
        showing: "Showing",
        settings: "Callable[[], Settings]",
        record: "Record",
        before: "tuple[int, ...]" = NOTHING,
        on_left: "Callable[[str | None], None] | None" = None,
    ) -> None:
        self._clock = clock
        self._settings = settings
        self._showing = showing
        self._looks = looks_of(record)
        self._result = result_of(self._looks[-1][0].table)
        self._dealt: tuple[CardSet | None, ...] = tuple(
            [None if hand is None else card_set(hand) for hand in record.hands]
        )
        self._before = before
        self._on_left = on_left
        self._next: int | None = None  # the clock's number, while the steps follow by themselves
        self.step = 0

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._looks) - 1

    @property
    def table(self) -> Table:
        """The table at this step."""
        return self._looks[self.step][0].table

    def on_event(self, event: str) -> None:
        """Takes one event of the page, as the controller does."""
        kind, _, what = event.partition(":")
        if kind == "page":
            return
        was_running = self._next is not None
        self.stop()
        steps = {FIRST: 0, BACK: self.step - 1, FORWARD: self.step + 1, LAST: self.last}
        if was_running and event in ("key:skip", "act:" + RUN):
            self.show()
        elif event == "key:skip":
            self._go(self.step + 1)
        elif event == "act:" + RUN:
            self._run()
        elif kind == "act" and what in steps:
            self._go(steps[what])
            if was_running:
                self.show()
        elif event in ("key:escape", "act:" + LEAVE):
            self._leave(None)
        elif kind == "act":
            self._leave(event)

    def show(self, operations: "list[list[object]] | None" = None) -> None:
        """Shows the step; then come these operations (`ui.diff`)."""
        words = self._showing.words
        if words is not None:
            can_leave, is_running = self._on_left is not None, self._next is not None
            moment = Moment(self.step, self.last, self._dealt, can_leave, is_running)
            self._showing.put(replay_scene(self._screen(), moment, words), operations or [])

    def stop(self) -> None:
        """No step follows by itself any more."""
        if self._next is not None:
            self._clock.cancel(self._next)
            self._next = None

    def _run(self) -> None:
        """Lets the steps follow by themselves, from the beginning if this is the last."""
        if self.step == self.last:
            self.step = 0
        self._wait(self.step)
        self.show()

    def _wait(self, step: int) -> None:
        """Lets the next step follow when this one has been seen."""
        self._next = self._clock.after(self._duration(step), self._on_time)

    def _on_time(self) -> None:
        self._next = None
        step = self.step + 1
        if step < self.last:
            self._wait(step)
        self._go(step)

    def _duration(self, step: int) -> int:
        """How long a step is shown: as long as what is played on a table."""
        (view, is_resting), pace = self._looks[step], self._settings().pace
        if pace in (choices.WAIT, choices.INSTANT):
            pace = choices.NORMAL
        table = view.table
        if is_resting:
            what = pacing.REST
        elif table.log and table.log[-1][1] in (KONTRA, RE):
            what = pacing.DOUBLE
        else:
            what = pacing.BID if table.phase in (AUCTION, NAMING) else pacing.CARD
        return pacing.duration(pace, what)

    def _leave(self, event: "str | None") -> None:
        if self._on_left is not None:
            self._on_left(event)

    def _go(self, step: int) -> None:
        step = min(max(step, 0), self.last)
        if step != self.step:
            self.step = step
            words = self._showing.words
            self.show(None if words is None else [say(POLITE, step_text(self._screen(), words))])

    def _screen(self) -> Screen:
        view, is_resting = self._looks[self.step]
        screen = Screen(view, self._settings(), self._before, asking=WAIT, resting=is_resting)
        if screen.is_over and self._result is not None:
            screen.result = self._result
            scores = self._result.scores
            screen.scores = tuple([self._before[seat] + scores[seat] for seat in SEATS])
        return screen


def look_again(game: "Controller") -> None:
    """Shows the deal that has just been played, in the place of its reckoning, from its beginning.

    Whoever leaves it is back at the reckoning; a press that isn't for the replay is for the table.
    """
    sitting, showing = game.sitting, game.showing
    result = sitting.deal.result()
    if not sitting.deal.is_over or sitting.is_resting:
        return
    meta: dict[str, object] = {"seat": sitting.me}
    paid = NOTHING if result is None else result.scores
    before = tuple([sitting.session.scores[seat] - paid[seat] for seat in SEATS])

    def left(event: "str | None") -> None:
        game.guest = None
        game.show()
        showing.focus("act-" + REPLAY)
        if event is not None:
            game.on_event(event)

    record = record_of(sitting.deal, meta)
    game.clear()
    game.guest = Replaying(game.clock, showing, lambda: game.menu.settings, record, before, left)
    game.guest.show([focus("act-" + FORWARD)])

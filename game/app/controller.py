"""The controller: one person's presses and three bots' decisions become a session of deals.

Every action goes through the checked door of the rules, is saved, and is shown. Between two actions
the controller waits for one of three things: the person, the clock, or nothing at all.
"""

from typing import TYPE_CHECKING

from ..core.table import KONTRA, RE
from ..ui.actions import FINISH, GO_ON, HEAVY
from ..ui.choices import WAIT
from ..ui.told import Told, told
from . import pacing
from .bots import Bots, is_news
from .menu import LATE_MISSING, Menu, needs_late
from .screening import screen_of
from .sitting import Sitting
from .turns import Turns
from .waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core.cards import Seat
    from ..core.reasons import Reason
    from ..core.round import Round
    from ..ui.choices import Settings
    from ..ui.screen import Screen
    from .keeping import Keeper
    from .lesson import Lesson
    from .ports import Archive, Chooser, Clock, Host, Late
    from .replaying import Replaying
    from .session import Session
    from .showing import Showing


class Controller:
    """A session at the table. `start` begins, `on_event` takes what patch.js reports.

    `on_late` has to be called once, when the late files have come or are known to be missing.
    """

    def __init__(
        self,
        clock: "Clock",
        host: "Host",
        chooser: "Chooser",
        late: "Late",
        keeper: "Keeper",
        showing: "Showing",
        settings: "Settings",
    ) -> None:
        """``settings`` are in force: those kept, with what the page's address says over them."""
        self.clock = clock
        self._host = host
        self.bots = Bots(chooser)
        self.late = late
        self.showing = showing
        self.menu = Menu(host, keeper, showing, settings)
        self.sitting = self._sitting(keeper)
        self.lesson: Lesson | None = None
        self.notice: Reason | Told | str | None = None
        self.armed: str | None = None
        self._put_off: str | None = None
        self._waiting = Waiting(clock, self._on_due)
        self._turns = Turns(self, clock, self._waiting)
        self.guest: Replaying | None = None  # shown instead of the table
        self.archive: Archive | None = None  # comes with the late files
        self.on_shown: Callable[[], None] | None = None  # told of whenever the table was shown

    # The beginning.

    def start(self, notice: "Told | None" = None) -> None:
        """Takes up the saved session, or begins one, from the keeper's record if it has one.

        ``notice`` is something the person should know at once. The first deal is not
        saved yet: call `save` when it has been painted.
        """
        self.notice = notice
        if not self.sitting.begin(self._host, self.menu.settings.next_deck):
            bad = told("notice.bad-record").sentences
            self.notice = Told((() if notice is None else notice.sentences) + bad)
        self.go_on()

    def begin_anew(self, keeper: "Keeper") -> None:
        """Goes on with what this keeper keeps, as after a reload."""
        self._waiting.stop()
        self.armed = None
        if self.guest is not None:
            self.guest.stop()
        self.lesson = self.guest = None
        self.sitting = self._sitting(keeper)
        self.start()
        self.save()

    def on_late(self) -> None:
        """Takes up what has waited for the late files; says so if they won't come."""
        act = self._put_off
        self._put_off = None
        if self.late.is_ready:
            self._waiting.release()
            self.show()  # with what is wished beside the table
            if act is not None:
                self._press(act)
        elif act is not None or self._waiting.is_held:
            self.show(LATE_MISSING)

    def _sitting(self, keeper: "Keeper") -> Sitting:
        return Sitting(keeper, self.bots, self.levels)

    def levels(self) -> "tuple[str, ...]":
        """The levels of the bots left, across and right of the person, as they are now."""
        return self.menu.settings.levels

    # What the person does.

    def on_event(self, event: str) -> None:
        """Takes one event of the page.

        ``act:<data-act>``, ``key:skip``, ``key:escape``, or ``page:`` and what Menu.hear knows.
        """
        kind, _, what = event.partition(":")
        if self.guest is not None and kind != "page":
            self.guest.on_event(event)
        elif kind == "act":
            self._press(what)
        elif kind == "page":
            self.menu.hear(what, self)
        elif not self._disarm():
            if self.notice is not None:
                self.notice = None  # it has been read
                self.show()
            if what == "skip":
                self.skip()

    def _press(self, act: str) -> None:
        if act != self.armed:
            self._disarm()  # a press elsewhere is a second thought
        is_late = needs_late(act)
        if is_late and not self.late.is_ready:
            self._press_later(act)
        elif self.menu.press(act, self):
            return
        elif act == "next":
            self._next_deal()
        elif act == GO_ON:
            self.hurry()
        elif act == FINISH:
            self._turns.finish()
        elif is_late:
            from .late_presses import press  # noqa: PLC0415  # late on purpose

            press(act, self)
        elif self._waiting.due != "finish":
            self._act(act)

    def _disarm(self) -> bool:
        """Takes back a first press that waits for its second; whether there was one."""
        if self.armed is None:
            return False
        self.armed = None
        self.show()
        return True

    def _press_later(self, act: str) -> None:
        """Puts a press off until the late files are there; of several the last one counts."""
        if self.late.is_missing:
            self.show(LATE_MISSING)
        else:
            self._put_off = act

    def end_rest(self) -> None:
        """Takes up a trick that still rests; whose turn it is comes next."""
        if self.sitting.is_resting:
            self._take_up()
            self.go_on()

    def change_sitting(self, lesson: "Lesson | None") -> None:
        """Begins a lesson in the place of the person's own sitting, or goes back to that."""
        self.sitting = self.own_sitting if lesson is None else lesson.sitting
        self.lesson = lesson
        self.menu.close()
        self.clear()
        self.go_on()

    def _act(self, act: str) -> None:
        """An action of the game as it stands in the document: ``pass``, ``call:E``, ``play:GX``."""
        action = act[5:] if act.startswith("play:") else act.replace(":", " ")
        if self.sitting.is_resting:
            self.end_rest()
            if self.deal.turn != self._me:
                return  # a press on the own cards is a natural way to hurry
        takes_two = self.menu.settings.two_tap and act.startswith("play:")
        self.do(action, act if action in HEAVY or takes_two else None)

    def do(self, action: str, arming: "str | None" = None) -> None:
        """An action of the log. ``arming``: the press that has to come twice for it."""
        question = self.question()
        if question is not None and action == "pass":
            self._decline(question)
            return
        reason = self.deal.view(self._me).why_illegal(action)
        if reason is not None:
            self.notice = reason
            self.armed = None
            self.show()
        elif arming is not None and self.armed != arming:
            self.armed = arming
            self.notice = None
            self.show()
        else:
            if question is not None and question != action:
                self.sitting.decline(question)  # playing on is an answer too
            self.apply(self._me, action)

    def _decline(self, word: str) -> None:
        self.sitting.decline(word)
        self.sitting.save()
        self.clear()
        self.go_on()

    def clear(self, keeps_news: bool = False) -> None:
        """Takes away the notice and a first press; ``keeps_news``: no news of the strong bots."""
        if not (keeps_news and is_news(self.notice)):
            self.notice = None
        self.armed = None

    def _next_deal(self) -> None:
        if not self.deal.is_over:
            return
        if self.lesson is not None:
            self.change_sitting(None)
            return
        self.menu.close()
        self.clear()
        self.sitting.next_deal(self._host, self.menu.settings.next_deck)
        self.go_on()

    # What happens by itself.

    def apply(self, seat: "Seat", action: str) -> None:
        """Carries out an action of any seat: checked, saved, shown; then the deal goes on."""
        self._waiting.stop()
        self.sitting.deal = self.deal.apply(seat, action)
        self.clear(keeps_news=seat != self._me)
        if action in (KONTRA, RE):
            self.wait(pacing.DOUBLE, "go on")
        elif self._duration(pacing.REST) == 0:
            self.sitting.take_up()
        self.sitting.save()
        if self._waiting.due is None:
            self.go_on()
        else:
            self.show()

    def go_on(self) -> None:
        """Works out what the table waits for now, and shows it."""
        self._waiting.stop()
        if self.sitting.is_resting:
            if self._duration(pacing.REST) >= 0:
                self.wait(pacing.REST, "take up")
        elif self.deal.is_over:
            self.sitting.count()
            if self.late.is_ready:
                from .archiving import archive_deal  # noqa: PLC0415  # late on purpose

                archive_deal(self)
            else:
                self.wait_for_late("settle")
        else:
            self._turns.go_on()
        self.show()

    def pace(self) -> str:
        """How fast the table goes; a lesson waits for the person."""
        return self.menu.settings.pace if self.lesson is None else WAIT

    def _duration(self, what: str) -> int:
        """How long something is shown."""
        return pacing.duration(self.pace(), what)

    def wait(self, what: str, due: str) -> None:
        """Lets a thing happen as late as ``what`` (of `pacing`) takes."""
        self._waiting.begin(self._duration(what), due)

    def wait_for_late(self, due: str) -> None:
        """Lets a thing wait until the late files are there; says so if they won't come."""
        if self.late.is_missing:
            self.show(LATE_MISSING)
        else:
            self._waiting.hold(due)

    def _on_due(self, due: str) -> None:
        if due == "bot":
            self._turns.play_bot()
        elif due == "forced":
            self.apply(self._me, self.deal.legal()[0])
        elif due == "finish":
            self._turns.play_quickly()
        elif due == "take up":
            self._take_up()
            self.go_on()
        else:
            self.go_on()

    def skip(self) -> None:
        """A press beside everything: as `hurry`, unless it is late.

        It was meant for what has happened by itself meanwhile, and not for what is due since.
        """
        if not self._waiting.has_just_rung:
            self.hurry()

    def hurry(self) -> None:
        """The person does not want to wait: what is due happens now."""
        if self.sitting.is_resting:
            self._take_up()
            self.go_on()
        else:
            self._waiting.hurry()

    def on_thought(self) -> None:
        """A strong bot has an answer, or won't have one: it is asked again."""
        self._waiting.release()

    def tell(self, news: str) -> None:
        """Tells what has become of the strong bots."""
        self.show(news)

    def pause(self, is_paused: bool) -> None:
        """Stops the clock, or lets it go on; the person can play on meanwhile."""
        self._waiting.pause(is_paused)

    def _take_up(self) -> None:
        """The complete trick leaves the table."""
        self._waiting.stop()
        self.sitting.take_up()
        self.sitting.save()

    # What is so.

    @property
    def deal(self) -> "Round":
        """The deal being played."""
        return self.sitting.deal

    @property
    def session(self) -> "Session":
        """The session that it belongs to."""
        return self.sitting.session

    @property
    def own_sitting(self) -> Sitting:
        """The person's own sitting, also while a lesson is held in its place."""
        return self.sitting if self.lesson is None else self.lesson.own

    @property
    def _me(self) -> "Seat":
        return self.sitting.me

    def question(self) -> "str | None":
        """The word that the person is asked for now, or may say: KONTRA, RE or None."""
        return None if self._waiting.due == "go on" else self.sitting.word_open()

    def screen(self) -> "Screen":
        """All that the person may see now."""
        return screen_of(self)

    def save(self) -> None:
        """Keeps the deal as it is, and says so if that can't be."""
        note = self.sitting.keeper.note
        self.sitting.save()
        if self.sitting.keeper.note != note:
            self.show()

    def show(self, notice: "Told | str | None" = None) -> None:
        """Shows the table as it is now, with something the person should know."""
        if notice is not None:
            self.notice = notice
        self.bots.follow(self.levels())  # whatever has changed them ends here
        if self.guest is None:
            self.showing.show(self.screen())
        else:
            self.guest.show()
        if self.on_shown is not None:
            self.on_shown()

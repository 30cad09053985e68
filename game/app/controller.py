"""The controller: one person's presses and three bots' decisions become a session of deals.

Every action goes through the checked door of the rules, is saved, and is shown. Between two actions
the controller waits for one of three things: the person, the clock, or nothing at all.
"""

from typing import TYPE_CHECKING

from ..core.chance import Chance, deal
from ..core.errors import SchafkopfError
from ..core.round import Round, new_round
from ..core.rulesets import Ruleset
from ..core.table import AUCTION, KONTRA, NAMING, PLAY, RE
from ..ui.actions import GO_ON, HEAVY, plays_itself
from ..ui.screen import Screen
from ..ui.told import Told, told
from . import pacing
from .doubling import Asking
from .keeping import Keeper, Kept
from .menu import LATE_MISSING, Menu
from .session import Session
from .taking_up import taken_up
from .waiting import Waiting

if TYPE_CHECKING:
    from ..core.cards import Seat
    from ..core.reasons import Reason
    from ..ui.choices import Settings
    from .ports import Chooser, Clock, Host
    from .showing import Showing


class Controller:
    """A session at the table. `start` begins, `on_event` takes what patch.js reports."""

    def __init__(
        self,
        clock: "Clock",
        host: "Host",
        chooser: "Chooser",
        keeper: Keeper,
        showing: "Showing",
        settings: "Settings",
        chosen: "Settings | None" = None,
    ) -> None:
        """``settings`` are in force; ``chosen`` those without what the page's address says."""
        self._clock = clock
        self._host = host
        self._chooser = chooser
        self._keeper = keeper
        self._showing = showing
        self.menu = Menu(clock, host, chooser, keeper, showing, settings, chosen or settings)
        self.session = Session()
        self.deal: Round = new_round(Ruleset(), settings.next_deck, 0, ((), (), (), ()))
        self._bot_seed = 0
        self._taken = 0
        self._asking = Asking()
        self._notice: Reason | Told | str | None = None
        self._armed: str | None = None
        self._waiting = Waiting(clock, self._on_due)

    # The beginning.

    def start(self, record_text: "str | None" = None, notice: "Told | None" = None) -> None:
        """Takes up the saved session, or begins one; ``record_text`` begins from that record.

        ``notice`` is something the person should know at once. The first deal is not
        saved yet: call `save` when it has been painted.
        """
        self._notice = notice
        kept = self._keeper.load_deal()
        if kept is None and record_text is not None:
            kept = self._from_record(record_text)
        session, kept, is_left_over = taken_up(self._keeper.load_session(), kept)
        self.session = session
        if is_left_over:
            self._keeper.set_deal_aside()
        if kept is None:
            self._new_deal()
        else:
            self.deal = kept.deal
            self._bot_seed = kept.bot_seed
            self._taken = kept.taken
        self.go_on()

    def _from_record(self, text: str) -> "Kept | None":
        """The deal of a record handed over in the page's address."""
        from .deal_text import begin_from  # noqa: PLC0415  # rarely needed

        try:
            session, kept = begin_from(text, self._host.seed_words()[0] >> 2)
        except SchafkopfError:
            bad = told("notice.bad-record").sentences
            before = self._notice.sentences if isinstance(self._notice, Told) else ()
            self._notice = Told(before + bad)
            return None
        self._keeper.save_session(session)
        self._keeper.save_deal(kept, self.menu.settings.levels)
        return kept

    def _new_deal(self) -> None:
        words = self._host.seed_words()
        deck = self.menu.settings.next_deck
        rules = self.deal.table.ruleset
        self.deal = new_round(rules, deck, self.session.dealer, deal(deck, Chance(words)))
        # The bots' chance must not be a way back to the cards: it has its own source.
        self._bot_seed = self._host.seed_words()[0] >> 2
        self._taken = 0
        self._asking = Asking()

    # What the person does.

    def on_event(self, event: str) -> None:
        """Takes one event of the page.

        ``act:<data-act>``, ``key:skip``, ``key:escape``, or ``page:`` and what Menu.hear knows.
        """
        kind, _, what = event.partition(":")
        if kind == "act":
            self._press(what)
        elif kind == "page":
            self.menu.hear(what, self)
        elif not self._disarm() and what == "skip":
            self._hurry()

    def _press(self, act: str) -> None:
        was_armed = self._armed
        if act != was_armed:
            self._armed = None  # a press elsewhere is a second thought
        if self.menu.press(act, self):
            if was_armed is not None:
                self.show()
        elif act == "next":
            self._next_deal()
        elif act == GO_ON:
            self._hurry()
        else:
            self._act(act)

    def _disarm(self) -> bool:
        """Takes back a first press that waits for its second; whether there was one."""
        if self._armed is None:
            return False
        self._armed = None
        self.show()
        return True

    def _act(self, act: str) -> None:
        """An action of the game as it stands in the document: ``pass``, ``call:E``, ``play:GX``."""
        action = act[5:] if act.startswith("play:") else act.replace(":", " ")
        takes_two = self.menu.settings.two_tap and act.startswith("play:")
        if self._resting:
            self._take_up()
            if self.deal.turn != self._me:
                self.go_on()  # a press on the own cards is a natural way to hurry
                return
        question = self._question()
        if question is not None and action == "pass":
            self._decline(question)
            return
        reason = self.deal.view(self._me).why_illegal(action)
        if reason is not None:
            self._notice = reason
            self._armed = None
            self.show()
        elif (action in HEAVY or takes_two) and self._armed != act:
            self._armed = act
            self._notice = None
            self.show()
        else:
            if question is not None and question != action:
                self._asking.declined(self._me, question)  # playing on is an answer too
            self._apply(self._me, action)

    def _decline(self, word: str) -> None:
        self._asking.declined(self._me, word)
        self._clear()
        self.go_on()

    def _clear(self) -> None:
        self._notice = None
        self._armed = None

    def _next_deal(self) -> None:
        if not self.deal.is_over:
            return
        self._count()
        self.session = self.session.following(self.deal)
        self._keeper.save_session(self.session)
        self.menu.panel = None
        self._clear()
        self._new_deal()
        self.save()
        self.go_on()

    # What happens by itself.

    def _apply(self, seat: "Seat", action: str) -> None:
        """Carries out an action of any seat: checked, saved, shown; then the deal goes on."""
        self._waiting.stop()
        self.deal = self.deal.apply(seat, action)
        self._clear()
        if action in (KONTRA, RE):
            self._wait(pacing.DOUBLE, "go on")
        elif self._resting and pacing.duration(self.menu.settings.pace, pacing.REST) == 0:
            self._taken = self.deal.table.complete_tricks
        self.save()
        if self._waiting.due is None:
            self.go_on()
        else:
            self.show()

    def go_on(self) -> None:
        """Works out what the table waits for now, and shows it."""
        self._waiting.stop()
        if self._resting:
            if pacing.duration(self.menu.settings.pace, pacing.REST) >= 0:
                self._wait(pacing.REST, "take up")
        elif self.deal.is_over:
            self._count()
            if not self._chooser.is_ready:
                self._wait_for_late("late")
        elif not self._ask():
            self._wait_for_turn()
        self.show()

    def _wait_for_turn(self) -> None:
        """Lets the clock play whoever is to move, if that isn't for the person to do."""
        if self.deal.turn != self._me:
            bidding = self.deal.table.phase in (AUCTION, NAMING)
            self._wait(pacing.BID if bidding else pacing.CARD, "bot")
        elif plays_itself(self.screen()):
            self._wait(pacing.FORCED, "forced")

    def _ask(self) -> bool:
        """Asks for Kontra and Re in turn.

        True if the table now waits: for the person's answer, or for a moment in which a
        bot's word is heard.
        """
        while True:
            question = self._asking.next_question(self.deal)
            if question is None:
                return False
            seat, word = question.seat, question.word
            if seat == self._me and self._waits_for(word):
                return True
            if seat != self._me and not self._chooser.is_ready:
                self._wait_for_late("late")
                return True
            self._asking.answered(question)
            if seat == self._me:
                continue
            view = self.deal.view(seat)
            answer = self._chooser.answer(view, word, self._level(seat), self._bot_seed)
            if answer is not None:
                self.deal = self.deal.apply(seat, answer)
                self._clear()
                self.save()
                self._wait(pacing.DOUBLE, "go on")
                return True

    def _waits_for(self, word: str) -> bool:
        """Whether the table waits for the person's answer now.

        Before the first card only if the person leads; else once, when the first card lies
        and the second one would close it.
        """
        return word == RE or bool(self.deal.table.tricks) or self.deal.turn == self._me

    def _wait(self, what: str, due: str) -> None:
        self._waiting.begin(pacing.duration(self.menu.settings.pace, what), due)

    def _wait_for_late(self, due: str) -> None:
        """Looks again soon whether the late files are there; says so if they won't come."""
        if self._chooser.is_missing:
            self.show(LATE_MISSING)
        else:
            self._waiting.begin(pacing.LATE_MS, due)

    def _on_due(self, due: str) -> None:
        if due in {"bot", "late"} and not self._chooser.is_ready:
            self._wait_for_late(due)
        elif due == "bot":
            self._play_bot()
        elif due == "forced":
            self._apply(self._me, self.deal.legal()[0])
        elif due == "take up":
            self._take_up()
            self.go_on()
        else:
            self.go_on()

    def _hurry(self) -> None:
        """The person does not want to wait: what is due happens now."""
        if self._resting:
            self._take_up()
            self.go_on()
        else:
            self._waiting.hurry()

    def _play_bot(self) -> None:
        seat = self.deal.turn
        if seat is None or seat == self._me:
            return
        view = self.deal.view(seat)
        self._apply(seat, self._chooser.choose(view, self._level(seat), self._bot_seed))

    def _take_up(self) -> None:
        """The complete trick leaves the table."""
        self._waiting.stop()
        self._taken = self.deal.table.complete_tricks
        self.save()

    def _count(self) -> None:
        if not self.session.is_counted:
            self.session = self.session.counted(self.deal)
            self._keeper.save_session(self.session)

    # What is so.

    @property
    def _me(self) -> "Seat":
        return self.session.seat

    def _level(self, seat: "Seat") -> str:
        """The level of a bot: they sit left, across and right of the person."""
        return self.menu.settings.levels[(seat - self._me) % 4 - 1]

    @property
    def _resting(self) -> bool:
        """Whether a complete trick still lies on the table."""
        return self.deal.table.complete_tricks > self._taken

    def _question(self) -> "str | None":
        """The word the person may say now and has not declined: KONTRA, RE or None."""
        if self.deal.table.phase != PLAY or self._waiting.due == "go on":
            return None
        view = self.deal.view(self._me)
        for word, is_open in ((KONTRA, view.kontra_open), (RE, view.re_open)):
            if is_open and not self._asking.has_declined(self._me, word):
                return word
        return None

    def screen(self) -> Screen:
        """All that the person may see now."""
        return Screen(
            self.deal.view(self._me),
            self.menu.settings,
            scores=self.session.scores,
            deal_number=self.session.number,
            asking=self._question(),
            panel=self.menu.panel,
            notice=self._notice,
            armed=self._armed,
            # The reckoning is one of the late files: until it is there the last trick lies.
            resting=self._resting or (self.deal.is_over and not self._chooser.is_ready),
            result=self.deal.result(),
            history=self.session.history,
            note=self._keeper.note,
            version=self._keeper.version,
            is_renewable=self.menu.is_renewable,
        )

    def save(self) -> None:
        """Keeps the deal as it is."""
        number = self.session.number
        kept = Kept(self.deal, self._me, number, self._bot_seed, self._taken)
        self._keeper.save_deal(kept, self.menu.settings.levels)

    def show(self, notice: "Told | str | None" = None) -> None:
        """Shows the table as it is now, with something the person should know."""
        if notice is not None:
            self._notice = notice
        self._showing.show(self.screen())

"""A sitting: a session with the deal being played, the bots at the table, and where it is kept.

The controller says what happens when; a Sitting is what there is. A second one can take its place
for a while and leave it untouched.
"""

from typing import TYPE_CHECKING

from ..core.chance import Chance, deal
from ..core.errors import SchafkopfError
from ..core.round import Round, new_round
from ..core.rulesets import Ruleset
from ..core.table import KONTRA, PLAY, RE
from .bots import THINKING
from .doubling import Asking
from .keeping import Kept
from .session import Session
from .taking_up import taken_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..bots.asking import Question
    from ..core.cards import Seat
    from .keeping import Keeper
    from .ports import Chooser, Host

NOBODY, PERSON, SAID = "nobody", "person", "said"
BOTS_ARE_LATE, BOT_THINKS = "bots are late", "bot thinks"
"""What comes of asking for Kontra and Re (`Sitting.ask_on`)."""


class Sitting:
    """``levels`` gives those of the bots left, across and right of the person as they are now.

    ``taken`` counts the complete tricks that have been taken up from the table.
    """

    def __init__(
        self, keeper: "Keeper", chooser: "Chooser", levels: "Callable[[], tuple[str, ...]]"
    ) -> None:
        self.keeper = keeper
        self.chooser = chooser
        self.levels = levels
        self.session = Session()
        self.deal: Round = new_round(Ruleset(), "long", 0, ((), (), (), ()))
        self.bot_seed = 0
        self.taken = 0
        self.asking = Asking()

    # Beginning, saving, going on to the next deal.

    def begin(self, host: "Host", deck: str) -> bool:
        """Takes up what was kept, else begins from the keeper's record, else a new session.

        False if the record can't be read. A new deal is not saved yet.
        """
        record_text = self.keeper.record_text
        kept = self.keeper.load_deal()
        is_read = True
        if kept is None and record_text is not None:
            kept = self._from_record(record_text, host)
            is_read = kept is not None
        self.session, kept, is_left_over = taken_up(self.keeper.load_session(), kept)
        if is_left_over:
            self.keeper.set_deal_aside()
        if kept is None:
            self.new_deal(host, deck)
        else:
            self.deal = kept.deal
            self.bot_seed = kept.bot_seed
            self.taken = kept.taken
            for word in kept.declined:
                self.decline(word)
        return is_read

    def _from_record(self, text: str, host: "Host") -> "Kept | None":
        """The deal of a record handed over in the page's address; None if it can't be read."""
        from .deal_text import begin_from  # noqa: PLC0415  # rarely needed

        try:
            session, kept = begin_from(text, host.seed_words()[0] >> 2)
        except SchafkopfError:
            return None
        self.keeper.save_session(session)
        self.keeper.save_deal(kept, self.levels())
        return kept

    def new_deal(self, host: "Host", deck: str) -> None:
        """Deals anew, with chance from outside."""
        words = host.seed_words()
        rules = self.deal.table.ruleset
        self.deal = new_round(rules, deck, self.session.dealer, deal(deck, Chance(words)))
        # The bots' chance must not be a way back to the cards: it has its own source.
        self.bot_seed = host.seed_words()[0] >> 2
        self.taken = 0
        self.asking = Asking()

    def next_deal(self, host: "Host", deck: str) -> None:
        """Goes on from a finished deal to the next one."""
        self.count()
        self.session = self.session.following(self.deal)
        self.keeper.save_session(self.session)
        self.new_deal(host, deck)
        self.save()

    def save(self) -> None:
        """Keeps the deal as it is."""
        declined = self.asking.all_declined(self.me)
        number = self.session.number
        kept = Kept(self.deal, self.me, number, self.bot_seed, self.taken, declined)
        self.keeper.save_deal(kept, self.levels())

    def count(self) -> None:
        """Puts the finished deal into the score, once."""
        if not self.session.is_counted:
            self.session = self.session.counted(self.deal)
            self.keeper.save_session(self.session)

    # Playing.

    @property
    def me(self) -> "Seat":
        """The person's seat."""
        return self.session.seat

    @property
    def is_resting(self) -> bool:
        """Whether a complete trick still lies on the table."""
        return self.deal.table.complete_tricks > self.taken

    def take_up(self) -> None:
        """The complete trick leaves the table."""
        self.taken = self.deal.table.complete_tricks

    def bot_action(self, seat: "Seat", level: "str | None" = None) -> str:
        """What a bot does whose turn it is, at its own level if none is given; or THINKING."""
        chosen = self.level(seat) if level is None else level
        return self.chooser.choose(self.deal.view(seat), chosen, self.bot_seed)

    def ask_on(self, are_bots_there: bool) -> str:
        """Asks for Kontra and Re in turn, until somebody has to be waited for.

        PERSON: for the person's answer. BOTS_ARE_LATE: a bot is to be asked, but none is there yet.
        BOT_THINKS: one has been asked and hasn't answered yet. SAID: a bot has said its word, and
        it stands in the log. NOBODY: all have answered.
        """
        while True:
            question = self.asking.next_question(self.deal)
            if question is None:
                return NOBODY
            is_bot = question.seat != self.me
            if not is_bot and self._waits_for(question.word):
                return PERSON
            if is_bot and not are_bots_there:
                return BOTS_ARE_LATE
            answer = self._bot_answer(question) if is_bot else None
            if answer == THINKING:
                return BOT_THINKS
            self.asking.answered(question)
            if answer is not None:
                self.deal = self.deal.apply(question.seat, answer)
                return SAID

    def _waits_for(self, word: str) -> bool:
        """Whether the table waits for the person's answer now.

        Before the first card only if the person leads; else once, when the first card lies
        and the second one would close it.
        """
        return word == RE or bool(self.deal.table.tricks) or self.deal.turn == self.me

    def _bot_answer(self, question: "Question") -> "str | None":
        """What a bot answers when it is asked: the word, None or THINKING."""
        view = self.deal.view(question.seat)
        return self.chooser.answer(view, question.word, self.level(question.seat), self.bot_seed)

    def level(self, seat: "Seat") -> str:
        """The level of a bot."""
        return self.levels()[(seat - self.me) % 4 - 1]

    def word_open(self) -> "str | None":
        """The word the person may say and has not declined: KONTRA, RE or None."""
        if self.deal.table.phase != PLAY:
            return None
        view = self.deal.view(self.me)
        for word, is_open in ((KONTRA, view.kontra_open), (RE, view.re_open)):
            if is_open and not self.asking.has_declined(self.me, word):
                return word
        return None

    def decline(self, word: str) -> None:
        """The person will not say the word in this deal."""
        self.asking.declined(self.me, word)

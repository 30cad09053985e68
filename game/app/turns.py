"""Whose turn it is: questions for Kontra and Re, bots after a pause, cards that play themselves."""

from typing import TYPE_CHECKING

from ..core.table import AUCTION, NAMING
from ..ui.actions import plays_itself
from . import pacing
from .bots import GOOD_LEVEL, THINKING
from .sitting import BOT_THINKS, BOTS_ARE_LATE, NOBODY, SAID

if TYPE_CHECKING:
    from .controller import Controller
    from .ports import Clock
    from .waiting import Waiting


class Turns:
    """What the table waits for while a deal is played, as the controller's ``waiting``."""

    def __init__(self, game: "Controller", clock: "Clock", waiting: "Waiting") -> None:
        self._game = game
        self._clock = clock
        self._waiting = waiting
        self._asking_since: int | None = None  # when a bot began to think about Kontra or Re

    def go_on(self) -> None:
        """Asks for Kontra and Re in turn; when all have answered, waits for whoever is to move.

        The table may wait for the person's answer, for a bot's, or for a moment in which a bot's
        word is heard.
        """
        game = self._game
        outcome = game.sitting.ask_on(game.late.is_ready)
        if outcome == BOT_THINKS:
            if self._asking_since is None:
                self._asking_since = self._clock.time()
            self._waiting.hold("ask")
            return
        spent = 0 if self._asking_since is None else self._clock.time() - self._asking_since
        self._asking_since = None
        if outcome == BOTS_ARE_LATE:
            game.wait_for_late("ask")
        elif outcome == SAID:
            game.clear(keeps_news=True)
            game.sitting.save()
            game.wait(pacing.DOUBLE, "go on")
        elif outcome == NOBODY:
            self._wait_for_turn(spent)

    def _wait_for_turn(self, spent: int) -> None:
        """Lets the clock play whoever is to move, if that isn't for the person to do.

        ``spent``: milliseconds that bots have just thought; they are a part of the pause.
        """
        game = self._game
        sitting = game.sitting
        seat = sitting.deal.turn
        if seat is None or seat == sitting.me:
            if plays_itself(game.screen()):
                game.wait(pacing.FORCED, "forced")
            return
        what = pacing.BID if sitting.deal.table.phase in (AUCTION, NAMING) else pacing.CARD
        thinks = game.bots.thinks(sitting.level(seat))
        if thinks:
            sitting.bot_action(seat)  # it thinks while the pause lasts
        pause = pacing.pause(game.pace(), what, thinks)
        self._waiting.begin(max(0, pause - spent), "bot")

    def play_bot(self) -> None:
        """Has the bot act whose turn it is, as soon as it has decided."""
        game = self._game
        seat = game.deal.turn
        if not game.late.is_ready:
            game.wait_for_late("bot")
        elif seat is not None and seat != game.sitting.me:
            action = game.sitting.bot_action(seat)
            if action == THINKING:
                self._waiting.hold("bot")
            else:
                game.apply(seat, action)

    def finish(self) -> None:
        """Has the rest of a decided deal played without a pause, if it is decided."""
        if self._game.screen().can_finish:
            self._game.clear()
            self.play_quickly()

    def play_quickly(self) -> None:
        """Plays one card of whoever is to move; the next one follows at once."""
        sitting = self._game.sitting
        seat = sitting.deal.turn
        if seat is not None:
            sitting.deal = sitting.deal.apply(seat, sitting.bot_action(seat, GOOD_LEVEL))
        sitting.take_up()
        sitting.save()
        if sitting.deal.is_over:
            self._game.go_on()
        else:
            self._waiting.begin(0, "finish")

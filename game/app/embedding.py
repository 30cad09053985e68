"""The game in the frame of another page: what it tells that page, and what it does when asked.

Messages are JSON objects with an ``event``; static/js/frame.js puts them into an envelope and
carries them. What only the person may know is in none of them: while a deal is being played they
hold what lies open on the table, and its record only when it is over. A lesson is none of its
business: it is told of the person's own deals alone.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..core.errors import SchafkopfError
from ..core.record import parse_record, record_of, replay
from ..ui.choices import change
from .menu import LANGUAGE_MISSING
from .messages import (
    BAD_VALUE,
    LANGUAGE,
    LOAD,
    READY,
    STATE,
    THEME,
    UNKNOWN_COMMAND,
    message,
    refusal,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from .controller import Controller
    from .keeping import Keeper

DEAL_START, DEAL_END = "deal-start", "deal-end"
NEW, PAUSE = "new", "pause"
DEAL_RUNNING = "deal-running"


class Embedding:
    """``post`` sends a message; ``keeper_of`` gives the keeper of what begins from a record."""

    def __init__(
        self,
        controller: "Controller",
        post: "Callable[[str], None]",
        keeper_of: "Callable[[str], Keeper]",
    ) -> None:
        self._controller = controller
        self._post = post
        self._keeper_of = keeper_of
        self._begun: object = None
        self._ended: object = None

    def begin(self) -> None:
        """Says that the game is there, and from now on what happens in it."""
        members: OrderedDict[str, object] = OrderedDict()
        members["version"] = self._controller.screen().version
        self._tell(READY, members)
        self._controller.on_shown = self.look
        self.look()

    def look(self) -> None:
        """Tells of a deal that has begun or ended since the last look."""
        sitting = self._controller.own_sitting
        deal, session = sitting.deal, sitting.session
        this = (session.number, deal.dealt)
        if self._begun != this:
            self._begun = this
            self._tell(DEAL_START, self._deal())
        if deal.is_over and session.is_counted and self._ended != this:
            self._ended = this
            members = self._deal()
            result = deal.result()
            members["scores"] = [0, 0, 0, 0] if result is None else list(result.scores)
            members["total"] = list(session.scores)
            members["record"] = record_of(deal).to_json()
            self._tell(DEAL_END, members)

    def hear(self, command: str, value: str) -> None:
        """Does what the page around ours asks for."""
        controller = self._controller
        if command == STATE:
            self._tell(STATE, self._state())
        elif command == LOAD:
            self._load(value)
        elif command == NEW:
            if controller.deal.is_over and controller.lesson is None:
                controller.on_event("act:next")
            else:
                self._refuse(DEAL_RUNNING, "the deal isn't over")
        elif command in (LANGUAGE, THEME):
            self._impose(command, value)
        elif command == PAUSE:
            if value in ("true", "false"):
                controller.pause(value == "true")
            else:
                self._refuse(BAD_VALUE, "pause is true or false")
        else:
            self._refuse(UNKNOWN_COMMAND, "there is no such command")

    def _impose(self, name: str, value: str) -> None:
        """Puts a choice in force for this visit, without keeping it."""
        controller = self._controller
        menu = controller.menu
        if change(menu.settings, name, value) is None:
            self._refuse(BAD_VALUE, f"there is no such {name}")
            return

        def choose(is_there: bool) -> None:
            if is_there:
                menu.settings = change(menu.settings, name, value) or menu.settings
            else:
                self._refuse(BAD_VALUE, f"the {name} can't be had")
            controller.show(None if is_there else LANGUAGE_MISSING)

        if name == LANGUAGE:
            controller.showing.speak(value, choose)
        else:
            choose(is_there=True)

    def _load(self, text: str) -> None:
        try:
            replay(parse_record(text))
        except SchafkopfError as error:
            self._refuse(error.code, error.message)
            return
        self._controller.begin_anew(self._keeper_of(text))

    def _deal(self) -> "OrderedDict[str, object]":
        sitting = self._controller.own_sitting
        table = sitting.deal.table
        members: OrderedDict[str, object] = OrderedDict()
        members["number"] = sitting.session.number
        members["deck"] = table.deck
        members["dealer"] = table.dealer
        members["seat"] = sitting.me
        return members

    def _state(self) -> "OrderedDict[str, object]":
        """What everybody at the table sees."""
        sitting = self._controller.own_sitting
        table = sitting.deal.table
        contract = table.contract
        members = self._deal()
        members["phase"] = table.phase
        members["turn"] = table.turn
        members["contract"] = None if contract is None else contract.kind
        members["declarer"] = None if contract is None else contract.declarer
        members["tricks"] = list(table.trick_counts)
        members["total"] = list(sitting.session.scores)
        return members

    def _refuse(self, code: str, why: str) -> None:
        self._post(refusal(code, why))

    def _tell(self, event: str, members: "OrderedDict[str, object]") -> None:
        self._post(message(event, members))

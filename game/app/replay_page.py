"""The page that shows a record and nothing else (``?replay=1``), alone or in another page's frame.

It speaks with the page around as `embedding` does, in the same envelope; README names the events
and commands. What lies open here is what the record holds, and the page around gave that record:
all the same no message has a card in it.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..core.errors import BAD_REQUEST, BadText, SchafkopfError
from ..core.record import parse_record
from ..ui.choices import change
from ..ui.replay import problem_scene
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
from .replaying import Replaying

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..ui.choices import Settings
    from .ports import Clock
    from .showing import Showing


class ReplayPage:
    """``post`` sends a message to the page around; ``settings`` are in force at the start."""

    def __init__(
        self,
        clock: "Clock",
        showing: "Showing",
        settings: "Settings",
        post: "Callable[[str], None]",
    ) -> None:
        self.settings = settings
        self._clock = clock
        self._showing = showing
        self._post = post
        self._replaying: Replaying | None = None

    def begin(self, text: "str | None", version: str) -> None:
        """Shows the record of the page's address, or that there is none that can be read."""
        members: OrderedDict[str, object] = OrderedDict()
        members["version"] = version
        self._post(message(READY, members))
        self._load("" if text is None else text)
        self._show()

    def on_event(self, event: str) -> None:
        """Takes one event of the page."""
        if self._replaying is not None:
            self._replaying.on_event(event)

    def hear(self, command: str, value: str) -> None:
        """Does what the page around ours asks for."""
        if command == STATE:
            self._post(message(STATE, self._state()))
        elif command == LOAD:
            self._load(value)
            self._show()
        elif command in (LANGUAGE, THEME):
            self._impose(command, value)
        else:
            self._refuse(UNKNOWN_COMMAND, "there is no such command")

    def _load(self, text: str) -> None:
        """Takes a record; one that can't be read leaves the one that is shown."""
        try:
            if not text:
                raise BadText(BAD_REQUEST, "a record is needed")
            record = parse_record(text)
            replaying = Replaying(self._clock, self._showing, lambda: self.settings, record)
        except SchafkopfError as error:
            self._refuse(error.code, error.message)
        else:
            if self._replaying is not None:
                self._replaying.stop()
            self._replaying = replaying

    def _impose(self, name: str, value: str) -> None:
        changed = change(self.settings, name, value)
        if changed is None:
            self._refuse(BAD_VALUE, f"there is no such {name}")
            return

        def choose(is_there: bool) -> None:
            if is_there:
                self.settings = change(self.settings, name, value) or self.settings
                self._show()
            else:
                self._refuse(BAD_VALUE, f"the {name} can't be had")

        if name == LANGUAGE:
            self._showing.speak(value, choose)
        else:
            choose(is_there=True)

    def _show(self) -> None:
        if self._replaying is not None:
            self._replaying.show()
            return
        words = self._showing.words
        if words is not None:
            self._showing.put(problem_scene(self.settings, words), [])

    def _state(self) -> "OrderedDict[str, object]":
        """Which step is shown, of how many, and what is played."""
        members: OrderedDict[str, object] = OrderedDict()
        replaying = self._replaying
        members["step"] = None if replaying is None else replaying.step
        members["last"] = None if replaying is None else replaying.last
        if replaying is not None:
            table = replaying.table
            members["deck"] = table.deck
            members["phase"] = table.phase
            members["contract"] = None if table.contract is None else table.contract.kind
            members["declarer"] = None if table.contract is None else table.contract.declarer
            members["tricks"] = list(table.trick_counts)
        return members

    def _refuse(self, code: str, why: str) -> None:
        self._post(refusal(code, why))

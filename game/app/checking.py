"""The deals of a copy, looked at before they are taken over.

What a copy says of a deal is believed no more than anything else in it: contract, result and score
are worked out from the record, and a record that the rules don't allow is no deal. Some are looked
at in one go, so that the page can be used meanwhile.
"""

import json
from typing import TYPE_CHECKING

from ..core.errors import UNKNOWN_VERSION, SchafkopfError
from ..core.record import record_from_json, replay
from ..core.strict_json import write_json
from .archiving import CHECK, answer, listed, number
from .deal_text import whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from .ports import Archive

TOLD_EVERY = 100
"""After so many deals it is told how many are left."""


class Checking:
    """The deals of a copy that the archive holds ready. `begin` begins, `end` ends it early.

    ``told`` is called with how many are left, ``done`` at last with how many deals there are and
    how many were none.
    """

    def __init__(
        self,
        archive: "Archive",
        told: "Callable[[int], None]",
        done: "Callable[[int, int], None]",
    ) -> None:
        self._archive = archive
        self._told = told
        self._done = done
        self._next_told = 0
        self._is_ended = False

    def begin(self) -> None:
        """Asks for the first deals."""
        self._archive.ask(CHECK, "[]", self._on_records)

    def end(self) -> None:
        """Looks at no more of them."""
        self._is_ended = True

    def _on_records(self, head: str, body: str) -> None:
        members = answer(head)
        left = number(members, "left")
        if self._is_ended:
            return
        if not left:
            self._done(number(members, "deals"), number(members, "unread"))
            return
        if not self._next_told or left <= self._next_told:
            self._next_told = max(left - TOLD_EVERY, 1)
            self._told(left)
        verdicts = [verdict(line) for line in body.split("\n")]
        self._archive.ask(CHECK, write_json(verdicts), self._on_records)


def verdict(text: str) -> object:
    """What the list has to say of a record: contract, result, score.

    None if it is no finished deal; True if only a newer version knows.
    """
    try:
        # own text: archive.js has read it and written it anew
        record = record_from_json(json.loads(text))
        deal = replay(record)
    except SchafkopfError as error:
        return True if error.code == UNKNOWN_VERSION else None
    except (ValueError, RuntimeError):  # numbers or nesting beyond the interpreter
        return None
    if not deal.is_over:
        return None
    return list(listed(deal, whole_number((record.meta or {}).get("seat"), 0) % 4))

"""The worker's side of the talk with the page: requests and replies, as texts, and nothing else.

    {"v": 1, "number": 7, "asking": null, "seed": 4711, "milliseconds": 400, "view": {...}}
    {"v": 1, "number": 7, "action": "GX"}

``view`` is the record of what one seat sees (`core.record`): so nothing hidden can come here, and
nothing is kept between two requests. ``asking`` is the word that the seat is asked for, KONTRA or
RE, or null where it is its turn; the reply's ``action`` is null if it doesn't say that word.
``number`` comes back as it was. The page's half is `app/request_text.py`.
"""

from collections import OrderedDict
from collections.abc import Callable

from game.core.errors import BAD_REQUEST, BadText
from game.core.record import record_from_json, replay_view
from game.core.strict_json import read_json, write_json
from game.core.table import KONTRA, RE

from . import strong
from .exact import Exact
from .thinking import Thinking

VERSION = 1
MOST_WORLDS = 200
"""Worlds of one decision at most; early in a deal the time ends it before."""

TABLE_COMPILED_LIMIT = 500_000
TABLE_READABLE_LIMIT = 1_000
"""Nodes for one question while people wait: some 30 ms of the compiled solver, and of Python's own
about five. What isn't answered by then is left open; Python's own has answers for the last tricks
alone, and for nothing that would cost more time than the table has."""

MAX_MILLISECONDS = 60_000
MAX_NUMBER = 1 << 53


def for_table(exact: Exact) -> Exact:
    """A solver with what one question may cost it while people wait."""
    return exact._replace(limit=TABLE_COMPILED_LIMIT if exact.is_compiled else TABLE_READABLE_LIMIT)


def greeting(exact: Exact) -> str:
    """What the worker says of itself when it is ready."""
    members: OrderedDict[str, object] = OrderedDict()
    members["v"] = VERSION
    members["solver"] = "compiled" if exact.is_compiled else "readable"
    return write_json(members)


def reply(text: str, exact: Exact, now: Callable[[], float]) -> str:
    """The reply to a request; ``now`` is a clock in milliseconds.

    One of the errors of `core.errors` if the text is no request or its view contradicts itself,
    ValueError if there is nothing for the seat to decide.
    """
    request = read_json(text)
    if not isinstance(request, dict) or request.get("v") != VERSION:
        raise BadText(BAD_REQUEST, f"not a request of version {VERSION}")
    number = _whole(request, "number", MAX_NUMBER)
    seed = _whole(request, "seed", MAX_NUMBER)
    milliseconds = _whole(request, "milliseconds", MAX_MILLISECONDS)
    asking = request.get("asking")
    view = replay_view(record_from_json(request.get("view")))
    thinking = Thinking(exact, MOST_WORLDS, milliseconds, now)
    action: str | None
    if asking is None:
        action = strong.choose(view, seed, thinking)
    elif asking in (KONTRA, RE):
        action = strong.answer(view, asking, seed, thinking)
    else:
        raise BadText(BAD_REQUEST, f"asking must be null, {KONTRA} or {RE}")
    members: OrderedDict[str, object] = OrderedDict()
    members["v"] = VERSION
    members["number"] = number
    members["action"] = action
    return write_json(members)


def _whole(request: dict[str, object], name: str, most: int) -> int:
    value = request.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadText(BAD_REQUEST, f"{name} must be a whole number up to {most}")
    return value

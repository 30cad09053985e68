"""Messages to the page around ours, as text: static/js/frame.js puts them into their envelope."""

from collections import OrderedDict

from ..core.strict_json import write_json

READY, STATE, ERROR = "ready", "state", "error"
"""Events that the game and the replay share; both answer to STATE as a command as well."""

LOAD, LANGUAGE, THEME = "load", "language", "theme"
UNKNOWN_COMMAND, BAD_VALUE = "unknown-command", "bad-value"


def message(event: str, members: "OrderedDict[str, object]") -> str:
    """The text of an event."""
    whole: OrderedDict[str, object] = OrderedDict()
    whole["event"] = event
    for name in members:
        whole[name] = members[name]
    return write_json(whole)


def refusal(code: str, why: str) -> str:
    """The text of an error."""
    members: OrderedDict[str, object] = OrderedDict()
    members["code"] = code
    members["message"] = why
    return message(ERROR, members)

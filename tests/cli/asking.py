"""Asking the referee as another program does: JSON text in, JSON text out."""

import json
from typing import Any

from game.cli.referee import reply_to
from game.core.strict_json import write_json

Json = dict[str, Any]


def ask(request: object) -> Json:
    """The reply to a request, which is sent as a line and read back from one."""
    return ask_line(json.dumps(request).encode())


def ask_line(line: bytes) -> Json:
    """The reply to the bytes of a line."""
    text = write_json(reply_to(line))
    assert "\n" not in text
    reply = json.loads(text)
    assert isinstance(reply, dict)
    return reply


def error_of(request: object) -> tuple[str, int | None]:
    """The code and the place of the error that the referee answers with."""
    return _error(ask(request))


def error_of_line(line: bytes) -> tuple[str, int | None]:
    """The same for the bytes of a line."""
    return _error(ask_line(line))


def _error(reply: Json) -> tuple[str, int | None]:
    assert set(reply) == {"error"}, reply
    assert set(reply["error"]) == {"code", "message", "at"}, reply
    assert reply["error"]["message"]
    return reply["error"]["code"], reply["error"]["at"]


def message_of(request: object) -> str:
    """The message of the error that the referee answers with."""
    reply = ask(request)
    message = reply["error"]["message"]
    assert isinstance(message, str)
    return message

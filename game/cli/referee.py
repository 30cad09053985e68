"""The referee: one JSON request a line in, one JSON reply a line out. PROTOCOL.md describes it."""

import argparse
import sys
from collections.abc import Callable
from typing import IO

from game.core.errors import BAD_REQUEST, UNKNOWN_ASK, BadText, SchafkopfError
from game.core.quoting import quoted
from game.core.strict_json import read_json, write_json

from .asks_records import ask_choose, ask_record
from .asks_rules import (
    ask_bids,
    ask_callable,
    ask_legal,
    ask_settle,
    ask_trumps,
    ask_winner,
)
from .lines import line_text, next_line, write_line
from .members import Request

Reply = dict[str, object]

ASKS: dict[str, Callable[[Request], Reply]] = {
    "trumps": ask_trumps,
    "winner": ask_winner,
    "callable": ask_callable,
    "legal": ask_legal,
    "bids": ask_bids,
    "settle": ask_settle,
    "record": ask_record,
    "choose": ask_choose,
}
MAX_MESSAGE = 500
INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """``python -m game referee``: answers lines from standard input until it ends."""
    parser = argparse.ArgumentParser(
        prog="python -m game referee",
        description="Answers JSON Lines from standard input, one reply a line, in order.",
        epilog=f"asks: {' '.join(ASKS)}; see game/cli/PROTOCOL.md",
    )
    parser.parse_args(arguments)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; what Python would flush at its end goes nowhere.
        sys.stdout = None
    return 0


def serve(requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answers every line of a stream."""
    while True:
        line = next_line(requests)
        if line is None:
            return
        write_line(replies, write_json(reply_to(line)))


def reply_to(line: "bytes | BadText") -> Reply:
    """The reply to one line, whatever stands on it."""
    if isinstance(line, BadText):
        return error_json(line.code, line.message, line.at)
    try:
        return answer_request(read_json(line_text(line)))
    except SchafkopfError as error:
        return error_json(error.code, error.message, error.at)
    except Exception as error:  # noqa: BLE001 a bug must not end the stream, and is told in the reply
        return error_json(
            BAD_REQUEST,
            f"the referee failed at this request: {type(error).__name__}: {error}",
            None,
        )


def answer_request(request: object) -> Reply:
    """The reply to one request. SchafkopfError for a bad one."""
    if not isinstance(request, dict):
        raise BadText(BAD_REQUEST, "a request must be an object with an ask")
    ask = request.get("ask")
    if not isinstance(ask, str):
        raise BadText(BAD_REQUEST, f"ask must be one of {' '.join(ASKS)}")
    if ask not in ASKS:
        raise BadText(UNKNOWN_ASK, f"no such ask: {quoted(ask)}; known: {' '.join(ASKS)}")
    return ASKS[ask](request)


def error_json(code: str, message: str, at: "int | None") -> Reply:
    """The reply that says what is wrong."""
    if len(message) > MAX_MESSAGE:
        message = message[:MAX_MESSAGE] + "..."
    return {"error": {"code": code, "message": message, "at": at}}

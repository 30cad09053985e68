"""Lines in and out, as bytes: whatever stands on a line, the next line is read from its start."""

from typing import IO

from game.core.errors import BAD_JSON, BadText
from game.core.strict_json import MAX_LENGTH

MAX_BYTES = MAX_LENGTH
"""The longest line that is read, its end not counted."""


def next_line(stream: IO[bytes]) -> "bytes | BadText | None":
    """The next line without its end, None at the end of the stream.

    A line that is too long is read to its end, thrown away, and answered with the error.
    """
    line = stream.readline(MAX_BYTES + 1)
    if not line:
        return None
    if line.endswith(b"\n"):
        return line[:-1]
    if len(line) <= MAX_BYTES:
        return line  # the last line, without an end
    while line and not line.endswith(b"\n"):
        line = stream.readline(MAX_BYTES)
    return BadText(BAD_JSON, f"the line is longer than {MAX_BYTES} bytes")


def line_text(line: bytes) -> str:
    """The text of a line. BadText bad-json if it is not UTF-8."""
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadText(BAD_JSON, f"not UTF-8 at byte {error.start}") from error


def write_line(stream: IO[bytes], text: str) -> None:
    """Writes a line and flushes, so that a program at the other end can wait for it."""
    stream.write(text.encode("utf-8") + b"\n")
    stream.flush()

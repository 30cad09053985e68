"""A program of its own as a player: it reads ``choose`` requests and writes replies, line by line.

The request and the reply are the referee's, so that the referee itself can be such a program.
"""

import os
import selectors
import subprocess
import time

from game.core.errors import BadText
from game.core.record import record_of_view
from game.core.strict_json import MAX_LENGTH, read_json, write_json
from game.core.view import View

PATIENCE = 2.0
"""Seconds that a program has to end by itself when its input is closed."""

CHUNK = 65536
SHOWN = 200


class ProgramFailed(Exception):
    """An external program did not start, died, took too long, or did not speak the protocol."""


class Program:
    """A running program. Its standard error goes where ours goes."""

    def __init__(
        self,
        command: list[str],
        level: str,
        worlds: "int | None",
        milliseconds: "int | None",
        timeout: float,
    ) -> None:
        """Starts the program.

        ``level`` stands in the requests, as do ``worlds`` and ``milliseconds``, its budget;
        ``timeout`` is the seconds it has for one reply.
        """
        self.name = command[0]
        self.level = level
        self.worlds = worlds
        self.milliseconds = milliseconds
        self.timeout = timeout
        self.unread = b""
        try:
            self.process = subprocess.Popen(  # noqa: S603  # the user's own command, no shell
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise ProgramFailed(f"{self.name}: cannot be started: {error.strerror}") from error

    def choose(self, view: View, seed: int) -> str:
        """The program's action, unchecked. ProgramFailed if it gives none."""
        action = self._action(view, None, seed)
        if action is None:
            raise self._failed("gave null for an action")
        return action

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The program's word, or None."""
        return self._action(view, asking, seed)

    def close(self) -> None:
        """Ends the program: politely, then by force."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def _action(self, view: View, asking: "str | None", seed: int) -> "str | None":
        request: dict[str, object] = {
            "ask": "choose",
            "level": self.level,
            "seat": view.seat,
            "view": record_of_view(view).to_json(),
            "seed": seed,
        }
        if self.worlds is not None:
            request["worlds"] = self.worlds
        if self.milliseconds is not None:
            request["budget_ms"] = self.milliseconds
        if asking is not None:
            request["asking"] = asking
        if self.unread:
            raise self._failed("wrote more than one line for a request")
        self._send(write_json(request))
        return self._read_action(self._receive())

    def _failed(self, what: str) -> ProgramFailed:
        return ProgramFailed(f"{self.name}: {what}")

    def _send(self, text: str) -> None:
        pipe = self.process.stdin
        if pipe is None:
            raise self._failed("has no standard input")
        try:
            pipe.write(text.encode("utf-8") + b"\n")
        except BrokenPipeError as error:
            raise self._failed(self._how_it_ended()) from error

    def _receive(self) -> bytes:
        """The next line of its output, without the end."""
        pipe = self.process.stdout
        if pipe is None:
            raise self._failed("has no standard output")
        deadline = time.monotonic() + self.timeout
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self.unread:
                if len(self.unread) > MAX_LENGTH:
                    raise self._failed(f"wrote a line of more than {MAX_LENGTH} bytes")
                left = deadline - time.monotonic()
                if left <= 0 or not selector.select(left):
                    raise self._failed(f"gave no reply within {self.timeout:g} seconds")
                chunk = os.read(pipe.fileno(), CHUNK)
                if not chunk:
                    raise self._failed(self._how_it_ended())
                self.unread += chunk
        line, self.unread = self.unread.split(b"\n", 1)
        return line

    def _how_it_ended(self) -> str:
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with status {status}"

    def _read_action(self, line: bytes) -> "str | None":
        shown = repr(line[:SHOWN].decode("utf-8", "replace"))
        try:
            reply = read_json(line.decode("utf-8"))
        except (UnicodeDecodeError, BadText) as error:
            raise self._failed(f"wrote {shown}, which is not JSON") from error
        if not isinstance(reply, dict) or "action" not in reply:
            raise self._failed(f"wrote {shown}, which holds no action")
        action = reply["action"]
        if action is not None and not isinstance(action, str):
            raise self._failed(f"wrote {shown}, whose action is no text")
        return action

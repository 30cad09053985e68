"""Firefox by its own Marionette, the protocol that geckodriver speaks to it.

Debian has no geckodriver. A message is its length, a colon and JSON: `[0, number, command,
parameters]` is answered by `[1, number, error, value]`.
"""

import json
import socket
import subprocess
from pathlib import Path
from typing import Any

from tests.engines.driver import ELEMENT, WAIT_S, Command, Driver, DriverError, wait_until
from tests.tools.engines import find

# Nothing of its own on the network, and a port that is free.
PREFERENCES = {
    "marionette.port": 0,
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}
SLOW_S = 10 * WAIT_S  # a command's own deadline is the browser's affair


class Firefox(Driver):
    """Firefox without a window, with a profile of its own."""

    name = "firefox"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._profile = folder / "profile"
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._number = 0
        self._read = b""

    def start(self) -> None:
        self._profile.mkdir(exist_ok=True)
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items()]
        (self._profile / "user.js").write_text("".join(lines), "utf-8")
        port = self._profile / "MarionetteActivePort"
        port.unlink(missing_ok=True)
        program = find("firefox")
        assert program is not None
        with (self.folder / "firefox.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own words only
                [program, "--headless", "--no-remote", "--profile", self._profile, "--marionette"],
                stdout=log,
                stderr=log,
            )
        number = wait_until(
            lambda: port.read_text("utf-8").strip() if port.exists() else "", "Firefox's port"
        )
        self._socket = socket.create_connection(("127.0.0.1", int(number)), timeout=SLOW_S)
        self._receive()  # its greeting
        told = self._ask("WebDriver:NewSession", {})
        self.version = str(told["capabilities"]["browserVersion"])

    def quit(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def begin_again(self) -> None:
        self.gather()
        self._ask("Marionette:Quit", {"flags": ["eAttemptQuit"]})
        assert self._process is not None
        self._process.wait(WAIT_S)
        self.quit()
        self.start()

    def send(self, command: Command, **parameters: object) -> Any:  # noqa: ANN401 - as JSON is
        frame = parameters.get("id")
        if command is Command.FRAME and isinstance(frame, dict):
            parameters = {"element": frame[ELEMENT]}
        value = self._ask(command.value[2], parameters)
        return value["value"] if isinstance(value, dict) and set(value) == {"value"} else value

    def _ask(self, command: str, parameters: dict[str, object]) -> Any:  # noqa: ANN401 - as JSON is
        assert self._socket is not None, "start first"
        self._number += 1
        text = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, number, error, value = self._receive()
        assert number == self._number
        if error is not None:
            raise DriverError(f"{command}: {error['error']}: {error['message']}")
        return value

    def _receive(self) -> Any:  # noqa: ANN401 - as JSON is
        """Return the next message."""
        while b":" not in self._read:
            self._read += self._more()
        length, self._read = self._read.split(b":", 1)
        while len(self._read) < int(length):
            self._read += self._more()
        text, self._read = self._read[: int(length)], self._read[int(length) :]
        return json.loads(text)

    def _more(self) -> bytes:
        assert self._socket is not None
        read = self._socket.recv(65536)
        if not read:
            raise DriverError("Firefox has gone")
        return read

"""WebKit as WebKitGTK has it: its driver over HTTP, its MiniBrowser on a screen in memory."""

import json
import os
import socket
import subprocess
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.engines.driver import WAIT_S, Command, Driver, DriverError, wait_until
from tests.tools.engines import find

SLOW_S = 10 * WAIT_S  # a command's own deadline is the browser's affair


class WebKit(Driver):
    """WebKit's MiniBrowser. Under automation it keeps nothing beyond its end."""

    name = "webkit"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._processes: list[subprocess.Popen[bytes]] = []
        self._address = ""
        self._session = ""

    def start(self) -> None:
        programs = [find(name) for name in ("xvfb", "webkit-driver", "mini-browser")]
        with socket.create_server(("127.0.0.1", 0)) as server:
            port = int(server.getsockname()[1])
        with (self.folder / "webkit.log").open("ab") as log:
            screen = subprocess.Popen(  # noqa: S603 - our own words only
                [str(programs[0]), "-displayfd", "1", "-screen", "0", "1280x1000x24"],
                stdout=subprocess.PIPE,
                stderr=log,
            )
            self._processes.append(screen)
            assert screen.stdout is not None
            with screen.stdout as number:
                display = f":{number.readline().decode().strip()}"
            driver = subprocess.Popen(  # noqa: S603 - our own words only
                [str(programs[1]), f"--port={port}"],
                stdout=log,
                stderr=log,
                env=os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11"},
            )
            self._processes.append(driver)
        self._address = f"http://127.0.0.1:{port}/"
        wait_until(self._is_up, "WebKit's driver")
        options = {"binary": str(programs[2]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        told = self._ask("POST", "session", {"capabilities": wanted})
        self._session = f"session/{told['sessionId']}"
        self.version = str(told["capabilities"]["browserVersion"])

    def quit(self) -> None:
        try:
            if self._session:
                self._ask("DELETE", self._session, {})
        finally:
            for process in reversed(self._processes):
                process.terminate()
                process.wait()

    def begin_again(self) -> None:
        """Close the window and take another one: the browser's end would be its memory's too."""
        # The page goes first: a window closed by force holds its number at the table for a moment.
        self.goto("about:blank")
        handle = self.send(Command.NEW_WINDOW, type="window")["handle"]
        self.send(Command.CLOSE_WINDOW)
        self.send(Command.WINDOW, handle=handle)

    def send(self, command: Command, **parameters: object) -> Any:  # noqa: ANN401 - as JSON is
        method, path, _ = command.value
        return self._ask(method, f"{self._session}/{path.format(**parameters)}", parameters)

    def _is_up(self) -> bool:
        try:
            return bool(self._ask("GET", "status", {})["ready"])
        except OSError:
            return False

    def _ask(self, method: str, path: str, parameters: dict[str, object]) -> Any:  # noqa: ANN401 - as JSON is
        request = urllib.request.Request(
            self._address + path,
            method=method,
            data=json.dumps(parameters).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=SLOW_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise DriverError(f"{path}: {told['error']}: {told['message']}") from error

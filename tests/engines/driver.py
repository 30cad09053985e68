"""A browser driven by the commands of WebDriver, whoever carries them.

Both engines know the same commands by other names: WebKit's driver over HTTP, Firefox by its
Marionette over a socket. The two dozen lines that differ are in `webkit.py` and `firefox.py`; the
rest is here, so that no library of drivers need be fetched.
"""

import time
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # how WebDriver marks an element in JSON
WAIT_S = 60.0  # what anything may take on a busy machine
LOOK_S = 0.05
LOOKED_FOR = TypeVar("LOOKED_FOR")
# The page around remembers its faults (watch.js); a page without it has none to tell.
FAULTS = "return window.faults ? window.faults.splice(0) : []"

# Whether an element stands still in the window, and nothing lies over its middle.
STANDS_STILL = """
const element = document.querySelector(arguments[0]);
if (element === null) return false;
element.scrollIntoView({block: "nearest", behavior: "instant"});
const box = () => element.getBoundingClientRect();
const before = box();
return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  const {x, y, width, height} = box();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  done(x === before.x && y === before.y && top !== null && element.contains(top));
})));
"""


class Command(Enum):
    """What is asked of a browser: method and path over HTTP, and Marionette's name."""

    NAVIGATE = ("POST", "url", "WebDriver:Navigate")
    REFRESH = ("POST", "refresh", "WebDriver:Refresh")
    EXECUTE = ("POST", "execute/sync", "WebDriver:ExecuteScript")
    FIND = ("POST", "element", "WebDriver:FindElement")
    CLICK = ("POST", "element/{id}/click", "WebDriver:ElementClick")
    FRAME = ("POST", "frame", "WebDriver:SwitchToFrame")
    SCREENSHOT = ("GET", "screenshot", "WebDriver:TakeScreenshot")
    NEW_WINDOW = ("POST", "window/new", "WebDriver:NewWindow")
    WINDOW = ("POST", "window", "WebDriver:SwitchToWindow")
    CLOSE_WINDOW = ("DELETE", "window", "WebDriver:CloseWindow")


class DriverError(Exception):
    """The browser refused a command; the message is its own."""


class Driver(ABC):
    """One browser with one window. `start` first, `quit` at the end."""

    name: str
    version: str = ""

    def __init__(self, folder: Path) -> None:
        """Nothing is started yet; `folder` is for what the browser keeps."""
        self.folder = folder
        self.faults: list[str] = []

    @abstractmethod
    def start(self) -> None:
        """Start the browser. Raises DriverError or OSError where it doesn't get up."""

    @abstractmethod
    def quit(self) -> None:
        """End the browser and all that belongs to it, whatever state it is in."""

    @abstractmethod
    def begin_again(self) -> None:
        """End as much of the browser as can be ended with what it keeps still there."""

    @abstractmethod
    def send(self, command: Command, **parameters: object) -> Any:  # noqa: ANN401 - as JSON is
        """Have a command carried out; return its value. Raises DriverError."""

    def goto(self, address: str) -> None:
        """Load a page; its predecessor's faults are kept."""
        self.gather()
        self.send(Command.NAVIGATE, url=address)

    def reload(self) -> None:
        """Load the page anew; its faults are kept."""
        self.gather()
        self.send(Command.REFRESH)

    def gather(self) -> list[str]:
        """Return the faults of all pages so far, those of the present one among them."""
        self.faults += self.run(FAULTS)
        return self.faults

    def run(self, script: str, *arguments: object) -> Any:  # noqa: ANN401 - as JSON is
        """Return what the body of a function returns in the page; a promise is waited for."""
        return self.send(Command.EXECUTE, script=script, args=list(arguments))

    def click(self, selector: str) -> None:
        """Press the first such element, once it stands still, as a person with a mouse does."""
        self.wait_for(STANDS_STILL, selector)
        found = self.send(Command.FIND, using="css selector", value=selector)
        self.send(Command.CLICK, id=found[ELEMENT])

    def into_frame(self, script: str) -> None:
        """Let all that follows be meant for the frame that a script returns."""
        self.send(Command.FRAME, id=self.run(script))

    def out_of_frame(self) -> None:
        """Let all that follows be meant for the page itself; the frame's faults are kept."""
        self.gather()
        self.send(Command.FRAME, id=None)

    def wait_for(self, script: str, *arguments: object, seconds: float = WAIT_S) -> Any:  # noqa: ANN401
        """Return the first truthy value of a script; AssertionError after `seconds`."""
        return wait_until(lambda: self.run(script, *arguments), script, seconds)

    def keep(self, folder: Path) -> None:
        """Write what is to be seen and the document into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "page.png").write_bytes(b64decode(self.send(Command.SCREENSHOT)))
        document = str(self.run("return document.documentElement.outerHTML"))
        (folder / "page.html").write_text(document, "utf-8")


def wait_until(look: Callable[[], LOOKED_FOR], what: str, seconds: float = WAIT_S) -> LOOKED_FOR:
    """Return the first truthy value of `look`; AssertionError if there is none in time."""
    end = time.monotonic() + seconds
    while not (value := look()):
        assert time.monotonic() < end, f"waited {seconds} s in vain for: {what}"
        time.sleep(LOOK_S)
    return value

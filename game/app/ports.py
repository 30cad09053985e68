"""What the app needs from outside, as small interfaces.

The browser's are in game/browser; tests bring their own, so that a whole session runs under plain
CPython.
"""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..core.view import View


class Clock(Protocol):
    """Time: what to do later, and today's date."""

    def after(self, milliseconds: int, callback: "Callable[[], None]") -> int:
        """Calls back once after so many milliseconds; the number given cancels it."""

    def cancel(self, token: int) -> None:
        """Forgets a call that has not happened yet; an old number does nothing."""

    def time(self) -> int:
        """Milliseconds since some moment in the past; it never goes back."""

    def today(self) -> str:
        """The date, ``2026-11-30``."""


class Store(Protocol):
    """Texts kept by name, over the end of the page if the browser allows it."""

    def read(self, name: str) -> "str | None":
        """The text kept under a name, None if there is none."""

    def write(self, name: str, text: str) -> bool:
        """Keeps a text.

        False if it will not outlive the page (storage full or denied); within the page it
        is kept all the same.
        """

    def length(self, name: str) -> int:
        """How many characters a text has; 0 if there is none."""

    def holds(self, name: str) -> bool:
        """Whether a text lies under a name that will outlive the page, be it an older one."""

    def rename(self, name: str, to: str) -> bool:
        """Gives a text another name, also one that is too long to be read.

        False if it can't be, and then nothing has changed; or if it will not outlive the page.
        """

    def remove(self, name: str) -> None:
        """Forgets a text."""

    def names(self) -> "list[str]":
        """The names of all texts kept, in any order."""


class Surface(Protocol):
    """What the person sees and hears."""

    def show(self, operations: str) -> None:
        """Applies operations (`ui.diff`, one JSON text) to the page."""


class Host(Protocol):
    """The rest of the browser."""

    def seed_words(self) -> tuple[int, int, int, int]:
        """128 bits of real chance, as four ints of 32 bits."""

    def plural(self, language: str, count: int) -> str:
        """The plural form's name for a count, such as ``one``, ``other``."""

    def number(self, language: str, value: int) -> str:
        """A whole number as the language writes it."""

    def renew(self) -> None:
        """Loads the page anew, in its newest version."""

    def catalogue(self, language: str, callback: "Callable[[dict[str, str] | None], None]") -> None:
        """Fetches a language's messages; calls back with them, or with None."""

    def copy(self, text: str) -> bool:
        """Puts a text on the clipboard. False if that is refused."""


class Archive(Protocol):
    """The finished deals, and the file that holds a copy of everything. Only texts cross."""

    def ask(self, what: str, text: str, done: "Callable[[str, str], None]") -> None:
        """Asks for one of the tasks of static/js/archive.js.

        Calls back with the head of the answer, a short JSON text, and its body, which is no JSON.
        """


class Late(Protocol):
    """The modules that come after the first hand: bots, panels, all that only a press needs."""

    @property
    def is_ready(self) -> bool:
        """Whether all of them are there, so that they can be imported."""

    @property
    def is_missing(self) -> bool:
        """Whether some will not come before the page is loaded again."""


class Mind(Protocol):
    """The worker in which the strong bots think. Only texts cross (`app/request_text.py`)."""

    @property
    def is_possible(self) -> bool:
        """Whether one may be made here."""

    def begin(self, hear: "Callable[[str, str], None]") -> None:
        """Makes one. ``hear`` is told what comes of it (`strong_bots.FETCHED` and so on)."""

    def ask(self, text: str) -> None:
        """Puts a request to it, once it is ready."""

    def end(self) -> None:
        """Does away with it, whatever it is at: nothing more is heard of it."""


class Chooser(Protocol):
    """The bots as the app sees them. They are among the late modules."""

    def choose(self, view: "View", level: str, seed: int) -> str:
        """The action of a bot whose turn it is."""

    def answer(self, view: "View", asking: str, level: str, seed: int) -> "str | None":
        """A bot's answer when Kontra or Re is asked: that word, or None."""

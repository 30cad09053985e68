"""From screens to the page: the scene, what differs from the last one, and what is told aloud."""

from typing import TYPE_CHECKING

from ..ui.announce import announcements
from ..ui.build import build
from ..ui.choices import GERMAN
from ..ui.diff import POLITE, diff, focus, say, to_json
from ..ui.focus import focus_after
from ..ui.told import told
from ..ui.words import Words, fits

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..ui.notation import Typed
    from ..ui.scene import Node
    from ..ui.screen import Screen
    from ..ui.told import Told
    from .ports import Host, Surface


class Showing:
    """The page as it is: the last screen and scene, and the language."""

    def __init__(self, surface: "Surface", host: "Host") -> None:
        self._surface = surface
        self._host = host
        self.words: Words | None = None
        self._messages: dict[str, str] = {}
        self._wished = ""
        self._screen: Screen | None = None
        self._scene: Node | None = None

    def use(self, language: str, messages: dict[str, str], faces: str = GERMAN) -> Words:
        """Speaks a language from now on, of a deck of faces."""
        host = self._host

        def plural(count: int) -> str:
            return host.plural(language, count)

        def number(value: int) -> str:
            return host.number(language, value)

        self._messages = messages
        self.words = Words(language, messages, plural, number, faces)
        return self.words

    def speak(self, language: str, done: "Callable[[bool], None]") -> None:
        """Fetches a language and speaks it; tells ``done`` whether it could be had.

        Only the language asked for last is spoken, in whatever order they arrive; and none whose
        texts are another version's.
        """

        def arrived(messages: "dict[str, str] | None") -> None:
            if language != self._wished:
                return  # another one has been asked for since
            is_there = messages is not None and fits(messages, self._messages)
            if messages is not None and is_there:
                self.use(language, messages)
            done(is_there)

        self._wished = language
        self._host.catalogue(language, arrived)

    def show(self, screen: "Screen") -> None:
        """Brings the page to a screen."""
        words = self.words
        if words is None:
            return
        if words.faces != screen.settings.faces:
            words = self.use(words.language, self._messages, screen.settings.faces)
        scene = build(screen, words)
        operations: list[list[object]] = []
        for manner, text in announcements(self._screen, screen, words):
            operations.append(say(manner, text))
        if screen.lesson is not None:
            operations += self._lesson_told(screen, words)
        focused = focus_after(self._screen, screen)
        if focused is not None:
            operations.append(focus(focused))
        self._screen = screen
        self.put(scene, operations)

    def put(self, scene: "Node", operations: "list[list[object]]") -> None:
        """Brings the page to a scene, whatever it shows; then come these operations."""
        operations = diff(self._scene, scene) + operations
        self._scene = scene
        if operations:
            self._surface.show(to_json(operations))

    def focus(self, key: str) -> None:
        """Gives the keyboard's focus to an element that is shown."""
        self._surface.show(to_json([focus(key)]))

    def _lesson_told(self, screen: "Screen", words: Words) -> "list[list[object]]":
        """The step of the lesson, told when it is another one than before."""
        if self._screen is not None and self._screen.lesson == screen.lesson:
            return []
        from ..ui.lessons import lesson_text  # noqa: PLC0415  # late on purpose

        return [say(POLITE, lesson_text(screen, words))]

    def read(self, text: str, screen: "Screen") -> "Typed | None":
        """What a typed text means now; None before there are words."""
        from ..ui.notation import read  # noqa: PLC0415  # late on purpose

        return None if self.words is None else read(text, screen, self.words)

    def tip(self, action: str, screen: "Screen") -> "Told | None":
        """A tip to do this; None before there are words."""
        from ..ui.tips import tip  # noqa: PLC0415  # late on purpose

        return None if self.words is None else tip(action, screen, self.words)

    def state(self, screen: "Screen") -> "Told | None":
        """Where the game stands, to be read and heard; None before there are words."""
        # Imported here: the first hand must not wait for what is only said on request.
        from ..ui.state import state_text  # noqa: PLC0415  # late on purpose

        if self.words is None:
            return None
        text = state_text(screen, self.words)
        if screen.settings.beginner and screen.lesson is None:
            from ..ui.coaching import coach_text  # noqa: PLC0415  # late on purpose

            text += " " + coach_text(screen, self.words)
        return told("notice.state", text)

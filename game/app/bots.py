"""The bots at the table: the page's own, and the strong ones where they can be had."""

from typing import TYPE_CHECKING

from ..ui.choices import STRONG

if TYPE_CHECKING:
    from ..core.view import View
    from .ports import Chooser
    from .strong_bots import StrongBots

THINKING = "thinking"
"""In the place of an answer: it isn't there yet. The table is told when to ask again."""

GOOD_LEVEL = "normal"
"""The best level that answers at once: it gives tips, plays a decided deal to its end, and sits
in for strong bots that aren't there."""

NEWS = "notice.strong-"
"""How the keys of what is told about the strong bots begin."""


class Bots:
    """A `Chooser` for every level.

    ``own`` are the page's bots, ``strong`` the others; None before the late files are there.
    """

    def __init__(self, own: "Chooser") -> None:
        self.own = own
        self.strong: StrongBots | None = None

    def choose(self, view: "View", level: str, seed: int) -> str:
        """The action of a bot whose turn it is, or THINKING."""
        if level != STRONG:
            return self.own.choose(view, level, seed)
        if self.strong is None:
            return self.own.choose(view, GOOD_LEVEL, seed)
        return self.strong.choose(view, seed)

    def answer(self, view: "View", asking: str, level: str, seed: int) -> "str | None":
        """A bot's answer when Kontra or Re is asked: that word, None, or THINKING."""
        if level != STRONG:
            return self.own.answer(view, asking, level, seed)
        if self.strong is None:
            return self.own.answer(view, asking, GOOD_LEVEL, seed)
        return self.strong.answer(view, asking, seed)

    def thinks(self, level: str) -> bool:
        """Whether bots of this level take their time."""
        return level == STRONG and self.strong is not None and self.strong.is_ready

    def follow(self, levels: "tuple[str, ...]") -> None:
        """Sees to it that strong bots are there if, and only if, some are at the table."""
        if self.strong is not None:
            self.strong.want(STRONG in levels)

    @property
    def state(self) -> "str | None":
        """How it stands with the strong bots, one of `strong_bots`' states; None: not wanted."""
        return None if self.strong is None else self.strong.state


def is_news(notice: object) -> bool:
    """Whether a notice is about the strong bots: it stays until the person acts."""
    return isinstance(notice, str) and notice.startswith(NEWS)

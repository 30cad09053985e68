"""The page's bots, loaded when there is time: the first hand must not wait for them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.view import View


class LateChooser:
    """`game.bots` behind the app's Chooser; imported at the first question, if not before."""

    def choose(self, view: "View", level: str, seed: int) -> str:
        """The action of a bot whose turn it is."""
        from game.bots.bot import choose  # noqa: PLC0415  # late on purpose

        return choose(view, level, seed)

    def answer(self, view: "View", asking: str, level: str, seed: int) -> "str | None":
        """A bot's answer when Kontra or Re is asked: that word, or None."""
        from game.bots.bot import answer  # noqa: PLC0415  # late on purpose

        return answer(view, asking, level, seed)

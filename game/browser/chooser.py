"""The page's bots, loaded when there is time: the first hand must not wait for them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.ports import Clock
    from game.core.view import View

STEP = 20
"""Milliseconds between two modules: importing them all at once would make the page stutter."""

MODULES = (
    "memory",
    "proof",
    "easy",
    "chances",
    "worlds",
    "endgame",
    "worth",
    "judging",
    "leading",
    "sides",
    "tout",
    "normal",
    "features",
    "touts",
    "weights",
    "valuation",
    "auction",
    "doubling",
    "bot",
)
"""Of game.bots, each after those that it imports: so none brings another one with it."""


class LateChooser:
    """`game.bots` behind the app's Chooser; imported at the first question, or by `warm_up`."""

    def choose(self, view: "View", level: str, seed: int) -> str:
        """The action of a bot whose turn it is."""
        from game.bots.bot import choose  # noqa: PLC0415  # late on purpose

        return choose(view, level, seed)

    def answer(self, view: "View", asking: str, level: str, seed: int) -> "str | None":
        """A bot's answer when Kontra or Re is asked: that word, or None."""
        from game.bots.bot import answer  # noqa: PLC0415  # late on purpose

        return answer(view, asking, level, seed)

    def warm_up(self, clock: "Clock") -> None:
        """Imports the bots one module after the other while the person looks at the hand."""

        def step(index: int) -> None:
            if index < len(MODULES):
                __import__("game.bots." + MODULES[index])
                clock.after(STEP, lambda: step(index + 1))

        clock.after(STEP, lambda: step(0))

"""After an exception: the table as it was last saved, and a report that can be copied.

The report holds the version, the deal and the error, and nothing of the person: no name, no
address, no settings. It holds all four hands, so it goes onto the clipboard and never into an
element.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..core.record import record_of
from ..core.strict_json import write_json

if TYPE_CHECKING:
    from ..ui.words import Words
    from .controller import Controller
    from .ports import Host


class Rescue:
    """Brings a game back after an exception; the same one twice at one point can't be helped."""

    def __init__(self, game: "Controller", host: "Host") -> None:
        self._game = game
        self._host = host
        self._last: tuple[object, ...] = ()
        self._report = ""

    def after(self, error: str) -> str:
        """Restores what was saved last; gives back what is told, as JSON: text, copy, close.

        Empty if that has not helped the last time, or there are no words yet.
        """
        game = self._game
        words = game.showing.words
        here = (game.deal.dealt, game.deal.table.log, error)
        if words is None or here == self._last:
            return ""
        self._last = here
        self._report = report_text(game, error)
        game.begin_anew(game.own_sitting.keeper)
        return _told(words)

    def copy(self) -> str:
        """Puts the report on the clipboard; gives back what has come of it, in words."""
        words = self._game.showing.words
        key = "mishap.copied" if self._host.copy(self._report) else "data.bad.refused"
        return "" if words is None else words.text(key)


def _told(words: "Words") -> str:
    members: OrderedDict[str, object] = OrderedDict()
    for name, key in (
        ("text", "mishap.text"),
        ("copy", "mishap.copy"),
        ("close", "panel.close"),
        ("reload", "boot.reload"),
    ):
        members[name] = words.text(key)
    return write_json(members)


def report_text(game: "Controller", error: str) -> str:
    """Version, deal and error. A name that the error mentions is left out."""
    for name in game.menu.settings.names:
        if name:
            error = error.replace(name, "…")
    sitting = game.sitting
    meta: OrderedDict[str, object] = OrderedDict()
    meta["program"] = sitting.keeper.version
    meta["seat"] = sitting.me
    meta["levels"] = list(sitting.levels())
    record = record_of(sitting.deal, meta).to_text()
    return f"Schafkopf {sitting.keeper.version}\n{record}\n{error}\n"

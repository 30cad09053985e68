"""What every bot is: a level that answers a View with an action of the log.

A bot keeps nothing between two calls. The same view, level and seed give the same answer under
every interpreter; the chance that a level uses is keyed by seed, seat and log.
"""

from game.core.cards import card_code
from game.core.chance import Chance, chance_from
from game.core.table import AUCTION, KONTRA, NAMING, RE
from game.core.view import View

from . import easy, normal
from .auction import Caution, bid, bid_blindly, name
from .doubling import wants_kontra, wants_re

EASY, NORMAL, RANDOM = "easy", "normal", "random"
LEVELS = (EASY, NORMAL)
"""The levels a person may choose, weakest first."""

ALL_LEVELS = (RANDOM, EASY, NORMAL)
"""LEVELS, and the command line's player who plays any legal card with the same likelihood."""

CAUTION = {EASY: Caution(0.8, 8.0, 0.95), NORMAL: Caution(0.8, 2.5, 0.87)}


def choose(view: View, level: str, seed: int) -> str:
    """The action of the viewer, whose turn it is to bid, to name or to play; always a legal one.

    ValueError for an unknown level, or if it isn't the viewer's turn.
    """
    legal = view.legal()
    if level not in ALL_LEVELS:
        raise ValueError("no such level: " + level)
    if not legal:
        raise ValueError("it is not the viewer's turn")
    phase = view.table.phase
    if level == RANDOM:
        if phase == AUCTION:
            return bid_blindly(view)
        return legal[stream(view, seed).below(len(legal))]
    if phase == AUCTION:
        return bid(view, CAUTION[level])
    if phase == NAMING:
        return name(view)
    player = easy.play if level == EASY else normal.play
    return card_code(player(view, stream(view, seed)))


def answer(
    view: View,
    asking: str,
    level: str,
    seed: int,  # noqa: ARG001 - every level is asked in the same way
) -> "str | None":
    """Whether the viewer says KONTRA or RE (``asking``) now: that word, or None."""
    if level == NORMAL and asking == KONTRA and view.kontra_open and wants_kontra(view):
        return KONTRA
    if level == NORMAL and asking == RE and view.re_open and wants_re(view):
        return RE
    return None


def stream(view: View, seed: int) -> Chance:
    """The chance of one decision: another one for each seed, seat and log."""
    log = "|".join([f"{seat} {action}" for seat, action in view.table.log])
    return chance_from(f"{seed}|{view.seat}|{log}")

"""The list of blunders: number, what it is, who finds it, and how often it may happen."""

from collections.abc import Callable
from typing import NamedTuple

from game.core.cards import Card

from . import following, leading
from .position import Position

Detector = Callable[[Position], list[Card]]
"""The legal cards that would be the blunder."""


class Entry(NamedTuple):
    """``limit``: the share of the opportunities in which it may happen, None where none was set."""

    number: str
    what: str
    limit: float | None


CATALOGUE = (
    Entry("N1", "trumps a trick that is its partner's for certain", 0.0),
    Entry("N2", "ten points or more into a trick that is theirs for certain", 0.0),
    Entry("N3", "last, on the partner's trick, keeps a ten that will fall", 0.02),
    Entry("N4", "misses the card that makes the next mark", 0.0),
    Entry("N5", "an opponent opens with a trump", 0.01),
    Entry("N6", "an opponent opens and does not search", 0.05),
    Entry("N7", "the called player opens with a plain card of another suit", 0.02),
    Entry("N8", "the called player opens with the ace of four", 0.0),
    Entry("N9", "a caller with five trumps opens with the called suit", 0.03),
    Entry("N10", "draws the partner's trumps, the enemies have none", None),
    Entry("N11", "last, wins with a dearer trump than needed", None),
    Entry("N12", "ruffs with ace or ten before an enemy, an Unter would do", 0.05),
    Entry("N13", "a master on a partner's card that nothing beats", 0.0),
    Entry("N14", "announces without the trumps, a Tout that is not safe", None),
    Entry("N15", "Kontra without a trick to hope for", None),
    Entry("N17", "plays for points where only the price counts", None),
)

DETECTORS: tuple[tuple[str, Detector], ...] = (
    ("N1", following.robs_partner),
    ("N2", following.feeds_enemy),
    ("N3", following.starves_partner),
    ("N4", following.misses_clinch),
    ("N5", leading.opponent_leads_trump),
    ("N6", leading.does_not_search),
    ("N7", leading.hides_as_partner),
    ("N8", leading.leads_long_called_ace),
    ("N9", leading.caller_leads_called_suit),
    ("N10", leading.draws_partners_trumps),
    ("N11", following.overpays),
    ("N12", following.ruffs_dear),
    ("N13", following.wastes_master),
)

NEVER = ("N1", "N2", "N4", "N8", "N13")
"""Those that become a position of the tests when one is found."""


def bad_cards(position: Position) -> dict[str, list[Card]]:
    """By number the cards that would be that blunder, where there is also one that would not."""
    found = {}
    if len(position.legal) > 1:
        for number, detector in DETECTORS:
            bad = detector(position)
            if 0 < len(bad) < len(position.legal):
                found[number] = bad
    return found

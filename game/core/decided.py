"""Whether a deal is decided: whatever is still played, its result stays the same.

Judged from a View, so an answer tells nothing that its owner couldn't work out: two deals that
look alike to a seat give that seat the same answer. It is a proof, never a guess; where it fails
the result may be certain all the same.

What a deal pays depends on its play by three facts alone: who wins, Schneider, Schwarz (RULES.md 7;
the Laufende are dealt, Kontra and Re are over by the second card). They are settled if

- the viewer leads and holds nothing that an unseen card can beat: then all tricks are the viewer's;
- or, in a Tout, the opponents have a trick;
- or both sides have a trick, and the points of the declarer's side stay in one of the four ranges
  that the rules tell apart, with all points that are still in hands and with none of them.

In a Sauspiel the last two hold for every seat that can still be the partner.
"""

from typing import TYPE_CHECKING

from .cards import SEATS, TOTAL_POINTS, cards_in
from .games import row_of
from .knowledge import know
from .settle import LOST_SCHNEIDER_POINTS, SCHNEIDER_POINTS, WIN_POINTS
from .table import PLAY

if TYPE_CHECKING:
    from .cards import Card, Seat
    from .view import View


def is_decided(view: "View") -> bool:
    """Whether the viewer can prove that nothing still to be played changes what the deal pays."""
    table = view.table
    contract = table.contract
    if table.phase != PLAY or contract is None or table.is_doubling_open:
        return False
    if takes_the_rest(view):
        return True
    for partner in _possible_partners(view):
        if not _is_settled(view, (contract.declarer, partner)):
            return False
    return True


def takes_the_rest(view: "View") -> bool:
    """Whether the viewer leads and takes every trick from now on, in whatever order it plays."""
    table = view.table
    if not view.is_my_turn or table.phase != PLAY or table.open_trick is not None:
        return False
    return not [card for card in cards_in(view.hand) if can_be_beaten(view, card)]


def can_be_beaten(view: "View", card: "Card") -> bool:
    """Whether a card that the viewer can't see would take a trick from this one."""
    game = view.table.game
    return bool([other for other in cards_in(view.unseen) if game.beats(other, card)])


def _possible_partners(view: "View") -> "tuple[Seat | None, ...]":
    """The seats that can be the declarer's partner; None where there is none."""
    ace = view.table.called_ace
    if ace is None:
        return (None,)
    if view.partner is not None:
        return (view.partner,)
    possible = know(view).possible
    return tuple([seat for seat in SEATS if possible[seat] >> ace & 1])


def _is_settled(view: "View", side: "tuple[Seat | None, ...]") -> bool:
    """Whether the result of the declarer's side, if it is these seats, can't change any more."""
    table = view.table
    ours = [seat for seat in SEATS if seat in side]
    theirs = [seat for seat in SEATS if seat not in side]
    tricks = sum([table.trick_counts[seat] for seat in ours])
    lost_tricks = sum([table.trick_counts[seat] for seat in theirs])
    if row_of(table.game.kind).is_tout:
        return lost_tricks > 0
    points = sum([table.points[seat] for seat in ours])
    lost_points = sum([table.points[seat] for seat in theirs])
    return (
        tricks > 0
        and lost_tricks > 0
        and _range_of(points) == _range_of(TOTAL_POINTS - lost_points)
    )


def _range_of(points: int) -> int:
    """Which of the ranges that the rules tell apart the points of the declarer's side are in."""
    marks = (LOST_SCHNEIDER_POINTS + 1, WIN_POINTS, SCHNEIDER_POINTS)
    return len([mark for mark in marks if points >= mark])

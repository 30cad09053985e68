"""The auction: who may bid what, who speaks next, when it is over. RULES.md 2.

An auction is seen through two facts only: each seat's last word (``None`` before it spoke, PASS,
or a kind) and the highest bidder.
"""

from .cards import Seat
from .games import KINDS, kind_rank
from .rulesets import EARLIER_SEAT, Ruleset

PASS = "pass"  # noqa: S105  # a word of the auction


def order_from(forehand: Seat, seat: Seat) -> int:
    """How many seats after forehand a seat sits, 0 to 3."""
    return (seat - forehand) % 4


def is_high_enough(
    kind: str,
    seat: Seat,
    forehand: Seat,
    high_bidder: "Seat | None",
    high_bid: "str | None",
    ruleset: Ruleset,
) -> bool:
    """Whether a bid exceeds the highest so far, or holds it from an earlier seat (2.3)."""
    if high_bidder is None or high_bid is None:
        return True
    if kind_rank(kind) > kind_rank(high_bid):
        return True
    return (
        kind == high_bid
        and ruleset.equal_rank == EARLIER_SEAT
        and order_from(forehand, seat) < order_from(forehand, high_bidder)
    )


def bids_over(
    seat: Seat, forehand: Seat, high_bidder: "Seat | None", high_bid: "str | None", ruleset: Ruleset
) -> tuple[str, ...]:
    """The kinds that are high enough for the seat, lowest first, whatever its hand."""
    return tuple(
        [
            kind
            for kind in KINDS
            if is_high_enough(kind, seat, forehand, high_bidder, high_bid, ruleset)
        ]
    )


def next_speaker(
    seat: Seat, words: "tuple[str | None, ...]", high_bidder: "Seat | None"
) -> "Seat | None":
    """Who speaks after ``seat``, or None when the auction is over (2.4).

    The next seat that has not passed speaks; if that is the highest bidder, all others have passed.
    """
    for step in (1, 2, 3):
        following = (seat + step) % 4
        if words[following] != PASS:
            return None if following == high_bidder else following
    # Everybody else has passed: the last one either bids or passes too, and has just done so.
    return None

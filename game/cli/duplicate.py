"""Duplicate matches: one deal played six times, so that every pair of seats is each side once.

Both sides get the same cards in the same seats with the same dealer, and each decision's chance is
keyed by deal, seat and log alone: what remains is the difference between the players.
"""

from game.bots.bot import NORMAL, choose
from game.core.cards import Seat
from game.core.chance import chance_from
from game.core.chance import deal as deal_cards
from game.core.games import Contract, row_of
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import AUCTION, NAMING

from .table_play import Chooser, play_deal

A, B = "a", "b"
SEATINGS = ("abab", "baba", "aabb", "bbaa", "abba", "baab")
"""Who sits where in the six plays of a deal: the side of each seat."""

SELECTOR = NORMAL
"""The level whose auction decides which deals are of a wanted contract."""

MAX_TRIES = 200_000


class NoSuchDeal(Exception):
    """No deal of the wanted contract was found in MAX_TRIES."""


def match_deal(deck: str, seed: int, number: int, kind: "str | None") -> Round:
    """The deal of a match with this number; the dealer moves on from deal to deal.

    With a kind it is the first one of the number's stream that SELECTOR, in all four seats, bids
    to that contract, with the auction and the naming done. For a Tout a deal of its base game will
    do, whose declarer says Tout in place of its last bid: deals bid to a Tout are too rare.
    """
    chance = chance_from(f"arena {seed} {deck} {number}")
    for _ in range(MAX_TRIES):
        fresh = new_round(Ruleset(), deck, number % 4, deal_cards(deck, chance))
        found = fresh if kind is None else _bidden(fresh, kind)
        if found is not None:
            return found
    raise NoSuchDeal(f"no {kind} among {MAX_TRIES} deals")


def seed_of(seed: int, deck: str, number: int) -> int:
    """The seed of the players in a deal of a match, the same in all its plays, seats and sides."""
    return chance_from(f"players {seed} {deck} {number}").word()


def _bidden(fresh: Round, kind: str) -> "Round | None":
    auctioned = _advance(fresh, AUCTION)
    contract = auctioned.table.contract
    if contract is None:
        return None
    if contract.kind != kind:
        if not row_of(kind).is_tout or contract.kind != row_of(kind).base:
            return None
        auctioned = _raised(fresh, auctioned, contract, kind)
    return _advance(auctioned, NAMING)


def _advance(deal: Round, phase: str) -> Round:
    while deal.turn is not None and deal.table.phase == phase:
        deal = deal.apply(deal.turn, choose(deal.view(deal.turn), SELECTOR, 0))
    return deal


def _raised(fresh: Round, auctioned: Round, contract: Contract, kind: str) -> Round:
    """The same auction with a Tout as the declarer's last bid; after it the others only passed."""
    log = auctioned.table.log
    last = max(at for at, entry in enumerate(log) if entry == (contract.declarer, contract.kind))
    for at, (seat, word) in enumerate(log):
        fresh = fresh.apply(seat, kind if at == last else word)
    return fresh


def play_six(deal: Round, a: Chooser, b: Chooser, seed: int) -> list[tuple[str, Round]]:
    """The finished deal of every seating, with the seating. IllegalAnswer ends it."""
    return [(seating, play_deal(deal, seat_players(seating, a, b), seed)) for seating in SEATINGS]


def seat_players(seating: str, a: Chooser, b: Chooser) -> tuple[Chooser, ...]:
    """The players by seat."""
    return tuple([a if side == A else b for side in seating])


def side_of(seating: str, seat: Seat) -> str:
    """The side of a seat, A or B."""
    return seating[seat]

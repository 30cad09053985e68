"""Self-play with a detector at every seat: how often each blunder could happen, and did."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from game.cli.budgets import solver
from game.cli.duplicate import match_deal, seed_of
from game.cli.table_play import Chooser, play_deal
from game.core.cards import Card, card_code, parse_card
from game.core.chance import chance_from
from game.core.games import KINDS, row_of
from game.core.record import Record, record_of_view, replay_view
from game.core.round import Round
from game.core.table import AUCTION, KONTRA, PLAY
from game.core.view import View

from .announcing import SURE_TOUT, doubles_on_nothing, is_reckless, tout_share
from .catalogue import NEVER, bad_cards
from .position import Position
from .price import is_valued, plays_for_points

SEED = 1
PRICED = 4
"""N17 looks far ahead: it is looked for in one deal of so many."""

EXCUSED = "excused"


class Found(NamedTuple):
    """A blunder that one of the levels should never make, as a line of the tests."""

    number: str
    view: Record
    seat: int
    bad: list[str]
    action: str


@dataclass
class Counts:
    """By contract and number: the ``chances`` to blunder, and how often it was done.

    ``excused`` are those of N1 that an exact look at all supposed deals values. ``deals`` are
    counted by contract, "passed" among them.
    """

    deals: "Counter[str]" = field(default_factory=Counter)
    chances: "Counter[tuple[str, str]]" = field(default_factory=Counter)
    done: "Counter[tuple[str, str]]" = field(default_factory=Counter)
    excused: "Counter[tuple[str, str]]" = field(default_factory=Counter)
    found: list[Found] = field(default_factory=list)

    def note(self, kind: str, number: str, *, is_done: bool) -> None:
        """Counts one chance to blunder."""
        self.chances[kind, number] += 1
        self.done[kind, number] += is_done


class Seen(NamedTuple):
    """A decision: what a seat saw, what it was asked (None: its turn), what it did."""

    view: View
    asking: str | None
    action: str | None


class Watched:
    """A player whose decisions are noted."""

    def __init__(self, player: Chooser) -> None:
        self.player = player
        self.seen: list[Seen] = []

    def choose(self, view: View, seed: int) -> str:
        """The player's action."""
        action = self.player.choose(view, seed)
        self.seen.append(Seen(view, None, action))
        return action

    def answer(self, view: View, asking: str, seed: int) -> "str | None":
        """The player's word, or None."""
        word = self.player.answer(view, asking, seed)
        self.seen.append(Seen(view, asking, word))
        return word


def contract_of(number: int) -> "str | None":
    """The contract that a deal is looked for: none for one half of them, else each in turn."""
    return None if number % 2 == 0 else KINDS[number // 2 % len(KINDS)]


def mine(deck: str, numbers: range, player: Chooser) -> Counts:
    """Plays these deals, the player in all four seats, and counts."""
    counts = Counts()
    for number in numbers:
        deal = match_deal(deck, SEED, number, contract_of(number))
        watched = Watched(player)
        done = play_deal(deal, (watched,) * 4, seed_of(SEED, deck, number))
        contract = done.table.contract
        counts.deals["passed" if contract is None else contract.kind] += 1
        for seen in watched.seen:
            _note_decision(counts, seen, is_priced=number // 2 % PRICED == 0)
        if contract_of(number) is None:
            _note_tout(counts, done, number)
    return counts


def _note_decision(counts: Counts, seen: Seen, *, is_priced: bool) -> None:
    view, asking, action = seen
    table = view.table
    contract = table.contract
    if asking is not None:
        if asking == KONTRA and action == KONTRA and contract is not None:
            counts.note(contract.kind, "N15", is_done=doubles_on_nothing(view))
        return
    if table.phase == AUCTION and action in KINDS and not row_of(action).is_tout:
        counts.note(action, "N14", is_done=is_reckless(view, action))
    if table.phase != PLAY or action is None or contract is None:
        return
    position = Position(view)
    card = parse_card(action)
    for number, bad in bad_cards(position).items():
        is_done = card in bad
        if is_done and number == "N1" and _is_excused(position, card, bad):
            counts.excused[contract.kind, number] += 1
            is_done = False
        counts.note(contract.kind, number, is_done=is_done)
        if is_done and number in NEVER:
            codes = [card_code(one) for one in bad]
            counts.found.append(Found(number, record_of_view(view), view.seat, codes, action))
    if is_priced and len(position.legal) > 1:
        bad = plays_for_points(view, position.legal, solver())
        if bad:
            counts.note(contract.kind, "N17", is_done=card in bad)


def _is_excused(position: Position, card: Card, bad: list[Card]) -> bool:
    others = [one for one in position.legal if one not in bad]
    return is_valued(position.view, card, others, solver())


def _note_tout(counts: Counts, done: Round, number: int) -> None:
    """N14 for a Tout that was really announced: how safe it was, as its declarer could know."""
    contract = done.table.contract
    if contract is None or not row_of(contract.kind).is_tout:
        return
    record = record_of_view(done.view(contract.declarer))
    cards = 4 * len(done.table.tricks)
    before = len(record.log) - cards - sum(word in ("kontra", "re") for _, word in record.log)
    start = Record(
        record.ruleset, record.deck, record.dealer, record.hands, record.log[:before], None
    )
    share = tout_share(replay_view(start), chance_from(f"tout {number}"), solver())
    counts.note(contract.kind, "N14", is_done=share < SURE_TOUT)

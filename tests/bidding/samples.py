"""Deals for the fit: random hands announce what they come near to, and ``normal`` plays."""

from typing import Any, NamedTuple

from game.bots import normal
from game.bots.auction import bid
from game.bots.bot import CAUTION, NORMAL, stream
from game.bots.doubling import wants_kontra
from game.bots.valuation import best_offer, features_of, others_bid, score_of
from game.core.auction import PASS
from game.core.cards import SUITS, Seat, Suit, card_code, suit_code
from game.core.chance import Chance, chance_from, deal
from game.core.duties import callable_suits
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, game
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import AUCTION, CALL, NAME_TRUMP, NAMING

from .tables import Topic

SEED = "bids 1"
PART = 50
"""Deals of one part."""

NEAR = {SAUSPIEL: -0.7, GEIER: -5.0, WENZ: -5.0, SOLO: -5.0}
"""The least expected score, by the tables so far, of the hands that are tried."""


class Tried(NamedTuple):
    """One deal: what the hands were, and what the declarer got.

    ``would``: the declarer would have announced it of its own; then ``against`` holds the features
    of the opponents' hands, and ``doubled`` says whether one of them would have said Kontra.
    ``expected``: by the tables so far, in thousandths.
    """

    own: list[int]
    score: int
    would: bool
    against: list[list[int]]
    doubled: bool


def part(topic: Topic, turn: int, number: int) -> list[Tried]:
    """A part of the deals of a round, by the tables in use; the same whenever it is asked for."""
    kind, deck = topic
    chance = chance_from(f"{SEED} {turn} {kind} {deck} {number}")
    found: list[Tried] = []
    count = 0
    while len(found) < PART:
        start = new_round(Ruleset(), deck, count % 4, deal(deck, chance))
        count += 1
        for seat in range(4):
            suit = wish(start, seat, kind, chance)
            if suit is not None:
                tried = attempt(start, seat, kind, suit[0], chance.word())
                if tried is not None:
                    found.append(tried)
    return found[:PART]


def wish(start: Round, seat: Seat, kind: str, chance: Chance) -> "tuple[Suit | None] | None":
    """One of the suits with which a hand comes near to the kind, each as likely; None if none."""
    deck, hand = start.table.deck, start.dealt_sets[seat]
    suits: tuple[Suit | None, ...] = (None,)
    if kind == SOLO:
        suits = SUITS
    elif kind == SAUSPIEL:
        least = start.table.ruleset.min_called_suit_cards
        suits = callable_suits(hand, game(SAUSPIEL, None, deck), least)
    on_lead = seat == start.table.forehand
    near = [s for s in suits if score_of(kind, s, hand, deck, on_lead) >= NEAR[kind]]
    return (near[chance.below(len(near))],) if near else None


def attempt(start: Round, seat: Seat, kind: str, suit: "Suit | None", seed: int) -> Tried | None:
    """The deal after an auction in which a seat insists on a kind; None if others go higher."""
    deck, hand = start.table.deck, start.dealt_sets[seat]
    on_lead = seat == start.table.forehand
    position = start
    own: list[int] = []
    would = False
    while position.table.phase == AUCTION:
        turn = position.turn
        assert turn is not None
        view = position.view(turn)
        if turn == seat:
            if not own:
                outbids = others_bid(position.table, seat)
                own = whole(features_of(kind, suit, hand, deck, on_lead, outbids))
                would = bid(view, CAUTION[NORMAL]) == kind and is_best(start, seat, kind, suit)
            word = kind if kind in position.legal() else PASS
        else:
            word = bid(view, CAUTION[NORMAL])
        position = position.after(turn, word)
    contract = position.table.contract
    if contract is None or contract.declarer != seat or contract.kind != kind:
        return None
    if position.table.phase == NAMING and suit is not None:
        word = CALL if kind == SAUSPIEL else NAME_TRUMP
        position = position.after(seat, word + suit_code(suit))
    score = brought(position, seat, seed)
    if not would:
        return Tried(own, score, False, [], False)
    against, doubled = opponents(position, seat)
    return Tried(own, score, True, against, doubled)


def is_best(start: Round, seat: Seat, kind: str, suit: "Suit | None") -> bool:
    """Whether the hand would name this suit."""
    if suit is None:
        return True
    deck, hand = start.table.deck, start.dealt_sets[seat]
    suits: tuple[Suit, ...] = SUITS
    if kind == SAUSPIEL:
        least = start.table.ruleset.min_called_suit_cards
        suits = callable_suits(hand, game(SAUSPIEL, None, deck), least)
    return best_offer(kind, suits, hand, deck, seat == start.table.forehand).suit == suit


def opponents(position: Round, declarer: Seat) -> tuple[list[list[int]], bool]:
    """The features of the hands against the declarer, and whether one would say Kontra."""
    table = position.table
    contract = table.contract
    assert contract is not None
    outbids = others_bid(table, declarer)
    found = []
    doubled = False
    for seat in range(4):
        if seat in (declarer, position.partner):
            continue
        hand, on_lead = position.dealt_sets[seat], seat == table.forehand
        features = features_of(contract.kind, contract.suit, hand, table.deck, on_lead, outbids)
        found.append(whole(features))
        doubled = doubled or wants_kontra(position.view(seat))
    return found, doubled


def brought(position: Round, declarer: Seat, seed: int) -> int:
    """The score of the declarer when ``normal`` plays all hands and nobody doubles."""
    while (seat := position.turn) is not None:
        view = position.view(seat)
        position = position.after(seat, card_code(normal.play(view, stream(view, seed))))
    result = position.result()
    assert result is not None
    return result.scores[declarer]


def whole(features: list[float]) -> list[int]:
    """The features, which count things, as ints."""
    return [int(feature) for feature in features]


def from_json(line: Any) -> Tried:  # noqa: ANN401 - what json gives
    """A sample that was kept."""
    return Tried(*line)

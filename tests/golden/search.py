"""Finds deals that show what a golden record is to show: random ones, played until one does."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from tests.reference.cards import HAND_SIZES, all_cards, suit_printed_on
from tests.reference.contracts import (
    base_game,
    standing_trumps,
    suits_whose_ace_can_be_called,
)
from tests.reference.deal import OpenDeal
from tests.reference.reckoning import Verdict

ATTEMPTS = 20_000


@dataclass(frozen=True)
class Wanted:
    """A deal to look for. `strength` is how many of the best cards the declarer is dealt."""

    name: str
    about: str
    kind: str
    deck: str
    shows: Callable[[OpenDeal, Verdict], bool]
    doubles: int = 0
    strength: int = 0


def find(wanted: Wanted) -> OpenDeal:
    """The first deal of the row of chance that belongs to the name and shows what is wanted."""
    chance = random.Random(wanted.name)
    for _ in range(ATTEMPTS):
        deal = _play(wanted, chance)
        verdict = None if deal is None else deal.verdict()
        if deal is not None and verdict is not None and wanted.shows(deal, verdict):
            return deal
    raise LookupError(wanted.name)


def _best_cards(kind: str) -> list[str]:
    if base_game(kind) in ("geier", "wenz"):
        return standing_trumps(kind) + ["EA", "GA", "HA", "SA"]
    return standing_trumps(kind)


def _hands(wanted: Wanted, declarer: int, chance: random.Random) -> list[list[str]]:
    gift = _best_cards(wanted.kind)[: wanted.strength]
    rest = [card for card in all_cards(wanted.deck) if card not in gift]
    chance.shuffle(rest)
    size = HAND_SIZES[wanted.deck]
    hands: list[list[str]] = []
    for seat in range(4):
        hand = list(gift) if seat == declarer else []
        while len(hand) < size:
            hand.append(rest.pop())
        chance.shuffle(hand)
        hands.append(hand)
    return hands


def _play(wanted: Wanted, chance: random.Random) -> OpenDeal | None:
    """One deal of the contract to its end; None if the declarer may not bid it."""
    declarer = chance.randrange(4)
    hands = _hands(wanted, declarer, chance)
    if wanted.kind == "sauspiel" and not suits_whose_ace_can_be_called(hands[declarer]):
        return None
    deal = OpenDeal(hands, chance.randrange(4), wanted.deck)
    while deal.phase() == "auction":
        seat = deal.turn()
        deal.perform(f"{seat} {wanted.kind if seat == declarer else 'pass'}")
    if deal.phase() == "naming":
        deal.perform(f"{declarer} {_name(deal, hands[declarer], chance)}")
    # Before the first or the second card.
    late = chance.random() < 0.5
    if late:
        _play_a_card(deal, chance)
    if wanted.doubles >= 1:
        deal.perform(f"{chance.choice(deal.kontra_open())} kontra")
    if wanted.doubles >= 2:
        deal.perform(f"{declarer} re")
    while deal.phase() == "play":
        _play_a_card(deal, chance)
    return deal


def _name(deal: OpenDeal, hand: list[str], chance: random.Random) -> str:
    names = deal.legal()
    if deal.kind == "sauspiel":
        return chance.choice(names)
    longest = max(
        ["E", "G", "H", "S"],
        key=lambda suit: len([card for card in hand if suit_printed_on(card) == suit]),
    )
    return "trump " + longest


def _play_a_card(deal: OpenDeal, chance: random.Random) -> None:
    """The declarer's side plays to win, the others by chance."""
    seat = deal.turn()
    legal = deal.legal()
    card = chance.choice(legal)
    if seat in deal.declarer_side() and chance.random() < 0.9:
        order = deal.game().whole_order()
        legal.sort(key=order.index)
        trick = deal.tricks[-1].cards
        takes = not trick or deal.game().winner_of([*trick, legal[0]]) == len(trick)
        card = legal[0] if takes else legal[-1]
    deal.perform(f"{seat} {card}")

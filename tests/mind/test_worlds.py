"""The worlds of a view are those whose log the rules would have allowed, no more and no fewer."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.core.cards import DECKS, SEATS, card_code, card_set, cards_in, deck_cards
from game.core.chance import chance_from
from game.core.errors import IllegalAction
from game.core.games import KINDS, SAUSPIEL
from game.core.round import Round, new_round
from game.core.table import PLAY
from game.core.view import View
from game.mind.worlds import Hands, Worlds
from tests.soak.harness import play

MOST_HIDDEN = 6


def is_explained(view: View, hands: Hands) -> bool:
    """Whether every action of the log was legal if the seats hold these cards."""
    table = view.table
    dealt = tuple(cards_in(hands[s] | card_set(table.cards_played_by(s))) for s in SEATS)
    deal = new_round(table.ruleset, table.deck, table.dealer, dealt)
    try:
        for seat, action in table.log:
            deal = deal.apply(seat, action)
    except IllegalAction:
        return False
    return True


def every_deal_of_the_unseen(view: View) -> Iterator[Hands]:
    """All ways to deal what the viewer doesn't see, whatever the log says."""
    table = view.table
    unseen = cards_in(deck_cards(table.deck) & ~view.dealt_set & ~table.played)
    seats = [seat for seat in SEATS if seat != view.seat]
    sizes = [table.hand_count(seat) for seat in seats]
    for first in itertools.combinations(unseen, sizes[0]):
        others = [card for card in unseen if card not in first]
        for second in itertools.combinations(others, sizes[1]):
            third = tuple(card for card in others if card not in second)
            hands = [0, 0, 0, 0]
            hands[view.seat] = view.hand
            for seat, cards in zip(seats, (first, second, third), strict=True):
                hands[seat] = card_set(cards)
            yield tuple(hands)


def states(kind: str, deck: str, name: str, deals: int) -> Iterator[Round]:
    """States of random deals while cards are played."""
    for number in range(deals):
        for deal in play(kind, deck, random.Random(f"{name} {kind} {deck} {number}")):
            if deal.table.phase == PLAY:
                yield deal


def hidden(view: View) -> int:
    """How many cards the viewer doesn't see."""
    return sum(view.table.hand_count(seat) for seat in SEATS if seat != view.seat)


def shown(view: View) -> str:
    """A view on one line, for a failing test."""
    cards = " ".join(card_code(card) for card in view.dealt)
    return f"seat {view.seat}: {cards} | {view.table.log}"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_all_worlds_of_an_ending_and_no_other(kind: str, deck: str) -> None:
    for deal in states(kind, deck, "endings", 6 if kind == SAUSPIEL else 1):
        for seat in SEATS:
            view = deal.view(seat)
            if hidden(view) > MOST_HIDDEN:
                continue
            found = list(Worlds(view).every())
            wanted = {
                hands for hands in every_deal_of_the_unseen(view) if is_explained(view, hands)
            }
            assert len(found) == len(set(found)), shown(view)
            assert set(found) == wanted, shown(view)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_a_drawn_world_explains_the_log(kind: str, deck: str) -> None:
    for number, deal in enumerate(states(kind, deck, "draws", 1)):
        for seat in SEATS:
            view = deal.view(seat)
            worlds = Worlds(view)
            chance = chance_from(f"draws {kind} {deck} {number} {seat}")
            for _ in range(2):
                hands = worlds.draw(chance)
                assert hands is not None, shown(view)
                assert is_explained(view, hands), shown(view)


def test_the_number_is_how_many_there_are() -> None:
    counted = 0
    for deal in states(SAUSPIEL, "short", "number", 12):
        for seat in SEATS:
            worlds = Worlds(deal.view(seat))
            if worlds.number <= 300 and not worlds.knowledge.callers:
                assert worlds.number == len(list(worlds.every()))
                counted += 1
    assert counted > 50


def test_every_world_is_drawn_as_often() -> None:
    """Within five standard deviations of the mean, for each of the worlds of some endings."""
    tried = 0
    for deal in states(SAUSPIEL, "long", "even", 30):
        worlds = Worlds(deal.view(0))
        every = list(worlds.every()) if worlds.number <= 40 else []
        if len(every) < 6:
            continue
        chance = chance_from(f"even {tried}")
        each = 100
        drawn = Counter(worlds.draw(chance) for _ in range(each * len(every)))
        assert set(drawn) == set(every)
        for hands in every:
            assert abs(drawn[hands] - each) <= 5 * each**0.5
        tried += 1
        if tried == 5:
            return
    pytest.fail("too few endings to try")

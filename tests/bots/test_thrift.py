"""The vetoes of thrift (N3, N10 to N12), each in a position where it has something to forbid."""

import pytest

from game.bots.memory import recall
from game.bots.thrift import thrifty
from game.core.cards import card_code, cards_in
from game.core.view import View
from tests.blunders.test_catalogue import BEFORE_ENEMY, CLINCH, DRAWN, expert


@pytest.mark.parametrize(
    ("view", "forbidden"),
    [
        # N3: the partner's trick, and GX would fall under GA.
        (expert("F03"), "H8 S7 S8 S9 SK"),
        # N10: both opponents are out of trumps, the caller is not.
        (DRAWN, "GO HK HO SO"),
        # N11: HU wins as well as EU; the trump ace as well as the Unters.
        (expert("R514"), "EU"),
        (CLINCH, "EU GU HU"),
        # N12: the soloist is out of Gras as well.
        (BEFORE_ENEMY, "HA"),
    ],
    ids=["N3", "N10", "N11", "N11-ace", "N12"],
)
def test_thrift_forbids(view: View, forbidden: str) -> None:
    left = {card_code(card) for card in thrifty(recall(view), list(cards_in(view.playable)))}
    assert left
    assert not left & set(forbidden.split())


@pytest.mark.parametrize("position", ["F01", "F05", "E01", "E04", "L01", "L14"])
def test_thrift_leaves_the_experts_card(position: str) -> None:
    view = expert(position)
    best = {"F01": "HA", "F05": "H9", "E01": "HK", "E04": "HX", "L01": "EO", "L14": "EA"}
    left = {card_code(card) for card in thrifty(recall(view), list(cards_in(view.playable)))}
    assert best[position] in left


def test_thrift_always_leaves_a_card() -> None:
    view = expert("F03")
    for card in cards_in(view.playable):
        assert thrifty(recall(view), [card]) == [card]

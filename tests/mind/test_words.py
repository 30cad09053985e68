"""What seats say tells of their hands: bids and passes, the named suit, Kontra (bots.md 6.1)."""

import pytest

from game.bots.auction import is_sound
from game.bots.valuation import Offer
from game.cli.duplicate import match_deal
from game.core.cards import DECKS, SUITS, card_set, count, parse_cards
from game.core.duties import callable_suits
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, game
from game.core.view import View
from game.mind.bidding import Words, thinkable
from tests.mind.views import last_seats_view

VIEWER = "EA E9 E7 SA SK S9 S7 G7"
SOLO_HAND = "EO GO HO EU GU HA HX GA"
SAUSPIEL_HAND = "EO HO HU HA H9 GA EX E8"
POOR = "H8 H7 GX G9 EK SX S8 HK"
"""Hands of the long deck: seven trumps from the top, five with an ace, nearly nothing."""


def view(*log: str) -> View:
    """What seat 3 sees after a log."""
    return last_seats_view(VIEWER, *log)


def likelihood(seen: View, seat: int, hand: str) -> float:
    """How likely all words are with this hand of a seat, the others' as they always are here."""
    hands = [card_set(parse_cards(SAUSPIEL_HAND)), 0, 0, seen.hand]
    hands[seat] = card_set(parse_cards(hand))
    return Words(seen).likelihood(tuple(one & ~seen.table.played for one in hands))


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("least", [0, 1, 2])
def test_what_a_hand_may_think_of_is_what_the_rules_and_the_tables_let_it(
    deck: str, least: int
) -> None:
    """`is_sound` and RULES.md 3.2 for very many hands; but for tall games on one trump."""
    named = 0
    for number in range(400):
        seen = match_deal(deck, 17, number, None).view(0)
        found = dict(thinkable(deck, seen.dealt_set, least))
        calls = callable_suits(seen.dealt_set, game(SAUSPIEL, None, deck), least)
        is_enough = is_sound(Offer(SAUSPIEL, None, 0.0), seen)
        assert found.get(SAUSPIEL, ()) == (calls if is_enough else ())
        solos = tuple([suit for suit in SUITS if is_sound(Offer(SOLO, suit, 0.0), seen)])
        assert found.get(SOLO, ()) == solos
        for kind in (GEIER, WENZ):
            assert kind not in found or is_sound(Offer(kind, None, 0.0), seen)
            if count(seen.dealt_set & game(kind, None, deck).trumps) >= 2:
                assert kind in found
        named += len(found)
    assert named > 200


def test_whoever_passes_holds_no_solo() -> None:
    """bots.md 6.1: the likelihood of each seat's pass or bid under the bid table."""
    passed = view("0 pass", "1 pass")
    assert likelihood(passed, 0, SOLO_HAND) < 0.1 * likelihood(passed, 0, POOR)
    assert likelihood(passed, 0, SAUSPIEL_HAND) < 0.3 * likelihood(passed, 0, POOR)


def test_whoever_bids_holds_what_was_bid() -> None:
    sauspiel = view("0 sauspiel", "1 pass")
    assert likelihood(sauspiel, 0, SAUSPIEL_HAND) > 10 * likelihood(sauspiel, 0, POOR)
    assert likelihood(sauspiel, 0, SAUSPIEL_HAND) > 3 * likelihood(sauspiel, 0, SOLO_HAND)
    solo = view("0 solo", "1 pass")
    assert likelihood(solo, 0, SOLO_HAND) > 10 * likelihood(solo, 0, SAUSPIEL_HAND)


def test_a_pass_over_a_solo_tells_nothing() -> None:
    """What can't be said isn't missed: over a Solo only Touts go."""
    after = view("0 solo", "1 pass")
    assert likelihood(after, 1, SAUSPIEL_HAND) == likelihood(after, 1, POOR)


def test_the_named_suit_is_the_best_one() -> None:
    """The trump suit of a Solo is the one that the hand would choose."""
    log = ("0 solo", "1 pass", "2 pass", "3 pass")
    in_herz = view(*log, "0 trump H")
    in_gras = view(*log, "0 trump G")
    assert likelihood(in_herz, 0, SOLO_HAND) > 10 * likelihood(in_gras, 0, SOLO_HAND)


def test_kontra_tells_of_strength_and_silence_of_its_want() -> None:
    """bots.md 6.1: of Kontra. Position K01 doubles; silence counts once the time is over."""
    log = ("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")
    strong, weak = "EO SO HU HA H9 EX SK S8", POOR
    seen = view(*log, "1 kontra")
    assert likelihood(seen, 1, strong) > 5 * likelihood(seen, 1, weak)
    waiting = view(*log)
    silent = view(*log, "0 H7", "1 EU", "2 GU", "3 G7")
    before = likelihood(waiting, 1, strong) / likelihood(waiting, 1, weak)
    after = likelihood(silent, 1, strong) / likelihood(silent, 1, weak)
    assert after < 0.5 * before

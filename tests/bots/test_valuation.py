"""What a hand is worth: its features, the curve, who may double."""

import pytest

from game.bots.doubling import may_take_a_trick
from game.bots.features import TALL_GAME_FEATURES, TRUMP_GAME_FEATURES, suit_game, tall_game
from game.bots.valuation import expected, on_curve, others_bid
from game.core.cards import LONG, card_set, parse_cards, parse_suit
from game.core.chance import chance_from, deal
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, game

from .play import fresh


def trump_features(kind: str, suit: str, hand: str) -> dict[str, float]:
    """The features of a long hand as a Solo, or as a Sauspiel that calls the suit."""
    cards = card_set(parse_cards(hand))
    called = parse_suit(suit) if kind == SAUSPIEL else None
    found = suit_game(game(kind, parse_suit(suit), LONG), cards, called, on_lead=True, outbids=True)
    return dict(zip(TRUMP_GAME_FEATURES, found, strict=True))


def tall_features(kind: str, hand: str) -> dict[str, float]:
    """The features of a long hand as a Wenz or a Geier."""
    cards = card_set(parse_cards(hand))
    found = tall_game(game(kind, None, LONG), cards, on_lead=False, outbids=False)
    return dict(zip(TALL_GAME_FEATURES, found, strict=True))


def test_features_of_a_solo() -> None:
    found = trump_features(SOLO, "S", "EO GO HO SA SX EA EX HK")
    assert found["one"] == 1
    assert found["trumps"] == 5
    assert (found["EO"], found["GO"], found["HO"], found["SO"]) == (1, 1, 1, 0)
    assert found["trump ace and ten"] == 2
    assert (found["aces"], found["tens with the ace"], found["tens without"]) == (1, 1, 0)
    assert (found["losers"], found["voids"]) == (1, 1)
    assert found["runners"] == 3
    assert (found["on lead"], found["outbids"]) == (1, 1)


def test_features_of_a_called_suit() -> None:
    found = trump_features(SAUSPIEL, "E", "EO SO EX EK GX H9 SA S7")
    assert (found["called suit"], found["called ten"], found["ruffs the called suit"]) == (2, 1, 0)
    assert (found["tens without"], found["aces"], found["losers"]) == (1, 1, 1)
    assert trump_features(SAUSPIEL, "E", "EO SO GX GK G7 H9 SA S7")["ruffs the called suit"] == 1


def test_runners_are_those_that_are_paid() -> None:
    """A row of two counts in Wenz and Geier alone; a gap ends it (RULES.md 8)."""
    assert trump_features(SOLO, "H", "EO GO SO EU HA EA EX E9")["runners"] == 0
    assert trump_features(SOLO, "H", "EO GO HO SO EU GU HU SU")["runners"] == 8
    assert trump_features(SOLO, "H", "EO GO HO SO EU GU HU HA")["runners"] == 7
    assert tall_features(WENZ, "EU GU SU EA EX GA HA SA")["runners"] == 2
    assert tall_features(GEIER, "GO HO SO EA EX GA HA SA")["runners"] == 0


def test_features_of_a_wenz() -> None:
    found = tall_features(WENZ, "EU HU EA EX EK GX HA H7")
    assert (found["trumps"], found["highest trump"], found["second trump"]) == (2, 1, 0)
    assert (found["aces"], found["tens with the ace"], found["tens without"]) == (2, 1, 1)
    assert (found["cards that run"], found["losers"], found["voids"]) == (1, 1, 1)
    assert (found["aces by losers"], found["aces by voids"]) == (2, 2)


@pytest.mark.parametrize(
    ("x", "height"), [(-30, -25), (-10, -5), (0, 5), (10, 15), (15, 15), (20, 15), (40, 35)]
)
def test_a_curve_is_a_line_through_its_points_and_goes_on(x: int, height: int) -> None:
    assert on_curve(((-10, -5), (10, 15), (20, 15)), x) == height


def test_a_table_weighs_and_then_looks_up() -> None:
    table = ((-1000, 2000), ((0, 0), (4000, 1000)))
    assert expected(table, [1.0, 1.5]) == 0.5


def test_only_announcements_of_others_are_outbid() -> None:
    table = fresh(LONG, 3, deal(LONG, chance_from("outbid"))).table
    assert not others_bid(table, 1)
    table = table.after(0, "pass").after(1, "wenz")
    assert not others_bid(table, 1)
    assert others_bid(table, 2)


@pytest.mark.parametrize(
    ("hand", "hope"),
    [
        ("EK E9 E8 G9 G8 G7 S9 S8", False),  # nothing
        ("EK E9 E8 G9 G8 G7 S9 H7", False),  # one low trump, and every suit to follow
        ("EK E9 E8 G9 G8 G7 H8 H7", True),  # void in Schellen
        ("EK E9 E8 G9 G8 G7 S9 EO", True),  # the highest trump
        ("EA E9 E8 G9 G8 G7 S9 S8", True),  # an ace
    ],
)
def test_kontra_hopes_for_a_trick_of_its_own(hand: str, hope: bool) -> None:
    assert may_take_a_trick(game(SOLO, parse_suit("H"), LONG), card_set(parse_cards(hand))) is hope

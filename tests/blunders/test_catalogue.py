"""Each detector on positions worked out by hand: what it finds, and what it leaves alone."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli.budgets import solver
from game.core.cards import card_code, parse_card
from game.core.chance import chance_from
from game.core.record import record_from_json, replay_view
from game.core.view import View
from game.mind.position import position_of
from game.mind.question import is_reached, wins
from game.mind.worlds import Worlds
from tests.mind.positions import fresh_play, played_to

from .announcing import doubles_on_nothing, is_reckless, tout_share
from .catalogue import CATALOGUE, DETECTORS, bad_cards
from .position import Position
from .price import is_valued, plays_for_points

FILE = Path(__file__).parents[1] / "data" / "positions.jsonl"
EXPERTS = {
    position["id"]: position["view"]
    for position in map(json.loads, FILE.read_text("utf-8").splitlines())
}


def view_of(seat: int, hand: str, log: str, deck: str = "long") -> View:
    """A view of a deal with dealer 3; the log's entries stand between commas."""
    hands = [hand if at == seat else None for at in range(4)]
    record = {"v": 1, "rules": "stargames", "deck": deck, "dealer": 3, "hands": hands}
    return replay_view(record_from_json({**record, "log": log.split(",")}))


def expert(name: str) -> View:
    return replay_view(record_from_json(EXPERTS[name]))


def found(view: View, number: str) -> str:
    """The cards that are this blunder, as text."""
    bad = bad_cards(Position(view)).get(number, [])
    return " ".join(sorted(card_code(card) for card in bad))


SOLO_BY_0 = "0 solo,1 pass,2 pass,3 pass,0 trump H,"
SOLO_BY_2 = "0 pass,1 pass,2 solo,3 pass,2 trump H,"
CALLED_S = "0 sauspiel,1 pass,2 pass,3 pass,0 call S,"

# Seat 3's partners have 50 points: with the trump ace it is 65, with any other trump 54 to 57.
CLINCH = view_of(
    3,
    "EK GK S9 HA H9 EU GU HU",
    SOLO_BY_0 + "0 E9,1 EA,2 EX,3 EK,1 GA,2 GX,3 GK,0 G9,1 S7,2 S8,3 S9,0 SA,0 H8,1 H7,2 HK",
)
# Both opponents have shown that they are out of trumps; seat 0, the caller, has some.
DRAWN = view_of(
    2,
    "SA G7 GO HO SO HK H9 H8",
    CALLED_S + "0 EO,1 H7,2 H8,3 GX,0 EU,1 EK,2 H9,3 G8,0 S7,1 S8,2 SA,3 SX",
)
# Nothing but trumps, after the partner's nine that the declarer of a Tout has thrown away on.
ONLY_TRUMPS = view_of(
    2,
    "EK GO EA GX E9 EX",
    "0 wenz,1 solo-tout,2 pass,3 pass,0 pass,1 trump E,2 kontra,"
    "0 HX,1 EO,2 GX,3 HK,1 SO,2 GO,3 SU,0 GU,2 E9,3 HO,0 EU,1 HU,3 GK,0 G9,1 S9",
    "short",
)
# The soloist behind has shown that it is out of Gras.
RUFF = "0 GA,1 G7,2 H7,3 G8,2 EK,3 E7,0 EA,1 E9,0 GK"
BEFORE_ENEMY = view_of(1, "G7 E9 HA HU SA S7 S8 E8", SOLO_BY_2 + RUFF)


@pytest.mark.parametrize(
    ("number", "view", "bad"),
    [
        ("N1", expert("F03"), "H8 HO HU"),  # the partner's ace holds: no ruff
        ("N1", expert("F01"), ""),  # under EO nothing beats
        ("N1", ONLY_TRUMPS, ""),
        ("N2", expert("F05"), "HA"),
        ("N2", expert("F11"), ""),  # void and last: the trump ace takes the trick
        ("N3", expert("F03"), "H8 HO HU S7 S8 S9 SK"),  # GX would fall under GA
        ("N3", expert("F05"), ""),  # not the partner's trick
        ("N4", CLINCH, "EU GU H9 HU"),
        ("N4", expert("F03"), ""),
        ("N5", expert("L16"), "EO GA"),
        ("N5", expert("L14"), ""),  # a Wenz
        ("N6", expert("L06"), "EK EU H8 HU S7 SA"),
        ("N6", expert("L04"), ""),  # the called player
        ("N7", expert("L04"), "EK S8 SK"),
        ("N7", expert("L06"), ""),  # an opponent
        ("N8", expert("L05"), "GA"),
        ("N8", expert("L04"), ""),  # the ace of two
        ("N9", expert("L01"), "S9"),
        ("N9", expert("L05"), ""),  # not the caller
        ("N10", DRAWN, "GO HK HO SO"),
        ("N10", expert("L01"), ""),  # nobody has shown anything
        ("N11", expert("R514"), "EU"),  # GU is out: HU wins as well
        ("N11", CLINCH, "EU GU HU"),  # the ace wins as well
        ("N11", expert("E07"), ""),  # not the last
        ("N12", BEFORE_ENEMY, "HA"),
        ("N12", expert("E07"), ""),  # the neighbour has shown nothing
        ("N13", expert("F03"), ""),  # no master in hand
        ("N13", expert("F01"), ""),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_detector_finds_what_it_should(number: str, view: View, bad: str) -> None:
    assert found(view, number) == bad


def test_a_master_on_the_partners_master() -> None:
    """EO leads the trick of the caller; the called player, last, has GO and smaller ones."""
    view = view_of(3, "SA GO HU H9 EK E9 G9 G8", CALLED_S + "0 EO,1 H7,2 H8")
    assert found(view, "N13") == "GO"


def test_every_number_has_a_detector_or_a_place_of_its_own() -> None:
    numbers = {f"N{number}" for number in range(1, 18)} - {"N16"}
    assert {entry.number for entry in CATALOGUE} == numbers
    assert {number for number, _ in DETECTORS} == numbers - {"N14", "N15", "N17"}


@pytest.mark.parametrize(
    ("hand", "bid", "deck", "reckless"),
    [
        ("SU H8 H7 EX GK G9 SK S8", "sauspiel", "long", True),  # three trumps, no Ober
        ("EO GO H7 EX GK G9 SK S8", "sauspiel", "long", False),  # two Obers
        ("SU HU H8 H7 EX GK SK S8", "sauspiel", "long", False),  # four trumps
        ("SU H9 EX GK G9 SK", "sauspiel", "short", True),
        ("EO SU HA H8 EX GK SK S8", "solo", "long", True),  # Herz is the best with four
        ("EO SU HA H8 H7 GK SK S8", "solo", "long", False),
        ("EA EX EK GA GX SA SX HA", "wenz", "long", True),  # not one Unter
        ("EA EX EK GA GX SA SX HU", "wenz", "long", False),
        ("EA EX EK GA GX SA SX HU", "geier", "long", True),  # not one Ober
    ],
)
def test_reckless_bids(hand: str, bid: str, deck: str, reckless: bool) -> None:
    record = {"v": 1, "rules": "stargames", "deck": deck, "dealer": 3, "log": []}
    view = replay_view(record_from_json({**record, "hands": [hand, None, None, None]}))
    assert is_reckless(view, bid) == reckless


@pytest.mark.parametrize(
    ("hand", "nothing"),
    [
        ("H8 H7 EK E9 GX G9 SX S7", True),
        ("H8 H7 EK E9 GX G9 G8 G7", False),  # ruffs Schellen
        ("H8 H7 EK E9 GA G9 SX S7", False),  # an ace
        ("EO H7 EK E9 GX G9 SX S7", False),  # the highest trump
        ("EK E9 E8 GX G9 G7 SX S7", True),  # void of trumps: nothing to ruff with
    ],
)
def test_kontra_on_nothing(hand: str, nothing: bool) -> None:
    view = view_of(0, hand, "0 pass,1 sauspiel,2 pass,3 pass,1 call E")
    assert doubles_on_nothing(view) == nothing


def test_how_safe_a_tout_is() -> None:
    """Eight top trumps take every trick; without EO and GO somebody has them nearly always."""
    bids = "0 solo-tout,1 pass,2 pass,3 pass,0 trump S"
    safe = view_of(0, "EO GO HO SO EU GU HU SU", bids)
    bold = view_of(0, "HO SO EU GU HU SU SA SX", bids)
    assert tout_share(safe, chance_from("tout"), solver()) == 1.0
    assert tout_share(bold, chance_from("tout"), solver()) == 0.0


def endings() -> Iterator[View]:
    """Views of random endings of three tricks."""
    chance = random.Random(17)
    while True:
        for kind in ("sauspiel", "solo", "wenz"):
            deal = played_to(fresh_play(kind, "short", chance), 12, chance)
            if deal.turn is not None:
                yield deal.view(deal.turn)


def won(view: View, card: int) -> list[bool]:
    """Whether the viewer's side wins with a card, deal by deal that the view allows."""
    results = []
    for hands in Worlds(view).every():
        position = position_of(view.table, hands)
        question = wins(position)
        answer = solver().solve([question], 1_000_000)[0]
        reached = is_reached(question, dict(answer.cards)[card] or 0)
        results.append(reached == (view.seat in position.side))
    return results


def test_what_is_played_for_points_wins_no_more_deals_than_another_card() -> None:
    """Looked at by won and lost alone, with questions of another sort."""
    lost = 0
    for view in endings():
        legal = Position(view).legal
        for card in plays_for_points(view, legal, solver()):
            mine = won(view, card)
            others = [won(view, other) for other in legal if other != card]
            better = [
                other for other in others if all(a >= b for a, b in zip(other, mine, strict=True))
            ]
            assert better
            lost += any(other != mine for other in better)
        if lost >= 3:
            return


def test_an_excuse_is_a_card_that_all_deals_value() -> None:
    """E04: HX wins every deal that is left, each other trump loses them all."""
    view = expert("E04")
    legal = Position(view).legal
    best = parse_card("HX")
    others = [card for card in legal if card != best]
    assert is_valued(view, best, others, solver())
    assert not is_valued(view, others[0], [best], solver())
    assert not is_valued(expert("L01"), parse_card("EO"), [parse_card("S9")], solver())

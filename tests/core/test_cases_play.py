"""Cases C, D and E: following suit, callable aces, the duties of the called ace."""

import pytest

from game.core.cards import SUIT_CODES, cards_code, cards_in, parse_cards, parse_suit
from game.core.duties import callable_suits, legal_cards
from game.core.games import SAUSPIEL, game
from game.core.rulesets import Ruleset
from tests.core.build import cards, replayed
from tests.rule_cases import Case, case_named, cases_of_kind, record_of

RULES = Ruleset()


@pytest.mark.parametrize("case", cases_of_kind("legal"))
def test_legal(case: Case) -> None:
    suit = None if case["suit"] is None else parse_suit(case["suit"])
    trick = parse_cards(case["trick"])
    legal = legal_cards(
        game(case["contract"], suit, case["deck"]),
        suit if case["contract"] == SAUSPIEL else None,
        cards(case["hand"]),
        trick[0] if trick else None,
        case["suit_led"],
        case["ran_away"],
        RULES.run_away_min,
    )
    assert legal == cards(case["expect"]["legal"])


def test_nobody_runs_away_in_a_suit_that_was_led() -> None:
    # E04 once more, with Gras led before: four cards help only before the first lead (2.4).
    case = case_named("E04")
    gras = parse_suit("G")
    tables = game(SAUSPIEL, gras, "long")
    hand = cards(case["hand"])
    assert legal_cards(tables, gras, hand, None, True, False, 4) == cards("GA HO H7 E9 SK")


@pytest.mark.parametrize("case", cases_of_kind("callable"))
def test_callable(case: Case) -> None:
    suits = callable_suits(
        cards(case["hand"]), game(SAUSPIEL, None, case["deck"]), RULES.min_called_suit_cards
    )
    assert [SUIT_CODES[suit] for suit in suits] == case["expect"]["suits"]


def test_e25_running_away_shows_the_partner() -> None:
    case = case_named("E25")
    deal = replayed(record_of(case))
    assert [trick.winner for trick in deal.table.tricks] == case["expect"]["winners"]
    assert deal.turn == case["expect"]["winners"][-1]
    for seat in range(4):
        assert deal.view(seat).partner == case["expect"]["partner_inferred"]


def test_e25_before_the_trick_is_complete_only_the_holder_knows() -> None:
    case = case_named("E25")
    whole = record_of(case)
    deal = replayed({**whole, "log": whole["log"][:-1]})
    assert [deal.view(seat).partner for seat in range(4)] == [None, None, 2, None]


def test_e19_in_the_data_means_what_it_says() -> None:
    # The property itself is test_e19_… among the properties: here its four plain cards.
    plain = game(SAUSPIEL, None, case_named("E19")["deck"]).class_sets[parse_suit("G")]
    assert cards_code(cards_in(plain)) == "GA GX GK G9"

"""The oracle: what it says of a deal comes true when four of it play."""

import random

import pytest

from game.cli.budgets import solver
from game.cli.duplicate import match_deal
from game.cli.match import Match, play_match
from game.cli.open_cards import Unfinished, value_of, values_of_cards
from game.cli.oracle import Oracle
from game.core.cards import DECKS, SEATS, parse_card, parse_cards
from game.core.games import KINDS
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import AUCTION, KONTRA, NAMING
from game.mind.exact import exact
from game.mind.pricing import share_of
from tests.mind.positions import fresh_play, open_cards, played_to


def oracle_for(deal: Round) -> Oracle:
    player = Oracle(solver())
    player.show(deal.dealt_sets)
    return player


def played_out(deal: Round, player: Oracle) -> Round:
    while deal.turn is not None:
        deal = deal.apply(deal.turn, player.choose(deal.view(deal.turn), 1))
    return deal


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_four_oracles_get_what_the_open_cards_pay(kind: str, deck: str) -> None:
    """The price is worked out from the solver's answers, the scores by the rules from the log."""
    chance = random.Random(f"oracle {kind} {deck}")
    for number in range(6):
        deal = fresh_play(kind, deck, chance)
        if number % 2:
            deal = deal.apply(deal.kontra_open()[0], KONTRA)
        deal = played_to(deal, 20, chance)
        player = oracle_for(deal)
        position = open_cards(deal)
        promised = value_of(deal.table, position, player.exact)
        result = played_out(deal, player).result()
        assert result is not None
        for seat in SEATS:
            assert result.scores[seat] == share_of(position, seat) * promised.price


SIX_TOPS = "EO GO HO SO EU GU"
THE_OTHERS = ("HU SU SA SX SK S9", "EA EX EK E9 HA HX", "GA GX GK G9 HK H9")


@pytest.mark.parametrize("declarer", [0, 1])
def test_schwarz_has_its_price(declarer: int) -> None:
    """Forehand leads from the top and takes all: 5, Schneider, Schwarz and six Laufende are 13."""
    hands = tuple(parse_cards(text) for text in (SIX_TOPS, *THE_OTHERS))
    deal = new_round(Ruleset(), "short", 3, hands)
    for seat in SEATS:
        deal = deal.apply(seat, "solo" if seat == declarer else "pass")
    deal = deal.apply(declarer, "trump S")
    promised = value_of(deal.table, open_cards(deal), solver())
    assert promised == ((13, 120) if declarer == 0 else (-13, 0))
    by_card = values_of_cards(deal.table, open_cards(deal), solver())
    assert set(by_card.values()) == {promised}


def test_it_announces_what_pays_and_nothing_that_loses() -> None:
    """Whoever wins the auction wins the deal, as every price that it compares is exact."""
    contracts = 0
    for number in range(4):
        deal = match_deal("short", 5, number, None)
        player = oracle_for(deal)
        while deal.turn is not None and deal.table.phase in (AUCTION, NAMING):
            deal = deal.apply(deal.turn, player.choose(deal.view(deal.turn), 1))
        contract = deal.table.contract
        if contract is None:
            continue
        contracts += 1
        assert value_of(deal.table, open_cards(deal), player.exact).price > 0
        assert not any(player.answer(deal.view(seat), KONTRA, 1) for seat in deal.kontra_open())
    assert contracts >= 3


def test_it_doubles_what_is_lost() -> None:
    chance = random.Random(8)
    said = silent = 0
    while not said or not silent:
        deal = fresh_play("solo", "short", chance)
        player = oracle_for(deal)
        lost = value_of(deal.table, open_cards(deal), player.exact).price < 0
        for seat in deal.kontra_open():
            assert (player.answer(deal.view(seat), KONTRA, 1) == KONTRA) == lost
        declarer = deal.table.contract.declarer if deal.table.contract is not None else 0
        assert player.answer(deal.view(declarer), KONTRA, 1) is None
        said, silent = said + lost, silent + (not lost)


def test_it_never_loses_to_a_level_that_sees_one_hand() -> None:
    tally = play_match(Match("oracle", "easy", 4, "short", 2, bidder="normal"))
    assert tally.failure is None
    assert sum(tally.totals) > 0


def test_it_has_to_be_shown_the_hands() -> None:
    deal = fresh_play("wenz", "short", random.Random(1))
    with pytest.raises(ValueError, match="no hands"):
        Oracle(solver()).choose(deal.view(deal.turn or 0), 1)


def test_a_limit_is_not_an_answer() -> None:
    deal = fresh_play("wenz", "short", random.Random(1))
    small = exact(None)._replace(limit=10)
    with pytest.raises(Unfinished):
        value_of(deal.table, open_cards(deal), small)
    with pytest.raises(Unfinished):
        values_of_cards(deal.table, open_cards(deal), small)


def test_a_card_of_its_choice_is_among_the_best() -> None:
    chance = random.Random(9)
    for _ in range(30):
        deal = played_to(fresh_play("sauspiel", "long", chance), 16, chance)
        turn = deal.turn or 0
        player = oracle_for(deal)
        values = values_of_cards(deal.table, open_cards(deal), player.exact)
        sign = share_of(open_cards(deal), turn)
        chosen = values[parse_card(player.choose(deal.view(turn), 1))]
        assert sign * chosen.price == max(sign * value.price for value in values.values())

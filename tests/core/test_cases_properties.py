"""Cases P01 to P07 and E19: properties of every deal, on drawn ones."""

import random

from hypothesis import assume, given
from hypothesis import strategies as st

from game.core.auction import PASS
from game.core.cards import SHORT, card_code, cards_in, count
from game.core.duties import callable_suits
from game.core.games import SAUSPIEL, game
from game.core.round import Round
from game.core.table import DONE, PASSED, PLAY
from tests.rule_cases import case_named
from tests.strategies import callers, costly, rounds


def played_out(deal: Round, chance: random.Random) -> Round:
    """The deal played to its end by chance."""
    while not deal.is_over:
        assert deal.turn is not None
        deal = deal.apply(deal.turn, chance.choice(deal.legal()))
    return deal


@costly
@given(rounds(), st.randoms(use_true_random=False))
def test_p01_a_finished_deal_has_120_points(deal: Round, chance: random.Random) -> None:
    assume(deal.table.phase != PASSED)
    finished = played_out(deal, chance)
    assume(finished.table.phase == DONE)
    assert sum(finished.table.points) == case_named("P01")["expect"]["sum_of_points"]


@costly
@given(rounds(), st.randoms(use_true_random=False))
def test_p02_the_scores_sum_to_nothing(deal: Round, chance: random.Random) -> None:
    finished = played_out(deal, chance)
    result = finished.result()
    if finished.table.phase == PASSED:
        # J18: nobody pays; there is no result that could pay.
        assert result is None
        return
    assert result is not None
    assert sum(result.scores) == case_named("P02")["expect"]["sum_of_scores"]


@costly
@given(rounds())
def test_p03_something_is_legal_and_it_is_from_the_hand(deal: Round) -> None:
    if deal.is_over:
        assert deal.legal() == ()
        return
    assert deal.turn is not None
    legal = deal.legal()
    assert len(legal) >= case_named("P03")["expect"]["at_least"]
    if deal.table.phase == PLAY:
        assert set(legal) <= {card_code(card) for card in cards_in(deal.hand(deal.turn))}


@costly
@given(rounds())
def test_p04_forehand_leads_then_who_took_the_trick(deal: Round) -> None:
    first = case_named("P04")["expect"]["first_leader"]
    leader: int | None = (deal.table.dealer + 1) % 4
    assert deal.table.dealer != 3 or leader == first
    for trick in deal.table.tricks:
        assert trick.leader == leader
        leader = trick.winner


@costly
@given(rounds())
def test_p07_only_the_last_trick_may_be_looked_at(deal: Round) -> None:
    complete = [trick for trick in deal.table.tricks if trick.winner is not None]
    shown = [] if deal.table.last_trick is None else [deal.table.last_trick]
    assert shown == complete[-case_named("P07")["expect"]["tricks_to_look_at"] :]


@costly
@given(callers(SHORT), st.data())
def test_e19_nobody_runs_away_with_the_short_deck(
    caller: tuple[Round, int], data: st.DataObject
) -> None:
    expect = case_named("E19")["expect"]
    deal, declarer = caller
    while deal.table.phase != PLAY:
        turn = deal.turn
        assert turn is not None
        words = [SAUSPIEL] if turn == declarer else [PASS]
        suits = [action for action in deal.legal() if action.startswith("call ")]
        deal = deal.apply(turn, data.draw(st.sampled_from(suits or words)))
    suit = deal.table.called_suit
    holder = deal.partner
    assert suit is not None
    assert holder is not None
    plain = deal.table.game.class_sets[suit]
    held = count(deal.dealt_sets[holder] & plain)
    assert held <= expect["most_cards_of_the_suit"]
    assert suit in callable_suits(deal.dealt_sets[declarer], game(SAUSPIEL, None, SHORT), 1)
    assert (held >= deal.table.ruleset.run_away_min) == expect["may_ever_run_away"]

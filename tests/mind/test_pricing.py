"""Scores with open cards: what the solver's points pay, against the rules' own reckoning."""

import random

import pytest

from game.core.cards import DECKS, SEATS, parse_card
from game.core.games import KINDS, SAUSPIEL, SOLO, SOLO_TOUT, WENZ
from game.core.round import Round
from game.mind import pricing
from game.mind.exact import Exact
from game.mind.position import position_of
from game.mind.pricing import POINT, WHOLE, Prices, Supposed, stake_of
from game.mind.question import NO_LIMIT, Solver
from tests.mind.positions import fresh_play, random_ending


def best_score(deal: Round, viewer: int) -> int:
    """The viewer's score if both sides play for the score with open cards: every line to its end.

    Schwarz is left out, as in `pricing`; so deals are taken in which it can't happen any more.
    """
    seat = deal.turn
    if seat is None:
        result = deal.result()
        assert result is not None
        return result.scores[viewer]
    scores = [best_score(deal.after(seat, card), viewer) for card in deal.legal()]
    return max(scores) if on_one_side(deal, seat, viewer) else min(scores)


def on_one_side(deal: Round, seat: int, viewer: int) -> bool:
    """Whether two seats play together."""
    contract = deal.table.contract
    assert contract is not None
    side = {contract.declarer, deal.partner}
    return (seat in side) == (viewer in side)


def supposed(deal: Round, viewer: int, weight: float = 1.0) -> Supposed:
    """The deal as a world of which all is known."""
    position = position_of(deal.table, tuple(deal.hand(seat) for seat in SEATS))
    return Supposed(position, stake_of(deal.table, position, viewer), weight)


def both_took_a_trick(deal: Round) -> bool:
    """Whether nobody can be Schwarz any more."""
    contract = deal.table.contract
    assert contract is not None
    side = (contract.declarer, deal.partner)
    return {trick.winner in side for trick in deal.table.tricks if trick.winner is not None} == {
        True,
        False,
    }


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("by_marks", [False, True])
def test_every_cards_score_is_the_rules_own(
    kind: str, deck: str, by_marks: bool, solve: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RULES.md 7 to 10: the win, each Schneider, the Laufende, and who pays whom how much."""
    if by_marks:
        monkeypatch.setattr(pricing, "WHOLE_TRICKS", 0)
    chance = random.Random(f"pricing {kind} {deck}")
    compared = 0
    while compared < 12:
        deal = random_ending(kind, deck, 10, chance)
        viewer = deal.turn
        if viewer is None or not both_took_a_trick(deal):
            continue
        prices = Prices([parse_card(card) for card in deal.legal()], Exact(solve, NO_LIMIT, True))
        prices.add([supposed(deal, viewer)])
        for card in deal.legal():
            expected = best_score(deal.after(viewer, card), viewer)
            # Card points break ties: at most 120 of them, three times for a soloist.
            assert prices.mean(parse_card(card)) == pytest.approx(expected, abs=360 * POINT)
        compared += 1


def test_worlds_count_by_their_weight(solve: Solver) -> None:
    deal = random_ending(SAUSPIEL, "long", 8, random.Random(5))
    viewer = deal.turn
    assert viewer is not None
    other = random_ending(SAUSPIEL, "long", 8, random.Random(6))
    use = Exact(solve, NO_LIMIT, True)
    alone = [Prices((WHOLE,), use) for _ in range(2)]
    alone[0].add([supposed(deal, viewer)])
    alone[1].add([supposed(other, viewer)])
    both = Prices((WHOLE,), use)
    both.add([supposed(deal, viewer, 0.75)])
    both.add([supposed(other, viewer, 0.25)])
    assert both.worlds == 2
    # Kish: the square of the sum by the sum of the squares.
    assert both.effective == pytest.approx(1 / (0.75**2 + 0.25**2))
    expected = 0.75 * alone[0].mean(WHOLE) + 0.25 * alone[1].mean(WHOLE)
    assert both.mean(WHOLE) == pytest.approx(expected)


def test_a_card_always_wins_or_does_not(solve: Solver) -> None:
    chance = random.Random(9)
    seen: set[bool] = set()
    while seen != {True, False}:
        deal = random_ending(WENZ, "short", 9, chance)
        viewer = deal.turn
        assert viewer is not None
        card = deal.legal()[0]
        prices = Prices([parse_card(one) for one in deal.legal()], Exact(solve, NO_LIMIT, True))
        assert not prices.always_wins(parse_card(card))  # nothing has been looked at
        prices.add([supposed(deal, viewer)])
        wins = best_score(deal.after(viewer, card), viewer) > 0
        assert prices.always_wins(parse_card(card)) == wins
        seen.add(wins)


def test_an_unfinished_world_counts_for_no_card(solve: Solver) -> None:
    deal = fresh_play(SOLO, "long", random.Random(3))
    viewer = deal.turn
    assert viewer is not None
    cards = [parse_card(card) for card in deal.legal()]
    prices = Prices(cards, Exact(solve, 10, True))
    prices.add([supposed(deal, viewer)])
    assert (prices.worlds, prices.weight) == (0, 0.0)
    assert [prices.mean(card) for card in cards] == [0.0] * len(cards)


@pytest.mark.parametrize(
    ("kind", "share"), [(SAUSPIEL, (1, -1)), (SOLO, (3, -1)), (SOLO_TOUT, (3, -1))]
)
def test_the_shares_are_those_of_the_payment(kind: str, share: tuple[int, int]) -> None:
    """RULES.md 10: the soloist gets and pays three times, everybody else once."""
    deal = fresh_play(kind, "long", random.Random(4))
    contract = deal.table.contract
    assert contract is not None
    position = supposed(deal, 0).position
    for seat in SEATS:
        on_side = seat in (contract.declarer, deal.partner)
        assert stake_of(deal.table, position, seat).share == share[not on_side]

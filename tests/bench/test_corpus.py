"""The corpus that the levels are measured on, and what is measured on small samples of it."""

from game.cli.players import Level
from game.core.cards import DECKS, card_code
from game.core.chance import chance_from
from game.core.table import DONE

from .corpus import (
    DEALS,
    DECISIVE,
    ENDINGS_OF_A_DECK,
    SECOND_LOOK,
    prefixes,
    read_endings,
    read_selfplay,
    supposed,
    won_shares,
)
from .regret import Decision, decisions, measured, open_values, player_named


def test_the_corpus_is_whole() -> None:
    deals = read_selfplay()
    assert [sum(deal.table.deck == deck for deal in deals) for deck in DECKS] == [DEALS, DEALS]
    assert all(deal.table.phase == DONE for deal in deals)
    endings = read_endings()
    names = {ending.name for ending in endings}
    assert len(names) == len(endings) == ENDINGS_OF_A_DECK * len(DECKS)


def test_an_ending_has_one_card_that_wins_more() -> None:
    for name, deal, best in read_endings()[::20]:
        view = deal.view(deal.turn or 0)
        assert 3 <= deal.table.hand_count(view.seat) <= 4
        shares = won_shares(view, supposed(view, SECOND_LOOK, chance_from(name)))
        codes = {card_code(card): share for card, share in shares.items()}
        assert set(codes) == set(view.legal())
        first = codes.pop(best)
        # Drawn anew, a share moves by two or three hundredths.
        assert first - max(codes.values()) > DECISIVE - 0.1


def test_prefixes_lead_to_the_end() -> None:
    finished = read_selfplay()[0]
    deals = list(prefixes(finished))
    assert [len(deal.table.log) for deal in deals] == list(range(len(finished.table.log)))
    assert deals[-1].apply(*finished.table.log[-1]).result() == finished.result()


def some_decisions() -> list[Decision]:
    """A few choices of the short deck."""
    return decisions("short")[::40]


def test_the_oracle_has_no_regret_and_chance_has_much() -> None:
    choices = some_decisions()
    oracle = measured(player_named("oracle"), choices)
    assert (oracle.points.mean, oracle.price.mean, oracle.lost_share) == (0.0, 0.0, 0.0)
    blind = measured(Level("random"), choices)
    assert blind.points.mean > 1.0
    assert blind.any_share > 0.1
    assert blind.decisions == len(choices)


def test_a_value_is_what_the_solver_says_of_the_deal_after_the_card() -> None:
    """The best card's score is the position's own, and no card is better."""
    for deal, values in some_decisions()[::5]:
        assert open_values(deal) == values
        assert set(values) == set(deal.legal())
        best = max(value.price for value in values.values())
        for action, value in values.items():
            turn = deal.turn or 0
            after = deal.after(turn, action)
            if after.turn == turn:
                later = open_values(after)
                assert value.price == max(one.price for one in later.values())
            assert value.price <= best

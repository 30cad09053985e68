"""What a seat may know: hidden cards change nothing in it, and the partner shows when it should."""

import random

import pytest

from game.core.cards import SEATS, bit, cards_in, parse_card
from game.core.errors import IllegalAction
from game.core.games import KINDS, SAUSPIEL, SOLO_TOUT, WENZ
from game.core.knowledge import know
from game.core.record import record_of_view, replay_view
from game.core.round import Round, new_round
from game.core.table import AUCTION, DONE, NAMING, PASSED, PHASES, PLAY
from game.core.view import View
from tests.core.build import at_table, cards, play_on, record, replayed
from tests.rule_cases import case_named, record_of
from tests.soak.harness import ALL_ACTIONS, choose, fresh_deal, table_state

TRIES = 30


def with_hidden_cards_swapped(deal: Round, viewer: int, chance: random.Random) -> Round | None:
    """Another deal with the same hand for the viewer in which the same log is legal.

    Swaps cards that have not been played between the other seats and keeps what the rules accept;
    None if chance finds none.
    """
    others = [seat for seat in SEATS if seat != viewer]
    dealt = [list(hand) for hand in deal.dealt]
    found: Round | None = None
    for _ in range(TRIES):
        one, two = chance.sample(others, 2)
        mine = [card for card in dealt[one] if not deal.table.played >> card & 1]
        yours = [card for card in dealt[two] if not deal.table.played >> card & 1]
        if not mine or not yours:
            continue
        first, second = chance.choice(mine), chance.choice(yours)
        tried = [list(hand) for hand in dealt]
        tried[one][tried[one].index(first)] = second
        tried[two][tried[two].index(second)] = first
        again = with_log(deal, tuple(tuple(hand) for hand in tried))
        if again is not None:
            dealt = tried
            found = again
    return found


def with_log(deal: Round, dealt: tuple[tuple[int, ...], ...]) -> Round | None:
    """Other hands after the same log, or None if the rules refuse it."""
    table = deal.table
    again = new_round(table.ruleset, table.deck, table.dealer, dealt)
    try:
        for seat, action in table.log:
            again = again.apply(seat, action)
    except IllegalAction:
        return None
    return again


def everything_in(view: View) -> list[object]:
    """All that a view says, and all that it holds."""
    return [
        view.seat,
        view.dealt,
        view.dealt_set,
        table_state(view.table),
        view.hand,
        view.cards,
        view.is_my_turn,
        view.playable,
        view.legal(),
        view.kontra_open,
        view.re_open,
        view.on_declarers_side,
        view.partner,
        [view.why_illegal(action) for action in ALL_ACTIONS],
        know(view),
        record_of_view(view).to_text(),
    ]


def a_state_in(phase: str, kind: str, deck: str, chance: random.Random) -> Round:
    """A random state of a deal, in one phase."""
    while True:
        deal, declarer = fresh_deal(kind, deck, chance)
        states = []
        while not deal.is_over:
            if deal.table.phase == phase:
                states.append(deal)
            deal = deal.apply(*choose(deal, kind, declarer, chance))
        if states:
            return chance.choice(states)


@pytest.mark.parametrize("deck", ["long", "short"])
@pytest.mark.parametrize("phase", [AUCTION, NAMING, PLAY])
def test_hidden_cards_change_nothing(phase: str, deck: str) -> None:
    swapped = 0
    number = 0
    while swapped < 70:
        number += 1
        assert number < 200, "too few deals have a hidden card to swap"
        chance = random.Random(f"swap {phase} {deck} {number}")
        kind = SAUSPIEL if chance.random() < 0.5 else chance.choice(KINDS)
        if phase == NAMING:
            kind = chance.choice([SAUSPIEL, "solo", "solo-tout"])
        deal = a_state_in(phase, kind, deck, chance)
        viewer = chance.randrange(4)
        other = with_hidden_cards_swapped(deal, viewer, chance)
        if other is None or other.dealt_sets == deal.dealt_sets:
            continue
        swapped += 1
        assert everything_in(deal.view(viewer)) == everything_in(other.view(viewer))


def test_a_view_holds_a_table_and_one_hand() -> None:
    # A new slot of either would be a new way to leak: name it here and in the test above.
    assert View.__slots__ == ("dealt", "dealt_set", "seat", "table")
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")
    hidden = {deal.dealt[seat] for seat in (0, 1, 3)} | {
        deal.dealt_sets[seat] for seat in (0, 1, 3)
    }
    for value in table_state(deal.view(2).table):
        assert not isinstance(value, (tuple, int)) or value not in hidden
    assert set(PHASES) >= {AUCTION, NAMING, PLAY, DONE, PASSED}


def partners_seen(deal: Round) -> list[int | None]:
    """Whom each seat knows as the partner."""
    return [deal.view(seat).partner for seat in SEATS]


def test_only_the_holder_knows_the_partner_at_first() -> None:
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")
    assert partners_seen(deal) == [None, None, 2, None]
    assert [deal.view(seat).on_declarers_side for seat in SEATS] == [True, False, True, False]


def test_a_kontra_does_not_tell_who_the_partner_is() -> None:
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G", "1 kontra")
    assert partners_seen(deal) == [None, None, 2, None]


def test_the_called_ace_on_the_table_shows_the_partner() -> None:
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G", "0 GK", "1 H7")
    assert partners_seen(deal) == [None, None, 2, None]
    assert partners_seen(play_on(deal, "2 GA")) == [2, 2, 2, 2]
    assert partners_seen(play_on(deal, "2 GA", "3 GX")) == [2, 2, 2, 2]


def test_running_away_shows_the_partner_when_the_trick_is_complete() -> None:
    whole = record_of(case_named("E25"))
    log = whole["log"]
    assert partners_seen(replayed({**whole, "log": log[:-1]})) == [None, None, 2, None]
    assert partners_seen(replayed(whole)) == [2, 2, 2, 2]


def test_there_is_no_partner_in_a_game_of_one_against_three() -> None:
    deal = at_table("0 solo", "1 pass", "2 pass", "3 pass", "0 trump G", "0 EO")
    assert partners_seen(deal) == [None, None, None, None]
    assert deal.table.shown_partner is None
    assert [deal.view(seat).on_declarers_side for seat in SEATS] == [True, False, False, False]


def test_nobody_is_on_a_side_before_the_contract() -> None:
    deal = at_table("0 sauspiel")
    assert [deal.view(seat).on_declarers_side for seat in SEATS] == [False] * 4
    assert partners_seen(deal) == [None, None, None, None]


def test_a_view_steps_on_as_the_deal_does() -> None:
    for kind in (SAUSPIEL, WENZ, SOLO_TOUT):
        chance = random.Random(f"step {kind}")
        deal, declarer = fresh_deal(kind, "short", chance)
        views = [deal.view(seat) for seat in SEATS]
        while not deal.is_over:
            seat, action = choose(deal, kind, declarer, chance)
            deal = deal.apply(seat, action)
            views = [view.after(seat, action) for view in views]
            for view in views:
                assert everything_in(view) == everything_in(deal.view(view.seat))


def test_the_record_of_a_view_gives_the_view_back() -> None:
    chance = random.Random("record of a view")
    for kind in KINDS:
        deal = a_state_in(PLAY, kind, "short", chance)
        for seat in SEATS:
            view = deal.view(seat)
            again = replay_view(record(dict(record_of_view(view).to_json())))
            assert everything_in(again) == everything_in(view)


def test_what_a_view_proves_is_true() -> None:
    for number in range(60):
        chance = random.Random(f"knowledge {number}")
        kind = SAUSPIEL if number % 2 else chance.choice(KINDS)
        deal = a_state_in(PLAY, kind, chance.choice(["long", "short"]), chance)
        for viewer in SEATS:
            known = know(deal.view(viewer))
            others = [seat for seat in SEATS if seat != viewer]
            assert known.unseen == sum(deal.hand(seat) for seat in others)
            for seat in others:
                assert deal.hand(seat) & ~known.possible[seat] == 0
                assert known.counts[seat] == len(cards_in(deal.hand(seat)))
            for seat, some, least in known.musts:
                assert len(cards_in(deal.hand(seat) & some)) >= least
            assert known.possible[viewer] == known.counts[viewer] == 0


def test_what_the_call_and_a_kontra_prove() -> None:
    deal = at_table("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G", "3 kontra")
    ace = bit(parse_card("GA"))
    # The declarer can't hold GA, nor can seat 3, who said Kontra.
    for viewer, holders in ((1, [2]), (3, [1, 2])):
        known = know(deal.view(viewer))
        assert [seat for seat in SEATS if known.possible[seat] & ace] == holders
    # The declarer holds one Gras card at least that is neither the ace nor Ober nor Unter.
    gras = cards("GX GK G9 G8 G7")
    least = [must for must in know(deal.view(1)).musts if must.seat == 0]
    assert [(must.cards & gras, must.number) for must in least] == [(gras, 1)]

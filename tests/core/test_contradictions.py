"""Views against their own past: a log that no hidden hands explain is an error, any other is not.

The reference deals out the unseen cards in every way and replays the log; the core must come to the
same verdict. The logs are played by seats of which three do not mind the rules.
"""

import random
from typing import Any

import pytest

from game.core.cards import SEATS, card_code
from game.core.errors import SchafkopfError
from game.core.record import Record, replay_view
from game.core.round import Round
from game.core.rulesets import Ruleset
from tests.core.build import TABLE_HANDS, record
from tests.core.sloppy import sloppy_log
from tests.reference.knowledge import deals_that_fit

RULES = Ruleset()
CODES_OF_A_WRONG_LOG = {"contradiction", "illegal-action"}


def error_of_core(view: Record) -> SchafkopfError | None:
    """The error of a view, None if there is none."""
    try:
        replay_view(view)
    except SchafkopfError as error:
        return error
    return None


def verdict_of_core(view: Record) -> str | None:
    """The code of the error of a view, None if there is none."""
    error = error_of_core(view)
    return None if error is None else error.code


def some_deal_fits(fresh: Round, viewer: int, log: tuple[tuple[int, str], ...]) -> bool:
    """Whether the reference finds hidden hands with which the log is legal."""
    hand = [card_code(card) for card in fresh.dealt[viewer]]
    entries = [f"{seat} {action}" for seat, action in log]
    fitting = deals_that_fit(viewer, hand, entries, fresh.table.dealer, fresh.table.deck)
    return next(fitting, None) is not None


def view_of(fresh: Round, viewer: int, log: tuple[tuple[int, str], ...]) -> Record:
    """The record of what the viewer has seen."""
    hands = tuple(fresh.dealt[seat] if seat == viewer else None for seat in SEATS)
    return Record(RULES, fresh.table.deck, fresh.table.dealer, hands, log)


@pytest.mark.parametrize("block", range(5))
def test_core_and_reference_find_the_same_contradictions(block: int) -> None:
    outcomes = {True: 0, False: 0}
    for number in range(50):
        chance = random.Random(f"contradiction {block} {number}")
        viewer = chance.randrange(4)
        deck = chance.choice(["long", "short"])
        fresh, log = sloppy_log(deck, chance, viewer, chance.choice([0.03, 0.1, 0.3]))
        log = log[: len(log) - chance.randrange(6)]
        fits = some_deal_fits(fresh, viewer, log)
        view = view_of(fresh, viewer, log)
        code = verdict_of_core(view)
        assert (code is None) == fits, (code, view.to_text())
        assert code in CODES_OF_A_WRONG_LOG | {None}
        outcomes[fits] += 1
    assert min(outcomes.values()) >= 10, "the logs are all of one sort"


@pytest.mark.parametrize("block", range(2))
def test_what_an_error_points_at_can_not_have_happened(block: int) -> None:
    found = 0
    for number in range(40):
        chance = random.Random(f"place {block} {number}")
        viewer = chance.randrange(4)
        fresh, log = sloppy_log("short", chance, viewer, 0.08)
        error = error_of_core(view_of(fresh, viewer, log))
        if error is None:
            continue
        assert error.at is not None
        # Near the end only: the reference would try too many deals before.
        if error.at >= len(log) - 6:
            assert not some_deal_fits(fresh, viewer, log[: error.at + 1])
            found += some_deal_fits(fresh, viewer, log[: error.at])
    assert found > 0


@pytest.mark.parametrize("block", range(4))
def test_a_view_of_an_honest_deal_is_never_a_contradiction(block: int) -> None:
    for number in range(8):
        chance = random.Random(f"honest {block} {number}")
        deck = chance.choice(["long", "short"])
        fresh, log = sloppy_log(deck, chance, 0, 0.0)
        for viewer in SEATS:
            for length in [*chance.sample(range(len(log)), 4), len(log)]:
                view = replay_view(view_of(fresh, viewer, log[:length]))
                assert view.table.log == log[:length]


def with_hand(seat: int, hand: str, deck: str, dealer: int, log: str) -> Record:
    """A view's record from texts; the entries of the log stand between commas."""
    hands: list[Any] = [None, None, None, None]
    hands[seat] = hand
    return record({"deck": deck, "dealer": dealer, "hands": hands, "log": log.split(", ")})


REVOKE = (
    "0 pass, 1 pass, 2 wenz, 3 pass, 0 S8, 1 HK, 2 S9, 3 SA, "
    "3 EX, 0 EK, 1 E8, 2 E7, 3 EA, 0 E9, 1 G9, 2 HO, 3 EU, 0 GK, 1 HU, 2 SX"
)


def test_a_revoke_shown_by_later_play() -> None:
    # K05 with SX and SU of seat 2 changed: it held SU when trump was led, and shows it later.
    view = with_hand(0, "EK E9 GX GK HA SO S8 S7", "long", 3, REVOKE)
    assert verdict_of_core(view) is None
    later = with_hand(0, "EK E9 GX GK HA SO S8 S7", "long", 3, REVOKE + ", 3 EO, 0 S7, 1 GO, 2 SU")
    with pytest.raises(SchafkopfError, match=r"trick 4.*SU") as found:
        replay_view(later)
    assert (found.value.code, found.value.at) == ("contradiction", 23)


def test_a_card_that_the_viewer_holds() -> None:
    view = with_hand(0, "EK E9 GX GK HA SO S8 S7", "long", 3, REVOKE.replace("1 HK", "1 HA"))
    with pytest.raises(SchafkopfError, match="viewer holds it") as found:
        replay_view(view)
    assert (found.value.code, found.value.at) == ("contradiction", 5)


def test_a_card_that_was_played_before() -> None:
    view = with_hand(0, "EK E9 GX GK HA SO S8 S7", "long", 3, REVOKE.replace("2 SX", "2 S9"))
    with pytest.raises(SchafkopfError, match="has been played") as found:
        replay_view(view)
    assert (found.value.code, found.value.at) == ("contradiction", 19)


def test_a_card_of_the_viewers_that_it_does_not_hold() -> None:
    view = with_hand(0, "EK E9 GX GK HA SO S8 S7", "long", 3, REVOKE.replace("0 S8", "0 EA"))
    with pytest.raises(SchafkopfError, match="not in the hand") as found:
        replay_view(view)
    assert (found.value.code, found.value.at) == ("illegal-action", 4)


def test_an_outbid_sauspiel_needs_an_ace_to_call() -> None:
    # Seat 0 shows GX EU HA SA GA GU: two aces and no plain Eichel, so it could call nothing.
    log = (
        "3 pass, 0 sauspiel, 1 solo, 2 pass, 0 pass, 1 trump G, 3 G9, 0 GA, 1 EO, 2 HO, "
        "1 GO, 2 SO, 3 GK, 0 EU, 1 H9, 2 HX, 3 EK, 0 HA, 0 SA, 1 SK, 2 EA, 3 S9, "
        "0 GX, 1 HK, 2 HU, 3 SU, 2 EX, 3 E9, 0 GU, 1 SX"
    )
    hand = "HX EX HO HU EA SO"
    assert verdict_of_core(with_hand(2, hand, "short", 2, log)) == "contradiction"
    passed = log.replace("0 sauspiel", "0 geier")
    assert verdict_of_core(with_hand(2, hand, "short", 2, passed)) is None


def test_running_away_is_judged_before_the_trick_is_complete() -> None:
    # Nobody but seat 0 can hold EA (1 declares, 2 said Kontra, 3 looks on), so its lead of EX runs
    # away, which takes four cards of the suit.
    view = with_hand(
        3,
        "G9 HK GK S9 HU GX",
        "short",
        2,
        "3 pass, 0 pass, 1 sauspiel, 2 pass, 1 call E, 3 GK, 2 kontra, 0 EO, 1 GA, 2 GU, "
        "0 GO, 1 SO, 2 H9, 3 HK, 0 HA, 1 SX, 2 HO, 3 HU, 2 HX, 3 GX, 0 SU, 1 EK, "
        "0 EX, 1 SA, 2 E9",
    )
    assert verdict_of_core(view) == "contradiction"


KONTRA_OF_THE_HOLDER = "0 pass, 1 sauspiel, 2 pass, 3 pass, 1 call E, 3 kontra, 0 EK, 1 EX"


def test_a_kontra_of_the_holder_of_the_called_ace() -> None:
    # K01 with the Kontra in the wrong mouth: seat 3 then plays EA.
    hand = "SO EK E9 GA SA SK"
    assert verdict_of_core(with_hand(0, hand, "short", 3, KONTRA_OF_THE_HOLDER)) is None
    view = with_hand(0, hand, "short", 3, KONTRA_OF_THE_HOLDER + ", 2 HA, 3 EA")
    with pytest.raises(SchafkopfError, match="said Kontra and played the called ace") as found:
        replay_view(view)
    # It could not be so any more when seat 2, the last who might have held the ace, had none.
    assert (found.value.code, found.value.at) == ("contradiction", 8)


def test_the_declarer_plays_the_ace_it_called() -> None:
    log = "0 pass, 1 sauspiel, 2 pass, 3 pass, 1 call E, 0 EK, 1 EA"
    with pytest.raises(SchafkopfError, match="played the ace it called") as found:
        replay_view(with_hand(0, "SO EK E9 GA SA SK", "short", 3, log))
    assert (found.value.code, found.value.at) == ("contradiction", 6)


def test_the_called_ace_held_back_on_the_first_lead_of_its_suit() -> None:
    log = (
        "0 sauspiel, 1 pass, 2 pass, 3 pass, 0 call G, 0 GK, 1 H7, 2 G9, 3 GX, "
        "1 E8, 2 EA, 3 E9, 0 E7, 2 GA"
    )
    with pytest.raises(SchafkopfError, match="held the called ace and did not play it") as found:
        replay_view(with_hand(0, TABLE_HANDS[0], "long", 3, log))
    # When seat 3 played GX, nobody was left who might have held GA.
    assert (found.value.code, found.value.at) == ("contradiction", 8)

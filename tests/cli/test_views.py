"""What the reply to a view may tell, and which logs contradict a view."""

from hypothesis import HealthCheck, given, settings

from game.core.record import record_of
from game.core.round import Round
from tests.cli.asking import Json, ask, error_of
from tests.cli.samples import LONG_DEAL, RECORD, SAMPLE_LOG, SHORT_DEAL, view_of
from tests.rule_cases import case_named
from tests.strategies import rounds


def state(record: Json, seat: int, length: int) -> Json:
    """The state in a seat's view after so many entries of the log."""
    return ask(view_of({**record, "ask": "record", "log": record["log"][:length]}, seat))


def test_partner_is_known_to_the_holder_of_the_ace_alone_until_it_falls() -> None:
    # Seat 1 calls EA, seat 3 holds it and plays it as the fourth card (entry 9).
    for seat, known in ((0, None), (1, None), (2, None), (3, 3)):
        for length in range(5, 10):
            assert state(RECORD, seat, length)["contract"]["partner"] == known, (seat, length)
        assert state(RECORD, seat, 10)["contract"]["partner"] == 3


def test_partner_is_known_when_it_has_run_away() -> None:
    # E25: seat 2 holds GA and leads G8; when the trick is complete and no ace fell, all know.
    case = case_named("E25")
    record = {"hands": LONG_DEAL, "log": case["log"]}
    leads = case["log"].index("2 G8") + 1
    for seat in (0, 1, 3):
        for length in range(leads, leads + 3):
            assert state(record, seat, length)["contract"]["partner"] is None
        assert state(record, seat, leads + 3)["contract"]["partner"] == 2
    assert state(record, 2, 5)["contract"]["partner"] == 2


def test_kontra_and_re_list_the_viewer_alone() -> None:
    named = {**RECORD, "log": SAMPLE_LOG[:5]}
    assert ask(named)["kontra_open"] == [0, 2]
    assert [state(RECORD, seat, 5)["kontra_open"] for seat in range(4)] == [[0], [], [2], []]
    assert ask({**RECORD, "log": SAMPLE_LOG[:6]})["re_open"] == [1]
    assert [state(RECORD, seat, 6)["re_open"] for seat in range(4)] == [[], [1], [], []]


def test_legal_is_the_viewers_own_or_none() -> None:
    # Whether seat 1 may bid Sauspiel is seen in its hand alone.
    record = {**RECORD, "log": ["0 pass"]}
    assert ask(view_of(record, 1))["legal"] == ask(record)["legal"]
    for seat in (0, 2, 3):
        reply = ask(view_of(record, seat))
        assert (reply["turn"], reply["legal"]) == (1, [])


def test_a_view_of_the_others_cards_is_no_view() -> None:
    two = [SHORT_DEAL[0], None, SHORT_DEAL[2], None]
    assert error_of({**RECORD, "hands": two}) == ("bad-request", None)


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(rounds())
def test_a_view_tells_no_more_than_the_deal_and_the_same_of_what_is_public(deal: Round) -> None:
    record: Json = {"ask": "record", **record_of(deal).to_json()}
    whole = ask(record)
    for seat in range(4):
        view = ask(view_of(record, seat))
        assert list(view) == list(whole)
        for name in ("phase", "turn", "tricks", "points", "trick_counts", "result"):
            assert view[name] == whole[name], name
        assert view["legal"] == (whole["legal"] if deal.turn == seat else [])
        assert view["kontra_open"] == [s for s in whole["kontra_open"] if s == seat]
        assert view["re_open"] == [s for s in whole["re_open"] if s == seat]
        if whole["contract"] is None:
            assert view["contract"] is None
        else:
            partner = view["contract"]["partner"]
            assert partner in (None, whole["contract"]["partner"])
            assert view["contract"] == {**whole["contract"], "partner": partner}


@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(rounds())
def test_hidden_cards_change_nothing_in_a_view(deal: Round) -> None:
    """The same log with the hidden hands forgotten: the reply can't depend on what isn't sent."""
    record: Json = {"ask": "record", **record_of(deal).to_json()}
    for seat in range(4):
        if deal.turn != seat:
            reply = ask(view_of(record, seat))
            hidden = {card for s in range(4) if s != seat for card in record["hands"][s].split()}
            unplayed = hidden - {entry[2:] for entry in record["log"]}
            assert not unplayed & set(str(reply).replace("'", " ").split())


def test_a_card_of_the_viewers_played_by_another_seat() -> None:
    log = [*SAMPLE_LOG[:8], "2 EA"]
    assert error_of({**view_of(RECORD, 3), "log": log}) == ("contradiction", 8)


def test_a_card_played_twice() -> None:
    log = [*SAMPLE_LOG[:8], "2 EX"]
    assert error_of({**view_of(RECORD, 0), "log": log}) == ("contradiction", 8)


def test_a_card_that_the_viewer_does_not_hold() -> None:
    log = [*SAMPLE_LOG[:8], "2 EA"]
    assert error_of({**view_of(RECORD, 2), "log": log}) == ("illegal-action", 8)


def test_a_revoke_shown_by_later_play() -> None:
    # Seat 2 throws HA on Eichel and plays E9 later: seen by seat 1 at that moment.
    log = [*SAMPLE_LOG, "2 S9", "3 SX", "0 SA", "1 HK", "1 EO", "2 E9"]
    assert error_of({**view_of(RECORD, 1), "log": log}) == ("contradiction", 15)


def test_the_called_ace_held_back_on_the_first_lead() -> None:
    # Nobody plays EA to the first lead of Eichel. Seat 0, who led, does not hold it, and in the
    # short deck nobody can run away, so the other seats know as well when the trick is complete.
    log = [*SAMPLE_LOG[:9], "3 HO"]
    for seat in (0, 1, 2):
        assert error_of({**view_of(RECORD, seat), "log": log}) == ("contradiction", 9)


def test_kontra_by_the_holder_of_the_called_ace() -> None:
    # Seat 1 called EA, seat 3 is an opponent by its Kontra, seat 0 has not got it: it must be seat
    # 2's, who doesn't play it to the first lead of Eichel.
    log = [*SAMPLE_LOG[:5], "3 kontra", *SAMPLE_LOG[6:9]]
    assert error_of({**view_of(RECORD, 0), "log": log}) == ("contradiction", 8)


def test_the_declarer_played_the_ace_it_called() -> None:
    log = [*SAMPLE_LOG[:6], "0 EK", "1 EA"]
    assert error_of({**view_of(RECORD, 2), "log": log}) == ("contradiction", 7)

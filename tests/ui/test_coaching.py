"""Help for beginners: trumps, sides as far as known, what to do; and honest reasons for a tip."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import SEATS, parse_card
from game.core.round import Round
from game.ui.beside import beside
from game.ui.build import build
from game.ui.choices import LANGUAGES
from game.ui.coaching import coach_text, is_friend
from game.ui.lessons import CARDS, lesson_text
from game.ui.screen import Screen
from game.ui.tips import why
from tests.strategies import rounds, seats
from tests.ui.conftest import words_of
from tests.ui.render import faults, nodes
from tests.ui.tables import LONG_HANDS, SETTINGS, SHORT_HANDS, deal, played, screen

ENGLISH = words_of("en")
CALLED = "0 pass,1 sauspiel,2 pass,3 pass,1 call E"
LONG = deal(LONG_HANDS, "long")
SOLO = "0 solo,1 pass,2 pass,3 pass,0 trump E"


def k01(log: str, seat: int) -> Screen:
    return screen(played(deal(SHORT_HANDS, "short"), CALLED + log), seat)


def help_of(shown: Screen) -> str:
    return coach_text(shown, ENGLISH)


def test_the_trumps_of_each_contract() -> None:
    assert "Trumps: Obers, Unters and hearts." in help_of(k01("", 0))
    assert "Trumps: Obers, Unters and acorns." in help_of(screen(played(LONG, SOLO), 1))
    wenz = played(LONG, "0 wenz,1 pass,2 pass,3 pass")
    assert "Trumps: Unters." in help_of(screen(wenz, 0))
    # EO, H7 and no other Ober, Unter or heart.
    assert "you have 2." in help_of(screen(LONG, 0))


@pytest.mark.parametrize(
    ("log", "seat", "text"),
    [
        ("", 1, "Whoever holds the ace of acorns is with you; nobody knows yet."),
        ("", 3, "You hold the ace of acorns: you are secretly with Xaver."),
        ("", 0, "Vroni plays with whoever holds the ace of acorns; that isn't you."),
        (",0 EK,1 EX,2 HA,3 EA", 1, "You play together with Xaver."),
        (",0 EK,1 EX,2 HA,3 EA", 0, "Vroni and Resi play together, you and Xaver against them."),
    ],
)
def test_who_plays_with_whom_as_far_as_the_person_knows(log: str, seat: int, text: str) -> None:
    assert text in help_of(k01(log, seat))


def test_alone() -> None:
    assert "You play alone against three." in help_of(screen(played(LONG, SOLO), 0))
    assert "Resi plays alone" in help_of(screen(played(LONG, SOLO), 1))


@pytest.mark.parametrize(
    ("log", "seat", "text"),
    [
        (",0 EK", 1, "This suit was led, acorns: you have to follow."),
        (",0 EK,1 EX", 2, "You have none of what was led"),
        (",0 SO", 1, "A trump was led: you have to follow."),
        ("", 0, "You lead"),
    ],
)
def test_what_to_do(log: str, seat: int, text: str) -> None:
    assert text in help_of(k01(log, seat))


@given(rounds(), seats, st.sampled_from(LANGUAGES))
def test_there_is_help_everywhere(state: Round, seat: int, language: str) -> None:
    shown = screen(state, seat, SETTINGS._replace(beginner=True, notation=True))
    shown.has_beside = True
    root = build(shown, words_of(language))
    assert faults(root) == []
    assert next(node.text for node in nodes(root) if node.key == "coach-text")


@given(rounds(), seats)
def test_a_friend_is_one(state: Round, seat: int) -> None:
    contract = state.table.contract
    for other in SEATS:
        if is_friend(screen(state, seat), other):
            assert contract is not None
            side = (contract.declarer, state.partner)
            assert (other in side) == (seat in side)


@pytest.mark.parametrize(
    ("log", "seat", "card", "reason"),
    [
        (",0 EK", 1, "EX", "only"),
        ("", 0, "SO", "card"),  # EO and others are out
        (",0 EK,1 EX", 2, "HA", "over"),  # seat 3 may hold a higher trump
        (",0 EK,1 EX,2 S9", 3, "EA", "only"),
        # Seat 2 leads after it has taken the first trick; a trump takes any plain card.
        (",0 EK,1 EX,2 HA,3 EA", 2, "S9", "card"),
        # The last to play, with the highest card there.
        (",0 EK,1 EX,2 HA,3 EA,2 S9,3 SX,0 SA", 1, "HK", "takes"),
        # EO is the highest trump of all.
        (",0 EK,1 EX,2 HA,3 EA,2 S9,3 SX,0 SA,1 HK", 1, "EO", "master"),
        # Seat 1 leads EO, which seat 2 can't beat: HX costs ten, H9 nothing.
        (",0 EK,1 EX,2 HA,3 EA,2 S9,3 SX,0 SA,1 HK,1 EO", 2, "H9", "cheap"),
        (",0 EK,1 EX,2 HA,3 EA,2 S9,3 SX,0 SA,1 HK,1 EO", 2, "HX", "card"),
    ],
)
def test_reasons(log: str, seat: int, card: str, reason: str) -> None:
    assert why(parse_card(card), k01(log, seat)) == "tip." + reason


def test_points_go_to_a_partner_s_sure_trick() -> None:
    # Seat 0 has called GA, which seat 2 holds, and leads EO, the highest trump: HA is safe there.
    hands = ("EO HO EU HX G9 SA", "H9 GK SX GO EA E9", "GA HA S9 SU EX HU", "GU GX SK SO EK HK")
    log = "0 sauspiel,1 pass,2 pass,3 pass,0 call G,0 EO,1 H9"
    shown = screen(played(deal(hands, "short"), log), 2)
    assert why(parse_card("HA"), shown) == "tip.smear"
    assert why(parse_card("HU"), shown) == "tip.card"
    # Under HO, which GO or EO may still beat, it is not safe; and for seat 2 alone that is known.
    other = screen(played(deal(hands, "short"), log.replace("0 EO", "0 HO")), 2)
    assert why(parse_card("HA"), other) == "tip.card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_lesson_has_its_text(language: str) -> None:
    words = words_of(language)
    steps = [f"page.{n}" for n in (1, 2, 3)] + ["bid", "bids", "call", "watch", "free"]
    steps += [f"{what}.{n}" for what in ("play", "trick") for n in range(1, 7)]
    shown = screen(LONG, 0)
    for step in [*steps, "over", "over.free"]:
        shown.lesson = step
        text = lesson_text(shown, words)
        assert text
        card = CARDS.get(step)
        assert card is None or words.card(parse_card(card)) in text


def test_the_next_deal_is_the_only_way_out_of_a_lesson_that_is_over() -> None:
    for log, ways in (("", 1), ("0 pass,1 pass,2 pass,3 pass", 0)):
        shown = screen(played(deal(SHORT_HANDS, "short"), log), 0)
        shown.lesson = "free"
        drawn = nodes(beside(shown, words_of("en")))
        assert len([node for node in drawn if node.key == "act-lesson-end"]) == ways

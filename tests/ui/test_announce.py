"""Announcements: what has happened, once and briefly; the state on request; where focus goes."""

import pytest

from game.ui.actions import armed_text
from game.ui.announce import announcements, notice_text
from game.ui.choices import Settings
from game.ui.focus import focus_after
from game.ui.screen import Screen
from game.ui.state import state_text
from tests.ui.conftest import words_of
from tests.ui.tables import K01, LONG_HANDS, SETTINGS, SHORT_HANDS, deal, played, screen

GERMAN = words_of("de")
LONG, SHORT = deal(LONG_HANDS, "long"), deal(SHORT_HANDS, "short")
LEAD = "Du bist dran und spielst aus."
MINUS = "\u2212"
K01_ENTRIES = K01.split(",")
SAUSPIEL = "0 pass,1 sauspiel,2 pass,3 pass,1 call E"


def told(old: Screen | None, new: Screen) -> list[tuple[str, str]]:
    return announcements(old, new, GERMAN)


def step(before: str, after: str, seat: int = 0) -> list[tuple[str, str]]:
    """What the short deal tells between two logs, the second one going on from the first."""
    old = screen(played(SHORT, before), seat)
    return told(old, screen(played(SHORT, before + ("," if before else "") + after), seat))


def test_new_deal_is_told_with_its_dealer() -> None:
    assert told(None, screen(LONG, 0)) == [
        ("polite", "Neues Spiel. Resi gibt."),
        ("assertive", "Was sagst du an?"),
    ]
    assert told(None, screen(LONG, 3)) == [("polite", "Neues Spiel. Du gibst.")]


def test_deal_picked_up_tells_only_whose_turn_it_is() -> None:
    assert told(None, screen(played(SHORT, SAUSPIEL), 0)) == [("assertive", LEAD)]
    assert told(None, screen(played(SHORT, SAUSPIEL), 1)) == []


def test_next_deal_is_told() -> None:
    old = screen(played(LONG, "0 pass,1 pass,2 pass,3 pass"), 0)
    new = screen(deal(LONG_HANDS, "long", 0), 0)
    new.deal_number = 2
    assert told(old, new) == [("polite", "Neues Spiel. Du gibst.")]


@pytest.mark.parametrize(
    ("before", "after", "told_to"),
    [
        ("0 pass", "1 sauspiel", [("polite", "Vroni: Sauspiel.")]),
        ("0 pass,1 sauspiel", "2 pass", [("polite", "Xaver: Weiter.")]),
        (
            "0 pass,1 sauspiel,2 pass,3 pass",
            "1 call E",
            [
                ("polite", "Vroni spielt Sauspiel auf die Alte (Eichel)."),
                ("assertive", LEAD),
            ],
        ),
        (SAUSPIEL, "2 kontra", [("polite", "Xaver: Kontra."), ("assertive", LEAD)]),
        (SAUSPIEL, "0 EK", []),
        (SAUSPIEL + ",0 EK", "1 EX", [("polite", "Vroni: Eichel-Zehn.")]),
        (
            SAUSPIEL + ",0 EK,1 EX,2 HA",
            "3 EA",
            [("polite", "Resi: Eichel-Ass. Stich für Xaver: 36 Augen. Resi spielt mit.")],
        ),
    ],
)  # fmt: skip
def test_others_actions_are_told(before: str, after: str, told_to: list[tuple[str, str]]) -> None:
    assert step(before, after) == told_to


def test_all_passing_is_told() -> None:
    assert step("0 pass,1 pass,2 pass", "3 pass") == [
        ("polite", "Resi: Weiter. Alle haben gepasst.")
    ]


def test_own_actions_are_not_told() -> None:
    assert step("0 pass", "1 sauspiel", seat=1) == []
    assert step(SAUSPIEL + ",0 EK", "1 EX", seat=1) == []


def test_holder_of_the_called_ace_is_told_its_side_at_once() -> None:
    assert step("0 pass,1 sauspiel,2 pass,3 pass", "1 call E", seat=3) == [
        ("polite", "Xaver spielt Sauspiel auf die Alte (Eichel). Du bist der Mitspieler.")
    ]
    assert step(SAUSPIEL, "0 EK", seat=3) == [("polite", "Vroni: Eichel-König.")]


def test_several_actions_at_once_are_one_text() -> None:
    (polite, assertive) = step(SAUSPIEL + ",0 EK", "1 EX,2 HA,3 EA,2 S9,3 SX")
    assert polite == (
        "polite",
        (
            "Vroni: Eichel-Zehn. Xaver: Herz-Ass. Resi: Eichel-Ass. Stich für Xaver: 36 Augen. "
            "Xaver: Schellen-Neun. Resi: Schellen-Zehn. Resi spielt mit."
        ),
    )
    assert assertive == ("assertive", "Du bist dran.")


def test_the_contract_is_told_before_what_comes_of_it() -> None:
    before = "0 pass,1 sauspiel,2 pass,3 pass"
    stands = "Vroni spielt Sauspiel auf die Alte (Eichel)."
    assert step(before, "1 call E,2 kontra") == [
        ("polite", stands + " Xaver: Kontra."),
        ("assertive", LEAD),
    ]
    assert step(before, "1 call E,0 EK,1 EX", seat=2)[0] == (
        "polite",
        "Resi spielt Sauspiel auf die Alte (Eichel). Xaver: Eichel-König. Resi: Eichel-Zehn.",
    )


def test_nothing_is_told_twice() -> None:
    state = played(SHORT, SAUSPIEL + ",0 EK,1 EX")
    assert told(screen(state, 0), screen(state, 0)) == []
    mine = played(SHORT, SAUSPIEL)
    assert told(screen(mine, 0), screen(mine, 0)) == []


def test_what_was_taken_back_is_not_told() -> None:
    later, earlier = (
        screen(played(SHORT, SAUSPIEL + ",0 EK"), 0),
        screen(played(SHORT, SAUSPIEL), 0),
    )
    assert told(later, earlier) == [("assertive", LEAD)]


def test_resting_trick_delays_the_turn() -> None:
    before = screen(played(SHORT, ",".join(K01_ENTRIES[:9])), 2)
    resting = screen(played(SHORT, ",".join(K01_ENTRIES[:10])), 2)
    resting.resting = True
    taken = screen(played(SHORT, ",".join(K01_ENTRIES[:10])), 2)
    assert [manner for manner, _ in told(before, resting)] == ["polite"]
    assert told(resting, taken) == [("assertive", LEAD)]


def test_what_waits_for_the_person_is_told_once() -> None:
    before = screen(played(SHORT, ",".join(K01_ENTRIES[:9])), 2)
    resting, same = [screen(played(SHORT, ",".join(K01_ENTRIES[:10])), 2) for _ in range(2)]
    for shown in (resting, same):
        shown.resting = True
        shown.settings = SETTINGS._replace(pace="wait")
    assert ("assertive", "Weiter geht\u2019s.") in told(before, resting)
    assert told(resting, same) == []


def test_offer_to_finish_is_told_once() -> None:
    state = played(LONG, "0 pass,1 pass,2 wenz,3 pass")
    old, new, same = screen(state, 1), screen(state, 1), screen(state, 1)
    new.can_finish = same.can_finish = True
    assert told(old, new) == [("assertive", GERMAN.sentence(GERMAN.text("action.finish")))]
    assert told(new, same) == []


def test_question_is_told() -> None:
    state = played(LONG, "0 solo,1 pass,2 pass,3 pass,0 trump E")
    old, new = screen(state, 2), screen(played(state, "0 EO"), 2)
    new.asking = "kontra"
    assert told(old, new) == [
        ("polite", "Xaver: Eichel-Ober."),
        ("assertive", "Willst du Kontra sagen?"),
    ]


def test_reason_is_told_for_every_press() -> None:
    state = played(SHORT, SAUSPIEL)
    first, second, same = screen(state, 1), screen(state, 1), screen(state, 1)
    first.notice = first.view.why_illegal("EO")
    second.notice = second.view.why_illegal("EO")
    same.notice = second.notice
    why = [("assertive", "Du bist noch nicht dran. (Regel 2.1)")]
    assert told(screen(state, 1), first) == why
    assert told(first, second) == why
    assert told(second, same) == []


def test_notice_text() -> None:
    shown = screen(LONG, 0)
    assert notice_text(shown, GERMAN) == ""
    shown.notice = "notice.language-missing"
    assert notice_text(shown, GERMAN) == "Diese Sprache ließ sich nicht laden."


@pytest.mark.parametrize(
    ("armed", "text"),
    [
        (None, ""),
        ("play:GX", "Gras-Zehn: Noch einmal drücken, dann liegt die Karte."),
        ("solo-tout", "Solo-Tout? Noch mal drücken"),
        ("kontra", "Kontra? Noch mal drücken"),
    ],
)
def test_armed_action_is_told(armed: str | None, text: str) -> None:
    old, new = screen(LONG, 1), screen(LONG, 1)
    new.armed = armed
    assert armed_text(new, GERMAN) == text
    assert told(old, new) == ([("assertive", text)] if text else [])


# The voice.


def aloud(before: str, after: str, seat: int = 0, settings: Settings = SETTINGS) -> list[str]:
    """What is spoken between two logs of the short deal, for those who have chosen it."""
    old = screen(played(SHORT, before), seat)
    new = screen(played(SHORT, before + ("," if before else "") + after), seat, settings)
    return [text for manner, text in told(old, new) if manner == "spoken"]


SPOKEN = SETTINGS._replace(spoken=True)


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        ("0 pass", "1 sauspiel,2 pass", "Vroni: Sauspiel. Xaver: Weiter."),
        (
            "0 pass,1 sauspiel,2 pass,3 pass",
            "1 call E",
            "Vroni spielt Sauspiel auf die Alte (Eichel).",
        ),
        (SAUSPIEL, "2 kontra,0 EK,1 EX", "Xaver: Kontra."),
    ],
)
def test_what_is_said_at_the_table_is_spoken(before: str, after: str, text: str) -> None:
    assert aloud(before, after, settings=SPOKEN) == [text]
    assert aloud(before, after) == []


def test_cards_and_own_words_are_not_spoken() -> None:
    assert aloud(SAUSPIEL + ",0 EK", "1 EX,2 HA,3 EA,2 S9", settings=SPOKEN) == []
    assert aloud("0 pass", "1 sauspiel", seat=1, settings=SPOKEN) == []


# The state on request.


def test_state_in_the_auction() -> None:
    text = state_text(screen(played(LONG, "0 pass,1 pass,2 wenz"), 3), GERMAN)
    assert text == (
        "Resi bietet Wenz. Angesagt: Weiter (Vroni), Weiter (Xaver) und Wenz (Resi)."
        " Deine Karten: Gras-Unter, Schellen-Unter, Herz-Neun, Herz-Acht, Eichel-Neun,"
        " Eichel-Sieben, Gras-Acht und Schellen-Zehn."
        " Punkte: Vroni 0, Xaver 0, Resi 0 und Du 0. Du bist Geber. Was sagst du an?"
    )


def test_state_in_play() -> None:
    text = state_text(screen(played(SHORT, SAUSPIEL + ",2 kontra,0 EK,1 EX"), 2), GERMAN)
    assert "Resi spielt Sauspiel auf die Alte (Eichel). Kontra." in text
    assert "Im Stich: Eichel-König (Xaver) und Eichel-Zehn (Resi). Ausgespielt hat Xaver." in text
    assert "Stiche: Vroni 0, Xaver 0, Resi 0 und Du 0." in text
    assert text.endswith("Vroni ist Geber. Du bist dran.")


def test_state_tells_the_side_that_the_person_knows() -> None:
    """Seat 1 has called the ace that seat 3 holds; nobody else can tell who it is."""
    against, partner = "Du gehörst zu den Gegenspielern.", "Du bist der Mitspieler."
    called = played(SHORT, SAUSPIEL)
    texts = [state_text(screen(called, seat), GERMAN) for seat in range(4)]
    assert [against in text for text in texts] == [True, False, True, False]
    assert [partner in text for text in texts] == [False, False, False, True]
    alone = played(LONG, "0 pass,1 pass,2 wenz,3 pass")
    assert against not in state_text(screen(alone, 0), GERMAN)


def test_state_names_what_may_be_played() -> None:
    text = state_text(screen(played(SHORT, SAUSPIEL + ",0 EK"), 1), GERMAN)
    assert "Spielen darfst du Eichel-Zehn." in text


def test_state_of_a_finished_deal() -> None:
    text = state_text(screen(played(SHORT, K01), 0), GERMAN)
    assert "Resi spielt mit." in text
    assert f"Punkte: Vroni {MINUS}8, Xaver +8, Resi {MINUS}8 und Du +8." in text
    assert "Deine Karten" not in text


def test_state_between_tricks() -> None:
    text = state_text(screen(played(SHORT, SAUSPIEL), 0), GERMAN)
    assert "Auf dem Tisch liegt noch keine Karte." in text


# Where the focus goes.


def with_panel(panel: str | None) -> Screen:
    shown = screen(LONG, 0)
    shown.panel = panel
    return shown


def test_focus_enters_a_panel_and_comes_back() -> None:
    assert focus_after(None, with_panel(None)) is None
    assert focus_after(with_panel(None), with_panel("help")) == "panel-title"
    assert focus_after(with_panel("help"), with_panel("help")) is None
    assert focus_after(with_panel("help"), with_panel("about")) == "panel-title"
    assert focus_after(with_panel("help"), with_panel(None)) == "tool-help"


def test_focus_goes_to_the_reckoning_once() -> None:
    before, over = (
        screen(played(SHORT, ",".join(K01_ENTRIES[:-1])), 0),
        screen(played(SHORT, K01), 0),
    )
    resting = screen(played(SHORT, K01), 0)
    resting.resting = True
    assert focus_after(before, resting) is None
    assert focus_after(resting, over) == "reckoning-title"
    assert focus_after(over, over) is None

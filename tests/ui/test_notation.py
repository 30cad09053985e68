"""Typed notation: what is understood, in which language, and what is not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.actions import action_sort
from game.core.cards import CARDS, card_code
from game.core.games import KINDS
from game.ui.choices import FRENCH, GERMAN, LANGUAGES
from game.ui.notation import MAX_LENGTH, folded, read
from game.ui.screen import Screen
from game.ui.told import told_text
from game.ui.words import Words
from tests.ui.conftest import catalogue, words_of
from tests.ui.tables import LONG_HANDS, deal, played, screen

START = deal(LONG_HANDS, "long")
BIDDING = screen(START, 0)
CALLING = screen(played(START, "0 sauspiel,1 pass,2 pass,3 pass"), 0)
NAMING = screen(played(START, "0 solo,1 pass,2 pass,3 pass"), 0)
PLAYING = screen(played(START, "0 wenz,1 pass,2 pass,3 pass"), 0)


def french(language: str) -> Words:
    return Words(language, catalogue(language), lambda n: "one" if n == 1 else "other", str, FRENCH)


def meant(text: str, shown: Screen = BIDDING, language: str = "de") -> str | None:
    return read(text, shown, words_of(language)).action


@pytest.mark.parametrize(
    ("text", "language", "card"),
    [
        ("EO", "de", "EO"),
        ("ho", "de", "HO"),
        ("H10", "de", "HX"),
        ("hx", "en", "HX"),
        ("Herz-Zehn", "de", "HX"),
        ("Schellen König", "de", "SK"),
        ("ace of hearts", "en", "HA"),
        ("hearts ace", "en", "HA"),
        ("Ass Gras", "en", "GA"),
        ("HH", "nl", "HK"),
        ("hk", "nl", "HK"),
        ("eikel heer", "nl", "EK"),
        ("βελανίδι ΆΣΟΣ", "el", "EA"),
        ("ρηγας καρδια", "el", "HK"),
        ("SİNEK as\u0131", "tr", "EA"),
        ("Oachl-Ober", "bar", "EO"),
    ],
)
def test_cards(text: str, language: str, card: str) -> None:
    assert meant(text, language=language) == card


@pytest.mark.parametrize(
    ("text", "language", "card"),
    [
        ("queen of clubs", "en", "EO"),
        ("EQ", "en", "EO"),
        ("eo", "en", "EO"),
        ("Kreuz-Dame", "de", "EO"),
        ("SB", "de", "SU"),
        ("HV", "nl", "HO"),
        ("hh", "nl", "HK"),
    ],
)
def test_cards_with_french_faces(text: str, language: str, card: str) -> None:
    assert read(text, BIDDING, french(language)).action == card


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("weiter", "de", "pass"),
        ("Pass", "nl", "pass"),
        ("πάσο", "el", "pass"),
        ("ΠΑΣΟ", "el", "pass"),
        ("Weida", "bar", "pass"),
        ("kontra", "en", "kontra"),
        ("Κόντρα", "el", "kontra"),
        ("doublet", "nl", "kontra"),
        ("Re", "tr", "re"),
        ("Kein Kontra", "de", "pass"),
        ("Wenz", "de", "wenz"),
        ("wenz tout", "en", "wenz-tout"),
        ("Solo-Tout", "tr", "solo-tout"),
        ("ruf", "de", "sauspiel"),
    ],
)
def test_words(text: str, language: str, action: str) -> None:
    assert meant(text, language=language) == action


@pytest.mark.parametrize(
    ("text", "shown", "action"),
    [
        ("sauspiel E", CALLING, "call E"),
        ("ruf gras", CALLING, "call G"),
        ("auf die Alte", CALLING, "call E"),
        ("Schellen", CALLING, "call S"),
        ("call s", CALLING, "call S"),
        ("solo herz", NAMING, "trump H"),
        ("trumpf eichel", NAMING, "trump E"),
        ("s", NAMING, "trump S"),
    ],
)
def test_suits_where_one_is_named(text: str, shown: Screen, action: str) -> None:
    typed = read(text, shown, words_of("de"))
    assert (typed.action, typed.note) == (action, None)


@pytest.mark.parametrize(("text", "kind"), [("solo herz", "solo"), ("Sauspiel E", "sauspiel")])
def test_a_suit_that_comes_too_early_is_left_for_later_and_said_so(text: str, kind: str) -> None:
    typed = read(text, BIDDING, words_of("de"))
    assert typed.action == kind
    assert typed.note is not None
    assert "Zuschlag" in told_text(typed.note, words_of("de"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("xyz", BIDDING),
        (" ", BIDDING),
        ("E", BIDDING),
        ("gras", PLAYING),
        ("wenz e", BIDDING),
        ("EOEO", BIDDING),
        ("solo solo", BIDDING),
        ("OE", BIDDING),
        ("E" * (MAX_LENGTH + 1), BIDDING),
        ("EO" + " " * MAX_LENGTH, BIDDING),
    ],
)
def test_anything_else_is_answered(text: str, shown: Screen) -> None:
    typed = read(text, shown, words_of("de"))
    assert typed.action is None
    assert typed.note is not None
    assert "sagt mir nichts" in told_text(typed.note, words_of("de"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faces", [GERMAN, FRENCH])
def test_whatever_the_page_says_can_be_typed(language: str, faces: str) -> None:
    words = words_of(language) if faces == GERMAN else french(language)
    for card in CARDS:
        assert read(words.card(card), BIDDING, words).action == card_code(card)
        corner = card_code(card)[0] + words.index(card)
        assert read(corner, BIDDING, words).action == card_code(card)
    for kind in KINDS:
        assert read(words.text("contract." + kind), BIDDING, words).action == kind
    for suit in range(4):
        assert read(words.suit(suit), NAMING, words).action == "trump " + "EGHS"[suit]
    for suit in (0, 1, 3):
        assert read(words.called(suit), CALLING, words).action == "call " + "EGHS"[suit]


@given(st.text(), st.sampled_from([BIDDING, CALLING, NAMING, PLAYING]), st.sampled_from(LANGUAGES))
def test_any_text_means_an_action_or_nothing(text: str, shown: Screen, language: str) -> None:
    typed = read(text, shown, words_of(language))
    if typed.action is None:
        assert typed.note is not None
    else:
        assert action_sort(typed.action) is not None


def test_folding_takes_case_accents_and_hyphens_away() -> None:
    assert folded("Schellen-König") == ("schellen", "konig")
    assert folded("ΆΣΟΣ") == folded("άσος")
    assert folded("İYİ") == ("iyi",)

"""Catalogues hold the same keys, placeholders and plural forms; words say what they are asked."""

import ast
import re
from pathlib import Path

import pytest

from game.core.cards import CARDS, cards_code, parse_cards
from game.core.games import KINDS, Contract
from game.core.reasons import CODES, Reason, make_reason
from game.ui.choices import LANGUAGES
from game.ui.words import REMEMBERED, MissingText, Words, fits
from tests.ui.conftest import catalogue, words_of

FORMS = ("zero", "one", "two", "few", "many", "other")
# The plural forms of each language by the Unicode CLDR, for whole numbers.
FORMS_OF = {language: {"one", "other"} for language in LANGUAGES}
KEY = re.compile(r"[a-z][a-z-]*(\.[a-zA-Z0-9-]+)+")
CATALOGUES = {language: catalogue(language) for language in LANGUAGES}
GERMAN, ENGLISH = words_of("de"), words_of("en")
CALLED_E, EICHEL_ACE = "Sauspiel auf die Alte (Eichel)", "the ace of acorns"


def texts(language: str) -> dict[str, str]:
    return {key: text for key, text in CATALOGUES[language].items() if not key.startswith("@")}


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{([a-z]+)\}", text))


def test_turkish_names_the_own_points_last() -> None:
    # As it is said: 14 points against 106.
    text = words_of("tr").text("reckoning.points", side="14", others="106")
    assert text == "106 puana karşı 14 puan"  # noqa: RUF001


def test_turkish_counts_no_plurals() -> None:
    # After a number Turkish has the singular, and the ranks come to the lesson as plurals.
    lesson = " ".join([text for key, text in texts("tr").items() if key.startswith("lesson.")])
    assert not re.findall(r"dört \{(ober|unter)\}", lesson)


def test_greek_has_one_word_for_the_browser_and_one_person() -> None:
    together = " ".join(texts("el").values()).lower()
    assert "πρόγραμμα περιήγησης" in together
    assert "περιηγητ" not in together
    # Of several people only where they are several.
    assert not re.findall("(?:αποθήκευσε|επίλεξε)[^.]*(?:σετε|ξετε)", together)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_told_of_texts_set_aside_is_told_where_to_get_them(language: str) -> None:
    own = texts(language)
    settings = own["settings.title"].lower()
    assert own["note.set-aside"].lower().count(settings) == 1
    assert own["note.settings-lost"].lower().count(settings) == 2  # they are what is lost, too


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_has_every_key(language: str) -> None:
    plain = {re.sub(r"\.(one|other|zero|two|few|many)$", ".*", key) for key in texts(language)}
    english = {re.sub(r"\.(one|other|zero|two|few|many)$", ".*", key) for key in texts("en")}
    assert plain == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_has_every_plural_form(language: str) -> None:
    stems: dict[str, set[str]] = {}
    for key in texts(language):
        stem, _, form = key.rpartition(".")
        if form in FORMS:
            stems.setdefault(stem, set()).add(form)
    assert len(stems) >= 4
    assert {stem: forms for stem, forms in stems.items() if forms != FORMS_OF[language]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_keeps_the_placeholders(language: str) -> None:
    english = texts("en")
    wrong = {
        key: text
        for key, text in texts(language).items()
        if placeholders(text) != placeholders(english[key])
        # A singular may leave its number out.
        and not (key.endswith(".one") and set(placeholders(text)) < set(placeholders(english[key])))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_is_well_formed(language: str) -> None:
    assert CATALOGUES[language]["@language"] == language
    for key, text in texts(language).items():
        assert KEY.fullmatch(key), key
        assert text.strip() == text or key == "list.separator", key
        assert text, key
        assert text.count("{") == len(placeholders(text)) == text.count("}"), key
        assert not re.search(r"[<>&]|\s\s|'\s|\.\.\.", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_untranslated_catalogue_says_so(language: str) -> None:
    # The boot screen speaks every language from the first day.
    early = ("boot.", "embed.", "licences.")
    own, english = (
        {key: text for key, text in texts(each).items() if not key.startswith(early)}
        for each in (language, "en")
    )
    same = own == english
    status = CATALOGUES[language]["@status"]
    assert status in ("complete", "untranslated")
    assert same == (status == "untranslated" or language == "en")


def literals() -> set[str]:
    """Every text in the source of the screens and the app, pieces of f-strings included."""
    game = Path(__file__).parents[2] / "game"
    files = [path for name in ("ui", "app") for path in (game / name).rglob("*.py")]
    files.append(game / "main.py")
    trees = [ast.parse(path.read_text("utf-8")) for path in files]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_text_is_left_over() -> None:
    """A key stands in the source: whole, without its last part, or as a beginning with a dot."""
    found = literals()
    beginnings = tuple(text for text in found if re.fullmatch(r"[a-z-]+\.([a-z-]+\.)?", text))
    # static/js/boot.js and static/about ask for the first two, panels/settings.py for the values.
    elsewhere = (
        "boot.",
        "embed.",
        "licences.",
        "language.",
        "next-deck.",
        "level.",
        "pace.",
        "theme.",
        "faces.",
        "cloth.",
        "cards.",
        "trumps.",
        "order.",
    )
    unused = []
    for key in texts("en"):
        stem = re.sub(r"\.(me|they|one|other|help|title|text)$", "", key)
        if not (key in found or stem in found or key.startswith((*beginnings, *elsewhere))):
            unused.append(key)
    assert unused == []


def test_german_and_english_are_complete() -> None:
    assert {CATALOGUES[language]["@status"] for language in ("de", "en")} == {"complete"}
    same = {key for key, text in texts("de").items() if text == texts("en")[key]}
    names = r"(contract|index|language|name|number|rank|said|action|double|line|list|theme|pace)\."
    others = {key for key in same if not re.match(names, key)}
    assert others <= {
        "page.title", "trick.card", "seat.label", "level.normal", "why.re-said",
        "announce.of", "sentence.end", "state.of", "about.version", "notice.state",
        "scores.played", "key.escape", "payment.name", "past.words.example",
    }  # fmt: skip


# The words themselves.


@pytest.mark.parametrize(
    ("code", "german", "english"),
    [
        ("EO", "Eichel-Ober", "Ober of acorns"),
        ("GX", "Gras-Zehn", "ten of leaves"),
        ("HA", "Herz-Ass", "ace of hearts"),
        ("SU", "Schellen-Unter", "Unter of bells"),
        ("S7", "Schellen-Sieben", "seven of bells"),
    ],
)
def test_cards_have_names(code: str, german: str, english: str) -> None:
    (card,) = parse_cards(code)
    assert (GERMAN.card(card), ENGLISH.card(card)) == (german, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    words = words_of(language)
    assert len({words.card(card) for card in CARDS}) == 32
    assert len({words.index(card) for card in CARDS}) == 8


@pytest.mark.parametrize(
    ("contract", "german", "english"),
    [
        (Contract("sauspiel", None, 0), "Sauspiel", "Sauspiel"),
        (Contract("sauspiel", 0, 0), CALLED_E, "Sauspiel with " + EICHEL_ACE),
        (Contract("geier", None, 0), "Geier", "Geier"),
        (Contract("wenz-tout", None, 0), "Wenz-Tout", "Wenz Tout"),
        (Contract("solo", 2, 0), "Herz-Solo", "Solo in hearts"),
        (Contract("solo-tout", 2, 0), "Herz-Solo-Tout", "Solo Tout in hearts"),
    ],
)  # fmt: skip
def test_contracts_have_names(contract: Contract, german: str, english: str) -> None:
    assert (GERMAN.contract(contract), ENGLISH.contract(contract)) == (german, english)


@pytest.mark.parametrize(
    ("names", "choice", "whole"),
    [
        ([], "", ""),
        (["A"], "A", "A"),
        (["A", "B"], "A oder B", "A und B"),
        (["A", "B", "C"], "A, B oder C", "A, B und C"),
    ],
)
def test_lists_are_joined(names: list[str], choice: str, whole: str) -> None:
    assert (GERMAN.any_of(names), GERMAN.all_of(names)) == (choice, whole)


@pytest.mark.parametrize(
    ("value", "text"), [(3, "+3"), (-7, "\u22127"), (0, "0")]
)  # fmt: skip
def test_scores_have_their_sign(value: int, text: str) -> None:
    assert GERMAN.signed(value) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("Du bist dran", "Du bist dran."), ("Re?", "Re?"), ("Gut.", "Gut."), ("Re!", "Re!")],
)
def test_sentences_end_in_a_mark(text: str, sentence: str) -> None:
    assert GERMAN.sentence(text) == sentence


@pytest.mark.parametrize(("count", "text"), [(1, "1 Stich"), (0, "0 Stiche"), (3, "3 Stiche")])
def test_numbers_choose_the_plural_form(count: int, text: str) -> None:
    assert GERMAN.text("seat.tricks", count=count) == text


def test_numbers_are_written_by_the_language() -> None:
    words = Words("de", {"a.b": "{n} Augen"}, lambda _: "other", lambda n: f"<{n}>")
    assert words.text("a.b", n=1200) == "<1200> Augen"
    assert words.number(7) == "<7>"


def test_each_number_is_asked_for_once() -> None:
    asked: list[str] = []

    def number(value: int) -> str:
        asked.append(f"number {value}")
        return str(value)

    def plural(value: int) -> str:
        asked.append(f"plural {value}")
        return "other"

    words = Words("de", {"a.b.other": "{count}"}, plural, number)
    for _ in range(3):
        assert words.text("a.b", count=5) == "5"
    assert asked == ["plural 5", "number 5"]


def test_values_are_put_in_once_only() -> None:
    """A player's name may look like a placeholder."""
    words = Words("de", {"a.b": "{name} hat {card}."}, lambda _: "other", str)
    assert words.text("a.b", name="{card}", card="EO") == "{card} hat EO."


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("no.such", {}),
        ("trick.card", {"card": "EO"}),
        ("seat.tricks", {}),
        ("seat.tricks", {"count": "three"}),
    ],
)
def test_missing_text_is_an_error(key: str, values: dict[str, str]) -> None:
    with pytest.raises(MissingText):
        GERMAN.text(key, **values)


# Reasons.


def reason(code: str, cards: str = "", suit: int | None = None, kind: str | None = None) -> Reason:
    return make_reason(code, parse_cards(cards), suit, kind)


@pytest.mark.parametrize(
    ("given", "german", "english"),
    [
        (
            reason("follow-suit", "HA H9", 2),
            "Du musst Herz bedienen: Herz-Ass oder Herz-Neun. (Regel 5.3)",
            "You must follow with hearts: ace of hearts or nine of hearts. (Rule 5.3)",
        ),
        (
            reason("follow-trump", "GU"),
            "Du musst Trumpf bedienen: Gras-Unter. (Regel 5.3)",
            "You must follow with a trump: Unter of leaves. (Rule 5.3)",
        ),
        (
            reason("bid-too-low", kind="wenz"),
            "Wenz ist schon angesagt. Du musst höher bieten oder weiter sagen. (Regel 2.3)",
            "Wenz has been bid already. You have to bid higher or pass. (Rule 2.3)",
        ),
        (
            reason("call-own-ace", suit=0),
            "Du hast die Alte (Eichel) selbst und kannst sie nicht rufen. (Regel 3.2)",
            "You hold the ace of acorns yourself, so you can't call it. (Rule 3.2)",
        ),
    ],
)
def test_reasons_name_the_rule_and_the_cards(given: Reason, german: str, english: str) -> None:
    assert (GERMAN.reason(given), ENGLISH.reason(given)) == (german, english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_words(language: str, code: str) -> None:
    for suit in (None, 0, 2):
        text = words_of(language).reason(reason(code, "GX EO", suit, KINDS[2]))
        assert "{" not in text
        assert cards_code(parse_cards("GX EO")) not in text


def test_words_follow_the_faces_on_the_table() -> None:
    # A blind and a seeing player have to speak of the same card.
    card = parse_cards("GO")[0]
    french = Words("en", CATALOGUES["en"], lambda _: "other", str, "french")
    four = Words("en", CATALOGUES["en"], lambda _: "other", str, "four-colour")
    assert (ENGLISH.card(card), four.card(card)) == ("Ober of leaves", "Ober of leaves")
    assert french.card(card) == "queen of spades"
    assert (ENGLISH.index(card), french.index(card)) == ("O", "Q")
    assert french.contract(Contract("sauspiel", 0, 1)) == "Sauspiel with the ace of clubs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_name_faces_have_the_french_names_too(language: str) -> None:
    messages = texts(language)
    names = re.compile(r"\b(Ober|Unter)(s|ler)?\b")
    for key in texts("en"):
        area, _, last = key.rpartition(".")
        if names.search(messages[key]) and area != "rank":
            assert not names.search(messages[f"{area}.french.{last}"])


def test_reasons_speak_of_the_faces_on_the_table() -> None:
    french = words_of("en", "french")
    given = reason("call-no-card", "", 0)
    assert "besides Ober and Unter" in ENGLISH.reason(given)
    assert "besides queen and jack" in french.reason(given)


def test_what_is_remembered_has_an_end() -> None:
    asked: list[int] = []

    def number(value: int) -> str:
        asked.append(value)
        return str(value)

    words = Words("en", {}, lambda _: "other", number, "german")
    for value in (7, -7, REMEMBERED, REMEMBERED + 1, -REMEMBERED - 1):
        assert [words.number(value), words.number(value)] == [str(value)] * 2
    assert asked == [7, -7, REMEMBERED] + 2 * [REMEMBERED + 1] + 2 * [-REMEMBERED - 1]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_can_follow_every_other(spoken: str) -> None:
    assert all(fits(CATALOGUES[language], CATALOGUES[spoken]) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("messages", "can_follow"),
    [
        ({"a.b": "Ja", "c.other": "{count} Karten"}, True),
        ({"a.b": "Ja", "c.few": "{count}", "c.other": "{count}", "new.d": "{value}"}, True),
        ({"a.b": "Ja", "c.other": "Karten"}, True),
        ({"c.other": "{count} Karten"}, False),
        ({"a.b": "Ja", "c.one": "eine Karte"}, False),
        ({"a.b": "Ja, {name}", "c.other": "{count} Karten"}, False),
    ],
)
def test_texts_of_another_version_are_told_from_those_of_this(
    messages: dict[str, str], can_follow: bool
) -> None:
    spoken = {"a.b": "Yes", "c.one": "a card", "c.other": "{count} cards"}
    assert fits(messages, spoken) == can_follow

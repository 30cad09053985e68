"""Panels: the last trick, the reckoning in words and lines, scores, settings, about, help."""

import re

import pytest

from game.core.round import Round
from game.core.settle import Result
from game.ui.build import build
from game.ui.choices import (
    CHOICES,
    FACES,
    LANGUAGES,
    LEVEL,
    LEVELS,
    NAMES,
    SEAT_LEVELS,
    SWITCHES,
    Settings,
    change,
    setting_names,
)
from game.ui.panels.about import LICENCES
from game.ui.panels.data import Stored
from game.ui.scene import Node
from game.ui.screen import PANELS, Played, Screen
from game.ui.told import told
from game.ui.words import Words
from tests.ui.conftest import words_of
from tests.ui.render import nodes, present
from tests.ui.tables import K01, LONG_HANDS, SETTINGS, SHORT_HANDS, deal, played, screen

GERMAN, ENGLISH = words_of("de"), words_of("en")
LONG, SHORT = deal(LONG_HANDS, "long"), deal(SHORT_HANDS, "short")
MINUS = "\u2212"
ALTE = "Sauspiel auf die Alte (Eichel)"
FACE_NAMES = re.compile(r"\b(Ober|Unter)(s|ler)?\b")
PASSED = "0 pass,1 pass,2 pass,3 pass"


def attributes(node: Node) -> dict[str, str]:
    return dict(present(node))


def find(root: Node, key: str) -> Node:
    (found,) = [node for node in nodes(root) if node.key == key]
    return found


def text_of(node: Node) -> str:
    """All text of an element, as a reader puts it together."""
    return " ".join([each.text for each in nodes(node) if each.text])


def rows_of(table: Node) -> list[list[str]]:
    """The texts of a table, row by row."""
    rows = [node for node in nodes(table) if node.tag == "tr"]
    return [[text_of(cell) for cell in row.children] for row in rows]


def opened(state: Round, panel: str, seat: int = 0) -> Node:
    shown = screen(state, seat)
    shown.panel = panel
    return build(shown, GERMAN)


def with_result(kind: str, suit: int | None, result: Result, seat: int = 0) -> Node:
    """The reckoning of a Solo or Tout that has been played to this result, seat 0 declaring."""
    log = f"0 {kind},1 pass,2 pass,3 pass" + ("" if suit is None else f",0 trump {'EGHS'[suit]}")
    state = played(LONG, log)
    while not state.is_over:
        turn = state.turn
        assert turn is not None
        state = state.apply(turn, state.legal()[0])
    shown = screen(state, seat)
    shown.result = result
    shown.scores = result.scores
    return build(shown, GERMAN)


@pytest.mark.parametrize("panel", PANELS)
def test_open_panel_is_a_dialog_over_a_table_at_rest(panel: str) -> None:
    root = opened(played(LONG, "0 pass"), panel)
    assert attributes(root)["data-panel"] == panel
    assert attributes(find(root, "stage"))["inert"] == "true"
    dialog = find(root, f"panel-{panel}")
    assert attributes(dialog)["role"] == "dialog"
    assert attributes(dialog)["aria-modal"] == "true"
    assert attributes(dialog)["aria-label"] == find(root, "panel-title").text
    assert attributes(find(root, "panel-title"))["tabindex"] == "-1"
    closing = [node for node in nodes(dialog) if attributes(node).get("data-act") == "close"]
    assert [node.key for node in closing] == ["panel-cross", "panel-done"]


def test_closed_panel_leaves_the_table_alive() -> None:
    root = build(screen(played(LONG, "0 pass"), 0), GERMAN)
    assert attributes(root)["data-panel"] == ""
    assert "inert" not in attributes(find(root, "stage"))
    assert not [node for node in nodes(root) if attributes(node).get("role") == "dialog"]


# The last trick.


def test_last_trick_shows_who_played_what() -> None:
    """Case P07, with the first trick of K01."""
    root = opened(played(SHORT, K01[: K01.index(",2 S9")]), "last-trick")
    slots = find(root, "last").children
    assert [attributes(slot)["data-place"] for slot in slots] == ["me", "left", "across", "right"]
    labels = [attributes(slot.children[1])["aria-label"] for slot in slots]
    assert labels == [
        "Eichel-König (Du)", "Eichel-Zehn (Vroni)", "Herz-Ass (Xaver)", "Eichel-Ass (Resi)",
    ]  # fmt: skip
    assert [attributes(slot).get("data-winner") for slot in slots] == [None, None, "true", None]
    assert find(root, "last-result").text == "Der Stich gehört Xaver: 36 Augen."


def test_only_the_last_trick_is_shown() -> None:
    root = opened(played(SHORT, K01[: K01.index(",1 EO")]), "last-trick")
    slots = find(root, "last").children
    cards = [attributes(slot.children[1])["data-card"] for slot in slots]
    assert cards == ["S9", "SX", "SA", "HK"]


def test_before_the_first_trick_there_is_none() -> None:
    root = opened(LONG, "last-trick")
    assert find(root, "last-none").text == "Es ist noch kein Stich gemacht."
    assert attributes(find(root, "tool-last-trick"))["aria-disabled"] == "true"


# The reckoning.


def test_reckoning_of_a_lost_sauspiel() -> None:
    """Case K01: 53 points, with 3, Kontra; value 8."""
    root = build(screen(played(SHORT, K01), 0), GERMAN)
    panel = find(root, "panel-reckoning")
    assert attributes(root)["data-panel"] == "reckoning"
    assert attributes(root)["data-asking"] == "next"
    assert attributes(panel)["role"] == "region"
    assert attributes(panel)["data-won"] == "true"
    assert find(root, "reckoning-title").text == "Gewonnen: +8"
    assert find(root, "reckoning-summary").text == (
        "Vroni hat Sauspiel auf die Alte (Eichel) gespielt, zusammen mit Resi: 53 zu 67 Augen."
        " Zum Gewinnen hätte es 61 Augen gebraucht."
    )
    assert rows_of(find(root, "lines")) == [
        ["Sauspiel", "1"],
        ["Mit 3 Laufenden", "+3"],
        ["Kontra", "× 2"],  # noqa: RUF001 - the sign for times
        ["Spielwert", "8"],
    ]
    assert rows_of(find(root, "payment")) == [
        ["Name", "Dieses Spiel", "Stand"],
        ["Vroni", f"{MINUS}8", f"{MINUS}8"],
        ["Xaver", "+8", "+8"],
        ["Resi", f"{MINUS}8", f"{MINUS}8"],
        ["Du", "+8", "+8"],
    ]
    acts = [attributes(node).get("data-act") for node in nodes(panel)]
    assert [act for act in acts if act] == ["next", "replay"]


@pytest.mark.parametrize(
    ("seat", "title", "summary"),
    [
        (1, f"Verloren: {MINUS}8", f"Du hast {ALTE} gespielt, zusammen mit Xaver"),
        (3, f"Verloren: {MINUS}8", f"Xaver hat {ALTE} gespielt, zusammen mit dir"),
        (2, "Gewonnen: +8", f"Resi hat {ALTE} gespielt, zusammen mit Vroni"),
    ],
)  # fmt: skip
def test_reckoning_speaks_to_the_person(seat: int, title: str, summary: str) -> None:
    root = build(screen(played(SHORT, K01), seat), GERMAN)
    assert find(root, "reckoning-title").text == title
    assert find(root, "reckoning-summary").text.startswith(summary)


SOLO_95 = Result(
    95, True, True, False, 3, 3, True, 9, (27, -9, -9, -9),
    (("base", 5), ("schneider", 1), ("runners", 3)),
)  # fmt: skip
SCHWARZ = Result(
    0, False, True, True, 4, 4, False, 44, (-132, 44, 44, 44),
    (("base", 5), ("schneider", 1), ("schwarz", 1), ("runners", 4), ("kontra", 2), ("re", 2)),
)  # fmt: skip
TOUT = Result(
    120, True, False, False, 5, 5, True, 15, (45, -15, -15, -15), (("base", 10), ("runners", 5))
)
TOUT_LOST = Result(105, False, False, False, 0, 1, True, 10, (-30, 10, 10, 10), (("base", 10),))


@pytest.mark.parametrize(
    ("kind", "suit", "result", "summary", "lines"),
    [
        (
            "solo", 2, SOLO_95,  # case J06
            "Du hast Herz-Solo gespielt: 95 zu 25 Augen. Die Gegenspieler sind Schneider.",
            [["Solo", "5"], ["Schneider", "+1"], ["Mit 3 Laufenden", "+3"], ["Spielwert", "9"]],
        ),
        (
            "solo", 0, SCHWARZ,
            (
                "Du hast Eichel-Solo gespielt: 0 zu 120 Augen."
                " Die Spielerpartei ist schwarz: Sie hat keinen Stich."
            ),
            [
                ["Solo", "5"], ["Schneider", "+1"], ["Schwarz", "+1"], ["Ohne 4 Laufende", "+4"],
                ["Kontra", "× 2"], ["Re", "× 2"], ["Spielwert", "44"],  # noqa: RUF001 - times
            ],
        ),
        (
            "solo-tout", 2, TOUT,  # case J10
            (
                "Du hast Herz-Solo-Tout gespielt: 120 zu 0 Augen."
                " Alle Stiche gemacht, wie es der Tout verlangt."
            ),
            [["Solo-Tout", "10"], ["Mit 5 Laufenden", "+5"], ["Spielwert", "15"]],
        ),
        (
            "wenz-tout", None, TOUT_LOST,  # case K09
            (
                "Du hast Wenz-Tout gespielt: 105 zu 15 Augen."
                " Ein Tout ist mit dem ersten Stich der Gegenspieler verloren."
            ),
            [["Wenz-Tout", "10"], ["Spielwert", "10"]],
        ),
    ],
)  # fmt: skip
def test_reckoning_line_by_line(
    kind: str, suit: int | None, result: Result, summary: str, lines: list[list[str]]
) -> None:
    root = with_result(kind, suit, result)
    assert find(root, "reckoning-summary").text == summary
    assert rows_of(find(root, "lines")) == lines


def test_reckoning_of_others_solo() -> None:
    root = with_result("solo", 2, SOLO_95, seat=2)
    assert find(root, "reckoning-title").text == f"Verloren: {MINUS}9"
    assert find(root, "reckoning-summary").text.startswith("Xaver hat Herz-Solo gespielt")
    assert attributes(find(root, "panel-reckoning"))["data-won"] == "false"


def test_reckoning_when_all_have_passed() -> None:
    """Case F01."""
    root = build(screen(played(LONG, PASSED), 0), GERMAN)
    assert find(root, "reckoning-title").text == "Zusammengeworfen"
    assert attributes(find(root, "panel-reckoning"))["data-won"] == "none"
    assert find(root, "reckoning-summary").text.startswith("Alle vier haben weiter gesagt.")
    assert not [node for node in nodes(root) if node.tag == "table"]
    assert find(root, "act-next").text == "Nächstes Spiel"


def test_reckoning_waits_for_the_last_trick_to_be_taken_up() -> None:
    shown = screen(played(SHORT, K01), 0)
    shown.resting = True
    keys = {node.key for node in nodes(build(shown, GERMAN))}
    assert "panel-reckoning" not in keys
    assert {"cGX"} & keys == set()
    assert "cEU" in keys


def test_review_tells_every_trick() -> None:
    """Case K01, trick by trick."""
    table = find(build(screen(played(SHORT, K01), 0), GERMAN), "review-table")
    rows = [node for node in nodes(table) if node.tag == "tr"][1:]
    assert [row.children[-1].text for row in rows] == ["36", "25", "8", "8", "31", "12"]
    first = [attributes(cell.children[0])["aria-label"] for cell in rows[0].children[1:5]]
    assert first == [
        "Eichel-Zehn", "Herz-Ass, sticht", "Eichel-Ass", "Eichel-König, spielt aus",
    ]  # fmt: skip


def test_panel_may_open_over_the_reckoning() -> None:
    root = opened(played(SHORT, K01), "last-trick")
    assert [child.key for child in root.children] == ["stage", "backdrop"]
    assert attributes(root)["data-panel"] == "last-trick"
    assert "panel-reckoning" in {node.key for node in nodes(find(root, "stage"))}


# Scores.


def test_scores_list_every_deal() -> None:
    shown = screen(played(SHORT, K01), 0)
    shown.deal_number = 3
    shown.scores = (8, -8, 8, -8)
    shown.history = (
        Played(1, None, None, (0, 0, 0, 0)),
        Played(2, "sauspiel", 1, (8, -8, 8, -8)),
    )
    shown.panel = "scores"
    root = build(shown, GERMAN)
    assert rows_of(find(root, "scores")) == [
        ["Spiel", "Vroni", "Xaver", "Resi", "Du"],
        ["1. Zusammengeworfen", "0", "0", "0", "0"],
        ["2. Sauspiel: Vroni", f"{MINUS}8", "+8", f"{MINUS}8", "+8"],
        ["Stand", f"{MINUS}8", "+8", f"{MINUS}8", "+8"],
    ]
    signs = [attributes(cell).get("data-sign") for cell in find(root, "scores-total").children]
    assert signs == [None, "minus", "plus", "minus", "plus"]
    assert find(root, "scores-number").text == "Spiel Nummer 3"


# Settings, about, help.


def setting_acts(root: Node) -> set[str]:
    acts = [str(attributes(node).get("data-act")) for node in nodes(root)]
    return {act for act in acts if act.startswith("set:")}


def test_settings_offer_every_choice() -> None:
    """Every value of every setting; a switch offers the other one; a name is typed."""
    wanted = {f"set:{name}={value}" for name, values in CHOICES for value in values}
    wanted |= {f"set:{name}={level}" for name in (LEVEL, *SEAT_LEVELS) for level in LEVELS}
    wanted |= {f"set:{name}=" for name in NAMES}
    for now, other in (("off", "on"), ("on", "off")):
        settings = SETTINGS
        for name in SWITCHES:
            settings = change(settings, name, now) or settings
        root = build(Screen(LONG.view(0), settings, panel="settings"), GERMAN)
        assert setting_acts(root) == wanted | {f"set:{name}={other}" for name in SWITCHES}


def test_every_setting_has_a_row_with_its_name_and_help() -> None:
    root = opened(LONG, "settings")
    rows = [node for node in nodes(root) if "data-setting" in attributes(node)]
    names = [attributes(row)["data-setting"] for row in rows]
    assert sorted(names) == sorted(setting_names())
    for row in rows:
        texts = [node.text for node in nodes(row) if node.text]
        assert len(texts) >= (1 if attributes(row)["data-setting"] in NAMES else 2)


def test_settings_stand_in_groups_under_headings() -> None:
    root = opened(LONG, "settings")
    groups = [node for node in nodes(root) if "data-group" in attributes(node)]
    assert [attributes(node)["data-group"] for node in groups] == [
        "looks", "hand", "play", "sound", "help", "players", "data",
    ]  # fmt: skip
    assert all(node.children[0].tag == "h3" and node.children[0].text for node in groups)


def test_settings_mark_what_is_in_force() -> None:
    changed = SETTINGS._replace(cloth="blue", order="rising", sound=True, keys=False)
    root = build(Screen(LONG.view(0), changed, panel="settings"), GERMAN)
    radios = [node for node in nodes(root) if attributes(node).get("role") == "radio"]
    checked = {
        attributes(node)["data-act"]
        for node in radios
        if attributes(node)["aria-checked"] == "true"
    }
    assert checked == {
        "set:language=de", "set:next_deck=long", "set:level=normal", "set:pace=normal",
        "set:level-left=normal", "set:level-across=normal", "set:level-right=normal",
        "set:theme=system", "set:faces=german", "set:cloth=blue", "set:cards=normal",
        "set:trumps=left", "set:order=rising",
    }  # fmt: skip
    switches = [node for node in nodes(root) if attributes(node).get("role") == "switch"]
    assert len(switches) == len(SWITCHES)
    on = {
        attributes(node)["data-act"]
        for node in switches
        if attributes(node)["aria-checked"] == "true"
    }
    assert on == {"set:sound=off"}


def test_names_are_fields_with_the_languages_own_name_in_them() -> None:
    named = SETTINGS._replace(names=("", "Zenzi", "", ""))
    root = build(Screen(LONG.view(0), named, panel="settings"), GERMAN)
    fields = [attributes(find(root, f"set-{name}-field")) for name in NAMES]
    assert [field["placeholder"] for field in fields] == ["Du", "Vroni", "Xaver", "Resi"]
    assert [field["value"] for field in fields] == ["", "Zenzi", "", ""]
    assert {field["maxlength"] for field in fields} == {"16"}
    labels = [find(root, f"set-{name}") for name in NAMES]
    assert {label.tag for label in labels} == {"label"}


@pytest.mark.parametrize(
    ("settings", "cards"),
    [
        (SETTINGS, "EO H7 EA E8 GA G7 SK S7"),
        (SETTINGS._replace(trumps="right"), "EA E8 GA G7 SK S7 EO H7"),
        (SETTINGS._replace(order="rising"), "H7 EO E8 EA G7 GA S7 SK"),
    ],
)
def test_preview_shows_the_own_hand_as_it_is_sorted(settings: Settings, cards: str) -> None:
    root = build(Screen(LONG.view(0), settings, panel="settings"), GERMAN)
    shown = [attributes(node) for node in nodes(find(root, "preview"))]
    assert [card["data-card"] for card in shown if "data-card" in card] == cards.split()
    assert attributes(find(root, "preview"))["role"] == "img"


def test_preview_shows_no_card_of_another_hand_before_during_and_after_a_deal() -> None:
    entries = K01.split(",")
    for count in (0, 8, 20, len(entries)):
        for seat in range(4):
            root = opened(played(SHORT, ",".join(entries[:count])), "settings", seat)
            shown = [attributes(node).get("data-card") for node in nodes(find(root, "preview"))]
            assert {card for card in shown if card} == set(SHORT_HANDS[seat].split())


# What is kept.


STORED = Stored(
    (("settings", 1), ("session", 1), ("aside", 2)),
    12,
    (),
    (),
    "",
    can_undo=False,
    told=None,
    unread_past=0,
    shelf=None,
)


def kept(panel: str = "settings", **changes: object) -> Node:
    stored = STORED._replace(**changes)  # type: ignore[arg-type]
    return build(Screen(LONG.view(0), SETTINGS, panel=panel, stored=stored), GERMAN)


def data_acts(root: Node) -> list[str]:
    acts = [attributes(node).get("data-act", "") for node in nodes(root)]
    return [act for act in acts if act.startswith("data:")]


def test_data_can_be_taken_out_and_in_and_deleted() -> None:
    assert data_acts(kept()) == [
        "data:save", "data:copy", "data:open", "data:paste=", "data:read", "data:reset",
        "data:delete",
    ]  # fmt: skip
    assert "data:undo" in data_acts(kept(can_undo=True))
    text = find(kept(), "data-delete-help").text
    assert "die Einstellungen, die Punkte und 2 beiseitegelegte Texte" in text


def test_a_copy_that_waits_says_what_it_holds() -> None:
    root = kept(held=(("settings", 1), ("deal", 1)), unread=("pace", "theme"))
    assert "die Einstellungen und das laufende Spiel" in find(root, "data-holds").text
    assert "Tempo und Aussehen" in find(root, "data-holds-unread").text
    assert data_acts(root) == [
        "data:save", "data:copy", "data:import", "data:discard", "data:reset", "data:delete",
    ]  # fmt: skip


def test_an_armed_button_asks_for_its_second_press() -> None:
    root = kept(armed="data:delete")
    button = find(root, "data-delete")
    assert button.text == "Alles löschen? Noch mal drücken"
    assert attributes(button)["data-armed"] == "true"
    assert "data-armed" not in attributes(find(root, "data-reset"))


def test_what_came_of_a_press_is_told_where_it_was_pressed() -> None:
    for root, there, elsewhere in (
        (kept(told=told("data.done.saved")), "data-told", "set-players-told"),
        (kept(told=told("notice.bad-name")), "set-players-told", "data-told"),
    ):
        assert attributes(find(root, there))["role"] == "status"
        assert find(root, there).text
        assert not find(root, elsewhere).text


def test_about_says_how_much_is_kept_and_where_to_take_it_out() -> None:
    root = kept(panel="about")
    text = find(root, "about-private-amount").text
    assert text == (
        "Im Augenblick: die Einstellungen, die Punkte und 2 beiseitegelegte Texte; etwa 12 kB."
    )
    assert attributes(find(root, "about-private-open"))["data-act"] == "settings"
    nothing = find(kept(panel="about", parts=()), "about-private-amount").text
    assert nothing.startswith("Im Augenblick: noch nichts")


def test_about_says_how_to_report_without_an_address() -> None:
    text = text_of(find(kept(panel="about"), "about-report"))
    assert "Speichere in den Einstellungen eine Kopie" in text
    assert "http" not in text
    assert "@" not in text


def test_about_names_the_licences_of_the_three_programs_and_of_the_game() -> None:
    terms = [(node.text) for node in find(kept(panel="about"), "about-programs").children]
    assert terms == [
        "Schafkopf", "MIT", "MicroPython", "MIT", "PyScript", "Apache-2.0", "Pyodide", "MPL-2.0",
    ]  # fmt: skip


def test_settings_mark_no_level_for_all_where_the_bots_differ() -> None:
    settings = SETTINGS._replace(levels=("easy", "normal", "strong"))
    root = build(Screen(LONG.view(0), settings, panel="settings"), GERMAN)
    for level in LEVELS:
        assert attributes(find(root, f"set-level-{level}"))["aria-checked"] == "false"
    for name, level in zip(SEAT_LEVELS, settings.levels, strict=True):
        assert attributes(find(root, f"set-{name}-{level}"))["aria-checked"] == "true"


@pytest.mark.parametrize("state", ["loading", "ready", "late", "gone", "barred"])
@pytest.mark.parametrize("words", [GERMAN, ENGLISH], ids=["de", "en"])
def test_settings_say_how_it_stands_with_the_strong_bots(words: Words, state: str) -> None:
    root = build(Screen(LONG.view(0), SETTINGS, panel="settings", strong=state), words)
    told = find(root, "set-strong")
    assert attributes(told)["role"] == "status"
    assert told.text == words.text("strong." + state)
    nobody = build(Screen(LONG.view(0), SETTINGS, panel="settings"), words)
    assert not find(nobody, "set-strong").text


def test_languages_are_named_in_themselves() -> None:
    root = build(Screen(LONG.view(0), SETTINGS, panel="settings"), ENGLISH)
    names = [find(root, f"set-language-{language}") for language in LANGUAGES]
    assert [node.text for node in names] == [
        "Deutsch",
        "English",
        "Ελληνικά",
        "Türkçe",
        "Nederlands",
        "Boarisch",
    ]
    assert [attributes(node)["lang"] for node in names] == list(LANGUAGES)


def test_about_links_the_licences_and_tells_the_version() -> None:
    root = build(Screen(LONG.view(0), SETTINGS, panel="about", version="2026.11.30"), GERMAN)
    assert attributes(find(root, "about-licences-link"))["href"] == LICENCES
    assert find(root, "about-version").text == "Version 2026.11.30"
    assert "Nichts verlässt diese Seite" in text_of(find(root, "panel-about"))


def shortcuts(root: Node) -> set[str]:
    """The keys of a scene's buttons."""
    found = [attributes(node).get("aria-keyshortcuts") for node in nodes(root)]
    return {key for key in found if key is not None}


@pytest.mark.parametrize("notation", [False, True])
def test_help_tells_exactly_the_keys_that_there_are(notation: bool) -> None:
    settings = SETTINGS._replace(pace="wait", notation=notation)
    logs = ["", "0 solo,1 pass,2 pass,3 pass", "0 pass,1 pass,2 wenz,3 pass", PASSED]
    shown = [screen(played(LONG, log), 0, settings) for log in logs]
    shown.append(screen(played(LONG, logs[2] + ",0 EA,1 EX,2 EK,3 E7"), 0, settings))
    shown[-1].resting = True
    for panel in PANELS:
        shown.append(screen(LONG, 0, settings))
        shown[-1].panel = panel
    for each in shown:
        each.has_beside = notation
    there = set().union(*[shortcuts(build(each, GERMAN)) for each in shown])
    help_panel = next(each for each in shown if each.panel == "help")
    told = [node.text for node in nodes(build(help_panel, GERMAN)) if node.tag == "dt"]
    assert len(told) == len(set(told))
    # Arrows, Enter and digits are no button's; tests/dom sees to them.
    others = {GERMAN.text("key." + name) for name in ("arrows", "enter", "digits")}
    escape = GERMAN.text("key.escape")
    assert set(told) == {escape if key == "Escape" else key for key in there} | others


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_of_the_faces_on_the_table(language: str) -> None:
    shown = screen(LONG, 0)
    shown.panel = "help"
    german, french = [text_of(build(shown, words_of(language, faces))) for faces in FACES[::2]]
    assert FACE_NAMES.search(german)
    assert not FACE_NAMES.search(french)


def test_keys_switched_off_are_nowhere() -> None:
    settings = SETTINGS._replace(keys=False)
    for state in (LONG, played(LONG, PASSED)):
        root = build(Screen(state.view(0), settings), GERMAN)
        assert attributes(root)["data-keys"] == "off"
        assert not [node for node in nodes(root) if "aria-keyshortcuts" in attributes(node)]
    root = build(Screen(LONG.view(0), settings, panel="help"), GERMAN)
    assert "sind aus" in find(root, "help-keys-text").text


def test_note_is_a_line_of_its_own() -> None:
    root = build(Screen(LONG.view(0), SETTINGS, note="note.not-kept"), GERMAN)
    assert find(root, "note").text.startswith("In diesem Fenster kann nichts gespeichert werden")


def test_many_names_are_counted_below_the_hand_and_named_in_the_settings() -> None:
    note = told("note.settings-unread", "pace", "theme", "cloth", "order")
    root = build(Screen(LONG.view(0), SETTINGS, note=note, panel="settings"), GERMAN)
    assert find(root, "note").text.endswith(": Tempo, Aussehen und 2 weitere.")
    assert find(root, "set-note").text.endswith(": Tempo, Aussehen, Tischtuch und Reihenfolge.")
    two = told("note.settings-unread", "pace", "theme")
    root = build(Screen(LONG.view(0), SETTINGS, note=two), GERMAN)
    assert find(root, "note").text.endswith(": Tempo und Aussehen.")


def test_chosen_names_are_shown_everywhere() -> None:
    settings = SETTINGS._replace(names=("Anna", "", "Zenzi", ""))
    shown = screen(played(SHORT, K01), 0, settings)
    root = build(shown, GERMAN)
    assert [row[0] for row in rows_of(find(root, "payment"))] == [
        "Name", "Vroni", "Zenzi", "Resi", "Anna",
    ]  # fmt: skip
    assert find(root, "p2-name").text == "Zenzi"

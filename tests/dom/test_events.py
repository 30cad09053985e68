"""What patch.js reports: presses by pointer and keys, and nothing else."""

import pytest

from game.ui.scene import ROOT, Node
from game.ui.screen import Screen
from tests.dom.conftest import Desk
from tests.ui.tables import LONG_HANDS, SETTINGS, deal, played, screen

LONG = deal(LONG_HANDS, "long")


@pytest.fixture
def table(desk: Desk) -> Desk:
    """A desk on which seat 0 has been asked for its bid."""
    desk.show(screen(LONG, 0))
    return desk


def forbidding(desk: Desk) -> Desk:
    """A desk on which seat 1 must follow Eichel, with one card of it."""
    desk.show(screen(played(LONG, "0 pass,1 pass,2 wenz,3 pass,0 EA"), 1))
    return desk


def test_click_reports_the_action(table: Desk) -> None:
    table.page.locator("[data-act=wenz]").click()
    table.page.locator("[data-act='play:EO']").click()
    assert table.events() == ["act:wenz", "act:play:EO"]


def test_click_on_what_is_forbidden_is_reported_too(desk: Desk) -> None:
    forbidding(desk).page.locator(".hand [aria-disabled=true]").first.click(force=True)
    (event,) = desk.events()
    assert event.startswith("act:play:")


def test_click_inside_a_button_is_its_own(table: Desk) -> None:
    table.page.locator("[data-act=solo] .action-text").click()
    assert table.events() == ["act:solo"]


def test_tap_on_the_table_hurries(table: Desk) -> None:
    table.page.locator(".felt .plate").first.click()
    assert table.events() == ["key:skip"]


def test_tap_in_a_panel_is_nothing(table: Desk) -> None:
    shown = screen(LONG, 0)
    shown.panel = "about"
    table.show(shown)
    table.page.locator(".panel p").first.click()
    table.page.locator(".panel").click(position={"x": 1, "y": 1})
    assert table.events() == []
    table.page.locator(".close").click()
    assert table.events() == ["act:close"]


def test_link_is_followed_not_reported(table: Desk) -> None:
    table.show(Node("div", ROOT, (), "", [Node("a", "a", ("href", "#there"), "x")]))
    table.page.locator("#game a").click()
    assert table.events() == []


def test_long_press_on_a_card_opens_no_menu(table: Desk) -> None:
    prevented = table.page.evaluate(
        """() => [".card", ".plate"].map((name) => !document.querySelector(name).dispatchEvent(
             new MouseEvent("contextmenu", { bubbles: true, cancelable: true })))"""
    )
    assert prevented == [True, False]


def test_nothing_is_reported_without_a_listener(table: Desk) -> None:
    table.page.evaluate("() => schafkopf.patch.onEvent(null)")
    table.page.locator("[data-act=wenz]").click()
    assert table.events() == []


# Keys that always work.


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_press_once(table: Desk, key: str) -> None:
    table.focus("geier")
    assert table.press(key) == ["act:geier"]
    table.page.keyboard.down(key)
    table.page.keyboard.down(key)  # as a key held down repeats
    table.page.keyboard.up(key)
    assert table.events() == ["act:geier"]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_hurry_where_nothing_is_chosen(table: Desk, key: str) -> None:
    assert table.press(key) == ["key:skip"]


def test_space_scrolls_a_panel(desk: Desk) -> None:
    desk.show(screen(played(LONG, "0 pass,1 pass,2 pass,3 pass"), 0))
    desk.page.locator(".panel-body").focus()
    assert desk.press(" ", "Enter", "ArrowDown") == []
    assert desk.focused() == "panel-body"


def test_keys_in_a_field_are_the_fields(table: Desk) -> None:
    table.page.locator("#field").focus()
    assert table.press("l", " ", "1", "Enter", "ArrowLeft") == []
    assert table.focused() == "field"


@pytest.mark.parametrize("key", ["Control+l", "Alt+l", "Meta+l", "Control+Enter"])
def test_keys_with_a_modifier_are_the_browsers(table: Desk, key: str) -> None:
    assert table.press(key) == []


def test_escape_closes_the_panel(table: Desk) -> None:
    assert table.press("Escape") == ["key:escape"]
    shown = screen(LONG, 0)
    shown.panel = "help"
    table.show(shown)
    assert table.press("Escape") == ["act:close"]


def test_arrows_go_through_the_hand(table: Desk) -> None:
    table.focus("play:EO")
    hand = [card.get_attribute("data-card") for card in table.page.locator(".hand .card").all()]
    seen = []
    for key in ("ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft"):
        table.press(key)
        seen.append(table.focused())
    wanted = [hand[place] for place in (1, 2, 7, 7, 6, 0, 0)]
    assert seen == [f"play:{card}" for card in wanted]


def test_arrows_go_up_to_the_answers_and_down_to_the_hand(table: Desk) -> None:
    table.press("ArrowRight")
    assert table.focused() == "play:EO"
    table.press("ArrowUp")
    assert table.focused() == "pass"
    table.press("ArrowRight", "ArrowRight")
    assert table.focused() == "geier"
    table.press("ArrowDown")
    assert table.focused() == "play:EO"
    table.press("ArrowUp")
    assert table.focused() == "geier"


def test_arrow_from_nowhere_goes_to_the_answers(table: Desk) -> None:
    table.press("ArrowUp")
    assert table.focused() == "pass"


def test_arrow_up_goes_to_the_hand_where_nothing_is_asked(desk: Desk) -> None:
    desk.show(screen(played(LONG, "0 pass"), 0))
    desk.press("ArrowUp")
    assert desk.focused() == "play:EO"


def test_clicked_item_is_the_lists_stop_from_then_on(table: Desk) -> None:
    table.page.locator("[data-act='play:GA']").click()
    assert table.page.locator(".hand [tabindex='0']").get_attribute("data-act") == "play:GA"


def test_arrows_choose_among_radios(table: Desk) -> None:
    shown = screen(LONG, 0)
    shown.panel = "settings"
    table.show(shown)
    table.focus("set:language=de")
    assert table.press("ArrowDown") == ["act:set:language=en"]
    assert table.focused() == "set:language=en"
    assert table.press("ArrowUp", "ArrowUp") == ["act:set:language=de", "act:set:language=bar"]
    chosen = table.page.locator("[data-setting=language] [tabindex='0']")
    assert chosen.get_attribute("data-act") == "set:language=bar"


def test_checked_radio_is_the_lists_stop(table: Desk) -> None:
    shown = Screen(LONG.view(0), SETTINGS._replace(pace="fast"), panel="settings")
    table.show(shown)
    stop = table.page.locator("[data-setting=pace] [tabindex='0']")
    assert stop.get_attribute("data-act") == "set:pace=fast"


# Keys that can be switched off.


def test_letters_press_their_buttons(table: Desk) -> None:
    assert table.press("o", "h", "S") == ["act:settings", "act:help", "act:state"]
    assert table.press("x", "?") == []


def test_letters_work_on_other_keyboards(table: Desk) -> None:
    """A Greek keyboard gives λ where the key L is."""
    table.page.evaluate(
        """() => document.body.dispatchEvent(new KeyboardEvent("keydown",
             { key: "λ", code: "KeyL", bubbles: true, cancelable: true }))"""
    )
    assert table.events() == ["act:last-trick"]


def test_letters_stay_in_an_open_panel(table: Desk) -> None:
    shown = screen(LONG, 0)
    shown.panel = "help"
    table.show(shown)
    assert table.press("o", "l", "1", " ") == []


def test_digits_choose_a_card(table: Desk) -> None:
    hand = [card.get_attribute("data-card") for card in table.page.locator(".hand .card").all()]
    table.press("3")
    assert table.focused() == f"play:{hand[2]}"
    table.press("9")
    assert table.focused() == f"play:{hand[2]}"
    assert table.press("Enter") == [f"act:play:{hand[2]}"]


def test_single_keys_can_be_switched_off(desk: Desk) -> None:
    desk.show(Screen(LONG.view(0), SETTINGS._replace(keys=False)))
    assert desk.press("o", "h", "3") == []
    assert desk.focused() != "play:H7"
    desk.press("ArrowRight")
    assert desk.focused() == "play:EO"

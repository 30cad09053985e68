"""What patch.js makes of operations: the scene itself, safely, without losing the focus."""

import pytest
from playwright.sync_api import Error

from game.ui.build import build
from game.ui.diff import say
from game.ui.scene import ROOT, Node
from game.ui.screen import Screen
from tests.dom.conftest import Desk, told
from tests.ui.tables import K01, LONG_HANDS, SETTINGS, SHORT_HANDS, deal, played, screen

LONG, SHORT = deal(LONG_HANDS, "long"), deal(SHORT_HANDS, "short")
PLAY = "0 pass,1 pass,2 wenz,3 pass"


def scene(*children: Node) -> Node:
    return Node("div", ROOT, ("class", "game"), "", children)


def test_first_scene_takes_the_boot_screens_place(desk: Desk) -> None:
    assert desk.page.locator("#boot").count() == 1
    desk.show(screen(LONG, 0))
    assert desk.page.locator("#boot").count() == 0
    assert desk.page.locator("#game").get_attribute("hidden") is None
    assert desk.page.locator(".hand .card").first.is_visible()
    assert desk.page.title() == "Schafkopf"
    html = desk.page.locator("html")
    assert html.get_attribute("lang") == "de"
    assert html.get_attribute("data-theme") == "system"


def test_theme_and_language_follow_on_the_whole_page(desk: Desk) -> None:
    desk.show(screen(LONG, 0))
    settings = SETTINGS._replace(theme="dark", language="en")
    desk.show(Screen(LONG.view(0), settings))
    assert desk.page.locator("html").get_attribute("data-theme") == "dark"


def test_document_is_the_scene_through_a_whole_deal(desk: Desk) -> None:
    """Case K01 after every action, with rests and panels between."""
    entries = K01.split(",")
    for count in range(len(entries) + 1):
        state = played(SHORT, ",".join(entries[:count]))
        for panel in (None, "last-trick", "settings", "scores", "help", "about")[: 1 + count % 6]:
            shown = screen(state, 0)
            shown.panel = panel
            shown.resting = state.table.phase == "play" and state.table.open_trick is None and (
                bool(state.table.tricks) and panel is None
            )  # fmt: skip
            desk.show(shown)
            assert desk.document() == told(build(shown, desk.words))


def test_replaced_element_gives_its_children_away(desk: Desk) -> None:
    before = scene(Node("ul", "a", (), "", [Node("li", "b", (), "x"), Node("li", "c")]))
    after = scene(Node("ol", "a", (), "", [Node("li", "b", (), "x")]))
    desk.show(before)
    desk.page.evaluate("() => { window.kept = document.querySelector('#game li'); }")
    desk.show(after)
    assert desk.document() == told(after)
    assert desk.page.evaluate("() => window.kept === document.querySelector('#game li')")


def test_text_is_never_markup(desk: Desk) -> None:
    hostile = '<img src=x onerror="document.title=1">&lt;'
    desk.show(scene(Node("p", "a", ("aria-label", hostile), hostile)))
    assert desk.page.locator("#game img").count() == 0
    assert desk.page.locator("#game p").text_content() == hostile
    assert desk.page.locator("#game p").get_attribute("aria-label") == hostile
    desk.apply([["text", "a", "<b>"], say("polite", "<b>x</b>"), say("assertive", "<i>y</i>")])
    assert desk.page.locator("#game p").text_content() == "<b>"
    assert desk.page.locator("#live-polite").text_content() == "<b>x</b>"


@pytest.mark.parametrize(
    ("op", "message"),
    [
        (["new", "a", "script", [], "", ROOT, None], "tag not allowed: script"),
        (["new", "a", "iframe", [], "", ROOT, None], "tag not allowed: iframe"),
        (["new", "a", "img", [], "", ROOT, None], "tag not allowed: img"),
        (["new", "a", "p", ["onclick", "x"], "", ROOT, None], "attribute not allowed: onclick"),
        (["new", "a", "p", ["style", "x"], "", ROOT, None], "attribute not allowed: style"),
        (["set", ROOT, "src", "x"], "attribute not allowed: src"),
        (["set", ROOT, "id", "x"], "attribute not allowed: id"),
        (["set", ROOT, "href", "javascript:alert(1)"], "address not allowed"),
        (["set", ROOT, "href", "//other.example/"], "address not allowed"),
        (["set", ROOT, "href", "https://other.example/"], "address not allowed"),
        (["set", ROOT, "href", "/root"], "address not allowed"),
        (["set", "nobody", "class", "x"], "no element nobody"),
        (["put", "nobody", ROOT, None], "no element nobody"),
        (["drop", "nobody"], "no element nobody"),
        (["shake", ROOT], "unknown operation shake"),
    ],
)
def test_what_is_not_on_the_list_is_refused(desk: Desk, op: list[object], message: str) -> None:
    desk.show(scene())
    with pytest.raises(Error, match=message):
        desk.apply([op])


def test_page_without_a_mount_is_an_error(desk: Desk) -> None:
    desk.page.evaluate("() => document.getElementById('game').remove()")
    with pytest.raises(Error, match="the page has no #game"):
        desk.apply([])


@pytest.mark.parametrize("address", ["static/about/licences.html", "#top", "page.html#a-1"])
def test_address_of_our_own_is_allowed(desk: Desk, address: str) -> None:
    desk.show(scene(Node("a", "a", ("href", address), "x")))
    assert desk.page.locator("#game a").get_attribute("href") == address


# The focus.


def test_one_item_of_each_list_is_in_the_order_of_tabs(desk: Desk) -> None:
    desk.show(screen(LONG, 0))
    for name in (".menu", ".choices", ".hand"):
        assert desk.page.locator(f"{name} [tabindex='0']").count() == 1
        others = desk.page.locator(f"{name} button:not([tabindex='0'])")
        assert all(each.get_attribute("tabindex") == "-1" for each in others.all())


def test_tab_goes_from_list_to_list(desk: Desk) -> None:
    desk.show(screen(LONG, 0))
    desk.focus("last-trick")
    order = []
    for _ in range(2):
        desk.press("Tab")
        order.append(desk.focused())
    assert order == ["pass", "play:EO"]


def test_focus_survives_a_new_order_of_the_hand(desk: Desk) -> None:
    desk.show(screen(played(LONG, "0 solo,1 pass,2 pass,3 pass"), 0))
    desk.focus("play:GA")
    desk.show(screen(played(LONG, "0 solo,1 pass,2 pass,3 pass,0 trump G"), 0))
    assert desk.page.locator(".hand .card").nth(1).get_attribute("data-card") == "GA"
    assert desk.focused() == "play:GA"


def test_focus_goes_to_the_neighbour_of_a_played_card(desk: Desk) -> None:
    state = played(LONG, PLAY)
    desk.show(screen(state, 0))
    hand = [card.get_attribute("data-card") for card in desk.page.locator(".hand .card").all()]
    desk.focus(f"play:{hand[2]}")
    desk.show(screen(played(state, f"0 {hand[2]}"), 0))
    assert desk.focused() == f"play:{hand[3]}"


def test_focus_goes_to_the_hand_when_the_answers_go(desk: Desk) -> None:
    desk.show(screen(LONG, 0))
    desk.focus("wenz")
    desk.show(screen(played(LONG, "0 wenz"), 0))
    assert desk.focused() == "play:EO"


def test_focus_waits_at_the_empty_hand_for_the_next_cards(desk: Desk) -> None:
    entries = K01.split(",")
    last = screen(played(SHORT, ",".join(entries[:-1])), 1)
    desk.show(last)
    desk.focus("play:EU")
    resting = screen(played(SHORT, K01), 1)
    resting.resting = True
    desk.show(resting)
    assert desk.focused() == "hand"
    assert desk.press("ArrowRight", "Home", "Enter") == ["key:skip"]
    desk.show(screen(deal(LONG_HANDS, "long"), 1))
    assert desk.focused() == "play:GO"


def test_focus_is_not_taken_from_elsewhere(desk: Desk) -> None:
    desk.show(screen(LONG, 0))
    desk.page.locator("#field").focus()
    desk.show(screen(played(LONG, "0 pass,1 pass"), 0))
    assert desk.focused() == "field"


def test_focus_goes_where_it_is_sent(desk: Desk) -> None:
    shown = screen(LONG, 0)
    desk.show(shown)
    desk.focus("help")
    shown.panel = "help"
    desk.show(shown)
    desk.apply([["focus", "panel-title"]])
    assert desk.focused() == "panel-title"
    shown.panel = None
    desk.show(shown)
    desk.apply([["focus", "tool-help"]])
    assert desk.focused() == "help"


def test_tab_stays_inside_an_open_panel(desk: Desk) -> None:
    shown = screen(LONG, 0)
    shown.panel = "help"
    desk.show(shown)
    desk.page.evaluate("() => document.getElementById('field').remove()")
    desk.apply([["focus", "panel-title"]])
    for _ in range(4):
        desk.press("Tab")
        inside = desk.page.evaluate(
            "() => document.activeElement === document.body"
            " || document.activeElement.closest('.panel') !== null"
        )
        assert inside


# What is told.


def test_polite_texts_are_kept_as_a_short_log(timed_desk: Desk) -> None:
    timed_desk.show(scene())
    for number in range(12):
        timed_desk.apply([say("polite", f"a{number}"), say("polite", f"b{number}")])
        timed_desk.page.clock.run_for(1000)
    lines = timed_desk.page.locator("#live-polite p").all_text_contents()
    assert lines == [f"a{number} b{number}" for number in range(4, 12)]


def test_polite_texts_that_come_fast_are_one(timed_desk: Desk) -> None:
    timed_desk.show(scene())
    for number in range(4):
        timed_desk.apply([say("polite", f"a{number}")])
    assert timed_desk.page.locator("#live-polite p").all_text_contents() == ["a0"]
    timed_desk.page.clock.run_for(1000)
    assert timed_desk.page.locator("#live-polite p").all_text_contents() == ["a0", "a1 a2 a3"]


def test_urgent_text_is_told_again(timed_desk: Desk) -> None:
    timed_desk.show(scene())
    timed_desk.apply([say("assertive", "Du bist dran.")])
    timed_desk.page.clock.run_for(100)
    region = timed_desk.page.locator("#live-assertive")
    assert region.text_content() == "Du bist dran."
    timed_desk.apply([say("assertive", "Du bist dran.")])
    assert region.text_content() == ""
    timed_desk.apply([say("assertive", "Kontra?")])
    timed_desk.page.clock.run_for(100)
    assert region.text_content() == "Du bist dran. Kontra?"


def test_urgent_text_goes_when_something_has_happened_since(timed_desk: Desk) -> None:
    timed_desk.show(scene())
    timed_desk.apply([say("polite", "Vroni: Herz-Ass."), say("assertive", "Du bist dran.")])
    timed_desk.page.clock.run_for(1000)
    region = timed_desk.page.locator("#live-assertive")
    assert region.text_content() == "Du bist dran."
    timed_desk.apply([say("polite", "Vroni: Herz-Zehn.")])
    assert region.text_content() == ""


def test_live_regions_say_how_they_are_told(desk: Desk) -> None:
    desk.show(scene())
    desk.apply([say("polite", "a"), say("assertive", "b")])
    for manner, role in (("polite", "log"), ("assertive", "alert")):
        region = desk.page.locator(f"#live-{manner}")
        assert region.get_attribute("aria-live") == manner
        assert region.get_attribute("role") == role

"""The lesson and the help for beginners, in the page."""

from playwright.sync_api import Page, expect

from tests.browser.boxes import golden
from tests.browser.deals import CALLED, k01, with_settings
from tests.browser.table import Table
from tests.browser.test_boxes import choose, close

LANGUAGES = ("de", "en", "el", "tr", "nl", "bar")


def test_a_first_hand_by_keyboard_and_the_own_one_afterwards(page: Page, table: Table) -> None:
    table.open(pace="slow")
    mine = table.hand
    table.element("lesson").click()
    expect(table.root).to_have_attribute("data-lesson", "page.1")
    expect(page.locator("#live-polite")).to_contain_text("Four people play")
    assert len(table.hand) == 6
    for step in ("page.2", "page.3", "bid"):
        table.element("lesson-next").focus()
        page.keyboard.press("Enter")
        expect(table.root).to_have_attribute("data-lesson", step)
    table.element("sauspiel").focus()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.locator("body").click(position={"x": 1, "y": 1})  # hurries the others
    expect(table.root).to_have_attribute("data-lesson", "call", timeout=15_000)
    # What is forbidden is refused as ever.
    table.element("call:E").click(force=True)
    expect(table.root.locator(".notice")).to_contain_text("ace of acorns")
    table.element("call:G").click()
    expect(table.root).to_have_attribute("data-lesson", "play.1")
    table.element("play:EO").click()
    expect(table.root).to_have_attribute("data-lesson", "trick.1", timeout=15_000)
    page.keyboard.press("n")
    expect(table.root).to_have_attribute("data-lesson", "play.2")
    table.element("lesson-end").click()
    expect(table.root).not_to_have_attribute("data-lesson", "play.2")
    assert table.hand == mine
    assert table.asking == "bid"


def test_help_and_a_tip(page: Page, table: Table) -> None:
    with_settings(page, beginner="on")
    table.open(record=k01([*CALLED, "0 EK"], seat=1))
    line = table.root.locator(".coach-text")
    expect(line).to_contain_text("Trumps: Obers, Unters and hearts.")
    expect(line).to_contain_text("acorns: you have to follow")
    page.keyboard.press("t")
    tip = "Tip: ten of acorns. No other card is allowed."
    expect(table.root.locator(".notice")).to_have_text(tip)
    expect(page.locator("#live-assertive")).to_have_text(tip)


SIZES = ((320, 568), (360, 640), (430, 932), (844, 390), (768, 1024), (1280, 800))
OUTSIDE = """
() => {
  const [strip, stage] = [".beside", ".stage"].map((name) =>
    document.querySelector(name).getBoundingClientRect());
  const found = [];
  for (const button of document.querySelectorAll(".beside button, .beside input")) {
    const box = button.getBoundingClientRect();
    if (box.top < strip.top || box.bottom > strip.bottom + 0.5) found.push(button.textContent);
    if (box.left < 0 || box.right > innerWidth) found.push(button.textContent);
    if (box.height < 44) found.push("low: " + button.textContent);
  }
  if (strip.bottom > stage.top + 0.5) found.push("the strip lies over the table");
  return found;
}
"""


def test_what_stands_beside_fits_at_every_size(page: Page, table: Table) -> None:
    with_settings(page, beginner="on", notation="on")
    table.open(lang="el")
    table.element("tip").wait_for()
    for is_lesson in (False, True):
        if is_lesson:
            table.element("help").first.click()
            table.root.locator(".panel [data-act=lesson]").click()
            expect(table.root).to_have_attribute("data-lesson", "page.1")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE) == [], (is_lesson, width, height)


# The pairs of these that lie over each other, in a table that can be seen.
COVERED = """
kinds => {
  const shown = kinds.map(kind => [...document.querySelectorAll(kind)].map(
    element => [kind, element.getBoundingClientRect()]).filter(([, box]) => box.width > 0));
  const found = [];
  for (const [a, one] of shown[0]) for (const [b, other] of shown.slice(1).flat()) {
    if (one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1) found.push(a + " " + b);
  }
  return shown[0].length ? found : ["nothing of " + kinds[0]];
}
"""


def test_a_phone_offers_the_lesson_and_has_room_for_it(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 640})
    table.open()
    offer = [".offer", ".choices .action", ".plate", ".back"]
    for language in LANGUAGES:
        choose(table, language)
        close(page)
        assert page.evaluate(COVERED, offer) == [], language
    table.element("lesson").first.click()
    expect(table.root).to_have_attribute("data-lesson", "page.1")
    for language in LANGUAGES:
        choose(table, language)
        close(page)
        assert page.evaluate(COVERED, offer[1:]) == [], language


def test_large_cards_leave_no_room_for_the_offer_on_a_phone(page: Page, table: Table) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    with_settings(page, cards="large")
    table.open()
    table.element("sauspiel").wait_for()
    expect(table.root.locator(".offer")).to_be_hidden()


def test_the_way_to_the_next_deal_is_whole_below_what_stands_beside(
    page: Page, table: Table
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 640})
    with_settings(page, beginner="on", notation="on")
    table.open(golden("long-all-pass", 4, 0))
    box = table.element("next").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640

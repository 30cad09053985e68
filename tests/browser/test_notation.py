"""A deal typed on the keyboard, in the field of its own."""

from playwright.sync_api import Page, expect

from tests.browser.deals import AUCTION, CALLED, k01, with_settings
from tests.browser.table import Table


def type_in(table: Table, text: str) -> None:
    """Type a text into the field and press Enter."""
    table.page.keyboard.type(text)
    table.page.keyboard.press("Enter")


def test_a_deal_is_typed(page: Page, table: Table) -> None:
    with_settings(page, notation="on", two_tap="on")
    table.open(record=k01(AUCTION, seat=1))
    field = table.root.get_by_label("Type")
    expect(field).to_be_visible()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    type_in(table, "sauspiel acorns")
    expect(table.root).to_have_attribute("data-phase", "play")
    expect(field).to_have_value("")
    while table.wait_for_me() != "next":
        before = table.moment
        card = table.root.locator(".hand [data-legal]").first.get_attribute("data-card")
        assert card is not None
        type_in(table, "pass" if table.asking in {"kontra", "re"} else card.lower())
        table.wait_for_change(before)
    assert table.phase == "done"


def test_what_is_wrong_is_said(page: Page, table: Table) -> None:
    with_settings(page, notation="on", keys="off")
    table.open(record=k01([*CALLED, "0 EK"], seat=1))
    notice = table.root.locator(".notice")
    table.root.get_by_label("Type").click()
    type_in(table, "hocus pocus")
    expect(notice).to_contain_text("“hocus pocus” means nothing here")
    type_in(table, "gx")
    expect(notice).to_contain_text("You must follow with acorns")
    assert len(table.hand) == 6
    expect(page.locator("#live-assertive")).to_contain_text("You must follow with acorns")
    type_in(table, "ten of acorns")
    expect(table.element("play:EX")).to_have_count(0)
    expect(table.root.get_by_label("Type")).to_be_focused()

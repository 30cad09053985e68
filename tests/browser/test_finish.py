"""Ending a decided deal early, in the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import with_settings
from tests.browser.table import Table

pytestmark = pytest.mark.motion

# Seat 0 plays a Wenz-Tout, leads, and holds nothing but cards that nobody can beat.
SURE = {
    "v": 1,
    "rules": "stargames",
    "deck": "long",
    "dealer": 3,
    "hands": [
        "EU GU HU SU EA EX EK EO",
        "GA GX GK GO G9 G8 G7 E9",
        "HA HX HK HO H9 H8 H7 E8",
        "SA SX SK SO S9 S8 S7 E7",
    ],
    "log": ["0 wenz-tout", "1 pass", "2 pass", "3 pass", "0 EU", "1 E9", "2 E8", "3 E7"],
    "meta": {"seat": 0},
}


def test_a_decided_deal_is_ended_by_one_press(page: Page, table: Table) -> None:
    with_settings(page, quick_finish="on")
    table.open(record=SURE, pace="slow")
    button = table.element("finish")
    expect(button).to_have_text("Finish the deal")
    button.click()
    expect(table.root).to_have_attribute("data-asking", "next", timeout=15_000)
    # 10 and four Laufende from each of the three.
    expect(table.root.locator(".panel-title")).to_have_text("Won: +42")
    assert table.phase == "done"


def test_nobody_is_told_what_he_cannot_know(page: Page, table: Table) -> None:
    with_settings(page, quick_finish="on")
    table.open(record=SURE | {"meta": {"seat": 1}}, pace="wait")
    assert table.wait_for_me() == "play"
    assert table.element("finish").count() == 0

"""The play goes round one way, however the page around it is written."""

import pytest
from playwright.sync_api import Page

from tests.browser.deals import CALLED, k01
from tests.browser.table import Table

pytestmark = pytest.mark.motion

RIGHT_TO_LEFT = """
document.addEventListener("DOMContentLoaded", () => {
  for (const element of [document.documentElement, document.body]) element.dir = "rtl";
});
"""
PLACES = """
() => Object.fromEntries([...document.querySelectorAll(".seat, .slot, .hand .card, .tool")].map(
  (element) => {
    const { left, top } = element.getBoundingClientRect();
    const name = [element.className, element.dataset.place, element.dataset.act].join(" ");
    return [name, [Math.round(left), Math.round(top)]];
  }))
"""


def test_a_page_that_runs_from_right_to_left_mirrors_nothing(page: Page, table: Table) -> None:
    record = k01([*CALLED, "0 EK", "1 EX"], seat=2)
    table.open(record=record)
    plain = page.evaluate(PLACES)
    assert plain["seat left "][0] < plain["seat across "][0] < plain["seat right "][0]
    page.add_init_script(RIGHT_TO_LEFT)
    table.reload()
    assert page.evaluate("() => document.body.dir") == "rtl"
    assert (
        page.evaluate("() => getComputedStyle(document.querySelector('#game')).direction") == "ltr"
    )
    assert page.evaluate(PLACES) == plain

"""The strong bots: their worker starts beside the page, and what it decides is played."""

from tests.browser.deals import CALLED, k01
from tests.engines.driver import Driver
from tests.engines.table import Table

ARE_AT_THE_TABLE = "The strong players are at the table."
STATUS = """
const status = document.querySelector('[data-group="play"] .status');
return status ? status.textContent : "";
"""
# Counts the questions.
COUNT = """
const mind = window.schafkopf.mind;
const ask = mind.ask;
window.asked = 0;
mind.ask = (text) => { window.asked += 1; ask(text); };
"""


def standing(driver: Driver) -> str:
    """Return what the settings say of the strong bots."""
    driver.click('[data-act="settings"]')
    text = str(driver.wait_for(STATUS))
    driver.click('.panel [data-act="close"]')
    return text


def test_strong_bots_play_a_deal(driver: Driver, table: Table) -> None:
    table.open(k01(CALLED, seat=2), level="strong")
    table.wait_for_strong_bots()
    assert standing(driver) == ARE_AT_THE_TABLE
    driver.run(COUNT)
    assert table.play_on() == "next"
    # One that answers nothing, or nonsense, is asked three times at most: then it's given up.
    assert driver.run("return window.asked") >= 5

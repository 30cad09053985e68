"""After a reload, and after the browser's end where it keeps anything, the deal is where it was."""

import pytest

from tests.browser.deals import AUCTION, CALLED, k01
from tests.engines.driver import Driver
from tests.engines.table import Table


@pytest.mark.parametrize(
    ("log", "seat"),
    [(["0 pass"], 1), (AUCTION, 1), ([*CALLED, "0 EK", "1 EX"], 2)],
    ids=["bid", "call", "play"],
)
def test_a_reload_while_the_table_asks(table: Table, log: list[str], seat: int) -> None:
    table.open(k01(log, seat), pace="instant")
    asked = table.wait_for_me()
    before = table.state
    table.reload()
    assert table.wait_for_me() == asked
    assert table.state == before


def test_another_start_in_the_middle_of_a_deal(driver: Driver, table: Table) -> None:
    table.open(pace="instant")
    asked = table.play_on(cards=3)
    assert asked in {"play", "lead"}
    before = table.state
    driver.begin_again()
    table.open(pace="instant")
    assert table.wait_for_me() == asked
    assert table.state == before
    assert table.play_on() == "next"

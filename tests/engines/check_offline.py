"""Without a line: the page is kept, and a cold start reaches the hand when the host has gone."""

import pytest

from tests.browser.host import Host
from tests.engines.driver import Driver
from tests.engines.table import Table

KEPT = "The game now works without a connection too."
REGISTERED = "return navigator.serviceWorker.getRegistrations().then(all => all.length)"
STRONG_IS_KEPT = """
return (async () => {
  const list = (await (await fetch("sw.js")).text()).split("const STRONG = [")[1].split("];")[0];
  const name = (await caches.keys()).find(name => name.endsWith(" strong"));
  if (!name) return false;
  const kept = await (await caches.open(name)).keys();
  return kept.length === list.match(/"[^"]+\\.\\w+"/g).length;
})()
"""


def test_a_deal_goes_on_when_the_host_has_gone(driver: Driver, table: Table, host: Host) -> None:
    table.open(sw="1")
    table.wait_for_word(KEPT)
    assert driver.run(REGISTERED) == 1
    table.wait_for_me()
    before = table.state
    host.stop()
    driver.begin_again()
    table.open()
    table.wait_for_me()
    assert table.state == before
    assert table.play_on() == "next"


@pytest.mark.timeout(600)  # Pyodide starts twice
def test_the_strong_bots_come_when_the_host_has_gone(
    driver: Driver, table: Table, host: Host
) -> None:
    table.open(sw="1", level="strong", deck="short")
    table.wait_for_strong_bots()
    driver.wait_for(STRONG_IS_KEPT)
    host.stop()
    driver.begin_again()
    table.open(level="strong", deck="short")  # an address says it for one visit
    table.wait_for_strong_bots()
    assert table.play_on() == "next"

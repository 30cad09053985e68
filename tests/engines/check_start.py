"""The page starts: the hand is there, nothing goes wrong, nothing is asked of another place."""

from tests.browser.host import Host
from tests.engines.driver import Driver
from tests.engines.table import Table

ASKED_FOR = "return performance.getEntriesByType('resource').map(entry => entry.name)"


def test_the_hand_is_there(driver: Driver, table: Table, host: Host) -> None:
    table.open()
    assert table.hand_size == 8
    assert table.wait_for_me() == "bid"
    asked = driver.run(ASKED_FOR)
    assert any(each.endswith("micropython.wasm") for each in asked)
    assert all(each.startswith((host.address, "blob:")) for each in asked), asked


# As texts, so that they are the page's own and not the driver's.
WRONG = """
setTimeout("throw new Error('thrown')");
setTimeout("Promise.reject(new Error('refused'))");
console.error("told");
document.body.append(new Image());
document.body.lastChild.src = "not-here.svg";
"""


def test_the_watch_hears_what_goes_wrong(driver: Driver, table: Table) -> None:
    table.open()
    driver.run(WRONG)
    for word in ("told", "thrown", "refused", "not-here"):
        driver.wait_for("return window.faults.join().includes(arguments[0])", word)
    driver.run("window.faults = []")

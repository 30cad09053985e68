"""Nothing jumps: the layout shifts of a whole deal, added up as the web's measure CLS adds them.

Cards travel by `translate`, which is no shift; a plate or a line of words that moves because
another one grew is one. Shifts within half a second of a press don't count, as the measure says.
"""

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import golden
from tests.browser.table import Table, wants

pytestmark = pytest.mark.motion

MAX_CLS = 0.02
WATCH = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    window.shifts.push([entry.startTime, entry.value, entry.hadRecentInput]);
}).observe({ type: "layout-shift", buffered: true });
"""
LIFT = "() => { document.querySelector('.felt').style.marginTop = '160px'; }"
WINDOW_MS, GAP_MS = 5000, 1000


def cls(shifts: list[tuple[float, float]]) -> float:
    """The largest sum of shifts in one window: pauses below a second, five seconds at most."""
    most = total = 0.0
    begun = last = float("-inf")
    for at, value in shifts:
        if at - last >= GAP_MS or at - begun >= WINDOW_MS:
            begun, total = at, 0.0
        last = at
        total += value
        most = max(most, total)
    return most


@pytest.mark.parametrize(
    ("width", "height", "name"),
    [
        (360, 640, "long-sauspiel-lost-re"),
        pytest.param(1440, 900, "case-k01", marks=pytest.mark.long),
    ],
)
def test_nothing_jumps_in_a_whole_deal(
    page: Page, site: str, width: int, height: int, name: str
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(WATCH)
    record = golden(name)
    declarer = record["expect"]["contract"]["declarer"]
    suit = record["expect"]["contract"]["suit"]
    table = Table(page, site)
    table.open(golden(name, upto=0, seat=declarer), pace="fast")
    table.play_on(wants("sauspiel", suit))
    assert table.phase == "done"
    counted = [(at, value) for at, value, is_pressed in page.evaluate("shifts") if not is_pressed]
    assert cls(counted) <= MAX_CLS
    # the meter itself: what does jump is noticed
    page.evaluate(LIFT)
    page.wait_for_function("most => shifts.some(([, value]) => value > most)", arg=MAX_CLS)


def test_the_measure_takes_the_worst_window() -> None:
    # by hand: 0.3 alone; 0.2 + 0.2 within a second; a window ends after five seconds
    assert cls([]) == 0
    assert cls([(0, 0.3), (2000, 0.2), (2900, 0.2)]) == pytest.approx(0.4)
    assert cls([(900 * i, 0.1) for i in range(12)]) == pytest.approx(0.6)

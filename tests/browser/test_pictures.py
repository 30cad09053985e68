"""The main screens look as they did: each is compared with a stored picture of itself.

A change that is meant: `make pictures`, look at what git shows as changed, commit it.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import golden
from tests.browser.pictures import difference, picture, store, use_own_fonts
from tests.browser.table import Table

STORED = Path(__file__).parents[1] / "pictures" / "screens"
MAKE = os.environ.get("SCHAFKOPF_PICTURES") == "make"
MAX_DIFFERENCE = 0.006
FRAMES = {"phone": ((360, 640), 2, "light"), "desk": ((1440, 900), 3, "dark")}
# name -> record, words of its log, the person's seat, the panel to open
SCREENS = {
    "auction": ("long-auction-hold-and-raise", 4, 0, ""),
    "play": ("long-sauspiel-lost-re", 10, 1, ""),
    "last-trick": ("long-sauspiel-lost-re", 17, 0, "last-trick"),
    "reckoning": ("long-geier-won-schneider-kontra", 37, 1, ""),
    "settings": ("long-sauspiel-lost-re", 17, 0, "settings"),
}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return browser_context_args | {
        "bypass_csp": True,
        "reduced_motion": "reduce",
        "device_scale_factor": 1,
        "timezone_id": "UTC",
    }


def show(page: Page, site: str, frame: str, screen: str) -> None:
    """Bring a screen to the page."""
    (width, height), _, theme = FRAMES[frame]
    record, upto, seat, panel = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    table = Table(page, site).open(golden(record, upto, seat), lang="de", theme=theme)
    use_own_fonts(page)
    table.wait_for_me()
    if panel:
        table.element(panel).first.click()
        page.locator(f".panel[data-panel={panel}]").wait_for()
        page.mouse.move(0, 0)


@pytest.mark.parametrize(
    ("screen", "frame"),
    [
        *((screen, "phone") for screen in SCREENS),
        *((screen, "desk") for screen in ("auction", "play", "reckoning")),
    ],
)
def test_a_screen_looks_as_it_did(
    page: Page, site: str, output_path: str, screen: str, frame: str
) -> None:
    show(page, site, frame, screen)
    file = STORED / f"{screen}-{frame}.png"
    image = picture(page, FRAMES[frame][1])
    if MAKE:
        store(image, file)
    assert difference(image, file, Path(output_path)) <= MAX_DIFFERENCE


def test_what_changes_is_noticed(page: Page, site: str, tmp_path: Path) -> None:
    show(page, site, "phone", "play")
    file = STORED / "play-phone.png"
    for change in (
        ".hand .hold:nth-child(3) .card { visibility: hidden }",
        ".hand { translate: 0 8px }",
        ".felt::before { background: #777 }",
        ".contract { visibility: hidden }",
    ):
        sheet = page.add_style_tag(content=change)
        assert difference(picture(page, 2), file, tmp_path) > MAX_DIFFERENCE, change
        sheet.evaluate("element => element.remove()")

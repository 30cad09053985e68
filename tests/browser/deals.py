"""Records that the suites of the page begin from."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

# The deal of case K01: seat 1 plays Sauspiel on EA, seat 3 holds it.
K01_HANDS = ["SO EK E9 GA SA SK", "EO GO EU HK EX GX", "HU SU HA HX H9 S9", "HO GU EA GK G9 SX"]
AUCTION = ["0 pass", "1 sauspiel", "2 pass", "3 pass"]
CALLED = [*AUCTION, "1 call E"]
_GOLDEN = Path(__file__).parents[1] / "golden" / "case-k01.json"
K01_LOG: list[str] = json.loads(_GOLDEN.read_text("utf-8"))["log"]
"""The whole log: seat 1 loses, and pays with seat 3."""


def with_settings(page: Page, **settings: str) -> None:
    """Have the page opened as by a visitor who has chosen these settings before."""
    text = json.dumps(json.dumps({"v": 1, **settings}))
    page.add_init_script(
        "localStorage.setItem(location.pathname.replace(/[^/]*$/, '') + 'schafkopf.settings',"
        f" {text})"
    )


def k01(log: list[str], seat: int) -> dict[str, Any]:
    """The deal of case K01 after a log, with the person at a seat."""
    return {
        "v": 1,
        "rules": "stargames",
        "deck": "short",
        "dealer": 3,
        "hands": K01_HANDS,
        "log": log,
        "meta": {"seat": seat},
    }

"""A page that plays deal after deal holds no more than after the first ones."""

import pytest
from playwright.sync_api import Page

from game.ui.choices import LEVELS
from tests.soak.page import Held, grown, soak

DEALS, SETTLED = 40, 20
WITH_STRONG = 4


@pytest.mark.motion
def test_what_the_page_holds_stays_level(page: Page, site: str) -> None:
    found = {played: what for played, what, _ in soak(page, site, DEALS, SETTLED)}
    assert grown(found[SETTLED], found[DEALS]) == []


def test_with_strong_bots_the_worker_stays_level_too(page: Page, site: str) -> None:
    found = soak(page, site, WITH_STRONG, WITH_STRONG // 2, LEVELS)
    assert page.evaluate("() => window.hastened") >= WITH_STRONG
    first, last = found[0][1], found[-1][1]
    assert first.worker_objects > 0
    assert first.worker_memory > 0
    workers = [fault for fault in grown(first, last) if fault.startswith("worker")]
    assert workers == []  # of so few deals the page itself hasn't settled yet


@pytest.mark.parametrize("name", Held._fields)
def test_growth_of_any_kind_is_found(name: str) -> None:
    held = Held(1000, 1000, 1000, 100, 1000, 1000)
    more = held._replace(**{name: getattr(held, name) * 11 // 10})
    assert [fault.split(":")[0] for fault in grown(held, more)] == [name]
    assert grown(held, held._replace(python=1050)) == []

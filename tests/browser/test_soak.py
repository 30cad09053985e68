"""A page that plays deal after deal holds no more than after the first ones."""

import pytest
from playwright.sync_api import Page

from tests.soak.page import Held, grown, soak

DEALS, SETTLED = 40, 20


def test_what_the_page_holds_stays_level(page: Page, site: str) -> None:
    found = {played: what for played, what, _ in soak(page, site, DEALS, SETTLED)}
    assert grown(found[SETTLED], found[DEALS]) == []


@pytest.mark.parametrize("name", Held._fields)
def test_growth_of_any_kind_is_found(name: str) -> None:
    held = Held(1000, 1000, 1000, 100)
    more = held._replace(**{name: getattr(held, name) * 11 // 10})
    assert [fault.split(":")[0] for fault in grown(held, more)] == [name]
    assert grown(held, held._replace(python=1050)) == []

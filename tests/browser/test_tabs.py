"""The game in two tabs at once: neither writes over the other's deal, each says what it sees."""

from playwright.sync_api import Page, expect

from tests.browser.table import Table, first

NOTE = "The game is open in another tab as well."
MANY = 12


def played(table: Table, cards: int) -> tuple[str, list[str]]:
    """Play some actions; return how far the deal then is, and the hand."""
    table.wait_for_me()
    for _ in range(cards):
        if table.asking == "next":
            break
        table.press(first(table, table.offered()))
        table.wait_for_me()
    return now(table)


def now(table: Table) -> tuple[str, list[str]]:
    """How far the deal is, and the hand. A reload may ask for Kontra again."""
    table.wait_for_me()
    return table.phase, table.hand


def test_each_tab_goes_on_with_its_own_deal(page: Page, site: str) -> None:
    one = Table(page, site).open()
    two = Table(page.context.new_page(), site).open()
    expect(two.page.get_by_text(NOTE)).to_be_visible()
    expect(one.page.get_by_text(NOTE)).to_be_visible()
    assert now(one) != now(two)  # before anybody plays: deals that all pass end alike
    state_of_one = played(one, 1)
    state_of_two = played(two, 2)
    one.reload()
    assert now(one) == state_of_one
    expect(one.page.get_by_text(NOTE)).to_be_visible()  # it asks who is there
    two.reload()
    assert now(two) == state_of_two
    expect(two.page.get_by_text(NOTE)).to_be_visible()


def test_a_tab_alone_goes_on_with_the_session(page: Page, site: str) -> None:
    one = Table(page, site).open()
    state = played(one, 1)
    other = Table(page.context.new_page(), site).open()
    played(other, 1)
    one.page.close()
    third = Table(page.context.new_page(), site).open()
    assert now(third) == state
    expect(third.page.get_by_text(NOTE)).to_be_hidden()


def test_the_second_tab_deletes_nothing_of_the_first(page: Page, site: str) -> None:
    one = Table(page, site).open()
    state = played(one, 1)
    two = Table(page.context.new_page(), site).open()
    two.wait_for_me()
    two.element("settings").click()
    two.element("data:delete").click()
    expect(two.page.get_by_text("close that one first")).to_be_visible()
    one.reload()
    assert now(one) == state


def test_a_browser_without_locks_plays_as_ever(page: Page, site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'locks', {get() { throw new DOMException("
        "'denied', 'SecurityError'); }})"
    )
    table = Table(page, site).open()
    state = played(table, 1)
    table.reload()
    assert now(table) == state
    expect(page.get_by_text(NOTE)).to_be_hidden()


def test_a_tab_alone_says_nothing(page: Page, site: str) -> None:
    one = Table(page, site).open()
    played(one, 1)
    one.reload()
    expect(page.get_by_text(NOTE)).to_be_hidden()


def test_many_tabs_have_a_number_each(page: Page, site: str) -> None:
    Table(page, site).open()
    blank = "<!doctype html><title>Blank</title><link rel=icon href=data:,>"
    page.context.route(
        "**/blank.html", lambda route: route.fulfill(body=blank, content_type="text/html")
    )
    numbers = [page.evaluate("schafkopf.tabs.mine")]
    for _ in range(MANY):
        other = page.context.new_page()
        other.goto(site + "blank.html")
        other.evaluate("window.schafkopf = {}")
        other.add_script_tag(url=site + "static/js/tabs.js")
        numbers.append(other.evaluate("schafkopf.tabs.mine"))
    assert numbers == list(range(1, MANY + 2))


def test_a_browser_without_the_newest_clocks_reloads_too(page: Page, site: str) -> None:
    page.add_init_script("delete AbortSignal.timeout")
    table = Table(page, site).open()
    state = played(table, 1)
    table.reload()
    assert now(table) == state

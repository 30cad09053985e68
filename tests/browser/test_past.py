"""Past deals as a person meets them: played, found again, looked at, taken to another browser."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from game.core.record import parse_record, replay
from tests.browser.table import READY_MS, Table, first
from tests.conftest import ROOT

MANY = 10_000
PAGE = 25
WORDS = json.loads((ROOT / "static/i18n/en.json").read_text("utf-8"))
# Puts made-up deals where the page keeps its own, as a copy would.
FILL = """
([record, count]) => schafkopf.deals.take(Array.from({ length: count }, (_, number) => {
  const two = (part) => String(part).padStart(2, "0");
  const at = `2026-0${1 + number % 9}-${two(1 + number % 28)} 20:15:${two(number % 60)}`;
  const own = { ...record, meta: { seat: 0, number } };
  return { key: String(number), at, kind: number % 2 ? "wenz" : "solo", won: number % 3 > 0,
           score: 10, record: own };
}))
"""


def finish(table: Table) -> None:
    """Play the deal to its end."""
    table.play_on(first)
    expect(table.element("next")).to_be_visible()


def open_past(table: Table) -> None:
    """Open the list, and wait until it has been answered."""
    table.element("scores").first.click()
    table.page.locator(".panel [data-act=past]").click()
    expect(table.root).to_have_attribute("data-panel", "past")
    answered = rows(table.page).or_(table.page.get_by_text(WORDS["past.empty"])).first
    expect(answered).to_be_visible(timeout=READY_MS)


def rows(page: Page) -> Locator:
    """The deals that are listed."""
    return page.locator(".panel[data-panel=past] tbody tr [data-act^='past:look=']")


def test_a_finished_deal_is_found_again_looked_at_and_copied(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table(page, site).open()
    open_past(table)
    expect(rows(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=scores]").first).to_be_focused()
    finish(table)
    title = page.locator("[data-panel=reckoning] .panel-title").inner_text()
    table.reload()
    expect(table.element("next")).to_be_visible()
    open_past(table)
    expect(rows(page)).to_have_count(1)
    rows(page).click()
    panel = page.locator(".panel[data-panel=past]")
    expect(panel.locator(".panel-title")).to_have_text(title)
    expect(panel.locator(".panel-title")).to_be_focused()
    panel.locator("[data-act='past:copy']").click()
    expect(panel.get_by_role("status").first).to_have_text(WORDS["past.copied"])
    copied = replay(parse_record(page.evaluate("navigator.clipboard.readText()")))
    assert copied.is_over
    panel.locator("[data-act='past:list']").click()
    expect(rows(page)).to_have_count(1)


def test_ten_thousand_deals_are_searched_and_shown_a_page_at_a_time(page: Page, site: str) -> None:
    table = Table(page, site).open()
    finish(table)
    record = json.loads(kept_deal(page))
    page.evaluate(FILL, [record, MANY])
    open_past(table)
    expect(rows(page)).to_have_count(PAGE)
    count = page.locator(".panel[data-panel=past] [role=status]").nth(1)
    expect(count).to_have_text("1 to 25 of 10,001, newest first")
    page.locator("[data-act='past:older']").click()
    expect(count).to_contain_text("26 to 50")
    page.locator("[data-act='past:kind=wenz']").click()
    expect(count).to_have_text(f"1 to 25 of {MANY // 2:,}, newest first")
    won = sum(n % 2 and n % 3 > 0 for n in range(MANY))
    expect(sums(page)).to_have_text(
        [f"Deals{MANY // 2:,}", f"Won{won:,}", f"Score+{MANY // 2 * 10:,}", "Per deal+10.0"]
    )
    field = page.locator("[data-act='past:words=']")
    field.fill("2026-03 20:15:29")
    field.press("Enter")
    wanted = sum(n % 2 and n % 9 == 2 and n % 60 == 29 for n in range(MANY))
    expect(count).to_contain_text(f"of {wanted}, newest first")
    expect(page.locator(".panel[data-panel=past] tr")).to_have_count(PAGE + 1)


def golden(name: str, kind: str | None, won: bool | None, score: int) -> dict[str, object]:
    """A deal of which the list says this, with the person at seat 2."""
    members = json.loads((ROOT / f"tests/golden/{name}.json").read_text("utf-8"))
    record = {each: members[each] for each in ("v", "rules", "deck", "dealer", "hands", "log")}
    record["meta"] = {"seat": 2}
    at = "2026-11-30 20:15:00"
    return {"key": name, "at": at, "kind": kind, "won": won, "score": score, "record": record}


def test_what_is_listed_is_summed_up(page: Page, site: str) -> None:
    deals = [
        golden("long-sauspiel-won", "sauspiel", True, 20),  # seat 2 has called
        golden("long-sauspiel-lost-schneider", "sauspiel", False, -30),
        golden("long-wenz-won", "wenz", True, 150),  # seat 2 plays it
        golden("long-geier-won", "geier", False, -50),  # seat 3 plays it
        golden("long-all-pass", None, None, 0),
    ]
    table = Table(page, site).open()
    page.wait_for_function("schafkopf.deals")
    page.evaluate("deals => schafkopf.deals.take(deals)", deals)
    open_past(table)
    expect(sums(page)).to_have_text(["Deals5", "Won2", "Score+90", "Per deal+18.0"])
    opener = page.locator("[data-act='past:sums']")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(opener).to_be_focused()
    by_contract = page.locator(".panel .by-contract")
    for contract, numbers in (
        ("Sauspiel", ["2", "1", "\u221210"]),
        ("Geier", ["1", "0", "\u221250"]),
        ("Wenz", ["1", "1", "+150"]),
        ("Thrown in", ["1", "0", "0"]),
    ):
        head = by_contract.get_by_role("rowheader", name=contract, exact=True)
        expect(head.locator("xpath=../td")).to_have_text(numbers)
    roles = by_contract.locator("tbody", has_text="Geier").locator("[data-role]")
    expect(roles).to_have_text(["Opponent10\u221250"])
    page.locator("[data-act='past:kind=wenz']").click()
    expect(sums(page)).to_have_text(["Deals1", "Won1", "Score+150", "Per deal+150.0"])
    expect(by_contract.locator("[data-role]")).to_have_text(["Declarer11+150"])
    page.locator("[data-act='past:kind=solo']").click()
    expect(sums(page)).to_have_count(0)
    expect(by_contract).to_have_count(0)


def sums(page: Page) -> Locator:
    """What the listed deals come to."""
    return page.locator(".panel .sums > div")


def kept_deal(page: Page) -> str:
    """The text under which the deal on the table is kept."""
    text: str = page.evaluate(
        "localStorage.getItem(Object.keys(localStorage).find(name => name.endsWith('.deal')))"
    )
    return text


def test_the_archives_of_two_browsers_merge(
    page: Page, site: str, browser: Browser, tmp_path: Path
) -> None:
    path = tmp_path / "copy.json"
    there = browser.new_page()
    other = Table(there, site).open()
    finish(other)
    save(other, path)
    there.context.close()
    lie(path)
    table = Table(page, site).open()
    finish(table)
    for _ in range(2):
        take(table, path)
        expect(page.locator(".panel").get_by_text("2 past deals")).to_be_visible()
    table.element("data:undo").click()
    table.element("data:undo").click()  # of the second one, which has brought nothing
    expect(page.locator(".panel").get_by_text("2 past deals")).to_be_visible()
    page.keyboard.press("Escape")
    open_past(table)
    expect(rows(page)).to_have_count(2)
    expect(page.get_by_role("dialog")).not_to_contain_text("999")


def lie(path: Path) -> None:
    """Have a copy say of its deals what isn't so."""
    members = json.loads(path.read_text("utf-8"))
    for deal in members["deals"]:
        deal |= {"won": None, "score": 999}
    path.write_text(json.dumps(members), "utf-8")


def save(table: Table, path: Path) -> None:
    """Save a copy of everything."""
    table.element("settings").first.click()
    with table.page.expect_download() as download:
        table.element("data:save").click()
    download.value.save_as(path)


def take(table: Table, path: Path) -> None:
    """Take a copy over, in the settings."""
    if table.root.get_attribute("data-panel") != "settings":
        table.element("settings").first.click()
    with table.page.expect_file_chooser() as chooser:
        table.element("data:open").click()
    chooser.value.set_files(path)
    table.element("data:import").click()
    table.element("data:import").click()
    expect(table.element("data:undo")).to_be_visible()


# PyScript opens a database of its own, and complains aloud where it can't.
DENIED = """
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (name, ...rest) {
  if (name.endsWith("schafkopf.archive")) throw new DOMException("denied", "SecurityError");
  return open.call(this, name, ...rest);
};
"""


def test_where_it_cannot_be_kept_the_person_is_told_and_finds_it_till_then(
    page: Page, site: str
) -> None:
    page.add_init_script(DENIED)
    table = Table(page, site).open()
    finish(table)
    open_past(table)
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_text(WORDS["past.fault.denied"])).to_be_visible()
    page.keyboard.press("Escape")
    table.element("settings").first.click()
    expect(page.get_by_text(WORDS["past.fault.denied"])).to_be_visible()

"""The archive where the browser denies its database, has no room, or promises nothing."""

import pytest
from playwright.sync_api import Page

from tests.dom.shelf import Shelf, copy_of, deal

NAME = "/schafkopf.archive"


@pytest.fixture
def shelf(page: Page, site: str) -> Shelf:
    """A shelf with nothing on it."""
    return Shelf(page, site)


@pytest.mark.parametrize(
    "denial",
    [
        "Object.defineProperty(window, 'indexedDB', {value: null})",
        "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }",
    ],
    ids=["no storage", "denied"],
)
def test_where_storage_is_denied_deals_are_there_as_long_as_the_page(
    page: Page, site: str, denial: str
) -> None:
    page.add_init_script(denial)
    shelf = Shelf(page, site)
    shelf.add(1)
    shelf.add(1)
    assert (shelf.count, shelf.fault) == (1, "denied")
    assert shelf.take([deal(1), deal(2)])
    assert shelf.find()["count"] == 2
    shelf.ask("undo")
    assert shelf.find()["count"] == 1
    shelf.open()
    assert shelf.count == 0


# From now on so many deals go in and no more.
ROOM = """
room => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (room === 0) throw new DOMException("no room", "QuotaExceededError");
    room -= 1;
    return put.apply(this, given);
  };
  window.clean = () => { IDBObjectStore.prototype.put = put; };
}
"""


def test_a_full_browser_is_told_and_what_had_no_room_goes_in_later(shelf: Shelf) -> None:
    shelf.add(1)
    shelf.page.evaluate(ROOM, 0)
    shelf.add(2)
    assert (shelf.count, shelf.fault) == (2, "full")
    assert shelf.find()["count"] == 2
    shelf.page.evaluate("window.clean()")
    shelf.add(3)
    assert (shelf.count, shelf.fault) == (3, "")
    shelf.open()
    assert shelf.count == 3


@pytest.mark.parametrize("room", [0, 5])
def test_a_copy_that_has_no_room_goes_in_not_even_in_part(shelf: Shelf, room: int) -> None:
    shelf.add(1)
    shelf.page.evaluate(ROOM, room)
    assert not shelf.take([deal(number) for number in range(10, 20)])
    assert shelf.count == 1
    assert shelf.fault == "full"
    shelf.page.evaluate("window.clean()")
    shelf.open()
    assert shelf.count == 1


@pytest.mark.parametrize("what", ["take", "undo", "clear"])
def test_a_fault_is_over_when_something_goes_in_or_out(shelf: Shelf, what: str) -> None:
    shelf.take([deal(1)])
    shelf.page.evaluate(ROOM, 0)
    assert not shelf.take([deal(2)])
    shelf.page.evaluate("window.clean()")
    assert shelf.fault == "full"
    shelf.ask(what)
    there = {"take": 2, "undo": 0, "clear": 0}
    assert (shelf.count, shelf.fault) == (there[what], "")


@pytest.mark.parametrize("what", ["take", "undo"])
def test_what_had_no_room_goes_in_with_whatever_makes_or_finds_some(
    shelf: Shelf, what: str
) -> None:
    shelf.take([deal(1)])
    shelf.page.evaluate(ROOM, 0)
    shelf.add(2)
    assert (shelf.count, shelf.fault) == (2, "full")
    shelf.page.evaluate("window.clean()")
    shelf.ask("stage", copy_of([deal(3)]))
    shelf.ask(what)
    assert shelf.fault == ""
    shelf.open()
    assert shelf.count == (3 if what == "take" else 1)


class Quota:
    """How much the browser really gives the page's origin. Set before anything is kept.

    Chromium asks only now and then how much there is, but before it refuses.
    """

    def __init__(self, page: Page, size: int) -> None:
        self._session = page.context.new_cdp_session(page)
        self._origin = page.evaluate("location.origin")
        self._set(quotaSize=size)

    def lift(self) -> None:
        """There is room again."""
        self._set()

    def _set(self, **members: int) -> None:
        self._session.send("Storage.overrideQuotaForOrigin", {"origin": self._origin, **members})


def test_a_copy_that_a_really_full_browser_refuses_goes_in_not_even_in_part(shelf: Shelf) -> None:
    """Here the browser itself refuses, as late as it likes."""
    quota = Quota(shelf.page, 300_000)  # bytes: some deals, no copy
    shelf.add(1)
    assert shelf.fault == ""
    copy = [deal(number) for number in range(10, 3_010)]
    assert not shelf.take(copy)
    assert (shelf.count, shelf.fault) == (1, "full")
    shelf.open()
    assert shelf.count == 1
    assert not shelf.take(copy)
    quota.lift()
    assert shelf.ask("take") == {"done": True}  # the copy has waited
    shelf.open()
    assert (shelf.count, shelf.fault) == (3_001, "")


def test_a_deal_that_a_really_full_browser_refuses_goes_in_later(shelf: Shelf) -> None:
    quota = Quota(shelf.page, 1)
    shelf.add(1)
    assert (shelf.count, shelf.fault) == (1, "full")
    assert shelf.find()["count"] == 1
    quota.lift()
    shelf.add(2)
    assert (shelf.count, shelf.fault) == (2, "")
    shelf.open()
    assert shelf.count == 2


# The browser denies the database as long as this page says so.
DENIABLE = """
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...given) {
  if (sessionStorage.denied) throw new DOMException("denied", "SecurityError");
  return open.apply(this, given);
};
"""
DENY, ALLOW = "sessionStorage.denied = 1", "delete sessionStorage.denied"


@pytest.fixture
def deniable(page: Page, site: str) -> Shelf:
    """A shelf whose database can be denied, from the next time on that it is opened."""
    page.add_init_script(DENIABLE)
    return Shelf(page, site)


def deny(shelf: Shelf) -> None:
    """Have the database denied, on a page that is loaded anew."""
    shelf.page.evaluate(DENY)
    shelf.open()


def allow(shelf: Shelf) -> None:
    shelf.page.evaluate(ALLOW)


def test_of_a_loose_copy_and_a_kept_one_the_last_alone_is_undone(deniable: Shelf) -> None:
    deny(deniable)
    assert deniable.take([deal(1), deal(2)])
    allow(deniable)
    assert deniable.take([deal(3)])
    deniable.ask("undo")
    assert deniable.count == 2
    deniable.open()
    assert deniable.count == 2


def test_of_a_kept_copy_and_a_loose_one_the_last_alone_is_undone(deniable: Shelf) -> None:
    assert deniable.take([deal(1), deal(2)])
    deny(deniable)
    assert deniable.take([deal(3)])
    allow(deniable)
    deniable.ask("undo")
    assert deniable.count == 2
    deniable.open()
    assert deniable.count == 2


def test_a_loose_copy_that_is_kept_later_is_undone_all_the_same(deniable: Shelf) -> None:
    deniable.add(1)
    deny(deniable)
    assert deniable.take([deal(1), deal(2), deal(3)])
    allow(deniable)
    deniable.add(4)
    assert (deniable.count, deniable.fault) == (4, "")
    deniable.ask("undo")
    deniable.open()
    assert deniable.count == 2


def test_a_copy_that_has_no_room_leaves_the_one_before_to_be_undone(deniable: Shelf) -> None:
    deny(deniable)
    assert deniable.take([deal(1)])
    allow(deniable)
    deniable.page.evaluate(ROOM, 0)
    assert not deniable.take([deal(2)])
    deniable.page.evaluate("window.clean()")
    deniable.ask("undo")
    assert deniable.count == 0


def test_storage_that_is_cleared_meanwhile_takes_deals_again(shelf: Shelf) -> None:
    shelf.add(1)
    session = shelf.page.context.new_cdp_session(shelf.page)
    origin = shelf.page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    shelf.page.wait_for_function("schafkopf.deals.look().then(({ count }) => count === 0)")
    shelf.add(2)
    shelf.open()
    assert [row[1] for row in shelf.find()["rows"]] == ["solo"]
    assert shelf.fault == ""


def test_an_archive_of_a_newer_version_is_left_alone_and_told(shelf: Shelf) -> None:
    shelf.page.evaluate(
        """name => new Promise((done) => {
          const request = indexedDB.open(name, 2);
          request.onupgradeneeded = () => request.result.createObjectStore("tomorrow").put(1, 1);
          request.onsuccess = () => done(request.result.close());
        })""",
        NAME,
    )
    shelf.add(1)
    assert (shelf.count, shelf.fault) == (1, "newer")
    assert shelf.find()["count"] == 1
    stores = shelf.page.evaluate(
        """name => new Promise((done) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => done([...request.result.objectStoreNames]);
        })""",
        NAME,
    )
    assert stores == ["tomorrow"]


# Whether it will last.


PROMISE = """
window.asked = 0;
StorageManager.prototype.persist = async () => { window.asked += 1; return true; };
StorageManager.prototype.persisted = async () => window.asked > 0;
"""


def test_the_browser_is_asked_once_when_there_is_something_to_lose(page: Page, site: str) -> None:
    page.add_init_script(PROMISE)
    shelf = Shelf(page, site)
    asked = []
    for number in range(4):
        shelf.add(number)
        asked.append(page.evaluate("asked"))
    assert asked == [0, 0, 1, 1]
    assert shelf.ask("look")["lasting"] == "yes"


@pytest.mark.parametrize(
    "refusal",
    [
        "persisted = () => Promise.reject(new TypeError('an opaque origin'))",
        "persist = () => Promise.reject(new TypeError('an opaque origin'))",
        "persist = () => { throw new TypeError('an opaque origin'); }",
        "persist = () => new Promise(() => {})",  # the person has been asked, and doesn't answer
    ],
)
def test_deals_are_kept_where_the_browser_gives_no_promise(
    page: Page, site: str, refusal: str
) -> None:
    page.set_default_timeout(5_000)
    page.add_init_script(f"StorageManager.prototype.{refusal}")
    shelf = Shelf(page, site)
    for number in range(5):
        shelf.add(number)
    shelf.open()
    assert (shelf.count, shelf.fault) == (5, "")


def test_an_old_browser_that_knows_no_promise_says_nothing(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'storage', {value: undefined})")
    shelf = Shelf(page, site)
    for number in range(4):
        shelf.add(number)
    assert shelf.ask("look") == {"count": 4, "fault": "", "lasting": "unknown"}

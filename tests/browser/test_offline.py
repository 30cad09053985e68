"""Without a line: the page keeps itself, plays on, and changes its version only when asked."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.haste import hasten, in_haste
from tests.browser.host import Host
from tests.browser.table import Table
from tests.browser.waiting import wait_for_promise
from tests.tools.dist import build
from tests.tools.generate import ROOT

START_MS = 30_000
OFFLINE_MS = 2000  # as game/main.py has it
CLUB = '<link rel="icon" href="data:,"><iframe src="index.html?sw=1&lang=en"></iframe>'
MISSING = json.loads((ROOT / "static/i18n/en.json").read_text("utf-8"))["notice.language-missing"]
KEPT = "The game now works without a connection too."


@pytest.fixture(scope="session")
def upload(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder to upload."""
    folder = tmp_path_factory.mktemp("upload") / "site"
    build(ROOT, folder)
    return folder


@pytest.fixture
def host(tmp_path: Path, upload: Path) -> Iterator[Host]:
    """A host that is there."""
    host = Host(tmp_path, upload)
    yield host
    host.stop()


@pytest.fixture(scope="session")
def base_url() -> str:
    """No address for all: each test has a host of its own."""
    return ""


@pytest.fixture
def site(host: Host) -> str:
    """The only place that the page may ask for anything."""
    return host.address


def visit(page: Page, host: Host) -> Table:
    """Open the page as on a real host, where it keeps itself."""
    return Table(page, host.address).open(sw="1", pace="instant")


def wait_until_kept(page: Page) -> None:
    """Wait until the page has told that it can be played without a line."""
    expect(page.get_by_text(KEPT).first).to_be_visible(timeout=START_MS)


def look_for_a_new_version(page: Page) -> None:
    """Have the browser ask for sw.js again, as it does by itself now and then."""
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")


def stores(page: Page) -> list[str]:
    """Return the names of the browser's stores for the origin."""
    names: list[str] = page.evaluate("() => caches.keys()")
    return names


# What the person has on the table when the page begins to keep itself.
HAND_AT_FIRST = """
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = function (...given) {
  const table = document.querySelector("[data-asking]:not([data-asking=''])"); // asks the person
  window.handAtFirst = table === null ? 0 : table.querySelectorAll(".hand .card").length;
  return register.apply(this, given);
};
"""


def test_the_first_hand_waits_for_no_keeping_and_the_deal_goes_on_without_a_line(
    page: Page, host: Host
) -> None:
    page.add_init_script(HAND_AT_FIRST)
    table = visit(page, host)
    wait_until_kept(page)
    assert page.evaluate("window.handAtFirst") == len(table.hand) > 0
    assert_it_can_be_installed(page, host)
    table.wait_for_me()
    before = table.state
    host.stop()
    with page.expect_response("**/micropython.wasm") as wasm:
        table.reload()
    assert wasm.value.from_service_worker
    assert wasm.value.headers["content-type"] == "application/wasm"
    table.wait_for_me()
    assert table.state == before
    assert table.play_on(lambda _, offered: offered[0]) == "next"
    table.element("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    table.element("set:language=el").click()
    expect(page.locator("html")).to_have_attribute("lang", "el")


def assert_it_can_be_installed(page: Page, host: Host) -> None:
    """The browser would install the page."""
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].startswith(host.address)
    assert manifest["errors"] == []
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser for tests forgets everything, and says that of every page.
    assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []


STRONG_BOTS_ARE_KEPT = """
async () => {
  const list = (await (await fetch("sw.js")).text()).split("const STRONG = [")[1].split("];")[0];
  const wanted = list.match(/"[^"]+\\.\\w+"/g).length;
  const names = (await caches.keys()).filter(name => name.endsWith(" strong"));
  if (names.length !== 1) return false;
  const store = await caches.open(names[0]);
  return (await store.keys()).length === wanted;
}
"""
OF_OTHERS = "schafkopf of another folder"
HAVE_COME = "The strong players are here."


def wait_until_strong_bots_are_kept(page: Page) -> None:
    """Wait until the strong bots have come, and all that they need is in the browser's store."""
    expect(page.get_by_text(HAVE_COME).first).to_be_attached(timeout=2 * START_MS)
    wait_for_promise(page, STRONG_BOTS_ARE_KEPT, timeout=2 * START_MS)


def test_a_new_version_brings_the_strong_bots_along_and_they_play_without_a_line(
    page: Page, host: Host
) -> None:
    in_haste(page)
    table = Table(page, host.address).open(sw="1", level="strong", deck="short")
    wait_until_strong_bots_are_kept(page)
    host.publish("game/mind/strong.py", lambda text: text + "\n# newer\n")
    look_for_a_new_version(page)
    table.element("about").click()
    table.element("renew").click()
    expect(page.get_by_text(HAVE_COME).first).not_to_be_attached(timeout=START_MS)
    wait_until_strong_bots_are_kept(page)
    assert len(stores(page)) == 2
    host.stop()
    with page.expect_response("**/game/mind/strong.py") as module:
        table.reload()
    assert module.value.from_service_worker
    assert module.value.text().endswith("# newer\n")
    expect(page.get_by_text(HAVE_COME).first).to_be_attached(timeout=2 * START_MS)
    hasten(page)
    assert table.play_on(lambda _, offered: offered[0]) == "next"
    table.element("settings").click()
    expect(page.get_by_text("The strong players are at the table.")).to_be_attached()


def test_a_new_version_waits_for_the_end_of_the_deal_and_for_a_press_and_leaves_others_alone(
    page: Page, host: Host
) -> None:
    table = visit(page, host)
    page.evaluate("name => caches.open(name)", OF_OTHERS)
    wait_until_kept(page)
    mine = stores(page)
    assert OF_OTHERS in mine
    host.publish("static/i18n/en.json", lambda text: text.replace('"Next deal"', '"On we go"'))
    table.reload()
    table.wait_for_me()
    renew = table.element("renew")
    look_for_a_new_version(page)
    assert table.play_on(lambda _, offered: offered[0]) == "next"
    expect(renew).to_be_visible(timeout=START_MS)
    expect(table.element("next")).to_have_text("Next deal")
    before = table.state
    renew.click()
    expect(table.element("next")).to_have_text("On we go", timeout=START_MS)
    assert table.state == before
    left = stores(page)
    assert len(left) == len(mine) == 2
    assert left != mine
    assert OF_OTHERS in left
    host.stop()
    table.reload()
    expect(table.element("next")).to_have_text("On we go", timeout=START_MS)


def test_another_tab_hears_of_the_version_that_was_taken(page: Page, host: Host) -> None:
    visit(page, host)
    wait_until_kept(page)
    page.reload()
    host.publish("static/i18n/en.json", lambda text: text + " ")
    look_for_a_new_version(page)
    other = visit(page.context.new_page(), host)  # so young that it doesn't listen yet
    Table(page, host.address).wait_until_up().element("about").click()
    page.locator('[data-act="renew"]').click()
    other.wait_for_me()
    other.element("about").click()
    expect(other.element("renew")).to_be_visible(timeout=START_MS)


def test_an_old_tab_plays_on_where_the_files_are_new(page: Page, host: Host) -> None:
    old = visit(page, host)
    wait_until_kept(page)
    old.reload()
    old.wait_for_me()
    host.publish("static/i18n/nl.json", lambda text: text.replace('"card.name"', '"card.called"'))
    host.publish("static/i18n/tr.json", lambda _: "<h1>Our club</h1>")
    look_for_a_new_version(page)
    other = visit(page.context.new_page(), host)
    other.element("about").click()
    other.element("renew").click()
    wait_for_promise(page, "() => caches.keys().then(names => names.length === 1)")
    for language in ("nl", "tr"):
        old.element("settings").first.click()
        old.element(f"set:language={language}").click()
        expect(page.locator(".notice").first).to_contain_text(MISSING)
        page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert old.play_on(lambda _, offered: offered[0]) == "next"


TRY = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise(done => {
    const watch = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => done(worker.state));
    };
    watch(); // some time after a load the browser looks by itself: then nothing more is found
    registration.addEventListener("updatefound", watch);
  });
  await registration.update();
  return found;
}
"""


@pytest.mark.allow_faults
def test_an_upload_that_is_not_whole_is_not_kept(page: Page, host: Host) -> None:
    visit(page, host)
    wait_until_kept(page)
    page.reload()
    mine = stores(page)
    path = "static/about/licences.html"
    file = host.folder / path
    for number, wrong in enumerate(("cut", "missing", "another page")):
        host.publish(path, lambda text, number=number: f"{text}<!-- {number} -->")  # type: ignore[misc]
        whole = file.read_bytes()
        if wrong == "cut":
            file.write_bytes(whole[:-1])
        elif wrong == "missing":
            file.unlink()
        else:
            file.write_text("<p>Our club</p>", "utf-8")
        assert page.evaluate(TRY) == "redundant", wrong
        assert stores(page) == mine, wrong
        file.write_bytes(whole)
    host.stop()
    page.reload()
    Table(page, host.address).wait_until_up().wait_for_me()


IS_WHOLE = """
async () => {
  const list = (await (await fetch("sw.js")).text()).split("const FILES = [")[1].split("];")[0];
  const wanted = list.match(/\\["/g).length;
  const names = await caches.keys();
  return names.length === 1 && (await (await caches.open(names[0])).keys()).length === wanted;
}
"""


def test_what_the_browser_has_cleared_is_kept_anew(page: Page, host: Host) -> None:
    table = visit(page, host)
    wait_until_kept(page)
    table.reload()
    assert page.evaluate(IS_WHOLE)
    page.evaluate("async () => { for (const name of await caches.keys()) caches.delete(name); }")
    table.reload()
    wait_for_promise(page, IS_WHOLE)
    host.stop()
    table.reload()
    table.wait_for_me()


@pytest.mark.parametrize("place", ["this machine", "a frame", "told not to"])
def test_nothing_is_kept_where_it_is_not_wanted(page: Page, host: Host, place: str) -> None:
    table = Table(page, host.address)
    if place == "a frame":
        (host.folder / "club.html").write_text(CLUB)
        page.goto(host.address + "club.html")
        frame = page.frame_locator("iframe")
        expect(frame.locator(".hand .card").first).to_be_visible(timeout=START_MS)
    elif place == "told not to":
        table.open(sw="0")
    else:
        table.open()
    page.wait_for_timeout(OFFLINE_MS + 500)
    assert (
        page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    )
    assert stores(page) == []

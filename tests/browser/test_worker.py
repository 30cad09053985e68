"""The strong bots' worker in the page: Pyodide beside MicroPython, on a plain host.

The faults are put into the worker's own file on its way from the server; that the page's own bots
take over in time is held to the millisecond in tests/app/test_strong_bots.py. What is the page's
doing alone is tested with a worker that loads no Pyodide (stand_in.py), and in `make test-long`
with the real one.
"""

from collections.abc import Iterator
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.deals import k01, with_settings
from tests.browser.haste import hasten, in_haste
from tests.browser.stand_in import stand_in
from tests.browser.table import Choice, Table, first, wants
from tests.tools.generate import ROOT
from tests.tools.serve import Handler, serving

START_MS = 60_000  # what a start of Pyodide may take on a busy machine
TAKEN_OVER_MS = 3_000  # a second, and what a busy machine adds to it
HAVE_COME = "The strong players are here."
ARE_AWAY = "The strong players do not answer. Normal ones play for now."
HAVE_GONE = "The strong players could not be started. Normal ones play."
PYODIDE_WASM = "static/vendor/pyodide/pyodide.asm.wasm"
ONLY_STRONG = ("pyodide", "mind.js", "game/worker.py", "game/mind/", "solver.wasm")

# Counts what the worker is asked, and the frames that the page paints while it thinks; notes what
# the table says from then on.
COUNT = """
() => {
  const mind = window.schafkopf.mind;
  const ask = mind.ask;
  window.asked = 0;
  window.askedAt = 0;
  window.painted = [];
  window.said = [];
  new MutationObserver(() => {
    const text = document.querySelector(".notice").textContent;
    if (text) window.said.push([text, performance.now() - window.askedAt]);
  }).observe(document.querySelector("#game"),
    {subtree: true, childList: true, characterData: true});
  mind.ask = (text) => {
    window.asked += 1;
    window.askedAt = performance.now();
    let frames = 0;
    const count = () => { frames += 1; frame = requestAnimationFrame(count); };
    let frame = requestAnimationFrame(count);
    setTimeout(() => { cancelAnimationFrame(frame); window.painted.push(frames); }, 400);
    ask(text);
  };
}
"""
# At its third question the worker does what `fault` does.
FAULTY = """

right, calls = choose, 0


def choose(request):
    global calls
    calls += 1
    return right(request) if calls < 3 else fault(request)

"""
# And from a moment on this one raises.
RAISES = """

right = choose


def choose(request):
    if hasattr(js.self, "isBroken"):
        raise ValueError("broken on purpose")
    return right(request)

"""
# In the worker's own language, and in the stand-in's.
FAULTS = {
    "raises": (
        "def fault(request): raise ValueError('broken on purpose')",
        "const fault = () => { throw new Error('broken on purpose'); };",
    ),
    "hangs": ("def fault(request):\n    while True: pass", "const fault = () => { for (;;); };"),
    "says nonsense": (
        "def fault(request): return '<!doctype html>'",
        "const fault = () => '<!doctype html>';",
    ),
    "says nothing": ("def fault(request): return None", "const fault = () => undefined;"),
    "plays an illegal card": (
        """
import json


def fault(request):
    number = json.loads(request)["number"]
    return json.dumps({"v": 1, "number": number, "action": "E7 E7"})
""",
        "const fault = (number) => JSON.stringify({v: 1, number, action: 'E7 E7'});",
    ),
    "dies": ("def fault(request): js.self.close()", "const fault = () => self.close();"),
}
by_either = pytest.mark.parametrize(
    "is_real", [False, pytest.param(True, marks=pytest.mark.long)], ids=["stand-in", "Pyodide"]
)


def has_come(page: Page) -> None:
    """Wait until the strong bots are at the table."""
    expect(page.get_by_text(HAVE_COME).first).to_be_attached(timeout=START_MS)


def standing(table: Table) -> str:
    """Return what the settings say of the strong bots."""
    table.element("settings").click()
    status = table.page.locator('[data-group="play"] .status')
    expect(status).to_be_attached()
    text = str(status.text_content())
    table.page.locator('.panel [data-act="close"]').first.click()
    return text


def play_until_asked(table: Table, count: int, choose: Choice = first) -> None:
    """Play to the end of the deal in which the worker has been asked so often since COUNT."""
    assert table.play_on(choose) == "next"
    while table.page.evaluate("() => window.asked") < count:
        table.press("next")
        assert table.play_on(choose) == "next"


def assert_the_page_took_over(page: Page) -> None:
    """The page's own bots did in time, after COUNT, when the worker failed."""
    took = [after for text, after in page.evaluate("() => window.said") if text == ARE_AWAY]
    assert 0 <= took[0] <= TAKEN_OVER_MS


def asked_for(page: Page) -> list[str]:
    """Keep, from now on, the addresses that the page or its worker asks for."""
    addresses: list[str] = []
    page.context.on("request", lambda request: addresses.append(request.url))
    return addresses


def break_worker(page: Page, more: str) -> None:
    """Have the server answer with the worker's file and some more lines."""
    source = (ROOT / "game/worker.py").read_text("utf-8")
    page.route("**/game/worker.py", lambda route: route.fulfill(body=source + more))


def shorten_waits(page: Page) -> None:
    """Let every wait of the page last a tenth."""
    page.add_init_script(
        """
        const wait = window.setTimeout;
        window.setTimeout = (call, pause, ...rest) => wait(call, pause / 10, ...rest);
        """
    )


def test_strong_bots_play_a_deal_while_the_page_paints_and_are_replaced_when_they_are_killed(
    page: Page, table: Table
) -> None:
    addresses = asked_for(page)
    in_haste(page)
    table.open(k01([], seat=0), level="strong", pace="slow")  # the three others bid after
    has_come(page)
    assert any("pyodide.asm.wasm" in address for address in addresses)
    assert standing(table) == "The strong players are at the table."
    page.evaluate(COUNT)
    table.press("pass")
    page.wait_for_function("() => window.painted.length >= 3", timeout=START_MS)
    assert sorted(page.evaluate("() => window.painted"))[1] >= 5

    hasten(page)
    table.element("settings").first.click()
    table.element("set:pace=instant").click()
    page.keyboard.press("Escape")
    play_until_asked(table, 8)
    for panel in ("help", "about"):
        table.root.locator(f'.menu [data-act="{panel}"]').click()
        table.element("close").first.click()
    assert not [address for address in addresses if '"record"' in unquote(address)]

    page.workers[0].evaluate("() => self.close()")
    page.evaluate("() => { window.said = []; }")
    table.press("next")
    assert table.play_on(first) == "next"
    assert_the_page_took_over(page)


def test_who_plays_without_them_fetches_nothing_of_theirs(page: Page, table: Table) -> None:
    addresses = asked_for(page)
    with_settings(page, **{"level-left": "easy", "level-right": "normal"})
    table.open(deck="short")
    assert table.play_on(first) == "next"
    table.press("next")
    table.wait_for_me()
    assert not [each for each in addresses if any(part in each for part in ONLY_STRONG)]
    assert not page.workers


@by_either
def test_they_come_when_they_are_chosen_and_go_with_the_last_of_them(
    page: Page, table: Table, is_real: bool
) -> None:
    if not is_real:
        stand_in(page)
    table.open()
    table.element("settings").click()
    page.locator('[data-act="set:level-across=strong"]').click()
    status = page.locator('[data-group="play"] .status')
    expect(status).to_have_text("The strong players are at the table.", timeout=START_MS)
    assert len(page.workers) == 1
    expect(page.locator('[data-act="set:level=normal"]')).to_have_attribute("aria-checked", "false")
    page.locator('[data-act="set:level-across=easy"]').click()
    expect(status).to_have_text("")
    page.wait_for_timeout(200)
    assert not page.workers
    table.reload()
    table.element("settings").click()
    chosen = page.locator('[data-act="set:level-across=easy"]')
    expect(chosen).to_have_attribute("aria-checked", "true")


def test_an_address_may_forbid_the_worker(page: Page, table: Table) -> None:
    addresses = asked_for(page)
    table.open(level="strong", worker="0", deck="short")
    assert table.play_on(first) == "next"
    assert "normal ones play" in standing(table)
    assert not [each for each in addresses if any(part in each for part in ONLY_STRONG)]


@pytest.mark.allow_faults
@pytest.mark.parametrize(
    "fault",
    [
        # nothing is nonsense as well
        pytest.param(there, id=name, marks=[pytest.mark.long] if name == "says nothing" else [])
        for name, (_, there) in FAULTS.items()
    ],
)
def test_a_worker_that_fails_is_replaced_by_the_pages_own_bots(
    page: Page, table: Table, fault: str
) -> None:
    stand_in(page, fault)
    table.open(k01([], seat=0), level="strong")  # the three others bid after
    has_come(page)
    page.evaluate(COUNT)
    play_until_asked(table, 3, wants("sauspiel"))
    assert table.phase == "done"
    assert_the_page_took_over(page)


@pytest.mark.long
@pytest.mark.allow_faults
@pytest.mark.parametrize("fault", [there for there, _ in FAULTS.values()], ids=FAULTS)
def test_python_that_fails_in_a_deal_is_replaced_by_the_pages_own_bots(
    page: Page, table: Table, fault: str
) -> None:
    break_worker(page, FAULTY + fault)
    in_haste(page)
    table.open(level="strong", deck="short")
    has_come(page)
    hasten(page)
    page.evaluate(COUNT)
    play_until_asked(table, 3)
    assert_the_page_took_over(page)


@pytest.mark.allow_faults
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("game/worker.py", 404),
        pytest.param(PYODIDE_WASM, 503, marks=pytest.mark.long),
        ("static/js/mind.js", 404),
    ],
)
def test_a_file_that_is_missing_costs_the_strong_bots_alone(
    page: Page, table: Table, path: str, status: int
) -> None:
    shorten_waits(page)
    page.route(f"**/{path}", lambda route: route.fulfill(status=status, body="Not here"))
    table.open(level="strong", deck="short")
    expect(page.get_by_text(HAVE_GONE).first).to_be_attached(timeout=START_MS)
    assert table.play_on(first) == "next"
    assert standing(table).startswith("The strong players could not be started")


def damaged(path: str) -> bytes:
    """A file of the runtime as long as it is meant to be, with another byte in its middle."""
    data = bytearray((ROOT / path).read_bytes())
    data[len(data) // 2] ^= 0xFF
    return bytes(data)


@pytest.mark.allow_faults
@pytest.mark.parametrize(
    "path",
    ["static/vendor/pyodide/pyodide.mjs", pytest.param(PYODIDE_WASM, marks=pytest.mark.long)],
)
def test_a_damaged_file_is_noticed_before_anything_is_started_with_it(
    page: Page, table: Table, path: str
) -> None:
    page.route(f"**/{path}", lambda route: route.fulfill(body=damaged(path)))
    table.open(level="strong", deck="short")
    # Three tries, and none waits as long as Pyodide might take to get up (strong_bots.START_MS).
    expect(page.get_by_text(HAVE_GONE).first).to_be_attached(timeout=START_MS)
    assert not page.workers
    assert table.play_on(first) == "next"
    assert standing(table).startswith("The strong players could not be started")


@pytest.mark.allow_faults
def test_an_address_without_encryption_notices_a_module_that_is_none(
    page: Page, table: Table
) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    half = (ROOT / PYODIDE_WASM).read_bytes()[:1_000_000]
    page.route(f"**/{PYODIDE_WASM}", lambda route: route.fulfill(body=half))
    table.open(level="strong", deck="short")
    expect(page.get_by_text(HAVE_GONE).first).to_be_attached(timeout=START_MS)
    assert not page.workers


@by_either
def test_a_file_that_is_damaged_in_the_browser_s_store_alone_is_fetched_past_it(
    page: Page, table: Table, is_real: bool
) -> None:
    if not is_real:
        stand_in(page)
    tried: list[Route] = []

    def answer(route: Route) -> None:
        tried.append(route)
        if len(tried) == 1:
            route.fulfill(body=damaged(PYODIDE_WASM))
        else:
            route.continue_()

    page.route(f"**/{PYODIDE_WASM}", answer)
    table.open(level="strong")
    has_come(page)


@pytest.mark.allow_faults
def test_where_workers_are_refused_they_are_given_up(page: Page, table: Table, site: str) -> None:
    shorten_waits(page)
    addresses = asked_for(page)
    source = (ROOT / "index.html").read_text("utf-8")
    strict = source.replace("worker-src 'self' blob:", "worker-src 'none'")
    assert strict != source
    page.route(f"{site}?*", lambda route: route.fulfill(body=strict, content_type="text/html"))
    table.open(level="strong", deck="short")
    expect(page.get_by_text(HAVE_GONE).first).to_be_attached(timeout=START_MS)
    assert table.play_on(first) == "next"
    assert all(address.startswith((site, "blob:")) for address in addresses)


@pytest.mark.allow_faults
@by_either
def test_a_file_that_comes_at_the_second_attempt_is_enough(
    page: Page, table: Table, is_real: bool
) -> None:
    if not is_real:
        stand_in(page)
    tried: list[Route] = []

    def answer(route: Route) -> None:
        tried.append(route)
        if len(tried) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/static/vendor/pyodide/pyodide-lock.json", answer)
    table.open(level="strong")
    has_come(page)


@pytest.mark.allow_faults
def test_without_the_compiled_solver_they_play_on_with_python_s_until_that_fails(
    page: Page, table: Table
) -> None:
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.route("**/solver.wasm", lambda route: route.fulfill(status=404, body="Not here"))
    break_worker(page, RAISES)
    in_haste(page)
    table.open(level="strong", deck="short")
    has_come(page)
    hasten(page)
    assert any("solving in Python" in text for text in told)
    page.evaluate(COUNT)
    play_until_asked(table, 8)
    page.workers[0].evaluate("() => { self.isBroken = true; }")
    page.evaluate("() => { window.said = []; }")
    table.press("next")
    assert table.play_on(first) == "next"
    assert_the_page_took_over(page)


class _Open(Handler):
    """A host that lets every page read its files."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@pytest.fixture
def open_host() -> Iterator[str]:
    """The address of the game on such a host."""
    with serving(ROOT) as server:
        server.RequestHandlerClass = _Open
        yield server.address


def test_in_a_frame_with_an_origin_they_play(page: Page, site: str) -> None:
    frame = f'<iframe src="{site}?lang=en&level=strong"></iframe>'
    page.route("**/host.html", lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(site + "host.html")
    inside = page.frame_locator("iframe")
    expect(inside.get_by_text(HAVE_COME).first).to_be_attached(timeout=START_MS)


@pytest.mark.allow_faults  # PyScript complains of the storage that such a frame has not
def test_in_a_frame_without_an_origin_they_are_not_even_tried(page: Page, open_host: str) -> None:
    addresses = asked_for(page)
    frame = f'<iframe sandbox="allow-scripts" src="{open_host}?lang=en&level=strong"></iframe>'
    page.route("**/host.html", lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(open_host + "host.html")
    inside = page.frame_locator("iframe")
    inside.locator('[data-act="settings"]').click(timeout=START_MS)
    status = inside.locator('[data-group="play"] .status')
    expect(status).to_contain_text("In this window", timeout=START_MS)
    assert not [each for each in addresses if any(part in each for part in ONLY_STRONG)]

"""The strong bots' worker in the page: how long it takes to come, and to decide.

The positions are those of deals that the level `normal` plays against itself; each one with a
choice is put to the worker as the page would put it, one after the other. What is timed lies
between the page's question and the answer in the page's hands. Then again at a quarter of the
speed: the worker's clock runs four times as fast, and so does the one beside it.
"""

import re
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from game.app import pacing
from game.app.request_text import request_text
from game.bots.bot import NORMAL, choose
from game.core.cards import DECKS
from game.core.chance import chance_from
from game.core.table import KONTRA, PLAY, RE
from game.mind.strong import STRONG
from game.ui.choices import NORMAL as NORMAL_PACE
from tests.bench.numbers import median, percentile, table
from tests.bench.playing import fresh
from tests.bench.speed import keep
from tests.browser.table import Table
from tests.tools.generate import ROOT, WORKER

DEALS = 10
STARTS = 5
MOST_MS = 1_500
SLOWER = 4
SLOW_DOWN = f"""

desk._now = lambda: {SLOWER} * js.performance.now()
"""
PROMISED = {"card": 500, "bid": 800, "kontra, re": 500}
"""Milliseconds that 95 % of the decisions may take, by kind."""

MIND = re.findall(
    r'^MIND = "([^"]+)"', Path("game/browser/mind.py").read_text("utf-8"), re.MULTILINE
)[0]
BEGIN = """
([mind]) => new Promise((done, fail) => {
  const began = performance.now();
  const script = document.createElement("script");
  script.src = mind;
  script.onload = () => window.schafkopf.mind.begin((what, text) => {
    if (what === "ready") done([performance.now() - began, text]);
    else if (what === "reply") window.heard(text);
    else if (what === "lost") fail(new Error(text));
  });
  document.head.append(script);
})
"""
ASK = """
text => new Promise(done => {
  const began = performance.now();
  window.heard = () => done(performance.now() - began);
  window.schafkopf.mind.ask(text);
})
"""


class Asked(NamedTuple):
    """A question to the worker: of which kind, and its text."""

    kind: str
    text: str


def questions(deck: str, deals: int) -> list[Asked]:
    """Return what the page asks in so many deals, at the normal pace."""
    asked: list[Asked] = []
    for number in range(deals):
        state = fresh(deck, chance_from(f"worker {deck} {number}"))
        while not state.is_over:
            for word, seats in ((KONTRA, state.kontra_open()), (RE, state.re_open())):
                for seat in seats:
                    budget = pacing.thinking(NORMAL_PACE, is_asked=True)
                    view = state.view(seat)
                    text = request_text(view, word, number, budget, len(asked))
                    asked.append(Asked("kontra, re", text))
            turn = state.turn
            assert turn is not None
            view = state.view(turn)
            if len(view.legal()) > 1:
                budget = pacing.thinking(NORMAL_PACE, is_asked=False)
                kind = "card" if state.table.phase == PLAY else "bid"
                asked.append(Asked(kind, request_text(view, None, number, budget, len(asked))))
            state = state.apply(turn, choose(view, NORMAL, number))
    return asked


def opened(browser: Browser, site: str, more: str = "") -> tuple[Page, float, str]:
    """Return a new page with a worker, how long that took to come, and what it says of itself.

    `more` are lines for the worker's file.
    """
    page = browser.new_context().new_page()
    source = (ROOT / WORKER).read_text("utf-8") + more
    page.route(f"**/{WORKER}", lambda route: route.fulfill(body=source))
    Table(page, site).open()
    took, greeting = page.evaluate(BEGIN, [MIND])
    return page, took, greeting


def asked_of(page: Page, slower: int, deals: int) -> list[list[str]]:
    """Return the rows of a worker that is so many times slower: how long each kind takes."""
    rows = []
    for deck in DECKS:
        took_by_kind: dict[str, list[float]] = defaultdict(list)
        for kind, text in questions(deck, deals):
            took_by_kind[kind].append(slower * page.evaluate(ASK, text))
        if slower == 1:
            keep(STRONG, deck, [took for times in took_by_kind.values() for took in times])
        for kind, times in sorted(took_by_kind.items()):
            rows.append(
                [
                    f"{deck}, {kind}",
                    f"1/{slower}" if slower > 1 else "1",
                    str(len(times)),
                    f"{percentile(times, 0.5):.0f}",
                    f"{percentile(times, 0.95):.0f}",
                    f"{max(times):.0f}",
                    f"{PROMISED[kind]}, {MOST_MS}",
                ]
            )
    return rows


def measure_worker(browser: Browser, site: str, deals: int = DEALS) -> str:
    """Return the table of starts and decisions."""
    starts = []
    for _ in range(STARTS):
        page, took, greeting = opened(browser, site)
        starts.append(took)
        page.context.close()
    rows = []
    for slower, more in ((1, ""), (SLOWER, SLOW_DOWN)):
        page, _, greeting = opened(browser, site, more)
        rows += asked_of(page, slower, deals)
        page.context.close()
    head = ["decision", "speed", "asked", "p50 ms", "p95 ms", "worst ms", "promised p95, worst"]
    title = (
        f"Strong bots in the worker, {greeting}: there after {median(starts) / 1000:.1f} s "
        f"(median of {STARTS}, from files at hand)"
    )
    return table(title, head, rows)

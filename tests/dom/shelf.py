"""The scripts of the archive on a page of their own, as the tests of the archive use them."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from game.core.games import KINDS
from tests.conftest import ROOT
from tests.dom.conftest import SCRIPTS

IDB = ROOT / "static/vendor/idb/umd.js"
BLANK = '<!doctype html><title>Blank</title><link rel="icon" href="data:,"><p>Blank'
ASK = """
([what, text]) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error("no answer")), 20000);
  schafkopf.archive.listen((number, head, body) => done([JSON.parse(head), body]));
  schafkopf.archive.ask(1, what, text);
})
"""
FORGET = """
async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, fail) => {
      const request = indexedDB.deleteDatabase(name);
      Object.assign(request, { onsuccess: done, onerror: fail, onblocked: fail });
    });
  }
}
"""
HANDS = ["EO GO HO SO EU GU HU SU", "EA EX E9 E8 GA GX G9 G8", "HA HX", "SA SX"]


class Shelf:
    """A page of our origin with the scripts of the archive and nothing else."""

    def __init__(self, page: Page, site: str, *, is_used: bool = False) -> None:
        """`is_used`: forget what an earlier test has left, as in a browser that is opened anew."""
        self.page = page
        self.address = site + "blank.html"
        page.route(self.address, lambda route: route.fulfill(body=BLANK, content_type="text/html"))
        page.goto(self.address)
        if is_used:
            page.evaluate(FORGET)
        self._start()

    def open(self) -> None:
        """Load the page anew."""
        self.page.goto(self.address)
        self._start()

    def _start(self) -> None:
        self.page.evaluate("window.schafkopf = {}")
        for path in (IDB, SCRIPTS / "deals.js", SCRIPTS / "archive.js"):
            self.page.add_script_tag(path=path)

    def ask(self, what: str, text: str = "") -> dict[str, Any]:
        """Ask for a task; return the head of the answer."""
        head: dict[str, Any] = self.page.evaluate(ASK, [what, text])[0]
        return head

    def body(self, what: str, text: str = "") -> str:
        """Ask for a task; return the body of the answer."""
        return str(self.page.evaluate(ASK, [what, text])[1])

    def add(self, number: int) -> None:
        """Put a finished deal in."""
        self.ask(
            "add", json.dumps({name: deal(number)[name] for name in deal(number) if name != "at"})
        )

    def find(self, **query: str | int) -> dict[str, Any]:
        """Search."""
        asked = {"kind": "", "won": "", "words": "", "from": 0, "most": 25, "kinds": KINDS} | query
        return self.ask("find", json.dumps(asked))

    def take(self, deals: list[Any]) -> bool:
        """Take a copy with these deals over; return whether that could be."""
        self.ask("stage", copy_of(deals))
        return bool(self.ask("take")["done"])

    @property
    def count(self) -> int:
        """How many deals there are."""
        return int(self.ask("look")["count"])

    @property
    def fault(self) -> str:
        """Why deals aren't kept, or nothing."""
        return str(self.ask("look")["fault"])


def deal(number: int) -> dict[str, Any]:
    """A made-up deal of this number."""
    kinds = ("sauspiel", "wenz", "solo", None)
    kind = kinds[number % 4]
    log = [f"{number % 4} {kind or 'pass'}", f"1 deal {number}"]
    return {
        "at": f"2026-{1 + number // 1000 % 12:02}-{1 + number // 60 % 28:02}"
        f" 20:{number // 60 % 60:02}:{number % 60:02}",
        "kind": kind,
        "won": None if kind is None else number % 2 == 0,
        "score": 0 if kind is None else 20 - number % 41,
        "record": {
            "v": 1, "rules": "stargames", "deck": "long", "dealer": 3, "hands": HANDS, "log": log,
            "meta": {"seat": number % 2, "levels": ["easy", "normal", "strong"]},
        },
    }  # fmt: skip


def copy_of(deals: list[Any]) -> str:
    """A copy of everything with these deals."""
    return json.dumps({"v": 1, "what": "schafkopf", "kept": {}, "deals": deals})


def chosen(shelf: Shelf, path: Path) -> object:
    """The head of the answer when this file is chosen."""
    page = shelf.page
    page.evaluate("() => { window.picked = null }")
    page.evaluate(
        """() => {
          schafkopf.archive.listen((number, head) => (window.picked = JSON.parse(head)));
          addEventListener("click", () => schafkopf.archive.ask(1, "pick", ""), { once: true });
        }"""
    )
    with page.expect_file_chooser() as chooser:
        page.locator("body").click()
    chooser.value.set_files(path)
    return page.wait_for_function("picked").json_value()

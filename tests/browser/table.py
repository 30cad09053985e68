"""The table as a player uses it: through what the document promises, never through our own Python.

The root carries `data-phase`, `data-turn`, `data-contract`, `data-me` and `data-asking`; whatever
can be done is an element with `data-act`; what the rules forbid is `aria-disabled="true"`.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, urlencode

from playwright.sync_api import Locator, Page, expect

READY_MS = 30_000
PASSES_AND_PLAYS = re.compile(
    r"^(pass|sauspiel|geier|wenz|solo|geier-tout|wenz-tout|solo-tout|kontra|re"
    r"|(call|trump):[EGHS]|play:[EGHS][AXKOU987])$"
)
# Everything that changes when the deal goes on: the root's words, the hand, the cards on the table.
STATE = """
root => [
  ...["data-phase", "data-turn", "data-contract", "data-asking", "data-resting"].map(
    name => root.getAttribute(name) || ""),
  [...root.querySelectorAll("[data-card]")].map(card => card.dataset.card).join(" "),
].join("|")
"""
# What an action may change besides: what was said, and what may be said now. At the instant pace
# the table may have gone round, and ask the person the same as before.
MOVED = """
root => [...root.querySelectorAll(".bubble, .choices [data-act]")].map(element =>
  [element.dataset.said, element.dataset.act, element.getAttribute("aria-disabled")].join(",")
).join(" ")
"""
OFFERED = """
root => [...root.querySelectorAll('[data-act]:not([aria-disabled="true"])')].map(
  element => element.dataset.act)
"""

Record = Mapping[str, Any]
Choice = Callable[["Table", list[str]], str]


class Table:
    """The page with a deal on it. `open` first."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.root: Locator = page.locator("[data-phase]")

    def open(self, record: Record | None = None, **parameters: str) -> "Table":
        """Load the page with these parameters and wait for it; bots play at once by default."""
        chosen = {"pace": "instant", "lang": "en"} | parameters
        if record is not None:
            chosen["record"] = json.dumps(record, separators=(",", ":"))
        self.page.goto(f"{self.address}?{urlencode(chosen, quote_via=quote)}")
        return self.wait_until_up()

    def reload(self) -> "Table":
        """Load the page anew, as a player does in the middle of a deal."""
        self.page.reload()
        return self.wait_until_up()

    def wait_until_up(self) -> "Table":
        """Wait until the table is on screen."""
        expect(self.root).to_be_visible(timeout=READY_MS)
        return self

    @property
    def phase(self) -> str:
        """The phase of the deal as records name it."""
        return self._root_word("data-phase")

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        word = self._root_word("data-turn")
        return int(word) if word else None

    @property
    def me(self) -> int:
        """The person's seat."""
        return int(self._root_word("data-me"))

    @property
    def contract(self) -> str:
        """The kind that is played, empty before there is one."""
        return self._root_word("data-contract")

    @property
    def asking(self) -> str:
        """What the table asks the person, empty while it waits for somebody else."""
        return self._root_word("data-asking")

    @property
    def hand(self) -> list[str]:
        """The person's cards in the order on screen."""
        cards = self.root.locator('[data-act^="play:"]')
        return [str(card.get_attribute("data-card")) for card in cards.all()]

    @property
    def state(self) -> str:
        """All that the document says of the deal, as one line to compare."""
        return str(self.root.evaluate(STATE))

    @property
    def moment(self) -> str:
        """The state, with what was said and what may be said: it differs after every action."""
        return self.state + str(self.root.evaluate(MOVED))

    def _root_word(self, name: str) -> str:
        word: str | None = self.root.get_attribute(name)
        assert word is not None, f"the root has no {name}"
        return word

    def offered(self) -> list[str]:
        """Return the actions of the game on offer now: what may be pressed and isn't forbidden.

        Cards are on offer only when the table asks for one.
        """
        asking = self.asking
        if not asking:
            return []
        acts: list[str] = self.root.evaluate(OFFERED)
        return [
            act
            for act in acts
            if PASSES_AND_PLAYS.match(act)
            and (not act.startswith("play:") or asking in {"play", "lead"})
        ]

    def element(self, act: str) -> Locator:
        """Return the element of an action."""
        return self.root.locator(f'[data-act="{act}"]')

    def press(self, act: str) -> None:
        """Click an action as a player does: twice where the table asks for a second press."""
        before = self.moment
        self.element(act).click()
        if self.element(act).and_(self.root.locator('[data-armed="true"]')).count():
            self.element(act).click()
        self.wait_for_change(before)

    def wait_for_change(self, before: str) -> None:
        """Wait until the moment is another one than `before`."""
        root = "document.querySelector('[data-phase]')"
        self.page.wait_for_function(
            f"before => ({STATE.strip()})({root}) + ({MOVED.strip()})({root}) !== before",
            arg=before,
        )

    def wait_for_me(self) -> str:
        """Wait until the table asks the person for something; return what (`next` at the end)."""
        expect(self.root).not_to_have_attribute("data-asking", "", timeout=READY_MS)
        return self.asking

    def play_on(
        self, choose: Choice, until: str = "next", press: Callable[[str], None] | None = None
    ) -> str:
        """Answer whatever the table asks by `choose(table, offered)` until it asks for `until`.

        `press` does one action, by click if not given. Returns what the table asks at last.
        """
        act = self.press if press is None else press
        while (asked := self.wait_for_me()) not in {until, "next"}:
            offered = self.offered()
            assert offered, f"asked for {asked} and nothing is on offer"
            act(choose(self, offered))
        return asked


def first(_table: Table, offered: list[str]) -> str:
    """The first action on offer: passing, declining, the leftmost legal card."""
    return offered[0]


def wants(kind: str, suit: str = "") -> Choice:
    """A player who bids a kind, names a suit where asked, and plays the leftmost legal card."""

    def choose(table: Table, offered: list[str]) -> str:
        if table.asking == "bid" and kind in offered:
            return kind
        named = [act for act in offered if act.endswith(f":{suit}")]
        return named[0] if named and table.asking in {"call", "trump"} else offered[0]

    return choose

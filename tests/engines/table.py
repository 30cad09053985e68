"""The table as a player uses it, in any engine: `tests/browser/table.py` without Playwright."""

import json
from urllib.parse import quote, urlencode

from game.app.strong_bots import START_MS
from tests.browser.table import MOVED, OFFERED, PASSES_AND_PLAYS, STATE, Record
from tests.engines.driver import WAIT_S, Driver

ROOT = "document.querySelector('[data-phase]')"
HAVE_COME = "The strong players are here."
UP = f"return Boolean({ROOT} && document.querySelector('.hand .card'))"


class Table:
    """The page with a deal on it. `open` first, or `driver.into_frame` where one is in a frame."""

    def __init__(self, driver: Driver, address: str = "") -> None:
        self.driver = driver
        self.address = address

    def open(self, record: Record | None = None, **parameters: str) -> "Table":
        """Load the page with these parameters and wait for the hand; bots play fast by default."""
        chosen = {"pace": "fast", "lang": "en"} | parameters
        if record is not None:
            chosen["record"] = json.dumps(record, separators=(",", ":"))
        self.driver.goto(f"{self.address}?{urlencode(chosen, quote_via=quote)}")
        return self.wait_until_up()

    def reload(self) -> "Table":
        """Load the page anew, as a player does in the middle of a deal."""
        self.driver.reload()
        return self.wait_until_up()

    def wait_until_up(self) -> "Table":
        """Wait until the hand lies there."""
        self.driver.wait_for(UP)
        return self

    def word(self, name: str) -> str:
        """Return what an attribute of the root says."""
        found = self.driver.run(f"return {ROOT}.getAttribute(arguments[0])", name)
        assert found is not None, f"the root has no {name}"
        return str(found)

    @property
    def hand_size(self) -> int:
        """How many cards the person holds."""
        return int(self.driver.run("return document.querySelectorAll('.hand .card').length"))

    @property
    def state(self) -> str:
        """All that the document says of the deal, as one line to compare."""
        return str(self.driver.run(f"return ({STATE.strip()})({ROOT})"))

    @property
    def moment(self) -> str:
        """The state, with what was said and what may be said: it differs after every action."""
        return self.state + str(self.driver.run(f"return ({MOVED.strip()})({ROOT})"))

    def offered(self) -> list[str]:
        """Return the actions of the game on offer now; cards only when the table asks for one."""
        asking = self.word("data-asking")
        acts: list[str] = self.driver.run(f"return ({OFFERED.strip()})({ROOT})") if asking else []
        return [
            act
            for act in acts
            if PASSES_AND_PLAYS.match(act)
            and (not act.startswith("play:") or asking in {"play", "lead"})
        ]

    def press(self, act: str) -> None:
        """Click an action as a player does: twice where the table asks for a second press."""
        before = self.moment
        selector = f'[data-act="{act}"]'
        self.driver.click(selector)
        if self.driver.run(
            "return Boolean(document.querySelector(arguments[0]))", f'{selector}[data-armed="true"]'
        ):
            self.driver.click(selector)
        self.driver.wait_for(
            f"return ({STATE.strip()})({ROOT}) + ({MOVED.strip()})({ROOT}) !== arguments[0]", before
        )

    def wait_for_me(self) -> str:
        """Wait until the table asks the person for something; return what (`next` at the end)."""
        return str(self.driver.wait_for(f"return {ROOT}.getAttribute('data-asking')"))

    def play_on(self, cards: int | None = None) -> str:
        """Play on until the deal is over, or until the person has played so many `cards`.

        Bids Solo where it may, so that no deal is passed by all; else does the first action on
        offer. Returns what the table asks at last.
        """
        played = 0
        while (asked := self.wait_for_me()) != "next" and played != cards:
            offered = self.offered()
            act = "solo" if "solo" in offered else offered[0]
            self.press(act)
            played += act.startswith("play:")
        return asked

    def wait_for_word(self, text: str, seconds: float = WAIT_S) -> None:
        """Wait until the table says something to the player."""
        self.driver.wait_for(
            "return document.querySelector('.notice').textContent.includes(arguments[0])",
            text,
            seconds=seconds,
        )

    def wait_for_strong_bots(self) -> None:
        """Wait until the strong bots are at the table, as long as the page waits for them."""
        self.wait_for_word(HAVE_COME, START_MS / 1000 + WAIT_S)

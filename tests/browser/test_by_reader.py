"""A person who sees nothing plays: by roles, names, states and live regions alone.

`Reader` knows the accessibility tree, as text, and what has been told; it decides from those words
what to do. It never looks at an attribute, a class or a place on the screen.
"""

import json
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.deals import k01
from tests.browser.table import Table

# A screen reader's ear: what live regions come to say and headings that get the focus, in order.
EAR = """
window.told = [];
new MutationObserver((changes) => {
  for (const change of changes) {
    const target = change.target.nodeType === 1 ? change.target : change.target.parentElement;
    const region = target === null ? null : target.closest("[role=alert], [role=log]");
    if (region === null || !change.addedNodes.length) continue;
    const text = [...change.addedNodes].map((node) => node.textContent).join(" ").trim();
    if (text) window.told.push([region.getAttribute("role"), text]);
  }
}).observe(document, { subtree: true, childList: true });
document.addEventListener("focusin", (event) => {
  if (event.target.matches("h1, h2, h3")) window.told.push(["heading", event.target.textContent]);
});
"""
ENGLISH: dict[str, str] = json.loads(
    (Path(__file__).parents[2] / "static/i18n/en.json").read_text("utf-8")
)
MENU = ("last-trick", "scores", "state", "settings", "help", "about")
Role = Literal["dialog", "group", "list", "navigation", "region"]
LINE = re.compile(
    r"^(?P<depth> *)- '?(?P<role>[a-z]+)"
    r'(?: "(?P<name>(?:[^"\\]|\\.)*)")?'
    r"(?P<states>(?: \[[^]]+\])*)"
)


def text(key: str) -> str:
    """A text of the page that needs no values."""
    return ENGLISH[key]


class Reader:
    """The page as a screen reader gives it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[tuple[str, str]] = []
        page.add_init_script(EAR)

    def tree(self) -> list[tuple[int, str, str, str]]:
        """The accessibility tree in reading order: depth, role, name, states."""
        lines = self.page.locator("body").aria_snapshot().splitlines()
        matches = [LINE.match(line) for line in lines]
        return [
            (len(match["depth"]), match["role"], match["name"] or "", match["states"])
            for match in matches
            if match is not None
        ]

    def inside(self, role: str, name: str) -> list[tuple[str, str, str]]:
        """What is inside the one part of that role and name: role, name and states of each."""
        found: list[tuple[str, str, str]] = []
        depth = None
        for level, its_role, its_name, states in self.tree():
            if depth is not None and level > depth:
                found.append((its_role, its_name, states))
            else:
                depth = level if (its_role, its_name) == (role, name) else None
        return found

    def buttons(self, role: str, name: str) -> list[str]:
        """The buttons of a part that aren't said to be disabled."""
        inside = self.inside(role, name)
        return [
            text for kind, text, states in inside if kind == "button" and "disabled" not in states
        ]

    def press(self, name: str, role: Role, inside: str) -> None:
        """Press the button of that name inside a part, as a screen reader does."""
        part = self.page.get_by_role(role, name=inside, exact=True)
        part.get_by_role("button", name=name, exact=True).first.press("Enter")

    def hear(self, *manners: str) -> str:
        """Wait until something is told in one of these manners; return all told in them."""
        self.page.wait_for_function(
            "manners => window.told.some(([manner]) => manners.includes(manner))",
            arg=list(manners),
        )
        told = [
            (manner, text) for manner, text in self.page.evaluate("() => window.told.splice(0)")
        ]
        self.heard += told
        return " ".join(text for manner, text in told if manner in manners)

    def all_told(self, manner: str) -> list[str]:
        """Every text that was told in a manner so far."""
        return [text for how, text in self.heard if how == manner]


@pytest.fixture
def reader(page: Page) -> Reader:
    return Reader(page)


def answer(reader: Reader, asked: str) -> None:
    """Do what is asked, chosen from what is read out."""
    if text("question.bid") in asked:
        bids = reader.buttons("group", text("question.bid.label"))
        wished = text("contract.sauspiel")
        reader.press(wished if wished in bids else bids[0], "group", text("question.bid.label"))
    elif text("question.call") in asked:
        aces = reader.buttons("group", text("question.call.label"))
        reader.press(aces[0], "group", text("question.call.label"))
    elif "Kontra" in asked:
        answers = reader.buttons("group", text("question.kontra.label"))
        reader.press(answers[0], "group", text("question.kontra.label"))
    else:
        assert text("question.play") in asked
        cards = reader.buttons("list", text("hand.label"))
        reader.press(cards[0], "list", text("hand.label"))


def test_a_session_by_reader_alone(table: Table, reader: Reader) -> None:
    table.open(record=k01(["0 pass"], seat=1))
    asked = reader.hear("alert")
    assert len(reader.buttons("list", text("hand.label"))) == 6
    while not asked.startswith(("Won", "Lost")):
        answer(reader, asked)
        asked = reader.hear("alert", "heading")
    # The reckoning: its title has been read, the rest is in tables with headings.
    rows = [
        name for role, name, _ in reader.inside("region", text("reckoning.label")) if role == "row"
    ]
    assert any(row.startswith(text("line.total")) for row in rows)
    assert sum(row.startswith(("Vroni ", "Xaver ", "Resi ", "You ")) for row in rows) == 4
    # The last trick: four cards, each with who played it.
    reader.press(text("menu.last-trick"), "navigation", text("menu.label"))
    assert reader.hear("heading") == text("last-trick.title")
    trick = reader.inside("dialog", text("last-trick.title"))
    cards = [name for role, name, _ in trick if role == "img"]
    assert len(cards) == 4
    assert all(re.fullmatch(r"[\w ]+ of \w+ \(\w+\)", card) for card in cards)
    reader.press(text("panel.close"), "dialog", text("last-trick.title"))
    # Every button is called what it says, and nothing else.
    tools = [name for role, name, _ in reader.inside("navigation", text("menu.label")) if name]
    assert tools == [text("menu." + name) for name in MENU]
    # The state, in words.
    reader.press(text("menu.state"), "navigation", text("menu.label"))
    state = reader.hear("alert")
    assert "Scores: Vroni" in state
    # The next deal.
    reader.press(text("action.next"), "region", text("reckoning.label"))
    reader.hear("log")
    assert len(reader.buttons("list", text("hand.label"))) == 8
    assert_no_chatter(reader)


def assert_no_chatter(reader: Reader) -> None:
    """Each card of the others, each trick and each turn was told once in the finished deal."""
    first_deal = " ".join(reader.all_told("log")).split("New deal.")[0]
    cards = re.findall(r"\b(?:Vroni|Xaver|Resi): (\w+ of \w+)\.", first_deal)
    assert len(cards) == len(set(cards)) == 18
    assert len(re.findall(r"\bThe trick (?:is yours|goes to)", first_deal)) == 6
    assert len(re.findall(r"\bplays? Sauspiel\b", first_deal)) == 1
    assert len(re.findall(r"\bis the partner\.", first_deal)) == 1
    turns = [told for told in reader.all_told("alert") if text("question.play") in told]
    assert len([told for told in turns if "Scores" not in told]) == 6

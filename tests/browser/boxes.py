"""What is rendered where: the boxes of the table, and the records they are looked at by."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

GOLDEN = Path(__file__).parents[1] / "golden"

# Every visible element of a few kinds: its box, whether a tap in its middle reaches it, whether
# what it holds fits. The middle of a card is that of the strip which its neighbour leaves free.
MEASURE = """
kinds => {
  const found = [];
  const shown = element => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 0 && box.height > 0
      && style.visibility === "visible" && style.opacity !== "0";
  };
  for (const [kind, selector] of Object.entries(kinds)) {
    const all = [...document.querySelectorAll("#game " + selector)].filter(shown);
    all.forEach((element, at) => {
      const box = element.getBoundingClientRect();
      const next = kind === "card" && all[at + 1] ? all[at + 1].getBoundingClientRect() : null;
      const free = next !== null && next.top < box.bottom - 20 && next.left > box.left
        ? Math.min(box.width, next.left - box.left) : box.width;
      const top = document.elementFromPoint(box.left + free / 2, box.top + box.height / 2);
      found.push({
        kind,
        name: element.dataset.act || element.dataset.card || element.textContent,
        left: box.left, top: box.top, right: box.right, bottom: box.bottom,
        strip: free,
        is_reached: top !== null && element.contains(top),
        is_fitting: element.scrollWidth <= element.clientWidth + 1
          || getComputedStyle(element).display === "inline",
      });
    });
  }
  return found;
}
"""
SCROLLED = """
() => [document.documentElement, document.body, document.querySelector(".stage")].some(
  element => element.scrollHeight > element.clientHeight + 1
    || element.scrollWidth > element.clientWidth + 1)
"""


@dataclass(frozen=True)
class Box:
    """A rendered box in CSS pixels of the viewport."""

    kind: str
    name: str
    left: float
    top: float
    right: float
    bottom: float
    strip: float  # of a card: the width that its right neighbour leaves free; else the whole width
    is_reached: bool  # a tap in the middle (of the strip) comes to it
    is_fitting: bool  # nothing of its content is cut off at its sides

    @property
    def width(self) -> float:
        """From side to side."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def is_in(self, width: float, height: float) -> bool:
        """Whether it lies in a frame of that size."""
        return (
            self.left > -0.5
            and self.top > -0.5
            and self.right < width + 0.5
            and self.bottom < height + 0.5
        )

    def overlaps(self, other: "Box", slack: float = 0.5) -> bool:
        """Whether the two share more than a hair."""
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )


def measure(page: Page, kinds: dict[str, str]) -> list[Box]:
    """Every visible box of these kinds: name of the kind -> selector below the game."""
    return [Box(**found) for found in page.evaluate(MEASURE, kinds)]


def is_scrolling(page: Page) -> bool:
    """Whether the page or the table is larger than its frame."""
    return bool(page.evaluate(SCROLLED))


def golden(name: str, upto: int | None = None, seat: int = 0) -> dict[str, Any]:
    """A golden record as far as its first `upto` words, with the person at a seat."""
    record: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    return record | {"log": record["log"][:upto], "meta": {"seat": seat}}

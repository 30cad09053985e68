"""Nothing in the page tells a card that the person can't know, at any step of a deal.

The tests know all four hands from what the page keeps for itself. After every frame of the page
they look for cards in everything that a person, a reader or a script could come across.
"""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.browser.deals import K01_HANDS, k01, with_settings
from tests.browser.table import Table, wants

pytestmark = pytest.mark.motion

ROOT = Path(__file__).parents[2]
ENGLISH: dict[str, str] = json.loads((ROOT / "static/i18n/en.json").read_text("utf-8"))
SUITS, RANKS = "EGHS", "AXKOU987"
NAMES = {
    ENGLISH["card.name"].format(suit=ENGLISH[f"suit.{suit}"], rank=ENGLISH[f"rank.{rank}"]): suit
    + rank
    for suit in SUITS
    for rank in RANKS
}
CODE = re.compile(rf"(?<![A-Za-z0-9])[{SUITS}][{RANKS}](?![A-Za-z0-9])")
FILE = re.compile(rf"\b([{SUITS}][{RANKS}])\.(?:svg|png|webp)", re.IGNORECASE)
# After each frame: all that is in the page, and how far the deal had got.
WATCHER = """
window.everything = () => {
  const found = [document.documentElement.outerHTML, document.title];
  for (const element of document.querySelectorAll("*")) {
    if ("value" in element) found.push(String(element.value));
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      found.push(style.backgroundImage, style.maskImage, style.content, style.listStyleImage);
    }
  }
  const walk = (value, depth) => {
    if (typeof value === "string") found.push(value);
    else if (value !== null && typeof value === "object" && depth < 6)
      for (const name of Reflect.ownKeys(value)) {
        found.push(String(name));
        walk(value[name], depth + 1);
      }
  };
  walk(window.schafkopf, 0);
  return [...new Set(found)].join("\\n");
};
window.kept_deal = () => {
  const name = Object.keys(localStorage).find(each => each.endsWith(".deal"));
  return name === undefined ? null : localStorage[name];
};
window.frames_seen = [];
document.addEventListener("DOMContentLoaded", () => {
  const apply = window.schafkopf.patch.apply;
  window.schafkopf.patch.apply = (operations) => {
    apply(operations);
    window.frames_seen.push([window.everything(), window.kept_deal()]);
  };
});
"""

Record = dict[str, Any]


class Leak(NamedTuple):
    """A card that was found where it can't be known."""

    card: str
    where: str


def known(record: Record, seat: int) -> set[str]:
    """The cards that a seat can know: its own, and those that lie or have lain on the table."""
    played = {entry[2:] for entry in record["log"] if CODE.fullmatch(entry[2:])}
    return played | set(record["hands"][seat].split())


def named(record: Record) -> set[str]:
    """The aces that may be spoken of whoever holds them: those to call, or the called one."""
    calls = [entry[-1] for entry in record["log"] if " call " in entry]
    return {suit + "A" for suit in calls or SUITS}


def leaks(text: str, record: Record, seat: int) -> list[Leak]:
    """The cards in a text that a seat can't know, each with what stands around it."""
    seen = known(record, seat)
    spoken_of = seen | named(record)
    found = [(match[0], match) for match in CODE.finditer(text) if match[0] not in seen]
    found += [(match[1].upper(), match) for match in FILE.finditer(text)]
    for name, card in NAMES.items():
        if card not in spoken_of:
            found += [(card, match) for match in re.finditer(rf"\b{name}\b", text)]
    return [Leak(card, around(text, match)) for card, match in found if card not in seen]


def around(text: str, match: re.Match[str]) -> str:
    return text[max(0, match.start() - 60) : match.end() + 60]


class Onlooker:
    """Looks at every frame of a table, and at what readers are given when it is asked to."""

    def __init__(self, table: Table) -> None:
        self.page = table.page
        self.table = table
        self.page.add_init_script(WATCHER)
        self.steps = 0

    def begin(self, hands: list[str]) -> None:
        """Note the hands and the seat of the deal on the table."""
        self.client = self.page.context.new_cdp_session(self.page)
        self.seat = self.table.me
        self.hands = hands

    def kept(self) -> Record:
        """The record of the deal as the page keeps it for itself."""
        text = self.page.wait_for_function("() => window.kept_deal()").json_value()
        record: Record = json.loads(text)
        return record

    def look(self) -> list[Leak]:
        """What was to be seen since the last look that should not have been."""
        found = []
        for text, kept in self.page.evaluate("() => window.frames_seen.splice(0)"):
            record = json.loads(kept) if kept else {"hands": self.hands, "log": []}
            found += leaks(text, record, self.seat)
            self.steps += 1
        tree = self.client.send("Accessibility.getFullAXTree")
        for text in (self.page.evaluate("() => window.everything()"), json.dumps(tree)):
            found += leaks(text, self.kept(), self.seat)
        return found


@pytest.fixture
def onlooker(table: Table) -> Onlooker:
    return Onlooker(table)


def long_deal() -> Record:
    """A Sauspiel of the long deck that somebody else plays, up to the call."""
    golden = json.loads((ROOT / "tests/golden/long-sauspiel-won.json").read_text("utf-8"))
    contract = golden["expect"]["contract"]
    calls = [index for index, entry in enumerate(golden["log"]) if " call " in entry]
    me = next(seat for seat in range(4) if seat not in (contract["declarer"], contract["partner"]))
    header = {name: golden[name] for name in ("v", "rules", "deck", "dealer", "hands")}
    return {**header, "log": golden["log"][: calls[0] + 1], "meta": {"seat": me}}


@pytest.mark.parametrize(
    ("record", "frames"),
    [(long_deal(), 32), (k01(["0 pass"], seat=1), 24)],
    ids=["long, with a partner who isn't known", "short, from the auction on"],
)
def test_no_hidden_card_in_a_whole_deal(
    table: Table, onlooker: Onlooker, record: Record, frames: int
) -> None:
    with_settings(table.page, notation="on", beginner="on", quick_finish="on")
    table.open(record=record)
    onlooker.begin(record["hands"])
    found = []

    def press(act: str) -> None:
        found.extend(onlooker.look())
        table.page.keyboard.press("s")  # the state, told to those who listen
        for tip in table.element("tip").all():
            tip.click()
        table.press(act)

    assert table.play_on(wants("sauspiel"), press=press) == "next"
    found += onlooker.look()
    assert table.phase == "done"
    assert onlooker.steps > frames, "each card is a frame of its own"
    for panel in ("last-trick", "scores", "help"):
        table.root.locator(f'.menu [data-act="{panel}"]').click(force=True)
        found += onlooker.look()
        table.page.keyboard.press("Escape")
    assert found == []


def test_no_hidden_card_when_all_have_passed(table: Table, onlooker: Onlooker) -> None:
    table.open(record=k01(["0 pass", "1 pass", "2 pass"], seat=3))
    onlooker.begin(K01_HANDS)
    table.press("pass")
    assert table.wait_for_me() == "next"
    assert onlooker.look() == []


def test_backs_are_all_alike(table: Table) -> None:
    table.open()
    backs = table.page.evaluate(
        "() => [...document.querySelectorAll('.back')].map(back => back.outerHTML)"
    )
    assert len(backs) == 24
    assert len(set(backs)) == 1


# Each way in which a card could get into the page, and how it is taken out again.
PLANTS = {
    "attribute": (
        "document.querySelector('.back').dataset.card = 'GO'",
        "delete document.querySelector('.back').dataset.card",
    ),
    "class": (
        "document.querySelector('.back').classList.add('card-GO')",
        "document.querySelector('.back').classList.remove('card-GO')",
    ),
    "name": (
        "document.querySelector('.back').setAttribute('aria-label', 'Ober of leaves')",
        "document.querySelector('.back').removeAttribute('aria-label')",
    ),
    "text": (
        "document.querySelector('.backs').append('Ober of leaves')",
        "document.querySelector('.backs').lastChild.remove()",
    ),
    "title": ("document.title = 'GO'", "document.title = ''"),
    "live region": (
        "document.querySelector('#live-polite').append('Ober of leaves')",
        "document.querySelector('#live-polite').lastChild.remove()",
    ),
    "picture": (
        """const sheet = new CSSStyleSheet();
        sheet.replaceSync(".back::before { background-image: url(static/cards/german/GO.svg) }");
        document.adoptedStyleSheets = [sheet]""",
        "document.adoptedStyleSheets = []",
    ),
    "script": ("window.schafkopf.peek = { left: ['GO'] }", "delete window.schafkopf.peek"),
    "comment": (
        "document.body.append(document.createComment('GO'))",
        "document.body.lastChild.remove()",
    ),
}


def test_a_card_that_leaks_is_found(table: Table, onlooker: Onlooker) -> None:
    """Whatever way a hidden card gets into the page, the onlooker sees it."""
    table.open(record=k01(["0 pass"], seat=0))
    onlooker.begin(K01_HANDS)
    assert onlooker.look() == []
    for way, (plant, uproot) in PLANTS.items():
        table.page.evaluate(f"() => {{ {plant} }}")
        assert {leak.card for leak in onlooker.look()} == {"GO"}, way
        table.page.evaluate(f"() => {{ {uproot} }}")
        assert onlooker.look() == [], way

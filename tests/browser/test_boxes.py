"""The rendered table: whole, reachable, uncovered, at every size, in every language."""

import itertools

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import Box, golden, is_scrolling, measure
from tests.browser.table import Table

SIZES = [
    *((320, 568), (360, 640), (820, 1180), (1440, 900), (844, 390)),
    *((280, 420), (1200, 800), (350, 640), (430, 932), (640, 360)),
]
THEMES = ("light", "dark")
LANGUAGES = ("de", "en", "el", "tr", "nl", "bar")
NARROW = 350  # below it the hand lies in two rows
MAX_SLATE = 64  # two lines and a little
# kind -> least width and height of what a finger must hit; of a card the width that is free
LEAST = {"card": (38, 44), "answer": (44, 44), "tool": (44, 44), "pile": (44, 44)}

KINDS = {
    "card": ".hand .card",
    "answer": ".choices .action",
    "tool": ".menu .tool",
    "pile": ".pile",
    "plate": ".plate",
    "slate": ".contract",
    "question": ".question",
    "notice": ".notice",
    "slot": ".trick > .slot > .card",
}
TARGETS = tuple(LEAST)
AUCTION, SAUSPIEL, GEIER = (
    "long-auction-hold-and-raise",
    "long-sauspiel-lost-re",
    "long-geier-won-schneider-kontra",
)
# name -> record, words of its log, the person's seat
SCREENS = {
    "auction": (AUCTION, 4, 0),
    "call": (SAUSPIEL, 4, 3),
    "trump": (AUCTION, 9, 0),
    "kontra": (AUCTION, 10, 2),
    "play": (SAUSPIEL, 10, 1),
    "last card": (SAUSPIEL, 35, 1),
}
LARGE = ("auction", "play")
ENLARGED = ("auction", "kontra", "play")
# The same with the most words: every role, Kontra and Re, the end.
WORDY = {
    "auction": SCREENS["auction"],
    "call": SCREENS["call"],
    "trump": SCREENS["trump"],
    "Kontra and Re": (SAUSPIEL, 31, 1),
    "reckoning": (GEIER, 37, 1),
    "passed": ("long-all-pass", 4, 0),
}


def open_screen(table: Table, name: str) -> None:
    record, upto, seat = (SCREENS | WORDY)[name]
    table.page.emulate_media(reduced_motion="reduce")  # boxes are measured where they end
    table.open(golden(record, upto, seat), lang="de")
    table.wait_for_me()


def faults(page: Page, width: int, height: int, mode: str = "normal") -> list[str]:
    """Everything that is wrong with the table at a size."""
    boxes = measure(page, KINDS)
    cards = [box for box in boxes if box.kind == "card"]
    targets = [box for box in boxes if box.kind in TARGETS]
    found = [] if cards else ["no hand"]
    if is_scrolling(page):
        found.append("the table is larger than its frame")
    found += [
        f"{box.kind} {box.name} leaves the frame" for box in boxes if not box.is_in(width, height)
    ]
    found += faults_of_targets(targets)
    found += [
        f"the slate is {box.height:.0f} px high"
        for box in boxes
        if box.kind == "slate" and box.height > MAX_SLATE
    ]
    if width >= NARROW and mode != "large" and not is_one_row(cards):
        found.append("the hand lies in more than one row")
    if mode == "large" and any(card.strip < card.width - 0.5 for card in cards):
        found.append("large cards cover each other")
    return found


def faults_of_targets(targets: list[Box]) -> list[str]:
    """Whatever can be pressed and is covered, too small, or in the way of something else."""
    found = []
    for box in targets:
        if not box.is_reached:
            found.append(f"{box.kind} {box.name} is covered")
        if box.strip < LEAST[box.kind][0] - 0.01 or box.height < LEAST[box.kind][1] - 0.01:
            found.append(f"{box.kind} {box.name} is too small a target")
    return found + [
        f"{one.name} and {other.name} overlap"
        for one, other in itertools.combinations(targets, 2)
        if one.overlaps(other) and (one.kind, other.kind) != ("card", "card")
    ]


def is_one_row(cards: list[Box]) -> bool:
    """Whether no card lies below another one; a lifted one is less than half a card higher."""
    return max(card.top for card in cards) - min(card.top for card in cards) < cards[0].height / 2


def put(page: Page, **attributes: str) -> None:
    """Set attributes of the root, as the settings do."""
    page.evaluate(
        "names => Object.entries(names).forEach(([name, value]) => "
        "[document.documentElement, document.getElementById('game')].forEach("
        "element => element.setAttribute('data-' + name, value)))",
        attributes,
    )


def look_at_all_sizes(page: Page, mode: str = "normal") -> list[str]:
    """The faults of the screen that is open, at all sizes, by turns in both themes."""
    found = []
    for (width, height), theme in zip(SIZES, itertools.cycle(THEMES), strict=False):
        page.set_viewport_size({"width": width, "height": height})
        put(page, theme=theme)
        where = f"{mode} cards, {width}x{height} {theme}: "
        found += [where + fault for fault in faults(page, width, height, mode)]
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_everything_is_whole_and_can_be_tapped(table: Table, name: str) -> None:
    open_screen(table, name)
    found = look_at_all_sizes(table.page)
    if name in LARGE:  # these lie in two rows of whole cards
        put(table.page, cards="large")
        found += look_at_all_sizes(table.page, "large")
        if name == "play":
            assert_a_large_index_is_a_third_of_the_card_and_stays_in_its_strip(table)
        put(table.page, cards="normal", deck="german", theme=THEMES[0])
    if name in ENLARGED:
        found += look_enlarged(table.page)
    if name in WORDY:
        found += words_cut_off_in_any_language(table)
    assert not found, "\n".join(found)


INDEX = """
() => [...document.querySelectorAll("#game .hand .card, #game .slot .card")].map(card => {
  const letter = getComputedStyle(card, "::before");
  const sign = getComputedStyle(card, "::after");
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${letter.fontWeight} ${letter.fontSize} ${letter.fontFamily}`;
  const box = card.getBoundingClientRect();
  const scale = letter.transform === "none" ? 1 : new DOMMatrix(letter.transform).a;
  return {
    card: card.dataset.card,
    width: card.offsetWidth,
    letter: pen.measureText(card.dataset.index).actualBoundingBoxAscent,
    sign: parseFloat(sign.backgroundSize),
    right: Math.max(
      parseFloat(letter.left) + parseFloat(letter.width) * scale,
      parseFloat(sign.left) + parseFloat(sign.width)),
    image: sign.backgroundImage,
  };
})
"""


def assert_a_large_index_is_a_third_of_the_card_and_stays_in_its_strip(table: Table) -> None:
    signs: dict[str, str] = {}  # picture -> the deck that it is of
    for deck, (width, height) in itertools.product(
        ("german", "four-colour", "french"), ((360, 640), (1440, 900))
    ):
        put(table.page, cards="large-index", deck=deck)
        table.page.set_viewport_size({"width": width, "height": height})
        found = table.page.evaluate(INDEX)
        assert len(found) == 8 + 3, (deck, width)
        for index in found:
            assert index["letter"] >= 0.3 * index["width"], (deck, width, index)
            assert index["sign"] >= 0.3 * index["width"], (deck, width, index)
            assert index["right"] <= 0.56 * index["width"], (deck, width, index)
            assert f"/{index['card'][0]}.svg" in index["image"], (deck, width, index)
            assert signs.setdefault(index["image"], deck) == deck, (deck, width, index)


# What holds words: nothing of them may be cut off, in any language, on the narrowest phone.
WORDS = {
    "answer": ".action",
    "option": ".option",
    "plate": ".plate",
    "name": ".name",
    "role": ".role",
    "dealer": ".dealer-mark",
    "slate": ".contract",
    "contract": ".contract-text",
    "question": ".question",
    "bubble": ".bubble",
    "title": ".panel-title",
    "body": ".panel-body",
    "cell": ".panel :is(td, th)",
    "key": ".key",
    "who": ".who",
}
PANELS = ("last-trick", "scores", "help", "about")


def words_cut_off(page: Page, width: int = 320) -> list[str]:
    """What doesn't fit or looks out of the frame."""
    return [
        f"{box.kind}: {box.name.strip()[:60]} ({box.left:.0f} to {box.right:.0f})"
        for box in measure(page, WORDS)
        if not box.is_fitting or box.left < -0.5 or box.right > width + 0.5
    ]


def choose(table: Table, language: str) -> None:
    """Open the settings and choose a language there."""
    table.element("settings").dispatch_event("click")
    table.element(f"set:language={language}").dispatch_event("click")
    table.page.locator(f"html[lang={language}]").wait_for()


def close(page: Page) -> None:
    """Close the panel that is open."""
    page.keyboard.press("Escape")
    page.locator(".backdrop").wait_for(state="detached")


def words_cut_off_in_any_language(table: Table) -> list[str]:
    """What is cut off of the screen that is open, on the narrowest phone."""
    table.page.set_viewport_size({"width": 320, "height": 568})
    found = []
    for language in LANGUAGES:
        choose(table, language)
        close(table.page)
        found += [f"{language} {fault}" for fault in words_cut_off(table.page)]
    return found


@pytest.mark.parametrize("name", [name for name in WORDY if name not in SCREENS])
def test_the_longest_words_fit_on_the_narrowest_phone(table: Table, name: str) -> None:
    open_screen(table, name)
    found = words_cut_off_in_any_language(table)
    if name == "Kontra and Re":
        found += words_of_panels_cut_off(table)
    assert not found, "\n".join(found)


def words_of_panels_cut_off(table: Table) -> list[str]:
    """The same of each panel."""
    found = []
    for language in LANGUAGES:
        choose(table, language)
        found += [f"{language} settings {fault}" for fault in words_cut_off(table.page)]
        close(table.page)
        for panel in PANELS:
            table.element(panel).first.dispatch_event("click")
            table.page.locator(f".panel[data-panel={panel}]").wait_for()
            found += [f"{language} {panel} {fault}" for fault in words_cut_off(table.page)]
            close(table.page)
    return found


# Scrolls each target into view; gives those that a tap would not reach there.
UNREACHED = """
selectors => [...document.querySelectorAll(selectors)].filter(element => {
  element.scrollIntoView({ block: "center", inline: "nearest" });
  const box = element.getBoundingClientRect();
  const next = element.closest(".hold")?.nextElementSibling?.firstElementChild;
  const after = next ? next.getBoundingClientRect() : box;
  const free = after.top < box.bottom - 20 && after.left > box.left
    ? after.left - box.left : box.width;
  const top = document.elementFromPoint(box.left + free / 2, box.top + box.height / 2);
  return top === null || !element.contains(top);
}).map(element => element.dataset.act)
"""
WIDER = "() => document.querySelector('.stage').scrollWidth > innerWidth"


def look_enlarged(page: Page) -> list[str]:
    """What can't be used with twice the text, or with the page four times as large."""
    # WCAG 2.2, 1.4.4 and 1.4.10: text at 200 %; a page of 1280 x 1024 at 400 % is 320 x 256
    found = []
    for text, width, height in (
        ("200%", 360, 640),
        ("200%", 820, 1180),
        ("200%", 1440, 900),
        ("100%", 320, 256),
    ):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", text)
        where = f"{text} at {width}x{height}"
        unreached = page.evaluate(UNREACHED, ".hand .card, .choices .action, .menu .tool")
        found += [f"{where}: {act} is not reached" for act in unreached]
        if page.evaluate(WIDER):
            found.append(f"{where}: it is too wide")
    return found

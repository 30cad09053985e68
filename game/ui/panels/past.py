"""Past deals: the archive of all finished ones, newest first, searched and looked at one by one.

``past:kind=`` and ``past:won=`` choose what is listed, ``past:words=`` and a text searches;
``past:look=`` and the place in the list opens one, ``past:list`` leads back. Above the list stands
what those that are listed come to (`past_sums`).
"""

from typing import TYPE_CHECKING, NamedTuple

from ...core.games import KINDS
from ..scene import Node, yes
from ..screen import Screen
from ..told import Told, told_text
from .frame import frame, head_cell, paragraph, score_cell, status
from .past_sums import UNKNOWN, Sum, sums_of
from .reckoning import outcome_text, settlement
from .review import review

if TYPE_CHECKING:
    from ...core.settle import Result
    from ...core.view import View
    from ..words import Words

KIND, WON, WORDS = "past:kind=", "past:won=", "past:words="
NEWER, OLDER, LOOK, LIST, COPY = "past:newer", "past:older", "past:look=", "past:list", "past:copy"
ALL, PASSED = "all", "none"
"""Deals of every kind; those that were thrown in."""
OUTCOMES = (ALL, "won", "lost")
PAGE = 25
"""So many deals are shown at once."""
MAX_WORDS = 100
"""Characters of what is searched for."""

Shelf = NamedTuple(
    "Shelf",
    [
        ("count", int),  # deals in the archive
        ("fault", str),  # why what goes in won't outlive the page: denied, full, newer; or empty
        ("lasting", str),  # whether the browser has promised to keep it: yes, no, unknown
    ],
)
"""How it stands with the archive."""

PastDeal = NamedTuple(
    "PastDeal",
    [
        ("at", str),  # when it ended, ``2026-11-30 20:15:00``
        ("kind", "str | None"),  # None: all passed; UNKNOWN
        ("won", "bool | None"),  # by the person's side
        ("score", int),  # the person's
    ],
)
"""A row of the list."""

Looked = NamedTuple(
    "Looked",
    [
        ("deal", PastDeal),
        ("view", "View | None"),  # None: the record can't be read here
        ("result", "Result | None"),
    ],
)
"""One deal that is looked at."""

Past = NamedTuple(
    "Past",
    [
        ("kind", str),  # what is listed: ALL, PASSED or a contract
        ("won", str),  # of OUTCOMES
        ("words", str),  # what is searched for
        ("first", int),  # the place of the first deal shown, from 0
        ("count", int),  # deals that fit
        ("total", int),  # deals there are
        ("deals", "tuple[PastDeal, ...]"),  # those shown
        ("sums", "tuple[Sum, ...]"),  # of all that fit
        ("is_by_contract", bool),  # the sums are shown by contract, too
        ("fault", str),  # of the Shelf
        ("looked", "Looked | None"),
        ("told", "Told | None"),  # what came of the last press
        ("is_there", bool),  # the archive has answered
    ],
)
"""What the panel shows."""


def past(screen: Screen, words: "Words") -> Node:
    """The panel."""
    shown = screen.past
    title = words.text("past.title")
    body: list[Node] = []
    if shown is not None and shown.looked is not None:
        title, body = _one(screen, words, shown.looked)
    elif shown is not None:
        body = _list(words, shown)
    told = None if shown is None else shown.told
    body.insert(0, status("past-told", "" if told is None else told_text(told, words)))
    return frame("past", words, title, body)


# The list.


def _list(words: "Words", shown: Past) -> list[Node]:
    parts = []
    if shown.fault:
        parts.append(paragraph("past-fault", words.text("past.fault." + shown.fault), "set-note"))
    parts += _filters(words, shown)
    last = shown.first + len(shown.deals)
    if not shown.is_there:
        counted = words.text("past.searching")
    elif shown.total == 0:
        counted = words.text("past.empty")
    elif shown.count == 0:
        counted = words.text("past.no-fit", total=shown.total)
    else:
        counted = words.text("past.range", first=shown.first + 1, last=last, count=shown.count)
    parts.append(status("past-count", counted))
    if shown.sums:
        parts += sums_of(words, shown.sums, shown.is_by_contract)
    if shown.deals:
        parts.append(_table(words, shown))
    if shown.count > PAGE:
        ways = (
            _button(words, NEWER, "past.newer", shown.first > 0),
            _button(words, OLDER, "past.older", last < shown.count),
        )
        parts.append(Node("div", "past-ways", ("class", "options"), "", ways))
    return parts


def _filters(words: "Words", shown: Past) -> list[Node]:
    kinds = [(ALL, words.text("past.all"))]
    kinds += [(kind, words.text("contract." + kind)) for kind in KINDS]
    kinds.append((PASSED, words.text("past.passed")))
    outcomes = [(each, words.text("past." + each)) for each in OUTCOMES]
    field = (
        "class", "field",
        "type", "text",
        "maxlength", str(MAX_WORDS),
        "autocomplete", "off",
        "autocapitalize", "off",
        "spellcheck", "false",
        "enterkeyhint", "search",
        "placeholder", words.text("past.words.example"),
        "data-act", WORDS,
        "value", shown.words,
    )  # fmt: skip
    label = (
        Node("span", "past-words-name", ("class", "field-name"), words.text("past.words")),
        Node("input", "past-words-field", field),
        Node("span", "past-words-help", ("class", "setting-help"), words.text("past.words.help")),
    )
    return [
        _choice("past-kind", KIND, words.text("past.kind"), kinds, shown.kind),
        _choice("past-won", WON, words.text("past.outcome"), outcomes, shown.won),
        Node("label", "past-words", ("class", "labelled"), "", label),
    ]


def _choice(key: str, act: str, title: str, values: "list[tuple[str, str]]", chosen: str) -> Node:
    """One of several, as in the settings."""
    options = []
    for value, text in values:
        attributes = (
            "class", "option",
            "type", "button",
            "role", "radio",
            "data-act", act + value,
            "aria-checked", "true" if value == chosen else "false",
        )  # fmt: skip
        options.append(Node("button", f"{key}-{value}", attributes, text))
    row = (
        "class", "options",
        "role", "radiogroup",
        "aria-label", title,
        "data-roving", "true",
    )  # fmt: skip
    return Node("div", key, row, "", options)


def _table(words: "Words", shown: Past) -> Node:
    head = (
        head_cell("past-head-at", words.text("past.at")),
        head_cell("past-head-kind", words.text("past.kind")),
        head_cell("past-head-score", words.text("past.score")),
    )
    rows = []
    for index, deal in enumerate(shown.deals):
        key = f"past-{index}"
        look = ("class", "link", "type", "button", "data-act", f"{LOOK}{shown.first + index}")
        button = Node("button", key + "-look", look, deal.at[:16])
        cells = (
            Node("th", key + "-at", ("scope", "row"), "", (button,)),
            Node("td", key + "-kind", (), kind_text(deal, words)),
            score_cell(key + "-score", words, deal.score),
        )
        rows.append(Node("tr", key, (), "", cells))
    parts = (
        Node("thead", "past-head", (), "", (Node("tr", "past-head-row", (), "", head),)),
        Node("tbody", "past-body", (), "", rows),
    )
    return Node("table", "past-table", ("class", "scores"), "", parts)


def kind_text(deal: PastDeal, words: "Words") -> str:
    """What was played."""
    if deal.kind is None:
        return words.text("past.passed")
    if deal.kind == UNKNOWN:
        return words.text("past.unknown")
    return words.text("contract." + deal.kind)


# One deal.


def _one(screen: Screen, words: "Words", looked: Looked) -> "tuple[str, list[Node]]":
    """The title and the reckoning of one deal. It may be the one that lies on the table."""
    deal = looked.deal
    parts = []
    if looked.view is None:
        title = kind_text(deal, words)
        parts.append(paragraph("past-unread", words.text("past.unread")))
    else:
        of_deal = Screen(looked.view, screen.settings, result=looked.result)
        title = outcome_text(of_deal, words)
        parts.append(paragraph("past-when", deal.at[:16]))
        parts += [apart(node) for node in settlement(of_deal, words)]
        if looked.view.table.tricks:
            parts.append(apart(review(of_deal, words)))
    ways = (
        _button(words, LIST, "past.list", True),
        _button(words, COPY, "past.copy", True),
    )
    parts.append(Node("div", "past-one-ways", ("class", "options"), "", ways))
    return title, parts


def apart(node: Node) -> Node:  # depth: MAX_DEPTH of a scene
    """A node with keys of its own: the table's own reckoning may stand below the panel."""
    children = [apart(child) for child in node.children]
    return Node(node.tag, "past-of-" + node.key, node.attributes, node.text, children)


def _button(words: "Words", act: str, key: str, is_possible: bool) -> Node:
    attributes = (
        "class", "action",
        "type", "button",
        "data-act", act,
        "aria-disabled", yes(not is_possible),
    )  # fmt: skip
    return Node("button", act.replace(":", "-"), attributes, words.text(key))

"""What the listed deals come to: how many, won, the person's score; by contract and role.

``past:sums`` shows and hides the table.
"""

from typing import TYPE_CHECKING, NamedTuple

from ...core.games import KINDS
from ..scene import Node
from .frame import head_cell, number_cell, score_cell

if TYPE_CHECKING:
    from ..words import Words

SUMS = "past:sums"
ROLES = ("declarer", "partner", "opponent")
UNKNOWN = "unknown"
"""A contract that is not known here."""
NO_ROLE = ""
"""Nobody has played, or the record doesn't say who."""

Sum = NamedTuple(
    "Sum",
    [
        ("kind", "str | None"),  # None: all passed; UNKNOWN
        ("role", str),  # the person's, of ROLES, or NO_ROLE
        ("deals", int),
        ("won", int),  # by the person's side
        ("score", int),  # the person's, of all of them
    ],
)
"""What the deals of one contract come to in which the person had one role."""


def sums_of(words: "Words", sums: "tuple[Sum, ...]", is_open: bool) -> list[Node]:
    """All of them in one line, and the table if it is open. There must be at least one deal."""
    opener = (
        "class", "action",
        "type", "button",
        "data-act", SUMS,
        "aria-expanded", "true" if is_open else "false",
    )  # fmt: skip
    parts = [_line(words, sums), Node("button", "past-sums", opener, words.text("past.sums"))]
    if is_open:
        parts.append(_table(words, sums))
    return parts


def _line(words: "Words", sums: "tuple[Sum, ...]") -> Node:
    every = added(None, NO_ROLE, sums)
    told = (
        ("deals", words.number(every.deals)),
        ("won", words.number(every.won)),
        ("score", words.signed(every.score)),
        ("mean", mean_text(every, words)),
    )
    pairs = []
    for name, text in told:
        key = "past-sum-" + name
        pair = (
            Node("dt", key + "-name", (), words.text("past." + name)),
            Node("dd", key + "-value", ("class", "number"), text),
        )
        pairs.append(Node("div", key, (), "", pair))
    return Node("dl", "past-sum", ("class", "sums"), "", pairs)


def added(kind: "str | None", role: str, sums: "tuple[Sum, ...] | list[Sum]") -> Sum:
    """Several of them as one, under this name."""
    deals = sum([each.deals for each in sums])
    won = sum([each.won for each in sums])
    return Sum(kind, role, deals, won, sum([each.score for each in sums]))


def mean_text(every: Sum, words: "Words") -> str:
    """The score for each deal, to a tenth; a half goes away from zero."""
    tenths = (abs(every.score) * 20 + every.deals) // (2 * every.deals)
    text = words.text("number.tenths", whole=tenths // 10, tenths=tenths % 10)
    if tenths == 0:
        return text
    return words.text("number.minus" if every.score < 0 else "number.plus", n=text)


def _table(words: "Words", sums: "tuple[Sum, ...]") -> Node:
    """A group of rows for each contract: all of it, and each role that the person had."""
    head = [head_cell("past-sums-head-kind", words.text("past.kind"))]
    for name in ("deals", "won", "score"):
        head += [head_cell("past-sums-head-" + name, words.text("past." + name))]
    parts = [Node("thead", "past-sums-head", (), "", (Node("tr", "past-sums-row", (), "", head),))]
    for kind in KINDS + (UNKNOWN, None):
        of_kind = [each for each in sums if each.kind == kind]
        if of_kind:
            parts.append(_group(words, added(kind, NO_ROLE, of_kind), of_kind))
    return Node("table", "past-sums-table", ("class", "scores by-contract"), "", parts)


def _group(words: "Words", whole: Sum, of_kind: list[Sum]) -> Node:
    if whole.kind is None:
        name = words.text("past.passed")
    elif whole.kind == UNKNOWN:
        name = words.text("past.unknown")
    else:
        name = words.text("contract." + whole.kind)
    key = "past-sums-" + (whole.kind or "none")
    rows = [_row(words, key, head_cell(key + "-name", name, "rowgroup"), whole)]
    for role in ROLES:
        for each in of_kind:
            if each.role == role:
                of_role = f"{key}-{role}"
                title = head_cell(of_role + "-name", words.text("role." + role), "row")
                rows.append(_row(words, of_role, title, each))
    return Node("tbody", key, (), "", rows)


def _row(words: "Words", key: str, title: Node, each: Sum) -> Node:
    cells = (
        title,
        number_cell(key + "-deals", words.number(each.deals)),
        number_cell(key + "-won", words.number(each.won)),
        score_cell(key + "-score", words, each.score),
    )
    return Node("tr", key + "-row", ("data-role", each.role or None), "", cells)

"""The bar at the top: who plays what, and the way to the panels."""

from typing import TYPE_CHECKING

from .cards import suit_sign
from .people import says
from .scene import Node, yes
from .screen import ABOUT, HELP, LAST_TRICK, SCORES, SETTINGS
from .words import SUIT_LETTERS

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

STATE = "state"
"""The word of the button that has the state of the table told."""

KEYS = (
    (LAST_TRICK, "l"),
    (SCORES, "p"),
    (STATE, "s"),
    (SETTINGS, "o"),
    (HELP, "h"),
    (ABOUT, "i"),
)
"""The buttons of the bar in order, each with its key."""

NEXT_KEY = "n"
"""The key of the buttons for the next deal and for going on after a trick."""

TIP_KEY = "t"
"""The key of the button for a tip."""

TYPE_KEY = "/"
"""The key that leads to the field for typed notation."""


def bar(screen: "Screen", words: "Words") -> Node:
    """The bar."""
    children = (contract_slate(screen, words), _menu(screen, words))
    return Node("header", "bar", ("class", "bar"), "", children)


def contract_text(screen: "Screen", words: "Words") -> str:
    """Who plays what, or where the auction stands."""
    table = screen.view.table
    contract = table.contract
    if contract is not None:
        what = words.contract(contract)
        return says(screen, words, "bar.plays", contract.declarer, contract=what)
    if table.phase == "passed":
        return words.text("bar.passed")
    if table.high_bid is None or table.high_bidder is None:
        return words.text("bar.auction")
    kind = words.text("contract." + table.high_bid)
    return says(screen, words, "bar.bid", table.high_bidder, contract=kind)


def contract_slate(screen: "Screen", words: "Words") -> Node:
    """The slate that says who plays what."""
    table = screen.view.table
    contract = table.contract
    double = None
    if table.kontra is not None:
        double = "kontra" if table.re is None else "re"
    facts = (
        (contract, table.high_bid, table.high_bidder, table.phase, double),
        (screen.view.seat, screen.settings.names),
    )
    drawn = words.drawn.get("contract", facts)
    if drawn is not None:
        return drawn
    suit = None if contract is None else contract.suit
    text = contract_text(screen, words)
    children = [Node("span", "contract-text", ("class", "contract-text"), text)]
    if suit is not None:
        children.append(suit_sign("contract-suit", suit))
    if double is not None:
        text = words.text("double." + double)
        children.append(Node("span", "contract-double", ("class", "double"), text))
    attributes = (
        "class", "contract",
        "data-kind", None if contract is None else contract.kind,
        "data-suit", None if suit is None else SUIT_LETTERS[suit],
        "data-double", double,
    )  # fmt: skip
    return words.drawn.keep("contract", facts, Node("div", "contract", attributes, "", children))


def _menu(screen: "Screen", words: "Words") -> Node:
    has_trick = screen.view.table.last_trick is not None
    facts = (has_trick, screen.settings.keys)
    drawn = words.drawn.get("menu", facts)
    if drawn is not None:
        return drawn
    tools = []
    for act, key in KEYS:
        attributes = (
            "class", "tool",
            "type", "button",
            "data-act", act,
            "aria-keyshortcuts", key if screen.settings.keys else None,
            "aria-disabled", yes(act == LAST_TRICK and not has_trick),
        )  # fmt: skip
        label = words.text("menu." + act)
        text = Node("span", "tool-text-" + act, ("class", "tool-text"), label)
        tools.append(Node("button", "tool-" + act, attributes, "", (text,)))
    label = words.text("menu.label")
    node = Node(
        "nav", "menu", ("class", "menu", "aria-label", label, "data-roving", "true"), "", tools
    )
    return words.drawn.keep("menu", facts, node)

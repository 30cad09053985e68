"""The bar at the top: who plays what, and the way to the panels."""

from typing import TYPE_CHECKING

from .cards import suit_sign
from .people import says
from .scene import Node
from .screen import ABOUT, HELP, LAST_TRICK, SCORES, SETTINGS
from .words import SUIT_LETTERS

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

STATE = "state"
"""The word of the button that has the state of the table told."""

KEYS = ((LAST_TRICK, "l"), (SCORES, "p"), (STATE, "s"), (SETTINGS, "o"), (HELP, "h"), (ABOUT, "i"))
"""The buttons of the bar in order, each with its key."""

NEXT_KEY = "n"
"""The key of the button for the next deal."""


def bar(screen: "Screen", words: "Words") -> Node:
    """The bar."""
    return Node("header", "bar", ("class", "bar"), "", (_contract(screen, words), _menu(screen, words)))


def contract_text(screen: "Screen", words: "Words") -> str:
    """Who plays what, or where the auction stands."""
    table = screen.view.table
    contract = table.contract
    if contract is not None:
        return says(screen, words, "bar.plays", contract.declarer, contract=words.contract(contract))
    if table.phase == "passed":
        return words.text("bar.passed")
    if table.high_bid is None or table.high_bidder is None:
        return words.text("bar.auction")
    kind = words.text("contract." + table.high_bid)
    return says(screen, words, "bar.bid", table.high_bidder, contract=kind)


def _contract(screen: "Screen", words: "Words") -> Node:
    table = screen.view.table
    contract = table.contract
    double = None
    if table.kontra is not None:
        double = "kontra" if table.re is None else "re"
    suit = None if contract is None else contract.suit
    children = [Node("span", "contract-text", ("class", "contract-text"), contract_text(screen, words))]
    if suit is not None:
        children.append(suit_sign("contract-suit", suit))
    if double is not None:
        children.append(Node("span", "contract-double", ("class", "double"), words.text("double." + double)))
    attributes = (
        "class",
        "contract",
        "data-kind",
        None if contract is None else contract.kind,
        "data-suit",
        None if suit is None else SUIT_LETTERS[suit],
        "data-double",
        double,
    )
    return Node("div", "contract", attributes, "", children)


def _menu(screen: "Screen", words: "Words") -> Node:
    tools = []
    for act, key in KEYS:
        no_trick = act == LAST_TRICK and screen.view.table.last_trick is None
        attributes = (
            "class",
            "tool",
            "type",
            "button",
            "data-act",
            act,
            "aria-keyshortcuts",
            key if screen.settings.keys else None,
            "aria-disabled",
            "true" if no_trick else None,
        )
        text = Node("span", "tool-text-" + act, ("class", "tool-text"), words.text("menu." + act))
        tools.append(Node("button", "tool-" + act, attributes, "", (text,)))
    attributes = ("class", "menu", "aria-label", words.text("menu.label"), "data-roving", "true")
    return Node("nav", "menu", attributes, "", tools)

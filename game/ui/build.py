"""build: from a Screen to the scene that shows it."""

from typing import TYPE_CHECKING

from .actions import LEAD, PLAY, WAIT, actions, asked
from .bar import bar
from .hand import hand
from .scene import ROOT, Node, yes
from .seats import seats
from .trick import pile, trick

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def build(screen: "Screen", words: "Words") -> Node:
    """The whole scene. Its shape is the table of ARCHITECTURE.md, "What the page is made of"."""
    is_modal = screen.panel is not None
    stage = Node("div", "stage", ("class", "stage", "inert", yes(is_modal)), "", _stage(screen, words))
    children = [stage]
    if screen.panel is not None:
        children.append(Node("div", "backdrop", ("class", "backdrop"), "", (_panel(screen.panel, screen, words),)))
    return Node("div", ROOT, _root_attributes(screen, words), "", children)


def _root_attributes(screen: "Screen", words: "Words") -> "tuple[str | None, ...]":
    table = screen.view.table
    settings = screen.settings
    ask = asked(screen)
    panel = screen.panel
    if panel is None and screen.is_over:
        panel = "reckoning"
    return (
        "class",
        "game",
        "lang",
        words.language,
        "dir",
        "ltr",
        "data-phase",
        table.phase,
        "data-turn",
        "" if table.turn is None else str(table.turn),
        "data-contract",
        "" if table.contract is None else table.contract.kind,
        "data-me",
        str(screen.view.seat),
        "data-asking",
        "" if ask == WAIT else (PLAY if ask == LEAD else ask),
        "data-pack",
        table.deck,
        "data-deck",
        settings.faces,
        "data-theme",
        settings.theme,
        "data-pace",
        settings.pace,
        "data-keys",
        "on" if settings.keys else "off",
        "data-resting",
        yes(screen.resting),
        "data-panel",
        panel or "",
        "data-title",
        words.text("page.title"),
    )


def _stage(screen: "Screen", words: "Words") -> list[Node]:
    parts = [bar(screen, words)]
    if screen.note is not None:
        parts.append(Node("p", "note", ("class", "note"), words.text(screen.note)))
    on_felt = seats(screen, words)
    on_felt.append(trick(screen, words))
    heap = pile(screen, words)
    if heap is not None:
        on_felt.append(heap)
    parts.append(Node("main", "felt", ("class", "felt", "aria-label", words.text("felt.label")), "", on_felt))
    own = (_notice(screen, words), actions(screen, words), hand(screen, words))
    parts.append(Node("section", "own", ("class", "own", "aria-label", words.text("own.label")), "", own))
    if screen.is_over:
        # Imported here: the first hand must not wait for what only its end needs.
        from .panels.reckoning import reckoning

        parts.append(reckoning(screen, words))
    return parts


def _notice(screen: "Screen", words: "Words") -> Node:
    kind, text = "none", ""
    notice = screen.notice
    if isinstance(notice, str):
        kind, text = "info", words.text(notice)
    elif notice is not None:
        kind, text = "reason", words.reason(notice)
    return Node("p", "notice", ("class", "notice", "data-kind", kind), text)


def _panel(name: str, screen: "Screen", words: "Words") -> Node:
    # Imported here, each when it is opened: none of them is needed for the first hand.
    if name == "last-trick":
        from .panels.last_trick import last_trick as panel
    elif name == "scores":
        from .panels.scores import scores as panel
    elif name == "settings":
        from .panels.settings import settings as panel
    elif name == "about":
        from .panels.about import about as panel
    else:
        from .panels.help import help_panel as panel
    return panel(screen, words)

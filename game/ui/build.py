"""build: from a Screen to the scene that shows it. DOM.md beside this file shows its shape.

The panels are imported when they are first shown: the first hand must not wait for what only a
panel needs.
"""

from typing import TYPE_CHECKING

from .actions import LEAD, LESSON, PLAY, WAIT, actions, asked
from .bar import bar
from .choices import on_off
from .hand import hand
from .scene import ROOT, Node, yes
from .seats import seats
from .told import Told, told_text
from .trick import pile, trick

if TYPE_CHECKING:
    from .scene import Attributes
    from .screen import Screen
    from .words import Words


MOST_NAMED = 2
"""Names in the line below the hand, where there is little room; the settings name them all."""


def build(screen: "Screen", words: "Words") -> Node:
    """The whole scene of a screen."""
    is_modal = screen.panel is not None
    stage = ("class", "stage", "inert", yes(is_modal))
    children = [Node("div", "stage", stage, "", _stage(screen, words))]
    if screen.has_beside:
        from .beside import beside  # noqa: PLC0415 - see the module's docstring

        children.insert(0, beside(screen, words))
    if screen.panel is not None:
        panel = _panel(screen.panel, screen, words)
        children.append(Node("div", "backdrop", ("class", "backdrop"), "", (panel,)))
    return Node("div", ROOT, root_attributes(screen, words), "", children)


def root_attributes(screen: "Screen", words: "Words") -> "Attributes":
    """What the root says of the table."""
    table = screen.view.table
    settings = screen.settings
    ask = asked(screen)
    panel = screen.panel
    if panel is None and screen.is_over:
        panel = "reckoning"
    return (
        "class", "game",
        "lang", words.language,
        "dir", "ltr",
        "data-phase", table.phase,
        "data-turn", "" if table.turn is None else str(table.turn),
        "data-contract", "" if table.contract is None else table.contract.kind,
        "data-me", str(screen.view.seat),
        "data-asking", "" if ask == WAIT else (PLAY if ask == LEAD else ask),
        "data-pack", table.deck,
        "data-deck", settings.faces,
        "data-theme", settings.theme,
        "data-cloth", settings.cloth,
        "data-cards", settings.cards,
        "data-pace", screen.pace,
        "data-keys", on_off(settings.keys),
        "data-sound", on_off(settings.sound),
        "data-spoken", on_off(settings.spoken),
        "data-notation", on_off(settings.notation),
        "data-beginner", on_off(settings.beginner),
        "data-lesson", screen.lesson,
        "data-resting", yes(screen.resting),
        "data-panel", panel or "",
        "data-title", words.text("page.title"),
    )  # fmt: skip


def _stage(screen: "Screen", words: "Words") -> list[Node]:
    parts = [bar(screen, words)]
    if screen.note is not None:
        parts.append(
            Node("p", "note", ("class", "note"), told_text(screen.note, words, MOST_NAMED))
        )
    on_felt = seats(screen, words)
    on_felt.append(trick(screen, words))
    heap = pile(screen, words)
    if heap is not None:
        on_felt.append(heap)
    if screen.offers_lesson:
        offer = ("class", "offer", "type", "button", "data-act", LESSON)
        on_felt.append(Node("button", "offer", offer, words.text("lesson.offer")))
    felt = ("class", "felt", "aria-label", words.text("felt.label"))
    parts.append(Node("main", "felt", felt, "", on_felt))
    own = ("class", "own", "aria-label", words.text("own.label"))
    in_own = (_notice(screen, words), actions(screen, words), hand(screen, words))
    parts.append(Node("section", "own", own, "", in_own))
    if screen.is_over:
        from .panels.reckoning import reckoning  # noqa: PLC0415 - see the module's docstring

        parts.append(reckoning(screen, words))
    return parts


def _notice(screen: "Screen", words: "Words") -> Node:
    kind, text = "none", ""
    notice = screen.notice
    if isinstance(notice, (str, Told)):
        kind, text = "info", told_text(notice, words)
    elif notice is not None:
        kind, text = "reason", words.reason(notice)
    return Node("p", "notice", ("class", "notice", "data-kind", kind), text)


def _panel(name: str, screen: "Screen", words: "Words") -> Node:
    if name == "last-trick":
        from .panels.last_trick import last_trick as panel  # noqa: PLC0415 - as above
    elif name == "scores":
        from .panels.scores import scores as panel  # noqa: PLC0415 - as above
    elif name == "settings":
        from .panels.settings import settings as panel  # noqa: PLC0415 - as above
    elif name == "about":
        from .panels.about import about as panel  # noqa: PLC0415 - as above
    elif name == "past":
        from .panels.past import past as panel  # noqa: PLC0415 - as above
    else:
        from .panels.help import help_panel as panel  # noqa: PLC0415 - as above
    return panel(screen, words)

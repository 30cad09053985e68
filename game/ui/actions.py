"""What is asked of the person, and the buttons to answer with."""

from typing import TYPE_CHECKING

from ..core.games import KINDS, row_of
from .cards import suit_sign
from .people import name_of, says
from .scene import Node, yes
from .screen import ASK_KONTRA, ASK_RE
from .trick import trick_on_table
from .words import SUIT_LETTERS

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

HEAVY = ("solo", "geier-tout", "wenz-tout", "solo-tout", "kontra", "re")
"""What is dear enough to take two presses: the first one arms."""

BID, CALL, TRUMP, LEAD, PLAY, WAIT, NEXT = "bid", "call", "trump", "lead", "play", "wait", "next"


def asked(screen: "Screen") -> str:
    """What the table waits for: BID, CALL, TRUMP, ASK_KONTRA, ASK_RE, LEAD, PLAY and NEXT from the
    person, WAIT from somebody else."""
    view = screen.view
    table = view.table
    if screen.is_over:
        return NEXT
    if screen.resting:
        return WAIT
    if screen.asking is not None:
        return screen.asking
    if not view.is_my_turn:
        return WAIT
    if table.phase == "auction":
        return BID
    if table.phase == "naming" and table.contract is not None:
        return CALL if row_of(table.contract.kind).calls_ace else TRUMP
    return LEAD if table.open_trick is None else PLAY


def question_text(screen: "Screen", words: "Words") -> str:
    """What is asked of the person, or what the table waits for."""
    table = screen.view.table
    ask = asked(screen)
    if ask == NEXT:
        return ""
    if ask == ASK_RE and table.kontra is not None:
        return words.text("question.re", name=name_of(screen, words, table.kontra))
    if ask != WAIT:
        return words.text("question." + ask)
    lying = trick_on_table(screen)
    if screen.resting and lying is not None and lying.winner is not None:
        return says(screen, words, "question.resting", lying.winner)
    if table.turn is None:
        return ""
    return words.text("question.wait." + table.phase, name=name_of(screen, words, table.turn))


def actions(screen: "Screen", words: "Words") -> Node:
    """The question and its answers. Answers that the rules forbid are there, and say why."""
    ask = asked(screen)
    children = [Node("p", "question", ("class", "question"), question_text(screen, words))]
    buttons = _buttons(screen, words, ask)
    if buttons:
        attributes = (
            "class",
            "choices",
            "role",
            "group",
            "aria-label",
            words.text("question." + ask + ".label"),
            "data-roving",
            "true",
        )
        children.append(Node("div", "choices", attributes, "", buttons))
    return Node("div", "actions", ("class", "actions", "data-asking", ask), "", children)


def _buttons(screen: "Screen", words: "Words", ask: str) -> list[Node]:
    if ask == BID:
        legal = screen.view.legal()
        buttons = [button(screen, words, "pass", "pass", words.text("action.pass"))]
        for kind in KINDS:
            look = "tout" if row_of(kind).is_tout else "bid"
            buttons.append(button(screen, words, kind, look, words.text("contract." + kind), kind in legal))
        return buttons
    if ask in (CALL, TRUMP):
        legal = screen.view.legal()
        buttons = []
        for suit in range(4):
            letter = SUIT_LETTERS[suit]
            if ask == CALL and suit == 2:
                continue  # the ace of Herz is trump: there is nothing to offer
            text = words.called(suit) if ask == CALL else words.suit(suit)
            buttons.append(button(screen, words, f"{ask}:{letter}", ask, text, f"{ask} {letter}" in legal, suit))
        return buttons
    if ask in (ASK_KONTRA, ASK_RE):
        return [
            button(screen, words, "pass", "no", words.text("action.no-" + ask)),
            button(screen, words, ask, "yes", words.text("action." + ask)),
        ]
    return []


def button(
    screen: "Screen",
    words: "Words",
    act: str,
    look: str,
    text: str,
    is_legal: bool = True,
    suit: "int | None" = None,
) -> Node:
    """A button for an action as it stands in the document. Armed, it asks for its second press."""
    is_armed = screen.armed == act
    shown = words.text("action.armed", action=text) if is_armed else text
    label = Node("span", "act-text-" + act, ("class", "action-text"), shown)
    attributes = (
        "class",
        "action",
        "type",
        "button",
        "data-act",
        act,
        "data-kind",
        look,
        "data-heavy",
        yes(act in HEAVY),
        "data-suit",
        None if suit is None else SUIT_LETTERS[suit],
        "aria-disabled",
        yes(not is_legal),
        "data-armed",
        yes(is_armed),
    )
    children = (label,) if suit is None else (suit_sign("act-suit-" + act, suit), label)
    return Node("button", "act-" + act, attributes, "", children)

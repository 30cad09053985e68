"""What is asked of the person, and the buttons to answer with."""

from typing import TYPE_CHECKING

from ..core.cards import count, parse_card
from ..core.games import KINDS, row_of
from .bar import NEXT_KEY
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

GO_ON = "go-on"
"""The word of the button that ends the rest of a trick, where the table waits for the person."""

FINISH = "finish"
"""The word of the button that plays a decided deal to its end."""

TYPED = "type:"
"""What stands before a typed text."""

TIP = "tip"
"""The word of the button that asks what somebody else would do."""

LESSON, LESSON_NEXT, LESSON_END = "lesson", "lesson-next", "lesson-end"
"""The words of the buttons that begin the lesson, turn its page, and leave it."""

SHORT = 30
"""Characters of a question that stand beside the plate in large type on any phone."""

REPLAY = "replay"
"""The word of the button that shows the finished deal again, step by step."""

BID, CALL, TRUMP, LEAD, PLAY, WAIT, NEXT = "bid", "call", "trump", "lead", "play", "wait", "next"


def asked(screen: "Screen") -> str:
    """What the table waits for.

    BID, CALL, TRUMP, ASK_KONTRA, ASK_RE, LEAD, PLAY and NEXT from the person, WAIT from somebody
    else.
    """
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


def plays_itself(screen: "Screen") -> bool:
    """Whether the person's only legal card is played without a press, if that is wished.

    Never while the person may still say Kontra or Re, and never in a lesson.
    """
    view = screen.view
    if not screen.settings.auto_play or screen.lesson is not None:
        return False
    if asked(screen) not in (LEAD, PLAY):
        return False
    return count(view.playable) == 1 and not view.kontra_open and not view.re_open


def armed_text(screen: "Screen", words: "Words") -> str:
    """That the armed action waits for its second press; empty if none is armed."""
    act = screen.armed
    if act is None:
        return ""
    if act.startswith("play:"):
        card = words.card(parse_card(act[5:]))
        return words.text("announce.of", name=card, what=words.text("notice.press-again"))
    key = "action." + act if act in ("kontra", "re") else "contract." + act
    return words.text("action.armed", action=words.text(key))


def question_text(screen: "Screen", words: "Words") -> str:
    """What is asked of the person, or what the table waits for."""
    table = screen.view.table
    ask = asked(screen)
    if ask == NEXT:
        return ""
    if ask == ASK_RE and table.kontra is not None:
        return words.text("question.re", name=name_of(screen, words, table.kontra))
    if plays_itself(screen):
        return words.text("question.forced")
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
    is_card_armed = screen.armed is not None and screen.armed.startswith("play:")
    text = armed_text(screen, words) if is_card_armed else question_text(screen, words)
    legal = screen.view.legal() if ask in (BID, CALL, TRUMP) else ()
    goes_on = screen.resting and screen.waits_for_me
    finishes = screen.can_finish and ask in (LEAD, PLAY, WAIT)
    facts = (ask, text, legal, screen.armed, goes_on, finishes, screen.settings.keys)
    drawn = words.drawn.get("actions", facts)
    if drawn is not None:
        return drawn
    is_long = yes(len(text) > SHORT)
    children = [Node("p", "question", ("class", "question", "data-long", is_long), text)]
    buttons = _buttons(screen, words, ask, legal)
    if finishes:
        buttons.append(_button(words, None, FINISH, "finish", words.text("action.finish")))
    if goes_on:
        key = NEXT_KEY if screen.settings.keys else None
        buttons.append(_button(words, None, GO_ON, "next", words.text("action.go-on"), key=key))
    if buttons:
        of = WAIT if ask in (LEAD, PLAY) else ask
        attributes = (
            "class", "choices",
            "role", "group",
            "aria-label", words.text("question." + of + ".label"),
            "data-roving", "true",
        )  # fmt: skip
        children.append(Node("div", "choices", attributes, "", buttons))
    node = Node("div", "actions", ("class", "actions", "data-asking", ask), "", children)
    return words.drawn.keep("actions", facts, node)


def _buttons(screen: "Screen", words: "Words", ask: str, legal: "tuple[str, ...]") -> list[Node]:
    armed = screen.armed
    if ask == BID:
        buttons = [_button(words, armed, "pass", "pass", words.text("action.pass"))]
        for kind in KINDS:
            look = "tout" if row_of(kind).is_tout else "bid"
            text = words.text("contract." + kind)
            buttons.append(_button(words, armed, kind, look, text, kind in legal))
        return buttons
    if ask in (CALL, TRUMP):
        # The ace of Herz is trump: it can't be called, and isn't offered.
        suits = (0, 1, 3) if ask == CALL else (0, 1, 2, 3)
        buttons = []
        for suit in suits:
            letter = SUIT_LETTERS[suit]
            text = words.called(suit) if ask == CALL else words.suit(suit)
            is_legal = f"{ask} {letter}" in legal
            buttons.append(_button(words, armed, f"{ask}:{letter}", ask, text, is_legal, suit))
        return buttons
    if ask in (ASK_KONTRA, ASK_RE):
        return [
            _button(words, armed, "pass", "no", words.text("action.no-" + ask)),
            _button(words, armed, ask, "yes", words.text("action." + ask)),
        ]
    return []


def _button(
    words: "Words",
    armed: "str | None",
    act: str,
    look: str,
    text: str,
    is_legal: bool = True,
    suit: "int | None" = None,
    key: "str | None" = None,
) -> Node:
    """A button for an action as it stands in the document. Armed, it asks for its second press."""
    shown = words.text("action.armed", action=text) if armed == act else text
    label = Node("span", "act-text-" + act, ("class", "action-text"), shown)
    attributes = (
        "class", "action",
        "type", "button",
        "data-act", act,
        "data-kind", look,
        "data-heavy", yes(act in HEAVY),
        "data-suit", None if suit is None else SUIT_LETTERS[suit],
        "aria-disabled", yes(not is_legal),
        "data-armed", yes(armed == act),
        "aria-keyshortcuts", key,
    )  # fmt: skip
    children = (label,) if suit is None else (suit_sign("act-suit-" + act, suit), label)
    return Node("button", "act-" + act, attributes, "", children)

"""The scene of a deal that is looked at step by step: the table, the open hands, the way on.

Nothing can be played here. A record may hold all four hands or one: whose cards it holds, those lie
open, and the others' stay backs.
"""

from typing import TYPE_CHECKING, NamedTuple

from ..core.cards import SEATS, card_code
from ..core.table import trick_points
from .announce import word_text
from .bar import contract_slate, contract_text
from .build import root_attributes
from .cards import face, lying_card
from .people import name_of, says
from .scene import ROOT, Node, yes
from .seats import seat_key, seats
from .sorting import arranged
from .trick import trick
from .words import SUIT_LETTERS

if TYPE_CHECKING:
    from ..core.cards import CardSet
    from .choices import Settings
    from .screen import Screen
    from .words import Words

FIRST, BACK, RUN, FORWARD, LAST, LEAVE = (
    "replay-first",
    "replay-back",
    "replay-run",
    "replay-forward",
    "replay-last",
    "replay-leave",
)
"""The words of the buttons."""

SIGNS = (
    (FIRST, "\u00ab", "Home"),
    (BACK, "\u2039", "ArrowLeft"),
    (RUN, "\u25ba", None),
    (FORWARD, "\u203a", "ArrowRight"),
    (LAST, "\u00bb", "End"),
)
"""The buttons in order, each with its sign and its key."""
HALT, HALT_SIGN = "replay-halt", "\u2016"
"""What RUN says while the steps follow by themselves."""

Moment = NamedTuple(
    "Moment",
    [
        ("step", int),  # 0: nothing has been done yet
        ("last", int),
        ("dealt", "tuple[CardSet | None, ...]"),  # by seat; None: the record doesn't hold it
        ("can_leave", bool),  # whether there is a table to go back to
        ("is_running", bool),  # whether the steps follow by themselves
    ],
)
"""Where in the deal one is."""


def replay_scene(screen: "Screen", moment: Moment, words: "Words") -> Node:
    """The whole scene. ``screen`` is the table at that moment, with nobody being asked."""
    controls = _controls(moment, words)
    own = ("class", "own", "aria-label", words.text("own.label"))
    in_own = [_actions(step_text(screen, words), None if screen.is_over else controls)]
    in_own.append(_hand(screen, words))
    felt = ("class", "felt", "aria-label", words.text("felt.label"))
    on_felt = [_opened(seat, screen, moment, words) for seat in seats(screen, words)]
    on_felt.append(trick(screen, words))
    stage = [
        _bar(screen, moment, words),
        Node("main", "felt", felt, "", on_felt),
        Node("section", "own", own, "", in_own),
    ]
    if screen.is_over:
        from .panels.reckoning import reckoning  # noqa: PLC0415 - most steps don't need it

        stage.append(reckoning(screen, words, [controls]))
    return _root(screen, words, stage)


def problem_scene(settings: "Settings", words: "Words") -> Node:
    """The scene where there is no record that can be read."""
    title = Node("h1", "problem-title", (), words.text("replay.title"))
    text = Node("p", "problem-text", ("role", "alert"), words.text("replay.unreadable"))
    main = Node("main", "problem", ("class", "failure"), "", (title, text))
    attributes = (
        "class", "game",
        "lang", words.language,
        "dir", "ltr",
        "data-theme", settings.theme,
        "data-cloth", settings.cloth,
        "data-title", words.text("page.title"),
        "data-replay", "unreadable",
    )  # fmt: skip
    return Node("div", ROOT, attributes, "", (main,))


def step_text(screen: "Screen", words: "Words") -> str:
    """What has happened in the step that leads here."""
    table = screen.view.table
    if screen.is_over:
        from .panels.reckoning import outcome_text  # noqa: PLC0415 - as above

        return outcome_text(screen, words)
    if not table.log:
        return says(screen, words, "announce.new-deal", table.dealer)
    seat, action = table.log[-1]
    name = name_of(screen, words, seat)
    text = words.sentence(words.text("announce.of", name=name, what=_done(words, action)))
    lying = table.last_trick if screen.resting else None
    if lying is not None and lying.winner is not None:
        points = words.text("points", count=trick_points(lying))
        text += " " + says(screen, words, "announce.trick", lying.winner, points=points)
    elif not table.tricks and table.phase == "play" and action not in ("kontra", "re"):
        text += " " + words.sentence(contract_text(screen, words))
    return text


def _done(words: "Words", action: str) -> str:
    """An action of the log in words."""
    word, _, suit = action.partition(" ")
    if not suit:
        return word_text(words, action)
    index = SUIT_LETTERS.index(suit)
    named = words.called(index) if word == "call" else words.suit(index)
    return words.text("said." + word, suit=named)


def _root(screen: "Screen", words: "Words", children: "list[Node]") -> Node:
    attributes = list(root_attributes(screen, words))
    attributes[attributes.index("data-asking") + 1] = ""  # nobody is
    stage = Node("div", "stage", ("class", "stage", "inert", None), "", children)
    return Node("div", ROOT, tuple(attributes) + ("data-replay", "true"), "", (stage,))


def _bar(screen: "Screen", moment: Moment, words: "Words") -> Node:
    """Who plays what, how far one is, and the way back to the table if there is one."""
    place = words.text("replay.place", step=moment.step, last=moment.last)
    line = [Node("p", "replay-place", ("class", "replay-place"), place)]
    if moment.can_leave:
        attributes = (
            "class", "action",
            "type", "button",
            "data-act", LEAVE,
            "aria-keyshortcuts", "Escape",
        )  # fmt: skip
        line.append(Node("button", "act-" + LEAVE, attributes, words.text("replay.leave")))
    ways = Node("div", "replay-line", ("class", "replay-line"), "", line)
    return Node("header", "bar", ("class", "bar"), "", (contract_slate(screen, words), ways))


def _actions(text: str, controls: "Node | None") -> Node:
    children = [Node("p", "question", ("class", "question", "data-long", "true"), text)]
    if controls is not None:
        children.append(controls)
    return Node("div", "actions", ("class", "actions", "data-asking", "wait"), "", children)


def _controls(moment: Moment, words: "Words") -> Node:
    """First, back, run or halt, forward, last. What has run to its end begins anew."""
    buttons = []
    for act, sign, key in SIGNS:
        is_end = act != RUN and moment.step == (0 if act in (FIRST, BACK) else moment.last)
        name = act
        if act == RUN and moment.is_running:
            name, sign = HALT, HALT_SIGN  # noqa: PLW2901
        label = words.text("replay." + name.split("-")[1])
        attributes = (
            "class", "action",
            "type", "button",
            "data-act", act,
            "data-primary", yes(act == FORWARD),
            "aria-label", label,
            "title", label,
            "aria-keyshortcuts", key,
            "aria-disabled", yes(is_end),
        )  # fmt: skip
        mark = Node("span", act + "-sign", ("aria-hidden", "true"), sign)
        buttons.append(Node("button", "act-" + act, attributes, "", (mark,)))
    title = words.text("replay.title")
    group = ("class", "replay-controls", "role", "group", "aria-label", title)
    return Node("div", "replay-controls", group, "", buttons)


def _opened(seat: Node, screen: "Screen", moment: Moment, words: "Words") -> Node:
    """A seat with its cards open in place of their backs, if the record holds them."""
    for number in SEATS:
        dealt = moment.dealt[number]
        if seat.key != seat_key(number) or dealt is None or number == screen.view.seat:
            continue
        shown = _open_hand(screen, words, number, dealt)
        children = [shown if child.key == seat.key + "-backs" else child for child in seat.children]
        return Node(seat.tag, seat.key, seat.attributes, "", children)
    return seat


def _open_hand(screen: "Screen", words: "Words", seat: int, dealt: "CardSet") -> Node:
    """What a seat still holds, written small."""
    from .panels.review import mini  # noqa: PLC0415 - as late as this module, but of a panel

    table = screen.view.table
    cards = []
    for card in arranged(table.game, dealt, screen.settings):
        if not table.played >> card & 1:
            code = card_code(card)
            cards.append(Node("li", "open-" + code, (), "", (mini(words, "o" + code, card, []),)))
    label = words.text("replay.hand", name=name_of(screen, words, seat))
    key = seat_key(seat) + "-open"
    return Node("ul", key, ("class", "open-hand", "role", "list", "aria-label", label), "", cards)


def _hand(screen: "Screen", words: "Words") -> Node:
    """The hand that the deal is looked at from; its cards can't be pressed."""
    view = screen.view
    game = view.table.game
    items = []
    group = None
    for card in arranged(game, view.dealt_set, screen.settings):
        if screen.is_over or not view.hand >> card & 1:
            continue
        cls = game.suit_class(card)
        gap = ("data-gap", yes(group is not None and cls != group))
        group = cls
        code = card_code(card)
        shown = face(words, card, words.card(card), game.is_trump(card)) + gap
        card_shown = lying_card("c" + code, shown)
        items.append(Node("li", "h" + code, ("class", "hold"), "", (card_shown,)))
    attributes = (
        "class", "hand",
        "aria-label", words.text("hand.label"),
        "data-count", str(len(items)),
    )  # fmt: skip
    return Node("ul", "hand", attributes, "", items)

"""What is told to those who listen: what has happened since the last screen, once and briefly.

Polite: bids, cards, the contract, tricks; never the person's own presses. Assertive: that it is
the person's turn, and why something is forbidden. Spoken, for those who have chosen it: the others'
bids, Kontra and the contract, as one hears them at a table. Nothing is told twice because a screen
was drawn again.
"""

from typing import TYPE_CHECKING

from ..core.cards import parse_card
from ..core.table import trick_points
from .actions import NEXT, WAIT, armed_text, asked, question_text
from .bar import contract_text
from .diff import ASSERTIVE, POLITE, SPOKEN
from .people import name_of, says
from .told import Told, told_text
from .words import SUIT_LETTERS

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def announcements(old: "Screen | None", new: "Screen", words: "Words") -> "list[tuple[str, str]]":
    """At most one text of each manner for the step from one screen to the next.

    A notice is told when it is another object than before, so that the same reason given for a
    second press is told again.
    """
    result = []
    happened = _happened(old, new, words)
    if happened:
        result.append((POLITE, " ".join([text for text, _ in happened])))
    urgent = _wanted(old, new, words)
    if urgent:
        result.append((ASSERTIVE, " ".join(urgent)))
    aloud = [text for text, is_said in happened if is_said]
    if aloud and new.settings.spoken:
        result.append((SPOKEN, " ".join(aloud)))
    return result


def notice_text(screen: "Screen", words: "Words") -> str:
    """The notice in words, empty if there is none."""
    notice = screen.notice
    if notice is None:
        return ""
    if isinstance(notice, (str, Told)):
        return told_text(notice, words)
    return words.reason(notice)


def _happened(old: "Screen | None", new: "Screen", words: "Words") -> "list[tuple[str, bool]]":
    """What has happened, and of each text whether it is something said at the table."""
    table = new.view.table
    told = 0
    texts = []
    if old is not None and old.deal_number == new.deal_number:
        told = len(old.view.table.log)
        if table.log[:told] != old.view.table.log:
            return []  # another past than before: nothing has happened, it was taken back
    elif not table.log:
        texts.append((says(new, words, "announce.new-deal", table.dealer), False))
    else:
        return []  # a deal picked up where it was left: "say the state" tells it
    contract = [] if old is None else _contract(old, new, words)
    cards = 0
    for index in range(len(table.log)):
        seat, action = table.log[index]
        is_card = len(action) == 2 and action[0] in SUIT_LETTERS
        cards += is_card
        if index < told:
            continue
        if is_card or action in ("kontra", "re"):
            texts += contract  # it stood before
            contract = []
        if seat != new.view.seat and " " not in action:
            name = name_of(new, words, seat)
            what = words.text("announce.of", name=name, what=word_text(words, action))
            texts.append((words.sentence(what), not is_card))
        if is_card and cards % 4 == 0:
            trick = table.tricks[cards // 4 - 1]
            if trick.winner is not None:
                points = words.text("points", count=trick_points(trick))
                text = says(new, words, "announce.trick", trick.winner, points=points)
                texts.append((text, False))
    return texts + contract + ([] if old is None else _partner(old, new, words))


def word_text(words: "Words", action: str) -> str:
    """A pass, a bid, Kontra, Re or a card of the log, as it is told."""
    if action in ("pass", "kontra", "re"):
        return words.text("action." + action)
    if len(action) == 2:
        return words.card(parse_card(action))
    return words.text("contract." + action)


def _contract(old: "Screen", new: "Screen", words: "Words") -> "list[tuple[str, bool]]":
    """That the contract stands, or that all have passed; as `_happened`."""
    table = new.view.table
    was = old.view.table.phase if old.deal_number == new.deal_number else "auction"
    if was in ("auction", "naming") and table.phase in ("play", "passed"):
        return [(words.sentence(contract_text(new, words)), True)]
    return []


def _partner(old: "Screen", new: "Screen", words: "Words") -> "list[tuple[str, bool]]":
    """Who has turned out to be the partner; as `_happened`."""
    partner = new.view.partner
    if partner is None or partner == old.view.partner:
        return []
    return [(says(new, words, "announce.partner", partner), False)]


def _wanted(old: "Screen | None", new: "Screen", words: "Words") -> list[str]:
    texts = []
    if new.notice is not None and (old is None or new.notice is not old.notice):
        texts.append(notice_text(new, words))
    if new.armed is not None and (old is None or new.armed != old.armed):
        texts.append(armed_text(new, words))
    if new.resting and new.waits_for_me and not (old is not None and old.resting):
        texts.append(words.sentence(words.text("action.go-on")))
    if new.can_finish and not (old is not None and old.can_finish):
        texts.append(words.sentence(words.text("action.finish")))
    ask = asked(new)
    if ask in (WAIT, NEXT):
        return texts
    if old is None or asked(old) != ask or len(old.view.table.log) != len(new.view.table.log):
        texts.append(words.sentence(question_text(new, words)))
    return texts

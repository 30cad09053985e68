"""Help for beginners: what is trump, who plays with whom as far as that is known, what to do now.

Everything comes from what the person can see; nothing is said of hidden cards.
"""

from typing import TYPE_CHECKING

from ..core.cards import HERZ, count
from ..core.games import CHOSEN, ONLY_HERZ, SAUSPIEL, TRUMP, game, row_of
from .actions import NEXT, PLAY, WAIT, asked
from .choices import FRENCH
from .people import name_of
from .seats import DECLARER, PARTNER, role_of
from .words import RANK_LETTERS

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def coach_text(screen: "Screen", words: "Words") -> str:
    """The help line: two or three short sentences."""
    if screen.is_over:
        return words.text("coach.over")
    texts = [_trumps(screen, words), _sides(screen, words), _now(screen, words)]
    return " ".join([text for text in texts if text])


def is_friend(screen: "Screen", seat: int) -> bool:
    """Whether the person knows that a seat is on the person's side."""
    role = role_of(screen, seat, screen.view.partner)
    if role is None or screen.view.table.contract is None:
        return False
    return (role in (DECLARER, PARTNER)) == screen.view.on_declarers_side


def _trumps(screen: "Screen", words: "Words") -> str:
    table = screen.view.table
    contract = table.contract
    if contract is None:
        trumps = count(game(SAUSPIEL, None, table.deck).trumps & screen.view.hand)
        return words.text("coach.hand", count=trumps, list=_names(SAUSPIEL, None, words))
    if contract.suit is None and row_of(contract.kind).trump_suit == CHOSEN:
        return ""
    return words.text("coach.trumps", list=_names(contract.kind, contract.suit, words))


def rank_names(rank: int, words: "Words") -> str:
    """What all Obers, or all Unters, are called together."""
    of_faces = "french." if words.faces == FRENCH else ""
    return words.text("coach.rank." + of_faces + RANK_LETTERS[rank])


def _names(kind: str, suit: "int | None", words: "Words") -> str:
    """What is trump: ranks, and the suit if there is one."""
    row = row_of(kind)
    names = [rank_names(rank, words) for rank in row.trump_ranks]
    if row.trump_suit == ONLY_HERZ:
        names.append(words.suit(HERZ))
    elif suit is not None and row.trump_suit == CHOSEN:
        names.append(words.suit(suit))
    return words.all_of(names)


def _sides(screen: "Screen", words: "Words") -> str:
    view = screen.view
    contract = view.table.contract
    if contract is None:
        return ""
    me, declarer = view.seat, contract.declarer
    name = name_of(screen, words, declarer)
    if not row_of(contract.kind).calls_ace:
        return (
            words.text("coach.alone.me") if declarer == me else words.text("coach.alone", name=name)
        )
    if contract.suit is None:
        return ""
    called = words.called(contract.suit)
    partner = view.partner
    if partner is None:
        key = "coach.unknown.me" if declarer == me else "coach.unknown"
        return words.text(key, name=name, called=called)
    if partner == me:
        return words.text("coach.secret", name=name, called=called)
    if declarer == me:
        return words.text("coach.with", name=name_of(screen, words, partner))
    (other,) = [seat for seat in range(4) if seat not in (me, declarer, partner)]
    both = words.all_of([name, name_of(screen, words, partner)])
    return words.text("coach.against", names=both, name=name_of(screen, words, other))


def _now(screen: "Screen", words: "Words") -> str:
    view = screen.view
    ask = asked(screen)
    if ask in (WAIT, NEXT):
        return ""
    lead = view.table.lead
    if ask != PLAY or lead is None:
        return words.text("coach." + ask)
    cls = view.table.game.suit_class(lead)
    if not view.hand & view.table.game.class_sets[cls]:
        return words.text("coach.free")
    if cls == TRUMP:
        return words.text("coach.follow-trump")
    return words.text("coach.follow", suit=words.suit(cls))

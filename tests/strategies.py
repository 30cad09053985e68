"""Hypothesis strategies for the rules: cards, deals, contracts, deals in progress, hostile text.

A deal in progress is drawn as a `Round` of the core that has followed legal actions, so a failing
example shrinks to a short log and prints as one (see `Shown`).
"""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from game.core.auction import PASS
from game.core.cards import (
    CARDS,
    DECKS,
    SEATS,
    SUITS,
    Card,
    cards_code,
    cards_in,
    deck_cards,
    hand_size,
)
from game.core.duties import callable_suits
from game.core.games import CHOSEN, KINDS, SAUSPIEL, Contract, Game, game, row_of
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import AUCTION, KONTRA, PLAY, RE

costly = settings(max_examples=max(1, settings().max_examples * 2 // 5))
"""For properties whose examples are whole deals: fewer of them, in proportion to the profile."""

Dealt = tuple[tuple[Card, ...], ...]
STARGAMES_RULES = Ruleset()

seats = st.sampled_from(SEATS)
suits = st.sampled_from(SUITS)
decks = st.sampled_from(DECKS)
kinds = st.sampled_from(KINDS)
cards = st.sampled_from(CARDS)
card_sets = st.integers(0, 2**32 - 1)


class Shown(Round):
    """A Round whose repr is the deal and its log, so that a failing example can be read."""

    __slots__ = ()

    def __repr__(self) -> str:
        log = ", ".join(f"{seat} {action}" for seat, action in self.table.log)
        hands = " / ".join(cards_code(hand) for hand in self.dealt)
        return f"<{self.table.deck}, dealer {self.table.dealer}: {hands} | {log}>"


def shown(deal: Round) -> Round:
    """The same deal with a repr for people."""
    return Shown(deal.table, deal.dealt)


def swapped(deal: Round, seat: int, chance: Random) -> Round:
    """The deal with the cards that the seat can't see dealt to the others anew.

    Each of the others keeps what it has played; whether it would have had to play otherwise with
    its new cards is not asked.
    """
    others = [other for other in SEATS if other != seat]
    unseen = [card for other in others for card in cards_in(deal.hand(other))]
    chance.shuffle(unseen)
    dealt = list(deal.dealt)
    for other in others:
        kept = [card for card in dealt[other] if deal.table.played >> card & 1]
        dealt[other] = tuple(kept + [unseen.pop() for _ in range(len(dealt[other]) - len(kept))])
    return Round(deal.table, tuple(dealt))


@st.composite
def hands_of(draw: st.DrawFn, deck: str) -> Dealt:
    """Four hands of the deck in any order."""
    order = draw(st.permutations(cards_in(deck_cards(deck))))
    size = hand_size(deck)
    return tuple(tuple(order[seat * size : seat * size + size]) for seat in SEATS)


@st.composite
def fresh_rounds(draw: st.DrawFn, deck: str | None = None) -> Round:
    """A deal before the first word of the auction."""
    chosen = draw(decks) if deck is None else deck
    return shown(new_round(STARGAMES_RULES, chosen, draw(seats), draw(hands_of(chosen))))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """The tables of any contract with either deck."""
    return game(draw(kinds), draw(suits), draw(decks))


@st.composite
def contracts(draw: st.DrawFn) -> Contract:
    """Any complete contract: a kind, the suit it needs, a declarer."""
    kind = draw(kinds)
    row = row_of(kind)
    suit = None
    if row.calls_ace:
        suit = draw(
            st.sampled_from([s for s in SUITS if not game(kind, None, "long").is_trump(s * 8)])
        )
    elif row.trump_suit == CHOSEN:
        suit = draw(suits)
    return Contract(kind, suit, draw(seats))


def _bid_or_pass(draw: st.DrawFn, deal: Round) -> str:
    # Passing half the time lets every contract win an auction, not only the Touts.
    if draw(st.booleans()):
        return PASS
    return draw(st.sampled_from(deal.legal()))


@st.composite
def rounds(
    draw: st.DrawFn,
    deck: str | None = None,
    stop: Callable[[Round], bool] | None = None,
) -> Round:
    """A deal after any legal prefix of a log, Kontra and Re included.

    `stop` ends the log at the first position it accepts; without it the log has any length.
    """
    deal = draw(fresh_rounds(deck))
    left = draw(st.integers(0, 48))
    while left > 0 and not deal.is_over and not (stop is not None and stop(deal)):
        left -= 1
        open_kontra = deal.kontra_open()
        open_re = deal.re_open()
        if (open_kontra or open_re) and draw(st.integers(0, 3)) == 0:
            seat = draw(st.sampled_from(open_kontra + open_re))
            deal = deal.apply(seat, KONTRA if open_kontra else RE)
            continue
        turn = deal.turn
        assert turn is not None
        if deal.table.phase == AUCTION:
            action = _bid_or_pass(draw, deal)
        else:
            action = draw(st.sampled_from(deal.legal()))
        deal = deal.apply(turn, action)
    return shown(deal)


@st.composite
def callers(draw: st.DrawFn, deck: str | None = None) -> tuple[Round, int]:
    """A fresh deal and a seat that may bid Sauspiel in it."""
    chosen = draw(decks) if deck is None else deck
    tables = game(SAUSPIEL, None, chosen)
    deal = draw(
        fresh_rounds(chosen).filter(
            lambda d: any(callable_suits(hand, tables, 1) for hand in d.dealt_sets)
        )
    )
    able = [seat for seat in SEATS if callable_suits(deal.dealt_sets[seat], tables, 1)]
    return deal, draw(st.sampled_from(able))


def is_in_play(deal: Round) -> bool:
    """Whether cards are being played."""
    return deal.table.phase == PLAY


_WORDS = "pass sauspiel solo-tout call E call H trump S trump X kontra re EA GX H7 s7 ea 4 -1 99"
_ODD = [
    " ",
    "  ",
    "\t",
    "\n",
    "\0",
    "-",
    "1" * 40,
    "\u0660",
    "\u212a",
    "\u1e9e",
    "\ud800",
    "{",
    "[",
]
_PIECES = st.sampled_from(_WORDS.split() + _ODD + ["call E", "trump S", "EA EA", "null", "1e999"])

hostile_text = st.one_of(
    st.text(max_size=30),
    st.text(st.characters(categories=["Cs", "Cc", "Lu", "Nd"]), max_size=8),
    st.lists(_PIECES, max_size=5).map("".join),
    st.lists(_PIECES, max_size=5).map(" ".join),
)
"""Text that no parser may stumble over: near misses, controls, half surrogates, other digits."""

_SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 40),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    hostile_text,
)

hostile_json = st.recursive(
    _SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5),
        st.dictionaries(st.one_of(hostile_text, st.sampled_from(["v", "rules", "log"])), inner),
    ),
    max_leaves=12,
)
"""Values that JSON can carry, of every wrong shape."""


@st.composite
def damaged(draw: st.DrawFn, good: dict[str, Any]) -> dict[str, Any]:
    """A good request or record with one to three members replaced, removed or damaged inside."""
    bad = dict(good)
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(good)))
        value = bad.get(name)
        how = draw(st.integers(0, 3))
        if how == 0:
            bad.pop(name, None)
        elif how == 1 and isinstance(value, list) and value:
            place = draw(st.integers(0, len(value) - 1))
            bad[name] = value[:place] + [draw(hostile_json)] + value[place + 1 :]
        elif how == 2 and isinstance(value, str):
            place = draw(st.integers(0, len(value)))
            bad[name] = value[:place] + draw(hostile_text) + value[place + 1 :]
        else:
            bad[name] = draw(hostile_json)
    return bad

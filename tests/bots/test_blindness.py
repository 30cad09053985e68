"""N16: no level sees a hidden card: other hands behind the same view change nothing."""

import random

from game.bots import bot
from game.cli.budgets import thinking_for
from game.core.cards import DECKS, SEATS, Seat, card_set
from game.core.chance import chance_from, deal
from game.core.errors import SchafkopfError
from game.core.games import KINDS
from game.core.round import Round, new_round
from game.core.table import AUCTION, KONTRA, RE
from game.mind import strong

from .play import Dealt, fresh

POSITIONS = 400
"""In which a seat has a choice of words or cards."""

WORLDS = 4
"""What strong may look at for a decision."""

TRIES = 60


def walk(number: int, chance: random.Random) -> Round:
    """A deal played at random to a random point, with every contract about as often."""
    deck = DECKS[number % 2]
    position = fresh(deck, number % 4, deal(deck, chance_from(f"blind {number}")))
    kind = KINDS[number // 2 % len(KINDS)]
    for _ in range(chance.randrange(40)):
        doubles = [(s, KONTRA) for s in position.kontra_open()] + [
            (s, RE) for s in position.re_open()
        ]
        if doubles and chance.random() < 0.3:
            position = position.apply(*chance.choice(doubles))
            continue
        if doubles and chance.random() < 0.1:
            break
        legal = position.legal()
        turn = position.turn
        if turn is None:
            break
        wanted = kind in legal and position.table.high_bid is None and chance.random() < 0.7
        low = position.table.phase == AUCTION and not wanted
        action = kind if wanted else legal[0] if low else chance.choice(legal)
        after = position.apply(turn, action)
        if after.is_over:
            break
        position = after
    return position


def exchanged(position: Round, viewer: Seat, chance: random.Random) -> Round | None:
    """The same public deal with other hidden cards; None if no exchange fits the log."""
    table = position.table
    for _ in range(TRIES):
        hands = [list(hand) for hand in position.dealt]
        others = [seat for seat in SEATS if seat != viewer]
        for _ in range(chance.randrange(1, 5)):
            one, two = chance.sample(others, 2)
            mine = [i for i, c in enumerate(hands[one]) if not table.played >> c & 1]
            theirs = [i for i, c in enumerate(hands[two]) if not table.played >> c & 1]
            if mine and theirs:
                i, j = chance.choice(mine), chance.choice(theirs)
                hands[one][i], hands[two][j] = hands[two][j], hands[one][i]
        dealt: Dealt = tuple(tuple(hand) for hand in hands)
        if [card_set(hand) for hand in dealt] == list(position.dealt_sets):
            continue
        other = replayed(position, dealt)
        if other is not None and is_same_for(position, other, viewer):
            return other
    return None


def replayed(position: Round, dealt: Dealt) -> Round | None:
    """The log of a position played with other hands, None where the rules forbid it."""
    table = position.table
    other = new_round(table.ruleset, table.deck, table.dealer, dealt)
    try:
        for seat, action in table.log:
            other = other.apply(seat, action)
    except SchafkopfError:
        return None
    return other


def is_same_for(one: Round, two: Round, viewer: Seat) -> bool:
    """Whether the viewer may do the same in both."""
    a, b = one.view(viewer), two.view(viewer)
    return (a.legal(), a.kontra_open, a.re_open) == (b.legal(), b.kontra_open, b.re_open)


def decisions(position: Round, seat: Seat) -> list[str | None]:
    """All that the levels do with what a seat sees, at a fixed seed and count."""
    view = position.view(seat)
    found: list[str | None] = []
    for level in bot.LEVELS:
        if view.is_my_turn:
            found.append(bot.choose(view, level, 7))
        found += [bot.answer(view, word, level, 7) for word in (KONTRA, RE)]
    thinking = thinking_for(WORLDS, None)
    if view.is_my_turn:
        found.append(strong.choose(view, 7, thinking))
    return found + [strong.answer(view, word, 7, thinking) for word in (KONTRA, RE)]


def asked(position: Round, chance: random.Random) -> Seat:
    """Whose decision is looked at: often the one whose turn it is, or who may double."""
    doublers = [*position.kontra_open(), *position.re_open()]
    if doublers and chance.random() < 0.5:
        return chance.choice(doublers)
    if position.turn is not None and chance.random() < 0.9:
        return position.turn
    return chance.choice(SEATS)


def test_hidden_cards_change_no_decision() -> None:
    chance = random.Random(20)
    choices = doubles = number = 0
    phases = set()
    while choices < POSITIONS:
        position = walk(number, chance)
        number += 1
        if position.is_over or position.turn is None:
            continue
        viewer = asked(position, chance)
        other = exchanged(position, viewer, chance)
        if other is None:
            continue
        view = position.view(viewer)
        choices += view.is_my_turn and len(view.legal()) > 1
        doubles += view.kontra_open or view.re_open
        phases.add((position.table.phase, len(position.table.tricks)))
        assert decisions(position, viewer) == decisions(other, viewer), position.table.log
    assert doubles >= 40
    assert len(phases) >= 2 + 7  # the auction, the naming, and tricks from the first to the seventh

"""Random deals of every contract with both decks, and what must be true of each.

`python -m tests.soak` (make soak) plays 10 000 of each; here 200 of each, the first twenty with
all invariants after every action, three of them with every action that is not legal tried too.
"""

import random

import pytest

from game.core.cards import DECKS
from game.core.games import KINDS
from tests.soak.harness import (
    AT_THE_END,
    EVERY_ACTION,
    EVERY_STATE,
    Broken,
    check,
    fresh_deal,
    play_checked,
)

CARE = [EVERY_ACTION] * 3 + [EVERY_STATE] * 17 + [AT_THE_END] * 180


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("kind", KINDS)
def test_invariants(kind: str, deck: str) -> None:
    for number, care in enumerate(CARE):
        play_checked(kind, deck, random.Random(f"harness {kind} {deck} {number}"), care)


def test_a_broken_invariant_is_found_and_shows_the_deal() -> None:
    deal, _ = fresh_deal("geier", "short", random.Random(1))
    deal.table.points = (0, 0, 0, 3)
    with pytest.raises(Broken, match=r"^points \| short, dealer \d: .* \| $"):
        check(deal)

"""What the bots do: whole deals played by each level, every decision written down."""

from typing import TYPE_CHECKING

from game.bots.bot import LEVELS, answer, choose
from game.core.cards import DECKS, SEATS
from game.core.chance import chance_from, deal
from game.core.round import new_round
from game.core.rulesets import Ruleset
from game.core.table import KONTRA, PASSED, RE

from .states import result_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.core.round import Round

DEALS_EACH = 6


def results(_read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield the log and the reckoning of each deal."""
    for level in LEVELS:
        for deck in DECKS:
            for number in range(DEALS_EACH):
                seed = f"{level}.{deck}.{number}"
                yield seed, whole_deal(fresh(deck, seed), level, number)


def fresh(deck: str, seed: str) -> "Round":
    """A deal of a deck, dealt by the stream of a text."""
    chance = chance_from(seed)
    return new_round(Ruleset(), deck, chance.below(4), deal(deck, chance))


def whole_deal(start: "Round", level: str, seed: int) -> str:
    """Play a deal by one level; return its log and its reckoning."""
    state = start
    while not state.is_over:
        state = step(state, level, seed)
    log = " ".join([f"{seat}:{action}" for seat, action in state.table.log])
    if state.table.phase != PASSED:
        assert sum(state.table.points) == 120
    return f"{log} | {result_line(state.result())}"


def step(state: "Round", level: str, seed: int) -> "Round":
    """The deal after the level's next decision: a doubling where one is said, else an action."""
    for seat in SEATS:
        view = state.view(seat)
        for word, is_open in ((KONTRA, view.kontra_open), (RE, view.re_open)):
            if is_open and answer(view, word, level, seed) == word:
                return state.apply(seat, word)
    turn = state.table.turn
    assert turn is not None
    action = choose(state.view(turn), level, seed)
    assert action in state.legal()
    return state.apply(turn, action)

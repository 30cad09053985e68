"""Random deals of every contract and deck, played by legal chance to the end."""

from typing import TYPE_CHECKING

from game.core.auction import PASS
from game.core.cards import DECKS, SEATS, TOTAL_POINTS, cards_code
from game.core.chance import chance_from, deal
from game.core.duties import callable_suits
from game.core.games import KINDS, SAUSPIEL, game
from game.core.round import new_round
from game.core.rulesets import Ruleset
from game.core.table import AUCTION, DONE, KONTRA, RE

from .interpreter import digest
from .states import result_line, state_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.core.chance import Chance
    from game.core.round import Round

DEALS_EACH = 4


def results(_read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield the generator's first words and each deal's log, reckoning and digest of all states."""
    yield "words", str([chance_from("words").word() for _ in range(2)])
    chance = chance_from("below")
    yield "below", str([chance.below(limit) for limit in (1, 2, 3, 10, 52, 1 << 31, 1 << 32)])
    for deck in DECKS:
        yield (
            f"{deck}.shuffled",
            " / ".join([cards_code(hand) for hand in deal(deck, chance_from(deck))]),
        )
        for kind in KINDS:
            for number in range(DEALS_EACH):
                seed = f"{kind}.{deck}.{number}"
                yield seed, played(kind, deck, chance_from(seed))


def played(kind: str, deck: str, chance: "Chance") -> str:
    """Play one deal of a contract; return its log, its reckoning and a digest of all its states."""
    deal = dealt_for(kind, deck, chance)
    declarer = next(seat for seat in SEATS if can_declare(deal, seat, kind))
    states = [state_line(deal)]
    while not deal.is_over:
        seat, action = chosen(deal, kind, declarer, chance)
        deal = deal.apply(seat, action)
        states.append(state_line(deal))
    assert deal.table.phase == DONE
    result = deal.result()
    assert result is not None
    assert sum(deal.table.points) == TOTAL_POINTS
    assert sum(result.scores) == 0
    log = " ".join([f"{seat}:{action}" for seat, action in deal.table.log])
    return f"{log} | {result_line(result)} | {digest('/'.join(states))}"


def dealt_for(kind: str, deck: str, chance: "Chance") -> "Round":
    """Deal until some seat can declare the contract."""
    while True:
        fresh = new_round(Ruleset(), deck, chance.below(4), deal(deck, chance))
        if any(can_declare(fresh, seat, kind) for seat in SEATS):
            return fresh


def can_declare(deal: "Round", seat: int, kind: str) -> bool:
    """Whether the seat's hand allows the contract."""
    tables = game(SAUSPIEL, None, deal.table.deck)
    return kind != SAUSPIEL or len(callable_suits(deal.dealt_sets[seat], tables, 1)) > 0


def chosen(deal: "Round", kind: str, declarer: int, chance: "Chance") -> "tuple[int, str]":
    """The next entry of the log: the declarer bids, the others pass; Kontra and Re now and then."""
    doublers = deal.kontra_open() + deal.re_open()
    if doublers and chance.below(4) == 0:
        word = KONTRA if deal.kontra_open() else RE
        return doublers[chance.below(len(doublers))], word
    turn = deal.table.turn
    assert turn is not None
    if deal.table.phase == AUCTION:
        return turn, kind if turn == declarer else PASS
    legal = deal.legal()
    return turn, legal[chance.below(len(legal))]

"""The same deal in the core and in the reference of the rules, compared after every action."""

from game.core.cards import card_code, card_set, cards_in
from game.core.games import Contract
from game.core.round import Round, new_round
from game.core.settle import DOUBLING_LINES, Result
from tests.reference.deal import OpenDeal
from tests.reference.knowledge import partner_known_to
from tests.reference.reckoning import Verdict
from tests.soak.harness import require


def twin_of(deal: Round) -> OpenDeal:
    """The same deal in the reference, before the auction."""
    hands = [[card_code(card) for card in hand] for hand in deal.dealt]
    return OpenDeal(hands, deal.table.dealer, deal.table.deck)


def compare_with_reference(finished: Round) -> None:
    """Replays the log of a deal in both and requires the same of both after every entry."""
    table = finished.table
    core = new_round(table.ruleset, table.deck, table.dealer, finished.dealt)
    twin = twin_of(finished)
    compare_states(core, twin)
    for seat, action in table.log:
        core = core.apply(seat, action)
        twin.perform(f"{seat} {action}")
        compare_states(core, twin)


def compare_states(core: Round, twin: OpenDeal) -> None:
    """Requires that the core and the reference say the same of one state."""
    table = core.table
    require(table.phase == twin.phase(), "phase", core)
    require(table.turn == twin.turn(), "turn", core)
    require(list(core.legal()) == twin.legal(), "legal", core)
    require(list(core.kontra_open()) == twin.kontra_open(), "kontra", core)
    require(list(core.re_open()) == twin.re_open(), "re", core)
    require((table.kontra, table.re) == (twin.kontra_by, twin.re_by), "doubles", core)
    require(core.partner == twin.partner(), "partner", core)
    require(_contract(table.contract) == _contract_of_twin(twin), "contract", core)
    require(list(table.points) == twin.points(), "points", core)
    require(list(table.trick_counts) == twin.trick_counts(), "trick counts", core)
    tricks = [
        (trick.leader, [card_code(card) for card in trick.cards], trick.winner)
        for trick in table.tricks
    ]
    began = [(t.leader, t.cards, t.winner) for t in twin.tricks if t.cards]
    require(tricks == began, "tricks", core)
    for seat in range(4):
        hand = card_set([card for card in core.dealt[seat] if card_code(card) in twin.hands[seat]])
        require(core.hand(seat) == hand, "hands", core)
        require(len(cards_in(core.hand(seat))) == len(twin.hands[seat]), "hands", core)
        require(core.view(seat).partner == partner_known_to(twin, seat), "known partner", core)
    compare_results(core, core.result(), twin.verdict())


def _contract(contract: Contract | None) -> object:
    if contract is None:
        return None
    suit = None if contract.suit is None else "EGHS"[contract.suit]
    return contract.kind, suit, contract.declarer


def _contract_of_twin(twin: OpenDeal) -> object:
    return None if twin.kind is None else (twin.kind, twin.named_suit, twin.declarer)


def compare_results(core: Round, result: Result | None, verdict: Verdict | None) -> None:
    """Requires the same result, line by line."""
    require((result is None) == (verdict is None), "one has a result", core)
    if result is None or verdict is None:
        return
    require(result.side_points == verdict.side_points, "points of the side", core)
    require(result.won == verdict.won, "won", core)
    require(result.schneider == verdict.schneider, "schneider", core)
    require(result.schwarz == verdict.schwarz, "schwarz", core)
    require(result.row == verdict.runners, "row", core)
    require(result.runners == verdict.runners_counted, "runners", core)
    require(result.with_top == verdict.with_the_top, "with", core)
    require(result.value == verdict.value, "value", core)
    require(list(result.scores) == verdict.scores, "scores", core)
    lines = [
        [name, f"x{number}" if name in DOUBLING_LINES else number] for name, number in result.lines
    ]
    require(lines == verdict.lines, "lines", core)

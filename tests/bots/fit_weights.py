"""Fits the weights of bidding and doubling to self-play.

For a kind of contract and a deck, random hands that come near to announcing it are made to, the
level ``normal`` plays the deals without Kontra, and the declarers' scores are explained (least
squares) by the features of the declarer's hand, and by those of an opponent's hand:
``python -m tests.bots.fit_weights KIND DECK DEALS SEED`` prints both rows for
``game/bots/weights.py``.
"""

import sys

from game.bots import normal, weights
from game.bots.auction import bid
from game.bots.bot import CAUTION, NORMAL, stream
from game.bots.valuation import Offer, features_of, offers
from game.core.auction import PASS
from game.core.cards import Seat, card_code, suit_code
from game.core.chance import chance_from, deal
from game.core.games import SAUSPIEL, SOLO
from game.core.round import Round
from game.core.table import AUCTION, CALL, NAME_TRUMP, NAMING

from .play import fresh

NEAR = {SAUSPIEL: -0.7, SOLO: -5.0, "wenz": -5.0, "geier": -5.0}
"""The least expected score, by the weights so far, of the hands that are tried."""

RIDGE = 3.0
"""Deals' worth of doubt about each weight: keeps rare features from wild numbers."""

Sample = tuple[list[float], float]
"""The features of a hand, and the score of the declarer of the deal."""


def announced(start: Round, declarer: Seat, offer: Offer) -> Round | None:
    """The deal after an auction in which the declarer insists on its offer.

    None if others go higher.
    """
    position = start
    while position.table.phase == AUCTION:
        seat = position.turn
        assert seat is not None
        if seat == declarer:
            word = offer.kind if offer.kind in position.legal() else PASS
        else:
            word = bid(position.view(seat), CAUTION[NORMAL])
        position = position.apply(seat, word)
    contract = position.table.contract
    if contract is None or contract.declarer != declarer or contract.kind != offer.kind:
        return None
    if position.table.phase == NAMING and offer.suit is not None:
        start_word = CALL if offer.kind == SAUSPIEL else NAME_TRUMP
        position = position.apply(declarer, start_word + suit_code(offer.suit))
    return position


def declarers_score(position: Round, declarer: Seat, seed: int) -> float:
    """The score of the declarer when ``normal`` plays all hands and nobody doubles."""
    while not position.is_over:
        seat = position.turn
        assert seat is not None
        view = position.view(seat)
        position = position.after(seat, card_code(normal.play(view, stream(view, seed))))
    result = position.result()
    assert result is not None
    return float(result.scores[declarer])


def samples(kind: str, deck: str, number: int, seed: int) -> tuple[list[Sample], list[Sample]]:
    """So many deals of a kind: the declarers' hands, and the opponents' in those worth bidding."""
    declarers: list[Sample] = []
    opponents: list[Sample] = []
    caution = CAUTION[NORMAL].sauspiel if kind == SAUSPIEL else CAUTION[NORMAL].solo
    count = 0
    while len(declarers) < number:
        count += 1
        hands = deal(deck, chance_from(f"fit {seed} {kind} {deck} {count}"))
        start = fresh(deck, count % 4, hands)
        forehand = start.table.forehand
        for seat in range(4):
            found = offers(start.dealt_sets[seat], deck, seat == forehand, start.table.ruleset)
            mine = [offer for offer in found if offer.kind == kind]
            if not mine or mine[0].score < NEAR[kind]:
                continue
            ready = announced(start, seat, mine[0])
            if ready is None:
                continue
            score = declarers_score(ready, seat, seed)
            suit = mine[0].suit
            own = features_of(kind, suit, start.dealt_sets[seat], deck, seat == forehand)
            declarers.append((own, score))
            if mine[0].score < caution:
                continue
            for other in range(4):
                if other not in (seat, ready.partner):
                    hand = start.dealt_sets[other]
                    opponents.append(
                        (features_of(kind, suit, hand, deck, other == forehand), score)
                    )
    return declarers, opponents


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fit(found: list[Sample], prior: tuple[int, ...]) -> tuple[int, ...]:
    """The weights, in thousandths, that explain the scores best and stay near the prior ones."""
    size = len(prior)
    matrix = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [RIDGE * prior[i] / 1000.0 for i in range(size)]
    for features, score in found:
        for i in range(size):
            if features[i]:
                right[i] += features[i] * score
                for j in range(size):
                    matrix[i][j] += features[i] * features[j]
    return tuple(round(weight * 1000) for weight in solve(matrix, right))


def report(found: list[Sample], row: tuple[int, ...]) -> list[str]:
    """How the predicted scores compare with the real ones, in eight bins."""
    told = sorted(
        (sum(w * f for w, f in zip(row, features, strict=True)) / 1000, score)
        for features, score in found
    )
    lines = []
    size = max(1, len(told) // 8)
    for start in range(0, len(told), size):
        part = told[start : start + size]
        expected = sum(t for t, _ in part) / len(part)
        real = sum(s for _, s in part) / len(part)
        won = sum(s > 0 for _, s in part) / len(part)
        lines.append(f"#   {expected:+7.2f} {real:+7.2f} won {won:.2f} of {len(part)}")
    return lines


def main(kind: str, deck: str, number: int, seed: int) -> None:
    """Fits one kind of contract and prints its two rows."""
    declarers, opponents = samples(kind, deck, number, seed)
    for name, found, table in (
        ("OWN", declarers, weights.OWN),
        ("AGAINST", opponents, weights.AGAINST),
    ):
        row = fit(found, table[(kind, deck)])
        lines = [*report(found, row), f'{name} ("{kind}", "{deck}"): {row},', ""]
        sys.stdout.write("\n".join(lines))
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))

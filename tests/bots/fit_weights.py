"""Fits the weights of bidding to self-play: what each feature of a hand adds to the score.

For a kind of contract and a deck, random hands that come near to announcing it are made to, the
level ``normal`` plays the deals, and the declarers' scores are explained by the features (least
squares). ``python -m tests.bots.fit_weights KIND DECK DEALS SEED`` prints the row for
``game/bots/weights.py``.
"""

import sys

from game.bots import valuation
from game.bots.auction import bid
from game.bots.bot import CAUTION, NORMAL
from game.bots.features import suit_game, tall_game
from game.bots.valuation import Offer, offers
from game.core.auction import PASS
from game.core.cards import Seat, suit_code
from game.core.chance import chance_from, deal
from game.core.games import SAUSPIEL, SOLO, game
from game.core.round import Round
from game.core.table import AUCTION, CALL, NAME_TRUMP, NAMING

from .play import fresh, play_deal

NEAR = {SAUSPIEL: -0.7, SOLO: -5.0, "wenz": -5.0, "geier": -5.0}
"""The least expected score, by the weights so far, of the hands that are tried."""

RIDGE = 3.0
"""Deals' worth of doubt about each weight: keeps rare features from wild numbers."""

ALL = (NORMAL, NORMAL, NORMAL, NORMAL)


def announced(deal_: Round, declarer: Seat, offer: Offer) -> Round | None:
    """The deal after an auction in which the declarer insists on its offer; None if others go higher."""
    while deal_.table.phase == AUCTION:
        seat = deal_.turn
        assert seat is not None
        if seat == declarer:
            word = offer.kind if offer.kind in deal_.legal() else PASS
        else:
            word = bid(deal_.view(seat), CAUTION[NORMAL])
        deal_ = deal_.apply(seat, word)
    contract = deal_.table.contract
    if contract is None or contract.declarer != declarer or contract.kind != offer.kind:
        return None
    if deal_.table.phase == NAMING and offer.suit is not None:
        start = CALL if offer.kind == SAUSPIEL else NAME_TRUMP
        deal_ = deal_.apply(declarer, start + suit_code(offer.suit))
    return deal_


def samples(kind: str, deck: str, number: int, seed: int) -> list[tuple[list[float], float]]:
    """(features, declarer's score) of so many deals."""
    found: list[tuple[list[float], float]] = []
    count = 0
    while len(found) < number:
        count += 1
        hands = deal(deck, chance_from(f"fit {seed} {kind} {deck} {count}"))
        start = fresh(deck, count % 4, hands)
        for seat in range(4):
            view = start.view(seat)
            on_lead = seat == start.table.forehand
            mine = [o for o in offers(view.dealt_set, deck, on_lead, start.table.ruleset) if o.kind == kind]
            if not mine or mine[0].score < NEAR[kind]:
                continue
            ready = announced(start, seat, mine[0])
            if ready is None:
                continue
            result = play_deal(ready, ALL, seed).result()
            assert result is not None
            tables = game(kind, mine[0].suit, deck)
            called = mine[0].suit if kind == SAUSPIEL else None
            if kind in (SAUSPIEL, SOLO):
                features = suit_game(tables, view.dealt_set, called, on_lead)
            else:
                features = tall_game(tables, view.dealt_set, on_lead)
            found.append((features, float(result.scores[seat])))
    return found


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


def fit(found: list[tuple[list[float], float]], prior: tuple[int, ...]) -> tuple[int, ...]:
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


def report(found: list[tuple[list[float], float]], weights: tuple[int, ...]) -> None:
    """Prints how the predicted scores compare with the real ones, in bins."""
    told = sorted((sum(w * f for w, f in zip(weights, features, strict=True)) / 1000, score) for features, score in found)
    size = max(1, len(told) // 8)
    for start in range(0, len(told), size):
        part = told[start : start + size]
        expected = sum(t for t, _ in part) / len(part)
        real = sum(s for _, s in part) / len(part)
        won = sum(s > 0 for _, s in part) / len(part)
        print(f"#   {expected:+7.2f} {real:+7.2f} won {won:.2f} of {len(part)}")


def main(kind: str, deck: str, number: int, seed: int) -> None:
    """Fits one kind of contract and prints its row."""
    table = valuation.SUIT_WEIGHTS if kind in (SAUSPIEL, SOLO) else valuation.TALL_WEIGHTS
    found = samples(kind, deck, number, seed)
    weights = fit(found, table[(kind, deck)])
    report(found, weights)
    print(f'    ("{kind}", "{deck}"): {weights},', flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))

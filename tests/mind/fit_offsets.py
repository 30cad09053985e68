"""Fits how open cards are corrected to what deals bring: writes game/mind/offsets.py.

``python -m tests.mind.fit_offsets [DEALS]``. For each contract and deck, hands that come near to
announcing it are made to, in so many deals; the level ``normal`` bids and plays for everybody, and
nobody doubles. The declarer's score is explained (least squares) by the score with open cards over
WORLDS worlds and the tables' estimate: once as the declarer saw the deal when it first spoke, once
as its opponents saw it before the first card, in the deals that are worth announcing.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from game.bots import normal
from game.bots.auction import bid
from game.bots.bot import CAUTION, NORMAL, stream
from game.bots.valuation import Offer, offers, others_bid, score_against, score_of
from game.cli.solver import open_module
from game.core.auction import PASS
from game.core.cards import DECKS, Seat, card_code, suit_code
from game.core.chance import chance_from, deal
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ, Contract
from game.core.round import Round
from game.core.table import AUCTION, CALL, NAME_TRUMP, NAMING
from game.core.view import View
from game.mind.exact import Exact, exact
from game.mind.forecast import Forecast
from game.mind.thinking import Thinking
from tests.bots.play import fresh

OFFSETS = Path(__file__).parents[2] / "game" / "mind" / "offsets.py"
SEED = "offsets 1"
DEALS = 500
WORLDS = 12
NEAR = {SAUSPIEL: -0.7, SOLO: -5.0, WENZ: -5.0, GEIER: -5.0}
"""The least estimate of the tables for a hand that is tried."""

RIDGE = 5.0
"""Deals' worth of doubt, towards the mean of both estimates: keeps a few deals from wild rows."""

Seen = tuple[float, float, float]
"""The open score, the tables' estimate, and what the deal brought the declarer."""


def announced(start: Round, declarer: Seat, offer: Offer) -> "tuple[View, Round] | None":
    """The declarer's view when it first spoke, and the deal after the auction that it won."""
    deal_now = start
    first: View | None = None
    while deal_now.table.phase == AUCTION:
        seat = deal_now.turn
        assert seat is not None
        view = deal_now.view(seat)
        if seat == declarer:
            first = first or view
            word = offer.kind if offer.kind in view.legal() else PASS
        else:
            word = bid(view, CAUTION[NORMAL])
        deal_now = deal_now.apply(seat, word)
    contract = deal_now.table.contract
    if first is None or contract is None or contract.declarer != declarer:
        return None
    if contract.kind != offer.kind:
        return None
    if deal_now.table.phase == NAMING and offer.suit is not None:
        word = (CALL if offer.kind == SAUSPIEL else NAME_TRUMP) + suit_code(offer.suit)
        deal_now = deal_now.apply(declarer, word)
    return first, deal_now


def brought(start: Round, declarer: Seat) -> float:
    """The declarer's score when ``normal`` plays all hands and nobody doubles."""
    deal_now = start
    while (seat := deal_now.turn) is not None:
        card = normal.play(deal_now.view(seat), stream(deal_now.view(seat), 0))
        deal_now = deal_now.after(seat, card_code(card))
    result = deal_now.result()
    assert result is not None
    return float(result.scores[declarer])


def seen(view: View, offer: Offer, declarer: Seat, table: float, got: float, use: Exact) -> Seen:
    """One line of the fit: a deal as one seat sees it."""
    chance = stream(view, 0)
    forecast = Forecast(view, chance, Thinking(use, WORLDS))
    score = forecast.open_score(Contract(offer.kind, offer.suit, declarer))
    assert score is not None
    return score, table, got


def lines(kind: str, deck: str, deals: int, use: Exact) -> tuple[list[Seen], list[Seen]]:
    """What declarers and what opponents saw, in at least so many deals of a kind."""
    own: list[Seen] = []
    others: list[Seen] = []
    number = 0
    while len(own) < deals:
        number += 1
        hands = deal(deck, chance_from(f"{SEED} {kind} {deck} {number}"))
        start = fresh(deck, number % 4, hands)
        forehand = start.table.forehand
        for seat in range(4):
            found = offers(start.dealt_sets[seat], deck, seat == forehand, start.table.ruleset)
            offer = next((one for one in found if one.kind == kind), None)
            if offer is None or offer.score < NEAR[kind]:
                continue
            made = announced(start, seat, offer)
            if made is None:
                continue
            view, ready = made
            got = brought(ready, seat)
            hand = start.dealt_sets[seat]
            outbids = others_bid(view.table, seat)
            table = score_of(kind, offer.suit, hand, deck, seat == forehand, outbids)
            own.append(seen(view, offer, seat, table, got, use))
            caution = CAUTION[NORMAL]
            least = caution.sauspiel if kind == SAUSPIEL else caution.solo
            if table < least:
                continue  # nobody would announce it, so nobody has to judge it from outside
            outbids = others_bid(ready.table, seat)
            for other in range(4):
                if other in (seat, ready.partner):
                    continue
                hand = start.dealt_sets[other]
                table = score_against(kind, offer.suit, hand, deck, other == forehand, outbids)
                others.append(seen(ready.view(other), offer, seat, table, got, use))
    return own, others


def fit(found: list[Seen]) -> tuple[int, int, int]:
    """The row that explains the scores best, in thousandths."""
    rows = [[1.0, score, table] for score, table, _ in found]
    matrix = [[sum(row[i] * row[j] for row in rows) for j in range(3)] for i in range(3)]
    right = [
        sum(row[i] * got for row, (_, _, got) in zip(rows, found, strict=True)) for i in range(3)
    ]
    for i, prior in enumerate((0.0, 0.5, 0.5)):
        matrix[i][i] += RIDGE
        right[i] += RIDGE * prior
    for column in range(3):
        for row in range(column + 1, 3):
            factor = matrix[row][column] / matrix[column][column]
            matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[column], strict=True)]
            right[row] -= factor * right[column]
    found_row = [0.0, 0.0, 0.0]
    for i in (2, 1, 0):
        known = sum(matrix[i][j] * found_row[j] for j in range(i + 1, 3))
        found_row[i] = (right[i] - known) / matrix[i][i]
    return round(1000 * found_row[0]), round(1000 * found_row[1]), round(1000 * found_row[2])


def error(found: list[Seen], row: tuple[int, int, int]) -> float:
    """The mean square error that a row leaves."""
    misses = [got - (row[0] + row[1] * s + row[2] * t) / 1000 for s, t, got in found]
    return sum(miss * miss for miss in misses) / len(misses)


def job(task: tuple[str, str, int]) -> tuple[str, str, tuple[int, int, int], tuple[int, int, int]]:
    """Fits one contract and deck, and says on standard error what it is worth."""
    kind, deck, deals = task
    own, others = lines(kind, deck, deals, exact(open_module()))
    rows = fit(own), fit(others)
    for name, found, row in (("declarer", own, rows[0]), ("opponent", others, rows[1])):
        told = [error(found, one) for one in (row, (0, 1000, 0), (0, 0, 1000))]
        sys.stderr.write(
            f"{kind} {deck} {name}: {row}, {len(found)} lines; mean square error "
            f"{told[0]:.2f}, of the open score alone {told[1]:.2f}, of the tables {told[2]:.2f}\n"
        )
    return kind, deck, *rows


def table_text(name: str, rows: dict[tuple[str, str], tuple[int, int, int]]) -> str:
    """A table of rows as Python."""
    lines = [f'    ("{kind}", "{deck}"): {row},\n' for (kind, deck), row in rows.items()]
    return f"{name} = {{\n{''.join(lines)}}}\n"


def main(deals: int) -> None:
    """Fits all contracts and decks, and writes the module anew."""
    tasks = [(kind, deck, deals) for kind in (SAUSPIEL, GEIER, WENZ, SOLO) for deck in DECKS]
    with ProcessPoolExecutor(2) as pool:
        done = list(pool.map(job, tasks))
    declarer = {(kind, deck): own for kind, deck, own, _ in done}
    opponent = {(kind, deck): others for kind, deck, _, others in done}
    head = OFFSETS.read_text("utf-8").partition("DECLARER = ")[0]
    OFFSETS.write_text(
        head
        + table_text("DECLARER", declarer)
        + '"""Seen by the declarer, with what it knows when it first speaks."""\n\n'
        + table_text("OPPONENT", opponent)
        + '"""Seen by an opponent before the first card, when Kontra is asked."""\n',
        "utf-8",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)

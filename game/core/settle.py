"""The result of a deal and what it pays. RULES.md 7 to 10."""

from typing import NamedTuple

from .cards import OBER, SEATS, TOTAL_POINTS, UNTER, CardSet, Seat, hand_size, rank_of
from .games import Game, Row, row_of
from .rulesets import OBERS_AND_UNTERS, Ruleset
from .table import Table

Result = NamedTuple(
    "Result",
    [
        ("side_points", int),  # points of the declarer's side
        ("won", bool),
        ("schneider", bool),
        ("schwarz", bool),
        ("runners", int),  # Laufende that count, 0 below the minimum
        ("row", int),  # the length of the unbroken row, counted or not
        ("with_top", bool),  # the declarer's side holds the row ("with"), else the opponents
        ("value", int),
        ("scores", "tuple[int, ...]"),  # by seat, sum 0
        ("lines", "tuple[tuple[str, int], ...]"),  # how the value comes about, see `reckon`
    ],
)

BASE, SCHNEIDER, SCHWARZ, RUNNERS, KONTRA, RE = (
    "base",
    "schneider",
    "schwarz",
    "runners",
    "kontra",
    "re",
)
DOUBLING_LINES = (KONTRA, RE)
"""The lines whose number is a factor; the numbers of all others are added."""

WIN_POINTS = 61
SCHNEIDER_POINTS = 91
LOST_SCHNEIDER_POINTS = 30


def runner_row(game: Game, side_cards: CardSet, ruleset: Ruleset) -> tuple[int, bool]:
    """The length of the row of Laufende, and whether the declarer's side holds it. RULES.md 8.

    ``side_cards`` are the cards dealt to the declarer's side.
    """
    cards = game.trump_order
    if ruleset.runner_cards == OBERS_AND_UNTERS:
        cards = tuple([card for card in cards if rank_of(card) in (OBER, UNTER)])
    with_top = side_cards >> cards[0] & 1 == 1
    length = 0
    for card in cards:
        if (side_cards >> card & 1 == 1) != with_top:
            break
        length += 1
    return length, with_top


def counted_runners(row: Row, length: int, with_top: bool, ruleset: Ruleset) -> int:
    """How many Laufende of a row count: from the minimum on all, else none. RULES.md 8.2."""
    if length < ruleset.runners_min[row.base] or not (with_top or ruleset.runners_without):
        return 0
    return length


def settle(
    game: Game,
    ruleset: Ruleset,
    declarer: Seat,
    partner: "Seat | None",
    side_points: int,
    side_tricks: int,
    side_cards: CardSet,
    doubles: int,
) -> Result:
    """The result from the bare facts of a finished deal.

    ``side_cards`` are the cards dealt to the declarer's side; only Obers and Unters (or trumps, by
    the ruleset) matter. ``doubles``: 1 for Kontra, 2 for Kontra and Re.
    """
    row = row_of(game.kind)
    all_tricks = hand_size(game.deck)
    won = side_tricks == all_tricks if row.is_tout else side_points >= WIN_POINTS
    schwarz = not row.is_tout and side_tricks in (0, all_tricks)
    schneider = not row.is_tout and (
        schwarz or side_points >= SCHNEIDER_POINTS or side_points <= LOST_SCHNEIDER_POINTS
    )
    length, with_top = runner_row(game, side_cards, ruleset)
    runners = counted_runners(row, length, with_top, ruleset)
    lines = _lines(row, ruleset, schneider, schwarz, runners, doubles)
    value = reckon(lines)
    return Result(
        side_points,
        won,
        schneider,
        schwarz,
        runners,
        length,
        with_top,
        value,
        payment(declarer, partner, value if won else -value),
        lines,
    )


def _lines(
    row: Row,
    ruleset: Ruleset,
    schneider: bool,
    schwarz: bool,
    runners: int,
    doubles: int,
) -> tuple[tuple[str, int], ...]:
    values = ruleset.values
    lines = [(BASE, values["tout"] if row.is_tout else values[row.base])]
    if schneider:
        lines.append((SCHNEIDER, values["schneider"]))
    if schwarz:
        lines.append((SCHWARZ, values["schwarz"]))
    if runners:
        factor = 2 if row.is_tout and ruleset.tout_doubles_runners else 1
        lines.append((RUNNERS, runners * values["runner"] * factor))
    if doubles >= 1:
        lines.append((KONTRA, 2))
    if doubles >= 2:
        lines.append((RE, 2))
    return tuple(lines)


def reckon(lines: "tuple[tuple[str, int], ...]") -> int:
    """The value of a deal from its lines: the sum of all amounts, times the factors. RULES.md 9."""
    value = sum([number for name, number in lines if name not in DOUBLING_LINES])
    for name, number in lines:
        if name in DOUBLING_LINES:
            value *= number
    return value


def payment(declarer: Seat, partner: "Seat | None", value: int) -> tuple[int, ...]:
    """What each seat gets (negative: pays) when the declarer's side wins ``value``. RULES.md 10."""
    if partner is None:
        return tuple([3 * value if seat == declarer else -value for seat in SEATS])
    return tuple([value if seat in (declarer, partner) else -value for seat in SEATS])


def settle_table(
    table: Table, dealt: "tuple[CardSet, ...]", partner: "Seat | None"
) -> "Result | None":
    """The result of a table whose play is over, with the four hands as dealt; None before."""
    if table.contract is None:
        return None
    declarer = table.contract.declarer
    side = [declarer] if partner is None else [declarer, partner]
    side_cards = 0
    for seat in side:
        side_cards |= dealt[seat]
    return settle(
        table.game,
        table.ruleset,
        declarer,
        partner,
        sum([table.points[seat] for seat in side]),
        sum([table.trick_counts[seat] for seat in side]),
        side_cards,
        (0 if table.kontra is None else 1) + (0 if table.re is None else 1),
    )


def can_be_together(deck: str, points: int, tricks: int) -> bool:
    """Whether a side can have exactly these points in exactly so many tricks of a deck."""
    zeros = 12 if deck == "long" else 4
    for aces in range(5):
        for tens in range(5):
            for kings in range(5):
                for obers in range(5):
                    rest = points - 11 * aces - 10 * tens - 4 * kings - 3 * obers
                    if rest < 0 or rest % 2 or rest > 8:
                        continue
                    blanks = 4 * tricks - aces - tens - kings - obers - rest // 2
                    if 0 <= blanks <= zeros:
                        return True
    return False


def opponents_points(result: Result) -> int:
    """The points of the side against the declarer."""
    return TOTAL_POINTS - result.side_points

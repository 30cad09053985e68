"""Who has won, what it is worth and who pays whom (2.7 to 2.11)."""

from dataclasses import dataclass

from tests.reference.contracts import base_game, is_tout, standing_trumps

BASE_VALUES = {"sauspiel": 1, "geier": 5, "wenz": 5, "solo": 5}
BASE_VALUE_OF_A_TOUT = 10
FEWEST_RUNNERS_THAT_COUNT = {"sauspiel": 3, "solo": 3, "wenz": 2, "geier": 2}


@dataclass(frozen=True)
class Verdict:
    """The end of one deal. `runners` is the length of the row, `runners_counted` what pays."""

    side_points: int
    won: bool
    schneider: bool
    schwarz: bool
    runners: int
    runners_counted: int
    with_the_top: bool
    value: int
    scores: list[int]
    lines: list[list[int | str]]


def length_of_the_row(kind: str, side_trumps: list[str]) -> tuple[int, bool]:
    """How many top trumps the side was dealt (or was not dealt) without a gap, and which of both.

    Only Obers and Unters belong to the row, so it has at most eight cards (Geier, Wenz: four).
    """
    row = standing_trumps(kind)
    has_the_top = row[0] in side_trumps
    length = 0
    for card in row:
        if (card in side_trumps) != has_the_top:
            break
        length = length + 1
    return length, has_the_top


def runners_that_count(kind: str, length: int) -> int:
    """How many of the row are paid for: all of them, or none below the minimum."""
    if length < FEWEST_RUNNERS_THAT_COUNT[base_game(kind)]:
        return 0
    return length


@dataclass(frozen=True)
class FinishedPlay:
    """What a deal came to. `tricks_in_all` is 8 or 6, by the deck."""

    kind: str
    tricks_in_all: int
    declarer: int
    partner: int | None
    side_points: int
    side_tricks: int
    side_trumps: list[str]
    kontra: bool
    re: bool


def reckon(play: FinishedPlay) -> Verdict:
    """Settle a finished deal."""
    kind = play.kind
    took_everything = play.side_tricks == play.tricks_in_all
    took_nothing = play.side_tricks == 0
    if is_tout(kind):
        won = took_everything
        schneider = False
        schwarz = False
    else:
        won = play.side_points >= 61
        schwarz = took_everything or took_nothing
        schneider = schwarz or play.side_points >= 91 or play.side_points <= 30

    length, with_the_top = length_of_the_row(kind, play.side_trumps)
    counted = runners_that_count(kind, length)

    base = BASE_VALUE_OF_A_TOUT if is_tout(kind) else BASE_VALUES[kind]
    lines: list[list[int | str]] = [["base", base]]
    value = base
    if schneider:
        lines.append(["schneider", 1])
        value = value + 1
    if schwarz:
        lines.append(["schwarz", 1])
        value = value + 1
    if counted > 0:
        lines.append(["runners", counted])
        value = value + counted
    if play.kontra:
        lines.append(["kontra", "x2"])
        value = value * 2
    if play.re:
        lines.append(["re", "x2"])
        value = value * 2

    gain = value if won else -value
    scores = []
    for seat in range(4):
        if play.partner is None:
            scores.append(3 * gain if seat == play.declarer else -gain)
        else:
            scores.append(gain if seat in (play.declarer, play.partner) else -gain)
    return Verdict(
        play.side_points,
        won,
        schneider,
        schwarz,
        length,
        counted,
        with_the_top,
        value,
        scores,
        lines,
    )

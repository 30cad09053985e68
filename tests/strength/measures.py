"""The table of measures (bots.md 4.6): what each level reaches, and what was wanted."""

from collections.abc import Iterator

from game.core.cards import DECKS
from tests.blunders.catalogue import NEVER
from tests.blunders.totals import PER

from .log import BIDDING, BLUNDERS, ENDINGS, EXAM, KEYS, LEVELS, MATCH, REGRET, SPEED, latest
from .pairings import CARDS, FULL, WANTED
from .store import Line

BELOW = {"easy": "random", "normal": "easy", "strong": "normal"}
REGRET_WANTED = {"easy": (6.0, 0.07), "normal": (3.5, 0.044), "strong": (2.4, 0.029)}
RANDOM_ELSEWHERE = 8.27
"""Random's regret on the recorded deals that the wanted points come from; the corpus's is smaller,
so that the share of it is what can be compared."""

ENDINGS_WANTED = {"easy": 0.55, "normal": 0.75, "strong": 0.92}
EXAM_WANTED = {"easy": 0.65, "normal": 0.85, "strong": 0.92}
WON_WANTED = {
    "normal": ((75, 85), (62, 100), (65, 100)),
    "strong": ((78, 84), (68, 100), (70, 100)),
}
"""In 100 Sauspiele, Solos and Wenzen."""

SPEED_WANTED = {"easy": 20, "normal": 50, "strong": 500}
NONE = "-"
MISSED = " **missed**"


class Log:
    """The last result about each thing."""

    def __init__(self, lines: list[Line]) -> None:
        self._latest = latest(lines)

    def get(self, **about: str) -> Line | None:
        """The result about this, if there is one."""
        return self._latest.get(tuple(about.get(name) for name in KEYS))

    def of_level(self, level: str) -> list[Line]:
        """All results about a level alone."""
        return [line for line in self._latest.values() if line.get("level") == level]

    def every(self, measure: str) -> list[Line]:
        """All results of a measure, in the order in which they first came."""
        return [line for line in self._latest.values() if line["measure"] == measure]


def measure_rows(log: Log) -> Iterator[tuple[str, list[str]]]:
    """Each measure, with a cell for each of LEVELS."""
    for mode in (FULL, CARDS):
        for deck in DECKS:
            yield (
                f"against the level below, {mode}, {deck}",
                [_against_below(log, level, mode, deck) for level in LEVELS],
            )
    for deck in DECKS:
        blind = log.get(measure=REGRET, level="random", deck=deck)
        yield (
            f"regret in points, at most five cards, {deck}",
            [
                _regret(log.get(measure=REGRET, level=level, deck=deck), blind, level)
                for level in LEVELS
            ],
        )
    for deck in DECKS:
        yield (
            f"decisive endings found, {deck}",
            [_endings(log.get(measure=ENDINGS, level=level, deck=deck), level) for level in LEVELS],
        )
    exams = [log.get(measure=EXAM, level=level) for level in LEVELS]
    yield (
        "positions: best or acceptable",
        [_exam(exam, level) for level, exam in zip(LEVELS, exams, strict=True)],
    )
    yield (
        "positions: never done, but done",
        [NONE if exam is None else ", ".join(exam["bad"]) or "none" for exam in exams],
    )
    for deck in DECKS:
        yield (
            f"declarer wins Sauspiel, Solo, Wenz, {deck}",
            [_won(log.get(measure=BIDDING, level=level, deck=deck), level) for level in LEVELS],
        )
    for deck in DECKS:
        yield (
            f"{', '.join(NEVER)} in 100,000 deals, {deck}",
            [_never(log.get(measure=BLUNDERS, level=level, deck=deck), level) for level in LEVELS],
        )
    yield "N16, a choice that depends on hidden cards", ["none (a test)"] * len(LEVELS)
    for deck in DECKS:
        yield (
            f"milliseconds of 95 in 100 decisions, where people play, {deck}",
            [_speed(log.get(measure=SPEED, level=level, deck=deck), level) for level in LEVELS],
        )
    yield "source numbers", [_sources(log, level) for level in LEVELS]


def mean_of(match: Line) -> str:
    """A match's mean with its interval."""
    if match["half"] is None:
        return f"{match['mean']:+.3f}"
    low, high = match["mean"] - match["half"], match["mean"] + match["half"]
    return f"{match['mean']:+.3f} [{low:+.3f}, {high:+.3f}], {match['deals']} deals"


def share_of(part: int, whole: int) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.0f} %" if whole else NONE


def _told(wanted: str, *, is_reached: bool) -> str:
    return f", *{wanted}*{'' if is_reached else MISSED}"


def _against_below(log: Log, level: str, mode: str, deck: str) -> str:
    match = log.get(measure=MATCH, a=level, b=BELOW[level], mode=mode, deck=deck)
    if match is None:
        return NONE
    wanted = WANTED.get((level, BELOW[level], mode))
    if wanted is None:
        return mean_of(match)
    is_clear = match["half"] is not None and match["mean"] > match["half"]
    return mean_of(match) + _told(f"{wanted:.2f}", is_reached=is_clear and match["mean"] >= wanted)


def _regret(line: Line | None, blind: Line | None, level: str) -> str:
    if line is None or blind is None:
        return NONE
    points, lost = REGRET_WANTED[level]
    of_random = 100 * line["points"][0] / blind["points"][0]
    wanted_share = 100 * points / RANDOM_ELSEWHERE
    return (
        f"{line['points'][0]:.2f} ({of_random:.0f} % of random's), won to lost "
        f"{100 * line['lost']:.1f} %"
    ) + _told(
        f"{points:.1f} ({wanted_share:.0f} %), {100 * lost:.1f} %",
        is_reached=line["points"][0] <= points and line["lost"] <= lost,
    )


def _endings(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    wanted = ENDINGS_WANTED[level]
    is_reached = line["found"] >= wanted * line["endings"]
    return share_of(line["found"], line["endings"]) + _told(f"{wanted:.0%}", is_reached=is_reached)


def _exam(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    wanted = EXAM_WANTED[level]
    is_reached = line["passed"] >= wanted * line["positions"]
    return share_of(line["passed"], line["positions"]) + _told(
        f"{wanted:.0%}", is_reached=is_reached
    )


def _won(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    kinds = ("sauspiel", "solo", "wenz")
    pairs = [(line["won"].get(kind, 0), line["declared"].get(kind, 0)) for kind in kinds]
    shares = ", ".join([share_of(won, declared) for won, declared in pairs])
    if level not in WON_WANTED:
        return shares
    limits = WON_WANTED[level]
    is_reached = all(
        low <= round(100 * won / max(declared, 1)) <= high
        for (won, declared), (low, high) in zip(pairs, limits, strict=True)
    )
    wanted = [f"{low} to {high}" if high < 100 else str(low) for low, high in limits]
    return shares + _told(", ".join(wanted), is_reached=is_reached)


def _never(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    counts = [line["counts"].get(number, [0, 0, 0])[1] for number in NEVER]
    rates = " ".join([f"{PER * count / line['deals']:.0f}" for count in counts])
    told = "" if level == "easy" else _told("0", is_reached=not any(counts))
    return f"{rates} ({line['deals']} deals){told}"


def _speed(line: Line | None, level: str) -> str:
    if line is None:
        return NONE
    wanted = SPEED_WANTED[level]
    return f"{line['p95']:.0f}, worst {line['worst']:.0f}" + _told(
        str(wanted), is_reached=line["p95"] <= wanted
    )


def _sources(log: Log, level: str) -> str:
    """The numbers of a column's results: one if they are all of the same source."""
    found = [line["source"] for line in log.of_level(level)]
    for mode in (FULL, CARDS):
        for deck in DECKS:
            match = log.get(measure=MATCH, a=level, b=BELOW[level], mode=mode, deck=deck)
            found += [] if match is None else [match["source"].split()[0]]
    return " ".join(sorted({source[:6] for source in found})) or NONE

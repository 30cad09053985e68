"""The bid tables are what their recipe gives, and the recipe gives what it says."""

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.cards import DECKS, LONG
from game.core.games import SAUSPIEL, SOLO, WENZ
from tests.strength.store import Store

from . import running
from .__main__ import as_text
from .fitting import EDGES, fit, fit_curve, fit_doubled, fit_row
from .recipe import PARTS, RECORD, foretold, stamp, start
from .running import Job, Played, round_of
from .samples import PART, SEED, Tried, part
from .tables import (
    TOPICS,
    WEIGHTS,
    Tables,
    Topic,
    as_python,
    from_json,
    in_use,
    names_of,
    to_json,
    use,
)

RECORDED = json.loads(RECORD.read_text("utf-8"))
LAST = len(PARTS) - 1
SIGMAS = 4


@pytest.fixture
def borrowed() -> Iterator[None]:
    """The bots' own tables are back in their place after the test."""
    own = in_use()
    yield
    use(own)


def test_the_bots_read_the_tables_of_the_last_round() -> None:
    assert RECORDED["seed"] == SEED
    assert [one["deals"] for one in RECORDED["rounds"]] == [n * PART * len(TOPICS) for n in PARTS]
    tables = from_json(RECORDED["rounds"][LAST]["tables"])
    assert WEIGHTS.read_text("utf-8") == as_python(tables)
    assert in_use() == tables


@pytest.mark.usefixtures("borrowed")
@pytest.mark.parametrize("topic", TOPICS, ids=" ".join)
def test_the_recipe_still_tries_these_hands_and_the_tables_tell_how_they_end(topic: Topic) -> None:
    """Who plays better ends deals otherwise: the scores may differ, by what chance may do."""
    use(from_json(RECORDED["rounds"][LAST - 1]["tables"]))
    deals = part(topic, LAST, 0)
    assert stamp(deals) == RECORDED["rounds"][LAST]["first parts"][" ".join(topic)]
    table = from_json(RECORDED["rounds"][LAST]["tables"]).own[topic]
    left = [one.score - foretold(table, one) for one in deals]
    error = math.sqrt(sum(one * one for one in left)) / len(left)
    assert abs(sum(left) / len(left)) <= SIGMAS * error


def test_the_first_round_starts_from_what_a_beginner_is_told() -> None:
    """Nothing but the recipe is needed: its first round knows no table."""
    names = names_of(SOLO)
    row, curve = start().own[SOLO, LONG]
    assert row[names.index("EO")] > row[names.index("SO")] > row[names.index("trumps")] - 1 > 0
    assert row[names.index("losers")] < 0
    assert curve == ((0, 0),)


def test_a_round_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Job] = []

    def played(jobs: list[Job], _tables: Tables, _processes: int) -> Iterator[Played]:
        for job in jobs:
            if len(asked) == 5:
                return  # the run is ended here
            asked.append(job)
            yield job, [Tried([job[2]], 1, False, [], False)], 0.5

    monkeypatch.setattr(running, "PARTS", (2,))
    monkeypatch.setattr(running, "played", played)
    monkeypatch.setattr(running, "store_for", lambda *_: Store("bids", tmp_path))
    round_of(0, start(), 1)
    assert len(asked) == 5
    first = list(asked)
    asked.clear()
    while asked[4:] or not asked:
        asked.clear()
        deals, seconds = round_of(0, start(), 1)
        assert not set(first) & set(asked)
        first += asked
    assert sorted(first) == sorted((topic, 0, number) for topic in TOPICS for number in (0, 1))
    assert seconds == 0.5 * 2 * len(TOPICS)
    assert all([one.own for one in deals[topic]] == [[0], [1]] for topic in TOPICS)


def test_weights_are_found_again() -> None:
    weights = (-2.5, 1.25, 0.75)
    hands = [(1, i % 7, i % 3) for i in range(3000)]
    # Scores are whole: between two of them as often as the fraction says.
    samples = []
    for number, hand in enumerate(hands):
        told = sum(w * f for w, f in zip(weights, hand, strict=True))
        low = math.floor(told)
        samples.append((hand, low + (number // 21 % 4 < 4 * (told - low))))
    found = [one / 1000 for one in fit_row(samples)]
    assert found == pytest.approx(weights, abs=0.05)


def test_a_feature_that_never_shows_weighs_nothing() -> None:
    assert fit_row([((1, 0), 3), ((1, 0), 5)] * 500) == (3996, 0)


def test_a_curve_bends_where_the_row_cannot_and_never_falls() -> None:
    samples = [((x,), max(0, x - 40) if x < 70 else 0) for x in range(100)]
    curve = fit_curve((1000,), samples)
    assert len(curve) < len(EDGES) - 1  # where scores fall, parts have become one
    assert list(curve) == sorted(curve)
    heights = [height for _, height in curve]
    assert heights == sorted(heights)
    assert curve[0] == (500, 0)  # the mean of 0 and 1, which scored nothing
    assert heights[-1] > 0


def test_a_table_is_a_row_and_what_it_leaves() -> None:
    samples = [((1, x), x * x) for x in range(16)]
    row, curve = fit(samples)
    assert row == fit_row(samples)
    assert curve == fit_curve(row, samples)


def test_few_doubled_deals_say_little() -> None:
    assert fit_doubled([]) == 0
    assert fit_doubled([-4.0] * 20) == -2000
    assert -4000 < fit_doubled([-4.0] * 2000) < -3900


def test_tables_survive_json_and_python() -> None:
    tables = start()
    tables.own[WENZ, DECKS[1]] = tables.own[WENZ, DECKS[1]][0], ((-5, -7), (3, 9))
    tables.doubled[SAUSPIEL, LONG] = -321
    assert from_json(json.loads(as_text(to_json(tables)))) == tables
    text = as_python(tables)
    assert all(len(line) <= 100 for line in text.splitlines())
    found: dict[str, object] = {}
    exec(compile(text, "weights", "exec"), found)  # noqa: S102 - the file that the bots import
    assert (found["OWN"], found["AGAINST"], found["DOUBLED"]) == tuple(tables)

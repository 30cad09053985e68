"""The tactical positions: what an expert plays, what is acceptable, and what nobody should play.

`positions.jsonl` are those of books and of recorded games; an id's letter says what it is about: a
lead, following, an ending, a recorded ending, a bid, Kontra. `blunders.jsonl` are blunders that a
level once made in self-play.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import EASY, NORMAL
from game.cli.players import level_player
from game.core.record import record_from_json, replay_view
from game.mind.strong import STRONG
from tests.blunders.keeping import bad_in, kept

FILE = Path(__file__).parents[1] / "data" / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
BLUNDERS = kept()
SEED = 1
WORLDS = 100
"""What strong may look at for a decision: about as many as it has time for at the table."""

CARDS = "LFER"
NOT_YET = {("E07", STRONG)}
"""Where a level still does what nobody should."""

EASYS_NUMBERS = {"N1", "N2", "N13"}
"""The blunders that even a level that doesn't count leaves alone."""

Position = dict[str, Any]


def decision(position: Position, level: str) -> str:
    """What a level does in a position; "no" where it is asked to double and does not."""
    return _decided(json.dumps(position["view"]), position.get("asking"), level)


@cache
def _decided(view_text: str, asking: "str | None", level: str) -> str:
    view = replay_view(record_from_json(json.loads(view_text)))
    player = level_player(level, WORLDS, None)
    if asking is None:
        return player.choose(view, SEED)
    return player.answer(view, asking, SEED) or "no"


def passes(position: Position, level: str) -> bool:
    """Whether a level finds the best action or an acceptable one."""
    return decision(position, level) in position["best"] + position["ok"]


@pytest.mark.parametrize("level", [NORMAL, STRONG])
@pytest.mark.parametrize("position", POSITIONS, ids=[p["id"] for p in POSITIONS])
def test_nobody_does_what_nobody_should(
    position: Position, level: str, request: pytest.FixtureRequest
) -> None:
    if (position["id"], level) in NOT_YET:
        request.applymarker(pytest.mark.xfail(strict=True, reason="not yet"))
    assert decision(position, level) not in position["bad"]


@pytest.mark.parametrize(
    ("level", "kinds", "share"),
    [
        (EASY, CARDS, 0.65),
        (NORMAL, CARDS, 0.85),
        (NORMAL, "B", 0.85),
        (NORMAL, "K", 1.0),
        (STRONG, CARDS, 0.92),
        (STRONG, "B", 0.92),
        (STRONG, "K", 1.0),
    ],
)
def test_a_level_finds_the_expert_action(level: str, kinds: str, share: float) -> None:
    group = [p for p in POSITIONS if p["id"][0] in kinds]
    assert group
    missed = [p["id"] for p in group if not passes(p, level)]
    assert len(missed) <= (1 - share) * len(group), missed


@pytest.mark.parametrize("blunder", BLUNDERS, ids=[blunder["id"] for blunder in BLUNDERS])
def test_a_blunder_once_made_is_not_made_again(blunder: Position) -> None:
    assert bad_in(blunder) == blunder["bad"]
    levels = [NORMAL, STRONG] + [EASY] * (blunder["number"] in EASYS_NUMBERS)
    for level in levels:
        assert decision(blunder, level) not in blunder["bad"], level

"""The tactical positions: what an expert plays, what is acceptable, and what nobody should play."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.bots.bot import EASY, NORMAL, answer, choose
from game.core.record import record_from_json, replay_view

FILE = Path(__file__).parents[1] / "data" / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
SEED = 1


def decision(position: Mapping[str, object], level: str) -> str:
    """What a level does in a position; "no" where it is asked to double and does not."""
    view = replay_view(record_from_json(position["view"]))
    asking = position.get("asking")
    if asking is None:
        return choose(view, level, SEED)
    return answer(view, str(asking), level, SEED) or "no"


def passes(position: Mapping[str, object], level: str) -> bool:
    """Whether a level finds the best action or an acceptable one."""
    good = position["best"], position["ok"]
    return any(decision(position, level) in group for group in good)  # type: ignore[operator]


@pytest.mark.parametrize("position", POSITIONS, ids=[p["id"] for p in POSITIONS])
def test_normal_never_does_what_nobody_should(position: dict[str, list[str]]) -> None:
    assert decision(position, NORMAL) not in position["bad"]


@pytest.mark.parametrize(("kinds", "share"), [("LFER", 0.85), ("B", 0.85), ("K", 1.0)])
def test_normal_finds_the_expert_card(kinds: str, share: float) -> None:
    group = [p for p in POSITIONS if p["id"][0] in kinds]
    assert group
    missed = [p["id"] for p in group if not passes(p, NORMAL)]
    assert len(missed) <= (1 - share) * len(group), missed


def test_easy_finds_most_of_them() -> None:
    cards = [p for p in POSITIONS if p["id"][0] in "LFER"]
    assert sum(passes(p, EASY) for p in cards) >= 0.55 * len(cards)

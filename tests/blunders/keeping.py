"""Blunders found by mining, kept as positions for the tests: `tests/data/blunders.jsonl`.

A line has the ``number``, the ``view``, its ``seat``, the ``bad`` cards, the ``level`` that played
one of them, and an ``id``.
"""

import json
from pathlib import Path

from game.core.cards import card_code
from game.core.record import record_from_json, replay_view
from tests.strength.store import Line

from .catalogue import bad_cards
from .position import Position

FILE = Path(__file__).parents[1] / "data" / "blunders.jsonl"


def kept(path: Path = FILE) -> list[Line]:
    """All positions that are kept."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def bad_in(line: Line) -> list[str]:
    """The cards that are the line's blunder, as the detectors see it now."""
    view = replay_view(record_from_json(line["view"]))
    return [card_code(card) for card in bad_cards(Position(view)).get(line["number"], [])]


def keep(level: str, found: list[Line], path: Path = FILE) -> int:
    """Adds blunders of a level, each view once; gives how many were new.

    What the detectors don't see as a blunder (any more) is left out.
    """
    lines = kept(path)
    known = {(line["number"], json.dumps(line["view"])) for line in lines}
    new: list[Line] = []
    for line in found:
        key = (line["number"], json.dumps(line["view"]))
        bad = bad_in(line)
        if key not in known and line["action"] in bad:
            known.add(key)
            number = sum(one["number"] == line["number"] for one in [*lines, *new]) + 1
            new.append(
                {
                    "id": f"{line['number']}-{number}",
                    "number": line["number"],
                    "level": level,
                    "view": line["view"],
                    "seat": line["seat"],
                    "bad": bad,
                }
            )
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in new)
    return len(new)

"""The log: what is added, what it says of the machine, and that the page is made of it."""

import json
import socket
from pathlib import Path

from .log import MATCH, latest, machine, read_log, write_log
from .page import FILE, page
from .store import Line

SAMPLE: Line = {
    "measure": MATCH,
    "a": "easy",
    "b": "random",
    "mode": "full",
    "deck": "long",
    "source": "0123 4567",
    "deals": 100,
    "mean": 0.5,
    "half": 0.1,
    "roles": [
        {
            "kind": "solo",
            "role": "declarer",
            "games": (3, 4),
            "means": [1.0, 0.5],
            "difference": 0.5,
            "half": 0.25,
        }
    ],
    "declared": {"a": {}, "b": {}},
    "won": {"a": {}, "b": {}},
    "passed": [0, 600],
}


def test_only_what_is_new_is_added(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert write_log(iter([SAMPLE]), path) == 1
    assert write_log(iter([SAMPLE]), path) == 0
    more = {**SAMPLE, "deals": 200, "mean": 0.4}
    assert write_log(iter([SAMPLE, more]), path) == 1
    lines = read_log(path)
    assert [line["deals"] for line in lines] == [100, 200]
    assert [line["deals"] for line in latest(lines).values()] == [200]
    assert all(line["machine"] and line["date"] for line in lines)


def test_a_machine_is_a_kind_and_not_a_name() -> None:
    told = machine()
    assert "cores" in told
    assert socket.gethostname() not in told


def test_the_page_shows_the_last_result_and_all_of_them() -> None:
    first = {**SAMPLE, "date": "2026-01-01", "machine": "a desk"}
    second = {**first, "date": "2026-01-02", "mean": 0.25}
    text = page([json.loads(json.dumps(line)) for line in (first, second)])
    measures, history = text.split("## All matches so far")
    assert "+0.250 [+0.150, +0.350], 100 deals, *0.15*" in measures
    assert "+0.500" not in measures
    assert "+0.50 +- 0.25" in measures
    assert "+0.500 [+0.400, +0.600]" in history
    assert history.count("a desk") == 2


def test_the_page_in_the_repository_is_made_of_the_log() -> None:
    assert FILE.read_text("utf-8") == page(read_log())

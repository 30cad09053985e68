"""`python -m tests.reference.write_counts`: counts the positions anew and writes the data file.

The counts are the reference's; `tests/core/test_counts.py` compares the core with them.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.reference.counting import split_by_first_entry
from tests.reference.deal import deal_from_record
from tests.rule_cases import DEALS, case_named, record_of

COUNTS = Path(__file__).parent.parent / "data" / "counts.json"
SAUSPIEL_AT_TABLE = ["0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G"]

# Name, where the position comes from, its record, entries to go, whether with Kontra and Re.
Position = tuple[str, str, dict[str, Any], int, bool]


def cut(case_id: str, entries: int) -> dict[str, Any]:
    """The record of a case without its last entries."""
    record = record_of(case_named(case_id))
    return {**record, "log": record["log"][:-entries]}


def at_table(*log: str) -> dict[str, Any]:
    """The deal of many cases after a log."""
    deal = DEALS["table"]
    return {"v": 1, "rules": "stargames", **deal, "log": list(log)}


def positions() -> list[Position]:
    """What is counted."""
    return [
        ("auction", "four words, every seat may call an ace", at_table(), 4, False),
        (
            "auction-high",
            "late in an auction: holding, raising, naming",
            at_table("0 wenz", "1 solo", "2 pass", "3 geier-tout", "0 geier-tout", "1 pass"),
            5,
            False,
        ),
        ("calling", "the call, Kontra, Re, two cards", at_table(*SAUSPIEL_AT_TABLE[:4]), 4, True),
        ("doubles", "Kontra and Re around the first card", at_table(*SAUSPIEL_AT_TABLE), 4, True),
        (
            "run-away",
            "K03, the holder of EA leads trick 2 with four Eichel",
            cut("K03", 28),
            6,
            False,
        ),
        ("after-running-away", "K03, three tricks left, EA free", cut("K03", 12), 12, False),
        ("short-sauspiel", "K01, four tricks left", cut("K01", 16), 16, False),
        ("wenz", "K05, three tricks left", cut("K05", 12), 12, False),
        ("short-solo", "K07, four tricks left", cut("K07", 16), 16, False),
        ("solo-tout", "K09, three tricks left", cut("K09", 12), 12, False),
        ("short-solo-start", "K07 from the first lead, Kontra and Re", cut("K07", 24), 4, True),
        ("wenz-start", "K05 from the first lead", cut("K05", 32), 4, False),
    ]


def main() -> None:
    """Counts and writes."""
    rows = []
    for name, source, record, depth, doubles in positions():
        split = split_by_first_entry(deal_from_record(record), depth, with_doubles=doubles)
        rows.append(
            {
                "name": name,
                "source": source,
                "record": record,
                "depth": depth,
                "doubles": doubles,
                "leaves": sum(split.values()),
                "split": split,
            }
        )
        sys.stdout.write(f"{name} {rows[-1]['leaves']}\n")
    lines = ",\n".join(json.dumps(row) for row in rows)
    COUNTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()

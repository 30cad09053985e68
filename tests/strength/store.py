"""What was measured so far: lines of JSON in a folder that git ignores.

Each measurement has a file whose name ends in the number of its source (`sources`). Lines are only
ever added, each at once, so that a run can be stopped at any time; half a line at the end is what
was lost, and is passed over.
"""

import json
from pathlib import Path
from typing import Any

from .sources import ROOT

FOLDER = ROOT / ".strength"

Line = dict[str, Any]


class Store:
    """The lines of one measurement."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        """``name``: what is measured, with the number of its source."""
        self.path = folder / f"{name}.jsonl"

    def lines(self) -> list[Line]:
        """All whole lines, in the order written."""
        if not self.path.exists():
            return []
        text = self.path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        return [json.loads(line) for line in whole.splitlines()]

    def add(self, line: Line) -> None:
        """Writes a line more."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+b") as file:
            if file.tell():
                file.seek(-1, 2)
                if file.read(1) != b"\n":
                    # A run was ended in the middle of a line: take that away.
                    self._cut()
            file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def _cut(self) -> None:
        content = self.path.read_bytes()
        with self.path.open("r+b") as file:
            file.truncate(content.rfind(b"\n") + 1)

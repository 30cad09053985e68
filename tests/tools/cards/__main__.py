"""Writes the card files and the decks' style sheets, the same bytes every time."""

from __future__ import annotations

import sys
from pathlib import Path

from .faces import files
from .sheets import sheets

STATIC = Path(__file__).parents[3] / "static"


def main() -> None:
    """Draws and writes everything."""
    there = {f"cards/{name}": text for name, text in files().items()}
    there |= {f"css/{name}": text for name, text in sheets().items()}
    total = 0
    for name, text in there.items():
        target = STATIC / name
        target.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        target.write_bytes(data)
        total += len(data)
        sys.stdout.write(f"{len(data):6} {name}\n")
    sys.stdout.write(f"{total:6} in all\n")


if __name__ == "__main__":
    main()

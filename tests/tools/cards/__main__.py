"""Writes all card files below `static/cards` (the same bytes every time) and prints their sizes."""

from __future__ import annotations

import sys
from pathlib import Path

from .faces import files

TARGET = Path(__file__).parents[3] / "static" / "cards"


def main() -> None:
    """Draws and writes everything."""
    total = 0
    for name, text in files().items():
        target = TARGET / name
        target.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode()
        target.write_bytes(data)
        total += len(data)
        sys.stdout.write(f"{len(data):6} {name}\n")
    sys.stdout.write(f"{total:6} in all\n")


if __name__ == "__main__":
    main()

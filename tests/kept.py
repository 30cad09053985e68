"""`python -m tests.kept`: writes what this version keeps, as files for the versions to come.

Run once for a version, when it is released: a session of some deals is played, and every kind of
text that the browser would keep of it goes into ``tests/data/kept/<version>/``. What is there
already is never written anew: it is what people have. tests/app/test_kept.py reads all of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game import VERSION
from game.core.table import PLAY
from tests.app.fakes import Table

FOLDER = Path(__file__).parent / "data" / "kept"
DEALS = 3
SETTINGS = ("pace=fast", "theme=dark", "faces=french", "name-left=Zenzi", "level-right=strong")


def play(table: Table) -> None:
    """Play the deal to its end: the first answer on offer each time."""
    game = table.controller
    while not game.deal.is_over:
        if game.question() is not None:
            table.press("pass")
        elif not table.clock.ring():
            legal = game.deal.view(game.sitting.me).legal()[0]
            is_card = game.deal.table.phase == PLAY
            table.commit(f"play:{legal}" if is_card else legal.replace(" ", ":"))
    table.clock.run()


def written(version: str) -> dict[str, str]:
    """Return file name → text of every kind that is kept, by this code."""
    table = Table(seed=2026)
    table.keeper.version = version
    table.start()
    table.press("settings")
    for setting in SETTINGS:
        table.press("set:" + setting)
    table.press("close")
    for _ in range(DEALS):
        play(table)
        table.press("next")
    table.press("pass")  # a deal that has just begun
    table.press("settings")
    table.press("data:save")
    ((_, copy),) = table.host.files
    texts = {f"{name}.json": text for name, text in table.store.texts.items()}
    deals = list(table.archive.deals.values())
    return texts | {"archive.json": json.dumps(deals, indent=1), "copy.json": copy}


def main() -> int:
    """Run the command; return its exit code."""
    folder = FOLDER / VERSION
    if folder.exists():
        sys.stderr.write(f"{folder} is there already, and stays as it is\n")
        return 1
    folder.mkdir(parents=True)
    for name, text in written(VERSION).items():
        (folder / name).write_text(text + "\n", "utf-8")
    sys.stdout.write(f"{folder} written\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

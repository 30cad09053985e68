"""`python -m tests.golden`: deals and judges every golden record anew and writes the files."""

import sys
from pathlib import Path

from tests.golden.deals import every_golden
from tests.golden.writing import golden_text

FOLDER = Path(__file__).parent


def main() -> int:
    """Writes every file and removes those that no deal belongs to any more."""
    texts = {f"{name}.json": golden_text(about, deal) for name, about, deal in every_golden()}
    for path in sorted(FOLDER.glob("*.json")):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    sys.stdout.write(f"{len(texts)} golden records\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

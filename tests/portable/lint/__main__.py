"""Print the findings of the tree, or of the files named; exit 1 if there are any."""

import sys
from pathlib import Path

from tests.portable.lint import check
from tests.portable.lint.tree import ROOT, portable_files


def main(arguments: list[str]) -> int:
    """Check the files named in `arguments`, all portable files if there are none."""
    paths = [Path(argument).resolve() for argument in arguments] or portable_files()
    findings = [
        finding
        for path in paths
        for finding in check(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    ]
    for finding in findings:
        sys.stdout.write(f"{finding}\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Starting Python programs beside the tests."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TIMEOUT = 200


def run(arguments: list[str], given: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """Runs Python with arguments in the repository's root, with this on its standard input."""
    return subprocess.run(  # noqa: S603  # our own program
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT,
        timeout=TIMEOUT,
        check=False,
    )


def start(arguments: list[str]) -> "subprocess.Popen[bytes]":
    """Starts Python in the repository's root, with pipes to its input and output."""
    return subprocess.Popen(  # noqa: S603  # our own program
        [sys.executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )

"""The suite's transcript from each interpreter."""

from collections.abc import Sequence

from tests.portable.files import data_files, python_files
from tests.portable.interpreters import Interpreter, run_in_node
from tests.portable.suite.transcript import run

# What an interpreter runs: the files lie in the working directory, the lines are printed.
PROGRAM = """
from tests.portable.suite.transcript import run
def read(path):
    with open(path) as file:
        return file.read()
run(read, print, {only})
"""


def transcript_here(only: Sequence[str] = ()) -> str:
    """Return the transcript from this CPython."""
    texts = data_files()
    lines: list[str] = []
    run(texts.__getitem__, lines.append, tuple(only))
    return "".join(line + "\n" for line in lines)


def transcript_in_node(
    interpreter: Interpreter, only: Sequence[str] = (), data: dict[str, str] | None = None
) -> str:
    """Return the transcript from an interpreter under Node, with other data files if given."""
    files = python_files() | (data_files() if data is None else data)
    return run_in_node(interpreter, files, PROGRAM.format(only=tuple(only)), timeout=300)

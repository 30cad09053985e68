"""The portable suite holds under every interpreter, with the same results to the byte."""

import difflib
import json

import pytest

from tests.portable.files import data_files, python_files
from tests.portable.interpreters import MICROPYTHON, PYODIDE, Interpreter
from tests.portable.suite import transcript
from tests.portable.transcripts import transcript_here, transcript_in_node


@pytest.fixture(scope="module")
def here() -> str:
    """The transcript from this CPython; its assertions held if it is there."""
    return transcript_here()


def differences(expected: str, found: str) -> str:
    """Return the lines that differ, for people."""
    lines = difflib.unified_diff(
        expected.split("\n"), found.split("\n"), "CPython", "there", lineterm="", n=0
    )
    return "\n".join(line[:300] for line in lines)


def test_every_section_says_something(here: str) -> None:
    sections = {line.split(" ", 1)[0] for line in here.rstrip("\n").split("\n")}
    assert sections == {name for name, _ in transcript.SECTIONS} | {"end"}


def test_every_rule_case_is_asked(here: str) -> None:
    cases = json.loads(data_files()["tests/data/rule_cases.json"])["cases"]
    answered = {line.split(" ")[1] for line in here.split("\n") if line.startswith("cases ")}
    assert answered == {case["id"] for case in cases}


@pytest.mark.parametrize("interpreter", [MICROPYTHON, PYODIDE], ids=lambda each: each.name)
def test_same_transcript_under_node(interpreter: Interpreter, here: str) -> None:
    there = transcript_in_node(interpreter)
    assert there == here, differences(here, there)


def test_a_wrong_answer_fails_the_run_in_the_interpreter() -> None:
    data = data_files()
    changed = data["tests/data/rule_cases.json"].replace('"long": 120', '"long": 121')
    data["tests/data/rule_cases.json"] = changed
    with pytest.raises(RuntimeError, match="A08 long: 120, not 121"):
        transcript_in_node(MICROPYTHON, ("cases",), data)


def test_the_interpreter_sees_the_game_itself() -> None:
    files = python_files()
    assert "game/core/round.py" in files
    assert "tests/portable/suite/transcript.py" in files

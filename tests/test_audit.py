"""`make audit` says what is known, and never takes silence for a clean report."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.tools.audit import CLEAN, FOUND, LOCKS, NO_ANSWER, NoAnswerError, audit, report_of

ROOT = Path(__file__).parents[1]
NPM_CLEAN = json.dumps({"vulnerabilities": {}})
PYTHON_CLEAN = json.dumps({"dependencies": [{"name": "ruff", "version": "1", "vulns": []}]})
NPM_FOUND = json.dumps({"vulnerabilities": {"leftpad": {"range": "<2", "severity": "high"}}})
PYTHON_FOUND = json.dumps(
    {
        "dependencies": [
            {
                "name": "ruff",
                "version": "1",
                "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}],
            }
        ]
    }
)
NPM_OFFLINE = json.dumps({"message": "request to the registry failed", "error": {}})
PYTHON_OFFLINE = "ERROR:pip_audit._cli:Could not connect to the vulnerability feed\n"
SKIPPED = json.dumps({"dependencies": [{"name": "ours", "skip_reason": "not found"}]})


@pytest.mark.parametrize(
    ("npm", "python", "code"),
    [
        (NPM_CLEAN, PYTHON_CLEAN, CLEAN),
        (NPM_FOUND, PYTHON_CLEAN, FOUND),
        (NPM_CLEAN, PYTHON_FOUND, FOUND),
        (NPM_OFFLINE, PYTHON_CLEAN, NO_ANSWER),
        (NPM_CLEAN, PYTHON_OFFLINE, NO_ANSWER),
        (NPM_CLEAN, SKIPPED, NO_ANSWER),
        (NPM_CLEAN, "", NO_ANSWER),
        (NPM_FOUND, PYTHON_OFFLINE, FOUND),
    ],
)
def test_what_comes_of_it(
    npm: str, python: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Sequence[str]] = []

    def run(command: Sequence[str]) -> str:
        asked.append(command)
        return npm if command[0] == "npm" else python

    assert audit(run) == code
    assert len(asked) == 1 + len(LOCKS)
    said = capsys.readouterr()
    assert ("needs the network" in said.err) == (
        npm == NPM_OFFLINE or python not in {PYTHON_CLEAN, PYTHON_FOUND}
    )
    assert ("leftpad <2: high" in said.out) == (npm == NPM_FOUND)
    assert ("ruff 1: PYSEC-1 (mended in 2)" in said.out) == (python == PYTHON_FOUND)


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '"vulnerabilities"', "<html>"])
def test_what_is_no_report(text: str) -> None:
    with pytest.raises(NoAnswerError):
        report_of(text, "vulnerabilities")


def test_every_lock_is_looked_up() -> None:
    assert sorted(LOCKS) == sorted(
        f"tests/{path.with_suffix('.txt').name}" for path in (ROOT / "tests").glob("*.in")
    )

"""Look up whether a weakness is known of anything that the project has fetched; `make audit`.

    python -m tests.tools.audit

Two maintained tools ask two public lists: pip-audit for the Python tools (tests/*.txt, itself
among them), `npm audit` for the runtimes and the rest of package-lock.json. Nothing of what is
looked up is installed or run. Both need the network; a list that gives no answer is never taken
for a clean one.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LOCKS = ("tests/requirements.txt", "tests/kernel.txt", "tests/audit.txt")
CLEAN, FOUND, NO_ANSWER = 0, 1, 2
"""What comes of it, as the command's exit code."""

Run = Callable[[Sequence[str]], str]


class NoAnswerError(Exception):
    """A tool gave no report; the message is what it said instead."""


def run(command: Sequence[str]) -> str:
    """Return what a program writes, whatever its exit code: findings are one too."""
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout or done.stderr


def report_of(text: str, member: str) -> dict[str, Any]:
    """Return a tool's report, which has a certain member. NoAnswerError for anything else."""
    lines = [line for line in text.strip().splitlines() if line.strip()]
    try:
        report = json.loads(text)
    except ValueError:
        raise NoAnswerError(lines[-1] if lines else "nothing was said") from None
    if not isinstance(report, dict):
        raise NoAnswerError(text[:200])
    if member not in report:
        said = report.get("message", "another report than was asked for") if report else text
        raise NoAnswerError(str(said)[:200])
    return report


def python_findings(lock: str, run: Run) -> list[str]:
    """Return the weaknesses known of what a Python lock pins, a line each."""
    command = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip"]
    text = run([*command, "--progress-spinner=off", "--format=json", f"--requirement={lock}"])
    report = report_of(text, "dependencies")
    skipped = [each["name"] for each in report["dependencies"] if "skip_reason" in each]
    if skipped:
        raise NoAnswerError(f"{lock}: nothing is known of {', '.join(skipped)}")
    return [
        f"{lock}: {each['name']} {each['version']}: {weakness['id']}"
        f" (mended in {', '.join(weakness['fix_versions']) or 'no version yet'})"
        for each in report["dependencies"]
        for weakness in each["vulns"]
    ]


def npm_findings(run: Run) -> list[str]:
    """Return the weaknesses known of what package-lock.json pins, a line each."""
    report = report_of(run(["npm", "audit", "--package-lock-only", "--json"]), "vulnerabilities")
    return [
        f"package-lock.json: {name} {each['range']}: {each['severity']}"
        for name, each in sorted(report["vulnerabilities"].items())
    ]


def audit(run: Run) -> int:
    """Ask both tools and print what they say; return the exit code."""
    findings: list[str] = []
    silent = 0
    steps: list[Callable[[], list[str]]] = [lambda: npm_findings(run)]
    steps += [lambda lock=lock: python_findings(lock, run) for lock in LOCKS]  # type: ignore[misc]
    for name, step in zip(("package-lock.json", *LOCKS), steps, strict=True):
        try:
            found = step()
        except NoAnswerError as error:
            silent += 1
            print(f"{name}: no answer ({error})", file=sys.stderr)
        else:
            findings += found
            print(f"{name}: {len(found)} known weaknesses")
    for line in findings:
        print(line)
    if silent:
        print("make audit needs the network (PyPI and the npm registry)", file=sys.stderr)
    if findings:
        return FOUND
    return NO_ANSWER if silent else CLEAN


if __name__ == "__main__":
    sys.exit(audit(run))

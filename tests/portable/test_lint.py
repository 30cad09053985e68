"""The lint refuses what it names, and what it names does differ."""

import ast
import builtins
import contextlib
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.portable.interpreters import MICROPYTHON, run_in_node
from tests.portable.lint import RULES, check
from tests.portable.lint.names import (
    BUILTINS,
    MISSING_METHODS,
    PURE_MODULES,
    TASK_MODULES,
)
from tests.portable.lint.tree import ROOT, portable_files
from tests.portable.lint_samples import SAMPLES, UNSEEN_SAMPLES, Sample

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLE_PATH = "game/core/sample.py"
ALL_SAMPLES = [
    pytest.param(sample, id=f"{sample.rule}-{index}")
    for index, sample in enumerate(SAMPLES + UNSEEN_SAMPLES)
]

# Runs in both interpreters, so it is written in the portable subset itself.
HARNESS = """
def outcome(text):
    lines = []
    def show(*values):
        lines.append(" ".join([str(value) for value in values]))
    try:
        exec(text, {"print": show, "__name__": "sample"})
    except Exception as error:
        lines.append(type(error).__name__)
    return lines
"""
REPORT = """
import json
with open("samples.json") as file:
    texts = json.loads(file.read())
print(json.dumps([outcome(text) for text in texts]))
"""


def outcomes_here(texts: list[str]) -> list[list[str]]:
    """Return what each text prints under CPython."""
    space: dict[str, Callable[[str], list[str]]] = {}
    exec(HARNESS, space)  # noqa: S102 - our own few lines
    with contextlib.redirect_stderr(io.StringIO()):
        return [space["outcome"](text) for text in texts]


def outcomes_in_micropython(texts: list[str]) -> list[list[str]]:
    """Return what each text prints in the page's interpreter."""
    files = {"samples.json": json.dumps(texts, ensure_ascii=False)}
    printed = run_in_node(MICROPYTHON, files, HARNESS + REPORT)
    answer: list[list[str]] = json.loads(printed.splitlines()[-1])
    return answer


@pytest.mark.parametrize(
    "path", portable_files(), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_tree_is_portable(path: Path) -> None:
    findings = check(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    assert not findings, "\n" + "\n".join(str(finding) for finding in findings)


@pytest.mark.parametrize("sample", ALL_SAMPLES)
def test_lint_refuses_bad_sample(sample: Sample) -> None:
    assert sample.rule in {finding.rule for finding in check(path_for(sample), sample.bad + "\n")}


@pytest.mark.parametrize("sample", ALL_SAMPLES)
def test_lint_passes_good_sample(sample: Sample) -> None:
    assert check(path_for(sample), sample.good + "\n") == []


def path_for(sample: Sample) -> str:
    """Return a path at which the sample's imports are allowed."""
    return SAMPLE_PATH.replace("core", "app") if "asyncio" in sample.bad else SAMPLE_PATH


def test_every_rule_has_a_sample() -> None:
    sampled = {
        finding.rule
        for sample in SAMPLES + UNSEEN_SAMPLES
        for finding in check(path_for(sample), sample.bad + "\n")
    }
    source_of_rules = "".join(
        path.read_text("utf-8") for path in (ROOT / "tests/portable/lint").glob("*.py")
    )
    named = {
        node.args[1].value
        for node in ast.walk(ast.parse(source_of_rules))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "finding"
        and isinstance(node.args[1], ast.Constant)
    }
    # CPython 3.11 can't even parse these.
    assert named - sampled == {"type-parameters"}
    assert len(RULES) > 20


def test_bad_samples_differ_on_the_page() -> None:
    texts = [sample.bad for sample in SAMPLES]
    same = [
        sample.bad
        for sample, here, there in zip(
            SAMPLES, outcomes_here(texts), outcomes_in_micropython(texts), strict=True
        )
        if here == there
    ]
    assert same == [], "these rules have lost their reason: take them out of the lint"


def test_good_samples_agree_on_the_page() -> None:
    texts = [sample.good for sample in SAMPLES]
    assert outcomes_here(texts) == outcomes_in_micropython(texts)


def test_excuse_needs_a_reason() -> None:
    text = "rows = [3, 1]\nrows.sort(key=abs)  # unique:\n"
    assert [finding.rule for finding in check(SAMPLE_PATH, text)] == ["sort-key"]


def test_layers_may_import_their_own_modules() -> None:
    text = "import time\nprint(time.time())\n"
    assert check("game/app/sample.py", text) == []
    assert [finding.rule for finding in check("game/core/sample.py", text)] == ["import"]
    text = "import js\nprint(js.document)\n"
    assert check("game/browser/sample.py", text) == []
    assert [finding.rule for finding in check("game/app/sample.py", text)] == ["import"]


def test_lists_of_names_fit_the_interpreter() -> None:
    types_here = (str, int, list, dict, tuple, set, frozenset, bytes, bytearray, float, bool)
    methods_here = {name for kind in types_here for name in dir(kind) if not name.startswith("_")}
    code = """
import builtins, json
types = (str, int, list, dict, tuple, set, frozenset, bytes, bytearray, float, bool)
modules = {}
for name in json.loads(NAMES):
    modules[name] = dir(__import__(name))
print(json.dumps([dir(builtins), [name for kind in types for name in dir(kind)], modules]))
"""
    allowed = PURE_MODULES | TASK_MODULES
    printed = run_in_node(
        MICROPYTHON, {}, f"NAMES = {json.dumps(json.dumps(list(allowed)))}\n{code}"
    )
    builtins_there, methods_there, modules_there = json.loads(printed)
    assert set(builtins_there) >= BUILTINS
    assert set(dir(builtins)) >= BUILTINS
    assert methods_here - set(methods_there) <= MISSING_METHODS
    assert not set(methods_there) & MISSING_METHODS
    for module, names in allowed.items():
        assert set(modules_there[module]) >= set(names), module

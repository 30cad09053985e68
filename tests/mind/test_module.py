"""The compiled module: made from the source that lies there, closed in itself, of a fixed size."""

import json
from pathlib import Path

import pytest
import wasmtime

from game.cli.solver import MODULE, NoModuleError, best_solver, open_module
from game.mind.compiled import ANSWER_INTS, CAPACITY, QUESTION_INTS
from tests.tools import kernel

INT_BYTES = 4


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of what the stamp is about."""
    for path in (*kernel.ROOT.glob("game/mind/kernel/*"), kernel.ROOT / kernel.PINNED, MODULE):
        copy = tmp_path / path.relative_to(kernel.ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    stamp = tmp_path / kernel.STAMP
    stamp.write_bytes((kernel.ROOT / kernel.STAMP).read_bytes())
    return tmp_path


def test_the_module_is_of_this_source() -> None:
    assert kernel.is_current(kernel.ROOT), "run `make kernel`"


def test_any_change_makes_the_stamp_stale(root: Path) -> None:
    assert kernel.is_current(root)
    sources = sorted((root / kernel.SOURCES).glob("*.[ch]"))
    assert sources
    for path in (*sources, root / kernel.MODULE):
        before = path.read_bytes()
        path.write_bytes(before + b"\n")
        assert not kernel.is_current(root), path
        path.write_bytes(before)
    extra = root / kernel.SOURCES / "more.h"
    extra.write_text("/* one file more */")
    assert not kernel.is_current(root)
    extra.unlink()
    pinned = root / kernel.PINNED
    pinned.write_text(pinned.read_text("utf-8").replace("ziglang==", "ziglang==9"), "utf-8")
    assert not kernel.is_current(root)


def test_another_flag_makes_the_stamp_stale(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "FLAGS", (*kernel.FLAGS, "-g"))
    assert not kernel.is_current(root)


def test_a_list_that_pins_no_compiler_is_refused(root: Path) -> None:
    (root / kernel.PINNED).write_text("# nothing\n", "utf-8")
    with pytest.raises(kernel.KernelError, match="pins no ziglang"):
        kernel.stamp(root)


def test_the_stamp_names_no_place_of_the_machine() -> None:
    stamp = json.loads((kernel.ROOT / kernel.STAMP).read_text("utf-8"))
    assert set(stamp) == {"compiler", "flags", "source", "module"}
    assert not [flag for flag in stamp["flags"] if "/" in flag]


@pytest.fixture
def module() -> tuple[wasmtime.Store, wasmtime.Module]:
    """The module in an engine of its own."""
    store = wasmtime.Store()
    return store, wasmtime.Module.from_file(store.engine, str(MODULE))


def test_it_asks_for_nothing_and_its_memory_never_grows(
    module: tuple[wasmtime.Store, wasmtime.Module],
) -> None:
    _, solver = module
    assert list(solver.imports) == []
    types = {export.name: export.type for export in solver.exports}
    assert set(types) == {"memory", "solve", "input", "output", "capacity"}
    memory = types["memory"]
    assert isinstance(memory, wasmtime.MemoryType)
    assert memory.limits.min == memory.limits.max


def test_questions_and_answers_fit_where_they_are_written(
    module: tuple[wasmtime.Store, wasmtime.Module],
) -> None:
    store, solver = module
    exports = wasmtime.Instance(store, solver, []).exports(store)
    numbers = {}
    for name in ("input", "output", "capacity"):
        function = exports[name]
        assert isinstance(function, wasmtime.Func)
        numbers[name] = function(store)
    assert numbers["capacity"] == CAPACITY
    # The two tables lie apart, and both inside the memory.
    memory = exports["memory"]
    assert isinstance(memory, wasmtime.Memory)
    ends = {
        numbers["input"]: numbers["input"] + CAPACITY * QUESTION_INTS * INT_BYTES,
        numbers["output"]: numbers["output"] + CAPACITY * ANSWER_INTS * INT_BYTES,
    }
    (first, first_end), (second, second_end) = sorted(ends.items())
    assert 0 < first < first_end <= second < second_end <= memory.data_len(store)


def test_a_module_that_is_not_there_or_not_ours_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(NoModuleError, match="isn't there"):
        open_module(tmp_path / "none.wasm")
    broken = tmp_path / "broken.wasm"
    broken.write_bytes(b"\0asm")
    with pytest.raises(NoModuleError, match="can't be run"):
        open_module(broken)
    empty = tmp_path / "empty.wasm"
    empty.write_bytes(b"\0asm\x01\0\0\0")
    with pytest.raises(NoModuleError, match="isn't the solver"):
        open_module(empty)
    assert not best_solver(empty).is_compiled
    assert "smaller budget" in capsys.readouterr().err
    assert best_solver().is_compiled
    assert capsys.readouterr().err == ""

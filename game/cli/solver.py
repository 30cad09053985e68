"""The compiled solver under CPython: its module runs in `wasmtime`.

`wasmtime` is a tool of developers (tests/requirements.in) and imported only here, when it is asked
for: the commands run without it, with Python's own solver.
"""

import array
import sys
from collections.abc import Sequence
from pathlib import Path

from game.mind.compiled import ANSWER_INTS, QUESTION_INTS, Call
from game.mind.exact import Exact, exact

MODULE = Path(__file__).parents[2] / "static" / "data" / "solver.wasm"
INT_BYTES = 4


class NoModuleError(Exception):
    """The compiled solver can't be had here; the message says why."""


def open_module(path: Path = MODULE) -> Call:
    """Loads the module and gives the function that answers questions, as ints.

    NoModuleError if `wasmtime` or the module isn't there, or if the module isn't the solver.
    """
    try:
        import wasmtime  # noqa: PLC0415 - a tool that the commands do without
    except ImportError:
        raise NoModuleError("wasmtime isn't installed") from None
    if not path.exists():
        raise NoModuleError(f"{path} isn't there: run `make kernel`")
    store = wasmtime.Store()
    try:
        module = wasmtime.Module.from_file(store.engine, str(path))
        exports = wasmtime.Instance(store, module, []).exports(store)
    except wasmtime.WasmtimeError as error:
        raise NoModuleError(f"{path} can't be run: {error}") from None
    memory = exports.get("memory")
    solve, where_in, where_out = (exports.get(name) for name in ("solve", "input", "output"))
    if (
        not isinstance(memory, wasmtime.Memory)
        or not isinstance(solve, wasmtime.Func)
        or not isinstance(where_in, wasmtime.Func)
        or not isinstance(where_out, wasmtime.Func)
    ):
        raise NoModuleError(f"{path} isn't the solver")
    start, end = where_in(store), where_out(store)

    def call(ints: list[int]) -> Sequence[int]:
        number = len(ints) // QUESTION_INTS
        memory.write(store, array.array("i", ints).tobytes(), start)
        solve(store, number)
        answers = array.array("i")
        answers.frombytes(memory.read(store, end, end + number * ANSWER_INTS * INT_BYTES))
        return answers

    return call


def best_solver(path: Path = MODULE) -> Exact:
    """The compiled solver, or Python's own: then the reason goes to standard error."""
    try:
        return exact(open_module(path))
    except NoModuleError as error:
        sys.stderr.write(f"solving in Python, with a smaller budget: {error}\n")
        return exact(None)

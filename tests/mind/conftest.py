"""The solvers, as fixtures."""

import pytest

from game.cli.solver import open_module
from game.mind import readable
from game.mind.compiled import Call, compiled
from game.mind.question import Solver


@pytest.fixture(scope="session")
def call() -> Call:
    """The compiled module in wasmtime."""
    return open_module()


@pytest.fixture(scope="session")
def fast(call: Call) -> Solver:
    """The compiled solver."""
    return compiled(call)


@pytest.fixture(params=["readable", "compiled"])
def solve(request: pytest.FixtureRequest, fast: Solver) -> Solver:
    """Each of the two solvers in turn."""
    return fast if request.param == "compiled" else readable.solve

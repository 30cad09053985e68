"""The worker's entry: the strong bots in a thread of their own, where Pyodide runs them.

Made by static/js/mind.js. Only texts cross (`mind.serving`), and nothing of them is kept.
"""

import array
from collections.abc import Callable, Sequence

import js
from pyodide.ffi import JsException
from pyscript import config

from game.mind.compiled import ANSWER_INTS, CAPACITY, QUESTION_INTS, Call
from game.mind.exact import Exact, exact
from game.mind.serving import for_table, greeting, reply

__export__ = ["choose", "hello"]


async def open_module(address: str) -> Call:
    """Fetches the compiled solver and gives the function that answers questions, as ints.

    JsException if it can't be had, or can't run here.
    """
    fetched = await js.fetch(address)
    made = await js.WebAssembly.instantiate(await fetched.arrayBuffer())
    exports = made.instance.exports
    # The module's memory never grows, so these stay valid.
    memory = exports.memory.buffer
    questions = js.Int32Array.new(memory, exports.input(), CAPACITY * QUESTION_INTS)
    answers = js.Int32Array.new(memory, exports.output(), CAPACITY * ANSWER_INTS)

    def call(ints: list[int]) -> Sequence[int]:
        number = len(ints) // QUESTION_INTS
        questions.subarray(0, len(ints)).assign(array.array("i", ints))
        exports.solve(number)
        found = array.array("i", bytes(4 * number * ANSWER_INTS))
        answers.subarray(0, len(found)).assign_to(found)
        return found

    return call


async def best_solver(address: str) -> Exact:
    """The compiled solver; Python's own, which is slower, where that can't be had."""
    try:
        return for_table(exact(await open_module(address)))
    except JsException as error:
        js.console.info(f"solving in Python, with a smaller budget: {error}")
        return for_table(exact(None))


class Desk:
    """What the page may call. ``hello`` comes first."""

    def __init__(self) -> None:
        self._exact = for_table(exact(None))
        self._now: Callable[[], float] = js.performance.now

    async def hello(self) -> str:
        """Gets ready, and says so."""
        self._exact = await best_solver(config["solver"])
        return greeting(self._exact)

    def choose(self, request: str) -> str:
        """The reply to a request of the page's; an exception if it is none."""
        return reply(request, self._exact, self._now)


desk = Desk()
choose, hello = desk.choose, desk.hello

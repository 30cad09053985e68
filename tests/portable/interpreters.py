"""The interpreters that the game's Python must agree in, started under Node."""

import json
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
RUNNER = Path(__file__).with_name("run.mjs")
TYPING_SHIM = ROOT / "static" / "py" / "typing.py"


class Interpreter(NamedTuple):
    """One interpreter: where npm puts it, and whether it brings its own `typing`."""

    name: str
    module: str
    has_typing: bool


MICROPYTHON = Interpreter(
    "MicroPython",
    "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs",
    has_typing=False,
)
PYODIDE = Interpreter("Pyodide", "node_modules/pyodide/pyodide.mjs", has_typing=True)


def run_in_node(
    interpreter: Interpreter, files: dict[str, str], code: str, timeout: float = 120
) -> str:
    """Run `code` with `files` (path → text) in its working directory; return what it prints.

    Raises RuntimeError with the interpreter's own message when it isn't installed, fails, or
    takes more than `timeout` seconds.
    """
    module = ROOT / interpreter.module
    if not module.exists():
        raise RuntimeError(
            f"{interpreter.name} isn't installed: run `npm ci` ({module} is missing)"
        )
    if not interpreter.has_typing:
        files = files | {"typing.py": TYPING_SHIM.read_text("utf-8")}
    try:
        done = subprocess.run(  # noqa: S603 - our own script and files of ours
            ["node", RUNNER, module],  # noqa: S607 - Node is looked up on the PATH on purpose
            input=json.dumps({"files": files, "code": code}),
            capture_output=True,
            encoding="utf-8",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{interpreter.name} took more than {timeout} s") from None
    if done.returncode != 0:
        raise RuntimeError(
            f"{interpreter.name} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
        )
    return done.stdout

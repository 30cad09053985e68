"""Compile the exact solver to WebAssembly, and say of what: `make kernel`.

    python -m tests.tools.kernel            compile, and write module and stamp
    python -m tests.tools.kernel --check    compile nothing; fail if the stamp doesn't fit

The compiler is the one that `ziglang` brings, pinned in tests/kernel.txt and needed here alone. The
module lies in the repository with a stamp beside it: the hashes of source and module, compiler and
flags. So source and module can't drift apart, and nobody but the author of the source compiles.
"""

import argparse
import hashlib
import importlib.metadata
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = Path("game/mind/kernel")
MAIN = SOURCES / "solver.c"
MODULE = Path("static/data/solver.wasm")
STAMP = Path("static/data/solver.json")
PINNED = Path("tests/kernel.txt")
MEMORY = 4 * 1024 * 1024
FLAGS = (
    "-std=c11",
    "-target",
    "wasm32-freestanding",
    "-mcpu=generic+bulk_memory",
    "-O3",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-nostdlib",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
    "-Wl,-z,stack-size=131072",
    f"-Wl,--initial-memory={MEMORY}",
    f"-Wl,--max-memory={MEMORY}",
)
"""The memory is all there from the start and never grows."""


class KernelError(Exception):
    """The module can't be made; the message says why."""


def source_hash(root: Path) -> str:
    """Return one hash of all C files, by name and content."""
    digest = hashlib.sha256()
    for path in sorted((root / SOURCES).glob("*.[ch]")):
        digest.update(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def pinned_compiler(root: Path) -> str:
    """Return the version of ziglang that tests/kernel.txt pins. Raises KernelError if none."""
    match = re.search(r"^ziglang==(\S+)", (root / PINNED).read_text("utf-8"), re.MULTILINE)
    if match is None:
        raise KernelError(f"{PINNED} pins no ziglang")
    return match[1]


def stamp(root: Path) -> dict[str, object]:
    """Return what the stamp beside the module has to say."""
    return {
        "compiler": f"ziglang {pinned_compiler(root)}",
        "flags": list(FLAGS),
        "source": source_hash(root),
        "module": hashlib.sha256((root / MODULE).read_bytes()).hexdigest(),
    }


def is_current(root: Path) -> bool:
    """Whether the module was made from this source, by this compiler with these flags."""
    said: object = json.loads((root / STAMP).read_text("utf-8"))
    return said == stamp(root)


def compile_module(root: Path, target: Path) -> None:
    """Compile the source to `target`. Raises KernelError with what the compiler says."""
    wanted = pinned_compiler(root)
    try:
        found = importlib.metadata.version("ziglang")
    except importlib.metadata.PackageNotFoundError:
        raise KernelError("ziglang isn't installed: run `make kernel`") from None
    if found != wanted:
        raise KernelError(f"ziglang is {found}, {PINNED} pins {wanted}: run `make kernel`")
    command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, "-o", str(target), str(MAIN)]
    done = subprocess.run(  # noqa: S603 - our own source and flags
        command, cwd=root, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        raise KernelError(f"the compiler failed:\n{done.stdout}{done.stderr}")


def main() -> int:
    """Compile, or check; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.kernel", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compile nothing")
    if parser.parse_args().check:
        if is_current(ROOT):
            return 0
        sys.stderr.write(f"{STAMP} doesn't fit {SOURCES}: run `make kernel`\n")
        return 1
    (ROOT / MODULE).parent.mkdir(parents=True, exist_ok=True)
    try:
        compile_module(ROOT, ROOT / MODULE)
    except KernelError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    (ROOT / STAMP).write_text(json.dumps(stamp(ROOT), indent=2) + "\n", "utf-8")
    sys.stdout.write(f"{MODULE}: {(ROOT / MODULE).stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

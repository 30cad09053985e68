"""The frozen panel: earlier releases of the levels, as opponents that never change.

A release is an archive of the game's own source as it was (`releases/`), so that it plays as it
did, whatever becomes of the rules' code and the bots. It is unpacked when it is needed and plays
through its own referee, as any other program: ``normal@2026.11.30`` is a player of the ladder.
"""

import hashlib
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path

from .sources import DIGITS, ROOT
from .store import FOLDER

RELEASES = Path(__file__).parent / "releases"
ENDING = ".zip"
FROZEN = "@"

PARTS = (
    "game/__init__.py",
    "game/__main__.py",
    "game/core",
    "game/bots",
    "game/mind",
    "game/cli",
    "static/data/solver.wasm",
)
"""What a release needs to answer for its levels."""


def releases() -> list[str]:
    """The names of all releases, oldest first."""
    return sorted(path.name[: -len(ENDING)] for path in RELEASES.glob(f"*{ENDING}"))


def levels_of(release: str) -> list[str]:
    """The levels that a release has, random aside."""
    with zipfile.ZipFile(archive_of(FROZEN + release)) as archive:
        has_strong = "game/mind/strong.py" in archive.namelist()
    return ["easy", "normal"] + ["strong"] * has_strong


def is_frozen(player: str) -> bool:
    """Whether a player's name says a release."""
    return FROZEN in player


def archive_of(player: str) -> Path:
    """The archive of a player ``level@release``. FileNotFoundError if there is none."""
    path = RELEASES / (player.partition(FROZEN)[2] + ENDING)
    if not path.exists():
        raise FileNotFoundError(f"no release {path.name}; there are {', '.join(releases())}")
    return path


def frozen_digest(player: str) -> str:
    """The number of a frozen player's source."""
    return hashlib.sha256(archive_of(player).read_bytes()).hexdigest()[:DIGITS]


def arena_name(player: str, folder: Path = FOLDER) -> str:
    """What the arena calls a player: a frozen one is the program that its release is."""
    if not is_frozen(player):
        return player
    home = _unpacked(player, folder)
    level = player.partition(FROZEN)[0]
    # -P: the folder that it starts in must not come before its own.
    words = ["env", f"PYTHONPATH={home}", sys.executable, "-P", "-m", "game", "referee"]
    return f"cmd/{level}:{shlex.join(words)}"


def _unpacked(player: str, folder: Path) -> Path:
    home = folder / "releases" / frozen_digest(player)
    if not home.exists():
        # A folder of another name becomes this one when it is whole.
        begun = home.with_suffix(".begun")
        with zipfile.ZipFile(archive_of(player)) as archive:
            archive.extractall(begun)
        begun.rename(home)
    return home


def freeze(name: str, commit: str) -> Path:
    """Archives a commit as a release and gives the archive. Git has to know the commit."""
    path = RELEASES / (name + ENDING)
    subprocess.run(  # noqa: S603 - git, asked for its own content
        ["git", "archive", "--format=zip", "-9", f"--output={path}", commit, *PARTS],  # noqa: S607 - from the PATH
        cwd=ROOT,
        check=True,
    )
    return path

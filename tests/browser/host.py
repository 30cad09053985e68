"""A host with the uploaded folder, as the suites need that pull the plug."""

import shutil
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tests.tools.dist import list_for_offline, strong_only
from tests.tools.generate import ROOT
from tests.tools.serve import serving


class Host:
    """A host with the uploaded folder; it can go away and come back, and its files can change."""

    def __init__(self, root: Path, upload: Path) -> None:
        self.folder = root / "cards"
        shutil.copytree(upload, self.folder)
        self._stack = ExitStack()
        self.address = self._stack.enter_context(serving(root)).address + "cards/"

    def stop(self) -> None:
        """Nothing answers any more."""
        self._stack.close()

    def publish(self, path: str, change: Callable[[str], str]) -> None:
        """Upload a new version, in which one file says something else."""
        file = self.folder / path
        file.write_text(change(file.read_text("utf-8")), "utf-8")
        list_for_offline(self.folder, strong_only(ROOT))

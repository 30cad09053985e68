"""Find a Chromium for the browser tests, or have one installed as the platform allows.

python -m tests.tools.chromium              print its path; fail if there is none
python -m tests.tools.chromium --install    install it first if there is none
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

from tests.tools import apt

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
FIXED_PATHS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
# Where `playwright install chromium` puts its own, by system.
PLAYWRIGHT_FOLDERS = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright")
PLAYWRIGHT_PATTERNS = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
)
# fonts: without any, text has no width and every layout looks alike
PACKAGES = ("chromium", "fonts-dejavu-core")
ADVICE = """No Chromium found, and none could be installed here.
Install it as your system does (Debian: apt-get install chromium), or run
`.venv/bin/python -m playwright install chromium`, or name one: CHROMIUM=/path/to/it make test"""


def find() -> Path | None:
    """Return the path of a Chromium: CHROMIUM of the environment first, then the system's."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Path(path)
    for fixed in FIXED_PATHS:
        if Path(fixed).exists():
            return Path(fixed)
    for folder in PLAYWRIGHT_FOLDERS:
        for pattern in PLAYWRIGHT_PATTERNS:
            found = sorted(Path(folder).expanduser().glob(pattern))
            if found:
                return found[-1]
    return None


def install() -> None:
    """Install a Chromium by the first way that works here; say nothing if none does."""
    apt.install(PACKAGES)
    if find() is None:
        apt.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description="Find a Chromium for the browser tests")
    parser.add_argument("--install", action="store_true", help="install one if there is none")
    if parser.parse_args().install and find() is None:
        install()
    path = find()
    print(path or ADVICE, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())

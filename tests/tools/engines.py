"""Find Firefox and WebKit for `make test-engines`, or have them installed as Debian has them.

python -m tests.tools.engines              print their paths; fail if one is missing
python -m tests.tools.engines --install    install what is missing first
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

from tests.tools import apt

# fonts: without any, text has no width and a click may miss
PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb", "fonts-dejavu-core")
# WebKit's own small browser comes with its library, outside the search path.
MINI_BROWSER = (
    "lib/*/webkit2gtk-4.1/MiniBrowser",
    "libexec/webkit2gtk-4.1/MiniBrowser",
    "lib*/webkit2gtk-4.1/MiniBrowser",
)
NAMES = {
    "firefox": ("FIREFOX", ("firefox-esr", "firefox")),
    "webkit-driver": ("WEBKIT_DRIVER", ("WebKitWebDriver",)),
    "mini-browser": ("MINI_BROWSER", ("MiniBrowser",)),
    "xvfb": ("XVFB", ("Xvfb",)),
}
ADVICE = """Firefox and WebKit are needed, and not all of them could be found or installed.
Install them as your system does (Debian: apt-get install {packages}), or name them:
FIREFOX, WEBKIT_DRIVER, MINI_BROWSER and XVFB, each a path."""


def find(name: str) -> Path | None:
    """Return the path of one program, named as in `NAMES`; None if it isn't here."""
    variable, commands = NAMES[name]
    named = os.environ.get(variable)
    if named:
        return Path(named)
    for command in commands:
        path = shutil.which(command)
        if path:
            return Path(path)
    if name == "mini-browser":
        found = [path for pattern in MINI_BROWSER for path in sorted(Path("/usr").glob(pattern))]
        return found[0] if found else None
    return None


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description="Find Firefox and WebKit for the tests")
    parser.add_argument("--install", action="store_true", help="install what is missing")
    if parser.parse_args().install and any(find(name) is None for name in NAMES):
        apt.install(PACKAGES)
    for name in NAMES:
        print(f"{name}: {find(name) or 'missing'}")
    if any(find(name) is None for name in NAMES):
        print(ADVICE.format(packages=" ".join(PACKAGES)), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

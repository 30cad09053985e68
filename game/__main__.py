"""``python -m game``: the command line's entry."""

import sys

from .cli.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

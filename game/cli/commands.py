"""The commands of ``python -m game``."""

import sys

from . import arena, referee

USAGE = """\
usage: python -m game COMMAND [OPTION ...]

commands:
  referee   answer questions about the rules and about records: one JSON request a line on
            standard input, one JSON reply a line on standard output
  arena     play two bots against each other on the same deals and print what differs

python -m game COMMAND --help tells more; game/cli/PROTOCOL.md is the whole description.
"""
OK, WRONG_USAGE = 0, 2


def main(arguments: list[str]) -> int:
    """Runs one command and gives its exit status; the usage is printed where there is none."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        sys.stdout.write(USAGE)
        return OK
    command, rest = arguments[0], arguments[1:]
    if command == "referee":
        return referee.main(rest)
    if command == "arena":
        return arena.main(rest)
    sys.stderr.write(f"no such command: {command!r}\n{USAGE}")
    return WRONG_USAGE

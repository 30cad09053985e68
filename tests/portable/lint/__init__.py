"""A lint for the Python that runs on the page: what MicroPython lacks or does differently.

`check(path, text)` gives the findings of one file; `python -m tests.portable.lint [path …]` prints
those of the tree. Each rule is a function over a `Source`; `RULES` lists them all.
"""

from tests.portable.lint.base import Finding, Source
from tests.portable.lint.names import NAME_RULES
from tests.portable.lint.order import ORDER_RULES
from tests.portable.lint.silent import SILENT_RULES
from tests.portable.lint.syntax import SYNTAX_RULES

__all__ = ["RULES", "Finding", "check"]

RULES = SYNTAX_RULES + NAME_RULES + ORDER_RULES + SILENT_RULES


def check(path: str, text: str) -> list[Finding]:
    """Return the findings of one file, by line; `path` is the file's path inside the repository."""
    source = Source(path, text)
    return sorted({finding for rule in RULES for finding in rule(source)})

"""`typing` for the page's interpreter, which has none.

pyscript.toml puts this file where MicroPython looks for modules; CPython and Pyodide never see it.
Only what runs is here: names that stand in annotations alone are imported under TYPE_CHECKING.
"""

from collections import namedtuple

TYPE_CHECKING = False


def NamedTuple(name, fields):  # noqa: ANN001, ANN201, N802 - takes the place of typing's own
    """Return the tuple class `name` with the given (field, type) pairs; the types are dropped."""
    return namedtuple(name, [field[0] for field in fields])  # noqa: PYI024 - it is the typed one


def NewType(_name, base):  # noqa: ANN001, ANN201, N802 - takes the place of typing's own
    """Return `base` itself: a new type is one for the checker only."""
    return base


def cast(_kind, value):  # noqa: ANN001, ANN201 - takes the place of typing's own
    """Return `value`: a cast is one for the checker only."""
    return value


class Protocol:
    """A base without members: a protocol is one for the checker only."""

"""The closed set of errors that bad input can cause.

Every parser and every checked door of the core raises one of these and nothing else. ``code`` is
one of the stable words of the record format, ``at`` the index in the log or None.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason

BAD_JSON = "bad-json"
BAD_REQUEST = "bad-request"
UNKNOWN_ASK = "unknown-ask"
UNKNOWN_VERSION = "unknown-version"
UNKNOWN_PROFILE = "unknown-profile"
BAD_SETTING = "bad-setting"
UNKNOWN_CARD = "unknown-card"
WRONG_DECK = "wrong-deck"
DUPLICATE_CARD = "duplicate-card"
WRONG_COUNT = "wrong-count"
BAD_ACTION = "bad-action"
OUT_OF_TURN = "out-of-turn"
ILLEGAL_ACTION = "illegal-action"
CONTRADICTION = "contradiction"

CODES = (
    BAD_JSON,
    BAD_REQUEST,
    UNKNOWN_ASK,
    UNKNOWN_VERSION,
    UNKNOWN_PROFILE,
    BAD_SETTING,
    UNKNOWN_CARD,
    WRONG_DECK,
    DUPLICATE_CARD,
    WRONG_COUNT,
    BAD_ACTION,
    OUT_OF_TURN,
    ILLEGAL_ACTION,
    CONTRADICTION,
)


class SchafkopfError(ValueError):
    """Bad input: ``code`` (one of CODES), ``message`` (English), ``at`` (index in the log)."""

    def __init__(self, code: str, message: str, at: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at


class BadText(SchafkopfError):
    """A text, a request or a record that does not say what it should."""


class BadSetting(SchafkopfError):
    """A profile or a setting of the rules that does not exist or cannot have that value."""


class Contradiction(SchafkopfError):
    """Facts that cannot be true together."""


class IllegalAction(SchafkopfError):
    """An action that the rules forbid now; ``reason`` says which rule and which cards."""

    def __init__(self, code: str, message: str, reason: "Reason", at: int | None = None) -> None:
        super().__init__(code, message, at)
        self.reason = reason

"""Texts inside messages and JSON, written the same way by every interpreter."""

LINE_ENDS = ("\u2028", "\u2029")
"""Legal in JSON, but line-wise readers break a line there."""

SHOWN = 24
"""How much of a foreign text an error message shows."""


def json_text(text: str) -> str:
    """A text as JSON writes it, in quotation marks."""
    parts = ['"']
    for char in text:
        if char in {'"', "\\"}:
            parts.append("\\" + char)
        elif char < " " or char in LINE_ENDS or "\x7f" <= char <= "\x9f" or is_half(char):
            parts.append(f"\\u{ord(char):04x}")
        else:
            parts.append(char)
    parts.append('"')
    return "".join(parts)


def is_half(char: str) -> bool:
    """Whether a character is half a surrogate pair, which no text should hold."""
    return "\ud800" <= char <= "\udfff"


def quoted(text: str) -> str:
    """A foreign text for an error message: in quotation marks, cut after SHOWN characters."""
    return json_text(text if len(text) <= SHOWN else text[:SHOWN] + "...")

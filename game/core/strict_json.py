"""A strict JSON reader and writer that are the same under every interpreter.

The interpreters' own readers differ (one takes ``[1 2]`` and ``{"a":1,}``, another recurses until
it breaks). This one accepts exactly JSON (RFC 8259), within limits, and raises BadText bad-json for
everything else.
"""

from collections import OrderedDict

from .errors import BAD_JSON, BadText

MAX_LENGTH = 1_000_000
MAX_DEPTH = 16
MAX_NUMBER_LENGTH = 18
INFINITE = float("inf")

_BLANKS = " \t\n\r"
_DIGITS = "0123456789"
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = (("true", True), ("false", False), ("null", None))
_HEX = "0123456789abcdefABCDEF"


def read_json(text: str) -> object:
    """The value of a JSON text: OrderedDict, list, str, int, float, bool or None.

    BadText bad-json says what is wrong and at which character. An object that names a member twice
    is an error, and so are texts over MAX_LENGTH characters, nesting over MAX_DEPTH and numbers of
    more than MAX_NUMBER_LENGTH characters.
    """
    if len(text) > MAX_LENGTH:
        raise BadText(BAD_JSON, f"the text has {len(text)} characters, more than {MAX_LENGTH}")
    reader = _Reader(text)
    value = reader.value(0)
    reader.skip_blanks()
    if reader.at < len(text):
        raise reader.wrong("something after the value")
    return value


class _Reader:
    """A place in a text; every method reads one thing there and moves on."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def wrong(self, what: str) -> BadText:
        return BadText(BAD_JSON, f"not JSON: {what} at character {self.at}")

    def peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def skip_blanks(self) -> None:
        while self.peek() != "" and self.peek() in _BLANKS:
            self.at += 1

    def value(self, depth: int) -> object:
        if depth > MAX_DEPTH:
            raise self.wrong(f"more than {MAX_DEPTH} levels")
        self.skip_blanks()
        char = self.peek()
        if char == "{":
            return self.members(depth)
        if char == "[":
            return self.items(depth)
        if char == '"':
            return self.string()
        if char != "" and (char in _DIGITS or char == "-"):
            return self.number()
        for word, meaning in _WORDS:
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return meaning
        raise self.wrong("a value is missing" if char else "the text ends too early")

    def members(self, depth: int) -> "OrderedDict[str, object]":
        result: OrderedDict[str, object] = OrderedDict()
        self.at += 1
        self.skip_blanks()
        if self.peek() == "}":
            self.at += 1
            return result
        while True:
            self.skip_blanks()
            if self.peek() != '"':
                raise self.wrong("a member's name is missing")
            name = self.string()
            if name in result:
                raise self.wrong("a member is there twice")
            self.skip_blanks()
            if self.peek() != ":":
                raise self.wrong("a colon is missing")
            self.at += 1
            result[name] = self.value(depth + 1)
            if self.ends("}"):
                return result

    def items(self, depth: int) -> list[object]:
        result: list[object] = []
        self.at += 1
        self.skip_blanks()
        if self.peek() == "]":
            self.at += 1
            return result
        while True:
            result.append(self.value(depth + 1))
            if self.ends("]"):
                return result

    def ends(self, closing: str) -> bool:
        """After a member: whether the list closes (or goes on after a comma)."""
        self.skip_blanks()
        char = self.peek()
        if char not in (",", closing):
            raise self.wrong(f"a comma or {closing} is missing")
        self.at += 1
        return char == closing

    def string(self) -> str:
        text = self.text
        self.at += 1
        parts: list[str] = []
        start = self.at
        while True:
            char = self.peek()
            if char == '"':
                parts.append(text[start : self.at])
                self.at += 1
                return "".join(parts)
            if char == "\\":
                parts.append(text[start : self.at])
                self.at += 1
                parts.append(self.escape())
                start = self.at
            elif char == "" or char < " ":
                raise self.wrong(
                    "a text does not end" if char == "" else "a control character in a text"
                )
            elif "\ud800" <= char <= "\udfff":
                raise self.wrong("half a surrogate pair")
            else:
                self.at += 1

    def escape(self) -> str:
        char = self.peek()
        if char in _ESCAPES:
            self.at += 1
            return _ESCAPES[char]
        if char != "u":
            raise self.wrong("an unknown escape")
        code = self.hex_code()
        if 0xD800 <= code < 0xDC00 and self.text.startswith("\\u", self.at):
            self.at += 1
            low = self.hex_code()
            if not 0xDC00 <= low < 0xE000:
                raise self.wrong("half a surrogate pair")
            return chr(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
        if 0xD800 <= code < 0xE000:
            raise self.wrong("half a surrogate pair")
        return chr(code)

    def hex_code(self) -> int:
        digits = self.text[self.at + 1 : self.at + 5]
        if len(digits) < 4 or [digit for digit in digits if digit not in _HEX]:
            raise self.wrong("four hexadecimal digits are missing")
        self.at += 5
        return int(digits, 16)

    def digits(self) -> int:
        start = self.at
        while self.peek() != "" and self.peek() in _DIGITS:
            self.at += 1
        if self.at == start:
            raise self.wrong("a digit is missing")
        return self.at - start

    def number(self) -> "int | float":
        start = self.at
        is_whole = True
        if self.peek() == "-":
            self.at += 1
        first = self.peek()
        if self.digits() > 1 and first == "0":
            raise self.wrong("a number that begins with 0")
        if self.peek() == ".":
            is_whole = False
            self.at += 1
            self.digits()
        if self.peek() in ("e", "E"):
            is_whole = False
            self.at += 1
            if self.peek() in ("+", "-"):
                self.at += 1
            self.digits()
        word = self.text[start : self.at]
        if len(word) > MAX_NUMBER_LENGTH:
            raise self.wrong("a number that is too long")
        if is_whole:
            return int(word)
        value = float(word)
        if value in (INFINITE, -INFINITE):
            raise self.wrong("a number that is too large")
        return value


def write_json(value: object) -> str:
    """A value as JSON on one line, with a blank after each comma and colon.

    Members stand in the order of the dict (use OrderedDict). Takes what `read_json` gives, and
    tuples as lists.
    """
    if isinstance(value, str):
        return _write_text(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return (
            "{"
            + ", ".join([_write_text(name) + ": " + write_json(value[name]) for name in value])
            + "}"
        )
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([write_json(item) for item in value]) + "]"
    return str(value)


def _write_text(text: str) -> str:
    parts = ['"']
    for char in text:
        if char in ('"', "\\"):
            parts.append("\\" + char)
        elif char < " " or "\ud800" <= char <= "\udfff":
            parts.append(f"\\u{ord(char):04x}")
        else:
            parts.append(char)
    parts.append('"')
    return "".join(parts)

"""A strict JSON reader and writer that are the same under every interpreter.

The interpreters' own readers differ (one takes ``[1 2]`` and ``{"a":1,}``, another recurses until
it breaks). This one accepts exactly JSON (RFC 8259), within limits, and raises BadText bad-json for
everything else.
"""

from collections import OrderedDict

from .errors import BAD_JSON, BadText
from .quoting import is_half, json_text

MAX_LENGTH = 1_000_000
MAX_DEPTH = 16
MAX_NUMBER_LENGTH = 18
INFINITE = float("inf")

_BLANKS = (" ", "\t", "\n", "\r")
_DIGITS = tuple("0123456789")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = (("true", True), ("false", False), ("null", None))
_HEX = tuple("0123456789abcdefABCDEF")


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
    if reader.peek() != "":
        raise reader.wrong("something after the value")
    return value


class _Reader:
    """A place in a text; every method reads one thing there and moves on.

    The text is a list of characters with an empty one at its end: MicroPython looks up the n-th
    character of a text by counting from the first.
    """

    def __init__(self, text: str) -> None:
        self.chars = list(text)
        self.chars.append("")
        self.at = 0

    def wrong(self, what: str) -> BadText:
        return BadText(BAD_JSON, f"not JSON: {what} at character {self.at}")

    def peek(self) -> str:
        return self.chars[self.at]

    def skip_blanks(self) -> None:
        while self.chars[self.at] in _BLANKS:
            self.at += 1

    def value(self, depth: int) -> object:  # depth: MAX_DEPTH
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
        if char in _DIGITS or char == "-":
            return self.number()
        for word, meaning in _WORDS:
            if self.piece(self.at, self.at + len(word)) == word:
                self.at += len(word)
                return meaning
        raise self.wrong("a value is missing" if char else "the text ends too early")

    def piece(self, start: int, end: int) -> str:
        """The text from one place to before another."""
        return "".join(self.chars[start:end])

    def members(self, depth: int) -> "OrderedDict[str, object]":  # depth: MAX_DEPTH
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

    def items(self, depth: int) -> list[object]:  # depth: MAX_DEPTH
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
        chars = self.chars
        at = self.at + 1
        parts: list[str] = []
        start = at
        while True:
            char = chars[at]
            if char == '"':
                parts.append(self.piece(start, at))
                self.at = at + 1
                return "".join(parts)
            if char == "\\":
                parts.append(self.piece(start, at))
                self.at = at + 1
                parts.append(self.escape())
                at = start = self.at
            elif char < " " or is_half(char):
                self.at = at
                raise self.wrong(_what_is_wrong_in_a_text(char))
            else:
                at += 1

    def escape(self) -> str:
        char = self.peek()
        if char in _ESCAPES:
            self.at += 1
            return _ESCAPES[char]
        if char != "u":
            raise self.wrong("an unknown escape")
        code = self.hex_code()
        if 0xD800 <= code < 0xDC00 and self.piece(self.at, self.at + 2) == "\\u":
            self.at += 1
            low = self.hex_code()
            if not 0xDC00 <= low < 0xE000:
                raise self.wrong("half a surrogate pair")
            return chr(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
        if 0xD800 <= code < 0xE000:
            raise self.wrong("half a surrogate pair")
        return chr(code)

    def hex_code(self) -> int:
        digits = self.piece(self.at + 1, self.at + 5)
        if len(digits) < 4 or [digit for digit in digits if digit not in _HEX]:
            raise self.wrong("four hexadecimal digits are missing")
        self.at += 5
        return int(digits, 16)

    def digits(self) -> int:
        start = self.at
        while self.chars[self.at] in _DIGITS:
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
        word = self.piece(start, self.at)
        if len(word) > MAX_NUMBER_LENGTH:
            raise self.wrong("a number that is too long")
        if is_whole:
            return int(word)
        value = float(word)
        if value in (INFINITE, -INFINITE):
            raise self.wrong("a number that is too large")
        return value


def _what_is_wrong_in_a_text(char: str) -> str:
    if char == "":
        return "a text does not end"
    return "a control character in a text" if char < " " else "half a surrogate pair"


def write_json(value: object) -> str:  # depth: what was read has MAX_DEPTH
    """A value as JSON on one line, with a blank after each comma and colon.

    Members stand in the order of the dict (use OrderedDict). Takes what `read_json` gives, and
    tuples as lists.
    """
    if isinstance(value, str):
        return json_text(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return (
            "{"
            + ", ".join([json_text(name) + ": " + write_json(value[name]) for name in value])
            + "}"
        )
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([write_json(item) for item in value]) + "]"
    return str(value)

"""What the game takes for granted of any interpreter: numbers, text, order, digests."""

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Pair = NamedTuple("Pair", [("first", int), ("second", str)])


class Value:
    """A small class with slots and equality, as the game's own are."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and other.number == self.number

    def __hash__(self) -> int:
        return self.number


def digest(text: str) -> str:
    """The first eight bytes of a text's SHA-256, in hexadecimal digits."""
    return sha256(text.encode()).digest()[:8].hex()


def results(read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield what each interpreter must answer alike."""
    yield "digest", digest("Schafkopf ägypten ♣ 😀")
    yield "masks", str([(1 << 31) | 5, ((1 << 32) - 1) & ~(1 << 7), -6 & 0xFF, -7 // 2, -7 % 4])
    yield "large", str(0x9E3779B97F4A7C15 * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF)
    yield "halves", str([round(0.5), round(1.5), round(2.5), 7 // 2, int(-3.9)])
    yield "sorted", str(sorted([9, 1, 5, 3], key=lambda card: (card % 4, card)))
    yield "tuple", str(Pair(1, "a")) + str(Pair(2, "b").second) + str(Pair(1, "a") == (1, "a"))
    yield "value", str([Value(1) == Value(1), Value(1) == Value(2), len({Value(1), Value(1)})])
    ordered = OrderedDict([("z", 1), ("a", 2)])
    ordered["m"] = 3
    yield "ordered", ",".join(ordered) + str(list(ordered.values()))
    yield "padded", f"{7:03d}|{-3:+d}|{255:02x}|{'a':<3}|{'b':>3}|{1234567:,}"
    text = "a-b-c"
    yield "text", str(["😀ä"[1] == "ä", len("😀ä"), sorted(["b", "ab", "B"]), text.split("-", 1)])
    numbers = [number for number in range(10) if number % 3]
    assert numbers == [1, 2, 4, 5, 7, 8]
    yield "read", digest(read("tests/data/rule_cases.json"))

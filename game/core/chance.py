"""The generator of chance: the same numbers from the same seed under every interpreter.

It is xoshiro128** (Blackman and Vigna 2018, public domain): 128 bits of state, more than the about
2^56.5 deals of the long deck, 32-bit words. Where chance comes from (the browser's crypto, a test's
seed) is the caller's business.
"""

from hashlib import sha256

from .cards import Card, cards_in, deck_cards, hand_size

WORD = 0xFFFFFFFF


class Chance:
    """A stream of chance. ``words``: four ints of 32 bits, not all 0."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, words: tuple[int, int, int, int]) -> None:
        self._a, self._b, self._c, self._d = words
        if not self._a | self._b | self._c | self._d:
            self._a = 1  # the state 0 would give 0 for ever

    def word(self) -> int:
        """The next 32 bits, 0 to WORD."""
        b = self._b
        scrambled = b * 5 & WORD
        result = ((scrambled << 7 | scrambled >> 25) & WORD) * 9 & WORD
        self._c ^= self._a
        self._d ^= b
        self._b = b ^ self._c
        self._a ^= self._d
        self._c ^= b << 9 & WORD
        self._d = (self._d << 11 | self._d >> 21) & WORD
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, each equally likely; ``limit`` from 1 to 2^32."""
        # Words past the last whole multiple of the limit would favour the small numbers.
        ceiling = WORD + 1 - (WORD + 1) % limit
        word = self.word()
        while word >= ceiling:
            word = self.word()
        return word % limit

    def shuffle(self, items: "list[int]") -> None:
        """Brings a list into a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def chance_from(text: str) -> Chance:
    """The stream that belongs to a text: its SHA-256's first 16 bytes, big-endian."""
    digest = sha256(text.encode()).digest()
    return Chance(
        (
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
            int.from_bytes(digest[12:16], "big"),
        )
    )


def deal(deck: str, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """Four hands of a shuffled deck, by seat, each in the order dealt."""
    cards = list(cards_in(deck_cards(deck)))
    chance.shuffle(cards)
    size = hand_size(deck)
    return tuple([tuple(cards[seat * size : seat * size + size]) for seat in range(4)])

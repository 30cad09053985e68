"""The generator of chance: the published numbers, fair bounds, whole decks."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import DECKS, LONG, SHORT, cards_in, deck_cards, hand_size
from game.core.chance import WORD, Chance, chance_from, deal

words = st.integers(0, WORD)


def xoshiro_by_the_paper(state: list[int], steps: int) -> list[int]:
    """Blackman and Vigna's xoshiro128** 1.1, line by line from its C source, in unbounded ints."""

    def rotated(word: int, by: int) -> int:
        return ((word << by) | (word >> (32 - by))) % 2**32

    s = list(state)
    out = []
    for _ in range(steps):
        out.append(rotated(s[1] * 5 % 2**32, 7) * 9 % 2**32)
        shifted = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ shifted) % 2**32
        s[3] = rotated(s[3], 11)
    return out


def test_the_first_number_by_hand() -> None:
    # From the state 1 2 3 4: 2 * 5 = 10, rotated by 7 is 1280, times 9 is 11520.
    assert Chance((1, 2, 3, 4)).word() == 11520


@given(st.tuples(words, words, words, words).filter(any))
def test_the_numbers_of_the_paper(state: tuple[int, int, int, int]) -> None:
    chance = Chance(state)
    assert [chance.word() for _ in range(20)] == xoshiro_by_the_paper(list(state), 20)


def test_a_state_of_nothing_is_replaced() -> None:
    # It would give 0 for ever.
    chance = Chance((0, 0, 0, 0))
    assert [chance.word() for _ in range(20)] == xoshiro_by_the_paper([1, 0, 0, 0], 20)


def test_below_is_in_range_and_reaches_everything() -> None:
    chance = chance_from("below")
    for limit in (1, 2, 3, 7, 32, 1000):
        seen = Counter(chance.below(limit) for _ in range(limit * 40 if limit < 100 else 100))
        assert set(seen) <= set(range(limit))
        assert limit > 32 or len(seen) == limit


def test_below_takes_the_whole_word() -> None:
    chance = chance_from("whole")
    again = chance_from("whole")
    assert [chance.below(WORD + 1) for _ in range(5)] == [again.word() for _ in range(5)]


class Scripted(Chance):
    """A chance whose words are given."""

    def __init__(self, script: list[int]) -> None:
        super().__init__((1, 0, 0, 0))
        self.script = script

    def word(self) -> int:
        """The next word of the script."""
        return self.script.pop(0)


def test_below_throws_away_what_would_not_be_fair() -> None:
    # 2^32 = 3 * 1431655765 + 1: the word 2^32 - 1 alone would favour 0.
    assert Scripted([WORD, 5]).below(3) == 2
    assert Scripted([WORD - 1]).below(3) == 2


def test_a_shuffle_keeps_the_items_and_moves_every_place() -> None:
    chance = chance_from("shuffle")
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for _ in range(400):
        items = [10, 11, 12, 13]
        chance.shuffle(items)
        assert sorted(items) == [10, 11, 12, 13]
        first[items[0]] += 1
        last[items[3]] += 1
    # 100 each expected; a place that is left out or favoured shows.
    assert min(first[n] for n in (10, 11, 12, 13)) > 60
    assert min(last[n] for n in (10, 11, 12, 13)) > 60


@given(st.text(max_size=20), st.sampled_from(DECKS))
def test_a_deal_is_the_deck(text: str, deck: str) -> None:
    hands = deal(deck, chance_from(text.encode("utf-8", "replace").decode()))
    assert [len(hand) for hand in hands] == [hand_size(deck)] * 4
    dealt = [card for hand in hands for card in hand]
    assert sorted(dealt) == list(cards_in(deck_cards(deck)))


@pytest.mark.parametrize("deck", [LONG, SHORT])
def test_the_same_seed_the_same_deal(deck: str) -> None:
    assert deal(deck, chance_from("a")) == deal(deck, chance_from("a"))
    assert deal(deck, chance_from("a")) != deal(deck, chance_from("b"))


def test_every_card_comes_to_every_seat() -> None:
    chance = chance_from("seats")
    seats: Counter[tuple[int, int]] = Counter()
    for _ in range(200):
        for seat, hand in enumerate(deal(SHORT, chance)):
            seats.update((card, seat) for card in hand)
    assert len(seats) == 24 * 4
    # 50 each expected, standard deviation 6.
    assert min(seats.values()) > 20

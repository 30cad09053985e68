"""The order in which the seats are asked for Kontra and Re."""

import pytest

from game.bots.asking import Question, next_question
from game.cli.table_play import IllegalAnswer, play_deal
from game.core.record import record_from_json, replay
from game.core.round import Round
from game.core.rulesets import Ruleset, ruleset_from_json
from game.core.table import KONTRA, RE
from game.core.view import View
from tests.cli.samples import LONG_DEAL, SHORT_DEAL

SAUSPIEL = ["0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call E"]
WENZ = ["0 pass", "1 wenz", "2 pass", "3 pass"]


def deal_after(log: list[str], rules: object = "stargames", dealer: int = 3) -> Round:
    deck, hands = ("short", SHORT_DEAL) if len(log) > 4 else ("long", LONG_DEAL)
    record = {"rules": rules, "deck": deck, "dealer": dealer, "hands": hands, "log": log}
    return replay(record_from_json(record))


def all_questions(deal: Round, asked: tuple[Question, ...] = ()) -> list[Question]:
    """Every question from here on, if all keep silent."""
    questions = []
    while (question := next_question(deal.table, asked)) is not None:
        questions.append(question)
        asked += (question,)
    return questions


class Listener:
    """A player who writes down what it is asked and says the word when it is told to."""

    def __init__(self, heard: list[tuple[int, str, int]], says: set[tuple[int, str, int]]) -> None:
        self.heard = heard
        self.says = says

    def choose(self, view: View, seed: int) -> str:
        assert seed == 5
        self.heard.append((view.seat, "plays", self._cards_out(view)))
        return view.legal()[0]

    def answer(self, view: View, asking: str, seed: int) -> str | None:
        assert seed == 5
        question = (view.seat, asking, self._cards_out(view))
        self.heard.append(question)
        return asking if question in self.says else None

    @staticmethod
    def _cards_out(view: View) -> int:
        return sum(len(trick.cards) for trick in view.table.tricks)


def heard(deal: Round, says: set[tuple[int, str, int]]) -> tuple[list[tuple[int, str, int]], Round]:
    """What four such players are asked until the second card lies, and the finished deal."""
    words: list[tuple[int, str, int]] = []
    finished = play_deal(deal, (Listener(words, says),) * 4, 5)
    return words[: words.index(next(w for w in words if w[1:] == ("plays", 1))) + 1], finished


def test_from_forehand_on_after_the_naming_and_after_the_first_card() -> None:
    # Seat 1 declares, seat 3 holds the called ace: neither is asked.
    words, finished = heard(deal_after(SAUSPIEL), set())
    assert words == [
        (0, KONTRA, 0),
        (2, KONTRA, 0),
        (0, "plays", 0),
        (0, KONTRA, 1),
        (2, KONTRA, 1),
        (1, "plays", 1),
    ]
    assert finished.table.kontra is None


def test_in_a_wenz_after_the_auction() -> None:
    words, _ = heard(deal_after(WENZ), set())
    assert [word[0] for word in words] == [0, 2, 3, 0, 0, 2, 3, 1]


def test_forehand_is_the_seat_after_the_dealer() -> None:
    log = ["2 pass", "3 pass", "0 pass", "1 wenz"]
    assert [question.seat for question in all_questions(deal_after(log, dealer=1))] == [2, 3, 0, 1]


def test_the_first_kontra_ends_the_asking_and_re_is_asked_at_once() -> None:
    words, finished = heard(deal_after(SAUSPIEL), {(0, KONTRA, 0), (2, KONTRA, 0)})
    assert words == [(0, KONTRA, 0), (1, RE, 0), (0, "plays", 0), (1, "plays", 1)]
    assert (finished.table.kontra, finished.table.re) == (0, None)


def test_re_after_a_late_kontra() -> None:
    words, finished = heard(deal_after(SAUSPIEL), {(2, KONTRA, 1), (1, RE, 1)})
    assert words[-3:] == [(2, KONTRA, 1), (1, RE, 1), (1, "plays", 1)]
    assert (finished.table.kontra, finished.table.re) == (2, 1)


def test_re_by_either_of_the_side_where_the_settings_say_so() -> None:
    deal = deal_after(SAUSPIEL, {"re_by": "side"})
    words, finished = heard(deal, {(0, KONTRA, 0), (3, RE, 0)})
    assert words[:3] == [(0, KONTRA, 0), (1, RE, 0), (3, RE, 0)]
    assert finished.table.re == 3


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ({"max_doubles": 0}, []),
        ({"kontra_until": "first-card"}, [(0, KONTRA, 0), (2, KONTRA, 0)]),
    ],
)
def test_no_question_where_nothing_may_be_said(rules: object, asked: list[object]) -> None:
    words, _ = heard(deal_after(SAUSPIEL, rules), set())
    assert [word for word in words if word[1] != "plays"] == asked


def test_no_question_in_the_auction_or_later() -> None:
    for log in ([], ["0 pass"], WENZ[:3], ["0 pass", "1 pass", "2 pass", "3 pass"]):
        assert all_questions(deal_after(log)) == []
    assert all_questions(deal_after([*SAUSPIEL, "0 EK", "1 EX"])) == []
    assert Ruleset().max_doubles == ruleset_from_json("stargames").max_doubles == 2


def test_who_was_asked_is_not_asked_again() -> None:
    deal = deal_after(SAUSPIEL)
    asked = tuple(all_questions(deal))
    assert [question.seat for question in asked] == [0, 1, 2, 3]
    led = deal.apply(0, "EK")
    assert all_questions(led, asked) == [Question(seat, KONTRA, 1) for seat in range(4)]
    # Re was declined before the first card: the question does not come back after it.
    doubled = deal.apply(0, KONTRA)
    declined = (*asked, *all_questions(doubled, asked))
    assert [question.word for question in declined[4:]] == [RE] * 4
    assert all_questions(doubled.apply(0, "EK"), declined) == []


class Cheat(Listener):
    """Plays and says what it may not."""

    def __init__(self, card: str | None, word: str | None) -> None:
        super().__init__([], set())
        self.card = card
        self.word = word

    def choose(self, view: View, seed: int) -> str:
        return super().choose(view, seed) if self.card is None else self.card

    def answer(self, view: View, asking: str, seed: int) -> str | None:
        super().answer(view, asking, seed)
        return self.word


@pytest.mark.parametrize("action", ["EO", "ZZ", "", "kontra", "pass", "call E"])
def test_an_illegal_card_ends_the_deal(action: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play_deal(deal_after(SAUSPIEL), (Cheat(action, None),) * 4, 5)
    assert (caught.value.seat, caught.value.action) == (0, action)
    assert '"hands"' in str(caught.value)


@pytest.mark.parametrize("word", ["re", "pass", "EK", ""])
def test_another_word_than_the_one_asked_for_ends_the_deal(word: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        play_deal(deal_after(SAUSPIEL), (Cheat(None, word),) * 4, 5)
    assert (caught.value.seat, caught.value.action) == (0, word)

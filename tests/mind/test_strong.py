"""The level `strong`: legal, repeatable, in time, and blind to what its view doesn't hold.

What it plays in positions that experts have judged is in tests/bots/test_positions.py.
"""

import random
from collections.abc import Sequence

import pytest

from game.bots import normal
from game.bots.asking import next_question
from game.bots.valuation import score_of
from game.core.cards import DECKS, SEATS, TOTAL_POINTS, Card, parse_card
from game.core.chance import Chance, chance_from
from game.core.games import KINDS, SAUSPIEL, SOLO_TOUT, WENZ, Contract
from game.core.record import record_from_json, replay_view
from game.core.table import KONTRA
from game.core.view import View
from game.mind.exact import Exact, exact
from game.mind.forecast import Forecast
from game.mind.playouts import blind_score
from game.mind.pricing import POINT
from game.mind.question import NO_LIMIT, Answer, Question, Solver
from game.mind.sampling import sample
from game.mind.search import ask_the_blind, best_judged
from game.mind.strong import answer, choose
from game.mind.thinking import Thinking, Watch
from tests.mind.positions import fresh_play
from tests.soak.harness import play

FEW = 4


class Hourglass:
    """A clock that moves on by so many milliseconds each time it is read."""

    def __init__(self, step: float) -> None:
        self.time = 0.0
        self.step = step

    def __call__(self) -> float:
        self.time += self.step
        return self.time


# Each contract on one of the decks, by turns, and in `make test-long` on both.
OF_EITHER_DECK = [
    pytest.param(kind, deck, marks=[pytest.mark.long] if (at + number) % 2 else [])
    for at, kind in enumerate(KINDS)
    for number, deck in enumerate(DECKS)
]


@pytest.mark.parametrize(("kind", "deck"), OF_EITHER_DECK)
def test_a_legal_answer_everywhere_twice_the_same(kind: str, deck: str, fast: Solver) -> None:
    thinking = Thinking(Exact(fast, NO_LIMIT, True), FEW)
    for deal in play(kind, deck, random.Random(f"strong {kind} {deck}")):
        if deal.turn is None:
            continue
        view = deal.view(deal.turn)
        chosen = choose(view, 1, thinking)
        assert chosen in view.legal()
        assert choose(view, 1, thinking) == chosen


@pytest.mark.parametrize("deck", DECKS)
def test_doubling_is_answered_by_whoever_may(deck: str, fast: Solver) -> None:
    thinking = Thinking(Exact(fast, NO_LIMIT, True), FEW)
    said = set()
    for number in range(40):
        kind = KINDS[number % len(KINDS)]
        deal = fresh_play(kind, deck, random.Random(f"double {deck} {number}"))
        for cards_out in range(2):
            question = next_question(deal.table, ())
            assert question is not None
            for seat in SEATS:
                view = deal.view(seat)
                word = answer(view, KONTRA, 1, thinking)
                assert word in (None, KONTRA)
                assert word is None or view.kontra_open
                said.add(word)
            if cards_out == 0:
                turn = deal.turn
                assert turn is not None
                deal = deal.apply(turn, deal.legal()[0])
    assert said == {None, KONTRA}


def test_whose_turn_it_is_not_is_not_asked(fast: Solver) -> None:
    deal = fresh_play(WENZ, "long", random.Random(1))
    turn = deal.turn
    assert turn is not None
    with pytest.raises(ValueError, match="turn"):
        choose(deal.view((turn + 1) % 4), 1, Thinking(Exact(fast, NO_LIMIT, True), FEW))


@pytest.mark.parametrize("solver", ["readable", "compiled"])
def test_time_that_is_over_ends_every_decision(solver: str, fast: Solver) -> None:
    """However many worlds are wanted: the next look at the clock is the last."""
    looked_at = 0

    def counting(questions: Sequence[Question], limit: int) -> list[Answer]:
        nonlocal looked_at
        looked_at += len(questions)
        return solve(questions, limit)

    solve = fast if solver == "compiled" else exact(None).solve
    asked = 0
    for deal in play(WENZ, "short", random.Random("time")):
        if deal.turn is None:
            continue
        view = deal.view(deal.turn)
        thinking = Thinking(Exact(counting, 2000, True), 64, 10.0, Hourglass(20.0))
        looked_at = 0
        assert choose(view, 1, thinking) in view.legal()
        # One batch of worlds, with a question for each mark; and no world played on.
        assert looked_at <= 3 * 12
        asked += 1
    assert asked > 20


def first_view() -> View:
    """A Sauspiel before its first card, as forehand sees it."""
    deal = fresh_play(SAUSPIEL, "long", random.Random(7))
    assert deal.turn is not None
    return deal.view(deal.turn)


def test_a_blind_playout_shows_each_seat_its_own_hand(
    fast: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = first_view()
    world = sample(view, 1, chance_from("blind"))[0]
    seen: list[View] = []

    def watched(one: View, chance: Chance) -> Card:
        seen.append(one)
        return normal.play(one, chance)

    monkeypatch.setattr("game.mind.playouts.play", watched)
    card = parse_card(view.legal()[0])
    blind_score(view, card, world.hands, chance_from("x"), Exact(fast, NO_LIMIT, True))
    # Three cards complete the first trick; two tricks more, and five are left.
    assert len(seen) == 3 + 8
    for one in seen:
        assert one.dealt_set == world.hands[one.seat]
        assert one.is_my_turn


def test_a_blind_playout_ends_in_what_the_cards_are_worth(fast: Solver) -> None:
    """Where nobody has a choice it is the rules' score, but for Schwarz."""
    view = replay_view(
        record_from_json(
            {
                "v": 1,
                "rules": "stargames",
                "deck": "short",
                "dealer": 3,
                "hands": ["EO GO HO SO EU GU", None, None, None],
                "log": ["0 solo", "1 pass", "2 pass", "3 pass", "0 trump H"],
            }
        )
    )
    world = sample(view, 1, chance_from("sure"))[0]
    score = blind_score(view, parse_card("EO"), world.hands, chance_from("x"), _use(fast))
    # RULES.md 9: Solo 5, Schneider 1, six Laufende, three opponents; beside it the points.
    assert score == pytest.approx(3 * (5 + 1 + 6), abs=3 * TOTAL_POINTS * POINT)


def test_a_playout_that_the_solver_leaves_open_is_no_score() -> None:
    """Nothing was found, which is not a deal worth nothing: the choice stays what it was before."""
    open_end = Exact(exact(None).solve, 1, is_compiled=False)
    view = first_view()
    worlds = sample(view, 8, chance_from("open"))
    cards = [parse_card(action) for action in view.legal()]
    assert blind_score(view, cards[0], worlds[0].hands, chance_from("x"), open_end) is None
    scores = {card: 5.0 + card for card in cards}
    watch = Watch(Thinking(open_end, FEW))
    ask_the_blind(view, scores, worlds, chance_from("x"), open_end, watch)
    assert scores == {card: 5.0 + card for card in cards}


def test_a_card_that_nobody_asked_about_is_not_the_best_for_it(
    fast: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blind scores lie lower than open ones: the fourth card, which has none, is out of it."""
    view = first_view()
    worlds = sample(view, 16, chance_from("asked"))
    cards = [parse_card(action) for action in view.legal()][:5]
    scores = {card: 1.0 - place / 100 for place, card in enumerate(cards)}
    monkeypatch.setattr("game.mind.search.blind_score", lambda *_: -100.0)
    watch = Watch(Thinking(_use(fast), FEW))
    ask_the_blind(view, scores, worlds, chance_from("x"), _use(fast), watch)
    assert set(scores) == set(cards[:3])
    assert max(scores.values()) < 0


def test_what_is_as_good_as_alike_is_settled_by_judgement() -> None:
    low, high, other = parse_card("S8"), parse_card("SX"), parse_card("EA")
    scores = {low: -1.38, high: -1.37, other: -2.0}
    judged = {low: 0.5, high: -0.5, other: 2.0}
    assert best_judged(scores, judged, 0.05) == low
    assert best_judged(scores, judged, 0.001) == high


def _use(solve: Solver) -> Exact:
    return Exact(solve, NO_LIMIT, True)


def auction_view(hand: str, log: list[str]) -> View:
    """Forehand's view of an auction."""
    record = {
        "v": 1,
        "rules": "stargames",
        "deck": "long",
        "dealer": 3,
        "hands": [hand, None, None, None],
        "log": log,
    }
    return replay_view(record_from_json(record))


def test_a_hand_that_cannot_lose_a_trick_sweeps_every_world(fast: Solver) -> None:
    view = auction_view("EO GO HO SO EU GU HU HA", [])
    forecast = Forecast(view, chance_from("sweep"), Thinking(_use(fast), 12))
    assert forecast.sweeps(Contract(SOLO_TOUT, 2, 0)) == 1.0
    loser = auction_view("EO GO HO SO EU GU HU S7", [])
    forecast = Forecast(loser, chance_from("sweep"), Thinking(_use(fast), 12))
    # Somebody keeps a leaf above the seven: with open cards it is never the last trick.
    assert forecast.sweeps(Contract(SOLO_TOUT, 2, 0)) == 0.0


def test_without_time_the_tables_speak(fast: Solver) -> None:
    view = auction_view("EO GO HU HK H9 EX SX S9", [])
    late = Thinking(_use(fast), 12, 1.0, Hourglass(5.0))
    contract = Contract(SAUSPIEL, 0, 0)
    assert Forecast(view, chance_from("late"), late).open_score(contract) is None
    assert Forecast(view, chance_from("late"), late).sweeps(contract) is None
    told = Forecast(view, chance_from("late"), late).score(contract)
    assert told == score_of(SAUSPIEL, 0, view.dealt_set, "long", True)


SHOOK_HEAD = [
    # An opponent draws trump in the second trick; the spade ace takes a trick.
    ("long", 2, 1, "HA HK SA H7 H8 EU S8 SK", "H7", [
        "3 pass", "0 pass", "1 pass", "2 sauspiel", "2 call E", "3 E7", "0 EA", "1 HA", "2 E9",
    ]),
    # Four points into the soloist's sure trick.
    ("short", 0, 0, "H9 HK GA S9 SA GK", "HK", [
        "1 solo", "2 pass", "3 pass", "0 pass", "1 trump E", "1 EO", "2 SU", "3 GO",
    ]),
    # The trump ace on the partner's Ober, the declarer last.
    ("long", 0, 1, "SK G7 SU HA GU G9 H7 E9", "HA", [
        "1 pass", "2 pass", "3 sauspiel", "0 pass", "3 call E", "1 E9", "2 EX", "3 EK", "0 EA",
        "0 SO",
    ]),
    # The ace of the suit that the declarer has just shown to be out of.
    ("long", 3, 3, "EA H7 EK S9 H8 SA HO SK", "SA", [
        "0 pass", "1 pass", "2 wenz", "3 pass", "0 S7", "1 SO", "2 E7", "3 SK",
    ]),
]  # fmt: skip
"""What a veteran who read seventy deals of strong bots shook his head at: deck, dealer, seat, hand,
the card, and the log."""


@pytest.mark.parametrize(("deck", "dealer", "seat", "hand", "bad", "log"), SHOOK_HEAD)
def test_nobody_shakes_his_head_again(
    deck: str, dealer: int, seat: int, hand: str, bad: str, log: list[str], fast: Solver
) -> None:
    hands = [hand if one == seat else None for one in SEATS]
    record = {"v": 1, "rules": "stargames", "deck": deck, "dealer": dealer}
    seen = replay_view(record_from_json({**record, "hands": hands, "log": log}))
    for seed in (1, 2):
        assert choose(seen, seed, Thinking(_use(fast), 150)) != bad

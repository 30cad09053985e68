"""Whole deals by bots: legal, the same every time, without blunders, won as people win."""

import random
from collections import defaultdict

import pytest

from game.bots.bot import ALL_LEVELS, EASY, LEVELS, NORMAL, RANDOM, answer, choose
from game.cli.match import Match, play_match
from game.core.cards import DECKS, LONG, Card, Seat, parse_card
from game.core.chance import chance_from, deal
from game.core.games import KINDS, SAUSPIEL
from game.core.round import Round
from game.core.table import AUCTION, KONTRA, NAMING, PLAY, RE
from game.core.view import View
from tests.blunders.catalogue import bad_cards
from tests.blunders.position import Position

from .play import fresh, play_deal
from .test_blindness import walk


def blunders(view: View, card: Card) -> set[str]:
    """The numbers of the blunders that playing the card is."""
    return {number for number, bad in bad_cards(Position(view)).items() if card in bad}


def forced(kind: str, deck: str, number: int) -> Round | None:
    """A deal in which the first seat that can has announced a kind, and the others passed."""
    position = fresh(deck, number % 4, deal(deck, chance_from(f"forced {kind} {deck} {number}")))
    while position.table.phase == AUCTION:
        turn = position.turn
        assert turn is not None
        first = position.table.high_bid is None and kind in position.legal()
        position = position.apply(turn, kind if first else "pass")
    return None if position.is_over else position


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deck", DECKS)
def test_every_contract_is_played_out(level: str, deck: str) -> None:
    """`Round.apply` raises on any illegal action; every kind is reached, whatever the hands."""
    for kind in KINDS:
        played = 0
        for number in range(16):
            position = forced(kind, deck, number)
            if position is None:
                continue
            played += 1
            result = play_deal(position, level, number).result()
            assert result is not None
            assert sum(result.scores) == 0
        assert played >= 12


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_any_reachable_view_gets_a_legal_answer(level: str) -> None:
    chance = random.Random(3)
    seen = 0
    for number in range(300):
        position = walk(number, chance)
        if position.turn is None:
            continue
        seen += 1
        view = position.view(position.turn)
        assert choose(view, level, number) in view.legal()
        for seat in range(4):
            for word, is_open in ((KONTRA, position.kontra_open()), (RE, position.re_open())):
                said = answer(position.view(seat), word, level, number)
                assert said is None or (said == word and seat in is_open)
    assert seen >= 200


def test_same_view_level_and_seed_same_choice() -> None:
    chance = random.Random(4)
    whims = 0
    for number in range(200):
        position = walk(number, chance)
        if position.turn is None:
            continue
        view = position.view(position.turn)
        for level in ALL_LEVELS:
            assert choose(view, level, 5) == choose(view, level, 5)
        whims += choose(view, EASY, 5) != choose(view, EASY, 6)
    assert whims > 0  # the seed matters to the level that has whims


def test_asking_a_bot_what_it_is_not_asked_is_an_error() -> None:
    view = fresh(LONG, 3, deal(LONG, chance_from("wrong"))).view(0)
    with pytest.raises(ValueError, match="no such level"):
        choose(view, "expert", 1)
    later = view.after(0, "pass")
    with pytest.raises(ValueError, match="turn"):
        choose(later, NORMAL, 1)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(
    ("level", "numbers"),
    [(NORMAL, {"N1", "N2", "N3", "N4", "N8", "N10", "N11", "N13"}), (EASY, {"N1", "N2", "N13"})],
)
def test_no_blunders(level: str, deck: str, numbers: set[str]) -> None:
    found: list[tuple[str, tuple[tuple[Seat, str], ...]]] = []

    def watch(position: Round, action: str) -> None:
        if position.table.phase != PLAY or position.turn is None:
            return
        view = position.view(position.turn)
        log = (*position.table.log, (position.turn, action))
        made = numbers & blunders(view, parse_card(action))
        found.extend((number, log) for number in sorted(made))

    for number in range(120):
        play_deal(
            fresh(deck, number % 4, deal(deck, chance_from(f"blunder {deck} {number}"))),
            level,
            number,
            watch,
        )
    assert found == []


def test_the_random_player_blunders() -> None:
    """The detectors do detect: a player without sense does each of these things."""
    kinds: dict[str, int] = defaultdict(int)

    def watch(position: Round, action: str) -> None:
        if position.table.phase == PLAY and position.turn is not None:
            for number in blunders(position.view(position.turn), parse_card(action)):
                kinds[number] += 1

    for number in range(150):
        position = forced(SAUSPIEL, LONG, number)
        if position is not None:
            play_deal(position, RANDOM, number, watch)
    assert {"N1", "N2", "N4", "N13"} <= set(kinds)


@pytest.mark.parametrize("deck", DECKS)
def test_declarers_win_as_often_as_people_do(deck: str) -> None:
    """Wide floors for few deals; the arena measures the rates themselves."""
    deals = 160
    won: dict[str, list[bool]] = defaultdict(list)
    passed = 0
    for number in range(deals):
        position = fresh(deck, number % 4, deal(deck, chance_from(f"rates {deck} {number}")))
        done = play_deal(position, NORMAL, number)
        result = done.result()
        if result is None or done.table.contract is None:
            passed += 1
            continue
        group = "sauspiel" if done.table.contract.kind == SAUSPIEL else "alone"
        won[group].append(result.won)
    assert passed <= 0.25 * deals
    assert 0.65 <= sum(won["sauspiel"]) / len(won["sauspiel"]) <= 0.92
    assert sum(won["alone"]) / len(won["alone"]) >= 0.6
    assert 0.15 <= len(won["alone"]) / deals <= 0.6


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("better", "worse", "deals"), [(EASY, RANDOM, 10), (NORMAL, EASY, 60)])
def test_the_levels_are_a_ladder(better: str, worse: str, deals: int, deck: str) -> None:
    """The duplicate match of the arena, in small; `make strength` measures by how much."""
    tally = play_match(Match(better, worse, deals, deck, 3))
    assert tally.failure is None
    assert sum(tally.totals) > 0


def test_naming_follows_the_bid() -> None:
    """Whoever wins the auction with a forced kind still names something the rules allow."""
    for kind in KINDS:
        position = forced(kind, LONG, 2)
        if position is not None and position.table.phase == NAMING and position.turn is not None:
            view = position.view(position.turn)
            assert choose(view, NORMAL, 1) in view.legal()

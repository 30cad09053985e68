"""Plays one random deal of a wanted contract and checks what must always be true.

The invariants are worked out here from the log and the dealt hands with plain loops; the core is
only asked for what it says.
"""

import random
from collections.abc import Iterator

from game.core.auction import PASS
from game.core.cards import (
    CARDS,
    SEATS,
    Card,
    card_code,
    card_points,
    card_set,
    cards_in,
    deck_cards,
    hand_size,
    parse_card,
)
from game.core.duties import callable_suits
from game.core.games import KINDS, SAUSPIEL, game, kind_rank
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from game.core.table import AUCTION, DONE, KONTRA, PASSED, PHASES, PLAY, RE, Table

RULES = Ruleset()
ALL_ACTIONS = (
    [PASS, *KINDS, KONTRA, RE]
    + [word + suit for word in ("call ", "trump ") for suit in "EGHS"]
    + [card_code(card) for card in CARDS]
)

_NAMELESS = ("geier", "wenz", "geier-tout", "wenz-tout")

AT_THE_END, EVERY_STATE, EVERY_ACTION = 0, 1, 2


class Broken(AssertionError):
    """An invariant does not hold; the message is the whole deal as one line."""


def deal_cards(deck: str, chance: random.Random) -> tuple[tuple[Card, ...], ...]:
    """Four random hands."""
    cards = list(cards_in(deck_cards(deck)))
    chance.shuffle(cards)
    size = hand_size(deck)
    return tuple(tuple(cards[seat * size : seat * size + size]) for seat in SEATS)


def fresh_deal(kind: str, deck: str, chance: random.Random) -> tuple[Round, int]:
    """A deal and a seat that can declare the contract in it."""
    while True:
        dealt = deal_cards(deck, chance)
        declarer = chance.randrange(4)
        able = callable_suits(card_set(dealt[declarer]), game(SAUSPIEL, None, deck), 1)
        if kind != SAUSPIEL or able:
            return new_round(RULES, deck, chance.randrange(4), dealt), declarer


def bid_towards(deal: Round, kind: str, declarer: int, chance: random.Random) -> str:
    """The next word of an auction that the declarer wins with the contract.

    The others bid below it now and then, so that holding and raising happen too.
    """
    legal = deal.legal()
    if deal.turn == declarer:
        return kind
    lower = [
        word
        for word in legal
        if word != PASS and kind_rank(word) < kind_rank(kind) and word != SAUSPIEL
    ]
    return chance.choice(lower) if lower and chance.random() < 0.2 else PASS


def choose(deal: Round, kind: str, declarer: int, chance: random.Random) -> tuple[int, str]:
    """The next entry of the log: Kontra and Re now and then, else any legal action."""
    open_seats = deal.kontra_open() + deal.re_open()
    if open_seats and chance.random() < 0.25:
        return chance.choice(open_seats), KONTRA if deal.kontra_open() else RE
    turn = deal.turn
    assert turn is not None
    if deal.table.phase == AUCTION:
        return turn, bid_towards(deal, kind, declarer, chance)
    return turn, chance.choice(deal.legal())


def play(kind: str, deck: str, chance: random.Random) -> Iterator[Round]:
    """All states of one random deal of the contract, from the fresh one to the last."""
    deal, declarer = fresh_deal(kind, deck, chance)
    yield deal
    while not deal.is_over:
        seat, action = choose(deal, kind, declarer, chance)
        deal = deal.apply(seat, action)
        yield deal


def play_checked(kind: str, deck: str, chance: random.Random, care: int = EVERY_ACTION) -> Round:
    """Plays a deal through the checked door, checks it with as much care, gives the finished one.

    AT_THE_END checks the result alone, EVERY_STATE all invariants after every action, EVERY_ACTION
    also tries every action that is not legal, for every seat, and compares the two doors.
    """
    before: Round | None = None
    for deal in play(kind, deck, chance):
        if care >= EVERY_STATE:
            check(deal)
        if care >= EVERY_ACTION:
            check_refusals(deal)
            if before is not None:
                check_step(before, deal)
        before = deal
    assert before is not None
    check_end(before, kind)
    return before


def describe(deal: Round) -> str:
    """The deal and its log on one line."""
    hands = " / ".join(" ".join(card_code(card) for card in hand) for hand in deal.dealt)
    log = ", ".join(f"{seat} {action}" for seat, action in deal.table.log)
    return f"{deal.table.deck}, dealer {deal.table.dealer}: {hands} | {log}"


def require(holds: bool, what: str, deal: Round) -> None:
    """Broken with the deal if something does not hold."""
    if not holds:
        raise Broken(f"{what} | {describe(deal)}")


def cards_by_seat(deal: Round) -> list[list[Card]]:
    """The cards that each seat has played, from the log."""
    played: list[list[Card]] = [[], [], [], []]
    for seat, action in deal.table.log:
        if len(action) == 2 and action != RE:
            played[seat].append(parse_card(action))
    return played


def check(deal: Round) -> None:
    """What is true of every state."""
    table = deal.table
    require(table.phase in PHASES, "unknown phase", deal)
    require((table.turn is None) == (table.phase in (DONE, PASSED)), "turn and phase", deal)
    require(deal.is_over == (table.turn is None), "over and turn", deal)
    _check_cards(deal)
    _check_tricks(deal)
    _check_legal(deal)
    _check_doubles(deal)
    if deal.is_over != (table.phase == PASSED or sum(table.points) == 120):
        # P01: 120 points, neither before the last trick is complete nor less after it.
        require(table.phase == PLAY and _only_blanks_left(deal), "120 points", deal)


def _only_blanks_left(deal: Round) -> bool:
    left = [card for seat in SEATS for card in cards_in(deal.hand(seat))]
    on_the_table = deal.table.open_trick.cards if deal.table.open_trick is not None else ()
    return all(card_points(card) == 0 for card in [*left, *on_the_table])


def _check_cards(deal: Round) -> None:
    played = cards_by_seat(deal)
    together = 0
    for seat in SEATS:
        hand = deal.hand(seat)
        require(card_set(played[seat]) & hand == 0, "a card is in hand and played", deal)
        require(card_set(played[seat]) | hand == card_set(deal.dealt[seat]), "a card is lost", deal)
        require(together & (hand | card_set(played[seat])) == 0, "a card is there twice", deal)
        require(deal.table.hand_count(seat) == len(cards_in(hand)), "the number of cards", deal)
        require(deal.table.cards_played_by(seat) == tuple(played[seat]), "who played what", deal)
        together |= hand | card_set(played[seat])
    require(together == deck_cards(deal.table.deck), "the cards are not the deck", deal)
    require(deal.table.played == card_set([c for cards in played for c in cards]), "played", deal)


def _check_tricks(deal: Round) -> None:
    table = deal.table
    leader = (table.dealer + 1) % 4  # P04
    points = [0, 0, 0, 0]
    counts = [0, 0, 0, 0]
    for number, trick in enumerate(table.tricks):
        require(trick.leader == leader, "who leads", deal)
        is_open = len(trick.cards) < 4
        require((trick.winner is None) == is_open, "an open trick has no winner", deal)
        require(not is_open or number == len(table.tricks) - 1, "two open tricks", deal)
        if trick.winner is None:
            continue
        points[trick.winner] += sum(card_points(card) for card in trick.cards)
        counts[trick.winner] += 1
        leader = trick.winner
    require(table.points == tuple(points), "points", deal)
    require(table.trick_counts == tuple(counts), "trick counts", deal)
    complete = [trick for trick in table.tricks if trick.winner is not None]
    require(table.last_trick == (complete[-1] if complete else None), "the last trick (P07)", deal)
    if table.phase == PLAY:
        open_cards = 0 if table.open_trick is None else len(table.open_trick.cards)
        require(table.turn == (leader + open_cards) % 4, "whose turn", deal)


def _check_legal(deal: Round) -> None:
    legal = deal.legal()
    require(bool(legal) != deal.is_over, "legal is empty only at the end (P03)", deal)
    require(len(set(legal)) == len(legal), "legal names something twice", deal)
    if deal.table.phase == PLAY and deal.turn is not None:
        hand = [card_code(card) for card in cards_in(deal.hand(deal.turn))]
        require(set(legal) <= set(hand), "legal is not from the hand (P03)", deal)
    for seat in SEATS:
        view = deal.view(seat)
        require(view.legal() == (legal if seat == deal.turn else ()), "legal of a view", deal)
        require(view.is_my_turn == (seat == deal.turn), "turn of a view", deal)
        require(view.hand == deal.hand(seat), "hand of a view", deal)
    if deal.turn is not None:
        view = deal.view(deal.turn)
        for action in legal:
            require(view.why_illegal(action) is None, f"a reason against {action}", deal)


def _check_doubles(deal: Round) -> None:
    table = deal.table
    side = {deal.partner}
    if table.contract is not None:
        side.add(table.contract.declarer)
    cards_out = sum(len(trick.cards) for trick in table.tricks)
    is_open = table.phase == PLAY and cards_out < 2
    kontra = tuple(s for s in SEATS if is_open and table.kontra is None and s not in side)
    re_seats = tuple(
        seat
        for seat in SEATS
        if is_open
        and table.kontra is not None
        and table.re is None
        and table.contract is not None
        and seat == table.contract.declarer
    )
    require(deal.kontra_open() == kontra, "who may say Kontra", deal)
    require(deal.re_open() == re_seats, "who may say Re", deal)
    for seat in SEATS:
        require(deal.view(seat).kontra_open == (seat in kontra), "Kontra of a view", deal)
        require(deal.view(seat).re_open == (seat in re_seats), "Re of a view", deal)


def check_refusals(deal: Round) -> None:
    """Every action that is not open is refused with a reason, for every seat."""
    legal = deal.legal()
    for seat in SEATS:
        view = deal.view(seat)
        may = set(legal) if seat == deal.turn else set()
        if seat in deal.kontra_open():
            may.add(KONTRA)
        if seat in deal.re_open():
            may.add(RE)
        for action in ALL_ACTIONS:
            refused = view.why_illegal(action) is not None
            require(refused == (action not in may), f"{seat} {action}", deal)


def table_state(table: Table) -> list[object]:
    """Everything a table holds, for comparing two of them."""
    state = [getattr(table, name) for name in Table.__slots__ if name != "ruleset"]
    return [*state, table.ruleset.to_json()]


def check_step(before: Round, after: Round) -> None:
    """One action: the old state has not changed, and the unchecked door gives the same state."""
    seat, action = after.table.log[-1]
    state = table_state(before.table)
    again = before.after(seat, action)
    require(table_state(before.table) == state, "the old state has changed", before)
    require(before.table.log == after.table.log[:-1], "the log has changed", after)
    require(table_state(again.table) == table_state(after.table), "the two doors differ", after)


def check_end(deal: Round, kind: str) -> None:
    """What is true of a finished deal."""
    table = deal.table
    require(table.contract is not None and table.contract.kind == kind, "the contract", deal)
    require(sum(table.points) == 120, "120 points (P01)", deal)
    require(sum(table.trick_counts) == hand_size(table.deck), "the number of tricks", deal)
    result = deal.result()
    require(result is not None, "no result", deal)
    assert result is not None
    require(sum(result.scores) == 0, "the scores sum to 0 (P02)", deal)
    paid = sorted({abs(score) for score in result.scores})
    alone = deal.partner is None
    require(paid == ([result.value, 3 * result.value] if alone else [result.value]), "pay", deal)
    named = [entry for entry in table.log if " " in entry[1]]
    require(len(named) == (0 if kind in _NAMELESS else 1), "the naming", deal)

"""Every rule case, asked of the core: what was typed from the rules must come out."""

from collections import OrderedDict
from typing import TYPE_CHECKING, cast

from game.core.auction import PASS
from game.core.cards import (
    DECKS,
    LONG,
    SEATS,
    SHORT,
    card_set,
    cards_code,
    cards_in,
    deck_cards,
    hand_size,
    parse_cards,
    parse_suit,
    set_points,
    suit_code,
)
from game.core.chance import chance_from
from game.core.chance import deal as deal_cards
from game.core.duties import callable_suits, legal_cards
from game.core.errors import IllegalAction
from game.core.games import KINDS, SAUSPIEL, game, row_of
from game.core.record import record_from_json, replay
from game.core.round import new_round
from game.core.rulesets import Ruleset
from game.core.settle import counted_runners, runner_row, settle
from game.core.strict_json import read_json, write_json
from game.core.table import PASSED

from .states import result_line, state_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from game.core.games import Game
    from game.core.round import Round
    from game.core.settle import Result

    Case = dict[str, Any]

RULES = Ruleset()


class Found:
    """What the core answers to one case: members for the case's expectation, and a free text."""

    def __init__(self, text: str = "", **members: object) -> None:
        self.text = text
        self.members = members


def results(read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield each case's answer after checking it against what the case expects."""
    content = cast("dict[str, Any]", read_json(read("tests/data/rule_cases.json")))
    for case in content["cases"]:
        if "deal" in case:
            case["record"] = content["deals"][case["deal"]] | {"log": case["log"]}
        found = ANSWERS[case["kind"]](case)
        for name in sorted(case["expect"]):
            assert found.members[name] == case["expect"][name], (
                f"{case['id']} {name}: {found.members[name]}, not {case['expect'][name]}"
            )
        members = [f"{name}={write_json(found.members[name])}" for name in sorted(found.members)]
        yield case["id"], " ".join(members) + found.text


def game_of(case: "Case") -> "Game":
    """The tables of a case's contract."""
    suit = case.get("suit")
    # A case of Laufende may name no suit: Obers and Unters are the same trumps in every Solo.
    return game(case["contract"], parse_suit("E" if suit is None else suit), case["deck"])


def called_suit(case: "Case") -> "int | None":
    """The called suit of a case of a Sauspiel."""
    return parse_suit(case["suit"]) if case["contract"] == SAUSPIEL else None


def played(case: "Case") -> "Round":
    """The deal after a case's log."""
    return replay(record_from_json(case["record"]))


def is_refused(deal: "Round", entry: str) -> bool:
    """Whether the checked door refuses an entry of a log."""
    try:
        deal.apply(int(entry[0]), entry[2:])
    except IllegalAction:
        return True
    return False


def trumps(case: "Case") -> Found:
    """The trumps and the plain suits, highest first."""
    tables = game_of(case)
    suits = {code: cards_code(tables.in_order(parse_suit(code))) for code in "EGHS"}
    named = {code: suits[code] for code in sorted(case["expect"].get("suits", {}))}
    text = " " + ", ".join([suits[code] for code in "EGHS"])
    members = OrderedDict(sorted(named.items()))
    return Found(text, trumps=cards_code(tables.trump_order), suits=members)


def deck_points(_case: "Case") -> Found:
    """The points of a whole deck."""
    found = [set_points(deck_cards(deck)) for deck in DECKS]
    return Found(long=found[0], short=found[1])


def short_deck(_case: "Case") -> Found:
    """What the short deck leaves out."""
    left_out = cards_in(deck_cards(LONG) & ~deck_cards(SHORT))
    return Found(left_out=cards_code(left_out), hand_size=hand_size(SHORT), tricks=hand_size(SHORT))


def winner(case: "Case") -> Found:
    """Who takes a trick, and its points."""
    cards = parse_cards(case["trick"])
    return Found(winner=game_of(case).winner(cards), points=set_points(card_set(cards)))


def legal(case: "Case") -> Found:
    """The cards of a hand that may be played, in the hand's order."""
    hand = parse_cards(case["hand"])
    trick = parse_cards(case["trick"])
    allowed = legal_cards(
        game_of(case),
        called_suit(case),
        card_set(hand),
        trick[0] if trick else None,
        case["suit_led"],
        case["ran_away"],
        RULES.run_away_min,
    )
    return Found(legal=cards_code([card for card in hand if allowed >> card & 1]))


def callables(case: "Case") -> Found:
    """The suits whose ace a hand may call."""
    return Found(suits=[suit_code(suit) for suit in suits_to_call(case["hand"], case["deck"])])


def suits_to_call(hand: str, deck: str) -> tuple[int, ...]:
    """The suits whose ace a hand, given as text, may call."""
    tables = game(SAUSPIEL, None, deck)
    return callable_suits(card_set(parse_cards(hand)), tables, RULES.min_called_suit_cards)


def play(case: "Case") -> Found:
    """Who took the tricks, and whom every seat knows to be the partner."""
    deal = played(case)
    winners = [trick.winner for trick in deal.table.tricks]
    known = [deal.view(seat).partner for seat in SEATS]
    assert known == [deal.partner] * 4
    return Found(state_line(deal), winners=winners, partner_inferred=known[0])


def auction(case: "Case") -> Found:
    """Who plays what after the auction, or that nobody does."""
    deal = played(case)
    contract = deal.table.contract
    return Found(
        state_line(deal),
        phase=deal.table.phase,
        scores=[0, 0, 0, 0] if deal.table.phase == PASSED else None,
        declarer=None if contract is None else contract.declarer,
        contract=None if contract is None else contract.kind,
    )


def bids(case: "Case") -> Found:
    """The bids that a seat may make; the other three hold what is left, in the deck's order."""
    hand = parse_cards(case["hand"])
    left = [card for card in cards_in(deck_cards(case["deck"])) if card not in hand]
    size = hand_size(case["deck"])
    hands = [tuple(left[at * size : at * size + size]) for at in range(3)]
    hands.insert(case["seat"], hand)
    deal = new_round(RULES, case["deck"], case["dealer"], tuple(hands))
    for entry in case["log"]:
        deal = deal.after(int(entry[0]), entry[2:])
    assert deal.table.turn == case["seat"]
    return Found(bids=list(deal.legal()))


def silent(case: "Case") -> Found:
    """Whose turn it is, and that the seat that passed may say nothing more."""
    deal = played(case)
    turns = [deal.table.turn]
    for entry in case["then"]:
        for kind in KINDS:
            assert is_refused(deal, f"{case['seat']} {kind}")
        deal = deal.apply(int(entry[0]), entry[2:])
        turns.append(deal.table.turn)
    return Found(turns=turns)


def rank(_case: "Case") -> Found:
    """All contracts, lowest first."""
    return Found(kinds=list(KINDS))


def doubles(case: "Case") -> Found:
    """Who may say Kontra and Re, who may not, and what the doubled deal is worth."""
    deal = played(case)
    refused = [entry for entry in case["expect"]["refused"] if is_refused(deal, entry)]
    value = settled(case["settle"]).members["value"] if "settle" in case else None
    return Found(
        kontra_open=list(deal.kontra_open()),
        re_open=list(deal.re_open()),
        refused=refused,
        value=value,
    )


def settled(case: "Case") -> Found:
    """The reckoning from the bare facts of a deal."""
    result = settle(
        game_of(case),
        RULES,
        case["declarer"],
        case["partner"],
        case["side_points"],
        case["side_tricks"],
        card_set(parse_cards(case["side_trumps"])),
        (1 if case["kontra"] else 0) + (1 if case["re"] else 0),
    )
    return reckoned(result)


def reckoned(result: "Result") -> Found:
    """A result's members by the names that cases use."""
    members = {
        "side_points": result.side_points,
        "won": result.won,
        "schneider": result.schneider,
        "schwarz": result.schwarz,
        "runners": result.runners,
        "row": result.row,
        "counts": result.runners,
        "with": result.with_top,
        "value": result.value,
        "scores": list(result.scores),
    }
    return Found(" " + result_line(result), **members)


def runners(case: "Case") -> Found:
    """The row of Laufende and how many of them count."""
    tables = game_of(case)
    row, with_top = runner_row(tables, card_set(parse_cards(case["side_trumps"])), RULES)
    counts = counted_runners(row_of(tables.kind), row, with_top, RULES)
    found = Found(row=row, counts=counts)
    found.members["with"] = with_top
    return found


def whole_deal(case: "Case") -> Found:
    """A whole deal to its reckoning."""
    deal = played(case)
    result = deal.result()
    assert result is not None
    found = reckoned(result)
    found.members["points"] = list(deal.table.points)
    found.members["trick_counts"] = list(deal.table.trick_counts)
    found.members["leaders"] = [trick.leader for trick in deal.table.tricks]
    return found


def general(case: "Case") -> Found:
    """What is true of every deal, shown on one random deal and on all hands of one suit."""
    deal = new_round(RULES, LONG, 3, deal_cards(LONG, chance_from(case["id"])))
    choices = 99
    deal = deal.apply(0, PASS).apply(1, "wenz").apply(2, PASS).apply(3, PASS)
    looked_at = 0
    while not deal.is_over:
        seat = deal.table.turn
        assert seat is not None
        choices = min(choices, len(deal.legal()))
        deal = deal.apply(seat, deal.legal()[-1])
        complete = [trick for trick in deal.table.tricks if trick.winner is not None]
        assert deal.table.last_trick == (complete[-1] if complete else None)
        looked_at = 1 if complete else 0
    result = deal.result()
    assert result is not None
    most = most_cards_beside_a_caller()
    return Found(
        sum_of_points=sum(deal.table.points),
        sum_of_scores=sum(result.scores),
        at_least=choices,
        first_leader=deal.table.tricks[0].leader,
        tricks_to_look_at=looked_at,
        most_cards_of_the_suit=most,
        may_ever_run_away=most >= RULES.run_away_min,
    )


def most_cards_beside_a_caller() -> int:
    """The most cards of the called suit, its ace among them, beside a caller (short deck)."""
    others = ("GX", "GK", "G9")
    most = 0
    for mask in range(8):
        held = [card for index, card in enumerate(others) if mask >> index & 1]
        caller = " ".join([card for card in others if card not in held])
        if parse_suit("G") in suits_to_call(caller, SHORT):
            most = max(most, 1 + len(held))
    return most


ANSWERS: "dict[str, Callable[[Case], Found]]" = {
    "trumps": trumps,
    "deck-points": deck_points,
    "short-deck": short_deck,
    "winner": winner,
    "legal": legal,
    "callable": callables,
    "play": play,
    "auction": auction,
    "bids": bids,
    "silent": silent,
    "rank": rank,
    "doubles": doubles,
    "settle": settled,
    "runners": runners,
    "deal": whole_deal,
    "property": general,
}

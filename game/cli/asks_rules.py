"""What the referee answers about the rules alone: trumps, winner, callable, legal, bids, settle."""

from game.core.actions import legal_actions
from game.core.cards import (
    OBER,
    SEATS,
    SUITS,
    TOTAL_POINTS,
    UNTER,
    Card,
    card_code,
    card_points,
    card_set,
    cards_code,
    hand_size,
    rank_of,
    suit_code,
)
from game.core.duties import callable_suits, legal_cards
from game.core.errors import BAD_REQUEST, CONTRADICTION, OUT_OF_TURN, BadText, Contradiction
from game.core.games import CHOSEN, SAUSPIEL, Game, game, row_of
from game.core.record import Record, log_from_json, replay_view
from game.core.rulesets import ALL_TRUMPS, Ruleset
from game.core.settle import Result, can_be_together, settle
from game.core.table import AUCTION

from .members import (
    Request,
    check_apart,
    read_cards,
    read_dealer,
    read_deck,
    read_flag,
    read_kind,
    read_partner,
    read_rules,
    read_seat,
    read_suit,
    read_whole_hand,
    read_whole_number,
)
from .states import lines_json

TRICK_SIZE = 4

Reply = dict[str, object]


def ask_trumps(request: Request) -> Reply:
    """The trumps and the four plain suits of a contract, highest first."""
    read_rules(request)
    deck = read_deck(request)
    tables = _tables(request, deck, read_kind(request))
    suits = {suit_code(suit): cards_code(tables.in_order(suit)) for suit in SUITS}
    return {"trumps": cards_code(tables.trump_order), "suits": suits}


def ask_winner(request: Request) -> Reply:
    """Who takes a trick (or leads in an open one), and the points that lie in it."""
    read_rules(request)
    deck = read_deck(request)
    tables = _tables(request, deck, read_kind(request))
    trick = read_cards(request, "trick", deck, 1, TRICK_SIZE)
    return {"winner": tables.winner(trick), "points": sum(card_points(card) for card in trick)}


def _tables(request: Request, deck: str, kind: str) -> Game:
    # The called suit of a Sauspiel changes neither its trumps nor its ranks.
    is_needed = row_of(kind).trump_suit == CHOSEN
    return game(kind, read_suit(request, kind, is_needed=is_needed), deck)


def ask_callable(request: Request) -> Reply:
    """The suits whose ace a hand may call."""
    ruleset = read_rules(request)
    deck = read_deck(request)
    hand = card_set(read_whole_hand(request, deck))
    suits = callable_suits(hand, game(SAUSPIEL, None, deck), ruleset.min_called_suit_cards)
    return {"suits": [suit_code(suit) for suit in suits]}


def ask_legal(request: Request) -> Reply:
    """The cards of a hand that may be played to a trick."""
    ruleset = read_rules(request)
    deck = read_deck(request)
    kind = read_kind(request)
    suit = read_suit(request, kind, is_needed=True)
    hand = read_cards(request, "hand", deck, 1, hand_size(deck))
    trick = read_cards(request, "trick", deck, 0, TRICK_SIZE - 1) if "trick" in request else ()
    check_apart(hand, trick, "in the hand and in the trick")
    legal = legal_cards(
        game(kind, suit, deck),
        suit if row_of(kind).calls_ace else None,
        card_set(hand),
        trick[0] if trick else None,
        read_flag(request, "suit_led"),
        read_flag(request, "ran_away"),
        ruleset.run_away_min,
    )
    return {"legal": cards_code([card for card in hand if legal >> card & 1])}


def ask_bids(request: Request) -> Reply:
    """What the seat, whose turn it must be, may say in the auction."""
    ruleset = read_rules(request)
    deck = read_deck(request)
    dealer = read_dealer(request)
    seat = read_seat(request, "seat")
    hand = read_whole_hand(request, deck)
    log = log_from_json(request.get("log", []), deck)
    hands = tuple([hand if other == seat else None for other in SEATS])
    table = replay_view(Record(ruleset, deck, dealer, hands, log)).table
    if table.phase != AUCTION:
        raise BadText(OUT_OF_TURN, "the auction is over, nobody may bid")
    if table.turn != seat:
        raise BadText(OUT_OF_TURN, f"it is seat {table.turn}'s turn, not seat {seat}'s (rule 2.1)")
    return {"bids": list(legal_actions(table, seat, hand))}


def ask_settle(request: Request) -> Reply:
    """The result and the payment from the bare facts of a finished deal."""
    ruleset = read_rules(request)
    deck = read_deck(request)
    kind = read_kind(request)
    declarer = read_seat(request, "declarer")
    partner = read_partner(request, kind, declarer)
    # The trump suit decides only where the row of Laufende runs on into it.
    names_suit = row_of(kind).trump_suit == CHOSEN and ruleset.runner_cards == ALL_TRUMPS
    suit = read_suit(request, kind, is_needed=names_suit)
    tables = game(kind, suit, deck)
    side_cards = _side_trumps(request, ruleset, tables)
    points, tricks = _points_and_tricks(request, deck)
    doubles = _doubles(request, ruleset)
    result = settle(
        tables, ruleset, declarer, partner, points, tricks, card_set(side_cards), doubles
    )
    return settled_json(result)


def _side_trumps(request: Request, ruleset: Ruleset, tables: Game) -> tuple[Card, ...]:
    deck = tables.deck
    calls_ace = row_of(tables.kind).calls_ace
    # In a Sauspiel the side holds the called ace and what the caller needs to call it besides.
    most = hand_size(deck)
    if calls_ace:
        most = 2 * hand_size(deck) - 1 - ruleset.min_called_suit_cards
    cards = read_cards(request, "side_trumps", deck, 0, most)
    for card in cards:
        if rank_of(card) in (OBER, UNTER):
            continue
        if ruleset.runner_cards != ALL_TRUMPS:
            raise BadText(
                BAD_REQUEST, f"side_trumps: {card_code(card)} is neither an Ober nor an Unter"
            )
        if not tables.is_trump(card):
            raise BadText(BAD_REQUEST, f"side_trumps: {card_code(card)} is not a trump")
    return cards


def _points_and_tricks(request: Request, deck: str) -> tuple[int, int]:
    points = read_whole_number(request, "side_points")
    tricks = read_whole_number(request, "side_tricks")
    if not 0 <= tricks <= hand_size(deck):
        raise Contradiction(
            CONTRADICTION, f"side_tricks must be from 0 to {hand_size(deck)} with the {deck} deck"
        )
    if not 0 <= points <= TOTAL_POINTS:
        raise Contradiction(CONTRADICTION, f"side_points must be from 0 to {TOTAL_POINTS}")
    if not can_be_together(deck, points, tricks):
        raise Contradiction(
            CONTRADICTION,
            f"no {tricks} tricks of the {deck} deck hold {points} points together",
        )
    return points, tricks


def _doubles(request: Request, ruleset: Ruleset) -> int:
    is_kontra = read_flag(request, "kontra")
    is_re = read_flag(request, "re")
    if is_re and not is_kontra:
        raise Contradiction(CONTRADICTION, "Re answers a Kontra, and there is none (rule 6.3)")
    said = int(is_kontra) + int(is_re)
    if said > ruleset.max_doubles:
        raise Contradiction(
            CONTRADICTION, f"max_doubles allows {ruleset.max_doubles} doubles, {said} were said"
        )
    return said


def settled_json(result: Result) -> Reply:
    """The reply to ``settle``."""
    return {
        "won": result.won,
        "schneider": result.schneider,
        "schwarz": result.schwarz,
        "runners": result.runners,
        "value": result.value,
        "scores": list(result.scores),
        "lines": lines_json(result),
    }

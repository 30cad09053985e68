"""The record: one deal as text, whole or as far as it was played, or as one seat sees it.

Saving, replay, sharing, bug reports and golden files are this one form. What follows from the log
is never in it; reading a record replays it through the checked door, so whatever comes out of here
is a deal that the rules allow.
"""

from collections import OrderedDict

from .actions import CARD, action_sort
from .cards import (
    DECKS,
    LONG,
    RANK_CODES,
    SEATS,
    SUIT_CODES,
    Card,
    Seat,
    card_set,
    cards_code,
    deck_cards,
    hand_size,
    parse_card,
    parse_cards,
)
from .errors import (
    BAD_ACTION,
    BAD_REQUEST,
    DUPLICATE_CARD,
    UNKNOWN_CARD,
    UNKNOWN_VERSION,
    WRONG_COUNT,
    WRONG_DECK,
    BadText,
    Contradiction,
    SchafkopfError,
)
from .hindsight import check_hindsight, check_in_view, is_explained
from .quoting import quoted
from .round import Round, new_round
from .rulesets import STARGAMES, Ruleset, ruleset_from_json
from .strict_json import read_json, write_json
from .table import Table
from .view import View

VERSION = 1
MAX_LOG = 64
DEFAULT_DEALER = 3


class Record:
    """A deal in text form.

    ``hands`` four tuples as dealt (None: hidden), ``log`` (seat, action), ``meta`` anything the
    writer wants to keep with it.
    """

    __slots__ = ("dealer", "deck", "hands", "log", "meta", "ruleset")

    def __init__(
        self,
        ruleset: Ruleset,
        deck: str,
        dealer: Seat,
        hands: "tuple[tuple[Card, ...] | None, ...]",
        log: tuple[tuple[Seat, str], ...],
        meta: "dict[str, object] | None" = None,
    ) -> None:
        self.ruleset = ruleset
        self.deck = deck
        self.dealer = dealer
        self.hands = hands
        self.log = log
        self.meta = meta

    @property
    def viewer(self) -> "Seat | None":
        """The only seat whose hand is given, None when all four are."""
        seats = [seat for seat in SEATS if self.hands[seat] is not None]
        return seats[0] if len(seats) == 1 else None

    def to_json(self) -> "OrderedDict[str, object]":
        """The record's members in their order, for `strict_json.write_json`."""
        result: OrderedDict[str, object] = OrderedDict()
        result["v"] = VERSION
        result["rules"] = self.ruleset.to_json()
        result["deck"] = self.deck
        result["dealer"] = self.dealer
        result["hands"] = [None if hand is None else cards_code(hand) for hand in self.hands]
        result["log"] = [f"{seat} {action}" for seat, action in self.log]
        if self.meta is not None:
            result["meta"] = self.meta
        return result

    def to_text(self) -> str:
        """The record on one line: `to_json` as `strict_json.write_json` writes it.

        Hands and log are words that need no quoting, and a table saves its deal after every action:
        writing them as they are takes less than half the time.
        """
        hands = ["null" if hand is None else f'"{cards_code(hand)}"' for hand in self.hands]
        log = [f'"{seat} {action}"' for seat, action in self.log]
        text = (
            f'{{"v": {VERSION}, "rules": {write_json(self.ruleset.to_json())}'
            f', "deck": "{self.deck}", "dealer": {self.dealer}'
            f', "hands": [{", ".join(hands)}], "log": [{", ".join(log)}]'
        )
        if self.meta is not None:
            text += ', "meta": ' + write_json(self.meta)
        return text + "}"


def parse_record(text: str) -> Record:
    """The record of a JSON text.

    One of the errors of `errors` for anything else; the log is only checked for its form,
    `replay` and `replay_view` check it against the rules.
    """
    return record_from_json(read_json(text))


def record_from_json(value: object) -> Record:
    """The record of a JSON value, with the checks of `parse_record`."""
    if not isinstance(value, dict):
        raise BadText(BAD_REQUEST, "a record must be an object")
    version = value.get("v", VERSION)
    if isinstance(version, bool) or not isinstance(version, int) or version != VERSION:
        raise BadText(UNKNOWN_VERSION, f"this program reads records of version {VERSION}")
    ruleset = ruleset_from_json(value.get("rules", STARGAMES))
    deck = deck_from_json(value.get("deck", LONG))
    dealer = seat_from_json(value.get("dealer", DEFAULT_DEALER), "dealer")
    hands = _hands_from_json(value.get("hands"), deck)
    meta = value.get("meta")
    if meta is not None and not isinstance(meta, dict):
        raise BadText(BAD_REQUEST, "meta must be an object")
    return Record(ruleset, deck, dealer, hands, log_from_json(value.get("log", []), deck), meta)


def deck_from_json(value: object) -> str:
    """A deck's name. BadText bad-request for anything else."""
    if not isinstance(value, str) or value not in DECKS:
        raise BadText(BAD_REQUEST, f"deck must be one of {' '.join(DECKS)}")
    return value


def seat_from_json(value: object, name: str) -> Seat:
    """A seat, 0 to 3. BadText bad-request for anything else."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 3:
        raise BadText(BAD_REQUEST, f"{name} must be a seat, 0 to 3")
    return value


def hand_from_json(value: object, deck: str) -> tuple[Card, ...]:
    """The cards of a hand of any size. BadText for a text that isn't cards of that deck."""
    if not isinstance(value, str):
        raise BadText(BAD_REQUEST, "cards must be a text such as 'EO GX'")
    cards = parse_cards(value)
    for card in cards:
        if not deck_cards(deck) >> card & 1:
            raise BadText(WRONG_DECK, f"{cards_code([card])} is not in the {deck} deck")
    return cards


def log_from_json(value: object, deck: str) -> tuple[tuple[Seat, str], ...]:
    """A log's entries, checked for their form. BadText bad-action says which one is wrong."""
    if not isinstance(value, list):
        raise BadText(BAD_REQUEST, "log must be a list")
    if len(value) > MAX_LOG:
        raise BadText(
            BAD_REQUEST, f"a log has at most {MAX_LOG} entries, this one has {len(value)}"
        )
    return tuple([_entry_from_json(entry, deck, at) for at, entry in enumerate(value)])


def _entry_from_json(entry: object, deck: str, at: int) -> tuple[Seat, str]:
    if not isinstance(entry, str):
        raise BadText(BAD_ACTION, "an entry of the log must be a text such as '0 pass'", at)
    seat, blank, action = entry[:1], entry[1:2], entry[2:]
    if seat not in ("0", "1", "2", "3") or blank != " ":
        raise BadText(BAD_ACTION, f"{quoted(entry)} is not a seat, a blank and an action", at)
    sort = action_sort(action)
    if sort is None:
        is_like_a_card = len(action) == 2 and (action[0] in SUIT_CODES or action[1] in RANK_CODES)
        raise BadText(
            UNKNOWN_CARD if is_like_a_card else BAD_ACTION,
            f"{quoted(action)} is not an action or a card",
            at,
        )
    if sort == CARD and not deck_cards(deck) >> parse_card(action) & 1:
        raise BadText(WRONG_DECK, f"{action} is not in the {deck} deck", at)
    return int(seat), action


def _hands_from_json(value: object, deck: str) -> "tuple[tuple[Card, ...] | None, ...]":
    if not isinstance(value, list) or len(value) != 4:
        raise BadText(BAD_REQUEST, "hands must be a list of four hands")
    hands = [None if hand is None else hand_from_json(hand, deck) for hand in value]
    seen = 0
    for seat, hand in enumerate(hands):
        if hand is None:
            continue
        cards = card_set(hand)
        if seen & cards:
            raise BadText(DUPLICATE_CARD, f"seat {seat} holds a card that another seat holds too")
        seen |= cards
        if len(hand) != hand_size(deck):
            raise BadText(
                WRONG_COUNT,
                f"seat {seat} holds {len(hand)} cards, {hand_size(deck)} belong in each",
            )
    if hands.count(None) not in (0, 3):
        raise BadText(BAD_REQUEST, "a record has four hands; a view has one, the others are null")
    return tuple(hands)


def replay(record: Record) -> Round:
    """The deal after the record's log, each action checked; the error's ``at`` is its index.

    BadText bad-request if hands are hidden.
    """
    hands = tuple([hand for hand in record.hands if hand is not None])
    if len(hands) != 4:
        raise BadText(BAD_REQUEST, "all four hands are needed here")
    deal = new_round(record.ruleset, record.deck, record.dealer, hands)
    for at, entry in enumerate(record.log):
        try:
            deal = deal.apply(entry[0], entry[1])
        except SchafkopfError as error:
            error.at = at
            raise
    return deal


def replay_view(record: Record) -> View:
    """The view after the log of a record with one hand.

    The viewer's own actions are checked by its hand, those of the others by what can be seen;
    Contradiction if no hidden hands explain them.
    """
    seat = record.viewer
    hand = None if seat is None else record.hands[seat]
    if seat is None or hand is None:
        raise BadText(BAD_REQUEST, "a view has exactly one hand, the others are null")
    view = View(Table(record.ruleset, record.deck, record.dealer), seat, hand)
    for at, entry in enumerate(record.log):
        try:
            check_in_view(view, entry[0], entry[1])
        except SchafkopfError as error:
            error.at = at
            raise
        view = view.after(entry[0], entry[1])
    _check_hindsight_at(view)
    return view


def _check_hindsight_at(view: View) -> None:
    """`check_hindsight`, with the first entry of the log that no hidden hands explain as ``at``."""
    try:
        check_hindsight(view)
    except Contradiction as error:
        past = View(
            Table(view.table.ruleset, view.table.deck, view.table.dealer), view.seat, view.dealt
        )
        while is_explained(past):
            entry = view.table.log[len(past.table.log)]
            past = past.after(entry[0], entry[1])
        error.at = len(past.table.log) - 1
        raise


def record_of(deal: Round, meta: "dict[str, object] | None" = None) -> Record:
    """The record of a deal."""
    table = deal.table
    return Record(table.ruleset, table.deck, table.dealer, deal.dealt, table.log, meta)


def record_of_view(view: View, meta: "dict[str, object] | None" = None) -> Record:
    """The record of a view: the other hands are hidden."""
    table = view.table
    hands = tuple([view.dealt if seat == view.seat else None for seat in SEATS])
    return Record(table.ruleset, table.deck, table.dealer, hands, table.log, meta)

"""What one seat may do, and why not: the public table and that seat's own hand decide it.

Nothing here looks at another hand, so Round and View give the same answers. Actions are the texts
of the log: ``pass``, a kind, ``call E``, ``trump S``, ``kontra``, ``re``, or a card.
"""

from .auction import PASS, bids_over, is_high_enough
from .cards import SUITS, Card, CardSet, Seat, card_code, parse_card, suit_code
from .duties import callable_suits, legal_cards, why_not, why_not_callable
from .errors import BadText
from .games import KINDS, SAUSPIEL, game, row_of
from .reasons import (
    BID_NO_ACE,
    BID_TOO_LOW,
    KONTRA_CLOSED,
    KONTRA_OFF,
    KONTRA_OWN_SIDE,
    KONTRA_SAID,
    NOT_AN_ACTION,
    OUT_OF_TURN,
    RE_CLOSED,
    RE_NO_KONTRA,
    RE_NOT_YOURS,
    RE_SAID,
    WRONG_PHASE,
    Reason,
    make_reason,
)
from .rulesets import BY_SIDE
from .table import AUCTION, CALL, KONTRA, NAME_TRUMP, NAMING, PLAY, RE, Table

BID, CALLING, TRUMP_NAMING, DOUBLING, CARD = "bid", "calling", "trump naming", "doubling", "card"


def action_sort(action: str) -> "str | None":
    """BID, CALLING, TRUMP_NAMING, DOUBLING or CARD; None for a text that is no action."""
    if action == PASS or action in KINDS:
        return BID
    if action in (KONTRA, RE):
        return DOUBLING
    for start, sort in ((CALL, CALLING), (NAME_TRUMP, TRUMP_NAMING)):
        if action.startswith(start):
            return sort if action[len(start) :] in ("E", "G", "H", "S") else None
    try:
        parse_card(action)
    except BadText:
        return None
    return CARD


def playable(table: Table, seat: Seat, dealt: CardSet) -> CardSet:
    """The cards the seat may play; the empty set when it isn't its turn to play one."""
    if table.phase != PLAY or table.turn != seat:
        return 0
    led = table.was_suit_led
    return legal_cards(
        table.game,
        table.called_suit,
        dealt & ~table.played,
        table.lead,
        led,
        led,  # whoever still holds the ace then has run away
        table.ruleset.run_away_min,
    )


def legal_actions(table: Table, seat: Seat, dealt: "tuple[Card, ...]") -> tuple[str, ...]:
    """What the seat may do if it is its turn, else nothing. Kontra and Re are never among it.

    Bids lowest first after ``pass``, suits in the order E G H S, cards in the order dealt.
    """
    if table.turn != seat:
        return ()
    cards = sum([1 << card for card in dealt])
    if table.phase == AUCTION:
        kinds = bids_over(seat, table.forehand, table.high_bidder, table.high_bid, table.ruleset)
        if not _callable(table, cards):
            kinds = tuple([kind for kind in kinds if not row_of(kind).calls_ace])
        return (PASS,) + kinds
    if table.phase == NAMING and table.contract is not None:
        if row_of(table.contract.kind).calls_ace:
            return tuple([CALL + suit_code(suit) for suit in _callable(table, cards)])
        return tuple([NAME_TRUMP + suit_code(suit) for suit in SUITS])
    allowed = playable(table, seat, cards)
    return tuple([card_code(card) for card in dealt if allowed >> card & 1])


def _callable(table: Table, cards: CardSet) -> tuple[int, ...]:
    return callable_suits(
        cards, game(SAUSPIEL, None, table.deck), table.ruleset.min_called_suit_cards
    )


def may_say_kontra(table: Table, seat: Seat, dealt: CardSet) -> bool:
    """Whether the seat may say Kontra now. RULES.md 6.1 and 6.2."""
    return _why_no_kontra(table, seat, dealt) is None


def may_say_re(table: Table, seat: Seat, dealt: CardSet) -> bool:
    """Whether the seat may say Re now. RULES.md 6.3."""
    return _why_no_re(table, seat, dealt) is None


def is_on_declarers_side(table: Table, seat: Seat, dealt: CardSet) -> bool:
    """Whether the seat that was dealt these cards plays with the declarer, or is the declarer."""
    if table.contract is None:
        return False
    ace = table.called_ace
    return seat == table.contract.declarer or (ace is not None and dealt >> ace & 1 == 1)


def _why_no_kontra(table: Table, seat: Seat, dealt: CardSet) -> "str | None":
    if table.ruleset.max_doubles == 0:
        return KONTRA_OFF
    if table.kontra is not None:
        return KONTRA_SAID
    if not table.is_doubling_open:
        return KONTRA_CLOSED
    return KONTRA_OWN_SIDE if is_on_declarers_side(table, seat, dealt) else None


def _why_no_re(table: Table, seat: Seat, dealt: CardSet) -> "str | None":
    if table.ruleset.max_doubles == 0:
        return KONTRA_OFF
    if table.kontra is None:
        return RE_NO_KONTRA
    if table.re is not None:
        return RE_SAID
    if not table.is_doubling_open or table.ruleset.max_doubles == 1:
        return RE_CLOSED
    if table.ruleset.re_by == BY_SIDE:
        return None if is_on_declarers_side(table, seat, dealt) else RE_NOT_YOURS
    if table.contract is not None and table.contract.declarer == seat:
        return None
    return RE_NOT_YOURS


def why_illegal(table: Table, seat: Seat, dealt: CardSet, action: str) -> "Reason | None":
    """Why the seat may not do this now, None if it may: `legal_actions` in words."""
    sort = action_sort(action)
    if sort is None:
        return make_reason(NOT_AN_ACTION)
    if sort == DOUBLING:
        code = (
            _why_no_kontra(table, seat, dealt)
            if action == KONTRA
            else _why_no_re(table, seat, dealt)
        )
        return None if code is None else make_reason(code)
    if table.turn is None:
        return make_reason(WRONG_PHASE)
    if table.turn != seat:
        return make_reason(OUT_OF_TURN)
    if table.phase == AUCTION:
        return _why_no_bid(table, seat, dealt, action) if sort == BID else make_reason(WRONG_PHASE)
    if table.phase == NAMING:
        return _why_no_naming(table, dealt, action, sort)
    if sort != CARD:
        return make_reason(WRONG_PHASE)
    hand = dealt & ~table.played
    legal = playable(table, seat, dealt)
    return why_not(parse_card(action), legal, table.game, table.called_suit, hand, table.lead)


def _why_no_bid(table: Table, seat: Seat, dealt: CardSet, action: str) -> "Reason | None":
    if action == PASS:
        return None
    ruleset = table.ruleset
    if not is_high_enough(action, seat, table.forehand, table.high_bidder, table.high_bid, ruleset):
        return make_reason(BID_TOO_LOW, kind=table.high_bid)
    if row_of(action).calls_ace and not _callable(table, dealt):
        return make_reason(BID_NO_ACE)
    return None


def _why_no_naming(table: Table, dealt: CardSet, action: str, sort: str) -> "Reason | None":
    calls = table.contract is not None and row_of(table.contract.kind).calls_ace
    if sort != (CALLING if calls else TRUMP_NAMING):
        return make_reason(WRONG_PHASE)
    if not calls:
        return None
    suit = "EGHS".index(action[-1])
    code = why_not_callable(
        suit, dealt, game(SAUSPIEL, None, table.deck), table.ruleset.min_called_suit_cards
    )
    return None if code is None else make_reason(code, suit=suit)

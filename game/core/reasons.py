"""Why an action is forbidden: a closed set of reasons, each with its paragraph of RULES.md.

The screen says them in the player's language, from the catalogues; the English sentences here are
the referee's.
"""

from typing import NamedTuple

from .cards import Card, Suit, cards_code, suit_code

Reason = NamedTuple(
    "Reason",
    [
        ("code", str),
        ("clause", str),  # paragraph of RULES.md
        ("cards", "tuple[Card, ...]"),  # the cards in question: those that may be played instead
        ("suit", "Suit | None"),  # the suit in question
        ("kind", "str | None"),  # the contract kind in question
    ],
)

NOT_AN_ACTION = "not-an-action"
OUT_OF_TURN = "out-of-turn"
WRONG_PHASE = "wrong-phase"
BID_TOO_LOW = "bid-too-low"
BID_NO_ACE = "bid-no-ace"
CALL_HERZ = "call-herz"
CALL_OWN_ACE = "call-own-ace"
CALL_NO_CARD = "call-no-card"
NOT_IN_HAND = "not-in-hand"
FOLLOW_SUIT = "follow-suit"
FOLLOW_TRUMP = "follow-trump"
ACE_FORCED = "ace-forced"
ACE_LEAD = "ace-lead"
ACE_DISCARD = "ace-discard"
KONTRA_OFF = "kontra-off"
KONTRA_CLOSED = "kontra-closed"
KONTRA_OWN_SIDE = "kontra-own-side"
KONTRA_SAID = "kontra-said"
RE_NO_KONTRA = "re-no-kontra"
RE_CLOSED = "re-closed"
RE_NOT_YOURS = "re-not-yours"
RE_SAID = "re-said"

CLAUSES = {
    NOT_AN_ACTION: "2.1",
    OUT_OF_TURN: "2.1",
    WRONG_PHASE: "2.4",
    BID_TOO_LOW: "2.3",
    BID_NO_ACE: "2.5",
    CALL_HERZ: "3.1",
    CALL_OWN_ACE: "3.2",
    CALL_NO_CARD: "3.3",
    NOT_IN_HAND: "5.3",
    FOLLOW_SUIT: "5.3",
    FOLLOW_TRUMP: "5.3",
    ACE_FORCED: "4.1",
    ACE_LEAD: "4.2",
    ACE_DISCARD: "4.4",
    KONTRA_OFF: "6.2",
    KONTRA_CLOSED: "6.1",
    KONTRA_OWN_SIDE: "6.1",
    KONTRA_SAID: "6.2",
    RE_NO_KONTRA: "6.3",
    RE_CLOSED: "6.3",
    RE_NOT_YOURS: "6.3",
    RE_SAID: "6.2",
}
"""The paragraph of RULES.md that forbids, for each reason."""

_SENTENCES = {
    NOT_AN_ACTION: "that is not an action of the game",
    OUT_OF_TURN: "it is another seat's turn",
    WRONG_PHASE: "that cannot be done in this part of the deal",
    BID_TOO_LOW: "the bid must be higher than {kind}, the highest so far"
    " (a seat nearer to forehand may hold the same)",
    BID_NO_ACE: "no ace can be called with this hand, so Sauspiel cannot be bid",
    CALL_HERZ: "the ace of Herz cannot be called, Herz is trump",
    CALL_OWN_ACE: "{suit}A is in the declarer's own hand and cannot be called",
    CALL_NO_CARD: "the declarer holds no other card of {suit} that is neither Ober nor Unter,"
    " so {suit}A cannot be called",
    NOT_IN_HAND: "that card is not in the hand",
    FOLLOW_SUIT: "{suit} was led and must be followed: {cards}",
    FOLLOW_TRUMP: "trump was led and must be followed: {cards}",
    ACE_FORCED: "the called suit {suit} is led for the first time,"
    " so the called ace must be played: {cards}",
    ACE_LEAD: "the holder of {suit}A may lead another card of {suit} only by running away,"
    " with the ace and enough others of the suit in hand; allowed: {cards}",
    ACE_DISCARD: "the called ace {suit}A may not be thrown away before the last trick;"
    " allowed: {cards}",
    KONTRA_OFF: "Kontra is not played at this table",
    KONTRA_CLOSED: "Kontra is possible only from the naming of the contract"
    " until the second card of the first trick",
    KONTRA_OWN_SIDE: "only an opponent of the declarer's side may say Kontra",
    KONTRA_SAID: "Kontra has been said already",
    RE_NO_KONTRA: "Re answers a Kontra, and there is none",
    RE_CLOSED: "Re is possible only until the second card of the first trick",
    RE_NOT_YOURS: "only the declarer may say Re",
    RE_SAID: "Re has been said already",
}
CODES = tuple(sorted(_SENTENCES))  # unique: the names of a dict


def make_reason(
    code: str,
    cards: tuple[Card, ...] = (),
    suit: "Suit | None" = None,
    kind: "str | None" = None,
) -> Reason:
    """A reason with its paragraph."""
    return Reason(code, CLAUSES[code], cards, suit, kind)


def reason_sentence(reason: Reason) -> str:
    """The reason in English with its paragraph, for the referee and for errors."""
    sentence = _SENTENCES[reason.code]
    if reason.suit is not None:
        sentence = sentence.replace("{suit}", suit_code(reason.suit))
    if reason.kind is not None:
        sentence = sentence.replace("{kind}", reason.kind)
    sentence = sentence.replace("{cards}", cards_code(reason.cards))
    return f"{sentence} (rule {reason.clause})"

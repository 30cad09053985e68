"""A session as text: how it is kept, and what a kept text must be."""

from collections import OrderedDict

from ..core.errors import BAD_REQUEST, BadText
from ..core.games import KINDS
from ..core.record import seat_from_json
from ..core.strict_json import read_json, write_json
from ..ui.screen import Played
from .session import KEPT_DEALS, Session

VERSION = 1
MAX_SCORE = 10_000_000


def session_text(session: Session) -> str:
    """The session as it is kept."""
    members: OrderedDict[str, object] = OrderedDict()
    members["v"] = VERSION
    members["seat"] = session.seat
    members["number"] = session.number
    members["dealer"] = session.dealer
    members["scores"] = list(session.scores)
    members["history"] = [
        [played.number, played.kind, played.declarer, list(played.scores)]
        for played in session.history
    ]
    return write_json(members)


def read_session(text: str) -> Session:
    """The session of a kept text. BadText if it isn't one."""
    members = read_json(text)
    if not isinstance(members, dict) or members.get("v") != VERSION:
        raise BadText(BAD_REQUEST, "not a session of this version")
    history = members.get("history")
    if not isinstance(history, list) or len(history) > KEPT_DEALS:
        raise BadText(BAD_REQUEST, "the history is not a list of deals")
    return Session(
        seat_from_json(members.get("seat"), "seat"),
        _whole(members.get("number"), 1, MAX_SCORE),
        seat_from_json(members.get("dealer"), "dealer"),
        _scores(members.get("scores")),
        tuple([_played(item) for item in history]),
    )


def _played(item: object) -> Played:
    if not isinstance(item, list) or len(item) != 4:
        raise BadText(BAD_REQUEST, "a deal of the history has four members")
    number, kind, declarer, scores = item
    if kind is not None and kind not in KINDS:
        raise BadText(BAD_REQUEST, "a deal of the history has no known contract")
    seat = None if declarer is None else seat_from_json(declarer, "declarer")
    return Played(_whole(number, 1, MAX_SCORE), kind, seat, _scores(scores))


def _scores(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != 4:
        raise BadText(BAD_REQUEST, "scores are four numbers")
    scores = tuple([_whole(score, -MAX_SCORE, MAX_SCORE) for score in value])
    if sum(scores) != 0:
        raise BadText(BAD_REQUEST, "scores must add up to nothing")
    return scores


def _whole(value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadText(BAD_REQUEST, f"a whole number from {low} to {high} is wanted")
    return value

"""Short ways to a deal, a view or a hand of the core, for its tests."""

from collections.abc import Callable
from typing import Any, TypeVar

from game.core.cards import CardSet, card_set, parse_cards
from game.core.errors import SchafkopfError
from game.core.record import Record, record_from_json, replay
from game.core.round import Round, new_round
from game.core.rulesets import Ruleset
from tests.rule_cases import DEALS

T = TypeVar("T")

STARGAMES = Ruleset()
TABLE_HANDS: list[str] = DEALS["table"]["hands"]
"""The deal of many cases: every seat can call an ace, seat 2 holds GA, seat 0 may call it."""


def cards(text: str) -> CardSet:
    """The set of the cards of a text."""
    return card_set(parse_cards(text))


def at_table(*log: str, ruleset: Ruleset = STARGAMES) -> Round:
    """The deal of the cases, after a log."""
    dealt = tuple(parse_cards(hand) for hand in TABLE_HANDS)
    return play_on(new_round(ruleset, "long", 3, dealt), *log)


def play_on(deal: Round, *log: str) -> Round:
    """The deal after more entries of a log."""
    for entry in log:
        deal = deal.apply(int(entry[0]), entry[2:])
    return deal


def record(value: dict[str, Any]) -> Record:
    """The record of a JSON value."""
    return record_from_json(value)


def replayed(value: dict[str, Any]) -> Round:
    """The deal after the log of a record's JSON value."""
    return replay(record_from_json(value))


def refusal(deal: Round, entry: str) -> str | None:
    """The reason's code why a log entry is refused now, None if it is not."""
    reason = deal.view(int(entry[0])).why_illegal(entry[2:])
    return None if reason is None else reason.code


def attempt(call: Callable[[], T]) -> T | SchafkopfError:
    """What a call gives: its value, or the error of ours that it raises. Others pass through."""
    try:
        return call()
    except SchafkopfError as error:
        return error

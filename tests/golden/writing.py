"""The text of a golden record: a record, what it is about, and the reference's verdict."""

import json
from typing import Any

from tests.reference.cards import points_of
from tests.reference.deal import OpenDeal


def expectation(deal: OpenDeal) -> dict[str, Any]:
    """What must come out of a deal: its state as the referee tells it, by the reference."""
    return {
        "phase": deal.phase(),
        "contract": _contract(deal),
        "kontra": deal.kontra_by,
        "re": deal.re_by,
        "choices": choices(deal),
        "tricks": [
            {
                "leader": trick.leader,
                "cards": " ".join(trick.cards),
                "winner": trick.winner,
                "points": points_of(trick.cards),
            }
            for trick in deal.tricks
        ],
        "points": deal.points(),
        "trick_counts": deal.trick_counts(),
        "result": _result(deal),
    }


def _contract(deal: OpenDeal) -> dict[str, Any] | None:
    if deal.kind is None:
        return None
    return {
        "kind": deal.kind,
        "suit": deal.named_suit,
        "declarer": deal.declarer,
        "partner": deal.partner(),
    }


def _result(deal: OpenDeal) -> dict[str, Any] | None:
    verdict = deal.verdict()
    if verdict is None:
        return None
    return {
        "side_points": verdict.side_points,
        "won": verdict.won,
        "schneider": verdict.schneider,
        "schwarz": verdict.schwarz,
        "runners": verdict.runners_counted,
        "row": verdict.runners,
        "with": verdict.with_the_top,
        "value": verdict.value,
        "scores": verdict.scores,
        "lines": verdict.lines,
    }


def choices(deal: OpenDeal) -> list[int]:
    """How many legal actions the seat in turn had before each entry of the log."""
    again = OpenDeal(deal.dealt, deal.dealer, deal.deck)
    numbers = []
    for entry in deal.log:
        numbers.append(len(again.legal()))
        again.perform(entry)
    return numbers


def golden_text(about: str, deal: OpenDeal) -> str:
    """The file of a deal, one line for the auction and one for each trick."""
    head = {"v": 1, "rules": "stargames", "deck": deal.deck, "dealer": deal.dealer}
    lines = [json.dumps(head)[:-1] + ","]
    lines.append(' "about": ' + json.dumps(about) + ",")
    hands = ",\n  ".join(json.dumps(" ".join(hand)) for hand in deal.dealt)
    lines.append(' "hands": [\n  ' + hands + "],")
    lines.append(' "log": [\n' + ",\n".join(_log_lines(deal.log)) + "],")
    expected = expectation(deal)
    tricks = ",\n   ".join(json.dumps(trick) for trick in expected.pop("tricks"))
    members = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in expected.items()]
    members.insert(5, '  "tricks": [' + ("\n   " + tricks if tricks else "") + "]")
    lines.append(' "expect": {\n' + ",\n".join(members) + "}}")
    return "\n".join(lines) + "\n"


def _log_lines(log: list[str]) -> list[str]:
    """The log in lines: all words before and between the cards of a trick stay beside them."""
    rows: list[list[str]] = [[]]
    cards = 0
    for entry in log:
        is_card = len(entry) == 4 and entry[2] in "EGHS"
        if is_card and cards % 4 == 0 and rows[-1]:
            rows.append([])
        rows[-1].append(json.dumps(entry))
        cards += is_card
    return ["  " + ", ".join(row) for row in rows]

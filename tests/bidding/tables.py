"""All tables of a round: taken from the bots, given to them, as JSON and as the bots' own file."""

from pathlib import Path
from typing import Any, NamedTuple

from game.bots import weights
from game.bots.features import TALL_GAME_FEATURES, TRUMP_GAME_FEATURES
from game.core.cards import DECKS
from game.core.games import GEIER, SAUSPIEL, SOLO, WENZ

WEIGHTS = Path(__file__).parents[2] / "game" / "bots" / "weights.py"
KINDS = (SAUSPIEL, GEIER, WENZ, SOLO)
TOPICS = tuple((kind, deck) for kind in KINDS for deck in DECKS)
"""What has tables of its own."""

WIDTH = 100

Topic = tuple[str, str]
Row = tuple[int, ...]
Curve = tuple[tuple[int, int], ...]
Table = tuple[Row, Curve]

STRAIGHT: Curve = ((0, 0),)
"""The curve of a row that means what it says."""


class Tables(NamedTuple):
    """What the bots bid and double by; see game/bots/weights.py."""

    own: dict[Topic, Table]
    against: dict[Topic, Table]
    doubled: dict[Topic, int]


def names_of(kind: str) -> tuple[str, ...]:
    """The names of the features of a kind of contract."""
    return TRUMP_GAME_FEATURES if kind in (SAUSPIEL, SOLO) else TALL_GAME_FEATURES


def use(tables: Tables) -> None:
    """Has the bots of this process bid and double by these tables."""
    weights.OWN.update(tables.own)
    weights.AGAINST.update(tables.against)
    weights.DOUBLED.update(tables.doubled)


def in_use() -> Tables:
    """What the bots of this process bid and double by."""
    return Tables(dict(weights.OWN), dict(weights.AGAINST), dict(weights.DOUBLED))


def to_json(tables: Tables) -> dict[str, Any]:
    """The tables in a form that JSON keeps."""
    return {
        f"{kind} {deck}": {
            "own": tables.own[kind, deck],
            "against": tables.against[kind, deck],
            "doubled": tables.doubled[kind, deck],
        }
        for kind, deck in TOPICS
    }


def from_json(members: dict[str, Any]) -> Tables:
    """The tables that `to_json` gave."""
    found = Tables({}, {}, {})
    for topic in TOPICS:
        member = members[" ".join(topic)]
        for name, table in (("own", found.own), ("against", found.against)):
            row, curve = member[name]
            table[topic] = (tuple(row), tuple((x, y) for x, y in curve))
        found.doubled[topic] = member["doubled"]
    return found


TYPE = "dict[tuple[str, str], tuple[tuple[int, ...], tuple[tuple[int, int], ...]]]"
HEAD = '''"""What each feature of a hand adds to the expected score of a contract, by kind and deck.

Made by ``make bid-tables`` (tests/bidding), never by hand. A table is a row, in thousandths of a
point of the declarer and in the order of `features`, and a curve: what hands that weighed so much
have brought, as points of a line, in thousandths too.
"""

# fmt: off
'''

ENDINGS = {
    "OWN": '"""For the declarer\'s hand."""',
    "AGAINST": '"""For an opponent\'s hand."""',
    "DOUBLED": '"""What a Kontra takes from the declarer\'s expected score, in thousandths."""',
}


def as_python(tables: Tables) -> str:
    """The text of game/bots/weights.py."""
    parts = [HEAD]
    for name, members in (("OWN", tables.own), ("AGAINST", tables.against)):
        lines = [f'{name}: "{TYPE}" = {{']
        for topic in TOPICS:
            row, curve = members[topic]
            lines.append(f'    ("{topic[0]}", "{topic[1]}"): (')
            lines += _wrapped([str(number) for number in row])
            lines += _wrapped([f"({x}, {y})" for x, y in curve])
            lines.append("    ),")
        parts.append("\n".join([*lines, "}", ENDINGS[name], ""]))
    lines = ["DOUBLED = {"]
    lines += [f'    ("{k}", "{deck}"): {tables.doubled[k, deck]},' for k, deck in TOPICS]
    parts.append("\n".join([*lines, "}", ENDINGS["DOUBLED"], ""]))
    return "\n".join(parts)


def _wrapped(words: list[str]) -> list[str]:
    """A tuple of these words, a comma after it, over as many lines as the width asks for."""
    lines = [" " * 8 + "("]
    last = len(words) - 1
    for index, word in enumerate(words):
        piece = word + ("," if index < last or not last else "") + (")," if index == last else "")
        if len(lines[-1]) + len(piece) + 1 > WIDTH:
            lines.append(" " * 8)
        lines[-1] += ("" if lines[-1].endswith("(") else " ") + piece
    return lines

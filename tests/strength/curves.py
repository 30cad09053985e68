"""What people do, to lay beside what the levels do: recorded games on a large site, long deck.

Declarers' wins and scores in StarGames points by their trumps; people chose these
hands to announce them.
"""

from typing import NamedTuple


class Human(NamedTuple):
    """``games`` with so many trumps, the share won, the declarer's mean score (None: unknown)."""

    games: int
    won: float | None
    score: float | None


CURVES: dict[str, dict[int, Human]] = {
    "sauspiel": {
        3: Human(41, 0.51, 0.6),
        4: Human(505, 0.68, 1.1),
        5: Human(1098, 0.82, 1.7),
        6: Human(425, 0.92, 2.2),
        7: Human(28, 1.00, 2.3),
    },
    "solo": {
        3: Human(1, None, None),
        4: Human(3, None, None),
        5: Human(23, 0.52, 1.6),
        6: Human(204, 0.61, 5.0),
        7: Human(203, 0.78, 10.7),
        8: Human(14, 1.00, 20.0),
    },
    "wenz": {
        1: Human(13, 0.46, -2.8),
        2: Human(95, 0.72, 8.1),
        3: Human(85, 0.76, 11.2),
        4: Human(11, 1.00, 28.0),
    },
}

ALL: dict[str, Human] = {
    "sauspiel": Human(2098, 0.803, 1.6),
    "solo": Human(448, 0.694, 7.8),
    "wenz": Human(204, 0.732, 9.6),
}

"""Views of the long deck as tests write them."""

from game.core.record import record_from_json, replay_view
from game.core.view import View


def last_seats_view(hand: str, *log: str) -> View:
    """What seat 3, the dealer, sees after a log with this hand; seat 0 is forehand."""
    return replay_view(
        record_from_json(
            {
                "v": 1,
                "rules": "stargames",
                "deck": "long",
                "dealer": 3,
                "hands": [None, None, None, hand],
                "log": list(log),
            }
        )
    )

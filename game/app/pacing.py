"""How long things take on the table, so that a person can follow. Milliseconds.

What a bot does takes the same time whatever it thinks about, so that its pace tells nothing.
"""

from ..ui.choices import FAST, INSTANT, NORMAL, SLOW, WAIT

BID, CARD, REST, DOUBLE, FORCED = "bid", "card", "rest", "double", "forced"

_TIMES = {
    SLOW: {BID: 1300, CARD: 1200, REST: 2800, DOUBLE: 1600, FORCED: 1200},
    NORMAL: {BID: 750, CARD: 700, REST: 1800, DOUBLE: 1100, FORCED: 700},
    FAST: {BID: 320, CARD: 280, REST: 800, DOUBLE: 500, FORCED: 400},
    # Even so one sees which card it is that plays itself.
    INSTANT: {BID: 0, CARD: 0, REST: 0, DOUBLE: 0, FORCED: 400},
    # The bots play at the normal pace; a complete trick lies until the person goes on.
    WAIT: {BID: 750, CARD: 700, REST: -1, DOUBLE: 1100, FORCED: 700},
}

_THINKING = {SLOW: 400, NORMAL: 400, FAST: 200, INSTANT: 150, WAIT: 400}
ANSWER = 100
"""For an answer to Kontra or Re: up to three seats are asked one after the other."""
ROUND_TRIP = 50
"""For a question to the strong bots and their answer to be written, carried and read."""


def thinking(pace: str, is_asked: bool) -> int:
    """How long a strong bot may think about its action, or about its answer when it is asked.

    Less than the pause before its action (`pause`): so the time of an action tells nothing.
    """
    return ANSWER if is_asked else _THINKING[pace]


def pause(pace: str, what: str, is_thinking: bool) -> int:
    """How long it takes until a bot acts; one that thinks never acts sooner than it has thought."""
    return max(duration(pace, what), _THINKING[pace] + ROUND_TRIP if is_thinking else 0)


def duration(pace: str, what: str) -> int:
    """How long something is shown before the next thing happens; -1: until the person goes on."""
    return _TIMES[pace][what]

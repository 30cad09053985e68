"""A player of its own as a program, for the arena's tests: speaks `choose`, in several tempers.

Run as `python tests/cli/players.py TEMPER`. It knows nothing of the game but the protocol: what is
legal it asks a referee that it starts itself.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any

Json = dict[str, Any]


class Referee:
    """A referee as a child, asked line by line; started when it is asked first."""

    def __init__(self) -> None:
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-m", "game", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, request: Json) -> Json:
        if self.child is None:
            self.child = self.start()
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(json.dumps(request).encode() + b"\n")
        self.child.stdin.flush()
        reply: Json = json.loads(self.child.stdout.readline())
        return reply

    def close(self) -> None:
        if self.child is not None and self.child.stdin is not None:
            self.child.stdin.close()
            self.child.wait()


def decent(referee: Referee, request: Json) -> Json:
    """The last legal action; never Kontra."""
    if "asking" in request:
        return {"action": None}
    return {"action": referee.ask({"ask": "record", **request["view"]})["legal"][-1]}


def is_a_card_asked(request: Json) -> bool:
    """Whether the request is for a card."""
    named = any(" call " in entry or " trump " in entry for entry in request["view"]["log"])
    return named and "asking" not in request


def held_by(request: Json) -> list[str]:
    """The viewer's cards as dealt."""
    cards: list[str] = request["view"]["hands"][request["seat"]].split()
    return cards


def line_of_its_temper(temper: str, request: Json) -> "str | None":
    """What a program of a bad temper writes, None while it still behaves."""
    if temper == "cheats" and is_a_card_asked(request):
        # Seven cards are more than a short hand: one of them is not in it.
        tops = ["EO", "GO", "HO", "SO", "EU", "GU", "HU"]
        return json.dumps({"action": next(c for c in tops if c not in held_by(request))}) + "\n"
    if temper == "doubles" and is_a_card_asked(request):
        return json.dumps({"action": "kontra"}) + "\n"
    at_once = {
        "babbles": "I play the ace!\n",
        "is silent": json.dumps({"action": None}) + "\n",
        "refuses": json.dumps({"error": {"code": "bad-request", "message": "no"}}) + "\n",
        "counts": json.dumps({"action": 7}) + "\n",
        "lists": "[]\n",
        "echoes": 2 * (json.dumps({"action": "pass"}) + "\n"),
        "pours": "x" * 2_000_000,
    }
    return at_once.get(temper)


def main() -> None:
    """Answers until the input ends, or the temper breaks through."""
    temper = sys.argv[1]
    referee = Referee()
    for line in sys.stdin:
        request = json.loads(line)
        if temper == "dies":
            sys.exit(3)
        if temper == "leaves":
            os.close(sys.stdout.fileno())
        if temper in ("leaves", "sleeps"):
            time.sleep(60)
        bad = line_of_its_temper(temper, request)
        sys.stdout.write(json.dumps(decent(referee, request)) + "\n" if bad is None else bad)
        sys.stdout.flush()
    referee.close()


if __name__ == "__main__":
    main()

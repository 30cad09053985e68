"""The referee as a program: order, flushing, bad lines, long lines, the end of the stream."""

import io
import json

from game.cli.lines import MAX_BYTES
from game.cli.referee import serve
from tests.cli.programs import run, start
from tests.cli.samples import ALL, TRUMPS, WINNER

WINNER_LINE = json.dumps(WINNER).encode()


def serve_bytes(stream: bytes) -> list[bytes]:
    out = io.BytesIO()
    serve(io.BytesIO(stream), out)
    return out.getvalue().splitlines()


def test_replies_come_in_order_and_bad_lines_end_nothing() -> None:
    bad = [b"", b"{", b"\xff\xfe", b"null", b"[" * 5000, b'{"ask":"\\ud800"}', b"\x00", b'"' * 99]
    lines = [line for pair in zip(bad, [WINNER_LINE] * len(bad), strict=True) for line in pair]
    ran = run(["-m", "game", "referee"], b"\n".join(lines) + b"\n")
    assert (ran.returncode, ran.stderr) == (0, b"")
    replies = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(replies) == len(lines)
    for reply in replies[0::2]:
        assert reply["error"]["code"] in ("bad-json", "bad-request")
    assert replies[1::2] == [{"winner": 2, "points": 21}] * len(bad)


def test_each_reply_is_there_before_the_next_request() -> None:
    with start(["-m", "game", "referee"]) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        for request in (*ALL, *ALL):
            referee.stdin.write(json.dumps(request).encode() + b"\n")
            referee.stdin.flush()
            assert "error" not in json.loads(referee.stdout.readline())
        referee.stdin.close()
        assert referee.stdout.read() == b""
        assert referee.wait(60) == 0


def test_no_input_no_reply() -> None:
    ran = run(["-m", "game", "referee"])
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, b"", b"")


def test_a_reader_that_goes_away_is_no_error() -> None:
    with start(["-m", "game", "referee"]) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        assert referee.stderr is not None
        referee.stdout.close()
        referee.stdin.write(json.dumps(TRUMPS).encode() + b"\n")
        referee.stdin.close()
        assert referee.wait(60) == 0
        assert referee.stderr.read() == b""


def test_the_last_line_may_lack_its_end() -> None:
    assert serve_bytes(WINNER_LINE) == serve_bytes(WINNER_LINE + b"\n")
    assert len(serve_bytes(WINNER_LINE + b"\n" + WINNER_LINE)) == 2


def test_windows_ends_of_lines_are_blanks() -> None:
    assert serve_bytes(WINNER_LINE + b"\r\n") == serve_bytes(WINNER_LINE + b"\n")


def test_a_line_that_is_too_long_is_skipped_whole() -> None:
    for length in (MAX_BYTES + 1, 3 * MAX_BYTES, 3 * MAX_BYTES + 1):
        for end in (b"\n" + WINNER_LINE, b"\n" + WINNER_LINE + b"\n"):
            first, second = serve_bytes(b"x" * length + end)
            assert json.loads(first)["error"]["code"] == "bad-json"
            assert json.loads(second) == {"winner": 2, "points": 21}
        (alone,) = serve_bytes(b"x" * length)
        assert json.loads(alone)["error"]["code"] == "bad-json"


def test_the_longest_line_is_read() -> None:
    padding = MAX_BYTES - len(WINNER_LINE)
    line = WINNER_LINE[:-1] + b" " * padding + b"}"
    assert len(line) == MAX_BYTES
    assert [json.loads(reply) for reply in serve_bytes(line + b"\n")] == [
        {"winner": 2, "points": 21}
    ]


def test_a_long_name_does_not_make_a_long_message() -> None:
    for request in (
        {"ask": "x" * 100_000},
        {**TRUMPS, "rules": "x" * 100_000},
        {**TRUMPS, "rules": {"x" * 100_000: 1}},
        {**WINNER, "trick": "x" * 100_000},
    ):
        (reply,) = serve_bytes(json.dumps(request).encode())
        assert len(reply) < 1000

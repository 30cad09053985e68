"""Whatever stands on a line, exactly one line answers, and it is a reply or a known error."""

import io
import json
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.cli.referee import ASKS, answer_request, error_json, serve
from game.core.errors import CODES, SchafkopfError
from game.core.strict_json import write_json
from tests.cli.samples import ALL
from tests.strategies import damaged, hostile_json, hostile_text

EXAMPLES = 40


def replies_to(stream: bytes) -> list[Any]:
    """The replies to a stream, each read back from its line."""
    out = io.BytesIO()
    serve(io.BytesIO(stream), out)
    written = out.getvalue()
    assert not written or written.endswith(b"\n")
    return [json.loads(line) for line in written.split(b"\n")[:-1]]


def check(reply: object) -> None:
    """A reply is an object; an error has its three members and a known code."""
    assert isinstance(reply, dict)
    if "error" in reply:
        assert set(reply["error"]) == {"code", "message", "at"}
        assert reply["error"]["code"] in CODES
        assert reply["error"]["at"] is None or reply["error"]["at"] >= 0
        assert "failed at this request" not in reply["error"]["message"]


def answered(request: object) -> None:
    """Answers past the referee's last guard: only its own errors may come."""
    try:
        reply = answer_request(request)
    except SchafkopfError as error:
        reply = error_json(error.code, error.message, error.at)
    check(json.loads(write_json(reply)))


@settings(max_examples=EXAMPLES)
@given(st.lists(st.binary(max_size=60)))
@example([b"", b"\r", b"\x00", b"\xff", b"{}", b"[", b"\xe2\x80\xa8"])
def test_any_line_has_one_reply(lines: list[bytes]) -> None:
    lines = [line.replace(b"\n", b"") for line in lines]
    replies = replies_to(b"".join(line + b"\n" for line in lines))
    assert len(replies) == len(lines)
    for reply in replies:
        check(reply)


@settings(max_examples=EXAMPLES)
@given(st.lists(hostile_text), st.booleans())
def test_any_text_has_one_reply(texts: list[str], last_has_an_end: bool) -> None:
    texts = [text.replace("\n", "") for text in texts]
    stream = b"\n".join(text.encode("utf-8", "surrogatepass") for text in texts)
    if last_has_an_end:
        stream += b"\n"
    expected = stream.count(b"\n") + (not stream.endswith(b"\n") and stream != b"")
    replies = replies_to(stream)
    assert len(replies) == expected
    for reply in replies:
        check(reply)


@settings(max_examples=EXAMPLES)
@given(hostile_json)
def test_any_value_is_answered(value: object) -> None:
    answered(value)


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(sorted(ASKS)), st.dictionaries(hostile_text, hostile_json, max_size=4))
def test_any_members_of_an_ask_are_answered(ask: str, members: dict[str, Any]) -> None:
    answered({**members, "ask": ask})


@settings(max_examples=2 * EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(ALL).flatmap(damaged))
def test_damaged_requests_are_answered(request: dict[str, Any]) -> None:
    answered(request)


VIEW = next(request["view"] for request in ALL if "view" in request)


@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(damaged(VIEW), st.sampled_from(["easy", "normal", "random"]))
def test_damaged_views_are_answered(view: dict[str, Any], level: str) -> None:
    answered({"ask": "choose", "level": level, "seat": 2, "view": view})


@settings(max_examples=2 * EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_damaged_bytes_are_answered(data: st.DataObject) -> None:
    line = bytearray(json.dumps(data.draw(st.sampled_from(ALL))).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(line) - 1))
        line[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    stream = bytes(line).replace(b"\n", b"")
    for reply in replies_to(stream + b"\n"):
        check(reply)

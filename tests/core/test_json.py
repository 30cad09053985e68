"""The strict reader: exactly JSON within limits, one error for everything else, nothing deep."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import BadText
from game.core.strict_json import MAX_DEPTH, MAX_LENGTH, read_json, write_json
from tests.core.build import attempt
from tests.strategies import costly, hostile_text

clean_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(10**16), 10**16), clean_text),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(clean_text, inner, max_size=4)
    ),
    max_leaves=20,
)


@costly
@given(values)
def test_what_is_written_is_read_back(value: object) -> None:
    assert read_json(write_json(value)) == value
    assert json.loads(write_json(value)) == value


@costly
@given(values, st.sampled_from([None, 1]), st.booleans())
def test_what_others_write_is_read(value: object, indent: int | None, ascii_only: bool) -> None:
    assert read_json(json.dumps(value, indent=indent, ensure_ascii=ascii_only)) == value


@given(st.floats(-1e9, 1e9))
def test_numbers_with_a_point(number: float) -> None:
    text = f"{number:.6f}"
    if len(text) <= 18:
        assert read_json(text) == pytest.approx(number, abs=1e-6)
        assert read_json(write_json(read_json(text))) == read_json(text)


def test_members_keep_their_order() -> None:
    text = '{"z": 1, "a": {"y": 2, "b": 3}, "": []}'
    assert write_json(read_json(text)) == text
    assert write_json({"t": (1, "x", None, True, False)}) == '{"t": [1, "x", null, true, false]}'


@given(
    st.one_of(hostile_text, st.lists(st.sampled_from('{}[]:,"\\u0 1.-+eEtruefalsn\n')).map("".join))
)
def test_any_text_is_json_or_one_error(text: str) -> None:
    value = attempt(lambda: read_json(text))
    if isinstance(value, BadText):
        assert value.code == "bad-json"
    else:
        # Whoever reads more leniently reads the same.
        assert json.loads(text) == value


WRONG = [
    "", " ", "{", "}", "[", "]", "[1 2]", "[1,]", "[,1]", "[,]", '{"a":1,}', '{"a"}', '{"a" 1}',
    '{"a":}', "{a:1}", "{1:1}", '{"a":1 "b":2}', "01", "-", "-01", "1.", ".5", "+1", "1e", "1e+",
    "1.e3", "0x10", "1_000", "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "nul", "True",
    "truefalse", "1 1", '"', '"\\x"', '"\\u12"', '"\\u12g4"', '"\\ud800"', '"\\udc00"',
    '"\\ud800\\u0041"', '"\\ud800x"', '"\x00"', '"\n"', '"\t"', "'a'", "\ufeff1", "\u00a01", "[1]]",
    '{"a":1}}', '{"a":1,"a":2}', '{"a":{"b":1,"b":1}}', "1" * 19, "\u0661", '"\ud800"', "[1;2]",
    "[1}", '{"a":1]',
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_what_is_not_json(text: str) -> None:
    with pytest.raises(BadText, match="not JSON") as refused:
        read_json(text)
    assert refused.value.code == "bad-json"


RIGHT = [
    ("0", 0), ("-0", 0), ("-12", -12), ("1.5", 1.5), ("1e2", 100.0), ("1E-2", 0.01),
    ("2e+1", 20.0), (" [ ] ", []), ("{ }", {}), ('"\\u00e4\\n\\"\\/"', '\u00e4\n"/'),
    ('"\\ud83c\\udca1"', "\U0001f0a1"), ("\t\r\n null ", None), ('"\u2028"', "\u2028"),
    ('{"a":[true,false]}', {"a": [True, False]}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), RIGHT)
def test_what_is_json(text: str, value: object) -> None:
    assert read_json(text) == value


def test_whole_numbers_stay_whole() -> None:
    assert isinstance(read_json("1"), int)
    assert isinstance(read_json("1.0"), float)
    assert read_json("1e0") == pytest.approx(1)
    tiny = read_json("1e-999")
    assert isinstance(tiny, float)
    assert math.isfinite(tiny)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nesting_has_a_limit(opening: str, closing: str) -> None:
    deepest = opening * MAX_DEPTH + "1" + closing * MAX_DEPTH
    assert write_json(read_json(deepest)).replace(" ", "") == deepest
    for depth in (MAX_DEPTH + 1, 1000, 100_000):
        with pytest.raises(BadText, match="levels"):
            read_json(opening * depth + "1" + closing * depth)


def test_length_has_a_limit() -> None:
    assert read_json(" " * (MAX_LENGTH - 1) + "1") == 1
    with pytest.raises(BadText, match="more than"):
        read_json(" " * MAX_LENGTH + "1")

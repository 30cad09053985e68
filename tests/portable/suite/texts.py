"""Hostile text for every reader: a value or one of the game's own errors, nothing else."""

from typing import TYPE_CHECKING

from game.core.cards import cards_code, parse_cards
from game.core.errors import CODES, SchafkopfError
from game.core.record import parse_record, replay
from game.core.strict_json import read_json, write_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

JSON_TEXTS = (
    "",
    " ",
    "null",
    "true",
    "nul",
    "[1 2]",
    "[1,]",
    "[,1]",
    "[1,2] ",
    "[1]x",
    '{"a":1,}',
    '{"a"}',
    '{"a":1,"a":2}',
    "{a:1}",
    "{'a':1}",
    '{"b":1,"a":[{"d":null,"c":2}]}',
    "01",
    "-0",
    "1.",
    ".5",
    "1.25",
    "1e3",
    "1E-2",
    "+1",
    "NaN",
    "Infinity",
    "--1",
    "0x10",
    "1_000",
    "123456789012345678901",
    '"a',
    '"\\x"',
    '"\\u12"',
    '"\\u00e4\\n\\/"',
    '"\\ud83d\\ude00"',
    '"\\ud83d"',
    '"\\ude00\\ud83d"',
    '"\t"',
    '"ä😀"',
    '"\x7f\u2028"',
    "[" * 15 + "]" * 15,
    "[" * 40 + "]" * 40,
    "[" * 5000,
    '\ufeff{"a":1}',
    "\u00a0[1]",
    '{"a":1}{"b":2}',
    "[1]//",
    '"\\',
    "tru",
    "[true,false,null]",
    "\u0663",
    '{"":""}',
    "[[]]",
    "{}",
    "-",
    "1e",
    "1e+",
    "[1.5,-2.5e2]",
)
CARD_TEXTS = (
    "",
    "GX",
    "GX EO",
    "gx",
    "GX  EO",
    " GX",
    "GX ",
    "GX GX",
    "XG",
    "G10",
    "GX,EO",
    "GX\nEO",
    "ÄX",
    "E",
    "EAEX",
    "😀X",
    "H7 S7 EA",
)
RECORD = (
    '{"v": 1, "rules": "stargames", "deck": "short", "dealer": 3, "hands": ["SO EK E9 GA SA SK",'
    ' "EO GO EU HK EX GX", "HU SU HA HX H9 S9", "HO GU EA GK G9 SX"], "log": ["0 pass",'
    ' "1 sauspiel", "2 pass", "3 pass", "1 call E", "2 kontra", "0 EK", "1 EX", "2 HA", "3 EA"]}'
)
# What is put in the record's place of what.
CHANGES = (
    ('"v": 1', '"v": 2'),
    ('"v": 1', '"v": true'),
    ('"v": 1', '"v": "1"'),
    ('"stargames"', '"x\u00e4"'),
    ('"stargames"', '{"profile": "stargames", "re_by": "side"}'),
    ('"stargames"', '{"profile": "stargames", "re_by": "s\u00edde"}'),
    ('"stargames"', '{"max_doubles": 9}'),
    ('"stargames"', '{"nonsense": 1}'),
    ('"stargames"', "3"),
    ('"short"', '"long"'),
    ('"short"', '"tall"'),
    ('"dealer": 3', '"dealer": 4'),
    ('"dealer": 3', '"dealer": true'),
    ("SO EK", "SO S8"),
    ("SO EK", "SO EO"),
    ("SO EK", "SO XX"),
    ("SO EK E9", "SO EK"),
    ("SO EK E9 GA SA SK", "SO SO E9 GA SA SK"),
    ('"0 pass"', '"0  pass"'),
    ('"0 pass"', '"1 pass"'),
    ('"0 pass"', '"4 pass"'),
    ('"0 pass"', '"0 p\u00e4ss"'),
    ('"0 pass"', "7"),
    ('"1 sauspiel"', '"1 call E"'),
    ('"1 call E"', '"1 call H"'),
    ('"1 call E"', '"1 call G"'),
    ('"2 kontra"', '"1 kontra"'),
    ('"2 kontra"', '"3 kontra"'),
    ('"0 EK"', '"0 SK"'),
    ('"0 EK"', '"0 HX"'),
    ('"3 EA"', '"3 GK"'),
    ('"3 EA"', '"3 EA", "2 HX", "3 SX"'),
    ('"log"', '"lug"'),
    ('"hands"', '"fists"'),
    ("]}", '], "meta": {"me": 2}}'),
    ("]}", '], "x": 1}'),
    ('"HU SU HA HX H9 S9"', "null"),
    ("{", "["),
)


def results(_read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield what each reader makes of each text."""
    for index, text in enumerate(JSON_TEXTS):
        yield f"json.{index}", outcome(text, lambda given: write_json(read_json(given)))
    for index, text in enumerate(CARD_TEXTS):
        yield f"cards.{index}", outcome(text, lambda given: cards_code(parse_cards(given)))
    assert outcome(RECORD, lambda given: parse_record(given).to_text()) == RECORD
    for index, change in enumerate(CHANGES):
        changed = RECORD.replace(change[0], change[1], 1)
        assert changed != RECORD, change
        yield f"record.{index}", outcome(changed, _replayed)


def _replayed(text: str) -> str:
    record = parse_record(text)
    return record.to_text() + " / " + " ".join(replay(record).legal())


def outcome(text: str, reader: "Callable[[str], str]") -> str:
    """Return the reader's answer, or its error with code, place and words."""
    try:
        return reader(text)
    except SchafkopfError as error:
        if error.code not in CODES:
            raise
        return f"{error.code} {error.at} {error.message}"

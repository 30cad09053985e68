"""Texts and values that somebody hands the page to break it: one list for every door.

`TEXTS` are what stands in the place of a text, `RECORDS` in that of a record, `MESSAGES`
(JavaScript) what another page may send. Whatever comes in through a link, a file, a message or a
kept value must be told as wrong or do nothing; it must never be markup, never run, never hang.
"""

import json
from typing import Any

MARK = "broken-into"
"""What a text that has run or become markup would leave: a global of that name, or an element."""

SCRIPT = f"<script>window['{MARK}']=1</script>"
IMAGE = f'<img class="{MARK}" src=x onerror="window[\'{MARK}\']=1">'

TEXTS = (
    SCRIPT,
    IMAGE,
    f'"><svg class="{MARK}" onload="window[\'{MARK}\']=1">',
    f"javascript:window['{MARK}']=1",
    "{name} {0} {count} %s ${window}",
    "__proto__",
    "constructor",
    "\u202eevil\u2066\u2069\u200b",
    "a\u0000b",
    "\ud800",
    "../../../../etc/passwd",
    "1e999",
    "-1",
    "9" * 400,
    "\u0661\u0662",
    "\U0001f0a1" * 50,
    "",
)

_K01: dict[str, Any] = {
    "v": 1,
    "rules": "stargames",
    "deck": "short",
    "dealer": 3,
    "hands": ["SO EK E9 GA SA SK", "EO GO EU HK EX GX", "HU SU HA HX H9 S9", "HO GU EA GK G9 SX"],
    "log": [],
}


def _with(**members: object) -> str:
    return json.dumps(_K01 | members)


def nested(depth: int, inside: str = "1") -> str:
    """Lists in lists."""
    return "[" * depth + inside + "]" * depth


RECORDS = (
    *TEXTS,
    nested(100_000),
    nested(50_000, inside=""),
    '{"a":' * 5_000 + "1" + "}" * 5_000,
    '"' + "x" * 999_000 + '"',
    _with(v=2),
    _with(v="1"),
    _with(rules={"profile": "stargames", "__proto__": {"polluted": 1}}),
    _with(rules={"profile": "stargames", "values": {"sauspiel": 10**17}}),
    _with(rules=SCRIPT),
    _with(deck=IMAGE),
    _with(dealer=1e300),
    '{"v": 1, "dealer": 1e999}',
    '{"v": 1, "v": 1}',
    _with(dealer=-1),
    _with(dealer=True),
    _with(hands=[SCRIPT] * 4),
    _with(hands=[None] * 4),
    _with(hands=[_K01["hands"][0]] * 4),
    _with(hands={"0": "EO"}),
    _with(log=[f"0 {IMAGE}"]),
    _with(log=["0 play:EO"] * 64),
    _with(log=["0 pass"] * 65),
    _with(log=["0 pass\u0000"]),
    _with(log=["\u0660 pass"]),
    _with(log=[["0", "pass"]]),
    _with(meta=SCRIPT),
    _with(meta={"seat": SCRIPT, "levels": IMAGE, "number": 10**40})[:-1],
)
"""None of them is a deal."""

LONG = 10_000_000
"""Characters of the longest text that is tried."""

MESSAGES = (
    "null",
    "undefined",
    "7",
    "'schafkopf'",
    "[]",
    "{type: 'schafkopf'}",
    "{type: 'schafkopf', v: 1}",
    "{type: 'schafkopf', v: 1, command: null, value: null}",
    "{type: 'schafkopf', v: 1, command: {toString: 1}, value: {toJSON: 1}}",
    "{type: 'schafkopf', v: 1, command: 'load', value: 10n}",
    "{type: 'schafkopf', v: 1, command: 'load', value: new Map([['a', 1]])}",
    "{type: 'schafkopf', v: 1, command: 'load', value: new Uint8Array(1000000)}",
    (
        "(() => { const loop = {}; loop.loop = loop;"
        " return {type: 'schafkopf', v: 1, command: 'load', value: loop}; })()"
    ),
    (
        "(() => { const loop = []; loop.push(loop);"
        " return {type: 'schafkopf', v: 1, command: loop, value: 1}; })()"
    ),
    (
        "(() => { let deep = 1; for (let level = 0; level < 1000; level += 1) deep = [deep];"
        " return {type: 'schafkopf', v: 1, command: 'load', value: deep}; })()"
    ),
    f"{{type: 'schafkopf', v: 1, command: 'load', value: 'x'.repeat({LONG})}}",
    f"{{type: 'schafkopf', v: 1, command: 'x'.repeat({LONG})}}",
    f"{{type: 'schafkopf', v: 1, command: 'language', value: {json.dumps(SCRIPT)}}}",
    f"{{type: 'schafkopf', v: 1, command: 'theme', value: {json.dumps(IMAGE)}}}",
    "{type: 'schafkopf', v: 1, command: 'language', value: '__proto__'}",
    "{type: 'schafkopf', v: 1, command: 'language', value: '../../x'}",
    "{type: 'schafkopf', v: 1, command: 'pause', value: NaN}",
    "{type: 'schafkopf', v: 1, command: '__proto__', value: 'constructor'}",
    "{type: 'schafkopf', v: 1, command: 'load', value: '\\ud800'}",
    "{type: 'schafkopf', v: 1, command: 'load', value: {__proto__: null, v: 1}}",
    "{type: 'schafkopf', v: 1, command: 'set:names', value: 'x'}",
    "{type: 'schafkopf', v: {}, command: 'new'}",
)
"""Expressions; what they give is posted. None of them is a command that may change anything."""

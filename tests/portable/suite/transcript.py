"""Runs the sections and writes the transcript: one line a result, `section name text`."""

from typing import TYPE_CHECKING

from . import bots, cases, copies, deals, interpreter, records, scenes, texts, typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Read = Callable[[str], str]
    Section = Callable[[Read], Iterator[tuple[str, str]]]

SECTIONS: "tuple[tuple[str, Section], ...]" = (
    ("interpreter", interpreter.results),
    ("texts", texts.results),
    ("cases", cases.results),
    ("deals", deals.results),
    ("records", records.results),
    ("bots", bots.results),
    ("scenes", scenes.results),
    ("typed", typed.results),
    ("copies", copies.results),
)


def run(read: "Read", write: "Callable[[str], None]", only: "tuple[str, ...]" = ()) -> int:
    """Write the transcript of all sections, or of those named; return the number of lines.

    An assertion that doesn't hold, or any other error, passes through.
    """
    lines = 0
    for section, results in SECTIONS:
        if only and section not in only:
            continue
        for name, text in results(read):
            write(f"{section} {name} {one_line(text)}")
            lines += 1
    write(f"end {lines}")
    return lines


def one_line(text: str) -> str:
    """Keep a result on one line."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")

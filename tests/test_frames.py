"""What this project says of frames in other people's pages, in each of the places that say it."""

import html
import json
import re

from tests.conftest import ROOT
from tests.tools.oembed import oembed

SCRIPTED = re.compile(r'const SANDBOX = "([^"]+)";')
WRITTEN = re.compile(r'<iframe[^>]*\ssandbox="([^"]+)"')
README = (ROOT / "README.md").read_text("utf-8")
ELEMENTS = (ROOT / "static/js/embed.js").read_text("utf-8")


def found(pattern: re.Pattern[str], text: str) -> str:
    """What stands in the one place."""
    (value,) = pattern.findall(text)
    return str(value)


def test_every_frame_may_do_the_same() -> None:
    """Else the same button gives a file in one frame and none in another."""
    snippets = (ROOT / "static/about/snippet.js").read_text("utf-8")
    pasted = html.unescape(json.loads(oembed("https://club.example/"))["html"])
    usual = found(SCRIPTED, ELEMENTS)
    assert found(SCRIPTED, snippets) == usual
    assert found(WRITTEN, pasted) == usual
    assert found(WRITTEN, README) == usual
    assert "allow-downloads" in usual.split()


def test_the_parameters_that_the_readme_lists_are_the_elements_attributes() -> None:
    table = README.split("| parameter |", 1)[1].split("\n\n", 1)[0]
    named = set(re.findall(r"`([a-z]+)`", "".join(re.findall(r"\n\| ([^|]+) \|", table))))
    shared = re.search(r"const SHARED = (\[.*?\]);", ELEMENTS)
    own = re.search(r"static parameters = \[\.\.\.SHARED, (.*?)\];", ELEMENTS)
    assert shared
    assert own
    attributes = {*json.loads(shared[1]), *json.loads(f"[{own[1]}]")}
    assert named - attributes == {"embed", "origin", "replay", "sw"}
    assert not attributes - named

"""About: what this is, what is stored, that nothing leaves the page, whose work it stands on."""

from typing import TYPE_CHECKING

from ..scene import Node
from ..screen import SETTINGS
from .data import parts_text
from .frame import chapter, frame, paragraph, renew_button

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

PROGRAMS = (
    ("Schafkopf", "MIT"),
    ("MicroPython", "MIT"),
    ("PyScript", "Apache-2.0"),
    ("Pyodide", "MPL-2.0"),
)
"""This game and the three programs that run it, each with its licence."""

LICENCES = "static/about/licences.html"
"""The page with the licences of the game and of what it ships with."""


def about(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    body = [paragraph("about-what", words.text("about.what"))]
    areas = (
        ("private", ("nothing-leaves", "stored")),
        ("fair", ("cards", "bots")),
        ("report", ("text",)),
    )
    for area, texts in areas:
        key = f"about-{area}"
        lines = [paragraph(f"{key}-{text}", words.text(f"about.{area}.{text}")) for text in texts]
        if area == "private":
            lines += _kept(screen, words)
        body.append(chapter(key, words.text(f"about.{area}.title"), lines))
    link_attributes = (
        "class", "link",
        "href", LICENCES,
        "target", "_blank",
        "rel", "noopener",
    )  # fmt: skip
    licences = [
        paragraph("about-licences-text", words.text("about.licences.text")),
        _programs(),
        Node("a", "about-licences-link", link_attributes, words.text("about.licences.link")),
    ]
    body.append(chapter("about-licences", words.text("about.licences.title"), licences))
    version = words.text("about.version", version=screen.version)
    body.append(paragraph("about-version", version, "version"))
    if screen.is_renewable:
        body.append(renew_button("about", words))
    return frame("about", words, words.text("about.title"), body)


def _kept(screen: "Screen", words: "Words") -> list[Node]:
    """How much is kept here, and the way to take it out or delete it."""
    lines = []
    stored = screen.stored
    if stored is not None:
        names = parts_text(stored.parts, words)
        text = words.text("about.private.amount", names=names, kilobytes=stored.kilobytes)
        lines.append(paragraph("about-private-amount", text))
    button = ("class", "action", "type", "button", "data-act", SETTINGS)
    label = words.text("about.private.open")
    lines.append(paragraph("about-private-copy", words.text("about.private.copy")))
    lines.append(Node("button", "about-private-open", button, label))
    return lines


def _programs() -> Node:
    items = []
    for name, licence in PROGRAMS:
        key = "about-" + name
        items.append(Node("dt", key, (), name))
        items.append(Node("dd", key + "-licence", (), licence))
    return Node("dl", "about-programs", ("class", "programs"), "", items)

"""About: what this is, what is stored, that nothing leaves the page, and whose work it stands on."""

from typing import TYPE_CHECKING

from ..scene import Node
from .frame import chapter, frame, paragraph

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

LICENCES = "static/about/licences.html"
"""The page with the licences of the game and of what it ships with."""


def about(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    link = Node(
        "a",
        "about-link",
        ("class", "link", "href", LICENCES, "target", "_blank", "rel", "noopener"),
        words.text("about.licences.link"),
    )
    body = [
        paragraph("about-what", words.text("about.what")),
        chapter("about-private", words.text("about.private.title"), [
            paragraph("about-private-1", words.text("about.private.nothing-leaves")),
            paragraph("about-private-2", words.text("about.private.stored")),
        ]),
        chapter("about-fair", words.text("about.fair.title"), [
            paragraph("about-fair-1", words.text("about.fair.cards")),
            paragraph("about-fair-2", words.text("about.fair.bots")),
        ]),
        chapter("about-licences", words.text("about.licences.title"), [
            paragraph("about-licences-1", words.text("about.licences.text")),
            link,
        ]),
        paragraph("about-version", words.text("about.version", version=screen.version), "version"),
    ]
    return frame("about", words, words.text("about.title"), body)

"""About: what this is, what is stored, that nothing leaves the page, whose work it stands on."""

from typing import TYPE_CHECKING

from ..scene import Node
from .frame import chapter, frame, paragraph, renew_button

if TYPE_CHECKING:
    from ..screen import Screen
    from ..words import Words

LICENCES = "static/about/licences.html"
"""The page with the licences of the game and of what it ships with."""


def about(screen: "Screen", words: "Words") -> Node:
    """The panel."""
    body = [paragraph("about-what", words.text("about.what"))]
    for area, texts in (("private", ("nothing-leaves", "stored")), ("fair", ("cards", "bots"))):
        key = f"about-{area}"
        lines = [paragraph(f"{key}-{text}", words.text(f"about.{area}.{text}")) for text in texts]
        body.append(chapter(key, words.text(f"about.{area}.title"), lines))
    link_attributes = (
        "class", "link",
        "href", LICENCES,
        "target", "_blank",
        "rel", "noopener",
    )  # fmt: skip
    licences = [
        paragraph("about-licences-text", words.text("about.licences.text")),
        Node("a", "about-licences-link", link_attributes, words.text("about.licences.link")),
    ]
    body.append(chapter("about-licences", words.text("about.licences.title"), licences))
    version = words.text("about.version", version=screen.version)
    body.append(paragraph("about-version", version, "version"))
    if screen.is_renewable:
        body.append(renew_button("about", words))
    return frame("about", words, words.text("about.title"), body)

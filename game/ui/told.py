"""Told: sentences for the person that name what they are about."""

from typing import TYPE_CHECKING, NamedTuple

from .choices import setting_names

if TYPE_CHECKING:
    from .words import Words

Told = NamedTuple("Told", [("sentences", "tuple[tuple[str, tuple[str, ...]], ...]")])
"""Each sentence is the key of a text and what goes into its ``names``.

A name is that of a setting, which is told in the person's language, or stands as it is.
"""


def told(key: str, *names: str) -> Told:
    """One sentence."""
    return Told(((key, names),))


def told_text(what: "Told | str", words: "Words", most: int = 100) -> str:
    """The sentences in words; a text alone is a key that needs nothing else.

    Of more than ``most`` names in a sentence the others are counted.
    """
    if isinstance(what, str):
        return words.text(what)
    sentences = []
    for key, names in what.sentences:
        named = [setting_name(name, words) for name in names[:most]]
        if len(names) > most:
            named.append(words.text("note.more", count=len(names) - most))
        sentences.append(words.text(key, names=words.all_of(named)))
    return " ".join(sentences)


def setting_name(name: str, words: "Words") -> str:
    """What a setting is called; other names stay as they are."""
    if name in setting_names():
        return words.text("setting." + name.replace("_", "-"))
    return name
